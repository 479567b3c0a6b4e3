"""Every packet of a batch gives what it gives alone, however the batch comes."""

from __future__ import annotations

import mmap
from array import array
from random import Random
from typing import Any

import numpy as np
import pytest
from core.cases import CASES, KERNELS_OF, MAC_CASES, MAIN_CASES, Case, MacCase

from gostlane import GOST28147, cpu, modes, packets
from gostlane.mac import OMAC, Imit
from gostlane.packets import Result
from packets.batches import INTEGERS, Over, batch, between, good, pieces

CNT = Case("gost28147", "CNT")
OVER: tuple[Over, ...] = ("plaintext", "ciphertext")
DIRECTIONS = pytest.mark.parametrize("decrypt", [False, True], ids=["encrypt", "decrypt"])


@DIRECTIONS
@pytest.mark.parametrize("case", CASES, ids=str)
def test_sequence_of_buffers(case: Case, decrypt: bool, rng: Random) -> None:
    made = batch(case, rng)
    run = packets.decrypt if decrypt else packets.encrypt
    kinds = (bytes, bytearray, memoryview, lambda text: np.frombuffer(text, np.uint8))
    data = [rng.choice(kinds)(text) for text in made.texts]
    result = run(made.algorithms, made.mode, data, **made.options)
    good(result, len(data))
    assert result.outputs == made.crypted(decrypt=decrypt)
    assert result.out is None
    assert result.tags == b""
    assert all(type(output) is bytearray for output in result.outputs)


@DIRECTIONS
@pytest.mark.parametrize("case", CASES, ids=str)
def test_one_buffer(case: Case, decrypt: bool, rng: Random) -> None:
    made = batch(case, rng)
    where = made.layout(rng)
    run = packets.decrypt if decrypt else packets.encrypt
    offsets, lengths = (rng.choice(INTEGERS)(v) for v in (where.offsets, where.lengths))
    data = bytes(where.spread(made.texts, fill=0x5A))
    expected = made.crypted(decrypt=decrypt)
    result = run(made.algorithms, made.mode, data, offsets=offsets, lengths=lengths, **made.options)
    good(result, len(expected))
    assert isinstance(result.out, bytearray)
    assert pieces(result.out, where) == expected
    assert not any(between(result.out, where))
    assert list(map(bytes, result.outputs)) == expected

    in_place = bytearray(data)
    result = run(
        made.algorithms,
        made.mode,
        in_place,
        offsets=offsets,
        lengths=lengths,
        out=in_place,
        **made.options,
    )
    good(result, len(expected))
    assert result.out is in_place
    assert pieces(in_place, where) == expected
    assert between(in_place, where) == between(data, where)


@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_sequence_in_place_and_into_other_buffers(case: Case, rng: Random) -> None:
    made = batch(case, rng)
    expected = made.crypted()
    out = [
        bytearray(text) if rng.random() < 0.5 else bytearray(len(text) + 3) for text in made.texts
    ]
    data = [
        target if len(target) == len(text) else text
        for target, text in zip(out, made.texts, strict=True)
    ]
    result = packets.encrypt(made.algorithms, made.mode, data, out=out, **made.options)
    good(result, len(data))
    assert all(given is target for given, target in zip(result.outputs, out, strict=True))
    assert [bytes(o[: len(e)]) for o, e in zip(out, expected, strict=True)] == expected
    assert all(not any(o[len(e) :]) for o, e in zip(out, expected, strict=True))


@pytest.mark.parametrize("tag_length", range(1, 9))
@pytest.mark.parametrize("mac_case", MAC_CASES, ids=str)
def test_macs(mac_case: MacCase, tag_length: int, rng: Random) -> None:
    made = batch(CNT, rng, mac_case=mac_case)
    where = made.layout(rng)
    for associated in (None, made.associated):
        expected = made.tags(made.texts, tag_length, associated)
        options = {"tag_length": tag_length, "associated": associated, **made.mac_options}
        result = packets.mac(made.mac_algorithms, made.mac, made.texts, **options)
        good(result, len(made.texts))
        assert result.tags == expected
        assert len(result.outputs) == 0
        one = packets.mac(
            made.mac_algorithms,
            made.mac,
            where.spread(made.texts),
            offsets=where.offsets,
            lengths=where.lengths,
            **options,
        )
        assert one.tags == expected
        assert one.out is None


