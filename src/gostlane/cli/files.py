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
from gostlane.cli import interruption
from gostlane.cli.errors import CommandError, ExitCode, io_errors, usage

STANDARD = "-"
"""The name that means standard input or standard output."""

_INPUTS = (STANDARD, "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0")
_OUTPUTS = (STANDARD, "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")

CHUNK = 4 << 20
"""Bytes that are read, processed and written at a time."""

_PERMISSIONS = 0o777
"""What a replaced file hands on: never set-user-ID, set-group-ID or sticky."""


class Sink(Protocol):
    """Where output goes."""

    @property
    def is_terminal(self) -> bool:
        """Whether people see it there."""

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

    def is_regular_file_of(self, descriptor: int) -> bool:
        """Whether `descriptor` is open on the same regular file."""
        return self.size is not None and os.path.sameopenfile(self._descriptor, descriptor)

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

    @property
    def is_terminal(self) -> bool:
        """Whether people see it there."""
        return os.isatty(self._descriptor)

    def write(self, data: Buffer) -> None:
        """Write all of `data`."""
        view = memoryview(data)
        with io_errors(self._action):
            while view:
                view = view[os.write(self._descriptor, view) :]


def is_standard_input(name: str) -> bool:
    """Whether it names standard input."""
    return name in _INPUTS


@contextmanager
def open_source(name: str) -> Iterator[Source]:
    """Open a file, or standard input for ``-``."""
    if name == STANDARD:
        yield Source(standard(sys.stdin, "standard input"), "standard input")
        return
    with io_errors(f"cannot read {name}"):
        descriptor = os.open(name, os.O_RDONLY | os.O_CLOEXEC)
    try:
        yield Source(descriptor, name)
    finally:
        os.close(descriptor)


@contextmanager
def open_sink(
    name: str | None, force: bool, private: bool = False, source: Source | None = None
) -> Iterator[Sink]:
    """Open standard output for ``-`` or None, a device or pipe as it is, else a new file.

    A new file is for its owner only; with `force` it replaces an existing one and keeps the
    permissions of that, unless it is `private`. Standard output must not be the file of `source`,
    which would grow for ever.
    """
    if name is None and sys.stdout is not None and sys.stdout.isatty():
        raise usage("standard output is a terminal: name a file with --output, or - to insist")
    if name is None or name in _OUTPUTS:
        descriptor = standard(sys.stdout, "standard output")
        if source is not None and source.is_regular_file_of(descriptor):
            raise CommandError(ExitCode.IO, f"{source.name}: input file is output file")
        yield _Descriptor(descriptor, "standard output")
    elif name.rpartition("/")[2] in ("", ".", ".."):  # before Path drops what names a directory
        raise CommandError(ExitCode.IO, f"cannot write {name}: {os.strerror(errno.EISDIR)}")
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
    with io_errors(action):
        target = Path(name).resolve()  # through a link, not over it
        exists = target.exists()
    if exists and not force:
        raise _exists(name)
    partial = target.with_name(f".gostlane-{secrets.token_hex(8)}")
    with interruption.undoing(partial.unlink):
        try:
            with io_errors(action):
                descriptor = os.open(
                    partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600
                )
            try:
                yield _Descriptor(descriptor, name)
                with io_errors(action):
                    if mode is not None:
                        os.fchmod(descriptor, mode & _PERMISSIONS)
                    os.fsync(descriptor)
            finally:
                os.close(descriptor)
            interruption.decide()
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


def standard(stream: TextIO | None, name: str) -> int:
    """Give the descriptor of a standard stream; an error if it is closed."""
    if stream is None:
        raise CommandError(ExitCode.IO, f"{name} is closed")
    return stream.fileno()


def print_out(text: str) -> None:
    """Write a line of results to standard output, file names byte for byte."""
    _Descriptor(standard(sys.stdout, "standard output"), "standard output").write(
        os.fsencode(f"{text}\n")
    )
