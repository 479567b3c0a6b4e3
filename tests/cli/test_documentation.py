from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from peers import gost_engine

PAGE = Path(__file__).parents[2] / "docs" / "command.md"


def _examples() -> list[str]:
    return [part.split("```")[0] for part in PAGE.read_text("utf-8").split("```sh\n")[1:]]


def test_the_examples_of_the_page_run_in_their_order(tmp_path: Path) -> None:
    """All but those of `speed`, which measure for a while."""
    folder, programs = tmp_path / "work", tmp_path / "programs"
    (folder / "docs").mkdir(parents=True)
    programs.mkdir()
    (folder / "plain").write_bytes(b"attack at dawn")
    command = programs / "gostlane"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m gostlane "$@"\n')
    command.chmod(0o700)
    environment = {"PATH": f"{programs}:{os.environ['PATH']}"}
    examples = [each for each in _examples() if "gostlane speed" not in each]
    assert len(examples) > 6
    for example in examples:
        if "openssl" in example and gost_engine.missing():
            continue
        result = subprocess.run(
            ["sh", "-ec", example], cwd=folder, env=environment, capture_output=True, check=False
        )
        assert result.returncode == 0, (example, result.stderr)
    assert (folder / "again").read_bytes() == b"attack at dawn"


@pytest.mark.parametrize("command", ["enc", "mac", "keygen", "info", "selftest", "speed"])
def test_the_page_names_every_option(command: str) -> None:
    from gostlane.cli.app import commands

    section = PAGE.read_text("utf-8").split(f"\n## {command}\n")[1].split("\n## ")[0]
    shared = PAGE.read_text("utf-8").split("\n## Keys\n")[1].split("\n## ")[0]
    for parameter in commands.commands[command].params:
        for option in parameter.opts:
            if option.startswith("--"):
                assert f"`{option}" in section + shared or f" {option} " in section, option
