"""Write the rounds of the bitsliced AVX-512 kernel, core/gost28147/rounds_avx512.h.

usage: sbox_rounds.py SBOXES_JSON CIRCUITS_JSON HEADER

A round is 32 additions of a key bit and the ternary circuits of eight S-boxes. It is put in an
order by a list schedule, which keeps few values at once, then into registers. Compilers keep
neither.

Values: a0..a31 bits of N1, y0..y31 of N2, k0..k31 of the key, x0..x31 their sum, c1..c31 its
carries, g.. inner gates, z0..z31 the new bits of N2.
"""

from __future__ import annotations

import sys
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sbox_circuits import Box, read_sets

ABOUT = """\
/*
 * A round of each S-box set for AVX-512, written by tools/sbox_rounds.py; do not edit.
 *
 * ROUND_SET: instructions on the planes of N1 and N2 at n1 and n2, 64 bytes each, with the masks of
 * the key's bits at k, 32 bytes apart. N2 ^= the S-boxes of N1 + key, rotated left by 11.
 */
"""

LATENCY = 1.0  # cycles from a gate to those that need it
PACE = 0.6  # cycles a gate
VALUES = 20  # kept at once, of 32 registers; more was no faster
TWO_INPUTS = {0b0110: "vpxorq", 0b1000: "vpandq"}


class Gate(NamedTuple):
    """A function of two or three values: bit a + 2b + 4c of the table."""

    sources: list[str]
    table: int


Gates = dict[str, Gate]


def additions() -> Gates:
    """Name the gates of N1 + key."""
    gates = {"x0": Gate(["a0", "k0"], 0b0110), "c1": Gate(["a0", "k0"], 0b1000)}
    for bit in range(1, 32):
        sources = [f"a{bit}", f"k{bit}", f"c{bit}"]
        gates[f"x{bit}"] = Gate(sources, 0x96)
        if bit < 31:
            gates[f"c{bit + 1}"] = Gate(sources, 0xE8)
    return gates


def substitutions(boxes: list[Box]) -> Gates:
    """Name the gates of the S-boxes, the outputs with the xor to N2."""
    gates = {}
    for row, box in enumerate(boxes):
        names = [f"x{4 * row + i}" for i in range(4)]
        for *nodes, table in box["ternary"]["gates"]:
            name = f"g{row}_{len(names)}"
            gates[name] = Gate([names[node] for node in nodes], table)
            names.append(name)
        for j, (a, b, table) in enumerate(box["ternary"]["outputs"]):
            plane = (4 * row + j + 11) % 32
            with_feistel = table | (~table & 15) << 4
            gates[f"z{plane}"] = Gate([names[a], names[b], f"y{plane}"], with_feistel)
    return gates


def heights(gates: Gates) -> dict[str, float]:
    """Estimate how much work waits for each gate; the next round begins with bit 0."""
    result = {f"z{p}": 0.5 + 0.3 * max(0, 20 - (p + 1) % 32) for p in range(32)}
    users: dict[str, list[str]] = {name: [] for name in gates}
    for name, gate in gates.items():
        for source in gate.sources:
            users.setdefault(source, []).append(name)

    def height(name: str) -> float:
        if name not in result:
            result[name] = max((height(user) + LATENCY for user in users[name]), default=0.0)
        return result[name]

    for name in gates:
        height(name)
    return result


def schedule(gates: Gates) -> list[str]:
    """Put the gates in an order: the most urgent of those whose sources are there."""
    urgency = heights(gates)
    uses = Counter(source for gate in gates.values() for source in gate.sources)
    ready: dict[str, float] = {}
    live: set[str] = set()
    order: list[str] = []
    left = list(gates)

    def growth(name: str) -> int:
        ends = sum(s in live and uses[s] == 1 for s in gates[name].sources)
        starts = sum(s not in live and uses[s] > 1 for s in gates[name].sources)
        return starts - ends + (name[0] != "z")

    def wait(name: str) -> float:
        return max(ready.get(source, 0.0) for source in gates[name].sources)

    while left:
        able = [n for n in left if all(s in ready or s not in gates for s in gates[n].sources)]
        fits = [n for n in able if len(live) + growth(n) < VALUES] or [min(able, key=growth)]
        now = [n for n in fits if wait(n) <= PACE * len(order)]
        if now:
            name = max(now, key=lambda n: urgency[n] - 0.3 * growth(n))
        else:
            name = min(fits, key=lambda n: (wait(n), -urgency[n]))
        ready[name] = PACE * len(order) + LATENCY
        order.append(name)
        left.remove(name)
        live.update({*gates[name].sources, name} if name[0] != "z" else gates[name].sources)
        uses.subtract(gates[name].sources)
        live = {value for value in live if uses[value]}
    return order


