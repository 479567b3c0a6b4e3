"""Hex digits to bytes that can be wiped, with errors that repeat none of them."""

from __future__ import annotations

from collections.abc import Iterable

from gostlane.cli.errors import usage

_VALUES = {ord(digit): int(digit, 16) for digit in "0123456789abcdefABCDEF"}


def decode(text: str | bytearray, what: str) -> bytearray:
    """Decode an even number of hex digits; `what` names them in an error."""
    length = len(text)
    characters: Iterable[int] = map(ord, text) if isinstance(text, str) else text
    decoded = bytearray(length // 2)
    for position, character in enumerate(characters):
        value = _VALUES.get(character)
        if value is None:
            raise usage(
                f"{what}: expected hex digits, got another character at position {position + 1} "
                f"of {length}"
            )
        if position // 2 < len(decoded):
            decoded[position // 2] |= value << (0 if position % 2 else 4)
    if length % 2:
        raise usage(f"{what}: expected an even number of hex digits, got {length}")
    return decoded
