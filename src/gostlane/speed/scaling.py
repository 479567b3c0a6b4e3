"""How the speed grows with the number of threads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from gostlane import GOST28147
from gostlane.speed.batches import Batch, Work
from gostlane.speed.cases import Case
from gostlane.speed.clock import meter_for
from gostlane.speed.measure import Start, Step, measure

_MESSAGE, _MESSAGE_NAME = 1 << 20, "1 MiB"
_MESSAGES = 8
_SECTORS = 4096
_EACH_UP_TO = 8


@dataclass(frozen=True, slots=True)
class Scale:
    """Bytes per second of one piece of work, by the number of threads."""

    label: str
    bytes: int
    rates: dict[int, float]

    def times(self, threads: int) -> float:
        """How many times the rate of one thread."""
        return self.rates[threads] / self.rates[1]


WORKS = 3
"""How many pieces of work `scales` measures."""


def steps(most: int) -> list[int]:
    """Numbers of threads from 1 to `most`: each up to 8, then doubled."""
    numbers = list(range(1, min(most, _EACH_UP_TO) + 1))
    while numbers[-1] < most:
        numbers.append(min(2 * numbers[-1], most))
    return numbers


def scales(threads: Sequence[int], seconds: float) -> Iterator[Scale]:
    """Measure 512-byte sectors with keys of their own and 1 MiB messages, by the wall's clock.

    About `seconds` for each number of threads, in turns.
    """
    sectors, messages = Work("ctr", 512, _SECTORS), Work("cnt", _MESSAGE, _MESSAGES)
    for work, size in ((sectors, "512 bytes"), (messages, _MESSAGE_NAME)):
        batch = Batch(work)
        starts: list[Start] = [partial(_again, batch.from_buffer(number)) for number in threads]
        label = f"{work.mode}, {work.count} packets of {size}"
        yield _scale(label, starts, batch.bytes, threads, seconds)
    case = Case(GOST28147.name, "cnt", "encrypt", None)
    starts = [case.start(None, _MESSAGE, number) for number in threads]
    yield _scale(f"cnt, one message of {_MESSAGE_NAME}", starts, _MESSAGE, threads, seconds)


def _again(step: Step) -> Step:
    return step


def _scale(
    label: str, starts: Sequence[Start], size: int, threads: Sequence[int], seconds: float
) -> Scale:
    figures = measure(starts, size, seconds, meter_for(2))
    rates = [figure.bytes_per_second for figure in figures]
    return Scale(label, size, dict(zip(threads, rates, strict=True)))
