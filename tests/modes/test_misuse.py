"""Wrong input to ciphers and modes: an error on one line that names expected and given."""

from __future__ import annotations

import copy
import ctypes
import gc
import mmap
from array import array
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from core.cases import CASES, MAIN_CASES, Case, own_rows, refused

from gostlane import (
    GOST28147,
    AlreadyFinalized,
    Cipher,
    Magma,
    UnsupportedAlgorithm,
    _core,
    modes,
    packets,
    profile,
)
from gostlane.ciphers import BlockCipher
from gostlane.engines import cpu as engine

KEY = bytes(range(32))
BIG = engine.PAYS_FROM + 8192  # runs on threads where the mode allows
BOTH_CIPHERS = pytest.mark.parametrize("make", [GOST28147, Magma])
BOTH_SIZES = pytest.mark.parametrize("length", [64, BIG], ids=["small", "large"])


CNT = Case("gost28147", "CNT")


def context(case: Case = CNT, decrypt: bool = False) -> Any:
    """Make a context of the case, on two threads where the mode allows."""
    return case.context(KEY, bytes(case.iv_length), decrypt, threads=2)


# ---- Keys, IVs, options


@BOTH_CIPHERS
@pytest.mark.parametrize("length", [0, 1, 16, 31, 33, 64])
def test_key_of_another_length(make: Any, length: int) -> None:
    for key in (bytes(length), bytearray(length), memoryview(bytes(length))):
        with refused(ValueError, "key: expected 32 bytes", f"got {length}"):
            make(key)


@BOTH_CIPHERS
@pytest.mark.parametrize("key", [None, 32, "k" * 32, [0] * 32, 1.5], ids=repr)
def test_key_that_is_no_buffer(make: Any, key: object) -> None:
    with refused(TypeError, "key: expected a bytes-like object", f"got {type(key)!r}"):
        make(key)


@BOTH_CIPHERS
def test_key_with_gaps(make: Any) -> None:
    for key in (memoryview(bytes(64))[::2], np.zeros(64, np.uint8)[::2]):
        with refused(ValueError, "key: expected a contiguous buffer", "got"):
            make(key)


def test_cipher_without_a_key() -> None:
    for kind in (BlockCipher, _core.Key):
        with pytest.raises(TypeError):
            kind()
    for make in (object.__new__, BlockCipher.__new__, _core.Key.__new__):
        with pytest.raises(TypeError):
            make(GOST28147)
    with pytest.raises(TypeError):
        copy.copy(GOST28147(KEY))
    other: Any
    for other in (bytes, GOST28147(KEY), None):
        with refused(TypeError, "kind: expected Key or a class of it"):
            _core.key(other, "magma", KEY, None)


def test_class_of_a_cipher_is_one() -> None:
    class Named(GOST28147):
        label = ""

    for _ in range(3):
        named = Named(KEY)
        named.label = "mine"
        named.itself = named  # type: ignore[attr-defined]
        expected = Cipher(GOST28147(KEY), modes.ECB()).encryptor().update(bytes(8))
        assert Cipher(named, modes.ECB()).encryptor().update(bytes(8)) == expected
        assert (
            packets.encrypt([named, GOST28147(KEY)], modes.ECB, [bytes(8)] * 2).outputs
            == [expected] * 2
        )
        del named
        gc.collect()


@pytest.mark.parametrize("case", [case for case in CASES if case.mode != "ECB"], ids=str)
def test_iv_of_another_length(case: Case) -> None:
    whole = case.mode in ("CBC", "CFB", "OFB")
    for length in (0, 1, 4, 7, 8, 9, 12, 15, 16, 1024, 1025, 1032):
        multiple = case.cipher == "magma" and whole
        fits = 0 < length <= 1024 and length % 8 == 0 if multiple else length == case.iv_length
        if fits:
            case.make(KEY, bytes(length))
            continue
        rule = "a multiple of 8 bytes, 8 to 1024" if multiple else f"exactly {case.iv_length} bytes"
        given = f"got {length} bytes" if length else "got none"
        with refused(ValueError, f"IV: expected {rule}", given):
            case.make(KEY, bytes(length))


@pytest.mark.parametrize("iv", [None, 8, 0, -1, "12345678", [0] * 8, 1.5], ids=repr)
@pytest.mark.parametrize("case", [case for case in MAIN_CASES if case.mode != "ECB"], ids=str)
def test_iv_that_is_no_buffer(case: Case, iv: object) -> None:
    with refused(TypeError, "IV: expected a bytes-like object", f"got {type(iv)!r}"):
        case.make(KEY, iv)


def test_ecb_takes_no_iv() -> None:
    with pytest.raises(TypeError):
        modes.ECB(bytes(8))  # type: ignore[call-arg]


