"""Calls of a kernel's functions that reach all its code, with secret keys, S-boxes and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from . import aes, kuznyechik
from .general import Step
from .machine import Machine
from .program import Program, functions_of, link
from .state import LeakError, OutsideError, public

# struct gost_key and gost_sbox of core/gost28147/contract.h; gl_lane, gl_row, gl_chain of kernel.h.
KEY_SIZE, KEY_SBOX, KEY_BIG_ENDIAN = 64, 8, 48
SBOX_SIZE, SBOX_CIRCUIT, SETS = 4288, 128, 8
LANE, ROW = 32, 48
CBC, CFB, OFB, MAC = range(4)
CTR_ROWS, ROWS_KINDS = 2, 4
PACKET_SHORT = 120  # bytes
ENOUGH = 4  # leaks that are reported at most

Call = Callable[[Machine], None]


def key_of(machine: Machine, circuit: int = 0, big_endian: bool = False) -> int:
    """Make a secret key; public are the number of its set, its byte order and its pointers."""
    sbox, key = machine.memory.add(SBOX_SIZE, secret=True), machine.memory.add(KEY_SIZE, True)
    machine.memory.store(sbox + SBOX_CIRCUIT, public(circuit, 4))
    machine.memory.store_word(key, 0)
    machine.memory.store_word(key + KEY_SBOX, sbox)
    machine.memory.store_word(key + KEY_BIG_ENDIAN, big_endian, 1)
    return key


def keys_of(machine: Machine, count: int, alike: int, big_endian: bool) -> list[int]:
    """Make the keys of lanes: the first so many alike, the others not."""
    one = key_of(machine, 0, big_endian)
    rest = [key_of(machine, 0, big_endian) for _ in range(count - alike)]
    return [one] * min(alike, count) + rest


def text(machine: Machine, blocks: int) -> int:
    """Make blocks of secret bytes."""
    return machine.memory.add(8 * blocks, secret=True)


def blocks_of(function: str, blocks: int, masked: bool, circuit: int, big_endian: bool) -> Call:
    """Make a call of encrypt or decrypt."""

    def call(machine: Machine) -> None:
        key, mask = key_of(machine, circuit, big_endian), text(machine, blocks) if masked else 0
        machine.call(function, key, text(machine, blocks), mask, text(machine, blocks), blocks)

    return call


def blocks_of_few(blocks: int, masked: bool, big_endian: bool, decrypt: bool) -> Call:
    """Make a call of gost_avx512_few."""

    def call(machine: Machine) -> None:
        key, mask = key_of(machine, 0, big_endian), text(machine, blocks) if masked else 0
        given, out = text(machine, blocks), text(machine, blocks)
        machine.call("gost_avx512_few", key, decrypt, given, mask, out, blocks)

    return call


def counters_of(function: str, blocks: int, big_endian: bool) -> Call:
    """Make a call of ctr or cnt."""

    def call(machine: Machine) -> None:
        key, start = key_of(machine, 0, big_endian), text(machine, 1)
        machine.call(function, key, start, text(machine, blocks), text(machine, blocks), blocks)

    return call


def chain_of(function: str, kind: int, blocks: int, big_endian: bool) -> Call:
    """Make a call of chain."""

    def call(machine: Machine) -> None:
        key, state, given = key_of(machine, 0, big_endian), text(machine, 1), text(machine, blocks)
        out = 0 if kind == MAC else text(machine, blocks)
        machine.call(function, key, kind, state, given, out, blocks)

    return call


def imit_of(function: str, blocks: int) -> Call:
    """Make a call of imit."""

    def call(machine: Machine) -> None:
        machine.call(function, key_of(machine), text(machine, 1), text(machine, blocks), blocks)

    return call


def on_halves(call: Call) -> Call:
    """Make the same call on a CPU that runs 512-bit instructions as halves."""

    def tuned(machine: Machine) -> None:
        machine.tuning = 1
        call(machine)

    return tuned


def mesh_of(big_endian: bool) -> Call:
    """Make a call of mesh."""

    def call(machine: Machine) -> None:
        machine.call("mesh", key_of(machine, 0, big_endian), text(machine, 5), text(machine, 5))

    return call


def each_of(
    function: str, count: int, run: int, decrypt: bool, masked: bool, big_endian: bool
) -> Call:
    """Make a call of each: the first `run` blocks have one key; so have those after, run by run."""

    def call(machine: Machine) -> None:
        keys = machine.memory.add(8 * count, secret=False)
        made = [key_of(machine, 0, big_endian) for _ in range(0, count, run)]
        for i in range(count):
            machine.memory.store_word(keys + 8 * i, made[i // run])
        mask = text(machine, count) if masked else 0
        given, out = text(machine, count), text(machine, count)
        machine.call(function, keys, decrypt, given, mask, out, count)

    return call


def rows_of(kind: int, count: int, length: int, big_endian: bool) -> Call:
    """Make a call of rows, each under its own key, of `length` bytes and less."""

    def call(machine: Machine) -> None:
        rows = machine.memory.add(ROW * count, secret=True)
        for i, key in enumerate(keys_of(machine, count, 1, big_endian)):
            left = length if kind < CTR_ROWS and i % 2 == 0 else max(8, length - 8 * i)
            left -= kind >= CTR_ROWS and i % 3 == 1
            places = (key, text(machine, length // 8), text(machine, length // 8))
            for number, place in enumerate((*places, left)):
                machine.memory.store_word(rows + ROW * i + 8 * number, place)
        machine.call("gost_avx512_rows", rows, count, kind)

    return call


def lanes_of(kind: int | None, count: int, blocks: int, alike: int, big_endian: bool) -> Call:
    """Make a call of chains, or of imits for None."""

    def call(machine: Machine) -> None:
        lanes = machine.memory.add(LANE * count, secret=False)
        for i, key in enumerate(keys_of(machine, count, alike, big_endian)):
            places = (key, text(machine, blocks), text(machine, blocks), text(machine, 1))
            for number, place in enumerate(places):
                machine.memory.store_word(lanes + LANE * i + 8 * number, place)
        if kind is None:
            machine.call("gost_avx512_imits", lanes, count, blocks)
        else:
            machine.call("gost_avx512_chains", lanes, count, kind, blocks)

    return call


def packet_of(length: int) -> Call:
    """Make a call of packet."""

    def call(machine: Machine) -> None:
        key, mac_key = key_of(machine), key_of(machine)
        room = PACKET_SHORT // 8
        places = (text(machine, 1), text(machine, room), text(machine, room))
        machine.call("gost_avx512_packet", key, mac_key, *places, length, text(machine, 1))

    return call


def packet(program: Program) -> Iterator[Call]:
    """Calls with a short packet."""
    for length in (1, 8, 61, 64, PACKET_SHORT):
        yield packet_of(length)


def shuffle(program: Program) -> Iterator[Call]:
    """Calls of a kernel that has all functions."""
    for count, order in product((1, 17, 40, 70, 100, 139), (False, True)):
        for masked in (False, True):
            yield blocks_of("encrypt", count, masked, 0, order)
            yield blocks_of("decrypt", count, masked, 0, order)
        yield counters_of("ctr", count, order)
        yield counters_of("cnt", count, order)
    for kind, order in product((CBC, CFB, OFB, MAC), (False, True)):
        yield chain_of("chain", kind, 2, order)
    yield imit_of("imit", 2)
    yield mesh_of(False)
    yield mesh_of(True)
    yield from map(
        on_halves,
        (
            blocks_of("encrypt", 9, False, 0, False),
            blocks_of("decrypt", 9, False, 0, False),
            counters_of("ctr", 9, False),
            counters_of("cnt", 9, False),
            chain_of("chain", CBC, 2, False),
            imit_of("imit", 2),
        ),
    )


def few(program: Program) -> Iterator[Call]:
    """Calls with few blocks."""
    for count, order in product((1, 9, 20, 40, 52), (False, True)):
        for masked in (False, True):
            yield blocks_of_few(count, masked, order, False)
            yield blocks_of_few(count, masked, order, True)
        yield counters_of("gost_avx512_few_ctr", count, order)
        yield counters_of("gost_avx512_few_cnt", count, order)
    for kind, order in product((CBC, CFB, OFB, MAC), (False, True)):
        yield chain_of("gost_avx512_few_chain", kind, 2, order)
    yield imit_of("gost_avx512_few_imit", 2)


def lanes(program: Program) -> Iterator[Call]:
    """Calls with a key for each lane."""
    for count, order in product((1, 2, 16, 17, 40, 70, 139), (False, True)):
        yield each_of("gost_avx512_each", count, 1, True, False, order)
        yield each_of("gost_avx512_each", count, 1, False, True, order)
        yield each_of("gost_avx512_each", count, count, False, True, order)
    for kind, count in product(range(ROWS_KINDS), (16, 7, 4, 2, 1)):
        yield rows_of(kind, count, 128, False)
        yield rows_of(kind, count, 40, True)
    for kind, count in product(range(ROWS_KINDS), (3, 1)):
        yield rows_of(kind, count, 5 * 128 + 16, False)
    for chain, count in product((CBC, CFB, OFB, MAC, None), (1, 2, 16, 17, 40, 70)):
        yield lanes_of(chain, count, 1, count % 3, False)
        yield lanes_of(chain, count, 9, count, True)


def bitslice(program: Program) -> Iterator[Call]:
    """Calls of a bitsliced kernel: all circuits, whole steps and parts, masks."""
    step = 512 if "avx512" in program.name else 256 if "avx2" in program.name else 128
    for circuit in range(SETS):
        yield blocks_of("encrypt", 1, False, circuit, False)
    for count in (1, 5, 7, 40, step + 3):
        yield blocks_of("encrypt", count, True, 0, False)
        yield blocks_of("decrypt", count, count > step, 0, True)
        yield each_of("each", count, max(1, step // 64), count > 7, count < step, count == 5)
    for count, order in ((1, False), (5, False), (7, False), (20, True), (step + 3, True)):
        yield counters_of("ctr", count, order)
        yield counters_of("cnt", count, order)


class Coverage:
    """What the calls reached, and what was wrong."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.steps: dict[int, tuple[Step, int]] = {}
        # The first run that came to each branch: a call, and the branches that were turned.
        self.seen: dict[int, tuple[Call, tuple[int, ...]]] = {}
        self.ways: dict[int, tuple[int, int]] = {}
        self.reached: set[int] = set()
        self.wrong: list[str] = []

    def run(self, call: Call, turns: tuple[int, ...] = ()) -> None:
        """Make a call, with branches turned the wrong way."""
        machine = Machine(self.program, self.steps, turns)
        try:
            call(machine)
        except OutsideError as leak:
            if not turns:
                self.wrong.append(str(leak))
        except LeakError as leak:
            self.wrong.append(str(leak))
        self.reached |= machine.reached | self.steps.keys()
        for branch, ways in machine.ways.items():
            self.ways[branch] = ways
            self.seen.setdefault(branch, (call, turns))

    def turn_all(self, own: set[int]) -> None:
        """Turn each branch of which one way was not taken."""
        work, done = list(self.ways), set(self.ways)
        for branch in work:
            if branch in own and not self.reached.issuperset(self.ways[branch]):
                call, turns = self.seen[branch]
                self.run(call, (*turns, branch))
                work += self.ways.keys() - done
                done |= self.ways.keys()


