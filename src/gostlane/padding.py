r"""Padding by procedures 1, 2 and 3 of GOST R 34.13-2015 section 4.1, and PKCS #7.

The shape is that of pyca.

>>> from gostlane import padding
>>> padder = padding.Procedure2(8).padder()
>>> padder.update(b"hello") + padder.finalize()
b'hello\x80\x00\x00'

Procedure 2 and PKCS #7 can be undone from the padded bytes alone. Procedures 1 and 3 leave it open
how long the message was, so their unpadders are told.
"""

from __future__ import annotations

from gostlane import _core
from gostlane._types import Buffer, as_bytes, integer

_PKCS7 = 7


def _padding(length: int, block_size: int, procedure: int) -> bytes:
    """What a message of `length` bytes is followed by."""
    missing = -length % block_size
    if procedure == 1:
        return bytes(missing)
    if procedure == 3 and length and not missing:
        return b""
    count = missing or block_size
    return bytes([count]) * count if procedure == _PKCS7 else b"\x80".ljust(count, b"\0")


class _Context:
    """Passes data on, and holds back what the end may change."""

    def __init__(self, block_size: int) -> None:
        self._block_size = block_size
        self._length = 0
        self._finalized = False

    def _take(self, data: Buffer) -> bytes:
        if self._finalized:
            raise _core.AlreadyFinalized("the context has been finished")
        taken = as_bytes(data, "data")
        self._length += len(taken)
        return taken

    def _end(self) -> None:
        if self._finalized:
            raise _core.AlreadyFinalized("the context has been finished")
        self._finalized = True


class Padder(_Context):
    """Appends padding at the end of a message."""

    def __init__(self, block_size: int, procedure: int) -> None:
        super().__init__(block_size)
        self._procedure = procedure

    def update(self, data: Buffer) -> bytes:
        """Return `data`; raises `gostlane.AlreadyFinalized` after `finalize`."""
        return self._take(data)

    def finalize(self) -> bytes:
        """Return the padding; raises `gostlane.AlreadyFinalized` the second time."""
        self._end()
        return _padding(self._length, self._block_size, self._procedure)


class BlockUnpadder(_Context):
    """Holds back the last block, which says itself where its padding begins."""

    def __init__(self, block_size: int) -> None:
        super().__init__(block_size)
        self._held = b""

    def _unpadded(self, block: bytes) -> bytes:
        raise NotImplementedError

    def update(self, data: Buffer) -> bytes:
        """Return all but the last block so far."""
        self._held += self._take(data)
        ready = max(len(self._held) - self._block_size, 0)
        out, self._held = self._held[:ready], self._held[ready:]
        return out

    def finalize(self) -> bytes:
        """Return the last block without its padding; ValueError if it has none.

        Tell no stranger whether this failed unless the ciphertext was authenticated before.
        """
        self._end()
        if self._length == 0 or self._length % self._block_size:
            raise ValueError(
                f"padded message: expected a positive multiple of {self._block_size} bytes, "
                f"got {self._length}"
            )
        return self._unpadded(self._held)


class MarkerUnpadder(BlockUnpadder):
    """Removes the padding of procedure 2: one 1 bit, then zeros."""

    def _unpadded(self, block: bytes) -> bytes:
        message, marker, zeros = block.rpartition(b"\x80")
        if not marker or zeros.strip(b"\0"):
            raise ValueError(
                "padded message: expected byte 0x80, then zeros at its end, got neither"
            )
        return message


class CountUnpadder(BlockUnpadder):
    """Removes the padding of PKCS #7: n bytes of value n."""

    def _unpadded(self, block: bytes) -> bytes:
        count = block[-1]
        if not 1 <= count <= len(block) or block[-count:] != bytes([count]) * count:
            raise ValueError("padded message: expected n bytes of value n at its end, got others")
        return block[:-count]


class LengthUnpadder(_Context):
    """Removes padding from a message whose length is known."""

    def __init__(self, block_size: int, length: int, procedure: int) -> None:
        super().__init__(block_size)
        self._wanted = integer("length", length, 0, 1 << 63, "at least 0 bytes")
        self._padding = _padding(self._wanted, block_size, procedure)
        self._rest = b""

    def update(self, data: Buffer) -> bytes:
        """Return what of `data` belongs to the message."""
        before = self._length
        taken = self._take(data)
        keep = max(min(len(taken), self._wanted - before), 0)
        self._rest += taken[keep : keep + 2 * self._block_size]
        return taken[:keep]

    def finalize(self) -> bytes:
        """Return ``b""``; ValueError if what follows the message isn't its padding."""
        self._end()
        padded = self._wanted + len(self._padding)
        if self._length != padded or self._rest != self._padding:
            raise ValueError(
                f"padded message: expected {self._wanted} bytes and {len(self._padding)} of "
                f"padding, got {self._length} bytes or other padding"
            )
        return b""


class _Procedure:
    def __init__(self, block_size: int) -> None:
        """`block_size` in bytes: 8 for GOST 28147-89 and Magma."""
        self._block_size = integer("block_size", block_size, 1, 16, "bytes of a block, 1..16")


class Procedure1(_Procedure):
    """Zeros to the end of the block; none after a whole block (section 4.1.1)."""

    def padder(self) -> Padder:
        """Make a context that pads one message."""
        return Padder(self._block_size, 1)

    def unpadder(self, length: int) -> LengthUnpadder:
        """Make a context that unpads a message of `length` bytes."""
        return LengthUnpadder(self._block_size, length, 1)


class Procedure2(_Procedure):
    """A 1 bit, then zeros to the end of the block; a whole block gets one more (section 4.1.2)."""

    def padder(self) -> Padder:
        """Make a context that pads one message."""
        return Padder(self._block_size, 2)

    def unpadder(self) -> MarkerUnpadder:
        """Make a context that unpads one message."""
        return MarkerUnpadder(self._block_size)


class Procedure3(_Procedure):
    """Procedure 2 after a part of a block; nothing after a whole one (section 4.1.3).

    An empty message gets a block of padding, as OMAC, whose padding this is, needs it.
    """

    def padder(self) -> Padder:
        """Make a context that pads one message."""
        return Padder(self._block_size, 3)

    def unpadder(self, length: int) -> LengthUnpadder:
        """Make a context that unpads a message of `length` bytes."""
        return LengthUnpadder(self._block_size, length, 3)


class PKCS7(_Procedure):
    """To the end of the block, n bytes of value n; a whole block gets one more (RFC 5652 6.3).

    What ``openssl enc`` does by default.
    """

    def padder(self) -> Padder:
        """Make a context that pads one message."""
        return Padder(self._block_size, _PKCS7)

    def unpadder(self) -> CountUnpadder:
        """Make a context that unpads one message."""
        return CountUnpadder(self._block_size)
