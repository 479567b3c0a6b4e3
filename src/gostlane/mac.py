"""Message authentication codes; lengths in bytes.

>>> from gostlane import GOST28147
>>> from gostlane.mac import Imit
>>> imit = Imit(GOST28147(bytes(32)))
>>> imit.update(b"a message")
>>> tag = imit.finalize()
"""

from __future__ import annotations

from typing import Self

from gostlane import _core, cpu
from gostlane._types import Buffer, Meshing, integer, meshes
from gostlane.ciphers import BlockCipher


class _MAC:
    __slots__ = ("_mac",)
    _mac: _core.Mac

    def _start(
        self, algorithm: BlockCipher, kind: int, tag_length: int | None, meshing: bool
    ) -> None:
        if not isinstance(algorithm, BlockCipher):
            raise TypeError(f"algorithm: expected a cipher with its key, got {type(algorithm)!r}")
        block = algorithm.block_size
        length = block if tag_length is None else tag_length
        integer("tag length", length, 1, block, f"1..{block} bytes")
        self._mac = _core.mac(algorithm, kind, length, meshing, cpu.forced.get())

    def update(self, data: Buffer) -> None:
        """Add `data` to the message; any chunking gives the same tag.

        Raises TypeError if `data` is not bytes-like, `gostlane.AlreadyFinalized` after the end.
        """
        self._mac.update(data)

    def finalize(self) -> bytes:
        """End the message and return its tag; raises `gostlane.AlreadyFinalized` after the end."""
        return self._mac.finalize()

    def verify(self, tag: Buffer) -> None:
        """End the message and compare its tag in constant time.

        Raises `gostlane.InvalidTag` if it differs, ValueError if `tag` is not as long as the tag,
        `gostlane.AlreadyFinalized` after the end.
        """
        self._mac.verify(tag)

    def copy(self) -> Self:
        """Return a copy that goes on by itself, for messages with a common start."""
        copy = object.__new__(type(self))
        copy._mac = self._mac.copy()
        return copy

    __copy__ = copy

    @property
    def kernel(self) -> str:
        """The kernel that it runs on."""
        return self._mac.kernel

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Imit(_MAC):
    """Imitovstavka of GOST 28147-89 (RFC 5830 section 8).

    `tag_length`: 1 to 8 bytes; an attacker's blind guess succeeds once in 2^(8 tag_length).
    `meshing`: ``"cryptopro"`` changes the key every 1024 bytes (RFC 4357 section 2.3.2).

    The tag of an empty message is zeros: send no empty message under it.

    Raises ValueError for another length, `gostlane.UnsupportedAlgorithm` for another cipher.
    """

    __slots__ = ()

    def __init__(
        self, algorithm: BlockCipher, tag_length: int = 4, meshing: Meshing = None
    ) -> None:
        self._start(algorithm, 0, tag_length, meshes(meshing))


class OMAC(_MAC):
    """OMAC of GOST R 34.13-2015 section 5.6, for any cipher.

    `tag_length`: 1 byte to a whole block, which is the default. Raises ValueError for another.
    """

    __slots__ = ()

    def __init__(self, algorithm: BlockCipher, tag_length: int | None = None) -> None:
        self._start(algorithm, 1, tag_length, False)
