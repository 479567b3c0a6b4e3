"""Write the logic circuits of AES's S-box and its inverse as C, core/aes/circuits.h.

usage: aes_circuits.py CIRCUITS_JSON HEADER

A circuit has gates ``[operation, a, b]``, a and b being nodes. Nodes 0..7 are the input bits, the
gates follow in order; outputs are nodes. Without their constants, FIPS 197 section 5.1.1, the
S-box is A(x^-1) and its inverse A^-1(x)^-1, A being a matrix. They are built as Boyar and Peralta
showed: a linear layer brings bits into normal bases of the tower GF(((2^2)^2)^2), where an inverse
takes 34 products; another one adds those up. The bases and the order of additions that take the
fewest gates were found by a greedy search. Each circuit is checked for all 256 inputs before it is
written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

ABOUT = """\
/*
 * AES's S-box and its inverse as logic, written by tools/aes_circuits.py; do not edit.
 *
 * The including file defines `word`. Bit by bit x becomes, without the constant 0x63:
 * aes_sbox: A(x^-1); aes_sbox_inverse: A^-1(x)^-1. Bit i of all bytes is x[i].
 */
"""

OPERATIONS = {"and": "&", "xor": "^"}


class Circuit(TypedDict):
    """Gates and the nodes that are outputs."""

    gates: list[tuple[str, int, int]]
    outputs: list[int]


def evaluate(circuit: Circuit, value: int) -> int:
    """Compute the circuit for one input."""
    nodes = [value >> i & 1 for i in range(8)]
    for operation, a, b in circuit["gates"]:
        nodes.append(nodes[a] & nodes[b] if operation == "and" else nodes[a] ^ nodes[b])
    return sum(nodes[node] << i for i, node in enumerate(circuit["outputs"]))


def multiply(a: int, b: int) -> int:
    """Multiply in GF(2)[x] modulo x^8 + x^4 + x^3 + x + 1."""
    product = 0
    for bit in range(8):
        if b >> bit & 1:
            product ^= a << bit
    for bit in reversed(range(8, 15)):
        if product >> bit & 1:
            product ^= 0x11B << bit - 8
    return product


def sbox() -> list[int]:
    """Return the S-box without its constant."""
    inverse = [next((b for b in range(256) if multiply(a, b) == 1), 0) for a in range(256)]

    def affine(byte: int) -> int:
        twice = byte << 8 | byte
        return (byte ^ twice >> 4 ^ twice >> 5 ^ twice >> 6 ^ twice >> 7) & 0xFF

    return [affine(byte) for byte in inverse]


def function(name: str, circuit: Circuit) -> Iterator[str]:
    """Yield the lines of one circuit."""
    yield f"GL_INLINE void {name}(word x[8])"
    yield "{"
    for i in range(0, 8, 4):
        yield "    const word " + ", ".join(f"g{j} = x[{j}]" for j in range(i, i + 4)) + ";"
    for node, (operation, a, b) in enumerate(circuit["gates"], 8):
        yield f"    const word g{node} = g{a} {OPERATIONS[operation]} g{b};"
    yield from (f"    x[{i}] = g{node};" for i, node in enumerate(circuit["outputs"]))
    yield "}"


def header(circuits: dict[str, Circuit]) -> Iterator[str]:
    """Yield the lines of the header."""
    forward = sbox()
    boxes = {"forward": forward, "inverse": [forward.index(value) for value in range(256)]}
    yield from ABOUT.splitlines()
    yield "#ifndef GL_AES_CIRCUITS_H"
    yield "#define GL_AES_CIRCUITS_H"
    yield ""
    yield '#include "bytes.h"'
    for (kind, box), name in zip(boxes.items(), ("aes_sbox", "aes_sbox_inverse"), strict=True):
        circuit = circuits[kind]
        for value in range(256):
            if (got := evaluate(circuit, value)) != box[value]:
                sys.exit(f"{kind}: expected {box[value]} for {value}, got {got}")
        yield ""
        yield from function(name, circuit)
    yield ""
    yield "#endif"


def main() -> None:
    """Write the header."""
    if len(sys.argv) != 3:
        sys.exit(f"expected CIRCUITS_JSON HEADER, got {len(sys.argv) - 1} arguments")
    source, target = map(Path, sys.argv[1:])
    target.write_text("\n".join(header(json.loads(source.read_text()))) + "\n")


if __name__ == "__main__":
    main()