def test_mac_of_packets_that_overlap() -> None:
    data = bytes(range(256))
    key = GOST28147(bytes(32))
    offsets = range(0, 200, 8)
    result = packets.mac(key, Imit, data, offsets=offsets, lengths=[20] * len(offsets))
    assert result.tags == packets.mac(key, Imit, [data[i : i + 20] for i in offsets]).tags


def test_tag_lengths_by_default() -> None:
    key = GOST28147(bytes(32))
    assert len(packets.mac(key, Imit, [b"a", b"b"]).tags) == 2 * 4
    assert len(packets.mac(key, OMAC, [b"a", b"b"]).tags) == 2 * 8


@pytest.mark.parametrize("over", OVER)
@pytest.mark.parametrize("mac_case", MAC_CASES, ids=str)
@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_encrypt_and_mac_and_back(case: Case, mac_case: MacCase, over: Over, rng: Random) -> None:
    made = batch(case, rng, mac_case=mac_case)
    where = made.layout(rng)
    expected = made.crypted()
    tags = made.tags(expected if over == "ciphertext" else made.texts, 8, made.associated)
    options = {"over": over, "tag_length": 8, **made.both_options}
    result = packets.encrypt_and_mac(*made.both, made.texts, **options)
    good(result, len(expected))
    assert result.outputs == expected
    assert result.tags == tags

    buffer = where.spread(made.texts)
    one = packets.encrypt_and_mac(
        *made.both, buffer, offsets=where.offsets, lengths=where.lengths, out=buffer, **options
    )
    assert one.tags == tags
    assert pieces(buffer, where) == expected

    back = packets.check_and_decrypt(
        *made.both,
        buffer,
        tags=tags,
        offsets=where.offsets,
        lengths=where.lengths,
        out=buffer,
        **options,
    )
    good(back, len(expected))
    assert back.tags == b""
    assert pieces(buffer, where) == made.texts
    split = [tags[i : i + 8] for i in range(0, len(tags), 8)]
    again = packets.check_and_decrypt(*made.both, result.outputs, tags=split, **options)
    assert again.outputs == made.texts


FORCED = [
    (case, mac_case, kernel)
    for case, mac_case in (
        (CNT, MAC_CASES[0]),
        (Case("kuznyechik", "CTR"), MacCase("kuznyechik", "OMAC")),
        (Case("aes", "CTR"), MacCase("aes", "OMAC")),
        (Case("aes", "CBC"), MacCase("aes", "OMAC")),
    )
    for kernel in KERNELS_OF[case.cipher]
]


@pytest.mark.parametrize(("case", "mac_case", "kernel"), FORCED, ids=str)
def test_kernel_forced(case: Case, mac_case: MacCase, kernel: str, rng: Random) -> None:
    mixed, own = case.cipher == "aes", not kernel.endswith("bitslice")
    made = batch(case, rng, mac_case=mac_case, mixed=False, own=own)
    if mixed:  # keys of every size, but of this cipher
        assert len({repr(algorithm) for algorithm in made.algorithms}) == 1
    with cpu.use(kernel):
        result = packets.encrypt_and_mac(*made.both, made.texts, **made.both_options)
    assert result.outputs == made.crypted()
    size = len(result.tags) // len(made.texts)
    assert result.tags == made.tags(made.texts, size, made.associated)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 130, 1030])
@pytest.mark.parametrize("mode", ["CNT", "CFB"])
def test_any_number_of_packets(mode: str, count: int, rng: Random) -> None:
    made = batch(Case("gost28147", mode), rng, count, mixed=False)
    where = made.layout(rng, gaps=False)
    options = {"offsets": where.offsets, "lengths": where.lengths, **made.both_options}
    result = packets.encrypt_and_mac(*made.both, where.spread(made.texts), **options)
    good(result, count)
    assert list(map(bytes, result.outputs)) == made.crypted()
    assert result.tags == made.tags(made.texts, 4, made.associated)


