"""Random work compared with the plain reference: everything that a caller may choose is drawn.

Each round has a seed of its own, which a failure shows: ``replay("...")`` runs that round again.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import replace
from random import Random

from core.cases import (
    CASES,
    LONGEST_STEP,
    MAC_CASES,
    SECTION,
    SETS,
    STYLES,
    cut,
    feed,
    kernels_for,
    own_rows,
    small_chunks,
    with_sbox,
)
from peers.reference import Rows

from gostlane import InvalidTag, cpu


def some_length(rng: Random) -> int:
    """Mostly short; now and then at a border, over many steps, or long enough for threads."""
    if rng.random() < 0.08:
        return rng.randrange(1 << 15, 80_000)
    steps = 8 * rng.choice([1, 2, 3, 4, 16, 32, 64, 128, 256])
    lengths = [
        rng.randrange(40),
        rng.randrange(LONGEST_STEP * 3 + 32),
        rng.randrange(1, 5) * SECTION + rng.randrange(-9, 10),
        rng.randrange(1, 5) * steps + rng.randrange(-7, 8),
    ]
    return rng.choice(lengths)


def some_cuts(rng: Random, length: int) -> list[int]:
    kind = rng.randrange(4)
    if kind == 0:
        return []
    if kind == 1:  # a short piece, then all the rest: threads start at odd places
        return [rng.randrange(min(length, 40) + 1)]
    if kind == 2:
        return list(range(0, length, rng.randrange(1, 400)))
    return [rng.randrange(length + 1) for _ in range(rng.randrange(6))]


def some_sbox(rng: Random) -> str | Rows:
    return own_rows(rng) if rng.random() < 0.4 else rng.choice(SETS)


def cipher_round(rng: Random) -> None:
    case = with_sbox(rng.choice(CASES), some_sbox(rng))
    if case.iv_blocks > 1:
        case = replace(case, iv_blocks=rng.randrange(2, 1024 // case.block + 1))
    key, iv = rng.randbytes(case.key_size), rng.randbytes(case.iv_length)
    text = rng.randbytes(case.length(some_length(rng)))
    decrypt, threads = rng.random() < 0.5, rng.randrange(1, 6)
    kernel = rng.choice((None, *kernels_for(case)))
    styles = [rng.choice(STYLES)] if rng.random() < 0.3 else list(STYLES)
    pieces = [(piece, rng.choice(styles)) for piece in cut(text, some_cuts(rng, len(text)))]
    with ExitStack() as stack:
        if kernel:
            stack.enter_context(cpu.use(kernel))
        context = case.context(key, iv, decrypt, threads)
        stack.enter_context(small_chunks())
        out = feed(case, context, pieces)
    assert out == case.reference(key, iv, text, decrypt), (case, kernel, decrypt, threads)


def mac_round(rng: Random) -> None:
    case = rng.choice(MAC_CASES)
    if case.cipher == "gost28147":
        case = replace(case, sbox=some_sbox(rng))
    key, text = rng.randbytes(case.key_size), rng.randbytes(some_length(rng))
    kernel = rng.choice(kernels_for(case))
    size = rng.randrange(1, case.block + 1)
    with cpu.use(kernel):
        mac = case.make(key, size)
    for piece in cut(text, some_cuts(rng, len(text))):
        if rng.random() < 0.2:
            mac = mac.copy()
        mac.update(piece)
    tag = case.reference(key, text)[:size]
    wrong = bytearray(tag)
    wrong[rng.randrange(size)] ^= 1 << rng.randrange(8)
    copy = mac.copy()
    assert mac.finalize() == tag, (case, kernel)
    try:
        copy.verify(wrong)
    except InvalidTag:
        return
    raise AssertionError(f"a wrong tag was taken: {case}, {kernel}")


def replay(seed: str) -> None:
    """Run the one round that has this seed."""
    rng = Random(seed)
    (mac_round if rng.random() < 0.2 else cipher_round)(rng)


def fuzz(seed: str, seconds: float) -> int:
    """Run rounds until the time is over, and count them."""
    end = time.monotonic() + seconds
    rounds = 0
    while time.monotonic() < end:
        own = f"{seed} {rounds}"
        try:
            replay(own)
        except Exception as error:
            error.add_note(f'repeat with: soak.fuzz.replay("{own}")')
            raise
        rounds += 1
    return rounds
