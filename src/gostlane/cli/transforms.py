"""What happens to a chunk on its way from the input to the output."""

from __future__ import annotations

from typing import Protocol

from gostlane import CipherContext
from gostlane._types import Buffer
from gostlane.padding import PKCS7, BlockUnpadder, Padder, Procedure2

_BLOCK_SIZE = 8

PADDINGS: dict[str, type[Procedure2 | PKCS7]] = {"procedure2": Procedure2, "pkcs7": PKCS7}
"""By the value of `--padding`, which may also be ``none``."""


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
    procedure = PADDINGS[padding](_BLOCK_SIZE)
    if decrypt:
        return _Unpadded(context, procedure.unpadder())
    return _Padded(context, procedure.padder())


class _InPlace:
    def __init__(self, context: CipherContext) -> None:
        self._context = context

    def update(self, chunk: memoryview) -> memoryview:
        return chunk[: self._context.update_into(chunk, chunk)]

    def finalize(self) -> bytes:
        return self._context.finalize()


class _Padded:
    def __init__(self, context: CipherContext, padder: Padder) -> None:
        self._context = context
        self._padder = padder

    def update(self, chunk: memoryview) -> bytes:
        return self._context.update(self._padder.update(chunk))

    def finalize(self) -> bytes:
        return self._context.update(self._padder.finalize()) + self._context.finalize()


class _Unpadded:
    def __init__(self, context: CipherContext, unpadder: BlockUnpadder) -> None:
        self._context = context
        self._unpadder = unpadder

    def update(self, chunk: memoryview) -> bytes:
        return self._unpadder.update(self._context.update(chunk))

    def finalize(self) -> bytes:
        self._context.finalize()
        return self._unpadder.finalize()
