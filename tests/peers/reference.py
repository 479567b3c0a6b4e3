"""A plain, slow reference of GOST 28147-89, Magma and all modes, written from the standards.

Kuznyechik and AES are in ``sp_networks``. It shares nothing with the package: the S-boxes come from
``tests/vectors/sboxes.json``. Bytes in, bytes out; every size is in bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NotRequired, Protocol, TypedDict

from peers.sp_networks import AES, Kuznyechik

BLOCK = 8
MESHING_SPAN = 1024
MASK32 = 0xFFFFFFFF
VECTORS = Path(__file__).resolve().parent.parent / "vectors"

# RFC 4357, section 2.3.2: the constant whose decryption under the old key is the new key.
MESHING_CONSTANT = bytes.fromhex("6900722264c904238d3adb9646e92ac418feac9400ed0712c086dcc2ef4ca92b")

Rows = Sequence[Sequence[int]]


class SBoxSet(TypedDict):
    """One entry of ``sboxes.json``."""

    name: str
    oid: str
    source: str
    rows: list[list[int]]


class Vector(TypedDict):
    """One entry of a vector file; a MAC has ``tag``, a cipher mode has ``ciphertext``."""

    source: str
    name: str
    cipher: str
    sbox: NotRequired[str]
    sbox_rows: NotRequired[list[list[int]]]
    mode: str
    meshing: str | None
    segment_size: int | None
    key: str
    iv: str
    plaintext: str
    ciphertext: NotRequired[str]
    tag: NotRequired[str]


@cache
def sbox_sets() -> dict[str, SBoxSet]:
    """The named S-box sets, by name."""
    sets: list[SBoxSet] = json.loads((VECTORS / "sboxes.json").read_text())["sets"]
    return {entry["name"]: entry for entry in sets}


def load(file: str) -> list[Vector]:
    """The vectors of one file of ``tests/vectors``."""
    vectors: list[Vector] = json.loads((VECTORS / file).read_text())["vectors"]
    return vectors


def xor(left: bytes, right: bytes) -> bytes:
    """The two strings added modulo 2, as long as the shorter one."""
    return bytes(a ^ b for a, b in zip(left, right, strict=False))


def pieces(data: bytes, size: int = BLOCK) -> Iterator[bytes]:
    """The data in pieces of `size` bytes; the last one may be shorter."""
    return (data[start : start + size] for start in range(0, len(data), size))


class BlockCipher(Protocol):
    """What the modes need of a cipher under one key."""

    block: int
    counter_iv: int
    """Bytes of the IV of CTR: half a block, of AES a whole one."""

    def encrypt(self, block: bytes) -> bytes:
        """One block."""

    def decrypt(self, block: bytes) -> bytes:
        """One block."""


class Feistel:
    """The Feistel network of RFC 5830, section 5 ("little") or RFC 8891 ("big").

    Row 0 of the S-box acts on the lowest four bits. Magma is the same network: its key
    words and its block are big-endian, so its right half plays N1.
    """

    block = BLOCK
    counter_iv = BLOCK // 2

    def __init__(self, key: bytes, rows: Rows, byteorder: Literal["little", "big"]) -> None:
        if len(key) != 32:
            raise ValueError(f"key: expected 32 bytes, got {len(key)}")
        self.rows = rows
        self.byteorder = byteorder
        self.words = [int.from_bytes(key[i : i + 4], byteorder) for i in range(0, 32, 4)]
        self.tables = [
            [
                rows[2 * i][x & 15] << 8 * i | rows[2 * i + 1][x >> 4] << 8 * i + 4
                for x in range(256)
            ]
            for i in range(4)
        ]

    def _split(self, block: bytes) -> tuple[int, int]:
        """(N1, N2) of a block."""
        first = int.from_bytes(block[:4], self.byteorder)
        second = int.from_bytes(block[4:], self.byteorder)
        return (first, second) if self.byteorder == "little" else (second, first)

    def _join(self, n1: int, n2: int) -> bytes:
        first, second = (n1, n2) if self.byteorder == "little" else (n2, n1)
        return first.to_bytes(4, self.byteorder) + second.to_bytes(4, self.byteorder)

    def rounds(self, block: bytes, keys: Sequence[int]) -> tuple[int, int]:
        """(N1, N2) after one round for each key, every round ending with the exchange."""
        t0, t1, t2, t3 = self.tables
        n1, n2 = self._split(block)
        for key in keys:
            total = (n1 + key) & MASK32
            value = t0[total & 255] | t1[total >> 8 & 255] | t2[total >> 16 & 255] | t3[total >> 24]
            n1, n2 = n2 ^ (value << 11 & MASK32 | value >> 21), n1
        return n1, n2

    def encrypt(self, block: bytes) -> bytes:
        """One block: the key words up three times, then down; the last round doesn't exchange."""
        n2, n1 = self.rounds(block, self.words * 3 + self.words[::-1])
        return self._join(n1, n2)

    def decrypt(self, block: bytes) -> bytes:
        """One block, with the key words in the opposite order."""
        n2, n1 = self.rounds(block, self.words + self.words[::-1] * 3)
        return self._join(n1, n2)

    def imit_step(self, block: bytes) -> bytes:
        """The 16 rounds of the MAC of RFC 5830, section 8: every round exchanges."""
        return self._join(*self.rounds(block, self.words * 2))

    def meshed(self) -> Feistel:
        """The cipher with the next key of RFC 4357, section 2.3.2."""
        key = b"".join(map(self.decrypt, pieces(MESHING_CONSTANT)))
        return Feistel(key, self.rows, self.byteorder)


