"""Every combination of cipher, mode and options that the package takes, with its reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any
from unittest import mock

import pytest
from peers import PEERS, reference
from peers.reference import Rows, Vector

from gostlane import GOST28147, Cipher, CipherContext, cpu, modes
from gostlane.ciphers import CIPHERS, BlockCipher
from gostlane.mac import OMAC, Imit

PARAM_Z = "id-tc26-gost-28147-param-Z"
CRYPTOPRO_A = "id-Gost28147-89-CryptoPro-A-ParamSet"
SETS = tuple(reference.sbox_sets())
SECTION = reference.MESHING_SPAN

AVAILABLE = {
    cipher: tuple(kernel for kernel in cpu.kernels(cipher) if kernel.available)
    for cipher in cpu.CIPHERS
}
KERNELS_OF = {cipher: tuple(k.name for k in kernels) for cipher, kernels in AVAILABLE.items()}
KERNELS = KERNELS_OF["gost28147"]
"""Of GOST 28147-89 and Magma."""
ANY_SBOX = tuple(kernel.name for kernel in AVAILABLE["gost28147"] if kernel.any_sbox)
LONGEST_STEP = max(
    kernel.step * CIPHERS[cipher].block_size
    for cipher, kernels in AVAILABLE.items()
    for kernel in kernels
)
"""Bytes that fill the widest kernel."""

SHORT = (0, 1, 7, 8, 9, 15, 16, 17, 1023, 1024, 1025, 2048, 4097)
LONG = (99_999, 100_000, 100_001)


def needs(peer: str) -> pytest.MarkDecorator:
    """Skip, naming the Debian package, when the peer isn't there."""
    reason = PEERS[peer]()
    return pytest.mark.skipif(reason is not None, reason=reason or "")


def own_rows(rng: Random) -> list[list[int]]:
    """Draw a caller's own S-box."""
    return [rng.sample(range(16), 16) for _ in range(8)]


@dataclass(frozen=True)
class Case:
    """One cipher in one mode with its options."""

    cipher: str
    mode: str
    meshing: bool = False
    segment: int | None = None
    iv_blocks: int = 1
    sbox: str | Rows = PARAM_Z
    key_size: int = 32

    def __str__(self) -> str:
        options = [self.cipher, self.mode]
        options += [f"k{self.key_size}"] if self.key_size != 32 else []
        options += ["meshing"] if self.meshing else []
        options += [f"s{self.segment}"] if self.segment else []
        options += [f"z{self.iv_blocks}"] if self.iv_blocks > 1 else []
        return "-".join(options)

    @property
    def whole_blocks(self) -> bool:
        """Whether a message must be a whole number of blocks."""
        return self.mode in ("ECB", "CBC")

    @property
    def block(self) -> int:
        return CIPHERS[self.cipher].block_size

    @property
    def iv_length(self) -> int:
        counter = self.block if self.cipher == "aes" else self.block // 2
        return {"ECB": 0, "CTR": counter}.get(self.mode, self.block * self.iv_blocks)

    def parallel(self, decrypt: bool) -> bool:
        mode: type[modes.Mode] = getattr(modes, self.mode)
        return mode.parallel[decrypt]

    def length(self, length: int) -> int:
        """Return the next shorter length that the mode takes."""
        return length - length % self.block if self.whole_blocks else length

    def algorithm(self, key: Any) -> BlockCipher:
        if self.cipher == "gost28147":
            return GOST28147(key, self.sbox)
        return CIPHERS[self.cipher](key)  # type: ignore[call-arg]

    def mode_with(self, iv: Any) -> modes.Mode:
        options: dict[str, Any] = {} if self.mode == "ECB" else {"iv": iv}
        options |= {"meshing": "cryptopro"} if self.meshing else {}
        options |= {"segment_size": self.segment} if self.segment else {}
        made: modes.Mode = getattr(modes, self.mode)(**options)
        return made

    def make(self, key: Any, iv: Any) -> Cipher:
        return Cipher(self.algorithm(key), self.mode_with(iv))

    def context(
        self, key: Any, iv: Any, decrypt: bool = False, threads: int | None = 1
    ) -> CipherContext:
        cipher = self.make(key, iv)
        return cipher.decryptor(threads) if decrypt else cipher.encryptor(threads)

    def run(self, key: Any, iv: Any, data: Any, decrypt: bool = False) -> bytes:
        """Process the whole message at once, on one thread."""
        context = self.context(key, iv, decrypt)
        return context.update(data) + context.finalize()

    def reference(self, key: bytes, iv: bytes, data: bytes, decrypt: bool = False) -> bytes:
        """Process the whole message by the plain reference."""
        cipher = reference.of(self.cipher, key, self.sbox)
        match self.mode:
            case "ECB":
                return reference.ecb(cipher, data, decrypt)
            case "CBC":
                return reference.cbc(cipher, iv, data, decrypt, self.meshing)
            case "CFB":
                return reference.cfb(cipher, iv, data, decrypt, self.segment, self.meshing)
            case "OFB":
                return reference.ofb(cipher, iv, data, self.segment)
            case "CTR":
                return reference.ctr(cipher, iv, data, self.segment)
            case _:
                assert isinstance(cipher, reference.Feistel)
                return reference.cnt(cipher, iv, data, self.meshing)


