"""Write what Kuznyechik looks up by nibbles, core/kuznyechik/nibbles.h.

usage: kuznyechik_nibbles.py CONSTANTS_H HEADER

The S-box has a structure in GF(2^4) modulo x^4 + x^3 + 1, found by A. Biryukov, L. Perrin and A.
Udovenko (Reverse-engineering the S-box of Streebog, Kuznyechik and STRIBOBr1, 2016):

    l, r = nibbles of alpha(x);  l = nu0(l) if r == 0 else nu1(l / r);  r = sigma(r phi(l))
    S(x) = omega(l, r)

alpha and omega being linear. A product is a sum of logarithms, so that shuffles of sixteen bytes do
for all of it. It is checked against the S-box of CONSTANTS_H before anything is written.

l is a sum of doublings but for its newest byte, which is looked up.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ALPHA = (0x08, 0x41, 0x43, 0xEF, 0x8A, 0x44, 0x1A, 0x20)  # rows, the highest bit's first
OMEGA = (0x0A, 0x04, 0x20, 0x9A, 0x08, 0x44, 0x82, 0x01)
NU0 = (2, 5, 3, 11, 6, 9, 14, 10, 0, 4, 15, 1, 8, 13, 12, 7)
NU1 = (7, 6, 12, 9, 0, 15, 8, 1, 4, 5, 11, 14, 13, 2, 3, 10)
PHI = (11, 2, 11, 8, 12, 4, 1, 12, 6, 3, 5, 8, 14, 3, 6, 11)
SIGMA = (12, 13, 0, 4, 8, 11, 10, 14, 3, 9, 5, 2, 15, 1, 6, 7)

MODULUS = 0x1C3  # of l's field

ZERO = 0xF0  # the logarithm of zero: sums with it stay negative as bytes, and shuffles give zero

ABOUT = """\
/*
 * Look-ups of Kuznyechik by nibbles, written by tools/kuznyechik_nibbles.py; do not edit.
 *
 * With l and r the high and the low nibble of split[0][x & 15] ^ split[1][x >> 4], look-ups of
 * indices with bit 7 set being zero, and sums of logarithms modulo 15:
 *
 *     S       a = log_r[r];  s = log_l[l] + a;  l = one[s], where a is negative zero[l]
 *             t = log_l2[l] + log_r2[r];        S(x) = out_l[l] ^ out_r[t]
 *     S^-1    s = log_r[r] + log_l[l];          t = log_l2[l] + s
 *             S^-1(x) = out_l[t] ^ out_r[s], where s is negative zero[l]
 *
 * In S^-1 `one` and `log_r2` are not used.
 *
 * newest[0][n] ^ newest[1][m] is byte n + 16 m times the first coefficient of l, and what seven
 * doublings one after another add too much where each takes the modulus off when it should not.
 */
