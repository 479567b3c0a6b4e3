"""Input and output: files, pipes, and output files that appear whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol, TextIO

from gostlane._types import Buffer
from gostlane.cli.errors import CommandError, ExitCode, io_errors, usage

STANDARD = "-"
"""The name that means standard input or standard output."""

CHUNK = 4 << 20
"""Bytes that are read, processed and written at a time."""


class Sink(Protocol):
    """Where output goes."""

    def write(self, data: Buffer) -> None:
        """Write all of `data`."""


class Source:
    """Where input comes from."""

    def __init__(self, descriptor: int, name: str) -> None:
        self.name = name
        self._descriptor = descriptor

    @property
    def size(self) -> int | None:
        """The length of a regular file, None for a pipe."""
        status = os.fstat(self._descriptor)
        return status.st_size if stat.S_ISREG(status.st_mode) else None

    def chunks(self) -> Iterator[memoryview]:
        """Read to the end in full chunks, of which only the last is shorter.

        The caller may write to a chunk; the next one takes its place.
        """
        buffer = memoryview(bytearray(CHUNK))
        while length := self._fill(buffer):
            yield buffer[:length]

    def _fill(self, buffer: memoryview) -> int:
        length = 0
        with io_errors(f"cannot read {self.name}"):
            while length < len(buffer) and (count := os.readv(self._descriptor, [buffer[length:]])):
                length += count
        return length


class _Descriptor:
    """A sink that is open."""

    def __init__(self, descriptor: int, name: str) -> None:
        self._descriptor = descriptor
        self._action = f"cannot write {name}"

    def write(self, data: Buffer) -> None:
        """Write all of `data`."""
        view = memoryview(data)
        with io_errors(self._action):
            while view:
                view = view[os.write(self._descriptor, view) :]


@contextmanager
def open_source(name: str) -> Iterator[Source]:
    """Open a file, or standard input for ``-``."""
    if name == STANDARD:
        yield Source(_standard(sys.stdin, "standard input"), "standard input")
        return
    with io_errors(f"cannot read {name}"):
        descriptor = os.open(name, os.O_RDONLY | os.O_CLOEXEC)
    try:
        yield Source(descriptor, name)
    finally:
        os.close(descriptor)


@contextmanager
def open_sink(name: str | None, force: bool, private: bool = False) -> Iterator[Sink]:
    """Open standard output for ``-`` or None, a device or pipe as it is, else a new file.

    A new file is for its owner only; with `force` it replaces an existing one and keeps the
    permissions of that, unless it is `private`.
    """
    if name is None and sys.stdout is not None and sys.stdout.isatty():
        raise usage("standard output is a terminal: name a file with --output, or - to insist")
    if name is None or name == STANDARD:
        yield _Descriptor(_standard(sys.stdout, "standard output"), "standard output")
    elif (mode := _mode(name)) is None or stat.S_ISREG(mode):
        with _new_file(name, force, None if private else mode) as sink:
            yield sink
    else:
        with io_errors(f"cannot write {name}"):
            descriptor = os.open(name, os.O_WRONLY | os.O_CLOEXEC)
        try:
            yield _Descriptor(descriptor, name)
        finally:
            os.close(descriptor)


@contextmanager
def _new_file(name: str, force: bool, mode: int | None) -> Iterator[Sink]:
    """Write beside `name` and take its place at the end; leave nothing after a failure."""
    action = f"cannot write {name}"
    target = Path(name).resolve()  # through a link, not over it
    if not force and target.exists():
        raise _exists(name)
    partial = target.with_name(f".gostlane-{secrets.token_hex(8)}")
    try:
        with io_errors(action):
            descriptor = os.open(
                partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600
            )
        try:
            yield _Descriptor(descriptor, name)
            with io_errors(action):
                if mode is not None:
                    os.fchmod(descriptor, stat.S_IMODE(mode))
                os.fsync(descriptor)
        finally:
            os.close(descriptor)
        with io_errors(action):
            _publish(partial, target, name, force)
    finally:
        with suppress(OSError):
            partial.unlink()


def _publish(partial: Path, target: Path, name: str, force: bool) -> None:
    if force:
        partial.replace(target)
        return
    try:
        target.hardlink_to(partial)  # unlike a rename, never over a file that came meanwhile
    except FileExistsError:
        raise _exists(name) from None
    except OSError as error:
        if error.errno not in (errno.EPERM, errno.EOPNOTSUPP, errno.EMLINK):
            raise
        partial.rename(target)  # a file system without links


def _exists(name: str) -> CommandError:
    return CommandError(ExitCode.IO, f"cannot write {name}: it exists (see --force)")


def _mode(name: str) -> int | None:
    with io_errors(f"cannot write {name}"):
        try:
            return Path(name).stat().st_mode
        except FileNotFoundError:
            return None


def _standard(stream: TextIO | None, name: str) -> int:
    if stream is None:
        raise CommandError(ExitCode.IO, f"{name} is closed")
    return stream.fileno()


def print_out(text: str) -> None:
    """Write a line of results to standard output, file names byte for byte."""
    _Descriptor(_standard(sys.stdout, "standard output"), "standard output").write(
        os.fsencode(f"{text}\n")
    )
