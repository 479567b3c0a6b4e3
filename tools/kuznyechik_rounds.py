"""Write the rounds of Kuznyechik byte-sliced, core/kuznyechik/bytesliced_rounds.h.

usage: kuznyechik_rounds.py CONSTANTS HEADER

L divides by a polynomial whose 16 roots follow one another as powers of one element. So it is a
Cauchy matrix of such powers, which is U T V: U and V diagonal, T[i][j] a function of i - j. U and
V go into the S-boxes, one for each byte of a block. T is cut into halves four times, its rows by a
bit of i, its columns by the same bit of j, whatever bit that is:

    | A B | | v0 |   | A (v0 + v1) + (A + B) v1 |
    | C A | | v1 | = | A (v0 + v1) + (A + C) v0 |    three products of half the size, not four

which leaves 81 products by constants. Four letters name each, one a bit: 0 or 1 where its input is
that half, + where it is the sum. U and V may be scaled by a factor where a bit is 1, each bit by
its own; SCALES make some of the constants 0 and some alike, which are made 1.

A list schedule puts the operations in an order with few values at once, then into registers.
Compilers keep neither.

Values: x0..x15 the state, z0..z15 after the S-boxes, key0..key15, y0..y15 the next state.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, deque
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from kuznyechik_gfni import KUZNYECHIK, array, linear, matrix, multiply

ABOUT = """\
/*
 * The rounds of Kuznyechik byte-sliced for AVX-512 VBMI and GFNI, written by
 * tools/kuznyechik_rounds.py, which says how; do not edit.
 *
 * The state is 16 registers, a byte of the blocks each, from and to [x], with other 64 bytes for
 * each of the KUZN_SPILLS values behind it. KUZN_LOAD, then KUZN_ROUND(KEY) any number of times:
 * S, L and a round key, of which KEY(i) writes the operand with byte i; then KUZN_STORE.
 * KUZN_LINEAR is L alone, KUZN_SUBSTITUTE S. [constants] are those of the direction, encryption
 * being the first. Decryption has the bytes of blocks backwards: then L is its inverse.
 *
 * Inside, the state is scaled: byte i is multiplied by to[i] and in the end by from[i]; so are
 * round keys, by key[i]. Numbers that multiply are matrices of GF2P8AFFINEQB.
 */
