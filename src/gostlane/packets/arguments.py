"""What the functions take, in the form of the core; what is wrong with one value is refused here.

What is wrong between the packets of a batch the core refuses itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from gostlane._types import Buffer, Meshing, WritableBuffer, integer, meshes
from gostlane.ciphers import BlockCipher
from gostlane.mac import OMAC, Imit
from gostlane.modes import Mode

Algorithms: TypeAlias = BlockCipher | Sequence[BlockCipher]
MacClass: TypeAlias = type[Imit | OMAC]
Data: TypeAlias = "Buffer | Sequence[Buffer]"
Pieces: TypeAlias = "Buffer | Sequence[Buffer]"
Integers: TypeAlias = "Sequence[int] | Buffer"
Out: TypeAlias = "WritableBuffer | Sequence[WritableBuffer]"
Over: TypeAlias = Literal["plaintext", "ciphertext"]

_MACS: dict[MacClass, tuple[int, int | None]] = {Imit: (0, 4), OMAC: (1, None)}
"""Number in the C core, and length of a tag if none is given; None: the block of the first key."""
_BLOCK_MAX = 16


class Text(NamedTuple):
    """What is encrypted or decrypted how; nothing by default."""

    keys: Algorithms | None = None
    mode: int = 0
    segment_size: int = 0
    meshing: bool = False
    decrypting: bool = False
    ivs: Pieces = b""


class Code(NamedTuple):
    """What goes into which MAC; nothing by default."""

    keys: Algorithms | None = None
    mac: int = 0
    tag_length: int = 0
    meshing: bool = False
    over_ciphertext: bool = False
    associated: Pieces | None = None
    tags: Pieces | None = None


class Place(NamedTuple):
    """Where packets are and where they go."""

    data: Data
    offsets: Integers | None
    lengths: Integers | None
    out: Out | None = None


def text(
    algorithm: Algorithms,
    mode_class: type[Mode],
    segment_size: int | None,
    meshing: Meshing,
    ivs: Pieces,
    decrypting: bool = False,
) -> Text:
    """Check what the text is encrypted or decrypted with."""
    keys = _keys(algorithm, "algorithm")
    if not (isinstance(mode_class, type) and issubclass(mode_class, Mode)) or mode_class is Mode:
        raise TypeError(f"mode_class: expected a class such as modes.CTR, got {mode_class!r}")
    size = 0 if segment_size is None else _bytes_of_a_block("segment_size", segment_size, keys)
    return Text(keys, mode_class.number, size, meshes(meshing), decrypting, ivs)


def code(
    mac_algorithm: Algorithms,
    mac_class: MacClass,
    tag_length: int | None,
    meshing: Meshing,
    associated: Pieces | None,
    over: Over = "plaintext",
    tags: Pieces | None = None,
) -> Code:
    """Check what the tags are made or compared with."""
    keys = _keys(mac_algorithm, "mac_algorithm")
    if not isinstance(mac_class, type) or mac_class not in _MACS:
        raise TypeError(f"mac_class: expected mac.Imit or mac.OMAC, got {mac_class!r}")
    number, length = _MACS[mac_class]
    if tag_length is not None:
        length = _bytes_of_a_block("tag length", tag_length, keys)
    elif length is None:
        length = _block_of(keys)
    if over not in ("plaintext", "ciphertext"):
        raise ValueError(f"over: expected 'plaintext' or 'ciphertext', got {over!r}")
    over_ciphertext = over == "ciphertext"
    return Code(keys, number, length, meshes(meshing), over_ciphertext, associated, tags)


def _keys(algorithm: Algorithms, what: str) -> Algorithms:
    if algorithm is None:  # which the core takes for "none wanted"
        got = "None"
    elif isinstance(algorithm, (bytes, bytearray, memoryview, str)):  # sequences, of no ciphers
        got = repr(type(algorithm))
    else:
        return algorithm
    raise TypeError(f"{what}: expected a cipher with its key, or one for each packet, got {got}")


def _bytes_of_a_block(name: str, value: int, keys: Algorithms) -> int:
    most = _block_of(keys)
    return integer(name, value, 1, most, f"1..{most} bytes")


def _block_of(keys: Algorithms) -> int:
    """Bytes of a block of the first cipher; what is no cipher the core refuses."""
    first: object = keys
    if isinstance(keys, Sequence):
        first = keys[0] if keys else None
    return first.block_size if isinstance(first, BlockCipher) else _BLOCK_MAX
