import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CIRCUITS = ROOT / "tools/aes_circuits.json"
HEADER = ROOT / "core/aes/circuits.h"
TOOL = ROOT / "tools/aes_circuits.py"

ALL = (1 << 256) - 1  # a plane of all inputs

# FIPS 197, table 4: the rows of x = 0, 1 and f.
SBOX_ROWS = {
    0x00: "637c777bf26b6fc53001672bfed7ab76",
    0x10: "ca82c97dfa5947f0add4a2af9ca472c0",
    0xF0: "8ca1890dbfe6426841992d0fb054bb16",
}


def run(*arguments: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(TOOL), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def outputs(name: str) -> list[int]:
    """Run a function of the header for all inputs at once and return a byte for each."""
    match = re.search(rf"void {name}\(word x\[8\]\)\n{{\n(.*?)\n}}", HEADER.read_text(), re.DOTALL)
    assert match
    planes = {f"x[{i}]": sum(1 << v for v in range(256) if v >> i & 1) for i in range(8)}
    for statement in match[1].replace("const word ", "").replace(", ", ";").split(";"):
        if not statement.strip():
            continue
        target, left, operation, right = re.fullmatch(
            r"\s*(\S+) = (\S+)(?: ([&^]) (\S+))?", statement
        ).groups()  # type: ignore[union-attr]
        value = planes[left]
        if operation:
            value = value & planes[right] if operation == "&" else value ^ planes[right]
        planes[target] = value & ALL
    return [sum((planes[f"x[{i}]"] >> v & 1) << i for i in range(8)) for v in range(256)]


def test_the_circuit_is_the_s_box_without_its_constant() -> None:
    box = [value ^ 0x63 for value in outputs("aes_sbox")]
    for first, row in SBOX_ROWS.items():
        assert bytes(box[first : first + 16]).hex() == row
    assert sorted(box) == list(range(256))


def test_the_inverse_circuit_undoes_the_other() -> None:
    inverse = outputs("aes_sbox_inverse")
    assert [inverse[value] for value in outputs("aes_sbox")] == list(range(256))


def test_the_committed_header_is_what_the_tool_writes(tmp_path: Path) -> None:
    written = tmp_path / "circuits.h"
    result = run(CIRCUITS, written)
    assert result.returncode == 0, result.stderr
    assert written.read_text() == HEADER.read_text()


@pytest.mark.parametrize("kind", ["forward", "inverse"])
def test_a_wrong_circuit_is_refused(tmp_path: Path, kind: str) -> None:
    circuits = json.loads(CIRCUITS.read_text())
    circuits[kind]["gates"][40][0] = "xor" if circuits[kind]["gates"][40][0] == "and" else "and"
    source, written = tmp_path / "circuits.json", tmp_path / "circuits.h"
    source.write_text(json.dumps(circuits))
    result = run(source, written)
    assert result.returncode != 0
    assert re.fullmatch(rf"{kind}: expected \d+ for \d+, got \d+\n", result.stderr)
    assert not written.exists()


def test_missing_arguments_are_named() -> None:
    result = run(CIRCUITS)
    assert result.returncode != 0
    assert result.stderr == "expected CIRCUITS_JSON HEADER, got 1 arguments\n"
