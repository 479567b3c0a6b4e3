"""Memory, registers and flags; each byte has a value or is secret."""

from __future__ import annotations

from dataclasses import dataclass, field

Data = tuple[bytes, bytes]  # values, and 1 for each byte that is secret
Word = int | None  # None: secret


@dataclass(frozen=True)
class Low:
    """A register of which only so many low bytes are public."""

    value: int
    width: int


SPACE = 1 << 32  # each region begins at a multiple


class LeakError(Exception):
    """A secret would show, or what an instruction does is not known."""


class OutsideError(LeakError):
    """An access to memory that was not given."""


class Memory:
    """Regions of bytes, far apart."""

    def __init__(self) -> None:
        self.values: list[bytearray] = []
        self.secrets: list[bytearray] = []
        self.wrapped = False
        self.wraps = False  # what is outside is somewhere inside

    def add(self, size: int, secret: bool) -> int:
        """Make a region; return its address."""
        self.values.append(bytearray(size))
        self.secrets.append(bytearray(b"\1" * size if secret else size))
        return (len(self.values) - 1) * SPACE

    def _place(self, address: int, size: int) -> tuple[int, int, int]:
        region, start = divmod(address, SPACE)
        if self.wraps and not self._holds(region, start, size):
            self.wrapped = True
            region %= len(self.values)
            start %= max(1, len(self.values[region]) - size)
        if not self._holds(region, start, size):
            raise OutsideError(f"outside of what it was given: {address:#x}")
        return region, start, start + size

    def _holds(self, region: int, start: int, size: int) -> bool:
        return 0 <= region < len(self.values) and start + size <= len(self.values[region])

    def load(self, address: int, size: int) -> Data:
        """Return bytes."""
        region, start, end = self._place(address, size)
        return bytes(self.values[region][start:end]), bytes(self.secrets[region][start:end])

    def store(self, address: int, data: Data) -> None:
        """Write bytes."""
        region, start, end = self._place(address, len(data[0]))
        self.values[region][start:end] = data[0]
        self.secrets[region][start:end] = data[1]

    def store_word(self, address: int, value: int, size: int = 8) -> None:
        """Write a public number."""
        self.store(address, public(value, size))


def public(value: int, size: int) -> Data:
    """Return the bytes of a number."""
    return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little"), bytes(size)


def secret(size: int) -> Data:
    """Return that many secret bytes."""
    return bytes(size), b"\1" * size


def of_word(word: Word, size: int) -> Data:
    """Return the bytes of a register."""
    return secret(size) if word is None else public(word, size)


def to_word(data: Data) -> Word:
    """Return bytes as a number; one secret byte makes it secret."""
    return None if any(data[1]) else int.from_bytes(data[0], "little")


SECRET_VECTOR = secret(64)


@dataclass
class State:
    """What an instruction finds and changes."""

    memory: Memory
    general: dict[str, Word | Low] = field(default_factory=dict)
    vectors: list[Data] = field(default_factory=lambda: [SECRET_VECTOR] * 32)
    masks: list[Word] = field(default_factory=lambda: [None] * 8)
    # Carry, zero, sign, overflow; None: secret.
    flags: tuple[bool, bool, bool, bool] | None = None

    def register(self, name: str) -> Word:
        """Return a whole general register."""
        value = self.general[name]
        return None if isinstance(value, Low) else value

    def stack_pointer(self) -> int:
        """Return where the stack ends."""
        pointer = self.register("sp")
        if pointer is None:
            raise LeakError("secret stack pointer")
        return pointer

    def condition(self, suffix: str) -> bool | None:
        """Return whether a condition such as ``ne`` holds; None: secret."""
        if self.flags is None:
            return None
        c, z, s, o = self.flags
        holds = {
            "e": z, "b": c, "be": c or z, "s": s, "o": o, "l": s != o, "le": z or s != o,
        }  # fmt: skip
        names = {"z": "e", "c": "b", "nae": "b", "na": "be", "nge": "l", "ng": "le"}
        opposite = {"ae": "b", "nc": "b", "a": "be", "g": "le", "ge": "l"}
        name = names.get(suffix, suffix)
        if name in holds:
            return holds[name]
        name = opposite.get(name, name.removeprefix("n"))
        name = names.get(name, name)
        if name not in holds:
            raise LeakError("condition not understood")
        return not holds[name]