def test_one_key_for_all(rng: Random) -> None:
    key = GOST28147(rng.randbytes(32))
    ivs = [rng.randbytes(8) for _ in range(5)]
    texts = [rng.randbytes(100) for _ in range(5)]
    one = packets.encrypt_and_mac(key, modes.CNT, key, Imit, texts, ivs=ivs)
    many = packets.encrypt_and_mac([key] * 5, modes.CNT, [key] * 5, Imit, texts, ivs=b"".join(ivs))
    assert one.outputs == many.outputs
    assert one.tags == many.tags


def test_associated_data_in_one_buffer_of_equal_pieces(rng: Random) -> None:
    key = GOST28147(rng.randbytes(32))
    texts = [rng.randbytes(30) for _ in range(5)]
    headers = [rng.randbytes(13) for _ in range(5)]
    assert (
        packets.mac(key, OMAC, texts, associated=b"".join(headers)).tags
        == packets.mac(key, OMAC, texts, associated=headers).tags
        == packets.mac(key, OMAC, [h + t for h, t in zip(headers, texts, strict=True)]).tags
    )


def test_ivs_and_tags_inside_the_buffer_that_is_overwritten(rng: Random) -> None:
    key = GOST28147(rng.randbytes(32))
    ivs, text = rng.randbytes(24), rng.randbytes(24)
    expected = packets.encrypt(key, modes.CNT, [text[:8], text[8:16], text[16:]], ivs=ivs).outputs
    buffer = bytearray(ivs)
    buffer[:] = ivs
    result = packets.encrypt(
        key,
        modes.CNT,
        text,
        ivs=buffer,
        out=buffer,
        offsets=[0, 8, 16],
        lengths=[8, 8, 8],
    )
    assert list(result.outputs) == expected


@pytest.mark.parametrize("kind", ["bytearray", "array", "mmap", "numpy", "memoryview of words"])
def test_kinds_of_one_buffer(kind: str, rng: Random) -> None:
    text = rng.randbytes(4096)
    key = GOST28147(bytes(32))
    buffers: dict[str, Any] = {
        "bytearray": bytearray(text),
        "array": array("Q", text),
        "mmap": mmap.mmap(-1, 4096),
        "numpy": np.frombuffer(bytearray(text), np.float64).reshape(8, 64),
        "memoryview of words": memoryview(bytearray(text)).cast("I"),
    }
    buffer = buffers[kind]
    if kind == "mmap":
        buffer[:] = text
    offsets = range(0, 4096, 512)
    result = packets.encrypt(key, modes.ECB, buffer, offsets=offsets, lengths=[512] * 8, out=buffer)
    expected = packets.encrypt(key, modes.ECB, [text[i : i + 512] for i in offsets]).outputs
    assert memoryview(buffer).cast("B") == b"".join(expected)
    assert list(result.outputs) == expected


def test_integers_of_every_format() -> None:
    text = bytes(range(64))
    key = GOST28147(bytes(32))
    expected = packets.encrypt(key, modes.ECB, [text[8:24], text[40:48]]).outputs
    for code in "bBhHiIlLqQ":
        offsets, lengths = array(code, [8, 40]), array(code, [16, 8])
        result = packets.encrypt(key, modes.ECB, text, offsets=offsets, lengths=lengths)
        assert list(result.outputs) == expected
    reverse = np.array([40, 8], np.int32)[::-1]
    result = packets.encrypt(key, modes.ECB, text, offsets=reverse, lengths=memoryview(b"\x10\x08"))
    assert list(result.outputs) == expected


def test_outputs_are_a_sequence() -> None:
    data = bytearray(64)
    key = GOST28147(bytes(32))
    offsets = [0, 8, 48]
    result = packets.encrypt(
        key, modes.ECB, data, out=data, offsets=offsets, lengths=np.array([8, 16, 8])
    )
    offsets[0] = 8
    outputs = result.outputs
    assert len(outputs) == 3
    assert outputs[0] == outputs[-3] == data[:8]
    assert outputs[-1] == data[48:56]
    assert outputs[1:] == [data[8:24], data[48:56]]
    with pytest.raises(IndexError):
        outputs[3]
    outputs[1][:] = bytes(16)
    assert not any(data[8:24])
    del outputs
    data.append(0)  # the result holds no buffer


def test_result_shows_no_text() -> None:
    result = packets.encrypt(GOST28147(bytes(32)), modes.ECB, [bytes(8)])
    assert repr(result) == "<Result of 1 packets, 0 failed>"
    assert isinstance(result, Result)
