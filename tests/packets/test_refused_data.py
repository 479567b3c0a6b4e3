"""IVs, tags, data and lengths that make no sense are refused, on one line."""

from __future__ import annotations

import ctypes
from array import array
from typing import Any

import numpy as np
import pytest
from core.cases import refused

from gostlane import modes, packets
from gostlane.mac import Imit
from packets.calls import KEY, Call

HUGE = 1 << 200


@pytest.mark.parametrize(
    ("ivs", "words"),
    [
        (b"", "IV: expected exactly 8 bytes, one block, got none"),
        (bytes(23), "IVs of 3 packets: expected exactly 8 bytes, one block each, got 23 bytes"),
        (bytes(12), "IV: expected exactly 8 bytes, one block, got 4 bytes"),
        (bytes(48), "IV: expected exactly 8 bytes, one block, got 16 bytes"),
        ([bytes(8)] * 2, "IVs: expected one for each of 3 packets, got 2"),
        ([bytes(8), bytes(8), bytes(7)], "got 8 bytes for packet 0 and 7 for packet 2"),
        ([], "IVs: expected one for each of 3 packets, got 0"),
    ],
    ids=repr,
)
def test_ivs(ivs: Any, words: str) -> None:
    with refused(ValueError, words):
        Call().run(ivs=ivs)


def test_iv_of_a_mode_without() -> None:
    with refused(ValueError, "IV: expected no IV, got 8 bytes"):
        packets.encrypt(KEY, modes.ECB, [bytes(8)], ivs=bytes(8))


@pytest.mark.parametrize("given", [None, 8, 1.5, [8, 8, 8], ["a", "b", "c"]], ids=repr)
def test_ivs_and_associated_data_that_are_no_buffers(given: Any) -> None:
    with refused(TypeError, "IVs: expected", "got"):
        Call().run(ivs=given)
    if given is not None:
        with refused(TypeError, "associated", "expected", "got"):
            Call().run(associated=given)


@pytest.mark.parametrize(
    ("associated", "words"),
    [
        (bytes(10), "associated: expected equal pieces for 3 packets, got 10 bytes"),
        ([b"a", b"b"], "associated: expected one for each of 3 packets, got 2"),
    ],
)
def test_associated_data(associated: Any, words: str) -> None:
    with refused(ValueError, words):
        Call().run(associated=associated)


@pytest.mark.parametrize(
    ("tags", "error", "words"),
    [
        (bytes(11), ValueError, "tags: expected 4 bytes for each of 3 packets, 12 in all, got 11"),
        (bytes(24), ValueError, "tags: expected 4 bytes for each of 3 packets, 12 in all, got 24"),
        (b"", ValueError, "tags: expected 4 bytes for each of 3 packets, 12 in all, got 0"),
        ([bytes(4)] * 4, ValueError, "tags: expected one for each of 3 packets, got 4"),
        ([bytes(4), bytes(4), bytes(3)], ValueError, "4 bytes for packet 0 and 3 for packet 2"),
        ([bytes(8)] * 3, ValueError, "12 in all, got 24"),
        (None, TypeError, "tags: expected a buffer"),
        (4, TypeError, "tags: expected a buffer"),
    ],
    ids=repr,
)
def test_tags(tags: Any, error: type[Exception], words: str) -> None:
    call = Call()
    with refused(error, words):
        packets.check_and_decrypt(KEY, modes.CNT, KEY, Imit, call.data, tags=tags, **call.options)
    assert call.buffer == bytearray(range(64))


