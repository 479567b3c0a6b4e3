"""What the reports of ``gostlane speed`` have in common."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any

from gostlane import __version__, cpu
from gostlane.cli.errors import usage, usage_errors
from gostlane.speed.cases import Case, cases

AUTO = "auto"
"""The kernel is the library's choice."""
ALL = "all"
WIDTH = 100
"""Of prose, in characters."""


def facts(schema: str) -> dict[str, Any]:
    """Begin a JSON report."""
    return {
        "schema": schema,
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "features": list(cpu.features()),
    }


def clock(rates: Iterable[float | None]) -> float | None:
    """Give the median of the clocks that were measured, None if none was."""
    known = [rate for rate in rates if rate]
    return median(known) if known else None


def heading(about: Mapping[str, Any]) -> str:
    """Say in one line what ran where."""
    place = "on any core" if about["core"] is None else f"pinned to core {about['core']}"
    threads = about["threads"]
    return (
        f"gostlane {__version__}, {platform.machine()}, Python {platform.python_version()}; "
        f"{threads} {'thread' if threads == 1 else 'threads'} {place}"
    )


def clock_words(clock_hz: float | None) -> str:
    """Go on after `heading` with the clock."""
    return f"; clock {clock_hz / 1e9:.2f} GHz (median)" if clock_hz else "; clock unknown"


def named(peers: Mapping[str, str]) -> str:
    """Name programs with their versions."""
    return ", ".join(f"{name} {version}" for name, version in peers.items())


def size_name(size: int) -> str:
    """Name a number of bytes shortly."""
    for unit, name in ((1 << 20, "MiB"), (1 << 10, "KiB")):
        if size % unit == 0:
            return f"{size // unit} {name}"
    return f"{size} B"


def figure(value: float | None) -> str:
    """Three digits or so."""
    if value is None:
        return "-"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def kernels_of(cipher: str, names: Sequence[str]) -> list[str | None]:
    """List the kernels to measure; None is the library's choice."""
    chosen: list[str | None] = []
    for name in names or (AUTO,):
        if name == AUTO:
            chosen.append(None)
        elif name == ALL:
            chosen.extend(kernel.name for kernel in cpu.kernels(cipher) if kernel.available)
        else:
            with usage_errors(), cpu.use(name):
                chosen.append(name)
    return chosen


def cases_of(ciphers: Sequence[str], works: Sequence[str]) -> list[Case]:
    """List the cases of these ciphers (all if none) and modes; at least one."""
    wanted = [
        case for case in cases() if case.cipher in (ciphers or cpu.CIPHERS) and case.work in works
    ]
    if not wanted:
        raise usage(f"--mode: {', '.join(ciphers or cpu.CIPHERS)} has no {', '.join(works)}")
    return wanted
