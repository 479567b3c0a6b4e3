"""The bar: on a terminal, for work that takes a while, and over nothing else."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.command import COMMAND, ENVIRONMENT, PROFILE, WITH_KEY, after
from gostlane import GOST28147
from gostlane.cli.progress import SHOWN_AFTER
from gostlane.mac import Imit

BIG = bytes(9 << 20)  # three chunks
HIDE, SHOW = b"\x1b[?25l", b"\x1b[?25h"
"""The cursor: a bar hides it while it shows."""

AT_ONCE = "from gostlane.cli import progress\nprogress.SHOWN_AFTER = 0"
TERMINAL = {**ENVIRONMENT, "TERM": "xterm"}
_SESSION = (
    COMMAND[0],
    "-c",
    "import os, sys; os.setsid(); os.close(os.open(sys.argv[1], os.O_RDWR));"
    "os.execv(sys.argv[2], sys.argv[2:])",
)
"""Runs a command in a session of its own, in which the terminal named first is /dev/tty."""


class _Terminal:
    """Its own end, and what programs take for a terminal."""

    def __init__(self) -> None:
        self.controller, self.terminal = pty.openpty()

    def shown(self) -> bytes:
        """Read something from it."""
        return os.read(self.controller, 1 << 16)


@contextmanager
def _terminal() -> Iterator[_Terminal]:
    made = _Terminal()
    try:
        yield made
    finally:
        os.close(made.terminal)
        os.close(made.controller)


def _seconds(*times: float) -> str:
    """Make a scene in which the clock shows these, one after the other."""
    return f"from gostlane.cli import progress\nprogress.monotonic = iter({times}).__next__"


@pytest.mark.parametrize(
    ("times", "bar"),
    [
        ((5, 5.1, 5 + SHOWN_AFTER - 0.01, 5 + SHOWN_AFTER - 0.001), False),
        ((5, 5.1, 5 + SHOWN_AFTER), True),
    ],
)
def test_a_bar_shows_when_the_work_has_taken_a_second(
    tmp_path: Path, times: Sequence[float], bar: bool
) -> None:
    source, out = tmp_path / "in", tmp_path / "out"
    source.write_bytes(BIG)
    line = after(_seconds(*times), *PROFILE, source, "-o", out)
    with _terminal() as terminal:
        assert subprocess.run(line, stderr=terminal.terminal, env=TERMINAL).returncode == 0
        os.write(terminal.terminal, b"end")
        shown = terminal.shown()
    assert (shown == b"end") is not bar
    assert (b"9.4" in shown) is bar  # MB
    assert out.stat().st_size == len(BIG)


def test_a_second_is_what_the_bar_waits() -> None:
    assert SHOWN_AFTER == 1


@pytest.mark.parametrize("output", [("-o", "-"), ("-o", "/dev/stdout"), ("-o", "/dev/tty")])
def test_no_bar_over_output_that_goes_to_a_terminal(output: tuple[str, str]) -> None:
    line = after(AT_ONCE, "enc", "-d", *PROFILE[1:], *output)
    plain = b"attack at dawn"
    secret = subprocess.run([*COMMAND, *PROFILE], input=plain, env=TERMINAL, capture_output=True)
    with _terminal() as terminal:
        done = subprocess.run(
            [*_SESSION, os.ttyname(terminal.terminal), *line],
            input=secret.stdout,
            stdout=terminal.terminal,
            stderr=terminal.terminal,
            env=TERMINAL,
        )
        assert done.returncode == 0
        assert terminal.shown() == plain


def test_tags_stand_on_lines_without_a_bar(tmp_path: Path) -> None:
    names = ("one", "two")
    for name in names:
        (tmp_path / name).write_bytes(BIG)
    code = Imit(GOST28147(bytes(range(32))))
    code.update(BIG)
    tag = code.finalize().hex()
    line = after(AT_ONCE, "mac", "--algorithm", "imit", *WITH_KEY, *names)
    with _terminal() as terminal:
        done = subprocess.run(
            line, stdout=terminal.terminal, stderr=terminal.terminal, env=TERMINAL, cwd=tmp_path
        )
        assert done.returncode == 0
        parts = terminal.shown().split(HIDE)
    assert len(parts) == 3
    for name, part in zip(names, parts[1:], strict=True):
        line_of_it = f"{tag}  {name}\r\n".encode()
        assert line_of_it in part.split(SHOW)[1]
        assert line_of_it not in part.split(SHOW)[0]


def test_an_interruption_gives_the_cursor_back(tmp_path: Path) -> None:
    line = after(AT_ONCE, *PROFILE, "-o", tmp_path / "out")
    with _terminal() as terminal:
        process = subprocess.Popen(
            line, stdin=subprocess.PIPE, stderr=terminal.terminal, env=TERMINAL
        )
        assert process.stdin is not None
        process.stdin.write(BIG[: 5 << 20])
        shown = b""
        while HIDE not in shown:
            shown += terminal.shown()
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        process.stdin.close()
        while b"interrupted" not in shown:
            shown += terminal.shown()
    assert SHOW in shown
    assert list(tmp_path.iterdir()) == []


def test_binary_output_to_a_terminal_has_to_be_insisted_on() -> None:
    with _terminal() as terminal:
        results = [
            subprocess.run(
                [*COMMAND, *PROFILE, *more],
                input=b"data",
                stdout=terminal.terminal,
                stderr=subprocess.PIPE,
                env=ENVIRONMENT,
                check=False,
            )
            for more in ((), ("-o", "-"))
        ]
    assert [result.returncode for result in results] == [2, 0]
    assert b"is a terminal" in results[0].stderr
