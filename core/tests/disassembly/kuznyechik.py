"""Calls of the functions of Kuznyechik's kernels, with secret keys and texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from .machine import Machine
from .program import Program

BLOCK, KEY, KEY_SIZE = 16, 32, 656  # struct kuzn_key of core/kuznyechik/contract.h
LANE, MAC, CHAINS = 32, 3, 4

Call = Callable[[Machine], None]
Made = Callable[[Machine], int]


def key_of(machine: Machine) -> int:
    """Make a secret key."""
    return machine.memory.add(KEY_SIZE, secret=True)


def text(machine: Machine, blocks: int) -> int:
    """Make blocks of secret bytes."""
    return machine.memory.add(BLOCK * blocks, secret=True)


def blocks_of(function: str, blocks: int, masked: bool, key: Made = key_of) -> Call:
    """Make a call of encrypt or decrypt."""

    def call(machine: Machine) -> None:
        mask = text(machine, blocks) if masked else 0
        given, out = text(machine, blocks), text(machine, blocks)
        machine.call(function, key(machine), given, mask, out, blocks)

    return call


def counters_of(function: str, blocks: int) -> Call:
    """Make a call of ctr."""

    def call(machine: Machine) -> None:
        start, given, out = text(machine, 1), text(machine, blocks), text(machine, blocks)
        machine.call(function, key_of(machine), start, given, out, blocks)

    return call


def chain_of(function: str, kind: int, blocks: int, key: Made = key_of) -> Call:
    """Make a call of chain."""

    def call(machine: Machine) -> None:
        state, given = text(machine, 1), text(machine, blocks)
        out = 0 if kind == MAC else text(machine, blocks)
        machine.call(function, key(machine), kind, state, given, out, blocks)

    return call


def each_of(function: str, count: int, decrypt: bool, masked: bool, key: Made = key_of) -> Call:
    """Make a call of each."""

    def call(machine: Machine) -> None:
        keys = machine.memory.add(8 * count, secret=False)
        for i in range(count):
            machine.memory.store_word(keys + 8 * i, key(machine))
        mask = text(machine, count) if masked else 0
        machine.call(
            function, keys, decrypt, text(machine, count), mask, text(machine, count), count
        )

    return call


def chains_of(function: str, kind: int, count: int, blocks: int, key: Made = key_of) -> Call:
    """Make a call of chains."""

    def call(machine: Machine) -> None:
        lanes = machine.memory.add(LANE * count, secret=False)
        for i in range(count):
            out = 0 if kind == MAC else text(machine, blocks)
            places = (key(machine), text(machine, blocks), out, text(machine, 1))
            for number, place in enumerate(places):
                machine.memory.store_word(lanes + LANE * i + 8 * number, place)
        machine.call(function, lanes, count, kind, blocks)

    return call


def gfni(program: Program) -> Iterator[Call]:
    """Calls with blocks under one key."""
    for count, masked in product((1, 2, 3, 7, 11, 15, 16, 33), (False, True)):
        yield blocks_of("encrypt", count, masked)
        yield blocks_of("decrypt", count, masked)
        yield counters_of("ctr", count)
    for kind, count in product(range(CHAINS), (1, 3)):
        yield chain_of("kuzn_gfni_chain", kind, count)


def bytesliced(program: Program) -> Iterator[Call]:
    """Calls with blocks under one key."""
    for count in (1, 37, 64, 130):
        yield blocks_of("encrypt", count, False)
        yield blocks_of("decrypt", count, True)
        yield counters_of("ctr", count)


def bytesliced_lanes(program: Program) -> Iterator[Call]:
    """Calls with a key for each lane."""
    for kind, (count, blocks) in product(range(CHAINS), ((33, 2), (64, 3))):
        yield chains_of("kuzn_sliced_chains", kind, count, blocks)


def gfni_lanes(program: Program) -> Iterator[Call]:
    """Calls with a key for each lane."""
    for count, decrypt, masked in product((1, 7, 11, 15, 33), (False, True), (False, True)):
        yield each_of("kuzn_gfni_each", count, decrypt, masked)
    for kind, count, blocks in product(range(CHAINS), (1, 7, 11, 16), (1, 3)):
        yield chains_of("kuzn_gfni_chains", kind, count, blocks)
    yield chains_of("kuzn_gfni_chains", MAC, 33, 2)


def gfni_key(program: Program) -> Iterator[Call]:
    """The key schedule."""

    def call(machine: Machine) -> None:
        machine.call("kuzn_expand_gfni", key_of(machine), machine.memory.add(KEY, secret=True))

    yield call
