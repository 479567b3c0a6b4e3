"""Kuznyechik and AES, plain and slow, written from RFC 7801 and FIPS 197.

A block is its 16 bytes in the order of the standards' byte strings: a_15 comes first in RFC 7801.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce

BLOCK = 16
Linear = Callable[[bytes], bytes]


def times(a: int, b: int, modulus: int) -> int:
    """Two bytes as polynomials over GF(2), multiplied modulo another one of degree 8."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (modulus if a & 0x80 else 0)
        b >>= 1
    return product


def inverse(permutation: bytes) -> bytes:
    """The permutation of the 256 bytes that undoes this one."""
    return bytes(permutation.index(value) for value in range(256))


def tables(linear: Linear) -> tuple[tuple[int, ...], ...]:
    """What a linear map makes of each value of each byte, the others being zero."""
    return tuple(
        tuple(
            int.from_bytes(linear(bytes(i) + bytes([value]) + bytes(15 - i)), "big")
            for value in range(256)
        )
        for i in range(BLOCK)
    )


def apply(table: Sequence[Sequence[int]], block: bytes) -> int:
    """A linear map by its tables."""
    sum_ = 0
    for row, value in zip(table, block, strict=True):
        sum_ ^= row[value]
    return sum_


# ---- Kuznyechik: RFC 7801 --------------------------------------------------------------------

# Section 4.1.
PI = bytes.fromhex(
    "fceedd11cf6e3116fbc4fada23c5044de977f0db932e99ba1736f1bb14cd5fc1"
    "f918655ae25cef21811c3c428b018e4f058402aee36a8fa0060bed987fd4d31f"
    "eb342c51eac848abf22a68a2fd3aceccb5700e56080c7612bf7213479cb75d87"
    "15a19629107b9ac7f391786f9d9eb2b13275193dff358a7e6d54c680c3bd0d57"
    "dff524a93ea843c9d779d6f67c22b903e00fecde7a94b0bcdce828504e330a4a"
    "a79760731e0062441ab83882649f2641ad454692275e552f8ca3a57d69d5953b"
    "0758b34086ac1df730376be488d9e789e11b83494c3ff8fe8d53aa90cad88561"
    "207167a42d2b095bcb9b25d0bee56c5259a674d2e6f4b4c0d166afc2394b63b6"
)
PI_INVERSE = inverse(PI)

# Section 4.2: the coefficients of l, that of a_15 first.
COEFFICIENTS = (148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1)


def substitute(block: bytes) -> bytes:
    """S of section 4.3."""
    return block.translate(PI)


def feedback(block: bytes) -> int:
    """The function l of section 4.2, in the field of x^8 + x^7 + x^6 + x + 1."""
    products = (times(a, c, 0x1C3) for a, c in zip(block, COEFFICIENTS, strict=True))
    return reduce(int.__xor__, products)


def r(block: bytes) -> bytes:
    """R of section 4.3: l of the bytes comes in at the front."""
    return bytes([feedback(block)]) + block[:-1]


def r_inverse(block: bytes) -> bytes:
    """R undone."""
    rotated = block[1:] + block[:1]
    return block[1:] + bytes([feedback(rotated)])


def l_transform(block: bytes) -> bytes:
    """L of section 4.3: R sixteen times."""
    return reduce(lambda a, _: r(a), range(16), block)


def l_inverse(block: bytes) -> bytes:
    """L undone."""
    return reduce(lambda a, _: r_inverse(a), range(16), block)


@cache
def kuznyechik_tables() -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """L and its inverse."""
    return tables(l_transform), tables(l_inverse)


class Kuznyechik:
    """Section 4.4; the round keys are those of section 4.3."""

    block = BLOCK
    counter_iv = BLOCK // 2

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"key: expected 32 bytes, got {len(key)}")
        self.linear, self.linear_inverse = kuznyechik_tables()
        a1, a0 = (int.from_bytes(half, "big") for half in (key[:16], key[16:]))
        self.keys = [a1, a0]
        for i in range(1, 33):
            constant = int.from_bytes(l_transform(i.to_bytes(16, "big")), "big")
            a1, a0 = self._lsx(a1, constant) ^ a0, a1
            if i % 8 == 0:
                self.keys += [a1, a0]

    def _lsx(self, block: int, key: int) -> int:
        return apply(self.linear, substitute((block ^ key).to_bytes(16, "big")))

    def encrypt(self, block: bytes) -> bytes:
        """One block."""
        last = reduce(self._lsx, self.keys[:-1], int.from_bytes(block, "big"))
        return (last ^ self.keys[-1]).to_bytes(16, "big")

    def decrypt(self, block: bytes) -> bytes:
        """One block."""
        state = int.from_bytes(block, "big")
        for key in self.keys[:0:-1]:
            undone = apply(self.linear_inverse, (state ^ key).to_bytes(16, "big"))
            state = int.from_bytes(undone.to_bytes(16, "big").translate(PI_INVERSE), "big")
        return (state ^ self.keys[0]).to_bytes(16, "big")

    def substituted(self, block: bytes) -> set[int]:
        """The bytes that the encryption of a block looks up in the S-box."""
        seen: set[int] = set()
        state = int.from_bytes(block, "big")
        for key in self.keys[:-1]:
            seen |= set((state ^ key).to_bytes(16, "big"))
            state = self._lsx(state, key)
        return seen


