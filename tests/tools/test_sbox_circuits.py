import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.sets import ROWS, SBOXES, SETS

ROOT = Path(__file__).parents[2]
HEADER = ROOT / "core/gost28147/circuits.h"
CIRCUITS = ROOT / "tools/sbox_circuits.json"
TOOL = ROOT / "tools/sbox_circuits.py"

ALL = 0xFFFF  # a plane of all sixteen inputs
FUNCTION = re.compile(
    r"GL_INLINE void circuit_(\w+?)_(\d)\(word x0, word x1, word x2, word x3, word y\[4\]\)\n"
    r"\{\n(.*?)\n\}",
    re.DOTALL,
)


def section(ternary: bool) -> str:
    text = HEADER.read_text()
    first, second = re.split(r"^#else$", text, flags=re.MULTILINE)
    return first if ternary else second


def lut(a: int, b: int, c: int, table: int) -> int:
    planes = [p if i >> j & 1 else ~p for i in range(8) for j, p in ((2, a), (1, b), (0, c))]
    terms = (planes[3 * i] & planes[3 * i + 1] & planes[3 * i + 2] for i in range(8))
    return sum(term & ALL for i, term in enumerate(terms) if table >> i & 1)


def expression(text: str, planes: dict[str, int]) -> int:
    """Evaluate the right side of a generated statement on planes."""
    if match := re.fullmatch(r"LUT\(([\w\[\]]+), ([\w\[\]]+), ([\w\[\]]+), (0x\w+)\)", text):
        *names, table = match.groups()
        a, b, c = (planes[name] for name in names)
        return lut(a, b, c, int(table, 16))
    match = re.fullmatch(r"(\w+)(?: ([&|^]) (~?)(\w+))?", text)
    assert match, text
    left, operation, complement, right = match.groups()
    if operation is None:
        return planes[left]
    b = planes[right] ^ (ALL if complement else 0)
    operations: dict[str, Callable[[int, int], int]] = {
        "&": int.__and__,
        "|": int.__or__,
        "^": int.__xor__,
    }
    return operations[operation](planes[left], b)


def outputs(body: str, inverted: int, feistel: int) -> list[int]:
    """Run a function of the header for all inputs at once, y[j] given as ``feistel``."""
    inputs = [sum(1 << v for v in range(16) if (v ^ inverted) >> j & 1) for j in range(4)]
    planes = {f"x{j}": plane for j, plane in enumerate(inputs)}
    planes |= {f"y[{j}]": feistel for j in range(4)}
    for line in body.splitlines():
        match = re.fullmatch(r" {4}(?:word )?(g\d+|y\[\d\]) (\^?)= (.*);", line)
        assert match, line
        name, xored, right = match.groups()
        value = expression(right, planes)
        planes[name] = planes[name] ^ value if xored else value
    return [planes[f"y[{j}]"] ^ feistel for j in range(4)]


def check_set(short: str, ternary: bool) -> None:
    text = section(ternary)
    found = re.search(rf"#define CIRCUIT_INVERTED_{short} (0x\w+)u\n", text)
    assert ternary or found
    inverted = int(found[1], 16) if found else 0
    bodies = {int(row): body for name, row, body in FUNCTION.findall(text) if name == short}
    assert sorted(bodies) == list(range(8))
    for row, sbox in enumerate(ROWS[SETS[short]]):
        for feistel in (0, ALL):
            bits = outputs(bodies[row], inverted >> 4 * row & 15, feistel)
            values = [sum((bits[j] >> v & 1) << j for j in range(4)) for v in range(16)]
            assert values == sbox, (short, row)


@pytest.mark.parametrize("short", SETS)
def test_ternary_circuits_compute_their_sboxes_for_every_input(short: str) -> None:
    check_set(short, ternary=True)


@pytest.mark.parametrize("short", SETS)
def test_binary_circuits_compute_their_sboxes_for_every_input(short: str) -> None:
    check_set(short, ternary=False)


def test_every_named_set_has_circuits() -> None:
    assert set(SETS.values()) == set(ROWS)


def test_the_sets_are_numbered_as_in_the_core() -> None:
    source = (ROOT / "core/gost28147/sboxes.c").read_text()
    in_core = re.findall(r'\{"(id-[\w-]+)",', source)
    macro = re.search(r"#define CIRCUIT_SETS\(DO\) (.*)", HEADER.read_text())
    assert macro
    assert [SETS[short] for short in re.findall(r"DO\((\w+)\)", macro[1])] == in_core


def test_the_committed_header_is_what_the_tool_writes(tmp_path: Path) -> None:
    written = tmp_path / "circuits.h"
    subprocess.run([sys.executable, TOOL, SBOXES, CIRCUITS, written], check=True)
    assert written.read_text() == HEADER.read_text()


def test_a_wrong_circuit_is_refused(tmp_path: Path) -> None:
    circuits = json.loads(CIRCUITS.read_text())
    circuits["boxes"][0]["ternary"]["outputs"][0][2] ^= 1
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(circuits))
    written = tmp_path / "circuits.h"
    run = subprocess.run(
        [sys.executable, TOOL, SBOXES, wrong, written], capture_output=True, text=True
    )
    assert run.returncode != 0
    assert "ternary circuit" in run.stderr
    assert not written.exists()
