"""Ctrl-C, SIGTERM and SIGHUP: one line, exit code 130 and nothing left, or no notice at all.

The handler ends the process itself. An exception that it raised could get lost in a destructor,
meet the next signal halfway up, or come when the output is already in its place.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_CODE = 130

_undo: list[Callable[[], object]] = []
_caught = False
_decided = False


def catch_signals() -> None:
    """From here on a signal ends the process, until `decide`."""
    global _caught
    _caught = True
    for number in _SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # nohup, or a background job
            signal.signal(number, _stop)


def decide() -> None:
    """From here on signals change nothing: the result is coming out, and the end is near."""
    global _decided
    if _caught:
        signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)  # handles those that came before
        _decided = True  # other threads still take signals, for the handler in this one


@contextmanager
def undoing(undo: Callable[[], object]) -> Iterator[None]:
    """Call `undo` if a signal ends the process inside; it may fail with OSError."""
    _undo.append(undo)
    try:
        yield
    finally:
        _undo.remove(undo)


def _stop(_number: int, _frame: object) -> None:
    global _decided
    if _decided:
        return
    _decided = True  # a second signal must not stop the cleaning up
    for undo in reversed(_undo):
        with suppress(OSError):
            undo()
    if sys.stderr is not None:
        with suppress(OSError):
            os.write(2, b"gostlane: error: interrupted\n")
    os._exit(_CODE)
