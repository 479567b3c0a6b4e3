"""Outputs that make no sense are refused before anything is written, on one line."""

from __future__ import annotations

from typing import Any

import pytest
from core.cases import refused

from gostlane import _core, mac, modes, packets
from gostlane.mac import Imit
from packets.calls import KEY, Call


@pytest.mark.parametrize(
    ("offsets", "lengths"),
    [([0, 15, 40], [16, 24, 8]), ([40, 0, 16], [8, 17, 24]), ([0, 0, 40], [16, 16, 8])],
    ids=repr,
)
@pytest.mark.parametrize("out", [True, False], ids=["in place", "new"])
def test_packets_that_overlap(offsets: list[int], lengths: list[int], out: bool) -> None:
    call = Call()
    with refused(ValueError, "output: expected packets apart from each other", "that overlap"):
        call.run(offsets=offsets, lengths=lengths, out=call.buffer if out else None)


def test_empty_packets_lie_anywhere() -> None:
    assert Call().run(offsets=[5, 0, 64], lengths=[0, 16, 0]).ok


def test_output_on_another_packets_input() -> None:
    memory = memoryview(bytearray(100))
    call = Call()
    call.data = memory[:64]
    with refused(ValueError, "output: expected apart from the input of packet", "on it"):
        call.run(out=memory[16:80])
    assert not any(memory)
    with refused(ValueError, "output: expected apart from the input of packet 0"):
        packets.encrypt(KEY, modes.ECB, [memory[:8], memory[8:16]], out=[memory[8:16], memory[:8]])


def test_output_on_associated_data() -> None:
    call = Call()
    with refused(ValueError, "output: expected apart from the associated data of packet 0"):
        call.run(associated=memoryview(call.buffer)[:30])
    assert call.run(associated=memoryview(call.buffer)[48:63]).ok


def test_outputs_that_overlap_in_a_sequence() -> None:
    memory = memoryview(bytearray(100))
    with refused(ValueError, "output: expected packets apart from each other, got packets"):
        packets.encrypt(KEY, modes.ECB, [bytes(16)] * 2, out=[memory[8:24], memory[:16]])
    with refused(ValueError, "output: expected packets apart from each other, got packets"):
        packets.encrypt(KEY, modes.ECB, [bytes(16)] * 2, out=[memory, memory])


@pytest.mark.parametrize(
    ("out", "error", "words"),
    [
        (bytearray(47), ValueError, "output: expected room for 48 bytes, got 47"),
        (bytes(64), (TypeError, ValueError), "output: expected a writable"),
        (5, TypeError, "output: expected a writable buffer, got"),
        ([bytearray(64)], TypeError, "output: expected a writable buffer, got"),
    ],
    ids=repr,
)
def test_output_for_one_buffer(out: Any, error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        Call().run(out=out)


def test_output_needs_room_for_the_packets_only() -> None:
    assert Call().run(out=bytearray(48)).ok


@pytest.mark.parametrize(
    ("out", "error", "words"),
    [
        (bytearray(64), TypeError, "output: expected a buffer for each packet, got one buffer"),
        (5, TypeError, "output: expected a buffer for each packet, got"),
        ([bytearray(8)], ValueError, "output: expected one for each of 2 packets, got 1"),
        ([bytearray(8), bytearray(7)], ValueError, "output of packet 1: expected room for 8 bytes"),
        ([bytearray(8), bytes(8)], (TypeError, ValueError), "output of packet 1: expected a writ"),
        ([bytearray(8), None], TypeError, "output of packet 1: expected a writable buffer, got"),
    ],
    ids=repr,
)
def test_output_for_a_sequence(out: Any, error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        packets.encrypt(KEY, modes.ECB, [bytes(8)] * 2, out=out)


def test_nothing_stays_held_after_a_refusal() -> None:
    call = Call()
    with refused(ValueError, "IVs"):
        call.run(ivs=bytes(23))
    call.buffer.append(0)


def test_empty_batch_takes_nothing_else() -> None:
    assert len(packets.encrypt([], modes.CNT, []).statuses) == 0
    with refused(ValueError, "IVs of 0 packets: expected none each, got 8 bytes"):
        packets.encrypt([], modes.CNT, [], ivs=bytes(8))
    assert mac.Imit is Imit


def test_core_takes_no_range_outside_the_batch() -> None:
    arguments: list[Any] = [KEY, 0, 0, False, False, b"", None, 0, 0, False, False]
    arguments += [None, None, None, [bytes(8)], None, None, None]
    batch = _core.batch(*arguments)
    for start, stop in ((0, 2), (-1, 1), (1, 0)):
        with refused(ValueError, "run: expected 0..1"):
            batch.run(start, stop)
    batch.run(0, 1)
    with pytest.raises(TypeError):
        _core.batch(*arguments[1:])
