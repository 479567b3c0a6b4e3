"""What must hold for any cipher, mode, options, text and chunking."""

from __future__ import annotations

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.cases import (
    CASES,
    LONGEST_STEP,
    MAC_CASES,
    PARAM_Z,
    SECTION,
    SETS,
    STYLES,
    Case,
    MacCase,
    cut,
    feed,
    kernels_for,
    own_rows,
    small_chunks,
    with_sbox,
)
from gostlane import cpu, padding

# Three steps of the widest kernel and a tail; section borders, one byte less or more.
LONGEST = 3 * LONGEST_STEP + 31
lengths = (
    st.integers(0, 40)
    | st.integers(0, LONGEST)
    | st.builds(int.__add__, st.sampled_from(range(SECTION, LONGEST, SECTION)), st.integers(-1, 1))
)
borders = st.lists(lengths, max_size=8)
styles = st.lists(st.sampled_from(STYLES), min_size=9, max_size=9)
seeds = st.integers(0, 2**32 - 1)
sboxes = st.sampled_from((*SETS, "own"))
cases = st.sampled_from(CASES)
mac_cases = st.sampled_from(MAC_CASES)
kernels = st.integers(0, 999)


def numbered(case: Case, number: int) -> str:
    """Choose one of the kernels that take the case."""
    able = kernels_for(case)
    return able[number % len(able)]


class Message:
    """Key, IV and text for a case, all from one seed."""

    def __init__(self, case: Case, seed: int, length: int, sbox: str = PARAM_Z) -> None:
        rng = Random(seed)
        self.case = with_sbox(case, own_rows(rng) if sbox == "own" else sbox)
        self.key = rng.randbytes(case.key_size)
        self.iv = rng.randbytes(case.iv_length)
        self.text = rng.randbytes(case.length(length))

    def reference(self, decrypt: bool) -> bytes:
        return self.case.reference(self.key, self.iv, self.text, decrypt)


@given(cases, sboxes, kernels, seeds, lengths, borders, styles, st.booleans())
def test_any_chunking_by_any_call_equals_the_reference(
    case: Case,
    sbox: str,
    number: int,
    seed: int,
    length: int,
    borders: list[int],
    styles: list[str],
    decrypt: bool,
) -> None:
    message = Message(case, seed, length, sbox)
    kernel = numbered(message.case, number)
    pieces = zip(cut(message.text, borders), styles, strict=False)
    with cpu.use(kernel):
        context = message.case.context(message.key, message.iv, decrypt)
    assert feed(message.case, context, pieces) == message.reference(decrypt)
    assert context.kernel == kernel


@given(cases, kernels, seeds, lengths, borders, styles)
def test_decryption_undoes_encryption_under_other_cuts(
    case: Case, number: int, seed: int, length: int, borders: list[int], styles: list[str]
) -> None:
    message = Message(case, seed, length)
    kernel = numbered(case, number)
    sealed = case.run(message.key, message.iv, message.text)
    pieces = zip(cut(sealed, borders), styles, strict=False)
    with cpu.use(kernel):
        context = case.context(message.key, message.iv, decrypt=True)
    assert feed(case, context, pieces) == message.text


@given(cases, sboxes, seeds, st.integers(0, 4 * LONGEST), st.integers(0, 64), st.booleans())
def test_every_kernel_gives_the_same_at_any_address(
    case: Case, sbox: str, seed: int, length: int, offset: int, decrypt: bool
) -> None:
    message = Message(case, seed, length, sbox)
    source = memoryview(bytes(offset) + message.text)[offset:]
    results = {}
    able = kernels_for(message.case)
    for kernel in able:
        with cpu.use(kernel):
            results[kernel] = message.case.run(message.key, message.iv, source, decrypt)
    assert results == dict.fromkeys(able, results["portable"])


@given(mac_cases, sboxes, seeds, st.integers(0, 4 * LONGEST), borders)
def test_every_kernel_gives_the_same_tag(
    case: MacCase, sbox: str, seed: int, length: int, borders: list[int]
) -> None:
    rng = Random(seed)
    key, text = rng.randbytes(case.key_size), rng.randbytes(length)
    if case.cipher == "gost28147":
        rows = own_rows(rng) if sbox == "own" else sbox
        case = MacCase(case.cipher, case.mac, case.meshing, rows)
    tags = {}
    able = kernels_for(case)
    for kernel in able:
        with cpu.use(kernel):
            mac = case.make(key)
        for piece in cut(text, borders):
            mac.update(piece)
        tags[kernel] = mac.finalize()
    assert tags == dict.fromkeys(able, case.run(key, text))


@given(mac_cases, seeds, lengths, borders, st.integers(0, 8))
def test_any_chunking_and_any_copy_give_the_reference_tag(
    case: MacCase, seed: int, length: int, borders: list[int], copied: int
) -> None:
    rng = Random(seed)
    key, text = rng.randbytes(case.key_size), rng.randbytes(length)
    mac = case.make(key)
    for number, piece in enumerate(cut(text, borders)):
        if number == copied:
            other = mac.copy()
            other.update(b"what the copy takes is its own")
            mac = mac.copy()
        mac.update(np.frombuffer(piece, dtype=np.uint8))
    assert mac.finalize() == case.reference(key, text)


@given(
    st.sampled_from([case for case in CASES if case.segment in (None, 1, 7)]),
    seeds,
    st.integers(0, 40),
    st.integers(1 << 15, 70_000),
    st.integers(2, 5),
    st.booleans(),
    st.booleans(),
)
def test_threads_give_what_one_thread_gives(
    case: Case, seed: int, first: int, length: int, threads: int, same: bool, decrypt: bool
) -> None:
    message = Message(case, seed, first + length)
    expected = case.run(message.key, message.iv, message.text, decrypt)
    context = case.context(message.key, message.iv, decrypt, threads)
    style = "in place" if same else "into"
    pieces = [(piece, style) for piece in cut(message.text, [first, first + length - 9])]
    with small_chunks():
        assert feed(case, context, pieces) == expected


@given(st.integers(0, 40), st.integers(1, 16), st.integers(1, 3), st.lists(st.integers(0, 48)))
def test_unpadding_undoes_padding_under_any_cuts(
    length: int, block: int, procedure: int, borders: list[int]
) -> None:
    message = Random(length).randbytes(length)
    kinds = (padding.Procedure1, padding.Procedure2, padding.Procedure3)
    kind = kinds[procedure - 1](block)
    padder = kind.padder()
    padded = b"".join(padder.update(piece) for piece in cut(message, borders)) + padder.finalize()
    assert len(padded) % block == 0
    unpadder = kind.unpadder() if isinstance(kind, padding.Procedure2) else kind.unpadder(length)
    pieces = cut(padded, borders)
    assert b"".join(map(unpadder.update, pieces)) + unpadder.finalize() == message


PROPERTIES = {
    name: function for name, function in list(globals().items()) if name.startswith("test_")
}
