"""The table: one row per case and kernel, one figure per message size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from gostlane.speed.cases import Case
from gostlane.speed.clock import meter_for
from gostlane.speed.measure import Figure, measure


@dataclass(slots=True)
class Row:
    """The figures of one case on one kernel."""

    case: Case
    kernel: str | None
    """The kernel that was asked for; None: the library's choice at each size."""
    figures: list[Figure] = field(default_factory=list)
    ran: list[str] = field(default_factory=list)
    """The kernel that really ran, by size."""

    @property
    def kernels(self) -> str:
        """The kernels that ran, in words."""
        return "/".join(dict.fromkeys(self.ran))


def rows_of(
    case: Case, kernels: Sequence[str | None], sizes: Sequence[int], seconds: float, threads: int
) -> Iterator[Row]:
    """Measure one case on all `kernels`, interleaved."""
    rows = [Row(case, kernel) for kernel in kernels]
    for size in sizes:
        figures = measure(
            [case.start(kernel, size, threads) for kernel in kernels],
            size,
            seconds,
            meter_for(threads),
        )
        for row, figure in zip(rows, figures, strict=True):
            row.figures.append(figure)
            row.ran.append(case.ran_on(row.kernel, size))
    yield from rows
