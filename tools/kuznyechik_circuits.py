"""Write Kuznyechik as logic, core/kuznyechik/circuits.h, and L as masks, core/kuznyechik/columns.h.

usage: kuznyechik_circuits.py CONSTANTS_H CIRCUITS_JSON CIRCUITS_H COLUMNS_H

The S-box and the coefficients of l come from CONSTANTS_H. The circuits are checked against them for
every input before anything is written.

A circuit has gates ``[operation, a, b]``, a and b being nodes, and outputs that are nodes. Its
inputs are the first nodes, the gates follow in order. "not" has one operand. No circuit but "l"
gives what it computes as it is: "s" gives S(x) ^ S(0), and "s_inverse" undoes that. The inputs of
"l" are seven bytes of eight bits, the lowest first, and its outputs the sum of their products with
the first six coefficients and the eighth.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypedDict

OPERATIONS = {"and": "{} & {}", "andn": "{} & ~{}", "or": "{} | {}", "xor": "{} ^ {}", "not": "~{}"}
MODULUS = 0x1C3

ABOUT = """\
/*
 * Kuznyechik as logic, written by tools/kuznyechik_circuits.py; do not edit.
 *
 * On planes x[0..7], one bit of each of a byte: circuit_s computes S(x) ^ S(0), circuit_s_inverse
 * undoes that, and circuit_l adds to y the sum of s[i] times coefficient i, 0 <= i < 15, s[0] being
 * at s and the next byte 8 planes on.
 */
"""

ABOUT_COLUMNS = """\
/*
 * L of Kuznyechik as masks, written by tools/kuznyechik_circuits.py; do not edit.
 *
 * columns[0] of L: with x[b] the bytes of a block that have bit b set as bytes of ones, and the
 * halves of a block little-endian,
 *     L(x) = the sum over m = 0..7 of (the sum over b of
 *            (x[b] & column[m][b][0]) ^ (x[b] with its halves exchanged & column[m][b][1])),
 *            rotated by m bytes,
 * rotation by n bringing byte n to byte 0. columns[1] of the inverse alike.
 *
 * schedule[i] is C_(i+1) of the key schedule: L of a block that is zero but for i + 1 in its last
 * byte (RFC 7801 section 4.3), the halves little-endian.
 */
"""


class Circuit(TypedDict):
    """Logic on bits."""

    gates: list[tuple[str, int, int]]
    outputs: list[int]


def array(text: str, name: str) -> list[int]:
    """Read an array from C."""
    match = re.search(rf"\b{name}\[\d+\] = \{{(.*?)\}}", text, re.DOTALL)
    if not match:
        sys.exit(f"expected an array {name}, found none")
    return [int(number, 0) for number in re.findall(r"\w+", match[1])]


def evaluate(circuit: Circuit, value: int, inputs: int) -> int:
    """Compute a circuit for one input."""
    nodes = [value >> i & 1 for i in range(inputs)]
    for operation, a, b in circuit["gates"]:
        x, y = nodes[a], nodes[b]
        nodes.append(
            {"and": x & y, "andn": x & ~y, "or": x | y, "xor": x ^ y, "not": 1 - x}[operation]
        )
    return sum(nodes[node] << j for j, node in enumerate(circuit["outputs"]))


def multiply(a: int, b: int) -> int:
    """Multiply in Kuznyechik's field."""
    product = 0
    for bit in range(8):
        product ^= a << bit if b >> bit & 1 else 0
    for bit in reversed(range(7)):
        product ^= MODULUS << bit if product >> bit + 8 & 1 else 0
    return product


def factors(coefficients: list[int]) -> list[int]:
    """Return the coefficients that "l" multiplies by; the seventh is 1."""
    if coefficients[:7] != coefficients[14:7:-1] or coefficients[6] != 1 or coefficients[15] != 1:
        sys.exit("expected coefficients that read the same backwards")
    return [*coefficients[:6], coefficients[7]]


def check(circuits: dict[str, Circuit], pi: list[int], coefficients: list[int]) -> None:
    """Exit unless the circuits compute what they should."""
    for x in range(256):
        y = pi[x] ^ pi[0]
        if evaluate(circuits["s"], x, 8) != y:
            sys.exit(f"the circuit s is wrong for {x}")
        if evaluate(circuits["s_inverse"], y, 8) != x:
            sys.exit(f"the circuit s_inverse is wrong for {y}")
    for i, factor in enumerate(factors(coefficients)):
        for bit in range(8):
            if evaluate(circuits["l"], 1 << 8 * i + bit, 56) != multiply(factor, 1 << bit):
                sys.exit(f"the circuit l is wrong for bit {bit} of byte {i}")


def lines(circuit: Circuit, inputs: list[str], result: str) -> Iterator[str]:
    """Write the statements of a circuit in its order, which needs few registers."""
    names = [*inputs, *(f"g{n}" for n in range(len(inputs), len(inputs) + len(circuit["gates"])))]
    in_place = len(inputs) > 8
    for number, (operation, a, b) in enumerate(circuit["gates"], len(inputs)):
        for node in (a, b) if in_place else ():
            if names[node] == inputs[node % len(inputs)]:
                names[node] = f"u{node}"
                yield f"word u{node} = {inputs[node]};"
        yield f"word g{number} = {OPERATIONS[operation].format(names[a], names[b])};"
        for j, output in enumerate(circuit["outputs"]):
            if in_place and output == number:
                yield f"{result}[{j}] ^= g{number};"
    for j, output in enumerate(circuit["outputs"]):
        if not in_place:
            yield f"{result}[{j}] = {names[output]};"


