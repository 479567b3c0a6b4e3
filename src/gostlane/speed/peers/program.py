"""Work on packets as a list of calls of a library, all made ready before the clock starts."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

Call: TypeAlias = tuple[Any, tuple[Any, ...]]
"""A function of a library, and its arguments."""
_SECTION = 1024
"""Bytes after which CryptoPro meshing changes the key."""


@dataclass(frozen=True, slots=True)
class Job:
    """Packets under GOST 28147-89, param-Z, to be encrypted, authenticated (4 bytes), or both."""

    mode: str | None
    """Lower case; None to authenticate alone."""
    imit: bool
    """Of the plaintext."""
    meshing: bool
    own_keys: bool
    """Whether each packet has keys of its own; else those of all are the same."""
    texts: Sequence[bytes]
    keys: Sequence[bytes]
    """As many as texts, as the next two."""
    mac_keys: Sequence[bytes]
    ivs: Sequence[bytes]
    """Empty for ECB."""

    @property
    def meshes(self) -> bool:
        """Whether a packet is so long that its key changes."""
        return self.meshing and self.longest > _SECTION

    @property
    def longest(self) -> int:
        """Bytes of the longest packet."""
        return max(map(len, self.texts))

    def does_as_if(self, meshing: bool) -> bool:
        """Whether a program that always meshes, or never does, gives the same answers."""
        return self.longest <= _SECTION or self.meshing is meshing

    @property
    def sets_keys(self) -> bool:
        """Whether each packet needs its key set: another one, or the one that meshing changed."""
        return self.own_keys or self.meshes


@dataclass(frozen=True, slots=True)
class Message:
    """A message under one key, again and again: as the next one of a stream, or for its MAC."""

    cipher: str
    """A name of `gostlane.cpu.CIPHERS`; GOST 28147-89 with param-Z."""
    mode: str
    """Lower case; imit and omac are MACs."""
    decrypt: bool
    meshing: bool
    key: bytes
    iv: bytes
    """Empty for ECB and MACs."""
    text: bytes
    tag_size: int = 0
    """Bytes of a MAC's tag."""

    @property
    def size(self) -> int:
        """Bytes of the text."""
        return len(self.text)

    @property
    def is_mac(self) -> bool:
        """Whether there is a tag and no output."""
        return self.tag_size > 0


@dataclass(slots=True, weakref_slot=True, eq=False)
class Program:
    """The calls, and where the answers are after them."""

    calls: list[Call] = field(default_factory=list)
    outputs: list[ctypes.Array[ctypes.c_char]] = field(default_factory=list)
    tags: list[ctypes.Array[ctypes.c_char]] = field(default_factory=list)
    kept: list[Any] = field(default_factory=list)
    """What the arguments point to."""

    def run(self) -> None:
        """Do the work, packet by packet."""
        for function, arguments in self.calls:
            function(*arguments)

    def step(self) -> Callable[[], object]:
        """Give `run`, or where there is one call that call: it is the quickest way to make it."""
        if len(self.calls) > 1:
            return self.run
        ((function, arguments),) = self.calls
        call = _Single(function, *arguments)
        call.program = self
        return call

    def idle(self) -> Program:
        """Make a program with the same calls of a function that does nothing.

        What it takes is the price of calling from Python.
        """
        twins = {function.__name__: _nothing_like(function) for function, _ in self.calls}
        return Program([(twins[each.__name__], arguments) for each, arguments in self.calls])

    @property
    def answers(self) -> tuple[bytes, bytes]:
        """All outputs, and all tags."""
        return b"".join(each.raw for each in self.outputs), b"".join(each.raw for each in self.tags)


class _Single(partial[object]):
    """A call that keeps what it is of alive."""

    program: Program


def _nothing_like(function: Any) -> Any:
    """Give a C function that ignores its arguments, but for their conversion by ctypes."""
    nothing = ctypes.CDLL(None)["abs"]
    nothing.argtypes, nothing.restype = function.argtypes, function.restype
    return nothing
