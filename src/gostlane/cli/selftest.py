"""``gostlane selftest``: known answers on every kernel that this CPU has."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

import click

from gostlane import __version__, _core, cpu
from gostlane.cli import known_answers
from gostlane.cli.errors import EXIT_CODES, CommandError, ExitCode
from gostlane.cli.files import print_out
from gostlane.cli.options import json_option
from gostlane.cli.text import columns

SCHEMA = "gostlane/selftest/1"


@dataclass(slots=True)
class Verdict:
    """What one kernel answered."""

    cipher: str
    kernel: str
    needs: tuple[str, ...]
    available: bool
    answers: int = 0
    """Known answers that were compared."""
    ran: list[str] = field(default_factory=list)
    """The kernels that ran: this one alone, if all is well."""
    failures: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool | None:
        """None for a kernel that this CPU can't run."""
        return not self.failures if self.available else None

    @property
    def text(self) -> str:
        """The verdict in a word or two."""
        if not self.available:
            return f"not run: needs {' '.join(self.needs) or 'another build'}"
        return "FAILED" if self.failures else "ok"


@click.command(
    epilog=f"""\b
Example:
  gostlane selftest

{EXIT_CODES}"""
)
@json_option
def selftest(as_json: bool) -> None:
    """Compare every kernel that this CPU has with known answers.

    First the core's own check, which fills every lane of the kernel, then vectors of RFC 5831, RFC
    8891 and GOST R 34.13-2015 and others that independent programs agreed on, in every mode, with
    the kernel forced.
    """
    vectors = known_answers.load()
    verdicts = [
        _judge(cipher, kernel, vectors) for cipher in cpu.CIPHERS for kernel in cpu.kernels(cipher)
    ]
    failed = [verdict for verdict in verdicts if verdict.failures]
    print_out(_json(verdicts, not failed) if as_json else _text(verdicts))
    if failed:
        names = ", ".join(f"{each.cipher} {each.kernel}" for each in failed)
        raise CommandError(ExitCode.FAILED, f"self-test failed: {names}")


def _judge(cipher: str, kernel: cpu.Kernel, vectors: list[dict[str, Any]]) -> Verdict:
    verdict = Verdict(cipher, kernel.name, kernel.needs, kernel.available)
    if not kernel.available:
        return verdict
    try:
        _core.check_kernel(cipher, kernel.name)
        with cpu.use(kernel.name):
            for vector in vectors:
                if vector["cipher"] == cipher:
                    _compare(verdict, vector)
    except (RuntimeError, ValueError) as error:
        verdict.failures.append(str(error))
    return verdict


def _compare(verdict: Verdict, vector: dict[str, Any]) -> None:
    for outcome in known_answers.ask(vector):
        verdict.answers += 1
        if outcome.kernel not in verdict.ran:
            verdict.ran.append(outcome.kernel)
        if not outcome.passed:
            verdict.failures.append(outcome.name)
        elif outcome.kernel != verdict.kernel:
            verdict.failures.append(f"{outcome.name}: ran on {outcome.kernel}")


def _json(verdicts: list[Verdict], passed: bool) -> str:
    kernels = [{**asdict(verdict), "passed": verdict.passed} for verdict in verdicts]
    about = {"schema": SCHEMA, "version": __version__, "passed": passed}
    return json.dumps({**about, "kernels": kernels})


def _text(verdicts: list[Verdict]) -> str:
    rows = [("cipher", "kernel", "ran on", "answers", "verdict")]
    for verdict in verdicts:
        ran = " ".join(verdict.ran) or "-"
        rows.append((verdict.cipher, verdict.kernel, ran, str(verdict.answers), verdict.text))
    failures = [
        f"FAILED: {verdict.cipher} {verdict.kernel}: {failure}"
        for verdict in verdicts
        for failure in verdict.failures
    ]
    return "\n".join([columns(rows), *failures])
