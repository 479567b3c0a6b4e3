import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.sets import ROWS, SBOXES, SETS

ROOT = Path(__file__).parents[2]
HEADER = ROOT / "core/gost28147/rounds_avx512.h"
CIRCUITS = ROOT / "tools/sbox_circuits.json"
TOOL = ROOT / "tools/sbox_rounds.py"

BLOCKS = 512
ALL = (1 << BLOCKS) - 1


def rounds() -> dict[str, list[str]]:
    """Read the instructions of each set."""
    found = re.findall(r"#define ROUND_(\w+) \\\n((?: {4}.*\n)+)", HEADER.read_text())
    return {short: re.findall(r'"(.*?)\\n\\t"', body) for short, body in found}


def ternary(a: int, b: int, c: int, table: int) -> int:
    result = 0
    for index in range(8):
        if table >> index & 1:
            term = a if index & 4 else ~a
            term &= b if index & 2 else ~b
            result |= term & (c if index & 1 else ~c)
    return result & ALL


def execute(lines: list[str], memory: dict[str, dict[int, int]]) -> None:
    """Run instructions in AT&T syntax on registers of 512 bits; `memory` has planes by offset."""
    registers: dict[str, int] = {}

    def place(operand: str) -> tuple[str, int] | None:
        match = re.fullmatch(r"(\d+)\(%\[(\w+)\]\)", operand)
        return (match[2], int(match[1])) if match else None

    def read(operand: str) -> int:
        at = place(operand)
        return memory[at[0]][at[1]] if at else registers[operand]

    for line in lines:
        opcode, rest = line.split(" ", 1)
        *sources, target = rest.split(", ")
        if opcode == "vpternlogq":
            table, c, b = sources
            value = ternary(registers[target], read(b), read(c), int(table[1:], 16))
        elif opcode in ("vpxorq", "vpandq"):
            x, y = map(read, sources)
            value = x ^ y if opcode == "vpxorq" else x & y
        else:
            assert opcode in ("vmovdqu64", "vmovdqa64", "vpbroadcastq"), line
            (source,) = sources
            at = place(source)
            assert not at or (at[0] == "k") == (opcode == "vpbroadcastq"), line
            value = read(source)
        at = place(target)
        if at:
            memory[at[0]][at[1]] = value
        else:
            assert re.fullmatch(r"%%zmm([12]?\d|3[01])", target), line
            registers[target] = value


def planes(words: list[int], stride: int) -> dict[int, int]:
    return {
        stride * bit: sum((word >> bit & 1) << i for i, word in enumerate(words))
        for bit in range(32)
    }


@pytest.mark.parametrize("short", SETS)
def test_a_round_is_what_the_standard_says(short: str) -> None:
    """RFC 5830 section 5: N2 ^= rol(S(N1 + key), 11), for corners and random blocks."""
    chance = random.Random(short)
    corners = [0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]
    for key in [0, 0x80000000, 0xFFFFFFFF, chance.getrandbits(32)]:
        n1 = corners + [chance.getrandbits(32) for _ in range(BLOCKS - len(corners))]
        n2 = [chance.getrandbits(32) for _ in range(BLOCKS)]
        memory = {"n1": planes(n1, 64), "n2": planes(n2, 64), "k": planes([key] * BLOCKS, 32)}
        execute(rounds()[short], memory)
        expected = []
        for a, b in zip(n1, n2, strict=True):
            total = a + key & 0xFFFFFFFF
            boxed = sum(
                row[total >> 4 * i & 15] << 4 * i for i, row in enumerate(ROWS[SETS[short]])
            )
            expected.append(b ^ (boxed << 11 | boxed >> 21) & 0xFFFFFFFF)
        assert memory["n1"] == planes(n1, 64)
        assert memory["n2"] == planes(expected, 64)


def test_every_named_set_has_a_round() -> None:
    assert set(SETS.values()) == set(ROWS)
    assert set(rounds()) == set(SETS)


def test_the_committed_rounds_are_what_the_tool_writes(tmp_path: Path) -> None:
    written = tmp_path / "rounds_avx512.h"
    subprocess.run([sys.executable, TOOL, SBOXES, CIRCUITS, written], check=True)
    assert written.read_text() == HEADER.read_text()
