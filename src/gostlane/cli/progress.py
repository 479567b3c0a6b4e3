"""A progress bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gostlane.cli import interruption


@contextmanager
def progress(total: int | None, unit: str = "bytes") -> Iterator[Callable[[int], None]]:
    """Give a function to be told how much more is done; `total` None: nobody knows."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _count: None
        return
    from rich import progress as bars
    from rich.console import Console

    done: tuple[bars.ProgressColumn, ...] = (
        (bars.DownloadColumn(), bars.TransferSpeedColumn())
        if unit == "bytes"
        else (bars.MofNCompleteColumn(), bars.TextColumn(unit))
    )
    columns = (bars.BarColumn(), *done, bars.TimeRemainingColumn())
    console = Console(stderr=True)
    with (
        interruption.undoing(lambda: _wipe_line(console.is_dumb_terminal)),
        bars.Progress(*columns, console=console, transient=True) as bar,
    ):
        task = bar.add_task("", total=total)
        yield lambda count: bar.advance(task, count)


def _wipe_line(dumb: bool) -> None:
    """Take the bar away in haste, and show the cursor that it hid."""
    os.write(2, b"\n" if dumb else b"\r\x1b[2K\x1b[?25h")
