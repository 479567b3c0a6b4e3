"""Ctrl-C, SIGTERM and SIGHUP: code 130 and nothing left, or no notice at all."""

from __future__ import annotations

import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from cli.command import COMMAND, ENVIRONMENT, PROFILE, contents, done, run_main

BIG = bytes(6 << 20)


def _half_done(out: Path) -> subprocess.Popen[bytes]:
    """Start to encrypt into a file, and come back when some of it is written."""
    process = subprocess.Popen(
        [*COMMAND, *PROFILE, "-o", out, "--force"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdin is not None
    process.stdin.write(BIG)
    deadline = time.monotonic() + 30
    while not any(path.stat().st_size >= 4 << 20 for path in out.parent.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return process


def _told(process: subprocess.Popen[bytes]) -> bytes:
    """What an interrupted one says, when it has ended as it should."""
    assert process.stdin is not None
    assert process.stderr is not None
    error = process.stderr.read()
    assert process.wait() == 130
    process.stderr.close()
    with suppress(BrokenPipeError):
        process.stdin.close()
    return error


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("existing", [None, b"old"])
def test_an_interruption_is_code_130_and_leaves_what_was_there(
    tmp_path: Path, number: signal.Signals, existing: bytes | None
) -> None:
    out = tmp_path / "out"
    if existing is not None:
        out.write_bytes(existing)
    process = _half_done(out)
    process.send_signal(number)
    assert _told(process) == b"gostlane: error: interrupted\n"
    assert contents(tmp_path) == ({} if existing is None else {"out": existing})


@pytest.mark.parametrize("times", range(3))
def test_signals_close_together_are_one_interruption(tmp_path: Path, times: int) -> None:
    process = _half_done(tmp_path / "out")
    if times == 0:
        process.send_signal(signal.SIGSTOP)  # all arrive at once, when it goes on
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        process.send_signal(number)
        time.sleep(0.001 * times)
    process.send_signal(signal.SIGCONT)
    assert _told(process) == b"gostlane: error: interrupted\n"
    assert list(tmp_path.iterdir()) == []


IMPORT_HOOK = """
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            for number in {numbers!r}:
                os.kill(os.getpid(), number)
sys.meta_path.insert(0, Finder())
"""


@pytest.mark.parametrize(
    ("module", "numbers"),
    [
        ("gostlane", (signal.SIGINT,)),
        ("gostlane._core", (signal.SIGINT,)),
        ("gostlane.packets", (signal.SIGINT,)),
        ("gostlane.cli.interruption", (signal.SIGINT,)),
        ("gostlane.cli.app", (signal.SIGINT, signal.SIGTERM)),
        ("click", (signal.SIGTERM,)),
        ("gostlane.cli.speed", (signal.SIGHUP, signal.SIGINT)),
    ],
)
def test_an_interruption_while_it_is_imported_is_code_130(
    module: str, numbers: tuple[signal.Signals, ...]
) -> None:
    hook = IMPORT_HOOK.format(module=module, numbers=[int(number) for number in numbers])
    result = run_main(hook, "info")
    assert (result.returncode, result.stdout) == (130, b"")
    assert result.stderr in (b"", b"gostlane: error: interrupted\n")


LAST_MOMENT = """
import threading
from pathlib import Path
from gostlane.cli import files
threading.Thread(target=threading.Event().wait, daemon=True).start()  # takes signals too
def signals(call):
    def wrapped(*arguments):
        for number in (signal.SIGINT, signal.SIGTERM) * {before}:
            os.kill(os.getpid(), number)
        result = call(*arguments)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(os.getpid(), number)
        return result
    return wrapped
{place} = signals({place})
"""


@pytest.mark.parametrize(
    ("place", "before", "code"),
    [
        ("os.fchmod", 1, 130),
        ("os.fsync", 0, 130),
        ("os.close", 0, 130),
        ("files._publish", 1, 0),
        ("files._publish", 0, 0),
        ("Path.replace", 0, 0),
        ("Path.unlink", 0, 0),
    ],
)
def test_a_signal_in_the_last_moment_comes_in_time_or_changes_nothing(
    tmp_path: Path, place: str, before: int, code: int
) -> None:
    out = tmp_path / "out"
    out.write_bytes(b"old")
    scene = LAST_MOMENT.format(place=place, before=before)
    result = run_main(scene, *PROFILE, "-o", out, "--force", data=b"data")
    said = b"gostlane: error: interrupted\n" if code else b""
    assert (result.returncode, result.stderr) == (code, said)
    assert contents(tmp_path) == {"out": b"old" if code else done(*PROFILE, data=b"data")}
