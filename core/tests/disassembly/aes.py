"""Calls of the functions of AES's kernels, with secret keys and texts; counters are public."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .kuznyechik import (
    BLOCK,
    CHAINS,
    Call,
    Made,
    blocks_of,
    chain_of,
    chains_of,
    each_of,
    text,
)
from .machine import Machine
from .program import Program
from .state import public

# struct aes_key of core/aes/contract.h; gl_row and gl_rows of core/kernel.h.
KEY_SIZE, KEY_ROUNDS = 496, 8
ROUNDS = (10, 12, 14)
ROW, ROW_START, ROW_KINDS, CTR_ROWS = 48, 32, 3, 2
NO_CARRY, CARRY = bytes(16), b"\xff" * 15 + b"\xf1"


def key_of(rounds: int) -> Made:
    """Make a secret key of so many rounds."""

    def made(machine: Machine) -> int:
        key = machine.memory.add(KEY_SIZE, secret=True)
        machine.memory.store_word(key, 0)
        machine.memory.store(key + KEY_ROUNDS, public(rounds, 4))
        return key

    return made


def ctr_of(blocks: int, rounds: int, start: bytes) -> Call:
    """Make a call of ctr."""

    def call(machine: Machine) -> None:
        counter = machine.memory.add(BLOCK, secret=False)
        machine.memory.store(counter, (start, bytes(BLOCK)))
        given, out = text(machine, blocks), text(machine, blocks)
        machine.call("ctr", key_of(rounds)(machine), counter, given, out, blocks)

    return call


def rows_of(kind: int, lengths: tuple[int, ...], rounds: int) -> Call:
    """Make a call of rows, a key each, of so many bytes."""

    def call(machine: Machine) -> None:
        rows = machine.memory.add(ROW * len(lengths), secret=False)
        for i, length in enumerate(lengths):
            room = length // BLOCK + 1
            places = (key_of(rounds)(machine), text(machine, room), text(machine, room), length)
            for number, place in enumerate(places):
                machine.memory.store_word(rows + ROW * i + 8 * number, place)
            machine.memory.store(rows + ROW * i + ROW_START, (CARRY, bytes(BLOCK)))
        machine.call("rows", rows, len(lengths), kind)

    return call


def instructions(program: Program) -> Iterator[Call]:
    """Calls of a kernel for blocks under one key, and for packets."""
    for count, masked, rounds in product((1, 2, 3, 15, 29, 47), (False, True), ROUNDS):
        yield blocks_of("encrypt", count, masked, key_of(rounds))
        yield blocks_of("decrypt", count, masked, key_of(rounds))
    for count, rounds, start in product((1, 2, 3, 15, 29, 47), ROUNDS, (NO_CARRY, CARRY)):
        yield ctr_of(count, rounds, start)
    for kind, rounds in product(range(ROW_KINDS), ROUNDS):
        yield rows_of(kind, (16, 752, 240), rounds)
    yield rows_of(CTR_ROWS, (5, 16, 761, 250), 10)


def vaes(program: Program) -> Iterator[Call]:
    """Calls of a kernel that has wide lanes too."""
    yield from instructions(program)
    for kind, count, blocks in product(range(CHAINS), (2, 9, 16), (3, 8, 11)):
        yield chains_of("chains", kind, count, blocks, key_of(10))
    for rounds in ROUNDS:
        yield chains_of("chains", 0, 16, 9, key_of(rounds))


def lanes(program: Program) -> Iterator[Call]:
    """Calls with a key for each block, and of one message."""
    for count, decrypt, masked in product((1, 9, 16), (False, True), (False, True)):
        yield each_of("aes_aesni_each", count, decrypt, masked, key_of(10))
    for rounds in ROUNDS:
        yield each_of("aes_aesni_each", 9, False, False, key_of(rounds))
        yield each_of("aes_aesni_each", 9, True, False, key_of(rounds))
    for kind, blocks, rounds in product(range(CHAINS), (1, 3), ROUNDS):
        yield chain_of("aes_aesni_chain", kind, blocks, key_of(rounds))
        yield chains_of("aes_aesni_chains", kind, 15, blocks, key_of(rounds))


def key(program: Program) -> Iterator[Call]:
    """The key schedule."""

    def call_of(rounds: int) -> Call:
        def call(machine: Machine) -> None:
            size = 4 * rounds - 24
            given = machine.memory.add(size, secret=True)
            machine.call("aes_expand_aesni", key_of(rounds)(machine), given, size)

        return call

    yield from map(call_of, ROUNDS)