"""

SCALES = (186, 43, 4, 242)  # of bits 0 to 3
INNER = (1, 0)  # two of the bits; by the others the 81 products make nine sets of nine
SUMS = [a + b for a, b in product("01+", repeat=2)]
HALVES = ["00", "01", "10", "11"]

# Of the schedule.
LATENCY = {"mask": 3.0, "low": 5.0, "high": 5.0, "choose": 1.0, "multiply": 3.0, "xor": 1.5}
PACE = 0.5  # cycles an operation
GAP = 1.0  # cycles a multiplication
VALUES = 28  # kept at once, of 32 registers
LATE = 40.0  # cycles between the first S-boxes and the last
FEW_MASKS = 6  # of 7

# Where the header's struct has its members. What GF2P8AFFINEQB broadcasts is far from the start:
# the assembler of clang 14 does not scale short displacements as it should.
TO = 16 * 256
FROM = TO + 8 * 16
KEY = FROM + 8 * 16
MATRICES = KEY + 8 * 16


# ---- L --------------------------------------------------------------------------------------


@cache
def times(a: int, b: int) -> int:
    """Multiply in the field of Kuznyechik."""
    return multiply(a, b, KUZNYECHIK)


@cache
def inverse(a: int) -> int:
    """Invert in the field of Kuznyechik."""
    return next(b for b in range(1, 256) if times(a, b) == 1)


class Layer(NamedTuple):
    """L as U T V, T by its constants."""

    u: list[int]
    v: list[int]
    constants: dict[str, int]


def diagonals(m: list[list[int]]) -> tuple[list[int], list[int]]:
    """Find U and V, scaled by SCALES."""
    u, v = [1], [1]
    for i in range(15):
        u.append(times(u[i], times(m[i + 1][1], inverse(m[i][0]))))
        above, below = times(m[0][0], m[1][i + 1]), times(m[1][1], m[0][i])
        v.append(times(v[i], times(below, inverse(above))))
    v = [inverse(value) for value in v]
    for i in range(16):
        for bit, scale in enumerate(SCALES):
            if i >> bit & 1:
                u[i], v[i] = times(u[i], inverse(scale)), times(v[i], scale)
    return u, v


def places(letters: str) -> Iterator[tuple[int, int]]:
    """Yield row and column of the elements of T that sum up to a constant."""
    choices = {"+": [(0, 0)], "0": [(0, 0), (1, 0)], "1": [(0, 0), (0, 1)]}
    for bits in product(*(choices[letter] for letter in letters)):
        row, column = (sum(bit[k] << 3 - n for n, bit in enumerate(bits)) for k in (0, 1))
        yield row, column


def cut(coefficients: list[int]) -> Layer:
    """Cut L into its constants."""
    forward, _ = linear(coefficients)
    columns = [forward([int(i == j) for i in range(16)]) for j in range(16)]
    m = [list(row) for row in zip(*columns, strict=True)]
    u, v = diagonals(m)
    t = [[times(m[i][j], inverse(times(u[i], v[j]))) for j in range(16)] for i in range(16)]
    constants = {}
    for letters in map("".join, product("01+", repeat=4)):
        constants[letters] = 0
        for i, j in places(letters):
            constants[letters] ^= t[i][j]
    one = Counter(filter(None, constants.values())).most_common(1)[0][0]
    constants = {name: times(value, inverse(one)) for name, value in constants.items()}
    return Layer(u, [times(value, one) for value in v], constants)


# ---- Its operations -----------------------------------------------------------------------------


class Operation(NamedTuple):
    """What makes a value of others; `number` is the byte of a block, or a constant."""

    kind: str
    sources: list[str]
    number: int = 0


Operations = dict[str, Operation]


def letters_of(outer: str, inner: str) -> str:
    """Name a product by its set and its place in that."""
    left = iter(outer)
    own = dict(zip(INNER, inner, strict=True))
    return "".join(own[bit] if bit in own else next(left) for bit in (3, 2, 1, 0))


def products_of(half: str) -> list[str]:
    """Name those of nine products, or sets, that a quarter of the output sums up."""
    return [a + b for a, b in product(*(("0+" if bit == "1" else "1+") for bit in half))]


def input_sum(operations: Operations, values: dict[str, str], name: str, letters: str) -> str:
    """Name a sum of four values; make it where it is not there."""
    if letters not in values:
        by_first = [half + letters[1] for half in "01"]
        by_last = [letters[0] + half for half in "01"]
        first = letters[0] == "+" and (letters[1] != "+" or set(by_first) <= values.keys())
        halves = by_first if first else by_last
        sources = [input_sum(operations, values, name, half) for half in halves]
        values[letters] = f"{name}{letters}"
        operations[values[letters]] = Operation("xor", sources)
    return values[letters]


def nine_products(
    operations: Operations, constants: dict[str, int], outer: str, values: dict[str, str]
) -> dict[str, list[str]]:
    """Make the products of a set; return what sums up to each quarter of its output."""
    made = {}
    for inner in SUMS:
        constant = constants[letters_of(outer, inner)]
        if constant:
            made[inner] = input_sum(operations, values, f"v{outer}_", inner)
        if constant > 1:
            name = f"p{outer}_{inner}"
            operations[name] = Operation("multiply", [made[inner]], constant)
            made[inner] = name
    terms = {half: [name for name in products_of(half) if name in made] for half in HALVES}
    for pair in ["+0", "++"], ["+1", "++"]:
        if not set(pair) <= made.keys():
            continue
        shared = f"s{outer}_{pair[0]}"
        operations[shared] = Operation("xor", [made[name] for name in pair])
        made[shared] = shared
        for half in HALVES:
            if set(pair) <= set(terms[half]):
                terms[half] = [name for name in terms[half] if name not in pair] + [shared]
    return {half: [made[name] for name in names] for half, names in terms.items()}


def xor(operations: Operations, name: str, terms: list[str]) -> None:
    """Sum up terms, two or three at a time."""
    part = 0
    while len(terms) > 3:
        operations[f"{name}_{part}"] = Operation("xor", terms[:3])
        terms = [f"{name}_{part}", *terms[3:]]
        part += 1
    operations[name] = Operation("xor", terms)


def linear_operations(constants: dict[str, int], keyed: bool) -> Operations:
    """List the operations from z0..z15 to y0..y15."""
    operations: Operations = {}

    def number(outer: str, inner: str) -> int:
        return int(letters_of(outer, inner), 2)

    values = {half: {outer: f"z{number(outer, half)}" for outer in HALVES} for half in HALVES}
    terms: dict[int, list[str]] = {i: [f"key{i}"] * keyed for i in range(16)}
    for outer in ["00", "01", "0+", "10", "11", "1+", "+0", "+1", "++"]:
        inputs = {half: input_sum(operations, values[half], f"w{half}_", outer) for half in HALVES}
        users = [half for half in HALVES if outer in products_of(half)]
        for half, names in nine_products(operations, constants, outer, inputs).items():
            if len(users) > 1 and len(names) > 1:
                xor(operations, f"r{outer}_{half}", names)
                names = [f"r{outer}_{half}"]
            for user in users:
                terms[number(user, half)] += names
    for i in range(16):
        xor(operations, f"y{i}", terms[i])
    return operations


def substitutions(to: str) -> Operations:
    """List the operations from x0..x15 to z0..z15, or others."""
    operations = {}
    for i in range(16):
        operations[f"mask{i}"] = Operation("mask", [f"x{i}"])
        operations[f"low{i}"] = Operation("low", [f"x{i}"], i)
        operations[f"high{i}"] = Operation("high", [f"x{i}"], i)
        operations[f"{to}{i}"] = Operation("choose", [f"low{i}", f"high{i}", f"mask{i}"])
    return operations


# ---- Their order ------------------------------------------------------------------------------


def urgencies(operations: Operations) -> dict[str, float]:
    """Estimate how much work waits for each value. The next round begins with y0."""
    users: dict[str, list[str]] = {name: [] for name in operations}
    for name, operation in operations.items():
        for source in operation.sources:
            users.setdefault(source, []).append(name)

    @cache
    def urgency(name: str) -> float:
        if name[0] == "y":
            return LATE * (3 - rank(name)) / 3
        return max(urgency(user) + LATENCY[operations[user].kind] for user in users[name])

    return {name: urgency(name) for name in operations}


def rank(name: str) -> int:
    """Return 0..3 for a byte of the block, by its set."""
    number = int(name[1:])
    first, second = (bit for bit in (3, 2, 1, 0) if bit not in INNER)
    return 2 * (number >> first & 1) + (number >> second & 1)


def schedule(operations: Operations) -> list[str]:
    """Put the operations in an order: the most urgent of those whose sources are there."""
    urgency = urgencies(operations)
    uses = Counter(source for operation in operations.values() for source in operation.sources)
    ready = {source: 0.0 for source in uses if source not in operations}
    live = {source for source in ready if source[0] != "k"}
    order: list[str] = []
    left = list(operations)
    now = multiplier = 0.0

    def growth(name: str) -> int:
        return (operations[name].kind != "mask" and name[0] != "y") - sum(
            source in live and uses[source] == 1 for source in operations[name].sources
        )

    def start(name: str) -> float:
        earliest = max(ready[source] for source in operations[name].sources)
        return max(earliest, multiplier) if operations[name].kind == "multiply" else earliest

    masks = 0
    while left:
        able = [n for n in left if all(source in ready for source in operations[n].sources)]
        if masks == FEW_MASKS:
            able = [name for name in able if operations[name].kind != "mask"]
        fits = [n for n in able if len(live) + growth(n) <= VALUES] or [min(able, key=growth)]
        begun = [name for name in fits if start(name) <= now]
        if begun:
            name = max(begun, key=lambda n: urgency[n] - 0.3 * growth(n))
        else:
            name = min(fits, key=lambda n: (start(n), -urgency[n]))
        kind, sources, _ = operations[name]
        time = max(now, start(name))
        ready[name] = time + LATENCY[kind]
        multiplier = max(multiplier, time) + GAP if kind == "multiply" else multiplier
        masks += (kind == "mask") - (kind == "choose")
        now += PACE
        order.append(name)
        left.remove(name)
        uses.subtract(sources)
        live = {value for value in live if uses[value]}
        if kind != "mask" and name[0] != "y":
            live.add(name)
    return order


# ---- Registers ------------------------------------------------------------------------------


class Registers:
    """Which value is in which register or place behind [x], and the instructions written so far."""

    def __init__(self, operations: Operations, order: list[str], of: dict[str, int]) -> None:
        self.of = dict(of)
        self.free = [number for number in range(32) if number not in of.values()]
        self.home = {f"y{value[1:]}": number for value, number in of.items()}
        self.masks, self.free_masks = dict[str, int](), deque(range(1, 8))
        self.places, self.free_places = dict[str, int](), list(range(32))
        self.born = {name: time for time, name in enumerate(order)}
        self.uses: dict[str, deque[int]] = {}
        for time, name in enumerate(order):
            for source in operations[name].sources:
                self.uses.setdefault(source, deque()).append(time)
        self.lines: list[str] = []
        for name in order:
            sources = operations[name].sources
            for source in sources:
                self.uses[source].popleft()
            self.write(name, operations[name], [s for s in sources if not self.uses[s]])

    def name(self, value: str) -> str:
        """Name the register of a value."""
        return f"%%zmm{self.of[value]}"

    def operand(self, value: str) -> str:
        """Name where a value is."""
        if value[0] == "k":
            return f'" KEY({value[3:]}) "'
        return self.name(value) if value in self.of else f"{64 * (16 + self.places[value])}(%[x])"

    def take(self, value: str, busy: list[str]) -> str:
        """Give a value a register, if need be that of the one that is needed last."""
        if not self.free:
            idle = [v for v in self.of if v not in busy and self.uses.get(v)]
            victim = max(idle, key=lambda v: self.uses[v][0])
            register = self.name(victim)
            self.free.append(self.of.pop(victim))
            if victim not in self.places:
                self.places[victim] = self.free_places.pop(0)
                self.lines.append(f"vmovdqa64 {register}, {self.operand(victim)}")
        others = [number for number in self.free if number not in self.home.values()]
        number = self.home.get(value, -1)
        self.of[value] = number if number in self.free else (others or self.free)[0]
        self.free.remove(self.of[value])
        return self.name(value)

    def load(self, value: str, busy: list[str]) -> None:
        """Bring a value back to a register."""
        if value not in self.of:
            place = self.operand(value)
            self.lines.append(f"vmovdqa64 {place}, {self.take(value, busy)}")

    def release(self, values: list[str]) -> None:
        """Free what these values have taken."""
        for value in values:
            if value in self.of:
                self.free.append(self.of.pop(value))
            if value in self.places:
                self.free_places.insert(0, self.places.pop(value))

    def write(self, name: str, operation: Operation, dying: list[str]) -> None:
        """Write the instructions of an operation."""
        kind, sources, number = operation
        if kind == "xor":
            self.write_xor(name, sources, dying)
            return
        for source in sources:
            if source not in self.masks:
                self.load(source, sources)
        first = self.name(sources[0])
        if kind == "mask":
            self.masks[name] = self.free_masks.popleft()
            self.lines.append(f"vpmovb2m {first}, %%k{self.masks[name]}")
        elif kind in ("low", "high"):
            at, target = 256 * number + 128 * (kind == "high"), self.take(name, sources)
            self.lines.append(f"vmovdqa64 {at}(%[constants]), {target}")
            self.lines.append(f"vpermt2b {at + 64}(%[constants]), {first}, {target}")
        elif kind == "choose":
            mask = self.masks.pop(sources[2])
            self.free_masks.append(mask)
            self.lines.append(f"vmovdqu8 {self.name(sources[1])}, {first}%{{%%k{mask}%}}")
            self.of[name] = self.of.pop(sources[0])
        elif kind == "multiply":
            self.release(dying)
            dying = []
            target = self.take(name, sources)
            self.lines.append(f"vgf2p8affineqb $0, MATRIX({number}), {first}, {target}")
        self.release(dying)

    def write_xor(self, name: str, sources: list[str], dying: list[str]) -> None:
        """Write a sum; one source may be in memory.

        Of three the newest is overwritten: on Zen 4 vpternlogq waits one cycle for it and two for
        the others.
        """
        here = [source for source in sources if source in self.of]
        away = [source for source in sources if source not in self.of]
        for source in away[:-1]:
            self.load(source, sources)
            here.append(source)
        here.sort(key=lambda source: (source in dying, self.born.get(source, -1)))
        operands = [self.operand(source) for source in away[-1:] + here]
        if len(sources) == 2:
            self.release(dying)
            self.lines.append(f"vpxorq {', '.join(operands)}, {self.take(name, sources)}")
            return
        target = here[-1]
        if target in dying:
            dying = [source for source in dying if source != target]
            self.of[name] = self.of.pop(target)
            self.release([target])
        else:
            self.lines.append(f"vmovdqa64 {operands[-1]}, {self.take(name, sources)}")
        self.lines.append(f"vpternlogq $0x96, {', '.join(operands[:2])}, {self.name(name)}")
        self.release(dying)


def moves(last: dict[int, int]) -> Iterator[str]:
    """Write moves from registers to others, all at once."""
    left = {to: start for to, start in last.items() if to != start}
    while left:
        spare = next(n for n in range(32) if n not in left.values() and n not in last)
        to = next((to for to in left if to not in left.values()), None)
        if to is None:  # circles only
            to = next(iter(left))
            yield f"vmovdqa64 %%zmm{to}, %%zmm{spare}"
            left = {t: spare if start == to else start for t, start in left.items()}
        yield f"vmovdqa64 %%zmm{left.pop(to)}, %%zmm{to}"


def instructions(operations: Operations, homes: dict[str, int]) -> list[str]:
    """Write operations for inputs in these registers, which the outputs take in the end."""
    registers = Registers(operations, schedule(operations), homes)
    last = {number: registers.of[f"y{name[1:]}"] for name, number in homes.items()}
    return [*registers.lines, *moves(last)]


# ---- The header -------------------------------------------------------------------------------


def macro(name: str, lines: list[str]) -> Iterator[str]:
    """Yield a macro of instructions."""
    yield ""
    yield f"#define {name} \\"
    yield from (f'    "{line}\\n\\t" \\' for line in lines[:-1])
    yield f'    "{lines[-1]}\\n\\t"'


def quadwords(values: list[int]) -> Iterator[str]:
    """Yield lines of four quadwords."""
    for i in range(0, len(values), 4):
        yield " ".join(f"UINT64_C(0x{value:016x})," for value in values[i : i + 4])


def scaling(factors: list[int]) -> list[int]:
    """Return multiplications as matrices."""
    return [matrix([times(factor, x) for x in range(256)]) for factor in factors]


def direction(
    parts: Layer, box: list[int], before: list[int], after: list[int], matrices: list[int]
) -> Iterator[str]:
    """Yield the constants of one direction, whose bytes are scaled by `before` and `after`."""
    yield "    {"
    yield "        .table = {"
    for u, v in zip(parts.u, parts.v, strict=True):
        scaled = bytes(times(v, box[times(u, x)]) for x in range(256))
        words = [int.from_bytes(scaled[i : i + 8], "little") for i in range(0, 256, 8)]
        yield from (f"            {line}" for line in quadwords(words))
    yield "        },"
    keys = [inverse(u) for u in parts.u]
    members = {"to": before, "from": after, "key": keys, "matrices": matrices}
    for name, factors in members.items():
        yield f"        .{name} = {{"
        yield from (f"            {line}" for line in quadwords(scaling(factors)))
        yield "        },"
    yield "    },"


def header(source: str) -> Iterator[str]:
    """Yield the lines of the header."""
    pi = array(source, "pi")
    parts = cut(array(source, "coefficients"))
    linear_layer = linear_operations(parts.constants, keyed=False)
    operations = substitutions("z") | linear_operations(parts.constants, keyed=True)
    homes = {f"x{i}": i for i in range(16)}
    matrices = sorted({o.number for o in operations.values() if o.kind == "multiply"})

    def final(line: str) -> str:
        before, found, after = line.partition("MATRIX(")
        if not found:
            return line
        number, _, rest = after.partition(")")
        at = MATRICES + 8 * matrices.index(int(number))
        return f"{before}{at}(%[constants])%{{1to8%}}{rest}"

    whole = instructions(operations, homes)
    alone = instructions(linear_layer, {f"z{i}": i for i in range(16)})
    boxes = instructions(substitutions("y"), homes)
    spills = max(int(at) // 64 for at in re.findall(r"(\d+)\(%\[x\]\)", " ".join(whole + alone)))
    load, store = [], []
    for i in range(16):
        scale = f"(%[constants])%{{1to8%}}, %%zmm{i}, %%zmm{i}"
        load += [f"vmovdqa64 {64 * i}(%[x]), %%zmm{i}"]
        load += [f"vgf2p8affineqb $0, {TO + 8 * i}{scale}"]
        store += [f"vgf2p8affineqb $0, {FROM + 8 * i}{scale}"]
        store += [f"vmovdqa64 %%zmm{i}, {64 * i}(%[x])"]
    yield from ABOUT.splitlines()
    yield "#ifndef GL_KUZNYECHIK_BYTESLICED_ROUNDS_H"
    yield "#define GL_KUZNYECHIK_BYTESLICED_ROUNDS_H"
    yield ""
    yield "#include <stdint.h>"
    yield ""
    yield "/* clang-format off */"
    yield f"#define KUZN_SPILLS {spills - 15}"
    yield from macro("KUZN_LOAD", load)
    yield from macro("KUZN_ROUND(KEY)", [final(line) for line in whole])
    yield from macro("KUZN_LINEAR", [final(line) for line in alone])
    yield from macro("KUZN_SUBSTITUTE", boxes)
    yield from macro("KUZN_STORE", store)
    yield ""
    yield "static const struct kuzn_constants {"
    yield "    _Alignas(64) uint64_t table[16 * 32];"
    yield f"    _Alignas(64) uint64_t to[16], from[16], key[16], matrices[{len(matrices)}];"
    yield "} kuzn_constants[2] = {"
    backwards = [pi.index(value) for value in range(256)]
    inverses = [[inverse(value) for value in values] for values in (parts.u, parts.v)]
    yield from direction(parts, pi, inverses[0], parts.u, matrices)
    yield from direction(parts, backwards, parts.v, inverses[1], matrices)
    yield "};"
    yield "/* clang-format on */"
    yield ""
    yield "#endif"


def main() -> None:
    """Write the header."""
    if len(sys.argv) != 3:
        sys.exit(f"expected CONSTANTS HEADER, got {len(sys.argv) - 1} arguments")
    source, target = map(Path, sys.argv[1:])
    target.write_text("\n".join(header(source.read_text())) + "\n")


if __name__ == "__main__":
    main()