def test_iv_has_no_default() -> None:
    for mode in (modes.CBC, modes.CFB, modes.OFB, modes.CTR, modes.CNT):
        with pytest.raises(TypeError, match="iv"):
            mode()  # type: ignore[call-arg]


@pytest.mark.parametrize("mode", [modes.CFB, modes.OFB, modes.CTR])
@pytest.mark.parametrize("size", [-1, 0, 9, 16, 2**16 + 8, 2**32, 2**64 - 1, 2**64, 10**30])
def test_segment_size_that_no_block_has(mode: Any, size: int) -> None:
    for algorithm in (GOST28147(KEY), Magma(KEY)):
        with refused(ValueError, "segment", "expected", f"got {size}"):
            Cipher(algorithm, mode(bytes(4 if mode is modes.CTR else 8), segment_size=size))


def test_segments_belong_to_three_modes() -> None:
    for mode in (modes.CBC, modes.CNT):
        with pytest.raises(TypeError, match="segment_size"):
            mode(bytes(8), segment_size=8)  # type: ignore[call-arg]


@pytest.mark.parametrize("size", range(1, 8))
def test_meshing_takes_whole_blocks(size: int) -> None:
    mode = modes.CFB(bytes(8), segment_size=size, meshing="cryptopro")
    with refused(ValueError, "segment_size: expected", "whole block with meshing", f"got {size}"):
        Cipher(GOST28147(KEY), mode)


def test_meshing_by_an_unknown_name() -> None:
    for mode in (modes.CBC, modes.CFB, modes.CNT):
        for wrong in ("CryptoPro", "", True, 1, 0, False):
            with refused(ValueError, "meshing: expected None or 'cryptopro'", f"got {wrong!r}"):
                mode(bytes(8), meshing=wrong)  # type: ignore[arg-type]


def test_meshing_is_not_defined_for_ofb_ctr_and_ecb() -> None:
    with pytest.raises(TypeError, match="meshing"):
        modes.OFB(bytes(8), meshing="cryptopro")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="meshing"):
        modes.CTR(bytes(4), meshing="cryptopro")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="meshing"):
        modes.ECB(meshing="cryptopro")  # type: ignore[call-arg]


def test_what_28147_alone_defines_is_refused_for_magma() -> None:
    with refused(UnsupportedAlgorithm, "magma", "CNT is not defined"):
        Cipher(Magma(KEY), modes.CNT(bytes(8)))
    for mode in (modes.CBC, modes.CFB):
        with refused(UnsupportedAlgorithm, "magma", "meshing is defined for GOST 28147-89"):
            Cipher(Magma(KEY), mode(bytes(8), meshing="cryptopro"))


def test_magma_takes_no_sbox() -> None:
    with pytest.raises(TypeError, match="sbox"):
        Magma(KEY, sbox="id-tc26-gost-28147-param-Z")  # type: ignore[call-arg]


def test_cipher_and_mode_in_the_wrong_place() -> None:
    mode: Any
    for wrong in (KEY, None, modes.ECB(), GOST28147):
        with refused(TypeError, "algorithm: expected a cipher with its key", "got"):
            Cipher(wrong, modes.ECB())  # type: ignore[arg-type]
    for mode in (None, modes.ECB, "ECB", GOST28147(KEY)):
        with refused(TypeError, "mode: expected a mode with its IV", "got"):
            Cipher(GOST28147(KEY), mode)


def test_profile_with_wrong_name_key_or_iv() -> None:
    with refused(ValueError, "profile: expected one of gost89,", "got 'gost90'"):
        profile("gost90", KEY, bytes(8))
    with refused(ValueError, "key: expected 32 bytes", "got 16"):
        profile("gost89", bytes(16), bytes(8))
    with refused(ValueError, "IV: expected exactly 8 bytes", "got 16 bytes"):
        profile("gost89-cnt", KEY, bytes(16))


@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
@pytest.mark.parametrize("threads", [0, -1])
def test_number_of_threads_below_one(case: Case, threads: int) -> None:
    cipher = case.make(KEY, bytes(case.iv_length))
    for make in (cipher.encryptor, cipher.decryptor):
        with refused(ValueError, "threads: expected at least 1", f"got {threads}"):
            make(threads=threads)


# ---- S-boxes


@pytest.mark.parametrize(
    "name", ["", "param-Z", "ID-TC26-GOST-28147-PARAM-Z", "1.2.643", "\0", "я"]
)
def test_sbox_by_an_unknown_name(name: str) -> None:
    with refused(ValueError, "sbox: expected one of id-", "param-Z", f"got {name!r}"):
        GOST28147(KEY, name)


