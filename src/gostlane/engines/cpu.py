"""The CPU's cores: one large update on several threads, the GIL released in each."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache, partial

from gostlane import _core
from gostlane._types import integer
from gostlane.engines.jobs import Jobs

PAYS_FROM = 1 << 20
"""Bytes in one update from which threads are worth their start."""

_CHUNK_FROM, _CHUNK_TO = 1 << 18, 1 << 22


@cache
def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def resolve_threads(threads: int | None) -> int:
    """The number asked for, or the cores for None; ValueError below 1, TypeError for no integer."""
    if threads is None:
        return cores()
    return integer("threads", threads, 1, 1 << 16, "1..65536")


def update_into_threaded(
    stream: _core.Stream, source: memoryview, target: memoryview, threads: int
) -> int:
    """As `Stream.update_into`, in chunks that run side by side.

    Each chunk goes to a copy of the stream that stands at its start. Moving on past a chunk reads
    the end of its input, and comes before the chunk is handed out, so that the target may be the
    source.

    An exception that comes from outside meanwhile, such as KeyboardInterrupt, leaves the target
    half written: then the stream is ended, and no thread writes after the exception is raised.
    """
    stream.check(source, target)
    cursor = stream.claim()
    try:
        with Jobs(threads) as jobs:
            written = _run(cursor, source, target, threads, jobs)
            jobs.finish()
    except BaseException:
        stream.release(None)
        with suppress(ValueError):
            stream.finalize()
        raise
    stream.release(cursor)
    return written


def _run(
    cursor: _core.Stream, source: memoryview, target: memoryview, threads: int, jobs: Jobs
) -> int:
    """Hand out chunks and process the last one here, which is no shorter; the bytes written."""
    done = cursor.to_border
    if cursor.output_size(done) != done:  # blocks straddle the buffers: no chunk lies in one place
        return cursor.update_into(source, target)
    if done:
        cursor.update_into(source[:done], target[:done])
    size = min(max(source.nbytes // (4 * threads), _CHUNK_FROM), _CHUNK_TO)
    step = cursor.unit * 1024
    size = max(size - size % step, step)
    while source.nbytes - done >= 2 * size:
        chunk = source[done : done + size]
        part = cursor.fork()
        cursor.skip(chunk)
        jobs.add(partial(part.update_into, chunk, target[done : done + size]))
        done += size
    return done + cursor.update_into(source[done:], target[done:])
