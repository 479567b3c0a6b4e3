"""Work handed out to threads, which none of them does any more once the caller has gone on.

Only locks and queues written in C are shared with the threads. An exception from outside, such as
KeyboardInterrupt, may come between any two instructions of Python code; where that code takes a
lock, as that of `concurrent.futures` does, the lock may stay taken for good.
"""

from __future__ import annotations

import os

# Only `_thread` starts a thread without locks of Python code.
from _thread import start_new_thread
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock
from typing import Self


class _Job:
    """Runs once, in whichever thread comes first, unless it is revoked."""

    __slots__ = ("_lock", "_work", "error")

    def __init__(self, work: Callable[[], object]) -> None:
        self._work: Callable[[], object] | None = work
        self._lock = Lock()
        self.error: BaseException | None = None

    def run(self) -> None:
        """Do it if it has not begun; if it has, wait for its end."""
        with self._lock:
            work, self._work = self._work, None
            if work is not None:
                work()

    def run_aside(self) -> None:
        """The same on a thread that has nobody to raise to."""
        try:
            self.run()
        except BaseException as error:
            self.error = error

    def revoke(self) -> None:
        """Let it not start any more, and wait for it if it has."""
        self._work = None
        with self._lock:
            pass


class _Workers:
    """Threads that wait for jobs for as long as the process runs."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[_Job] = SimpleQueue()
        self.count = 0

    def grow(self, count: int) -> None:
        """Have at least so many, or as many as can be had: the caller does what is left."""
        while self.count < count:
            self.count += 1
            try:
                start_new_thread(_work, (self.queue,))
            except RuntimeError:
                self.count -= 1
                return


def _work(queue: SimpleQueue[_Job]) -> None:
    while True:
        queue.get().run_aside()


_workers = _Workers()

if hasattr(os, "register_at_fork"):  # a child process has none of the parent's threads
    os.register_at_fork(after_in_child=_workers.__init__)  # type: ignore[misc]


class Jobs:
    """Jobs that run side by side, to be used in a `with` block.

    At its end those that have not begun are revoked. An exception from outside, such as
    KeyboardInterrupt, leaves it when no job can write any more; only one more that follows within
    microseconds, before the first has been dealt with, may leave it sooner.
    """

    __slots__ = ("_jobs",)

    def __init__(self, threads: int) -> None:
        """Run on at most so many threads, this one and another one at least."""
        self._jobs: list[_Job] = []
        _workers.grow(threads - 1)

    def add(self, work: Callable[[], object]) -> None:
        """Hand out a job."""
        job = _Job(work)
        self._jobs.append(job)
        _workers.queue.put(job)

    def finish(self) -> None:
        """Do here what no thread has begun, from the end, and wait for the rest."""
        for job in reversed(self._jobs):
            job.run()
        for job in self._jobs:
            if job.error is not None:
                raise job.error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        interruption: BaseException | None = None
        while self._jobs:
            try:
                while self._jobs:
                    self._jobs[-1].revoke()
                    self._jobs.pop()
            except BaseException as raised:
                interruption = raised
        if interruption is not None:
            raise interruption
