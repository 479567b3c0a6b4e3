"""What is measured: every cipher in every mode, both ways where they differ, and the MACs."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

from gostlane import AES, GOST28147, Cipher, CipherContext, cpu, modes
from gostlane._types import Meshing
from gostlane.ciphers import CIPHERS, BlockCipher
from gostlane.mac import OMAC, Imit
from gostlane.speed.measure import Start, Step
from gostlane.speed.peers.program import Message

Direction: TypeAlias = Literal["encrypt", "decrypt"] | None
"""None for a MAC."""

WORKS = ("ecb", "cbc", "cfb", "ofb", "ctr", "cnt", "imit", "omac")
_DIRECTIONS: dict[str, tuple[Direction, ...]] = {
    "ofb": ("encrypt",),
    "ctr": ("encrypt",),
    "cnt": ("encrypt",),
    "imit": (None,),
    "omac": (None,),
}
"""Where it is not both ways: the gamma modes do the same in both, a MAC has none."""
_ONLY_28147 = ("cnt", "imit")
_MESHED = ("cbc", "cfb", "cnt", "imit")


@dataclass(frozen=True, slots=True)
class Case:
    """A row of the table, but for the kernel."""

    cipher: str
    work: str
    """One of `WORKS`."""
    direction: Direction
    meshing: Meshing

    @property
    def label(self) -> str:
        """Mode, direction and meshing in words."""
        return " ".join(filter(None, (self.work, self.direction, self.meshing and "meshing")))

    @property
    def name(self) -> str:
        """The cipher and the label."""
        return f"{self.cipher} {self.label}"

    def start(self, kernel: str | None, size: int, threads: int) -> Start:
        """Make what measures messages of `size` bytes on `kernel` (None: the library's choice)."""
        algorithm = _algorithm(self.cipher)
        source = secrets.token_bytes(size)
        if self.direction is None:
            with on(kernel):
                code = _code(algorithm, self)
            return lambda: partial(_authenticate, code, source)
        target = bytearray(size)

        def start() -> Step:
            with on(kernel):
                context = _context(algorithm, self, threads)
            return partial(context.update_into, source, target)

        return start

    def message(self, size: int) -> Message:
        """Make a message that another program can do too."""
        algorithm, key = _algorithm_and_key(self.cipher)
        tag_size = {"imit": 4, "omac": algorithm.block_size}.get(self.work, 0)
        return Message(
            cipher=self.cipher,
            mode=self.work,
            decrypt=self.direction == "decrypt",
            meshing=self.meshing is not None,
            key=key,
            iv=b"" if tag_size else b"".join(_iv(algorithm, self.work)),
            text=secrets.token_bytes(size),
            tag_size=tag_size,
        )

    def answers(self, message: Message) -> tuple[bytes, bytes]:
        """Give its output and its tag."""
        algorithm = CIPHERS[self.cipher](message.key)  # type: ignore[call-arg]
        if message.is_mac:
            code = _code(algorithm, self)
            code.update(message.text)
            return b"", code.finalize()
        ivs = [message.iv] if message.iv else []
        return _context(algorithm, self, ivs=ivs).update(message.text), b""

    def ran_on(self, kernel: str | None, size: int) -> str:
        """Name the kernel that runs messages of `size` bytes, as the context itself says."""
        algorithm = _algorithm(self.cipher)
        with on(kernel):
            work = _code(algorithm, self) if self.direction is None else _context(algorithm, self)
        work.update(bytes(size))
        return work.kernel


def cases() -> Iterator[Case]:
    """Give all rows in the order of the table."""
    for cipher in cpu.CIPHERS:
        for meshing in (None, "cryptopro"):
            for work in WORKS:
                if _is_defined(cipher, work, meshing):
                    for direction in _DIRECTIONS.get(work, ("encrypt", "decrypt")):
                        yield Case(cipher, work, direction, meshing)


def _is_defined(cipher: str, work: str, meshing: Meshing) -> bool:
    if cipher != GOST28147.name:
        return meshing is None and work not in _ONLY_28147
    return meshing is None or work in _MESHED


def _algorithm_and_key(cipher: str) -> tuple[BlockCipher, bytes]:
    kind = CIPHERS[cipher]
    key = secrets.token_bytes(kind.key_sizes[-1])
    return kind(key), key  # type: ignore[call-arg]


def _algorithm(cipher: str) -> BlockCipher:
    return _algorithm_and_key(cipher)[0]


def _iv(algorithm: BlockCipher, work: str) -> list[bytes]:
    if work == "ecb":
        return []
    half = work == "ctr" and not isinstance(algorithm, AES)
    return [secrets.token_bytes(algorithm.block_size // (2 if half else 1))]


def _code(algorithm: BlockCipher, case: Case) -> Imit | OMAC:
    return Imit(algorithm, meshing=case.meshing) if case.work == "imit" else OMAC(algorithm)


def _authenticate(code: Imit | OMAC, data: bytes) -> None:
    message = code.copy()
    message.update(data)
    message.finalize()


def _context(
    algorithm: BlockCipher, case: Case, threads: int = 1, ivs: list[bytes] | None = None
) -> CipherContext:
    make: Callable[..., modes.Mode] = getattr(modes, case.work.upper())
    given = _iv(algorithm, case.work) if ivs is None else ivs
    mode = make(*given, **({"meshing": case.meshing} if case.meshing else {}))
    cipher = Cipher(algorithm, mode)
    return cipher.decryptor(threads) if case.direction == "decrypt" else cipher.encryptor(threads)


@contextmanager
def on(kernel: str | None) -> Iterator[None]:
    """Force a kernel inside; None: the library chooses."""
    with nullcontext() if kernel is None else cpu.use(kernel):
        yield
