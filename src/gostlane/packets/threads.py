"""One call of the core, or several on threads where the batch is large."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from gostlane import _core, cpu
from gostlane.engines.cpu import resolve_threads
from gostlane.engines.jobs import Jobs
from gostlane.packets.arguments import Code, Place, Text
from gostlane.packets.result import Result

PART_FROM = 1 << 17
"""Bytes that are worth a thread's start."""


def run(text: Text, code: Code, place: Place, threads: int | None) -> Result:
    """Make the batch, which refuses what makes no sense before anything is written, and run it."""
    allowed = resolve_threads(threads)
    arguments = (*text, *code, cpu.forced.get(), *place)
    batch = _core.batch(*arguments)
    count = min(allowed, batch.bytes // PART_FROM)
    if count > 1:
        with Jobs(count) as jobs:
            for start, stop in pairwise([0, *batch.split(count), batch.count]):
                jobs.add(partial(batch.run, start, stop))
            jobs.finish()
    else:
        batch.run(0, batch.count)
    return Result.of(batch)
