"""Write the logic circuits of the S-boxes as C, core/gost28147/circuits.h.

usage: sbox_circuits.py SBOXES_JSON CIRCUITS_JSON HEADER

Each circuit is checked against its S-box for all sixteen inputs before it is written.

A ternary circuit has gates ``[a, b, c, table]``: bit a + 2b + 4c of the table, a, b and c being
nodes. Nodes 0..3 are the input bits, the gates follow in order. Its outputs are ``[a, b, table]``.
A binary circuit has gates ``[operation, a, b]`` and outputs that are nodes. It takes the inputs
xored with ``inverted``, so that no gate or output needs a complement.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

# In the order of core/gost28147/sboxes.c.
SETS = {
    "id-tc26-gost-28147-param-Z": "z",
    "id-Gost28147-89-TestParamSet": "test",
    "id-Gost28147-89-CryptoPro-A-ParamSet": "a",
    "id-Gost28147-89-CryptoPro-B-ParamSet": "b",
    "id-Gost28147-89-CryptoPro-C-ParamSet": "c",
    "id-Gost28147-89-CryptoPro-D-ParamSet": "d",
    "id-GostR3411-94-TestParamSet": "hash_test",
    "id-GostR3411-94-CryptoProParamSet": "hash_a",
}

OPERATIONS = {"and": "{} & {}", "andn": "{} & ~{}", "or": "{} | {}", "xor": "{} ^ {}"}

ABOUT = """\
/*
 * The S-boxes as logic, written by tools/sbox_circuits.py; do not edit.
 *
 * circuit_SET(row, x, y): y[j] ^= bit j of the S-box of that row for the input bits x[0..3]. With
 * LUT(a, b, c, table), bit 4a + 2b + c of the table, gates have three inputs. Without it they are
 * and, or, xor and and-not, and the inputs set in CIRCUIT_INVERTED(SET) come complemented: bit
 * 4 row + j is x[j] of that row.
 */