def sbox(name: str, circuit: Circuit) -> Iterator[str]:
    """Write the function of one S-box."""
    yield f"GL_INLINE void circuit_{name}(word x[8])"
    yield "{"
    yield "    word " + ", ".join(f"x{i} = x[{i}]" for i in range(8)) + ";"
    yield from (f"    {line}" for line in lines(circuit, [f"x{i}" for i in range(8)], "x"))
    yield "}"
    yield ""


def feedback(circuit: Circuit) -> Iterator[str]:
    """Write the function of l. Bytes with the same coefficient are summed first."""
    places = [*range(6), 7]
    pairs = [
        f"s[{8 * i + bit}]" if i == 7 else f"s[{8 * i + bit}] ^ s[{8 * (14 - i) + bit}]"
        for i in places
        for bit in range(8)
    ]
    yield "GL_INLINE void circuit_l(const word *s, word y[8])"
    yield "{"
    yield from (f"    y[{bit}] ^= s[{48 + bit}] ^ s[{64 + bit}];" for bit in range(8))
    yield from (f"    {line}" for line in lines(circuit, pairs, "y"))
    yield "}"
    yield ""


def linear(step: Callable[[list[int]], list[int]]) -> list[list[int]]:
    """Return sixteen steps as a matrix: [j][i] is the factor of byte i in byte j."""
    columns = []
    for i in range(16):
        x = [int(j == i) for j in range(16)]
        for _ in range(16):
            x = step(x)
        columns.append(x)
    return [[columns[i][j] for i in range(16)] for j in range(16)]


def matrices(coefficients: list[int]) -> Iterator[list[list[int]]]:
    """Return L and its inverse."""

    def total(x: list[int]) -> int:
        value = 0
        for byte, coefficient in zip(x, coefficients, strict=False):
            value ^= multiply(byte, coefficient)
        return value

    yield linear(lambda x: [total(x), *x[:15]])
    yield linear(lambda x: [*x[1:], total(x[1:]) ^ x[0]])


def columns(matrix: list[list[int]]) -> Iterator[str]:
    """Write the masks of one matrix."""

    def half(m: int, bit: int, places: range) -> str:
        # Before it is rotated by m bytes, byte p of the sum is byte p - m of L.
        value = 0
        for shift, p in enumerate(places):
            row, column = (p - m) % 16, p
            value |= multiply(matrix[row][column], 1 << bit) << 8 * shift
        return f"0x{value:016x}"

    for m in range(8):
        yield "        {"
        for bit in range(8):
            same = [half(m, bit, range(0, 8)), half(m, bit, range(8, 16))]
            # The byte that went to the other half is p ^ 8 of the block.
            other = [half(m + 8, bit, range(8, 16)), half(m + 8, bit, range(0, 8))]
            yield f"            {{{{{same[0]}, {same[1]}}}, {{{other[0]}, {other[1]}}}}},"
        yield "        },"


def header(circuits: dict[str, Circuit], pi: list[int], coefficients: list[int]) -> str:
    """Write the whole header."""
    zero = [0] * 16
    for j, row in enumerate(next(matrices(coefficients))):
        for factor in row:
            zero[j] ^= multiply(factor, pi[0])
    text = [*ABOUT.splitlines(), "#ifndef GL_KUZNYECHIK_CIRCUITS_H"]
    text += ["#define GL_KUZNYECHIK_CIRCUITS_H", "", '#include "bytes.h"', ""]
    text += [f"#define CIRCUIT_S_OF_ZERO {pi[0]:#04x}", ""]
    text += ["/* L of a block of these. */", "static const uint8_t circuit_l_of_zero[16] = {"]
    text.append("    " + ", ".join(f"{byte:#04x}" for byte in zero) + ",")
    text += ["};", ""]
    text += sbox("s", circuits["s"])
    text += sbox("s_inverse", circuits["s_inverse"])
    text += feedback(circuits["l"])
    return "\n".join([*text, "#endif"]) + "\n"


def schedule(matrix: list[list[int]]) -> Iterator[str]:
    """Write the constants of the key schedule."""
    entries = []
    for i in range(1, 33):
        block = bytes(multiply(row[15], i) for row in matrix)
        low, high = (int.from_bytes(half, "little") for half in (block[:8], block[8:]))
        entries.append(f"{{0x{low:016x}, 0x{high:016x}}},")
    for i in range(0, 32, 2):
        yield f"    {entries[i]} {entries[i + 1]}"


def masks(coefficients: list[int]) -> str:
    """Write the header of L."""
    text = [*ABOUT_COLUMNS.splitlines(), "#ifndef GL_KUZNYECHIK_COLUMNS_H"]
    text += ["#define GL_KUZNYECHIK_COLUMNS_H", "", "#include <stdint.h>", ""]
    text += ["_Alignas(32) static const uint64_t columns[2][8][8][2][2] = {"]
    for matrix in matrices(coefficients):
        text += ["    {", *columns(matrix), "    },"]
    text += ["};", "", "static const uint64_t schedule[32][2] = {"]
    text += [*schedule(next(matrices(coefficients))), "};", "", "#endif"]
    return "\n".join(text) + "\n"


def main(source: Path, circuits_json: Path, circuits_h: Path, columns_h: Path) -> None:
    """Check every circuit and write the headers."""
    text = source.read_text()
    pi, coefficients = array(text, "pi"), array(text, "coefficients")
    circuits: dict[str, Circuit] = json.loads(circuits_json.read_text())
    check(circuits, pi, coefficients)
    circuits_h.write_text(header(circuits, pi, coefficients))
    columns_h.write_text(masks(coefficients))


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(*map(Path, sys.argv[1:]))
