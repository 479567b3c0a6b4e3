"""What can go wrong, told in one line and one exit code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum

EXIT_CODES = """\b
Exit codes:
  0    success
  1    the operation failed: a tag or a self-test differs, part of a block is left,
       padding is wrong, a counter would repeat
  2    wrong usage: an option, a key, an IV, a name, a value of GOSTLANE_CPU
  3    a file or pipe cannot be read or written, or the output exists
  130  interrupted (Ctrl-C, SIGTERM, SIGHUP); no output file is left"""


class ExitCode(IntEnum):
    """The exit codes, as `EXIT_CODES` explains them."""

    SUCCESS = 0
    FAILED = 1
    USAGE = 2
    IO = 3
    INTERRUPTED = 130


class CommandError(Exception):
    """A command ends here: `message` goes to standard error, `code` to the caller."""

    def __init__(self, code: ExitCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


_OPTIONS = {
    "IV": "--iv",
    "kernel": "--kernel",
    "sbox": "--sbox",
    "segment_size": "--segment-size",
    "tag length": "--tag-length",
    "threads": "--threads",
}
"""By the names that the package has for them in its errors."""


def _with_option(message: str) -> str:
    what, colon, rest = message.partition(": ")
    return f"{_OPTIONS.get(what, what)}{colon}{rest}"


def usage(message: str) -> CommandError:
    """Make the error for wrong usage."""
    return CommandError(ExitCode.USAGE, message)


@contextmanager
def usage_errors() -> Iterator[None]:
    """Take what the package refuses here for wrong usage, of the option that it came from."""
    try:
        yield
    except (ValueError, OverflowError) as error:
        raise usage(_with_option(str(error))) from None
    except RuntimeError as error:  # a kernel that fails its known-answer check
        raise CommandError(ExitCode.FAILED, str(error)) from None


@contextmanager
def data_errors(name: str) -> Iterator[None]:
    """Take what the package refuses here for bad data in `name`."""
    try:
        yield
    except (ValueError, RuntimeError) as error:
        raise CommandError(ExitCode.FAILED, f"{name}: {error}") from None


@contextmanager
def io_errors(action: str) -> Iterator[None]:
    """Take what the operating system refuses here for a failure to do `action`."""
    try:
        yield
    except OSError as error:
        raise CommandError(ExitCode.IO, f"{action}: {error.strerror or error}") from None
