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
    """What the two ciphers share; use `GOST28147` or `Magma`."""

    __slots__ = ()

    name: str
    block_size = 8
    """Bytes in a block."""
    key_size = 32
    """Bytes in a key."""

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

    def __new__(cls, key: Buffer) -> Self:
        """Expand the key."""
        return _core.key(cls, Magma.name, key, None)
