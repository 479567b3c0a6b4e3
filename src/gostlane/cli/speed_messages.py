"""The report of ``gostlane speed`` on messages: a row per case and kernel or other program."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from gostlane.cli.errors import CommandError, ExitCode
from gostlane.cli.progress import progress
from gostlane.cli.speed_common import (
    AUTO,
    WIDTH,
    cases_of,
    clock,
    clock_words,
    facts,
    figure,
    heading,
    kernels_of,
    named,
    size_name,
)
from gostlane.cli.text import columns
from gostlane.speed import beside
from gostlane.speed.cases import WORKS
from gostlane.speed.clock import pinned
from gostlane.speed.measure import Figure
from gostlane.speed.peers import STREAM_PEERS
from gostlane.speed.table import Row, rows_of

SCHEMA = "gostlane/speed/1"
_FOOTNOTE = """\
Medians; MB is 10^6 bytes. One thread is timed by its own CPU time, several by the wall's. Cycles
are of the core's clock, measured beside every sample. These are calls from Python: at 16 to 256 B
the call itself is most of the time (gostlane-speed, which `make speed` builds and runs, shows the
core alone). Working set: two buffers of the message size, one for a MAC. Shared machines and
changing clocks move such figures by 10 % and more: compare only what ran in the same run."""
_PEERS_NOTE = """\
Other programs gave the same answers first. They are called through ctypes, which takes about 1 us a
call, on contexts that stay open. "OpenSSL software" is OpenSSL without the CPU's instructions for
AES."""


def measure(
    ciphers: Sequence[str],
    works: Sequence[str],
    kernels: Sequence[str],
    sizes: Sequence[int],
    seconds: float,
    threads: int,
    peers: bool,
    as_json: bool,
) -> str:
    """Measure messages; gives the report."""
    wanted = cases_of(ciphers, works or WORKS)
    plan = [(case, kernels_of(case.cipher, kernels)) for case in wanted]
    rows: list[Row] = []
    with pinned(threads == 1) as core, progress(len(plan), "rows") as advance:
        for case, names in plan:
            try:
                rows.extend(rows_of(case, names, sizes, seconds, threads, peers))
            except beside.PeerDisagrees as error:
                raise CommandError(ExitCode.FAILED, str(error)) from None
            advance(1)
    about = {"seconds": seconds, "threads": threads, "core": core}
    ran = {row.program for row in rows}
    versions = beside.versions({name: peer for name, peer in STREAM_PEERS.items() if name in ran})
    skipped = beside.skipped(STREAM_PEERS) if peers else []
    if as_json:
        return _as_json(rows, {**about, "peers": versions, "skipped": skipped})
    return _as_text(rows, sizes, about, versions, skipped)


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
                    **_who(row),
                    "figures": [
                        {
                            "size": each.size,
                            **({"kernel": ran} if ran else {}),
                            "bytes_per_second": each.bytes_per_second,
                            "cycles_per_byte": each.cycles_per_byte,
                            "samples": each.samples,
                        }
                        for each, ran in zip_longest(row.figures, row.ran)
                    ],
                }
                for row in rows
            ],
        }
    )


def _who(row: Row) -> dict[str, str]:
    if row.program:
        return {"program": row.program}
    return {"program": "gostlane", "kernel": row.kernel or AUTO}


def _as_text(
    rows: Sequence[Row],
    sizes: Sequence[int],
    about: dict[str, Any],
    peers: Mapping[str, str],
    skipped: Sequence[str],
) -> str:
    parts = [
        heading(about) + clock_words(_clock(rows)),
        "MB/s\n" + _table(rows, sizes, lambda each: figure(each.bytes_per_second / 1e6)),
        "cycles/byte\n" + _table(rows, sizes, lambda each: figure(each.cycles_per_byte)),
        _FOOTNOTE,
    ]
    if peers:
        parts.append(textwrap.fill(f"{named(peers)}. {_PEERS_NOTE}", WIDTH))
    parts += ["\n".join(skipped)] if skipped else []
    return "\n\n".join(parts)


def _clock(rows: Sequence[Row]) -> float | None:
    return clock(each.clock_hz for row in rows for each in row.figures)


def _table(rows: Sequence[Row], sizes: Sequence[int], value: Callable[[Figure], str]) -> str:
    head = ("cipher", "mode", "kernel or program", *map(size_name, sizes))
    lines = []
    for row in rows:
        by_size = {each.size: value(each) for each in row.figures}
        cells = (by_size.get(size, "-") for size in sizes)
        lines.append((row.case.cipher, row.case.label, row.kernels, *cells))
    return columns([head, *lines], numbers=len(sizes))
