"""Padding of GOST R 34.13-2015 section 4.1, and PKCS #7 (RFC 5652 section 6.3)."""

from __future__ import annotations

from typing import Any

import pytest
from core.cases import refused
from peers import reference

from gostlane import AlreadyFinalized, padding

KINDS: dict[int, Any] = {1: padding.Procedure1, 2: padding.Procedure2, 3: padding.Procedure3}
UNTOLD: list[Any] = [padding.Procedure2, padding.PKCS7]
"""Those that come off without the length of the message."""


@pytest.mark.parametrize("number", KINDS)
@pytest.mark.parametrize("length", range(1, 20))
def test_padding_equals_the_reference(number: int, length: int) -> None:
    message = bytes(range(1, length + 1))
    padder = KINDS[number](8).padder()
    padded = padder.update(message[:5]) + padder.update(message[5:]) + padder.finalize()
    assert padded == reference.pad(message, number)


@pytest.mark.parametrize("number", KINDS)
def test_empty_message_is_padded_as_by_the_reference(number: int) -> None:
    assert KINDS[number](8).padder().finalize() == reference.pad(b"", number)


@pytest.mark.parametrize(
    "padded", [b"", b"\x80", bytes(8), bytes(7), b"\x80" + bytes(8), b"\x80" + bytes(15), b"x" * 16]
)
def test_procedure_2_finds_wrong_padding(padded: bytes) -> None:
    unpadder = padding.Procedure2(8).unpadder()
    unpadder.update(padded)
    with refused(ValueError, "padded message: expected", "got"):
        unpadder.finalize()


@pytest.mark.parametrize("length", range(20))
def test_pkcs7_counts_its_own_bytes(length: int) -> None:
    message = bytes(range(1, length + 1))
    padder = padding.PKCS7(8).padder()
    missing = 8 - length % 8
    padded = padder.update(message[:5]) + padder.update(message[5:]) + padder.finalize()
    assert padded == message + bytes([missing]) * missing


@pytest.mark.parametrize("size", [1, 8, 16])
@pytest.mark.parametrize("length", range(34))
@pytest.mark.parametrize("kind", UNTOLD)
def test_padding_comes_off_in_any_pieces(kind: Any, length: int, size: int) -> None:
    message = bytes(range(1, length + 1))
    padder, unpadder = kind(size).padder(), kind(size).unpadder()
    padded = padder.update(message) + padder.finalize()
    pieces = [unpadder.update(padded[at : at + 3]) for at in range(0, len(padded), 3)]
    assert b"".join(pieces) + unpadder.finalize() == message


@pytest.mark.parametrize(
    "padded",
    [
        b"",
        b"\x01",
        bytes(8),
        b"x" * 7 + b"\x09",
        b"x" * 6 + b"\x01\x02",
        b"x" * 5 + b"\x02\x03\x03",
        b"x" * 9 + b"\x07" * 7 + b"\x08",
        b"\x07" + b"\x08" * 7,
        b"\x08" * 9,
        b"\xff" * 8,
    ],
)
def test_pkcs7_finds_wrong_padding(padded: bytes) -> None:
    unpadder = padding.PKCS7(8).unpadder()
    unpadder.update(padded)
    with refused(ValueError, "padded message: expected", "got"):
        unpadder.finalize()


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(
    ("length", "padded"),
    [
        (3, b"abc"),
        (3, b"abc" + bytes(4)),
        (3, b"abc" + bytes(13)),
        (3, b"abcd" + bytes(4)),
        (8, b"x" * 16),
        (8, b"x" * 8 + bytes(8)),
        (0, bytes(8)),
        (16, b"x" * 8),
        (16, b""),
        (8, b"x" * 7),
    ],
)
def test_unpadding_to_a_known_length_finds_what_is_not_padding(
    number: int, length: int, padded: bytes
) -> None:
    kind = padding.Procedure1(8) if number == 1 else padding.Procedure3(8)
    unpadder = kind.unpadder(length)
    unpadder.update(padded)
    with refused(ValueError, "padded message: expected", f"{length} bytes", f"got {len(padded)}"):
        unpadder.finalize()


@pytest.mark.parametrize("number", KINDS)
def test_padders_end_once(number: int) -> None:
    kind = KINDS[number](8)
    unpadder = kind.unpadder() if isinstance(kind, padding.Procedure2) else kind.unpadder(0)
    for context in (kind.padder(), unpadder):
        if context is unpadder and number in (2, 3):  # an empty message has a block of padding
            context.update(b"\x80" + bytes(7))
        context.finalize()
        with refused(AlreadyFinalized, "finished"):
            context.finalize()
        with refused(AlreadyFinalized, "finished"):
            context.update(b"")


@pytest.mark.parametrize("number", KINDS)
def test_sizes_that_no_block_has_are_refused(number: int) -> None:
    for size in (-1, 0, 17, 64):
        with refused(ValueError, "block_size: expected bytes of a block, 1..16", f"got {size}"):
            KINDS[number](size)
    if number != 2:
        with refused(ValueError, "length: expected at least 0", "got -1"):
            KINDS[number](8).unpadder(-1)


def test_text_and_numbers_are_no_data() -> None:
    for wrong in ("text", 5, None):
        for context in (padding.Procedure1(8).padder(), padding.Procedure2(8).unpadder()):
            with refused(TypeError, "data: expected a bytes-like object", type(wrong).__name__):
                context.update(wrong)