def _cases_of_34_13(cipher: str, segments: tuple[int | None, ...]) -> Iterator[Case]:
    yield Case(cipher, "ECB")
    for z in (1,) if cipher == "gost28147" else (1, 2, 3, 17):
        yield Case(cipher, "CBC", iv_blocks=z)
        for segment in segments:
            yield Case(cipher, "CFB", segment=segment, iv_blocks=z)
            yield Case(cipher, "OFB", segment=segment, iv_blocks=z)
    for segment in segments:
        yield Case(cipher, "CTR", segment=segment)


def _every_case() -> Iterator[Case]:
    for cipher in ("gost28147", "magma"):
        yield from _cases_of_34_13(cipher, (None, *range(1, 8)))
    yield from _cases_of_34_13("kuznyechik", (None, 1, 3, 8, 15))
    for key_size in (16, 24, 32):
        for mode in ("ECB", "CBC", "CFB", "OFB", "CTR"):
            yield Case("aes", mode, key_size=key_size)
    for segment in (1, 3, 7, 15):
        yield Case("aes", "CFB", segment=segment)
    yield Case("gost28147", "CNT")
    for mode in ("CBC", "CFB", "CNT"):
        yield Case("gost28147", mode, meshing=True)


CASES = tuple(_every_case())
MESHED = tuple(case for case in CASES if case.meshing)
# One for each mode and each kind of option, where every case would be too many.
MAIN_CASES = tuple(
    case
    for case in CASES
    if case.segment in (None, 3) and case.iv_blocks in (1, 3) and case.key_size == 32
)


@dataclass(frozen=True)
class MacCase:
    """One MAC with its options."""

    cipher: str
    mac: str
    meshing: bool = False
    sbox: str | Rows = PARAM_Z
    key_size: int = 32

    def __str__(self) -> str:
        size = [f"k{self.key_size}"] if self.key_size != 32 else []
        return "-".join([self.cipher, self.mac, *size] + ["meshing"] * self.meshing)

    @property
    def block(self) -> int:
        return CIPHERS[self.cipher].block_size

    def make(self, key: Any, tag_length: int | None = None) -> Imit | OMAC:
        algorithm = Case(self.cipher, "ECB", sbox=self.sbox).algorithm(key)
        size = self.block if tag_length is None else tag_length
        if self.mac == "OMAC":
            return OMAC(algorithm, size)
        return Imit(algorithm, size, meshing="cryptopro" if self.meshing else None)

    def run(self, key: Any, data: Any, tag_length: int | None = None) -> bytes:
        mac = self.make(key, tag_length)
        mac.update(data)
        return mac.finalize()

    def reference(self, key: bytes, data: bytes) -> bytes:
        cipher = reference.of(self.cipher, key, self.sbox)
        if self.mac == "OMAC":
            return reference.omac(cipher, data)
        assert isinstance(cipher, reference.Feistel)
        return reference.imit(cipher, data, self.block, meshing=self.meshing)


