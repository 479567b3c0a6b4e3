"""The rounds of Kuznyechik byte-sliced: the header, and that its cut of L is L."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from peers.sp_networks import l_transform

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))

import kuznyechik_rounds as tool  # noqa: E402
from kuznyechik_gfni import array  # noqa: E402

CONSTANTS = ROOT / "core/kuznyechik/constants.h"
TOOL = ROOT / "tools/kuznyechik_rounds.py"
HEADER = ROOT / "core/kuznyechik/bytesliced_rounds.h"


def test_the_committed_header_is_what_the_tool_writes(tmp_path: Path) -> None:
    written = tmp_path / "bytesliced_rounds.h"
    subprocess.run([sys.executable, TOOL, CONSTANTS, written], check=True)
    assert written.read_text() == HEADER.read_text()


def test_wrong_arguments_are_refused() -> None:
    run = subprocess.run([sys.executable, TOOL, CONSTANTS], capture_output=True, text=True)
    assert run.returncode != 0
    assert run.stderr == "expected CONSTANTS HEADER, got 1 arguments\n"


def linear_by_operations(block: bytes) -> bytes:
    """Do what the operations of the rounds do with one block, S left out."""
    parts = tool.cut(array(CONSTANTS.read_text(), "coefficients"))
    values = {f"z{i}": tool.times(parts.v[i], block[i]) for i in range(16)}
    operations = tool.linear_operations(parts.constants, keyed=False)
    for name, operation in operations.items():
        sources = [values[source] for source in operation.sources]
        if operation.kind == "multiply":
            values[name] = tool.times(operation.number, sources[0])
        else:
            values[name] = 0
            for source in sources:
                values[name] ^= source
    return bytes(tool.times(parts.u[i], values[f"y{i}"]) for i in range(16))


def test_the_cut_of_l_is_l_and_backwards_its_inverse(rng: Random) -> None:
    for _ in range(20):
        block = rng.randbytes(16)
        image = linear_by_operations(block)
        assert image == l_transform(block)
        assert linear_by_operations(image[::-1])[::-1] == block
