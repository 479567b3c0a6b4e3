"""The figures of a batch of packets, and those of other programs on the same packets in turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from gostlane.speed.batches import Batch, Work
from gostlane.speed.beside import PeerDisagrees
from gostlane.speed.cases import on
from gostlane.speed.clock import meter_for
from gostlane.speed.measure import Step, measure
from gostlane.speed.peers import PEERS
from gostlane.speed.peers.program import Program

_SAMPLES = 31
"""More than for long messages: several figures are differences."""


@dataclass(frozen=True, slots=True)
class Row:
    """What one batch took, in seconds; medians."""

    work: Work
    bytes: int
    core: float
    """The C core alone, the price of calling it taken off."""
    buffer: float
    """A call of `gostlane.packets` with one buffer and arrays of offsets and lengths."""
    listed: float
    """A call with a list of buffers."""
    peers: Mapping[str, float]
    """By name; the price of calling the library, packet by packet, taken off."""
    low_cycles_per_byte: float | None
    """Of the core: a tenth of the samples were below."""
    clock_hz: float | None
    samples: int

    @property
    def bytes_per_second(self) -> float:
        """Of the core."""
        return self.bytes / self.core

    def cycles(self, seconds: float) -> float | None:
        """Cycles of the core's clock."""
        return None if self.clock_hz is None else seconds * self.clock_hz

    def cycles_per_byte(self, seconds: float) -> float | None:
        """Cycles of the core's clock for each byte of text."""
        return None if self.clock_hz is None else seconds * self.clock_hz / self.bytes


def row_of(work: Work, seconds: float) -> Row:
    """Measure one batch, about `seconds` for each program.

    Raises PeerDisagrees if another program's answers are not ours.
    """
    batch = Batch(work)
    programs = _programs(batch)
    with on(work.kernel):
        steps: dict[str, Step] = {
            "core": batch.core(),
            "idle": batch.idle(),
            "buffer": batch.from_buffer(),
            "list": batch.from_list(),
        }
        for name, program in programs.items():
            steps[name], steps[f"{name} idle"] = program.run, program.idle().run
        starts = [partial(_same, step) for step in steps.values()]
        figures = dict(
            zip(
                steps,
                measure(starts, batch.bytes, seconds, meter_for(1), _SAMPLES),
                strict=True,
            )
        )
    core, idle = figures["core"], figures["idle"]
    low = core.low_cycles_per_byte
    return Row(
        work,
        batch.bytes,
        core=core.seconds - idle.seconds,
        buffer=figures["buffer"].seconds,
        listed=figures["list"].seconds,
        peers={name: figures[name].seconds - figures[f"{name} idle"].seconds for name in programs},
        low_cycles_per_byte=None if low is None else low - (idle.cycles_per_byte or 0),
        clock_hz=core.clock_hz,
        samples=core.samples,
    )


def _same(step: Step) -> Step:
    """Start a batch over: nothing of it wears out."""
    return step


def _programs(batch: Batch) -> dict[str, Program]:
    """Prepare the peers that can do this work, and see that they do."""
    batch.core()()
    made: dict[str, Program] = {}
    for name, peer in PEERS.items():
        program = None if peer.missing() else peer.program(batch.job())
        if program is not None:
            program.run()
            if program.answers != batch.answers:
                raise PeerDisagrees(f"{name}: other answers than gostlane's in {batch.work.label}")
            made[name] = program
    return made