def permuted(gate: Gate, order: list[str]) -> int:
    """Turn the table of a gate into that of vpternlogq for its operands, first to last."""
    table = 0
    for index in range(8):
        bits = {name: index >> 2 - i & 1 for i, name in enumerate(order)}
        at = sum(bits[name] << i for i, name in enumerate(gate.sources))
        table |= (gate.table >> at & 1) << index
    return table


class Registers:
    """Which value is in which register, and the instructions that bring it there."""

    def __init__(self) -> None:
        self.free = deque(range(32))
        self.of: dict[str, int] = {}

    def name(self, value: str) -> str:
        """Name the register of a value."""
        return f"%%zmm{self.of[value]}"

    def take(self, value: str) -> str:
        """Give a value the register that was free for longest."""
        self.of[value] = self.free.popleft()
        return self.name(value)

    def release(self, values: list[str]) -> None:
        """Free the registers of values that are not needed again."""
        self.free.extend(self.of.pop(value) for value in values)

    def load(self, value: str) -> str:
        """Load an input of the round."""
        opcode = "vpbroadcastq" if value[0] == "k" else "vmovdqu64"
        return f"{opcode} {memory(value)}, {self.take(value)}"


def memory(value: str) -> str:
    """Name the place of an input or an output of the round."""
    base, size = {"a": ("n1", 64), "k": ("k", 32)}.get(value[0], ("n2", 64))
    return f"{size * int(value[1:])}(%[{base}])"


def instructions(gates: Gates, order: list[str]) -> Iterator[str]:
    """Write the gates of a round in an order, with its loads and stores."""
    last = {source: name for name in order for source in gates[name].sources}
    made = {name: i for i, name in enumerate(order)}
    registers = Registers()
    for name in order:
        gate = gates[name]
        dying = [s for s in gate.sources if last[s] == name and s[0] != "y"]
        for source in gate.sources:
            if source not in registers.of and (source[0] != "y" or not dying):
                yield registers.load(source)
        if len(gate.sources) == 2:
            a, b = map(registers.name, gate.sources)
            registers.release(dying)
            yield f"{TWO_INPUTS[gate.table]} {b}, {a}, {registers.take(name)}"
            continue
        # vpternlogq overwrites its first operand and may have its last in memory. On Zen 4 it waits
        # one cycle for the first and two for the others, so that is the newest value.
        y = [s for s in gate.sources if s[0] == "y"]
        if not dying and y:
            dying = y
        choice = [s for s in dying if s[0] != "k"] or dying
        choice = choice or [s for s in gate.sources if s in registers.of]
        first = max(choice, key=lambda s: made.get(s, -1))
        others = [s for s in gate.sources if s != first and s not in y]
        others += [s for s in y if s != first]
        second, third = (registers.name(s) if s in registers.of else memory(s) for s in others)
        if dying:
            registers.of[name] = registers.of.pop(first)
            registers.release([s for s in dying if s != first])
        else:
            yield f"vmovdqa64 {registers.name(first)}, {registers.take(name)}"
        table = permuted(gate, [first, *others])
        yield f"vpternlogq ${table:#04x}, {third}, {second}, {registers.name(name)}"
        if name[0] == "z":
            yield f"vmovdqu64 {registers.name(name)}, {memory(name)}"
            registers.release([name])


def header(sets: dict[str, list[Box]]) -> str:
    """Write the whole header for sets given by their short names."""
    lines = [*ABOUT.splitlines(), "#ifndef GL_GOST28147_ROUNDS_AVX512_H"]
    lines += ["#define GL_GOST28147_ROUNDS_AVX512_H", "", "/* clang-format off */"]
    for short, boxes in sets.items():
        gates = additions() | substitutions(boxes)
        body = [f'"{line}\\n\\t"' for line in instructions(gates, schedule(gates))]
        lines += ["", f"#define ROUND_{short} \\", *(f"    {line} \\" for line in body[:-1])]
        lines.append(f"    {body[-1]}")
    lines += ["/* clang-format on */", "", "#endif"]
    return "\n".join(lines) + "\n"


def main(sboxes: Path, circuits: Path, output: Path) -> None:
    """Check every circuit and write the header."""
    output.write_text(header(read_sets(sboxes, circuits)))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*map(Path, sys.argv[1:]))