@pytest.mark.parametrize(
    ("spoilt", "error", "words"),
    [
        ({"lengths": ...}, ValueError, "offsets and lengths with one buffer, got no lengths"),
        ({"offsets": ...}, ValueError, "offsets and lengths with one buffer, got no offsets"),
        (
            {"offsets": ..., "lengths": ...},
            ValueError,
            "data: expected offsets and lengths with one buffer, got neither",
        ),
        ({"lengths": [16, 24]}, ValueError, "lengths: expected one for each of 3 offsets, got 2"),
        ({"offsets": [0] * 4}, ValueError, "lengths: expected one for each of 4 offsets, got 3"),
        ({"offsets": [0, 16, 57]}, ValueError, "packet 2: expected to lie within the 64 bytes"),
        ({"offsets": [65, 16, 40], "lengths": [0, 24, 8]}, ValueError, "packet 0: expected to lie"),
        ({"lengths": [16, 24, 25]}, ValueError, "got offset 40 and length 25"),
        ({"offsets": [-1, 16, 40]}, ValueError, "packet 0: expected an offset and a length from 0"),
        ({"lengths": [16, 24, -8]}, ValueError, "got 40 and -8"),
        ({"offsets": [0, HUGE, 40]}, ValueError, "packet 1: expected to lie within"),
        ({"offsets": [0, -HUGE, 40]}, ValueError, "packet 1: expected an offset"),
        ({"lengths": [16, (1 << 63) - 1, 8]}, ValueError, "packet 1: expected to lie within"),
        ({"lengths": np.array([16, 2**64 - 1, 8], np.uint64)}, ValueError, "packet 1: expected to"),
        ({"offsets": np.array([0, -16, 40])}, ValueError, "packet 1: expected an offset"),
        ({"offsets": 5}, TypeError, "offsets: expected integers, got"),
        ({"lengths": 16}, TypeError, "lengths: expected integers, got"),
        ({"lengths": "abc"}, TypeError, "lengths: expected integers, got"),
        ({"offsets": [0, 16.0, 40]}, TypeError, "offsets: expected integers, got"),
        ({"offsets": [0, None, 40]}, TypeError, "offsets: expected integers, got"),
        ({"offsets": np.array([0.0, 16, 40])}, TypeError, "expected integers in native"),
        ({"offsets": array("d", [0, 16, 40])}, TypeError, "got items of format 'd'"),
        ({"offsets": np.array([[0, 16, 40]])}, TypeError, "one row of integers, got 2 dimensions"),
        ({"offsets": np.array(0)}, TypeError, "one row of integers, got 0 dimensions"),
        ({"offsets": np.array([0, 16, 40], ">i8")}, TypeError, "offsets: expected integers in"),
        ({"offsets": np.array([0, 1, 1], bool)}, TypeError, "offsets: expected integers in"),
    ],
    ids=repr,
)
def test_offsets_and_lengths(spoilt: Any, error: type[Exception], words: str) -> None:
    with refused(error, words):
        Call().run(**spoilt)


def test_offsets_with_a_sequence() -> None:
    call = Call()
    call.data = [bytes(16), bytes(24), bytes(8)]
    with refused(ValueError, "data: expected one buffer with offsets and lengths, got a sequence"):
        call.run()


@pytest.mark.parametrize(
    "data", [None, 5, 1.5, [bytes(8), None], [bytes(8), "text"], [[1]]], ids=repr
)
def test_data_that_is_no_buffer(data: Any) -> None:
    with refused(TypeError, "data", "expected a", "got"):
        packets.encrypt(KEY, modes.ECB, data)


def test_buffers_with_gaps() -> None:
    gaps = np.zeros(128, np.uint8)[::2]
    with refused(ValueError, "data of packet 1: expected a contiguous buffer"):
        packets.encrypt(KEY, modes.ECB, [bytes(8), gaps])
    with refused(ValueError, "data: expected a contiguous buffer"):
        packets.encrypt(KEY, modes.ECB, gaps, offsets=[0], lengths=[8])
    with refused(ValueError, "output: expected a writable contiguous buffer"):
        Call().run(out=gaps)
    with refused(ValueError, "output of packet 1: expected a writable contiguous buffer"):
        packets.encrypt(KEY, modes.ECB, [bytes(8), bytes(64)], out=[bytearray(8), gaps])
    with refused(ValueError, "IVs: expected a contiguous buffer"):
        Call().run(ivs=np.zeros(48, np.uint8)[::2])


def test_offsets_may_be_a_ctypes_array_which_has_no_strides() -> None:
    key, data = KEY, bytes(range(64))
    offsets, lengths = (ctypes.c_uint16 * 2)(0, 24), (ctypes.c_uint16 * 2)(24, 40)
    from_lists = packets.mac(key, Imit, data, offsets=[0, 24], lengths=[24, 40])
    assert packets.mac(key, Imit, data, offsets=offsets, lengths=lengths).tags == from_lists.tags
    nothing = (ctypes.c_uint8 * 0)()
    assert packets.mac(key, Imit, data, offsets=nothing, lengths=nothing).tags == b""
