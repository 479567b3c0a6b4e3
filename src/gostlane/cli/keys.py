"""The key of a command: from a file, a file descriptor, the environment or the command line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Any

import click

from gostlane import _core
from gostlane.cli.errors import io_errors, usage
from gostlane.cli.files import STANDARD, standard
from gostlane.cli.hexadecimal import decode
from gostlane.cli.messages import warn
from gostlane.cli.options import not_empty, whole
from gostlane.cli.text import one_of

_LINE_ENDS = (b"\r\n", b"\n", b"")
_LONGEST = 64 + 2
_HEX = re.compile(rb"[0-9A-Fa-f]+")
_LONGEST_NUMBER = 6
_OPTIONS = "--key-file, --key-fd, --key-env or --key"


@dataclass(frozen=True, slots=True, repr=False)
class KeySource:
    """Where the key comes from: exactly one of four."""

    file: str | None
    descriptor: str | None
    variable: str | None
    digits: str | None

    @contextmanager
    def read(self, sizes: tuple[int, ...], data_on_stdin: bool = False) -> Iterator[bytearray]:
        """Give the key, of one of these sizes in bytes, and wipe it at the end.

        It can't come from standard input, by whatever name, if that carries the data.
        """
        given = (self.file, self.descriptor, self.variable, self.digits)
        count = len(given) - given.count(None)
        if count != 1:
            raise usage(f"key: expected exactly one of {_OPTIONS}, got {count or 'none'}")
        key = self._read(sizes, data_on_stdin)
        try:
            yield key
        finally:
            _core.wipe(key)

    def _read(self, sizes: tuple[int, ...], data_on_stdin: bool) -> bytearray:
        if self.file == STANDARD:
            return _from_descriptor(
                standard(sys.stdin, "standard input"), sizes, "--key-file", data_on_stdin
            )
        if self.file is not None:
            with io_errors("--key-file: cannot read"):
                descriptor = os.open(self.file, os.O_RDONLY | os.O_CLOEXEC)
            try:
                return _from_descriptor(descriptor, sizes, "--key-file", data_on_stdin)
            finally:
                os.close(descriptor)
        if self.descriptor is not None:
            number = whole(self.descriptor, _LONGEST_NUMBER)
            if number is None:
                raise usage("--key-fd: expected the number of an open file descriptor")
            return _from_descriptor(number, sizes, "--key-fd", data_on_stdin)
        if self.variable is not None:
            digits = os.environ.get(self.variable)
            if digits is None:
                raise usage("--key-env: expected the name of a variable that is set")
            return _from_digits(digits, sizes, "--key-env")
        warn("--key: other users of this machine can see it in the list of processes")
        return _from_digits(self.digits or "", sizes, "--key")


def key_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the four options of a key to a command, which takes them as `key`."""

    @click.option(
        "--key-file",
        metavar="FILE",
        callback=not_empty,
        help="File of the raw key or its hex digits; - for standard input.",
    )
    @click.option(
        "--key-fd",
        metavar="N",
        callback=not_empty,
        help="The same from open file descriptor N.",
    )
    @click.option(
        "--key-env",
        metavar="VAR",
        callback=not_empty,
        help="Hex digits in environment variable VAR.",
    )
    @click.option(
        "--key",
        metavar="HEX",
        callback=not_empty,
        help="Hex digits, for others to see; for tests.",
    )
    @wraps(command)
    def with_key(
        key: str | None,
        key_file: str | None,
        key_fd: str | None,
        key_env: str | None,
        **others: Any,
    ) -> None:
        command(key=KeySource(key_file, key_fd, key_env, key), **others)

    return with_key


def _from_digits(digits: str | bytearray, sizes: tuple[int, ...], what: str) -> bytearray:
    if len(digits) not in _doubled(sizes):
        raise usage(
            f"{what}: expected {one_of(_doubled(sizes))} hex digits, got {len(digits)} characters"
        )
    return decode(digits, what)


def _doubled(sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(2 * size for size in sizes)


def _from_descriptor(
    descriptor: int, sizes: tuple[int, ...], what: str, data_on_stdin: bool
) -> bytearray:
    with io_errors(f"{what}: cannot read"):
        if data_on_stdin and sys.stdin is not None and os.path.sameopenfile(descriptor, 0):
            raise usage(f"{what}: standard input carries the data, expected the key elsewhere")
    room = bytearray(_LONGEST + 1)
    try:
        length = 0
        with io_errors(f"{what}: cannot read"), memoryview(room) as view:
            while length < len(room) and (count := os.readv(descriptor, [view[length:]])):
                length += count
        return _from_content(room, length, sizes, what)
    finally:
        _core.wipe(room)


def _from_content(room: bytearray, length: int, sizes: tuple[int, ...], what: str) -> bytearray:
    ending = next(end for end in _LINE_ENDS if room[:length].endswith(end))
    digits = room[: length - len(ending)]
    try:
        # 32 bytes are a key, or the digits of one of 16 bytes, which no random key looks like.
        if len(digits) in _doubled(sizes) and (length not in sizes or _HEX.fullmatch(digits)):
            return _from_digits(digits, sizes, what)
    finally:
        _core.wipe(digits)
    if length in sizes:
        return room[:length]
    got = f"more than {_LONGEST}" if length > _LONGEST else str(length)
    raise usage(
        f"{what}: expected {one_of(sizes)} raw bytes, or {one_of(_doubled(sizes))} hex digits and "
        f"a line end, got {got} bytes"
    )