def gost28147(key: bytes, sbox: str | Rows) -> Feistel:
    """GOST 28147-89 with a named S-box set or a caller's eight rows."""
    rows = sbox_sets()[sbox]["rows"] if isinstance(sbox, str) else sbox
    return Feistel(key, rows, "little")


def magma(key: bytes, rows: Rows | None = None) -> Feistel:
    """Magma; other rows than the standard's are for experiments only."""
    standard = sbox_sets()["id-tc26-gost-28147-param-Z"]["rows"]
    return Feistel(key, rows or standard, "big")


def of(cipher: str, key: bytes, sbox: str | Rows) -> BlockCipher:
    """A cipher by its name; the S-box is GOST 28147-89's."""
    match cipher:
        case "gost28147":
            return gost28147(key, sbox)
        case "magma":
            return magma(key)
        case "kuznyechik":
            return Kuznyechik(key)
        case "aes":
            return AES(key)
        case _:
            raise ValueError(f"unknown cipher {cipher}")


def _register(cipher: BlockCipher, iv: bytes, mode: str, meshing: bool = False) -> bytes:
    """The IV, checked: a whole number of blocks; exactly one where the key is meshed."""
    if not iv or len(iv) % cipher.block or (meshing and len(iv) != cipher.block):
        raise ValueError(f"{mode}: {len(iv)} is no length for its IV")
    return iv


def _whole_blocks(cipher: BlockCipher, data: bytes, mode: str) -> None:
    if len(data) % cipher.block:
        raise ValueError(
            f"{mode}: expected whole blocks of {cipher.block} bytes, got {len(data)} bytes"
        )


def _mesh_due(offset: int, meshing: bool) -> bool:
    """Meshing is lazy: it precedes the block that follows each 1024 bytes."""
    return meshing and offset > 0 and offset % MESHING_SPAN == 0


def _meshed(cipher: BlockCipher) -> Feistel:
    if not isinstance(cipher, Feistel):
        raise ValueError("meshing is defined for GOST 28147-89")
    return cipher.meshed()


def ecb(cipher: BlockCipher, data: bytes, decrypt: bool = False) -> bytes:
    """GOST R 34.13-2015, section 5.1."""
    _whole_blocks(cipher, data, "ECB")
    return b"".join(map(cipher.decrypt if decrypt else cipher.encrypt, pieces(data, cipher.block)))


