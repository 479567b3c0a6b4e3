"""The report of ``gostlane speed --select``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from gostlane import GOST28147
from gostlane.ciphers import CIPHERS
from gostlane.cli.errors import usage
from gostlane.cli.progress import progress
from gostlane.cli.speed_common import cases_of, facts, figure, heading
from gostlane.cli.text import columns
from gostlane.speed import selection
from gostlane.speed.clock import pinned
from gostlane.speed.selection import DEMAND, Choice

SCHEMA = "gostlane/speed-select/1"
_FOOTNOTE = """\
ns: of one message on a ready context, the price of the call from Python taken off; medians of
interleaved samples. behind: how much longer the choice took than the fastest kernel that is
constant-time, forced; below zero it was faster than each of them alone."""


def measure(
    ciphers: Sequence[str],
    works: Sequence[str],
    sizes: Sequence[int] | None,
    seconds: float,
    as_json: bool,
) -> str:
    """Measure every kernel and the choice; gives the report."""
    for work in works:
        if work not in selection.MODES:
            raise usage(f"--mode: expected one of {', '.join(selection.MODES)}, got {work}")
    wanted = [
        case
        for case in cases_of(ciphers or (GOST28147.name,), works or selection.MODES)
        if case.direction == "encrypt" and case.meshing is None
    ]
    plan = [(case, size) for case in wanted for size in sizes or selection.sizes(case.cipher)]
    choices: list[selection.Choice] = []
    with pinned(True) as core, progress(len(plan), "sizes") as advance:
        for case, size in plan:
            choices.append(selection.choice(case, size, seconds))
            advance(1)
    about = {"seconds": seconds, "core": core}
    report = _as_json if as_json else _as_text
    return report(choices, about)


def _as_json(choices: Sequence[Choice], about: dict[str, Any]) -> str:
    return json.dumps(
        {
            **facts(SCHEMA),
            **about,
            "demand": DEMAND,
            "results": [
                {
                    "cipher": choice.case.cipher,
                    "mode": choice.case.work,
                    "size": choice.size,
                    "chosen": choice.chosen,
                    "seconds": choice.seconds,
                    "best": choice.best,
                    "behind": choice.behind,
                    "kernels": choice.kernels,
                }
                for choice in choices
            ],
        }
    )


def _as_text(choices: Sequence[Choice], about: dict[str, Any]) -> str:
    head = ("cipher", "mode", "chosen", "best", "blocks", "ns", "best ns", "behind")
    lines = [
        (
            choice.case.cipher,
            choice.case.work,
            choice.chosen,
            choice.best,
            str(choice.size // CIPHERS[choice.case.cipher].block_size),
            figure(choice.seconds * 1e9),
            figure(choice.kernels[choice.best] * 1e9),
            f"{choice.behind:+.0%}" + ("  <" if choice.behind > DEMAND else "   "),
        )
        for choice in choices
    ]
    good = sum(choice.behind <= DEMAND for choice in choices)
    return "\n".join(
        [
            heading({**about, "threads": 1}),
            "",
            columns([head, *lines], numbers=4),
            "",
            f"Within {DEMAND:.0%} of the best kernel at {good} of {len(choices)} sizes.",
            "",
            _FOOTNOTE,
        ]
    )
