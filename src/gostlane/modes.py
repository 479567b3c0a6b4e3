"""Modes of operation by the standards' names; lengths in bytes.

=====  ==============================================  ==========================================
mode   standard                                        IV
=====  ==============================================  ==========================================
ECB    GOST R 34.13-2015 5.1                           none
CBC    GOST R 34.13-2015 5.4                           whole blocks; one for GOST 28147-89 and AES
CFB    GOST R 34.13-2015 5.5; RFC 5830 section 7       whole blocks; one for GOST 28147-89 and AES
OFB    GOST R 34.13-2015 5.3                           whole blocks; one for GOST 28147-89 and AES
CTR    GOST R 34.13-2015 5.2                           half a block; a whole one for AES
CNT    RFC 5830 section 6 (GOST 28147-89 only)         one block
=====  ==============================================  ==========================================

With AES the modes are those of NIST SP 800-38A, section 6: segments in CFB only.

An IV may be sent in the clear but must not be used twice with the same key in CTR, CNT, CFB or OFB,
and must not be foreseeable in CBC. `gostlane.Cipher` raises ValueError for a wrong length.
"""

from __future__ import annotations

from typing import ClassVar

from gostlane._types import Buffer, Meshing, as_bytes, integer, meshes

_BLOCK_MAX = 16
"""Bytes of the longest block of any cipher; the core knows the cipher's own."""


class Mode:
    """What the modes share; use one of its subclasses."""

    __slots__ = ("iv", "meshing", "segment_size")

    name: ClassVar[str]
    number: ClassVar[int]
    """The mode's number in the C core."""
    parallel: ClassVar[tuple[bool, bool]]
    """Whether blocks are independent, in encryption and in decryption."""
    iv: bytes
    segment_size: int
    """Bytes of each block that are used; 0 for all."""
    meshing: bool

    def _set(self, iv: Buffer, segment_size: int | None, meshing: Meshing) -> None:
        self.iv = as_bytes(iv, "IV")
        self.meshing = meshes(meshing)
        self.segment_size = 0
        if segment_size is not None:
            self.segment_size = integer(
                "segment_size", segment_size, 1, _BLOCK_MAX, "1 byte to a whole block"
            )

    def __repr__(self) -> str:
        return f"<{self.name}>"


class ECB(Mode):
    """Electronic codebook; simple substitution in 28147-89.

    Equal blocks give equal ciphertext: for single blocks and for building other things.
    """

    __slots__ = ()
    name = "ECB"
    number = 0
    parallel = (True, True)

    def __init__(self) -> None:
        self._set(b"", None, None)


class CBC(Mode):
    """Cipher block chaining.

    An IV of z blocks (Magma) makes z independent chains, which run in parallel. `meshing`:
    ``"cryptopro"`` for GOST 28147-89, to the letter of RFC 4357 section 2.3.2.
    """

    __slots__ = ()
    name = "CBC"
    number = 1
    parallel = (False, True)

    def __init__(self, iv: Buffer, meshing: Meshing = None) -> None:
        self._set(iv, None, meshing)


class CFB(Mode):
    """Cipher feedback; gamma with feedback in 28147-89.

    `segment_size`: bytes of a segment (s of the standard, divided by 8), 1 to the block; the whole
    block if None. `meshing`: ``"cryptopro"`` for GOST 28147-89.
    """

    __slots__ = ()
    name = "CFB"
    number = 2
    parallel = (False, True)

    def __init__(
        self, iv: Buffer, segment_size: int | None = None, meshing: Meshing = None
    ) -> None:
        self._set(iv, segment_size, meshing)


class OFB(Mode):
    """Output feedback. `segment_size`: bytes of each gamma block that are used."""

    __slots__ = ()
    name = "OFB"
    number = 3
    parallel = (False, False)

    def __init__(self, iv: Buffer, segment_size: int | None = None) -> None:
        self._set(iv, segment_size, None)


class CTR(Mode):
    """Counter mode of GOST R 34.13-2015: the IV is the upper half of the first counter block.

    After 2^(n/2) blocks (32 GiB for a block of 8 bytes) the counter would run into another IV's:
    the update that would pass that raises ValueError and processes nothing. `segment_size`: bytes
    of each gamma block that are used.
    """

    __slots__ = ()
    name = "CTR"
    number = 4
    parallel = (True, True)

    def __init__(self, iv: Buffer, segment_size: int | None = None) -> None:
        self._set(iv, segment_size, None)


class CNT(Mode):
    """The gamma mode of GOST 28147-89, with its own counters. `meshing`: ``"cryptopro"``."""

    __slots__ = ()
    name = "CNT"
    number = 5
    parallel = (True, True)

    def __init__(self, iv: Buffer, meshing: Meshing = None) -> None:
        self._set(iv, None, meshing)
