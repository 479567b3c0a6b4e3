"""A progress bar on a terminal for work that takes a while, nothing anywhere else."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from gostlane.cli import interruption

if TYPE_CHECKING:
    from rich.progress import Progress

SHOWN_AFTER = 1.0
"""Seconds; shorter work shows none."""


@contextmanager
def progress(
    total: int | None, unit: str = "bytes", wanted: bool = True
) -> Iterator[Callable[[int], None]]:
    """Give a function to be told how much more is done; `total` None: nobody knows.

    `wanted` is False where the work itself writes to the terminal.
    """
    if not wanted or sys.stderr is None or not sys.stderr.isatty():
        yield lambda _count: None
        return
    bar = _Bar(total, unit)
    with interruption.undoing(bar.wipe_line):
        try:
            yield bar.advance
        finally:
            bar.stop()


class _Bar:
    """Begins to show when the work has taken a while."""

    def __init__(self, total: int | None, unit: str) -> None:
        self._total = total
        self._unit = unit
        self._done = 0
        self._start = monotonic()
        self._shown: Progress | None = None

    def advance(self, count: int) -> None:
        self._done += count
        if self._shown is not None:
            self._shown.advance(self._shown.task_ids[0], count)
        elif monotonic() - self._start >= SHOWN_AFTER:
            self._show()

    def _show(self) -> None:
        from rich import progress as bars
        from rich.console import Console

        done: tuple[bars.ProgressColumn, ...] = (
            (bars.DownloadColumn(), bars.TransferSpeedColumn())
            if self._unit == "bytes"
            else (bars.MofNCompleteColumn(), bars.TextColumn(self._unit))
        )
        columns = (bars.BarColumn(), *done, bars.TimeRemainingColumn())
        self._shown = bars.Progress(*columns, console=Console(stderr=True), transient=True)
        self._shown.add_task("", total=self._total, completed=self._done)
        self._shown.start()

    def stop(self) -> None:
        if self._shown is not None:
            self._shown.stop()

    def wipe_line(self) -> None:
        """Take the bar away in haste, and show the cursor that it hid."""
        if self._shown is not None:
            dumb = self._shown.console.is_dumb_terminal
            os.write(2, b"\n" if dumb else b"\r\x1b[2K\x1b[?25h")
