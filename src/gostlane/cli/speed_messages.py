"""The report of ``gostlane speed`` on messages: a row per case and kernel, a column per size."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from gostlane.cli.progress import progress
from gostlane.cli.speed_common import (
    AUTO,
    cases_of,
    clock,
    clock_words,
    facts,
    figure,
    heading,
    kernels_of,
    size_name,
)
from gostlane.cli.text import columns
from gostlane.speed.cases import WORKS
from gostlane.speed.clock import pinned
from gostlane.speed.measure import Figure
from gostlane.speed.table import Row, rows_of

SCHEMA = "gostlane/speed/1"
_FOOTNOTE = """\
Medians; MB is 10^6 bytes. One thread is timed by its own CPU time, several by the wall's. Cycles
are of the core's clock, measured beside every sample. These are calls from Python: at 16 to 256 B
the call itself is most of the time (gostlane-speed, which `make speed` builds and runs, shows the
core alone). Working set: two buffers of the message size, one for a MAC. Shared machines and
changing clocks move such figures by 10 % and more: compare only what ran in the same run."""


def measure(
    ciphers: Sequence[str],
    works: Sequence[str],
    kernels: Sequence[str],
    sizes: Sequence[int],
    seconds: float,
    threads: int,
    as_json: bool,
) -> str:
    """Measure messages; gives the report."""
    wanted = cases_of(ciphers, works or WORKS)
    plan = [(case, kernels_of(case.cipher, kernels)) for case in wanted]
    rows: list[Row] = []
    with pinned(threads == 1) as core, progress(len(plan), "rows") as advance:
        for case, names in plan:
            rows.extend(rows_of(case, names, sizes, seconds, threads))
            advance(1)
    about = {"seconds": seconds, "threads": threads, "core": core}
    if as_json:
        return _as_json(rows, about)
    return _as_text(rows, sizes, about)


def _as_json(rows: Sequence[Row], about: dict[str, Any]) -> str:
    return json.dumps(
        {
            **facts(SCHEMA),
            **about,
            "clock_hz": _clock(rows),
            "results": [
                {
                    "cipher": row.case.cipher,
                    "mode": row.case.work,
                    "direction": row.case.direction,
                    "meshing": row.case.meshing,
                    "kernel": row.kernel or AUTO,
                    "figures": [
                        {
                            "size": each.size,
                            "kernel": ran,
                            "bytes_per_second": each.bytes_per_second,
                            "cycles_per_byte": each.cycles_per_byte,
                            "samples": each.samples,
                        }
                        for each, ran in zip(row.figures, row.ran, strict=True)
                    ],
                }
                for row in rows
            ],
        }
    )


def _as_text(rows: Sequence[Row], sizes: Sequence[int], about: dict[str, Any]) -> str:
    return "\n".join(
        [
            heading(about) + clock_words(_clock(rows)),
            "",
            "MB/s",
            _table(rows, sizes, lambda each: figure(each.bytes_per_second / 1e6)),
            "",
            "cycles/byte",
            _table(rows, sizes, lambda each: figure(each.cycles_per_byte)),
            "",
            _FOOTNOTE,
        ]
    )


def _clock(rows: Sequence[Row]) -> float | None:
    return clock(each.clock_hz for row in rows for each in row.figures)


def _table(rows: Sequence[Row], sizes: Sequence[int], value: Callable[[Figure], str]) -> str:
    head = ("cipher", "mode", "kernel", *map(size_name, sizes))
    lines = [
        (row.case.cipher, row.case.label, row.kernels, *map(value, row.figures)) for row in rows
    ]
    return columns([head, *lines], numbers=len(sizes))