def cbc(
    cipher: BlockCipher, iv: bytes, data: bytes, decrypt: bool = False, meshing: bool = False
) -> bytes:
    """GOST R 34.13-2015, section 5.4; with meshing RFC 4357, sections 2.1 and 2.3."""
    _whole_blocks(cipher, data, "CBC")
    register = _register(cipher, iv, "CBC", meshing)
    out = bytearray()
    for block in pieces(data, cipher.block):
        if _mesh_due(len(out), meshing):
            cipher = _meshed(cipher)
            register = cipher.encrypt(register)
        if decrypt:
            feedback = block
            out += xor(cipher.decrypt(block), register)
        else:
            feedback = cipher.encrypt(xor(block, register))
            out += feedback
        register = register[cipher.block :] + feedback
    return bytes(out)


def cfb(
    cipher: BlockCipher,
    iv: bytes,
    data: bytes,
    decrypt: bool = False,
    segment_size: int | None = None,
    meshing: bool = False,
) -> bytes:
    """GOST R 34.13-2015, section 5.5; with meshing RFC 4357, section 2.3."""
    size = segment_size or cipher.block
    if meshing and size != cipher.block:
        raise ValueError("CFB: meshing needs segments of one block")
    register = _register(cipher, iv, "CFB", meshing)
    out = bytearray()
    for segment in pieces(data, size):
        if _mesh_due(len(out), meshing):
            cipher = _meshed(cipher)
            register = cipher.encrypt(register)
        result = xor(segment, cipher.encrypt(register[: cipher.block]))
        out += result
        register = register[size:] + (segment if decrypt else result)
    return bytes(out)


def ofb(cipher: BlockCipher, iv: bytes, data: bytes, segment_size: int | None = None) -> bytes:
    """GOST R 34.13-2015, section 5.3; the whole output block is fed back."""
    register = _register(cipher, iv, "OFB")
    out = bytearray()
    for segment in pieces(data, segment_size or cipher.block):
        gamma = cipher.encrypt(register[: cipher.block])
        out += xor(segment, gamma)
        register = register[cipher.block :] + gamma
    return bytes(out)


def ctr(cipher: BlockCipher, iv: bytes, data: bytes, segment_size: int | None = None) -> bytes:
    """GOST R 34.13-2015, section 5.2: the counter is the whole block, read big-endian.

    For AES SP 800-38A, section 6.5: the IV is the whole first counter.
    """
    if len(iv) != cipher.counter_iv:
        raise ValueError(f"CTR: expected an IV of {cipher.counter_iv} bytes, got {len(iv)}")
    counter = int.from_bytes(iv.ljust(cipher.block, b"\0"), "big")
    out = bytearray()
    for segment in pieces(data, segment_size or cipher.block):
        out += xor(segment, cipher.encrypt(counter.to_bytes(cipher.block, "big")))
        counter = (counter + 1) % 256**cipher.block
    return bytes(out)


def cnt(cipher: Feistel, iv: bytes, data: bytes, meshing: bool = False) -> bytes:
    """RFC 5830, section 6 (gamma); with meshing RFC 4357, section 2.3.

    N4 is added modulo 2^32 - 1 with the residue 2^32 - 1 kept as it is. Meshing encrypts
    the pair (N3, N4) under the new key and goes on from the result.
    """
    if len(iv) != BLOCK:
        raise ValueError(f"CNT: expected an IV of 8 bytes, got {len(iv)}")
    pair = cipher.encrypt(iv)
    out = bytearray()
    for piece in pieces(data):
        if _mesh_due(len(out), meshing):
            cipher = cipher.meshed()
            pair = cipher.encrypt(pair)
        n3 = (int.from_bytes(pair[:4], "little") + 0x01010101) & MASK32
        n4 = int.from_bytes(pair[4:], "little") + 0x01010104
        if n4 > MASK32:
            n4 -= MASK32
        pair = n3.to_bytes(4, "little") + n4.to_bytes(4, "little")
        out += xor(piece, cipher.encrypt(pair))
    return bytes(out)


