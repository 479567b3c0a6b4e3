"""A missing peer is told at the end of a run, and fails it where peers are required."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gostlane.speed.peers.skips import skip_reason

TESTS = Path(__file__).resolve().parent.parent


def run(folder: Path, required: str | None, reason: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(TESTS / "conftest.py", folder)
    (folder / "test_x.py").write_text(
        "import pytest\n"
        f"@pytest.mark.skipif(True, reason={reason!r})\n"
        "@pytest.mark.parametrize('n', range(3))\n"
        "def test_a(n): pass\n"
        "def test_b(): pass\n"
    )
    environment = {k: v for k, v in os.environ.items() if k != "GOSTLANE_REQUIRE_PEERS"}
    if required is not None:
        environment["GOSTLANE_REQUIRE_PEERS"] = required
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_x.py"]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60
    )


@pytest.mark.parametrize(("required", "code"), [(None, 0), ("1", 1)])
def test_missing_peer_is_told_with_its_package(
    tmp_path: Path, required: str | None, code: int
) -> None:
    done = run(tmp_path, required, skip_reason("libgcrypt", "libgcrypt20"))
    assert done.returncode == code, done.stdout + done.stderr
    assert "3 checks: libgcrypt (Debian package libgcrypt20)" in done.stdout
    assert "1 passed, 3 skipped" in done.stdout


def test_other_skips_are_no_missing_peers(tmp_path: Path) -> None:
    done = run(tmp_path, "1", "not on this system")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "missing peers" not in done.stdout
