"""Work handed out to threads, which none of them does any more once the caller has gone on."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from threading import Lock
from typing import Self


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="gostlane")


if hasattr(os, "register_at_fork"):  # a child process has none of the parent's threads
    os.register_at_fork(after_in_child=_pool.cache_clear)


class _Job:
    """Runs once, in whichever thread comes first, unless it is revoked."""

    __slots__ = ("_lock", "_work")

    def __init__(self, work: Callable[[], object]) -> None:
        self._work: Callable[[], object] | None = work
        self._lock = Lock()

    def __call__(self) -> None:
        with self._lock:
            work, self._work = self._work, None
            if work is not None:
                work()

    def revoke(self) -> None:
        """Let it not start any more, and wait for it if it has."""
        self._work = None
        with self._lock:
            pass


class Jobs:
    """Jobs that run side by side, to be used in a `with` block.

    At its end those that have not begun are revoked. An exception that comes from outside, such as
    KeyboardInterrupt, leaves it when no job can write any more.
    """

    __slots__ = ("_futures", "_jobs", "_threads")

    def __init__(self, threads: int) -> None:
        """Run on at most so many threads, this one and another one at least."""
        self._threads = threads
        self._jobs: list[_Job] = []
        self._futures: list[Future[None]] = []

    def add(self, work: Callable[[], object]) -> None:
        """Hand out a job."""
        job = _Job(work)
        self._jobs.append(job)
        try:
            self._futures.append(_pool(self._threads - 1).submit(job))
        except RuntimeError:  # no more threads to be had, or the interpreter is ending
            job()

    def finish(self) -> None:
        """Do here what no thread has begun, from the end, and wait for the rest."""
        for job in reversed(self._jobs):
            job()
        for future in self._futures:
            future.result()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        interruption: BaseException | None = None
        for job in self._jobs:
            settled = False
            while not settled:
                try:
                    job.revoke()
                    settled = True
                except BaseException as raised:
                    interruption = raised
        if interruption is not None:
            raise interruption
