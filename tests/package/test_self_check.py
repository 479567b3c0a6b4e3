"""A kernel that computes wrong is refused by name, and no other takes its place."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import gostlane

ROOT = Path(__file__).resolve().parents[2]
COMPILER = os.environ.get("CC", "gcc")

USE = """
import sys
sys.path.insert(0, sys.argv[1])
import gostlane
from gostlane import GOST28147, Cipher, modes
from gostlane.mac import Imit

for use in (
    lambda: Cipher(GOST28147(bytes(32)), modes.CNT(bytes(8))).encryptor(),
    lambda: Imit(GOST28147(bytes(32))),
):
    try:
        use()
    except RuntimeError as error:
        print(error)
"""


CHECK = """
import sys
sys.path.insert(0, sys.argv[1])
from gostlane import _core

_core.check_kernel("magma", "{kernel}")
"""


def without_site(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program on the package in `folder`, whatever is installed."""
    return subprocess.run(
        [sys.executable, "-S", "-c", program, str(folder)],
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package built from sources in which one S-box entry of param-Z is wrong."""
    if shutil.which(COMPILER) is None:
        pytest.skip(f"no C compiler {COMPILER}")
    folder = tmp_path_factory.mktemp("broken")
    shutil.copytree(ROOT / "core", folder / "core")
    shutil.copytree(ROOT / "src/gostlane", folder / "gostlane")
    sboxes = folder / "core/gost28147/sboxes.c"
    text = sboxes.read_text()
    right, wrong = "(12,  4,  6,", "( 4, 12,  6,"
    assert text.count(right) == 1
    sboxes.write_text(text.replace(right, wrong))
    listed = re.findall(r"^ +(core/\S+\.c)$", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)
    sources = [folder / path for path in (*listed, "core/speed/clock.c")]
    includes = [folder / "core", folder / "core/include", folder / "core/speed"]
    subprocess.run(
        [
            COMPILER,
            *("-std=c11", "-O1", "-fPIC", "-shared", "-o", folder / "gostlane/_core.abi3.so"),
            *(f"-I{path}" for path in includes),
            f"-I{sysconfig.get_path('include')}",
            *(ROOT / "binding").glob("*.c"),
            *sources,
        ],
        check=True,
    )
    return folder


def test_a_kernel_with_a_wrong_s_box_entry_is_refused_by_name(broken: Path) -> None:
    run = without_site(USE, broken)
    picked = gostlane.cpu.selected("gost28147")
    refusal = f"{picked}: the kernel failed its known-answer check"
    assert run.stdout.splitlines() == [refusal, refusal]


def test_every_kernel_of_the_broken_build_is_refused(broken: Path) -> None:
    for kernel in gostlane.cpu.kernels("gost28147"):
        if not kernel.available:
            continue
        run = without_site(CHECK.format(kernel=kernel.name), broken)
        assert run.returncode == 1
        assert f"{kernel.name}: the kernel failed its known-answer check" in run.stderr