"""


def multiply(a: int, b: int) -> int:
    """Multiply in GF(2^4)."""
    product = 0
    for bit in range(4):
        product ^= a << bit if b >> bit & 1 else 0
    for bit in reversed(range(3)):
        product ^= 0b11001 << bit if product >> bit + 4 & 1 else 0
    return product


POWERS = [1]
while len(POWERS) < 15:
    POWERS.append(multiply(POWERS[-1], 2))


def log(a: int) -> int:
    """Return the logarithm of a nibble."""
    return POWERS.index(a) if a else ZERO


def minus_log(a: int) -> int:
    """Return the logarithm of its inverse."""
    return -POWERS.index(a) % 15 if a else ZERO


def apply(rows: tuple[int, ...], x: int) -> int:
    """Multiply a matrix and a byte."""
    return sum((row & x).bit_count() % 2 << 7 - i for i, row in enumerate(rows))


def inverse(rows: tuple[int, ...]) -> Callable[[int], int]:
    """Return the inverse map of a matrix."""
    table = {apply(rows, x): x for x in range(256)}
    return table.__getitem__


Tables = dict[str, list[int]]


def forward() -> Tables:
    """Return the tables of S. What `one` gives is 7 = nu1(0) away from l, and `zero` is too."""
    zero = NU1[0]
    return {
        "split0": [apply(ALPHA, n) for n in range(16)],
        "split1": [apply(ALPHA, n << 4) for n in range(16)],
        "log_l": [log(n) for n in range(16)],
        "log_r": [minus_log(n) for n in range(16)],
        "one": [*(NU1[power] ^ zero for power in POWERS), 0],
        "zero": [NU0[n] ^ zero for n in range(16)],
        "log_l2": [log(PHI[n ^ zero]) for n in range(16)],
        "log_r2": [log(n) for n in range(16)],
        "out_l": [apply(OMEGA, (n ^ zero) << 4 | SIGMA[0]) for n in range(16)],
        "out_r": [*(apply(OMEGA, SIGMA[power] ^ SIGMA[0]) for power in POWERS), 0],
    }


def backward() -> Tables:
    """Return the tables of the inverse of S."""
    alpha, omega = inverse(ALPHA), inverse(OMEGA)
    return {
        "split0": [omega(n) for n in range(16)],
        "split1": [omega(n << 4) for n in range(16)],
        "log_l": [minus_log(PHI[n]) for n in range(16)],
        "log_r": [log(SIGMA.index(n)) for n in range(16)],
        "one": [0] * 16,
        "zero": [alpha(NU0.index(n) << 4) for n in range(16)],
        "log_l2": [log(NU1.index(n)) for n in range(16)],
        "log_r2": [0] * 16,
        "out_l": [*(alpha(power << 4) for power in POWERS), 0],
        "out_r": [*(alpha(power) for power in POWERS), 0],
    }


def look_up(table: list[int], index: int) -> int:
    """Do what a shuffle does."""
    return 0 if index & 0x80 else table[index & 15]


def add(a: int, b: int) -> int:
    """Add logarithms as the kernels do."""
    total = a + b & 0xFF
    return min(total, total - 15 & 0xFF)


def evaluate(t: Tables, x: int, inverted: bool) -> int:
    """Compute S of x, or its inverse."""
    y = t["split0"][x & 15] ^ t["split1"][x >> 4]
    left, r = y >> 4, y & 15
    a = t["log_r"][r]
    s = add(t["log_l"][left], a)
    if inverted:
        both = look_up(t["out_l"], add(t["log_l2"][left], s)) ^ look_up(t["out_r"], s)
        return t["zero"][left] if s & 0x80 else both
    left = t["zero"][left] if a & 0x80 else look_up(t["one"], s)
    return t["out_l"][left] ^ look_up(t["out_r"], add(t["log_l2"][left], t["log_r2"][r]))


def double(a: int) -> int:
    """Double a byte in the field of l."""
    return a << 1 ^ (MODULUS if a & 0x80 else 0)


def newest(coefficient: int) -> list[list[int]]:
    """Return the tables of the newest byte."""

    def product(a: int) -> int:
        total = 0
        for bit in reversed(range(8)):
            total = double(total) ^ (a if coefficient >> bit & 1 else 0)
        return total

    surplus = 0
    for _ in range(7):
        surplus = double(surplus) ^ MODULUS & 0xFF
    return [[product(n) ^ surplus for n in range(16)], [product(n << 4) for n in range(16)]]


def array(text: str, name: str) -> list[int]:
    """Read an array from C."""
    match = re.search(rf"\b{name}\[\d+\] = \{{(.*?)\}}", text, re.DOTALL)
    if not match:
        sys.exit(f"expected an array {name}, found none")
    return [int(number, 0) for number in re.findall(r"\w+", match[1])]


def header(directions: list[Tables], products: list[list[int]]) -> Iterator[str]:
    """Write the lines of the header."""
    yield from ABOUT.splitlines()
    yield from ("#ifndef GL_KUZNYECHIK_NIBBLES_H", "#define GL_KUZNYECHIK_NIBBLES_H", "")
    yield from ("#include <stdint.h>", "", "struct kuzn_nibbles {")
    yield "    uint8_t split[2][16], log_l[16], log_r[16], one[16], zero[16];"
    yield from ("    uint8_t log_l2[16], log_r2[16], out_l[16], out_r[16];", "};", "")
    yield from ("/* S and its inverse. */", "static const struct kuzn_nibbles kuzn_nibbles[2] = {")
    for tables in directions:
        yield "    {"
        for name, values in tables.items():
            row = "{" + ", ".join(str(value) for value in values) + "}"
            before = {"split0": "{", "split1": " "}.get(name, "")
            yield f"        {before}{row}{'}' if name == 'split1' else ''},"
        yield "    },"
    yield from ("};", "", "static const uint8_t kuzn_newest[2][16] = {")
    for values in products:
        yield "    {" + ", ".join(str(value) for value in values) + "},"
    yield from ("};", "", "#endif")


def main(source: Path, output: Path) -> None:
    """Check the tables and write the header."""
    text, directions = source.read_text(), [forward(), backward()]
    pi, coefficients = array(text, "pi"), array(text, "coefficients")
    for x, y in enumerate(pi):
        if evaluate(directions[0], x, False) != y or evaluate(directions[1], y, True) != x:
            sys.exit(f"the structure is wrong for {x}")
    output.write_text("\n".join(header(directions, newest(coefficients[0]))) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*map(Path, sys.argv[1:]))