FAMILIES = {
    "shuffle_avx512_packet": packet,
    "shuffle_avx512_lanes": lanes,
    "shuffle_avx512_few": few,
    "shuffle": shuffle,
    "bitslice": bitslice,
    "gfni_avx512_lanes": kuznyechik.gfni_lanes,
    "gfni_avx512": kuznyechik.gfni,
    "bytesliced_avx512_lanes": kuznyechik.bytesliced_lanes,
    "bytesliced_avx512": kuznyechik.bytesliced,
    "gfni_key": kuznyechik.gfni_key,
    "aesni_lanes": aes.lanes,
    "aesni": aes.instructions,
    "vaes": aes.vaes,
    "key_aesni": aes.key,
}


def check(compiled: Path, others: list[Path]) -> list[str]:
    """Return what is wrong in an object file: leaks, and code that no call reached."""
    program = link([compiled, *(other for other in others if other != compiled)])
    program.name = compiled.name
    family = next(calls for name, calls in FAMILIES.items() if compiled.name.startswith(name))
    own = {i.address for name in functions_of(compiled) for i in program.lines_of(name)}
    run = Coverage(program)
    for call in family(program):
        run.run(call)
        if len(run.wrong) >= ENOUGH:
            break
    if not run.wrong:
        run.turn_all(own)
    missed = sorted(own - run.reached)
    if missed and not run.wrong:
        i = program.code[missed[0]]
        at = i.address - program.functions[i.function]
        run.wrong.append(f"{i.function}+0x{at:x}: no call reached {len(missed)} instructions")
    return list(dict.fromkeys(run.wrong))
