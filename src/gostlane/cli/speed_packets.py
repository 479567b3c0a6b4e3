"""The report of ``gostlane speed --packets``."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from gostlane import GOST28147
from gostlane._types import Meshing
from gostlane.cli.errors import CommandError, ExitCode, usage
from gostlane.cli.options import whole
from gostlane.cli.progress import progress
from gostlane.cli.speed_common import (
    AUTO,
    WIDTH,
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
from gostlane.engines.cpu import cores
from gostlane.speed import batches, beside, packets, scaling
from gostlane.speed.clock import pinned
from gostlane.speed.packets import Row
from gostlane.speed.peers import PEERS
from gostlane.speed.scaling import Scale

SCHEMA = "gostlane/speed-packets/1"
_MOST_BYTES, _MOST_PACKETS = 1 << 26, 1 << 16
"""Of a batch: it lies in memory several times."""
_MEGA, _GIGA, _NANO = 1e-6, 1e-9, 1e9
_FOOTNOTE = """\
GOST 28147-89, param-Z; imit: tags of 4 bytes; cnt+imit: both in one pass, a key for each; mix: 7
packets of 66 bytes, 4 of 518, 1 of 1450. Medians of interleaved samples, one thread timed by its
own CPU time; MB is 10^6 bytes. c/B and the rates are those of the C core alone, contexts and round
keys set up within the time, the keys' bytes copied before. low: c/B that a tenth of the samples
were below. Shared machines move such figures by 10 % and more: compare only what ran in one run."""
_PEERS_NOTE = """\
Each does the same packets one after the other, and gave the same answers. Contexts stay open where
the library allows it, keys and IVs are set within the time, the price of calling it from Python is
taken off. -: it lacks that work (GnuTLS and gost-engine always mesh, libgcrypt has no CNT)."""
_PYTHON_NOTE = "list adds: how much more a list of buffers takes than one buffer; -: no more."


def rows_of(
    works: Sequence[str],
    sizes: Sequence[str],
    counts: Sequence[str],
    keys: batches.Keys | None,
    meshing: Meshing,
    kernels: Sequence[str],
) -> list[batches.Work]:
    """Read the options that choose what is measured."""
    for work in works:
        if work not in batches.MODES:
            raise usage(f"--mode: expected one of {', '.join(batches.MODES)}, got {work}")
    rows = batches.chosen(
        works,
        [
            batches.MIX if size == batches.MIX else _positive("--size", size, _MOST_BYTES)
            for size in sizes
        ],
        [_positive("--count", count, _MOST_PACKETS) for count in counts],
        keys,
        meshing,
        kernels_of(GOST28147.name, kernels) if kernels else (),
    )
    if not rows:
        raise usage("--packets: no mode is left that has packets of this size, or meshing")
    largest = max(max(row.sizes) * row.count for row in rows)
    if largest > _MOST_BYTES:
        raise usage(f"--count: expected batches of {_MOST_BYTES} bytes at most, got {largest}")
    return rows


def _size(text: str) -> batches.Size:
    return batches.MIX if text == batches.MIX else _positive("--size", text, _MOST_BYTES)


def _positive(option: str, text: str, most: int) -> int:
    value = whole(text)
    if not value or value > most:
        raise usage(f"{option}: expected a whole number of 1..{most}, got {text!r}")
    return value


def measure(
    works: Sequence[batches.Work], seconds: float, threads: int | None, as_json: bool
) -> str:
    """Measure batches; gives the report."""
    numbers = scaling.steps(threads or cores())
    growing = len(numbers) > 1 and (threads is not None or works == batches.standard())
    rows: list[packets.Row] = []
    growth: list[scaling.Scale] = []
    with progress(len(works) + growing * scaling.WORKS, "rows") as advance:
        with pinned(True) as core:
            for work in works:
                try:
                    rows.append(packets.row_of(work, seconds))
                except beside.PeerDisagrees as error:
                    raise CommandError(ExitCode.FAILED, str(error)) from None
                advance(1)
        for scale in scaling.scales(numbers, seconds) if growing else ():
            growth.append(scale)
            advance(1)
    about = {"seconds": seconds, "core": core}
    report = _as_json if as_json else _as_text
    return report(rows, growth, beside.versions(PEERS), beside.skipped(PEERS), about)


def _as_json(
    rows: Sequence[Row],
    growth: Sequence[Scale],
    peers: Mapping[str, str],
    skipped: Sequence[str],
    about: dict[str, Any],
) -> str:
    return json.dumps(
        {
            **facts(SCHEMA),
            **about,
            "clock_hz": _clock(rows),
            "peers": peers,
            "skipped": skipped,
            "results": [_result(row) for row in rows],
            "threads": [
                {
                    "work": scale.label,
                    "bytes": scale.bytes,
                    "figures": [
                        {
                            "threads": threads,
                            "bytes_per_second": rate,
                            "times": scale.times(threads),
                        }
                        for threads, rate in scale.rates.items()
                    ],
                }
                for scale in growth
            ],
        }
    )


def _result(row: Row) -> dict[str, Any]:
    work = row.work
    return {
        "mode": work.mode,
        "meshing": work.meshing,
        "size": work.size,
        "packets": work.count,
        "bytes": row.bytes,
        "keys": work.keys,
        "kernel": work.kernel or AUTO,
        "samples": row.samples,
        "seconds": row.core,
        "bytes_per_second": row.bytes_per_second,
        "cycles_per_byte": row.cycles_per_byte(row.core),
        "low_cycles_per_byte": row.low_cycles_per_byte,
        "python_seconds": {"buffer": row.buffer, "list": row.listed},
        "peers": {
            name: {
                "seconds": seconds,
                "cycles_per_byte": row.cycles_per_byte(seconds),
                "times": seconds / row.core,
            }
            for name, seconds in row.peers.items()
        },
    }


def _as_text(
    rows: Sequence[Row],
    growth: Sequence[Scale],
    peers: Mapping[str, str],
    skipped: Sequence[str],
    about: dict[str, Any],
) -> str:
    head = heading({**about, "threads": 1}) + clock_words(_clock(rows))
    parts = [head, _speeds(rows), _FOOTNOTE]
    if peers:
        parts += [
            "Other programs, packet by packet: cycles/byte, and times the core's\n"
            + _beside(rows, list(peers)),
            textwrap.fill(f"{named(peers)}. {_PEERS_NOTE}", WIDTH),
        ]
    parts += ["\n".join(skipped)] if skipped else []
    parts.append(f"From Python: ns/packet\n{_python(rows)}\n\n{_PYTHON_NOTE}")
    if growth:
        parts.append(f"Threads: MB/s by the wall's clock, and times one thread\n{_growth(growth)}")
    return "\n\n".join(parts)


def _clock(rows: Sequence[Row]) -> float | None:
    return clock(row.clock_hz for row in rows)


def _names(row: Row) -> tuple[str, str, str, str]:
    work = row.work
    size = work.size if isinstance(work.size, str) else size_name(work.size)
    return work.label, f"{work.count} x {size}", work.keys, work.kernel or AUTO


_NAMES = ("mode", "packets", "keys", "kernel")


def _speeds(rows: Sequence[Row]) -> str:
    head = ("c/B", "low", "MB/s", "Gbit/s", "MB/s a stream", "ns/packet", "cycles/packet")
    lines = [
        (
            *_names(row),
            figure(row.cycles_per_byte(row.core)),
            figure(row.low_cycles_per_byte),
            figure(row.bytes_per_second * _MEGA),
            figure(row.bytes_per_second * 8 * _GIGA),
            figure(row.bytes_per_second * _MEGA / row.work.count),
            figure(row.core * _NANO / row.work.count),
            figure(row.cycles(row.core / row.work.count)),
        )
        for row in rows
    ]
    return columns([(*_NAMES, *head), *lines], numbers=len(head))


def _beside(rows: Sequence[Row], peers: Sequence[str]) -> str:
    head = ("gostlane", *(cell for name in peers for cell in (name, "times")))
    lines = [
        (
            *_names(row),
            figure(row.cycles_per_byte(row.core)),
            *(cell for name in peers for cell in _one_peer(row, row.peers.get(name))),
        )
        for row in rows
    ]
    return columns([(*_NAMES, *head), *lines], numbers=len(head))


def _one_peer(row: Row, seconds: float | None) -> tuple[str, str]:
    if seconds is None:
        return "-", "-"
    return figure(row.cycles_per_byte(seconds)), figure(seconds / row.core)


def _python(rows: Sequence[Row]) -> str:
    head = ("core", "one buffer", "times", "list", "list adds")
    lines = []
    for row in rows:
        core, buffer, listed = (
            seconds * _NANO / row.work.count for seconds in (row.core, row.buffer, row.listed)
        )
        added = f"{listed - buffer:.0f}" if listed > buffer else "-"
        figures = (figure(core), figure(buffer), figure(buffer / core), figure(listed), added)
        lines.append((*_names(row), *figures))
    return columns([(*_NAMES, *head), *lines], numbers=len(head))


def _growth(growth: Sequence[Scale]) -> str:
    numbers = list(growth[0].rates)
    head = [str(numbers[0]), *(cell for number in numbers[1:] for cell in (str(number), "times"))]
    lines = [
        (
            scale.label,
            figure(scale.rates[numbers[0]] * _MEGA),
            *(
                cell
                for number in numbers[1:]
                for cell in (figure(scale.rates[number] * _MEGA), figure(scale.times(number)))
            ),
        )
        for scale in growth
    ]
    return columns([("work", *head), *lines], numbers=len(head))