def bad_tables() -> Iterator[Any]:
    good = own_rows(Random(1))
    yield pytest.param(good[:7], id="seven rows")
    yield pytest.param([*good, good[0]], id="nine rows")
    yield pytest.param([*good[:7], good[7][:15]], id="a row of fifteen")
    yield pytest.param([*good[:6], good[6] + [0], good[7][:15]], id="rows of 17 and 15")
    yield pytest.param([*good[:7], [*good[7][:15], good[7][0]]], id="a repeated value")
    swapped = [[16 if value == 0 else value for value in good[0]], *good[1:]]
    yield pytest.param(swapped, id="the value 16")
    yield pytest.param([[256 if v == 0 else v for v in good[0]], *good[1:]], id="the value 256")
    yield pytest.param([[-1 if v == 0 else v for v in good[0]], *good[1:]], id="a negative value")
    yield pytest.param([[float(v) for v in row] for row in good], id="floats")
    yield pytest.param([[str(v) for v in row] for row in good], id="strings")
    yield pytest.param(["0123456789abcdef"] * 8, id="rows of text")
    yield pytest.param([16] * 8, id="numbers for rows")
    yield pytest.param(bytes(range(16)) * 8, id="flat bytes")
    yield pytest.param([], id="nothing")
    yield pytest.param(None, id="None")
    yield pytest.param(5, id="a number")


@pytest.mark.parametrize("rows", list(bad_tables()))
def test_own_table_that_is_no_sbox(rows: Any) -> None:
    with refused(ValueError, "sbox: expected", "eight rows of sixteen", "permutation of 0..15"):
        GOST28147(KEY, rows)


# ---- Data and buffers


@pytest.mark.parametrize(
    "data", ["text", None, 8, 1.5, [1, 2], object()], ids=lambda d: str(type(d))
)
@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_data_that_is_no_buffer(case: Case, data: object) -> None:
    running = context(case)
    for call in (running.update, lambda data: running.update_into(data, bytearray(64))):
        with refused(TypeError, "data: expected a bytes-like object", f"got {type(data)!r}"):
            call(data)


def test_long_text_is_no_data() -> None:
    with refused(TypeError, "data: expected a bytes-like object", "got <class 'str'>"):
        context().update("x" * BIG)
    with refused(TypeError, "data: expected a bytes-like object", "got <class 'list'>"):
        context().update([0] * BIG)


@BOTH_SIZES
def test_data_with_gaps(length: int) -> None:
    for data in (
        memoryview(bytes(2 * length))[::2],
        np.zeros(2 * length, np.uint8)[::2],
        np.zeros((length, 2), np.uint8)[:, 0],
        memoryview(bytes(length))[::-1],
    ):
        with refused(ValueError, "data: expected a contiguous buffer", "got one with gaps"):
            context().update(data)
        with refused(ValueError, "data: expected a contiguous buffer", "got one with gaps"):
            context().update_into(data, bytearray(length))


@BOTH_SIZES
def test_output_with_gaps(length: int) -> None:
    for buf in (memoryview(bytearray(2 * length))[::2], np.zeros(2 * length, np.uint8)[::2]):
        with refused(ValueError, "output: expected a writable contiguous buffer", "got"):
            context().update_into(bytes(length), buf)


@BOTH_SIZES
def test_read_only_output(length: int) -> None:
    for buf in (bytes(length), memoryview(bytearray(length)).toreadonly()):
        with refused(ValueError, "output: expected a writable contiguous buffer", "read-only"):
            context().update_into(bytes(length), buf)


@BOTH_SIZES
def test_output_that_is_no_buffer(length: int) -> None:
    for buf in (None, "x" * length, 5, [0] * length):
        with refused(TypeError, "output: expected a writable buffer", f"got {type(buf)!r}"):
            context().update_into(bytes(length), buf)


@BOTH_SIZES
@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_output_that_is_too_small_stays_as_it_was(case: Case, length: int) -> None:
    for decrypt in (False, True):
        running = context(case, decrypt)
        for room in (0, 1, 8, length - 1):
            buffer = bytearray(b"\xa5" * room)
            with refused(ValueError, f"output: expected room for {length} bytes", f"got {room}"):
                running.update_into(bytes(length), buffer)
            assert buffer == b"\xa5" * room
        expected = case.run(KEY, bytes(case.iv_length), bytes(length), decrypt)
        assert running.update(bytes(length)) == expected


def test_output_needs_room_for_whole_blocks_only() -> None:
    running = context(Case("magma", "ECB"))
    assert running.update_into(bytes(7), bytearray()) == 0
    with refused(ValueError, "output: expected room for 16 bytes", "got 15"):
        running.update_into(bytes(9), bytearray(15))
    assert running.update_into(bytes(9), bytearray(16)) == 16


