"""The CPU's cores: one large update on several threads, the GIL released in each."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from threading import Lock

from gostlane import _core
from gostlane._types import integer

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
    return integer("threads", threads, 1, 1 << 16, "at least 1")


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="gostlane")


if hasattr(os, "register_at_fork"):  # a child process has none of the parent's threads
    os.register_at_fork(after_in_child=_pool.cache_clear)


class _Job:
    """One chunk, which runs once, in whichever thread comes first, unless it is revoked."""

    def __init__(self, part: _core.Stream, source: memoryview, target: memoryview) -> None:
        self._part: _core.Stream | None = part
        self._buffers = source, target
        self._lock = Lock()

    def __call__(self) -> None:
        with self._lock:
            part, self._part = self._part, None
            if part is not None:
                part.update_into(*self._buffers)

    def revoke(self) -> None:
        """Let it not start any more, and wait for it if it has."""
        self._part = None
        with self._lock:
            pass


def _settle(jobs: list[_Job]) -> None:
    """Revoke all jobs; an interruption is raised when none of them can write any more."""
    interruption: BaseException | None = None
    for job in jobs:
        settled = False
        while not settled:
            try:
                job.revoke()
                settled = True
            except BaseException as raised:
                interruption = raised
    if interruption is not None:
        raise interruption


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
    jobs: list[_Job] = []
    try:
        try:
            written = _run(cursor, source, target, threads, jobs)
        finally:
            _settle(jobs)
    except BaseException:
        stream.release(None)
        with suppress(ValueError):
            stream.finalize()
        raise
    stream.release(cursor)
    return written


def _run(
    cursor: _core.Stream, source: memoryview, target: memoryview, threads: int, jobs: list[_Job]
) -> int:
    """Hand out chunks, adding to `jobs`, and process the rest here; the bytes written in all."""
    done = cursor.to_border
    if cursor.output_size(done) != done:  # blocks straddle the buffers: no chunk lies in one place
        return cursor.update_into(source, target)
    if done:
        cursor.update_into(source[:done], target[:done])
    size = min(max(source.nbytes // (4 * threads), _CHUNK_FROM), _CHUNK_TO)
    size -= size % (cursor.unit * 1024)
    futures: list[Future[None]] = []
    while source.nbytes - done >= size:
        chunk = source[done : done + size]
        job = _Job(cursor.fork(), chunk, target[done : done + size])
        cursor.skip(chunk)
        jobs.append(job)
        try:
            futures.append(_pool(threads).submit(job))
        except RuntimeError:  # no more threads to be had, or the interpreter is ending
            job()
        done += size
    written = done + cursor.update_into(source[done:], target[done:])
    for future in futures:
        future.result()
    return written
