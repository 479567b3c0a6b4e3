"""Where sections, counters and registers turn over."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest
from core.cases import KERNELS, MESHED, SECTION, STYLES, Case, cut, feed, refused
from peers import reference

from gostlane import GOST28147, Cipher, CipherContext, Magma, cpu, modes
from gostlane.ciphers import BlockCipher

EDGES = [SECTION * k + shift for k in (1, 2, 3) for shift in (-1, 0, 1)]
LAST = 1 << 32  # blocks of one message in CTR


@pytest.mark.parametrize("decrypt", [False, True], ids=["encrypt", "decrypt"])
@pytest.mark.parametrize("case", MESHED, ids=str)
def test_every_split_of_a_meshed_stream_next_to_a_section_border(
    case: Case, decrypt: bool, rng: Random
) -> None:
    key, iv, text = rng.randbytes(32), rng.randbytes(8), rng.randbytes(3 * SECTION + 16)
    expected = case.reference(key, iv, text, decrypt)
    for borders, style in product(combinations(EDGES, 2), STYLES):
        pieces = [(piece, style) for piece in cut(text, borders)]
        assert feed(case, case.context(key, iv, decrypt), pieces) == expected, borders


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("case", MESHED, ids=str)
def test_key_changes_before_the_next_block_and_never_after_the_last(
    case: Case, kernel: str, rng: Random
) -> None:
    key, iv, text = rng.randbytes(32), rng.randbytes(8), rng.randbytes(SECTION + 8)
    plain = Case(case.cipher, case.mode)
    with cpu.use(kernel):
        meshed, unmeshed = case.run(key, iv, text), plain.run(key, iv, text)
    assert meshed[:SECTION] == unmeshed[:SECTION]
    assert meshed[SECTION:] != unmeshed[SECTION:]


@pytest.mark.parametrize("case", MESHED, ids=str)
def test_a_new_message_starts_from_the_first_key_and_iv(case: Case, rng: Random) -> None:
    cipher = case.make(rng.randbytes(32), rng.randbytes(8))
    text = rng.randbytes(5 * SECTION)
    assert cipher.encryptor().update(text) == cipher.encryptor().update(text)
    assert cipher.decryptor().update(cipher.encryptor().update(text)) == text


@pytest.mark.parametrize("kernel", KERNELS)
def test_cnt_adds_with_the_carry_of_the_standard_for_many_blocks(kernel: str, rng: Random) -> None:
    """N4 wraps around 2^32 - 1 about once in 255 blocks."""
    case = Case("gost28147", "CNT")
    key, iv, text = rng.randbytes(32), rng.randbytes(8), bytes(8 * 2000)
    with cpu.use(kernel):
        assert case.run(key, iv, text) == case.reference(key, iv, text)


def after(algorithm: BlockCipher, iv: bytes, blocks: int, segment: int = 8) -> CipherContext:
    """Make a context of CTR that stands behind so many blocks."""
    mode = modes.CTR(iv, segment_size=segment)
    context = Cipher(algorithm, mode).encryptor()
    context._stream.skip(blocks * segment)
    return context


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("cipher", ["gost28147", "magma"])
@pytest.mark.parametrize("blocks", [255, 256, 257, 65_535, 65_536, LAST - 300])
def test_ctr_counter_carries_through_every_byte(
    cipher: str, kernel: str, blocks: int, rng: Random
) -> None:
    case, key, iv = Case(cipher, "CTR"), rng.randbytes(32), rng.randbytes(4)
    plain = reference.magma(key) if cipher == "magma" else reference.gost28147(key, case.sbox)
    first = int.from_bytes(iv, "big") << 32
    counters = [(first + blocks + i).to_bytes(8, "big") for i in range(300)]
    with cpu.use(kernel):
        context = after(case.algorithm(key), iv, blocks)
        assert context.update(bytes(8 * 300)) == b"".join(map(plain.encrypt, counters))


@pytest.mark.parametrize("segment", [1, 3, 8])
@pytest.mark.parametrize("kernel", KERNELS)
def test_ctr_refuses_to_run_into_the_counters_of_another_iv(kernel: str, segment: int) -> None:
    algorithm, iv = Magma(bytes(32)), b"\xff" * 4
    with cpu.use(kernel):
        for too_long in (3 * segment + 1, 10_000):
            context = after(algorithm, iv, LAST - 3, segment)
            for _ in range(2):
                with refused(ValueError, "counter would repeat", f"{too_long} bytes", "none"):
                    context.update(bytes(too_long))
            buffer = bytearray(b"\xa5" * too_long)
            with refused(ValueError, "counter would repeat"):
                context.update_into(bytes(too_long), buffer)
            assert buffer == b"\xa5" * too_long
            other = after(algorithm, iv, LAST - 3, segment)
            expected = other.update(bytes(segment)) + other.update(bytes(2 * segment))
            assert context.update(bytes(3 * segment)) == expected
            with refused(ValueError, "counter would repeat", "1 bytes"):
                context.update(b"x")
            assert context.update(b"") == b""
            assert context.finalize() == b""


def test_ctr_lets_the_last_block_be_finished_in_parts() -> None:
    context = after(Magma(bytes(32)), bytes(4), LAST - 1)
    whole = after(Magma(bytes(32)), bytes(4), LAST - 1).update(bytes(8))
    assert context.update(bytes(3)) + context.update(bytes(5)) == whole
    with refused(ValueError, "counter would repeat"):
        context.update(b"x")


@pytest.mark.parametrize("same", [False, True], ids=["out of place", "in place"])
def test_large_update_past_the_last_counter_writes_nothing(same: bool) -> None:
    length = 3 << 20
    context = after(GOST28147(bytes(32)), bytes(4), LAST - length // 8 + 1)
    buffer = bytearray(b"\xa5" * length)
    source = buffer if same else bytes(length)
    for threads in (1, 2):
        context._threads = threads
        with refused(ValueError, "counter would repeat", f"{length} bytes"):
            context.update_into(source, buffer)
        with refused(ValueError, "counter would repeat"):
            context.update(source)
        assert buffer == b"\xa5" * length
    assert len(context.update(bytes(length - 8))) == length - 8
