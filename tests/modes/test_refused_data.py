"""Wrong data, buffers and ends of messages: an error on one line that names expected and given."""

from __future__ import annotations

import ctypes
import mmap
from array import array
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from core.cases import MAIN_CASES, Case, refused

from gostlane import AlreadyFinalized
from gostlane.engines import cpu as engine

KEY = bytes(range(32))
BIG = engine.PAYS_FROM + 8192  # runs on threads where the mode allows
BOTH_SIZES = pytest.mark.parametrize("length", [64, BIG], ids=["small", "large"])
CNT = Case("gost28147", "CNT")


def context(case: Case = CNT, decrypt: bool = False) -> Any:
    """Make a context of the case, on two threads where the mode allows."""
    return case.context(KEY, bytes(case.iv_length), decrypt, threads=2)


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


@pytest.mark.parametrize("case", [case for case in MAIN_CASES if case.whole_blocks], ids=str)
def test_message_that_is_not_whole_blocks(case: Case) -> None:
    wanted = f"message: expected a multiple of {case.block} bytes"
    for rest, decrypt in product(range(1, case.block), (False, True)):
        running = context(case, decrypt)
        assert len(running.update(bytes(16 + rest))) == 16
        with refused(ValueError, wanted, f"got {rest} more"):
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
    text = rng.randbytes(48)
    running = context(case)
    out = running.update(text[:13])
    with pytest.raises(TypeError):
        running.update("text")
    for data, buf in ((bytes(BIG), bytearray(5)), (bytes(16), bytes(16))):
        with pytest.raises(ValueError, match="output: expected"):
            running.update_into(data, buf)
    out += running.update(text[13:])
    assert out == case.run(KEY, bytes(case.iv_length), text)
