from __future__ import annotations

import os
import pty
import signal
import subprocess
from pathlib import Path

from cli.command import COMMAND, ENVIRONMENT, IV, WITH_KEY


def test_a_terminal_shows_progress_and_the_output_file_none_of_it(tmp_path: Path) -> None:
    source, out = tmp_path / "in", tmp_path / "out"
    source.write_bytes(bytes(9 << 20))
    line = ("enc", "--profile", "gost89", "--iv", IV.hex(), *WITH_KEY, str(source), "-o", str(out))
    controller, terminal = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm"}
    result = subprocess.run([*COMMAND, *line], stderr=terminal, env=environment, check=False)
    os.close(terminal)
    shown = os.read(controller, 1 << 16)
    os.close(controller)
    assert result.returncode == 0
    assert b"9.4" in shown  # MB
    assert out.stat().st_size == 9 << 20


def test_an_interruption_gives_the_cursor_back(tmp_path: Path) -> None:
    line = ("enc", "--profile", "gost89", "--iv", IV.hex(), *WITH_KEY, "-o", str(tmp_path / "out"))
    controller, terminal = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm"}
    process = subprocess.Popen(
        [*COMMAND, *line], stdin=subprocess.PIPE, stderr=terminal, env=environment
    )
    shown = b""
    while b"\x1b[?25l" not in shown:
        shown += os.read(controller, 1 << 16)
    process.send_signal(signal.SIGINT)
    assert process.wait() == 130
    os.close(terminal)
    shown = os.read(controller, 1 << 16)
    os.close(controller)
    assert process.stdin is not None
    process.stdin.close()
    assert b"\x1b[?25h" in shown
    assert b"interrupted" in shown
    assert list(tmp_path.iterdir()) == []


def test_binary_output_to_a_terminal_has_to_be_insisted_on() -> None:
    controller, terminal = pty.openpty()
    line = ("enc", "--profile", "gost89", "--iv", IV.hex(), *WITH_KEY)
    results = [
        subprocess.run(
            [*COMMAND, *line, *more],
            input=b"data",
            stdout=terminal,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
        for more in ((), ("-o", "-"))
    ]
    os.close(terminal)
    os.close(controller)
    assert [result.returncode for result in results] == [2, 0]
    assert b"is a terminal" in results[0].stderr
