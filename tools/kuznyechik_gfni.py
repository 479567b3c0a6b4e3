"""Write the constants of Kuznyechik's GFNI kernels, core/kuznyechik/gfni_constants.h.

usage: kuznyechik_gfni.py CONSTANTS_H HEADER

The instruction that multiplies bytes does so in the field of AES, modulo x^8 + x^4 + x^3 + x + 1;
Kuznyechik's is modulo x^8 + x^7 + x^6 + x + 1. Any two fields of 256 elements are isomorphic: phi
maps a root of the second polynomial's field to one in the first, linearly on bits. S and L are
carried over once, here; the S-box and the coefficients of l come from CONSTANTS_H.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

AES, KUZNYECHIK = 0x11B, 0x1C3

ABOUT = """\
/*
 * S and L of Kuznyechik in the field of AES, written by tools/kuznyechik_gfni.py; do not edit.
 *
 * phi maps bytes of Kuznyechik's field there. KUZN_TO_GFNI and KUZN_FROM_GFNI are phi and its
 * inverse as matrices of GF2P8AFFINEQB. Of each direction, the first being encryption:
 * sbox = phi S phi^-1; column[4g + b][m] = phi of the coefficient with which byte (m + b) mod 16 of
 * an input of L counts in byte (m - 4g) mod 16 of the output, so that
 *     L(x) = the sum over g of the sum over b of (x rotated by b bytes) column[4g + b],
 *            rotated by 4g bytes,
 * rotation by n bringing byte n to byte 0.
 */
"""


def multiply(a: int, b: int, modulus: int) -> int:
    """Multiply in GF(2)[x] modulo a polynomial of degree 8."""
    product = 0
    for bit in range(8):
        if b >> bit & 1:
            product ^= a << bit
    for bit in reversed(range(8, 15)):
        if product >> bit & 1:
            product ^= modulus << bit - 8
    return product


def isomorphism() -> list[int]:
    """Return phi of every byte, by the least root there is."""

    def image(root: int, element: int) -> int:
        power, total = 1, 0
        for bit in range(9):
            total ^= power if element >> bit & 1 else 0
            power = multiply(power, root, AES)
        return total

    root = next(r for r in range(2, 256) if image(r, KUZNYECHIK) == 0)
    return [image(root, element) for element in range(256)]


def matrix(function: list[int]) -> int:
    """Write a linear function of bytes as GF2P8AFFINEQB wants it: row i in byte 7 - i."""
    rows = (sum((function[1 << j] >> i & 1) << j for j in range(8)) for i in range(8))
    return sum(row << 8 * (7 - i) for i, row in enumerate(rows))


def array(text: str, name: str) -> list[int]:
    """Read an array of C by its name."""
    found = re.search(rf"\b{name}\[\d+\] = \{{(.*?)\}};", text, re.DOTALL)
    if not found:
        sys.exit(f"expected an array {name}, found none")
    return [int(number, 0) for number in found[1].replace(",", " ").split()]


Linear = Callable[[list[int]], list[int]]


def linear(coefficients: list[int]) -> tuple[Linear, Linear]:
    """Return L and its inverse on blocks, RFC 7801 section 4.2."""

    def forward(block: list[int]) -> list[int]:
        for _ in range(16):
            total = 0
            for value, coefficient in zip(block, coefficients, strict=True):
                total ^= multiply(value, coefficient, KUZNYECHIK)
            block = [total, *block[:15]]
        return block

    def inverse(block: list[int]) -> list[int]:
        for _ in range(16):
            total, shifted = block[0], block[1:]
            for value, coefficient in zip(shifted, coefficients[:15], strict=True):
                total ^= multiply(value, coefficient, KUZNYECHIK)
            block = [*shifted, total]
        return block

    return forward, inverse


def columns(function: Linear, phi: list[int]) -> Iterator[list[int]]:
    """Yield the columns of a linear layer in the order of the header."""
    image = [function([int(i == j) for i in range(16)]) for j in range(16)]
    for turn in range(16):
        g, b = divmod(turn, 4)
        yield [phi[image[(m + b) % 16][(m - 4 * g) % 16]] for m in range(16)]


def numbers(values: list[int]) -> Iterator[str]:
    """Yield lines of sixteen bytes."""
    for i in range(0, len(values), 16):
        yield ", ".join(f"0x{value:02x}" for value in values[i : i + 16]) + ","


def header(source: str) -> Iterator[str]:
    """Yield the lines of the header."""
    pi = array(source, "pi")
    layers = linear(array(source, "coefficients"))
    phi = isomorphism()
    back = [phi.index(value) for value in range(256)]
    boxes = [pi, [pi.index(value) for value in range(256)]]
    yield from ABOUT.splitlines()
    yield "#ifndef GL_KUZNYECHIK_GFNI_CONSTANTS_H"
    yield "#define GL_KUZNYECHIK_GFNI_CONSTANTS_H"
    yield ""
    yield "#include <stdint.h>"
    yield ""
    yield f"#define KUZN_TO_GFNI UINT64_C(0x{matrix(phi):016x})"
    yield f"#define KUZN_FROM_GFNI UINT64_C(0x{matrix(back):016x})"
    yield ""
    yield "/* clang-format off */"
    yield "static const struct kuzn_gfni_constants {"
    yield "    _Alignas(64) uint8_t sbox[256];"
    yield "    _Alignas(64) uint8_t column[16][16];"
    yield "} kuzn_gfni_constants[2] = {"
    for box, layer in zip(boxes, layers, strict=True):
        yield "    {"
        yield "        .sbox = {"
        for line in numbers([phi[box[back[value]]] for value in range(256)]):
            yield f"            {line}"
        yield "        },"
        yield "        .column = {"
        for column in columns(layer, phi):
            yield "            {" + next(numbers(column)).removesuffix(",") + "},"
        yield "        },"
        yield "    },"
    yield "};"
    yield "/* clang-format on */"
    yield ""
    yield "#endif"


def main() -> None:
    """Write the header."""
    if len(sys.argv) != 3:
        sys.exit(f"expected CONSTANTS_H HEADER, got {len(sys.argv) - 1} arguments")
    source, target = map(Path, sys.argv[1:])
    target.write_text("\n".join(header(source.read_text())) + "\n")


if __name__ == "__main__":
    main()
