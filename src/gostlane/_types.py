"""Names for what the package takes."""

from __future__ import annotations

import mmap
from array import array
from operator import index
from typing import Any, Literal, SupportsIndex, TypeAlias

# Anything contiguous with the buffer protocol is taken; typing has no name for that before 3.12.
Buffer: TypeAlias = "bytes | bytearray | memoryview | mmap.mmap | array[Any] | Any"
WritableBuffer: TypeAlias = "bytearray | memoryview | mmap.mmap | array[Any] | Any"
Meshing: TypeAlias = Literal["cryptopro"] | None


def as_bytes(value: Buffer, what: str) -> bytes:
    """Copy a buffer; TypeError names `what` if it is none (an int is not a length here)."""
    if type(value) is bytes:
        return value
    try:
        return memoryview(value).tobytes()
    except TypeError:
        raise TypeError(f"{what}: expected a bytes-like object, got {type(value)!r}") from None


def integer(name: str, value: int, least: int, most: int, what: str) -> int:
    """Return an integer between two bounds; TypeError or ValueError names `what` was expected."""
    if type(value) is not int and (not isinstance(value, SupportsIndex) or isinstance(value, bool)):
        raise TypeError(f"{name}: expected {what}, got {type(value)!r}")
    number = index(value)
    if not least <= number <= most:
        raise ValueError(f"{name}: expected {what}, got {number}")
    return number


def meshes(value: Meshing) -> bool:
    """Whether key meshing was asked for; ValueError for any other word."""
    if value is not None and value != "cryptopro":
        raise ValueError(f"meshing: expected None or 'cryptopro', got {value!r}")
    return value is not None
