"""``gostlane speed``: a table like that of ``openssl speed``."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import click

from gostlane import __version__, cpu
from gostlane.cli.errors import EXIT_CODES, usage, usage_errors
from gostlane.cli.files import print_out
from gostlane.cli.options import decimal, json_option, not_empty, number, whole
from gostlane.cli.progress import progress
from gostlane.cli.text import columns
from gostlane.engines.cpu import resolve_threads
from gostlane.speed.cases import WORKS, cases
from gostlane.speed.clock import pinned
from gostlane.speed.measure import Figure
from gostlane.speed.table import Row, rows_of

SCHEMA = "gostlane/speed/1"
SIZES = (16, 64, 256, 1024, 8192, 65536, 1048576)
_BLOCK_SIZE = 8
_AUTO, _ALL = "auto", "all"
_FOOTNOTE = """\
Medians; MB is 10^6 bytes. One thread is timed by its own CPU time, several by the wall's. Cycles
are of the core's clock, measured beside every sample. These are calls from Python: at 16 to 256 B
the call itself is most of the time (the C timing program shows the core alone). Working set: two
buffers of the message size, one for a MAC. Shared machines and changing clocks move such figures by
10 % and more: compare only what ran in the same run."""


@click.command(
    epilog=f"""\b
Examples:
  gostlane speed
  gostlane speed --cipher magma --mode ctr --kernel all --sizes 8192,1048576 --seconds 1
  gostlane speed --json > speed.json

{EXIT_CODES}"""
)
@click.option(
    "--cipher", "ciphers", type=click.Choice(cpu.CIPHERS), multiple=True, help="Only this."
)
@click.option("--mode", "works", type=click.Choice(WORKS), multiple=True, help="Only this.")
@click.option(
    "--kernel",
    "kernels",
    metavar="NAME",
    multiple=True,
    callback=not_empty,
    help="A kernel's name, auto (the library's choice, the default) or all that this CPU has.",
)
@click.option(
    "--sizes",
    metavar="N,N,...",
    callback=not_empty,
    help="Message sizes in bytes, multiples of 8.",
)
@click.option(
    "--seconds",
    default="0.1",
    show_default=True,
    metavar="S",
    callback=decimal,
    help="Time for a figure.",
)
@click.option(
    "--threads",
    default="1",
    show_default=True,
    metavar="N",
    callback=number,
    help="1: on a pinned core.",
)
@json_option
def speed(
    ciphers: tuple[str, ...],
    works: tuple[str, ...],
    kernels: tuple[str, ...],
    sizes: str | None,
    seconds: float,
    threads: int,
    as_json: bool,
) -> None:
    """Measure every cipher, mode and kernel at several message sizes.

    In MB/s and in cycles per byte, on one core unless --threads says otherwise. The options
    --cipher, --mode and --kernel may be repeated.
    """
    chosen = _sizes(sizes)
    if not 0 < seconds <= 3600:  # also refuses NaN
        raise usage(f"--seconds: expected more than 0 and at most 3600, got {seconds}")
    with usage_errors():
        resolve_threads(threads)
    wanted = [
        case
        for case in cases()
        if case.cipher in (ciphers or cpu.CIPHERS) and case.work in (works or WORKS)
    ]
    if not wanted:
        raise usage(f"--mode: {', '.join(ciphers)} has no {', '.join(works)}")
    plan = [(case, _kernels(case.cipher, kernels)) for case in wanted]
    rows: list[Row] = []
    with pinned(threads == 1) as core, progress(len(plan), "rows") as advance:
        for case, names in plan:
            rows.extend(rows_of(case, names, chosen, seconds, threads))
            advance(1)
    about = {"seconds": seconds, "threads": threads, "core": core}
    print_out(_json(rows, about) if as_json else _text(rows, chosen, about))


def _sizes(text: str | None) -> Sequence[int]:
    if text is None:
        return SIZES
    sizes = [whole(part.strip(" ")) or 0 for part in text.split(",")]
    if min(sizes) < 1 or any(size % _BLOCK_SIZE for size in sizes):
        raise usage(
            f"--sizes: expected multiples of {_BLOCK_SIZE} with commas between, got {text!r}"
        )
    return sizes


def _kernels(cipher: str, names: Sequence[str]) -> list[str | None]:
    """List the kernels to measure; None is the library's choice."""
    chosen: list[str | None] = []
    for name in names or (_AUTO,):
        if name == _AUTO:
            chosen.append(None)
        elif name == _ALL:
            chosen.extend(kernel.name for kernel in cpu.kernels(cipher) if kernel.available)
        else:
            with usage_errors(), cpu.use(name):
                chosen.append(name)
    return chosen


def _json(rows: Sequence[Row], about: dict[str, Any]) -> str:
    return json.dumps(
        {
            "schema": SCHEMA,
            "version": __version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "features": list(cpu.features()),
            **about,
            "clock_hz": _clock(rows),
            "results": [
                {
                    "cipher": row.case.cipher,
                    "mode": row.case.work,
                    "direction": row.case.direction,
                    "meshing": row.case.meshing,
                    "kernel": row.kernel or _AUTO,
                    "figures": [
                        {
                            "size": figure.size,
                            "kernel": ran,
                            "bytes_per_second": figure.bytes_per_second,
                            "cycles_per_byte": figure.cycles_per_byte,
                            "samples": figure.samples,
                        }
                        for figure, ran in zip(row.figures, row.ran, strict=True)
                    ],
                }
                for row in rows
            ],
        }
    )


def _clock(rows: Sequence[Row]) -> float | None:
    clocks = [figure.clock_hz for row in rows for figure in row.figures if figure.clock_hz]
    return median(clocks) if clocks else None


def _text(rows: Sequence[Row], sizes: Sequence[int], about: dict[str, Any]) -> str:
    clock = _clock(rows)
    place = "on any core" if about["core"] is None else f"pinned to core {about['core']}"
    rate = f"{clock / 1e9:.2f} GHz (median)" if clock else "unknown"
    return "\n".join(
        [
            f"gostlane {__version__}, {platform.machine()}, Python {platform.python_version()}; "
            f"{about['threads']} thread(s) {place}; clock {rate}",
            "",
            "MB/s",
            _table(rows, sizes, lambda figure: _number(figure.bytes_per_second / 1e6)),
            "",
            "cycles/byte",
            _table(rows, sizes, lambda figure: _number(figure.cycles_per_byte)),
            "",
            _FOOTNOTE,
        ]
    )


def _table(rows: Sequence[Row], sizes: Sequence[int], value: Callable[[Figure], str]) -> str:
    heading = ("cipher", "mode", "kernel", *map(_size, sizes))
    lines = [
        (row.case.cipher, row.case.label, row.kernels, *map(value, row.figures)) for row in rows
    ]
    return columns([heading, *lines], numbers=len(sizes))


def _size(size: int) -> str:
    for unit, name in ((1 << 20, "MiB"), (1 << 10, "KiB")):
        if size % unit == 0:
            return f"{size // unit} {name}"
    return f"{size} B"


def _number(value: float | None) -> str:
    """Three digits or so."""
    if value is None:
        return "-"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