@BOTH_SIZES
@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_buffers_that_overlap_in_part(case: Case, length: int, rng: Random) -> None:
    content = rng.randbytes(2 * length)
    buffer = bytearray(content)
    view = memoryview(buffer)
    shifts = [1, 7, 8, 9, 63, length // 2, length - 1]
    shifts += [1 << 18, 1 << 20] if length == BIG else []
    for decrypt in (False, True):
        running = context(case, decrypt)
        for shift in shifts:
            for a, b in ((0, shift), (shift, 0)):
                with refused(ValueError, "input and output overlap in part"):
                    running.update_into(view[a : a + length], view[b : b + length])
        assert buffer == content
        expected = case.run(KEY, bytes(case.iv_length), content[:length], decrypt)
        assert running.update_into(view[:length], view[length:]) == length
        assert buffer == content[:length] + expected
        buffer[:] = content


@BOTH_SIZES
def test_every_kind_of_contiguous_buffer_is_taken(length: int, rng: Random) -> None:
    case, text = Case("gost28147", "CNT"), rng.randbytes(length)
    expected = case.run(KEY, bytes(8), text)
    mapped = mmap.mmap(-1, length)
    mapped[:] = text
    numbers = np.frombuffer(text, np.uint8)
    kinds: list[Any] = [
        bytearray(text),
        memoryview(text),
        memoryview(text).cast("d"),
        memoryview(text).cast("B", (2, length // 2)),
        array("I", text),
        mapped,
        numbers,
        numbers.view("<u4"),
        numbers.view(">u4"),
        numbers.view("f8").reshape(2, -1),
        numbers.view([("a", "u1"), ("b", "u1")]),
        (ctypes.c_ubyte * length).from_buffer_copy(text),
        ctypes.create_string_buffer(text, length),
        (ctypes.c_uint64 * (length // 8)).from_buffer_copy(text),
    ]
    for data in kinds:
        assert context(case).update(data) == expected, type(data)
    writable: list[Any] = [
        bytearray(length),
        array("I", bytes(length)),
        mapped,
        np.zeros(length // 8, np.uint64),
        np.zeros(length // 4, ">u4"),
        (ctypes.c_ubyte * length)(),
    ]
    for buf in writable:
        assert context(case).update_into(text, buf) == length, type(buf)
        assert bytes(memoryview(buf).tobytes()) == expected, type(buf)


def test_subclasses_of_bytes_are_taken() -> None:
    class Key(bytes):
        pass

    assert Case("magma", "CTR").run(Key(KEY), Key(4), Key(9)) == Case("magma", "CTR").run(
        KEY, bytes(4), bytes(9)
    )


def test_structure_of_ctypes_is_data() -> None:
    class Packet(ctypes.Structure):
        _fields_ = (("head", ctypes.c_uint32), ("body", ctypes.c_uint32))

    expected = Case("gost28147", "CNT").run(KEY, bytes(8), bytes(8))
    assert context().update(Packet()) == expected


# ---- Ends


@pytest.mark.parametrize("rest", range(1, 8))
@pytest.mark.parametrize("case", [case for case in MAIN_CASES if case.whole_blocks], ids=str)
def test_message_that_is_not_whole_blocks(case: Case, rest: int) -> None:
    for decrypt in (False, True):
        running = context(case, decrypt)
        assert len(running.update(bytes(16 + rest))) == 16
        with refused(ValueError, "message: expected a multiple of 8 bytes", f"got {rest} more"):
            running.finalize()
        with refused(AlreadyFinalized, "finished"):
            running.finalize()


@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_context_ends_once(case: Case) -> None:
    for decrypt in (False, True):
        for length in (0, 16):
            running = context(case, decrypt)
            running.update(bytes(length))
            assert running.finalize() == b""
            calls = [
                running.finalize,
                lambda running=running: running.update(b""),
                lambda running=running: running.update(bytes(8)),
                lambda running=running: running.update(bytes(BIG)),
                lambda running=running: running.update_into(bytes(8), bytearray(8)),
                lambda running=running: running.update_into(bytes(BIG), bytearray(BIG)),
            ]
            for call in calls:
                with refused(AlreadyFinalized, "finished"):
                    call()


def test_a_context_knows_one_direction() -> None:
    public = {name for name in dir(context()) if not name.startswith("_")}
    assert public == {"update", "update_into", "finalize", "kernel"}


@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_failed_update_leaves_the_message_as_it_was(case: Case, rng: Random) -> None:
    text = rng.randbytes(40)
    running = context(case)
    out = running.update(text[:13])
    with pytest.raises(TypeError):
        running.update("text")
    for data, buf in ((bytes(BIG), bytearray(5)), (bytes(16), bytes(16))):
        with pytest.raises(ValueError, match="output: expected"):
            running.update_into(data, buf)
    out += running.update(text[13:])
    assert out == case.run(KEY, bytes(case.iv_length), text)