"""


class Ternary(TypedDict):
    """A circuit of gates with three inputs."""

    gates: list[tuple[int, int, int, int]]
    outputs: list[tuple[int, int, int]]


class Binary(TypedDict):
    """A circuit of and, or, xor and and-not."""

    inverted: int
    gates: list[tuple[str, int, int]]
    outputs: list[int]


class Box(TypedDict):
    """An S-box and its circuits."""

    sbox: list[int]
    ternary: Ternary
    binary: Binary


def evaluate_ternary(circuit: Ternary, value: int) -> int:
    """Compute the circuit for one input."""
    nodes = [value >> i & 1 for i in range(4)]
    for a, b, c, table in circuit["gates"]:
        nodes.append(table >> (nodes[a] + 2 * nodes[b] + 4 * nodes[c]) & 1)
    bits = (table >> (nodes[a] + 2 * nodes[b]) & 1 for a, b, table in circuit["outputs"])
    return sum(bit << j for j, bit in enumerate(bits))


def evaluate_binary(circuit: Binary, value: int) -> int:
    """Compute the circuit for one input."""
    nodes = [(value ^ circuit["inverted"]) >> i & 1 for i in range(4)]
    for operation, a, b in circuit["gates"]:
        x, y = nodes[a], nodes[b]
        nodes.append({"and": x & y, "andn": x & ~y, "or": x | y, "xor": x ^ y}[operation])
    return sum(nodes[node] << j for j, node in enumerate(circuit["outputs"]))


def check(box: Box) -> None:
    """Raise ValueError unless both circuits compute the S-box."""
    for value, output in enumerate(box["sbox"]):
        if evaluate_ternary(box["ternary"], value) != output:
            raise ValueError(f"the ternary circuit of {box['sbox']} is wrong for {value}")
        if evaluate_binary(box["binary"], value) != output:
            raise ValueError(f"the binary circuit of {box['sbox']} is wrong for {value}")


def node(number: int) -> str:
    """Name a node in C."""
    return f"x{number}" if number < 4 else f"g{number}"


def lut(names: list[int], table: int, first: int) -> str:
    """Write a gate of three inputs, given low to high, with ``first`` as the highest in C.

    The instruction overwrites its first operand, so it should be one that is not needed again.
    """
    order = [first, *reversed([name for name in names if name != first])]
    permuted = 0
    for index in range(8):
        bits = {name: index >> 2 - i & 1 for i, name in enumerate(order)}
        permuted |= (table >> sum(bits[name] << i for i, name in enumerate(names)) & 1) << index
    return f"LUT({', '.join(map(node, order))}, {permuted:#04x})"


def ternary_lines(circuit: Ternary) -> Iterator[str]:
    """Write the statements of a circuit, each output as early as it can be."""
    gates, outputs = circuit["gates"], circuit["outputs"]
    uses = [list(gate[:3]) for gate in gates]
    ready = [max(a, b, 3) for a, b, _ in outputs]
    for number in range(3, 4 + len(gates)):
        if number > 3:
            *names, table = gates[number - 4]
            later = {name for use in uses[number - 3 :] for name in use}
            later |= {
                name
                for at, (a, b, _) in zip(ready, outputs, strict=True)
                for name in (a, b)
                if at >= number
            }
            dying = [name for name in names if name not in later]
            yield f"word g{number} = {lut(names, table, dying[0] if dying else names[2])};"
        for j, (a, b, table) in enumerate(outputs):
            if ready[j] == number:
                with_feistel = table | (~table & 15) << 4
                yield f"y[{j}] = LUT(y[{j}], {node(b)}, {node(a)}, {with_feistel:#04x});"


def binary_lines(circuit: Binary) -> Iterator[str]:
    """Write the statements of a circuit, each output as early as it can be."""
    for number in range(3, 4 + len(circuit["gates"])):
        if number > 3:
            operation, a, b = circuit["gates"][number - 4]
            yield f"word g{number} = {OPERATIONS[operation].format(node(a), node(b))};"
        for j, output in enumerate(circuit["outputs"]):
            if max(output, 3) == number:
                yield f"y[{j}] ^= {node(output)};"


def function(name: str, lines: Iterator[str]) -> Iterator[str]:
    """Write the function of one S-box."""
    yield f"GL_INLINE void {name}(word x0, word x1, word x2, word x3, word y[4])"
    yield "{"
    yield from (f"    {line}" for line in lines)
    yield "}"
    yield ""


def dispatch(short: str) -> Iterator[str]:
    """Write the function of one set; the row is a constant where it is called."""
    yield f"GL_INLINE void circuit_{short}(unsigned row, const word x[4], word y[4])"
    yield "{"
    yield "    switch (row) {"
    for row in range(8):
        yield f"    case {row}:" if row < 7 else "    default:"
        yield f"        circuit_{short}_{row}(x[0], x[1], x[2], x[3], y);"
        if row < 7:
            yield "        break;"
    yield "    }"
    yield "}"
    yield ""


def header(sets: dict[str, list[Box]]) -> str:
    """Write the whole header for sets given by their short names."""
    lines = [*ABOUT.splitlines(), "#ifndef GL_GOST28147_CIRCUITS_H"]
    lines += ["#define GL_GOST28147_CIRCUITS_H", "", '#include "bytes.h"', ""]
    lines += ["/* The sets in the order of gl_sbox_describe, which numbers them. */"]
    calls = [f"DO({short})" for short in sets]
    lines += [f"#define CIRCUIT_SETS(DO) {' '.join(calls)}", "", "#ifdef LUT", ""]
    lines += ["#define CIRCUIT_INVERTED(set) 0u", ""]
    for short, boxes in sets.items():
        for row, box in enumerate(boxes):
            lines += function(f"circuit_{short}_{row}", ternary_lines(box["ternary"]))
    lines += ["#else", "", "#define CIRCUIT_INVERTED(set) CIRCUIT_INVERTED_##set"]
    for short, boxes in sets.items():
        inverted = sum(box["binary"]["inverted"] << 4 * row for row, box in enumerate(boxes))
        lines.append(f"#define CIRCUIT_INVERTED_{short} {inverted:#010x}u")
    lines.append("")
    for short, boxes in sets.items():
        for row, box in enumerate(boxes):
            lines += function(f"circuit_{short}_{row}", binary_lines(box["binary"]))
    lines += ["#endif", ""]
    for short in sets:
        lines += dispatch(short)
    lines.append("#endif")
    return "\n".join(lines) + "\n"


def read_sets(sboxes: Path, circuits: Path) -> dict[str, list[Box]]:
    """Read the boxes of each set by its short name, every circuit checked."""
    boxes: dict[tuple[int, ...], Box] = {}
    for box in json.loads(circuits.read_text())["boxes"]:
        check(box)
        boxes[tuple(box["sbox"])] = box
    rows = {entry["name"]: entry["rows"] for entry in json.loads(sboxes.read_text())["sets"]}
    return {short: [boxes[tuple(row)] for row in rows[name]] for name, short in SETS.items()}


def main(sboxes: Path, circuits: Path, output: Path) -> None:
    """Check every circuit and write the header."""
    output.write_text(header(read_sets(sboxes, circuits)))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*map(Path, sys.argv[1:]))
