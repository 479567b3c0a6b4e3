"""Batches of random packets, laid out in every way, and what their packets give one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from core.cases import CRYPTOPRO_A, MAC_CASES, PARAM_Z, Case, MacCase, own_rows

from gostlane import GOST28147, Cipher, mac, modes, packets
from gostlane.ciphers import CIPHERS, BlockCipher
from gostlane.packets import Result

LENGTHS = (0, 1, 7, 8, 9, 16, 64, 66, 518, 1024, 1025, 1450, 2056)
INTEGERS: tuple[Callable[[Any], Any], ...] = (
    list,
    tuple,
    lambda values: np.array(values, np.int64),
    lambda values: np.array(values, np.uint64),
    lambda values: np.array(values, np.int32),
    lambda values: np.array(values, np.uint16),
    lambda values: np.repeat(np.array(values, np.int64), 2)[::2],
)

Over = Literal["plaintext", "ciphertext"]
MacClass: TypeAlias = type[mac.Imit | mac.OMAC]


def _ciphers(case: Case | MacCase) -> tuple[str, ...]:
    """Name the ciphers whose packets may be in one batch with those of the case: of one IV."""
    alone = isinstance(case, MacCase) and case.mac == "Imit"
    if isinstance(case, Case):
        alone = case.mode == "CNT" or case.iv_blocks > 1
        if case.block == 16:
            alone = alone or case.mode == "CTR" or (case.mode == "OFB" and case.segment is not None)
    if alone or case.meshing:
        return (case.cipher,)
    return ("magma", "gost28147") if case.block == 8 else ("kuznyechik", "aes")


def random_algorithm(
    case: Case | MacCase, rng: Random, mixed: bool = True, own: bool = True
) -> BlockCipher:
    """Make a random key: of every cipher that may be there, of AES in any size."""
    cipher = rng.choice(_ciphers(case)) if mixed else case.cipher
    key = rng.randbytes(rng.choice(CIPHERS[cipher].key_sizes))
    if cipher != "gost28147":
        return CIPHERS[cipher](key)  # type: ignore[call-arg]
    sboxes: list[str | list[list[int]]] = [PARAM_Z, CRYPTOPRO_A]
    if own:
        sboxes.append(own_rows(rng))
    return GOST28147(key, rng.choice(sboxes))


@dataclass(frozen=True)
class Layout:
    """Where packets are in one buffer."""

    size: int
    offsets: list[int]
    lengths: list[int]

    def spread(self, texts: Sequence[bytes], fill: int = 0) -> bytearray:
        """Put the texts into a buffer."""
        buffer = bytearray([fill]) * self.size
        for offset, text in zip(self.offsets, texts, strict=True):
            buffer[offset : offset + len(text)] = text
        return buffer


def layout(lengths: Sequence[int], rng: Random, gaps: bool = True) -> Layout:
    """Place packets in random order, with gaps or without."""
    order = rng.sample(range(len(lengths)), len(lengths)) if gaps else range(len(lengths))
    offsets = [0] * len(lengths)
    at = 0
    for i in order:
        at += rng.randrange(20) if gaps else 0
        offsets[i] = at
        at += lengths[i]
    return Layout(at + (rng.randrange(20) if gaps else 0), offsets, list(lengths))


@dataclass(frozen=True)
class Batch:
    """Packets for one call, with their keys, IVs and associated data."""

    case: Case
    mac_case: MacCase
    algorithms: list[BlockCipher]
    mac_algorithms: list[BlockCipher]
    ivs: list[bytes]
    texts: list[bytes]
    associated: list[bytes]

    @property
    def mode(self) -> type[modes.Mode]:
        found: type[modes.Mode] = getattr(modes, self.case.mode)
        return found

    @property
    def mac(self) -> MacClass:
        found: MacClass = getattr(mac, self.mac_case.mac)
        return found

    @property
    def options(self) -> dict[str, Any]:
        return {
            "segment_size": self.case.segment,
            "meshing": "cryptopro" if self.case.meshing else None,
            "ivs": b"".join(self.ivs),
        }

    @property
    def mac_options(self) -> dict[str, Any]:
        return {"meshing": "cryptopro" if self.mac_case.meshing else None}

    @property
    def both_options(self) -> dict[str, Any]:
        return {
            **self.options,
            "mac_meshing": self.mac_options["meshing"],
            "associated": self.associated,
        }

    @property
    def both(self) -> tuple[list[BlockCipher], type[modes.Mode], list[BlockCipher], MacClass]:
        return self.algorithms, self.mode, self.mac_algorithms, self.mac

    def layout(self, rng: Random, gaps: bool = True) -> Layout:
        return layout([len(text) for text in self.texts], rng, gaps)

    def crypted(self, texts: Sequence[bytes] | None = None, decrypt: bool = False) -> list[bytes]:
        """Encrypt or decrypt packet by packet."""
        found = []
        rows = zip(self.algorithms, self.ivs, self.texts if texts is None else texts, strict=True)
        for algorithm, iv, text in rows:
            cipher = Cipher(algorithm, self.case.mode_with(iv))
            context = cipher.decryptor(1) if decrypt else cipher.encryptor(1)
            found.append(context.update(text) + context.finalize())
        return found

    def tags(
        self, texts: Sequence[bytes], tag_length: int, associated: Sequence[bytes] | None = None
    ) -> bytes:
        """Make the tags packet by packet."""
        found = b""
        for i, text in enumerate(texts):
            options: dict[str, Any] = {"meshing": "cryptopro"} if self.mac_case.meshing else {}
            code = self.mac(self.mac_algorithms[i], tag_length, **options)
            code.update(associated[i] if associated else b"")
            code.update(text)
            found += code.finalize()
        return found


def batch(
    case: Case,
    rng: Random,
    count: int = 24,
    mac_case: MacCase = MAC_CASES[0],
    mixed: bool = True,
    own: bool = True,
) -> Batch:
    """Draw a batch; a few packets share their keys. `own`: with S-boxes of the caller."""
    algorithms = [
        random_algorithm(case, rng, mixed, own) for _ in range(max(min(count, 1), count - 3))
    ]
    algorithms += [rng.choice(algorithms) for _ in range(count - len(algorithms))]
    mac_algorithms = [random_algorithm(mac_case, rng, mixed, own) for _ in range(count)]
    lengths = [*LENGTHS, *(rng.randrange(1600) for _ in range(count))][:count]
    rng.shuffle(lengths)
    return Batch(
        case,
        mac_case,
        algorithms,
        mac_algorithms,
        [rng.randbytes(case.iv_length) for _ in range(count)],
        [rng.randbytes(case.length(length)) for length in lengths],
        [rng.randbytes(rng.choice((0, 5, 8, 13, 40))) for _ in range(count)],
    )


def pieces(buffer: Any, where: Layout) -> list[bytes]:
    """Read the packets back from one buffer."""
    return [bytes(buffer[a : a + n]) for a, n in zip(where.offsets, where.lengths, strict=True)]


def between(buffer: bytes | bytearray, where: Layout) -> bytes:
    """Read what lies between the packets."""
    placed = sorted(zip(where.offsets, where.lengths, strict=True))
    edges = [(0, 0), *placed, (where.size, 0)]
    return b"".join(buffer[a + n : b] for (a, n), (b, _) in pairwise(edges))


def good(result: Result, count: int) -> None:
    """Check that all succeeded."""
    result.raise_for_status()
    assert result.ok
    assert len(result.statuses) == count
    assert set(result.statuses) <= {packets.Status.OK}
