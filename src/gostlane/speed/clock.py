"""The core to measure on, and its clock."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter_ns, thread_time_ns

from gostlane import _core


@dataclass(frozen=True, slots=True)
class Meter:
    """What time and cycles are read from."""

    timer: Callable[[], int]
    """Nanoseconds from some beginning."""
    clock_hz: Callable[[], float | None]
    """The core's clock now, or None where that can't be told."""


def meter_for(threads: int) -> Meter:
    """Time one thread by its own CPU time, in which nothing else runs, and several by the wall's.

    Cycles are told for one thread only.
    """
    if threads == 1:
        return Meter(thread_time_ns, _clock_hz)
    return Meter(perf_counter_ns, lambda: None)


@contextmanager
def pinned(wanted: bool) -> Iterator[int | None]:
    """Stay on one core inside; gives its number, or None where the thread stays free."""
    if not wanted or not hasattr(os, "sched_setaffinity"):
        yield None
        return
    allowed = os.sched_getaffinity(0)
    core = max(allowed)  # core 0 serves most interrupts
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, allowed)


def _clock_hz() -> float | None:
    """Measure the core's clock for about a millisecond; None where that is not possible."""
    return _core.clock_hz() or None
