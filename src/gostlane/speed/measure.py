"""Times of pieces of work, interleaved with each other and with the core's clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import repeat
from statistics import median
from typing import TypeAlias

from gostlane.speed.clock import Meter

Step: TypeAlias = Callable[[], object]
"""One message."""
Start: TypeAlias = Callable[[], Step]
"""Makes a fresh context, so that no counter or key wears out over many samples."""

_SAMPLES = 15
_LEAST_NS = 200_000
"""A sample is at least this long, far above the timer's grain."""
_WARMING = 8
"""The part of a sample that is run before it: vector units take a while to wake up."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The median of one piece of work."""

    size: int
    """Bytes of a message."""
    bytes_per_second: float
    cycles_per_byte: float | None
    """By the clock that was measured beside each sample; None if it can't be."""
    low_cycles_per_byte: float | None
    """A tenth of the samples were below: what is reached where nothing else disturbs the core."""
    clock_hz: float | None
    """The median clock."""
    samples: int

    @property
    def seconds(self) -> float:
        """Of one message."""
        return self.size / self.bytes_per_second


def measure(
    starts: Sequence[Start], size: int, seconds: float, meter: Meter, samples: int = _SAMPLES
) -> list[Figure]:
    """Measure pieces of work on messages of `size` bytes, about `seconds` for each.

    The samples take turns, so that what the machine does meanwhile hits all alike.
    """
    sample_ns = max(int(seconds * 1e9 / samples), _LEAST_NS)
    counts = [_messages_in(start, sample_ns, meter) for start in starts]
    times: list[list[float]] = [[] for _ in starts]
    clocks: list[list[float]] = [[] for _ in starts]
    for _ in range(samples):
        for index, start in enumerate(starts):
            hz = meter.clock_hz()
            step = start()
            _run(step, counts[index] // _WARMING, meter)
            times[index].append(_run(step, counts[index], meter) / counts[index])
            if hz is not None:
                clocks[index].append(hz)
    return [_figure(size, each, clock) for each, clock in zip(times, clocks, strict=True)]


def _run(step: Step, count: int, meter: Meter) -> int:
    """Run `count` messages; returns nanoseconds."""
    begin = meter.timer()
    for _ in repeat(None, count):
        step()
    return meter.timer() - begin


def _messages_in(start: Start, nanoseconds: int, meter: Meter) -> int:
    """Find how many messages fill the time; running them also warms up caches and clock."""
    count = 1
    while (taken := _run(start(), count, meter)) < nanoseconds // 2:
        count *= 2
    return max(count * nanoseconds // max(taken, 1), 1)


def _figure(size: int, times: list[float], clocks: list[float]) -> Figure:
    """Medians over the samples, each with its own clock."""
    cycles = [
        nanoseconds * 1e-9 * hz / size for nanoseconds, hz in zip(times, clocks, strict=False)
    ]
    return Figure(
        size=size,
        bytes_per_second=size / (median(times) * 1e-9),
        cycles_per_byte=median(cycles) if cycles else None,
        low_cycles_per_byte=sorted(cycles)[len(cycles) // 10] if cycles else None,
        clock_hz=median(clocks) if clocks else None,
        samples=len(times),
    )
