"""The key of a command: from a file, a file descriptor, the environment or the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Any

import click

from gostlane import _core
from gostlane.ciphers import BlockCipher
from gostlane.cli.errors import io_errors, usage
from gostlane.cli.files import STANDARD, standard
from gostlane.cli.hexadecimal import decode
from gostlane.cli.messages import warn
from gostlane.cli.options import not_empty, whole

_KEY_SIZE = BlockCipher.key_size
_DIGITS = 2 * _KEY_SIZE
_LINE_ENDS = (b"", b"\n", b"\r\n")
_LONGEST = _DIGITS + max(map(len, _LINE_ENDS))
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
    def read(self, data_on_stdin: bool = False) -> Iterator[bytearray]:
        """Give the key, and wipe it at the end.

        It can't come from standard input, by whatever name, if that carries the data.
        """
        given = (self.file, self.descriptor, self.variable, self.digits)
        count = len(given) - given.count(None)
        if count != 1:
            raise usage(f"key: expected exactly one of {_OPTIONS}, got {count or 'none'}")
        key = self._read(data_on_stdin)
        try:
            yield key
        finally:
            _core.wipe(key)

    def _read(self, data_on_stdin: bool) -> bytearray:
        if self.file == STANDARD:
            return _from_descriptor(
                standard(sys.stdin, "standard input"), "--key-file", data_on_stdin
            )
        if self.file is not None:
            with io_errors("--key-file: cannot read"):
                descriptor = os.open(self.file, os.O_RDONLY | os.O_CLOEXEC)
            try:
                return _from_descriptor(descriptor, "--key-file", data_on_stdin)
            finally:
                os.close(descriptor)
        if self.descriptor is not None:
            number = whole(self.descriptor, _LONGEST_NUMBER)
            if number is None:
                raise usage("--key-fd: expected the number of an open file descriptor")
            return _from_descriptor(number, "--key-fd", data_on_stdin)
        if self.variable is not None:
            digits = os.environ.get(self.variable)
            if digits is None:
                raise usage("--key-env: expected the name of a variable that is set")
            return _from_digits(digits, "--key-env")
        warn("--key: other users of this machine can see it in the list of processes")
        return _from_digits(self.digits or "", "--key")


def key_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the four options of a key to a command, which takes them as `key`."""

    @click.option(
        "--key-file",
        metavar="FILE",
        callback=not_empty,
        help="File of 32 raw bytes or 64 hex digits; - for standard input.",
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
        help="64 hex digits in environment variable VAR.",
    )
    @click.option(
        "--key",
        metavar="HEX",
        callback=not_empty,
        help="64 hex digits, for others to see; for tests.",
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


def _from_digits(digits: str | bytearray, what: str) -> bytearray:
    if len(digits) != _DIGITS:
        raise usage(f"{what}: expected {_DIGITS} hex digits, got {len(digits)} characters")
    return decode(digits, what)


def _from_descriptor(descriptor: int, what: str, data_on_stdin: bool) -> bytearray:
    with io_errors(f"{what}: cannot read"):
        if data_on_stdin and sys.stdin is not None and os.path.sameopenfile(descriptor, 0):
            raise usage(f"{what}: standard input carries the data, expected the key elsewhere")
    room = bytearray(_LONGEST + 1)
    try:
        length = 0
        with io_errors(f"{what}: cannot read"), memoryview(room) as view:
            while length < len(room) and (count := os.readv(descriptor, [view[length:]])):
                length += count
        return _from_content(room, length, what)
    finally:
        _core.wipe(room)


def _from_content(room: bytearray, length: int, what: str) -> bytearray:
    if length == _KEY_SIZE:
        return room[:_KEY_SIZE]
    digits = room[:_DIGITS]
    try:
        if length >= _DIGITS and bytes(room[_DIGITS:length]) in _LINE_ENDS:
            return _from_digits(digits, what)
    finally:
        _core.wipe(digits)
    got = f"more than {_LONGEST}" if length > _LONGEST else str(length)
    raise usage(
        f"{what}: expected {_KEY_SIZE} raw bytes, or {_DIGITS} hex digits and a line end, "
        f"got {got} bytes"
    )
