"""The table: one row per case and kernel or other program, one figure per message size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from gostlane.speed import beside
from gostlane.speed.cases import Case
from gostlane.speed.clock import meter_for
from gostlane.speed.measure import Figure, measure


@dataclass(slots=True)
class Row:
    """The figures of one case on one kernel, or by another program."""

    case: Case
    kernel: str | None
    """The kernel that was asked for; None: the library's choice at each size."""
    program: str | None = None
    """Another program's name; it has no kernels."""
    figures: list[Figure] = field(default_factory=list)
    ran: list[str] = field(default_factory=list)
    """The kernel that really ran, by size; empty for another program."""

    @property
    def kernels(self) -> str:
        """The kernels that ran, in words; or the program."""
        return self.program or "/".join(dict.fromkeys(self.ran))


def rows_of(
    case: Case,
    kernels: Sequence[str | None],
    sizes: Sequence[int],
    seconds: float,
    threads: int,
    peers: bool,
) -> Iterator[Row]:
    """Measure one case on all `kernels`, and with `peers` by other programs, interleaved.

    Raises PeerDisagrees if another program's answers are not ours.
    """
    rows = [Row(case, kernel) for kernel in kernels]
    others: dict[str, Row] = {}
    for size in sizes:
        starts = [case.start(kernel, size, threads) for kernel in kernels]
        besides = beside.starts(case, size) if peers else {}
        for name in besides:
            others.setdefault(name, Row(case, None, name))
        figures = measure([*starts, *besides.values()], size, seconds, meter_for(threads))
        for row, figure in zip(rows, figures, strict=False):
            row.figures.append(figure)
            row.ran.append(case.ran_on(row.kernel, size))
        for name, figure in zip(besides, figures[len(rows) :], strict=True):
            others[name].figures.append(figure)
    yield from rows
    yield from others.values()
