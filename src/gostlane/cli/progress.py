"""A progress bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


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
    with bars.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda count: bar.advance(task, count)