# ---- AES: FIPS 197 ---------------------------------------------------------------------------

AES_MODULUS = 0x11B


@cache
def aes_sbox() -> bytes:
    """Section 5.1.1: the inverse in the field, then an affine map of its bits."""

    def affine(b: int) -> int:
        twice = b << 8 | b
        return (b ^ twice >> 4 ^ twice >> 5 ^ twice >> 6 ^ twice >> 7 ^ 0x63) & 255

    inverses = [0] * 256
    power, opposite = 1, 1
    for _ in range(255):  # 3 generates the field's units, 0xf6 is its inverse
        inverses[power] = opposite
        power, opposite = times(power, 3, AES_MODULUS), times(opposite, 0xF6, AES_MODULUS)
    return bytes(map(affine, inverses))


def shift_rows(block: bytes) -> bytes:
    """Section 5.1.2: row r of the columns moves by r to the left."""
    return bytes(block[(i + 4 * (i % 4)) % 16] for i in range(16))


def shift_rows_inverse(block: bytes) -> bytes:
    """ShiftRows undone."""
    return bytes(block[(i - 4 * (i % 4)) % 16] for i in range(16))


def mix_columns(block: bytes, row: Sequence[int] = (2, 3, 1, 1)) -> bytes:
    """Section 5.1.3: each column times the circulant of a row."""
    return bytes(
        reduce(
            int.__xor__,
            (times(block[i - i % 4 + j], row[(j - i) % 4], AES_MODULUS) for j in range(4)),
        )
        for i in range(16)
    )


def mix_columns_inverse(block: bytes) -> bytes:
    """MixColumns undone."""
    return mix_columns(block, (14, 11, 13, 9))


@cache
def aes_tables() -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """ShiftRows then MixColumns, and what undoes both."""
    return (
        tables(lambda block: mix_columns(shift_rows(block))),
        tables(lambda block: shift_rows_inverse(mix_columns_inverse(block))),
    )


class AES:
    """Sections 5.1 and 5.3; the round keys are those of section 5.2."""

    block = BLOCK
    counter_iv = BLOCK

    def __init__(self, key: bytes) -> None:
        if len(key) not in (16, 24, 32):
            raise ValueError(f"key: expected 16, 24 or 32 bytes, got {len(key)}")
        self.sbox, self.sbox_inverse = aes_sbox(), inverse(aes_sbox())
        self.linear, self.linear_inverse = aes_tables()
        words = self._words(key)
        self.keys = [
            int.from_bytes(b"".join(words[i : i + 4]), "big") for i in range(0, len(words), 4)
        ]

    def _words(self, key: bytes) -> list[bytes]:
        nk = len(key) // 4
        words = [key[i : i + 4] for i in range(0, len(key), 4)]
        rcon = 1
        for i in range(nk, 4 * (nk + 7)):
            word = words[-1]
            if i % nk == 0:
                word = (word[1:] + word[:1]).translate(self.sbox)
                word = bytes([word[0] ^ rcon]) + word[1:]
                rcon = times(rcon, 2, AES_MODULUS)
            elif nk > 6 and i % nk == 4:
                word = word.translate(self.sbox)
            words.append(bytes(a ^ b for a, b in zip(word, words[i - nk], strict=True)))
        return words

    def encrypt(self, block: bytes) -> bytes:
        """One block."""
        state = int.from_bytes(block, "big") ^ self.keys[0]
        for key in self.keys[1:-1]:
            state = apply(self.linear, state.to_bytes(16, "big").translate(self.sbox)) ^ key
        last = shift_rows(state.to_bytes(16, "big").translate(self.sbox))
        return (int.from_bytes(last, "big") ^ self.keys[-1]).to_bytes(16, "big")

    def decrypt(self, block: bytes) -> bytes:
        """One block."""
        state = (int.from_bytes(block, "big") ^ self.keys[-1]).to_bytes(16, "big")
        state = shift_rows_inverse(state).translate(self.sbox_inverse)
        for key in self.keys[-2:0:-1]:
            mixed = (int.from_bytes(state, "big") ^ key).to_bytes(16, "big")
            state = apply(self.linear_inverse, mixed).to_bytes(16, "big")
            state = state.translate(self.sbox_inverse)
        return (int.from_bytes(state, "big") ^ self.keys[0]).to_bytes(16, "big")

    def substituted(self, block: bytes) -> set[int]:
        """The bytes that the encryption of a block looks up in the S-box."""
        seen: set[int] = set()
        state = int.from_bytes(block, "big") ^ self.keys[0]
        for key in self.keys[1:]:
            seen |= set(state.to_bytes(16, "big"))
            state = apply(self.linear, state.to_bytes(16, "big").translate(self.sbox)) ^ key
        return seen