MAC_CASES = (
    MacCase("gost28147", "Imit"),
    MacCase("gost28147", "Imit", meshing=True),
    MacCase("gost28147", "OMAC"),
    MacCase("magma", "OMAC"),
    MacCase("kuznyechik", "OMAC"),
    MacCase("aes", "OMAC", key_size=16),
    MacCase("aes", "OMAC", key_size=24),
    MacCase("aes", "OMAC"),
)


def with_sbox(case: Case, sbox: str | Rows) -> Case:
    """Give the case another S-box, where its cipher has a choice."""
    return replace(case, sbox=sbox) if case.cipher == "gost28147" else case


def case_of(vector: Vector) -> Case:
    """Make the case of a vector of a mode."""
    block = CIPHERS[vector["cipher"]].block_size
    return Case(
        vector["cipher"],
        vector["mode"].upper(),
        vector["meshing"] is not None,
        vector["segment_size"],
        max(len(vector["iv"]) // 2 // block, 1),
        vector.get("sbox_rows") or vector.get("sbox", PARAM_Z),
        len(vector["key"]) // 2,
    )


def refused_by_design(vector: Vector) -> bool:
    """Whether GOST 28147-89 defines no such IV: one that is not one block, or a MAC's."""
    if vector["cipher"] != "gost28147" or vector["mode"] in ("ecb", "ctr"):
        return False
    return len(vector["iv"]) // 2 != (0 if vector["mode"] == "imit" else 8)


MARGIN = b"\xa5" * 5


def _in_order(context: CipherContext, piece: bytes, room: int, same: bool) -> bytes:
    """Call update_into with the room it needs, at an odd address, and watch what is around."""
    width = max(len(piece), room) if same else room
    buffer = bytearray(MARGIN + bytes(width) + MARGIN)
    view = memoryview(buffer)[len(MARGIN) : len(MARGIN) + width]
    source: memoryview | bytes = piece
    if same:
        view[: len(piece)] = piece
        source = view[: len(piece)]
    assert context.update_into(source, view[:room]) == room
    assert buffer.startswith(MARGIN)
    assert buffer.endswith(piece[room:] + MARGIN if same else MARGIN)
    return bytes(view[:room])


STYLES = ("bytes", "into", "in place")


def feed(case: Case, context: CipherContext, pieces: Iterable[tuple[bytes, str]]) -> bytes:
    """Process a message that comes in pieces, each by one of STYLES."""
    out = bytearray()
    taken = 0
    for piece, style in pieces:
        taken += len(piece)
        room = case.length(taken) - len(out)
        if style == "bytes":
            out += context.update(piece)
        else:
            out += _in_order(context, piece, room, same=style == "in place")
        assert len(out) == case.length(taken)
    assert context.finalize() == b""
    return bytes(out)


def cut(data: bytes, borders: Iterable[int]) -> list[bytes]:
    """Cut the data at these offsets."""
    inside = sorted(min(border, len(data)) for border in borders)
    edges = [0, *inside, len(data)]
    return [data[a:b] for a, b in pairwise(edges)]


def kernels_for(case: Case | MacCase) -> tuple[str, ...]:
    """Kernels of the cipher that take its S-box: all take a name, not all a caller's own rows."""
    return KERNELS_OF[case.cipher] if isinstance(case.sbox, str) else ANY_SBOX


@contextmanager
def refused(error: type[Exception], *words: str) -> Iterator[None]:
    """Expect this very exception, on one line, whose text has all these words."""
    with pytest.raises(error) as info:
        yield
    assert info.type is error
    text = str(info.value)
    assert "\n" not in text
    for word in words:
        assert word in text


@contextmanager
def small_chunks() -> Iterator[None]:
    """Make updates run on several threads from 32 KiB on, in chunks of 8 KiB."""
    with (
        mock.patch("gostlane.cipher.PAYS_FROM", 1 << 15),
        mock.patch("gostlane.engines.cpu._CHUNK_FROM", 1 << 13),
        mock.patch("gostlane.engines.cpu._CHUNK_TO", 1 << 13),
    ):
        yield
