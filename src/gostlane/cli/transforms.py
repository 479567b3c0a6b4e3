"""What happens to a chunk on its way from the input to the output."""

from __future__ import annotations

from typing import Protocol

from gostlane import CipherContext
from gostlane._types import Buffer
from gostlane.padding import Procedure2

_BLOCK_SIZE = 8


class Transform(Protocol):
    """One message in chunks."""

    def update(self, chunk: memoryview) -> Buffer:
        """Process a chunk, perhaps in place."""

    def finalize(self) -> bytes:
        """End the message and return the rest of the output."""


def transform(context: CipherContext, padding: str, decrypt: bool) -> Transform:
    """Choose by `--padding` and `--decrypt`."""
    if padding == "none":
        return _InPlace(context)
    return _Unpadded(context) if decrypt else _Padded(context)


class _InPlace:
    def __init__(self, context: CipherContext) -> None:
        self._context = context

    def update(self, chunk: memoryview) -> memoryview:
        return chunk[: self._context.update_into(chunk, chunk)]

    def finalize(self) -> bytes:
        return self._context.finalize()


class _Padded:
    def __init__(self, context: CipherContext) -> None:
        self._context = context
        self._padder = Procedure2(_BLOCK_SIZE).padder()

    def update(self, chunk: memoryview) -> bytes:
        return self._context.update(self._padder.update(chunk))

    def finalize(self) -> bytes:
        return self._context.update(self._padder.finalize()) + self._context.finalize()


class _Unpadded:
    def __init__(self, context: CipherContext) -> None:
        self._context = context
        self._unpadder = Procedure2(_BLOCK_SIZE).unpadder()

    def update(self, chunk: memoryview) -> bytes:
        return self._unpadder.update(self._context.update(chunk))

    def finalize(self) -> bytes:
        self._context.finalize()
        return self._unpadder.finalize()