def imit(
    cipher: Feistel, data: bytes, size: int = 4, iv: bytes = bytes(BLOCK), meshing: bool = False
) -> bytes:
    """RFC 5830, section 8; with meshing RFC 4357, section 2.3: the key changes, the state stays.

    A message of one block is followed by a zero block; an empty one gives the IV.
    """
    if len(iv) != BLOCK:
        raise ValueError(f"Imit: expected an IV of 8 bytes, got {len(iv)}")
    if not 1 <= size <= BLOCK:
        raise ValueError(f"Imit: expected a tag of 1 to 8 bytes, got {size}")
    padded = pad(data, 1)
    if len(padded) == BLOCK:
        padded += bytes(BLOCK)
    state = iv
    for number, block in enumerate(pieces(padded)):
        if _mesh_due(BLOCK * number, meshing):
            cipher = cipher.meshed()
        state = cipher.imit_step(xor(state, block))
    return state[:size]


def omac(cipher: BlockCipher, data: bytes, size: int | None = None) -> bytes:
    """GOST R 34.13-2015, section 5.6; for AES the CMAC of SP 800-38B."""
    block = cipher.block
    if size is not None and not 1 <= size <= block:
        raise ValueError(f"OMAC: expected a tag of 1 to {block} bytes, got {size}")

    def doubled(value: int) -> int:
        carry = {8: 0x1B, 16: 0x87}[block] if value >> (8 * block - 1) else 0
        return (value << 1) % (1 << 8 * block) ^ carry

    k1 = doubled(int.from_bytes(cipher.encrypt(bytes(block)), "big"))
    whole = len(data) > 0 and len(data) % block == 0
    mask = k1 if whole else doubled(k1)
    padded = data if whole else pad(data, 2, block)
    state = bytes(block)
    for piece in pieces(padded[:-block], block):
        state = cipher.encrypt(xor(state, piece))
    last = xor(xor(state, padded[-block:]), mask.to_bytes(block, "big"))
    return cipher.encrypt(last)[:size]


def pad(data: bytes, procedure: int, block: int = BLOCK) -> bytes:
    """GOST R 34.13-2015, section 4.1: padding procedure 1, 2 or 3."""
    missing = -len(data) % block
    if procedure == 1 or (procedure == 3 and data and not missing):
        return data + bytes(missing)
    if procedure in (2, 3):
        return data + b"\x80" + bytes((missing or block) - 1)
    raise ValueError(f"padding procedure: expected 1, 2 or 3, got {procedure}")


def unpad(data: bytes) -> bytes:
    """The data without its padding by procedure 2, the only one that can be undone."""
    body = data.rstrip(b"\0")
    if len(data) % BLOCK or body[-1:] != b"\x80" or len(data) - len(body) >= BLOCK:
        raise ValueError("padding: not a padding by procedure 2")
    return body[:-1]


def answer(vector: Vector, decrypt: bool = False) -> bytes:
    """What the reference gives for a vector: its ciphertext or tag, or its plaintext again."""
    key, iv = bytes.fromhex(vector["key"]), bytes.fromhex(vector["iv"])
    cipher = of(vector["cipher"], key, vector.get("sbox_rows") or vector.get("sbox", ""))
    data = bytes.fromhex(vector["ciphertext"] if decrypt else vector["plaintext"])
    segment, meshing = vector["segment_size"], vector["meshing"] == "cryptopro"
    match vector["mode"]:
        case "ecb":
            return ecb(cipher, data, decrypt)
        case "cbc":
            return cbc(cipher, iv, data, decrypt, meshing)
        case "cfb":
            return cfb(cipher, iv, data, decrypt, segment, meshing)
        case "ofb":
            return ofb(cipher, iv, data, segment)
        case "ctr":
            return ctr(cipher, iv, data, segment)
        case "omac":
            return omac(cipher, data, len(vector["tag"]) // 2)
        case "cnt" if isinstance(cipher, Feistel):
            return cnt(cipher, iv, data, meshing)
        case "imit" if isinstance(cipher, Feistel):
            size = len(vector["tag"]) // 2
            return imit(cipher, data, size, iv or bytes(BLOCK), meshing)
        case mode:
            raise ValueError(f"unknown mode {mode} of {vector['cipher']}")
