"""Runs the real command in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = (sys.executable, "-m", "gostlane")
KEY = bytes(range(32))
KEY_HEX = KEY.hex()
IV = bytes.fromhex("a02168e58b30212f")
WITH_KEY = ("--key-env", "GOSTLANE_TEST_KEY")
ENVIRONMENT = {"GOSTLANE_TEST_KEY": KEY_HEX, "PATH": "/usr/bin:/bin"}
PROFILE = ("enc", "--profile", "gost89", "--iv", IV.hex(), *WITH_KEY)


def run(
    *arguments: str | Path, data: bytes = b"", **options: Any
) -> subprocess.CompletedProcess[bytes]:
    """Run one command line with `data` on standard input."""
    options.setdefault("env", ENVIRONMENT)
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        check=False,
        input=data,
        capture_output=True,
        timeout=60,
        **options,
    )


def after(before: str, *arguments: str | Path) -> list[str]:
    """Make a command line that runs Python code, which sets a scene, and then the command."""
    code = f"import os, signal, sys\n{before}\nfrom gostlane_command import main\nmain()\n"
    return [sys.executable, "-c", code, *map(str, arguments)]


def run_main(
    before: str, *arguments: str | Path, data: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    """Run the command after Python code that sets a scene."""
    return subprocess.run(
        after(before, *arguments),
        check=False,
        input=data,
        capture_output=True,
        timeout=60,
        env=ENVIRONMENT,
    )


def done(*arguments: str | Path, data: bytes = b"", **options: Any) -> bytes:
    """Run one that must succeed silently; its standard output."""
    result = run(*arguments, data=data, **options)
    assert (result.returncode, result.stderr) == (0, b"")
    output: bytes = result.stdout
    return output


def error_of(result: subprocess.CompletedProcess[bytes], code: int) -> str:
    """Check for a failure with this exit code; returns its one line."""
    text = result.stderr.decode()
    assert result.returncode == code, text
    assert text.startswith("gostlane: error: "), text
    assert text.count("\n") == 1, text
    return text


def contents(folder: Path) -> dict[str, bytes]:
    """Read all files there."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}
