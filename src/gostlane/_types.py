"""Names for what the package takes."""

from __future__ import annotations

import mmap
from array import array
from typing import Any, Literal, TypeAlias

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


def meshes(value: Meshing) -> bool:
    """Whether key meshing was asked for; ValueError for any other word."""
    if value is not None and value != "cryptopro":
        raise ValueError(f"meshing: expected None or 'cryptopro', got {value!r}")
    return value is not None
