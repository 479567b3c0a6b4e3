"""The ciphers: a key, expanded once and shared by any number of contexts and threads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Self

from gostlane import _core
from gostlane._types import Buffer

PARAM_Z = "id-tc26-gost-28147-param-Z"


def sbox_names() -> dict[str, str]:
    """The named S-box sets: name to dotted OID (RFC 4357 section 11, RFC 7836 appendix C)."""
    return dict(_core.sboxes())


@cache
def _named(name: str) -> _core.Sbox:
    try:
        return _core.sbox(name)
    except ValueError:
        names = ", ".join(sbox_names())
        raise ValueError(f"sbox: expected one of {names} or its OID, got {name!r}") from None


def _own(rows: Sequence[Sequence[int]]) -> _core.Sbox:
    table = bytearray(128)  # whole from the start: what grows leaves copies of itself behind
    try:
        if len(rows) != 8:
            raise ValueError
        for i, row in enumerate(rows):
            if len(row) != 16:
                raise ValueError
            for j, value in enumerate(row):
                table[16 * i + j] = value
        return _core.sbox(table)
    except (IndexError, TypeError, ValueError):
        raise ValueError(
            "sbox: expected a name, or eight rows of sixteen, each a permutation of 0..15"
        ) from None
    finally:
        _core.wipe(table)


class BlockCipher(_core.Key):
    """What the ciphers share; use `GOST28147`, `Magma`, `Kuznyechik` or `AES`."""

    __slots__ = ()

    name: str
    block_size: int
    """Bytes in a block."""
    key_sizes: tuple[int, ...] = (32,)
    """Bytes in a key, the longest first."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class GOST28147(BlockCipher):
    """GOST 28147-89 (RFC 5830): little-endian, one of many S-boxes.

    `key`: 32 bytes. A ``bytearray`` can be wiped by its owner afterwards; the core keeps its own
    copy, which it wipes when this object ends.

    `sbox`: the name or dotted OID of a parameter set (`sbox_names` lists them), or eight rows of
    sixteen numbers, row 0 acting on the lowest nibble. RFC 5830 counts a table of one's own among
    the secrets, and so it is treated here.

    Raises ValueError for a key of another length, an unknown name or a table whose rows are not
    permutations of 0..15; TypeError for a key that is not bytes-like.
    """

    __slots__ = ()
    name = "gost28147"
    block_size = 8

    def __new__(cls, key: Buffer, sbox: str | Sequence[Sequence[int]] = PARAM_Z) -> Self:
        """Expand the key."""
        box = _named(sbox) if isinstance(sbox, str) else _own(sbox)
        return _core.key(cls, GOST28147.name, key, box)


class Magma(BlockCipher):
    """Magma (GOST R 34.12-2015, RFC 8891): big-endian, S-box param-Z.

    It is not GOST 28147-89 with another S-box: key words and blocks are read the other way round.

    `key`: 32 bytes. Raises ValueError for another length, TypeError if it is not bytes-like.
    """

    __slots__ = ()
    name = "magma"
    block_size = 8

    def __new__(cls, key: Buffer) -> Self:
        """Expand the key."""
        return _core.key(cls, Magma.name, key, None)


class Kuznyechik(BlockCipher):
    """Kuznyechik (GOST R 34.12-2015, RFC 7801): blocks of 16 bytes.

    `key`: 32 bytes. Raises ValueError for another length, TypeError if it is not bytes-like.
    """

    __slots__ = ()
    name = "kuznyechik"
    block_size = 16

    def __new__(cls, key: Buffer) -> Self:
        """Expand the key."""
        return _core.key(cls, Kuznyechik.name, key, None)


class AES(BlockCipher):
    """AES (FIPS 197): blocks of 16 bytes; its modes are those of NIST SP 800-38A.

    `key`: 16, 24 or 32 bytes for AES-128, AES-192 or AES-256. Raises ValueError for another length,
    TypeError if it is not bytes-like.
    """

    __slots__ = ()
    name = "aes"
    block_size = 16
    key_sizes = (32, 24, 16)

    def __new__(cls, key: Buffer) -> Self:
        """Expand the key."""
        return _core.key(cls, AES.name, key, None)


CIPHERS: dict[str, type[BlockCipher]] = {
    cipher.name: cipher for cipher in (GOST28147, Magma, Kuznyechik, AES)
}
"""The ciphers by name."""
