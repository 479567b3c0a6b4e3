"""The CPU's cores: one large update on several threads, the GIL released in each."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache

from gostlane import _core

PAYS_FROM = 1 << 20
"""Bytes in one update from which threads are worth their start."""

_CHUNK_FROM, _CHUNK_TO = 1 << 18, 1 << 22


@cache
def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def resolve_threads(threads: int | None) -> int:
    """The number asked for, or the cores for None; ValueError below 1."""
    if threads is None:
        return cores()
    if threads < 1:
        raise ValueError(f"threads: expected at least 1, got {threads}")
    return threads


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="gostlane")


if hasattr(os, "register_at_fork"):  # a child process has none of the parent's threads
    os.register_at_fork(after_in_child=_pool.cache_clear)


def update_into_threaded(
    stream: _core.Stream, source: memoryview, target: memoryview, threads: int
) -> int:
    """As `Stream.update_into`, in chunks that run side by side.

    Each chunk goes to a copy of the stream that stands at its start. Moving on past a chunk reads
    the end of its input, and comes before the chunk is handed out, so that the target may be the
    source.
    """
    stream.check(source, target)
    cursor = stream.claim()
    moved: _core.Stream | None = None
    jobs: list[Future[int]] = []
    try:
        try:
            written = _run(cursor, source, target, threads, jobs)
        finally:
            wait(jobs)
        for job in jobs:
            job.result()
        moved = cursor
    finally:
        stream.release(moved)
    return written


def _run(
    cursor: _core.Stream,
    source: memoryview,
    target: memoryview,
    threads: int,
    jobs: list[Future[int]],
) -> int:
    """Hand out chunks, adding to `jobs`, and process the rest here; the bytes written in all."""
    done = cursor.to_border
    if cursor.output_size(done) != done:  # blocks straddle the buffers: no chunk lies in one place
        return cursor.update_into(source, target)
    if done:
        cursor.update_into(source[:done], target[:done])
    size = min(max(source.nbytes // (4 * threads), _CHUNK_FROM), _CHUNK_TO)
    size -= size % (cursor.unit * 1024)
    while source.nbytes - done >= size:
        chunk = source[done : done + size]
        part = cursor.fork()
        cursor.skip(chunk)
        jobs.append(_pool(threads).submit(part.update_into, chunk, target[done : done + size]))
        done += size
    return done + cursor.update_into(source[done:], target[done:])
