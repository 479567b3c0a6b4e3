"""Several threads: on one large update, on one context, on one key."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from core.cases import MAIN_CASES, Case, small_chunks
from gostlane import GOST28147, Cipher, cpu, modes
from gostlane.engines import cpu as engine
from gostlane.engines import jobs
from gostlane.engines.cpu import cores as cpu_count
from gostlane.mac import OMAC, Imit

# Segments of the wide ciphers go the way of those of the others, and the other direction is slow.
FEW = [case for case in MAIN_CASES if case.block == 8 or case.segment is None]
SHARED = [case for case in FEW if case.parallel(False) or case.parallel(True)]
MIB = 1 << 20


@pytest.mark.parametrize("threads", [2, 3, 4])
@pytest.mark.parametrize("more", [0, 345_678])
@pytest.mark.parametrize("case", SHARED, ids=str)
def test_large_updates_on_threads_equal_one_thread(
    case: Case, more: int, threads: int, rng: Random
) -> None:
    key, iv = rng.randbytes(case.key_size), rng.randbytes(case.iv_length)
    text = rng.randbytes(case.length(engine.PAYS_FROM + more))
    for decrypt in (False, True):
        alone = case.context(key, iv, decrypt, threads=1)
        expected = alone.update(text)
        context = case.context(key, iv, decrypt, threads)
        assert context.update(text) + context.finalize() == expected
        assert context.kernel == alone.kernel
        buffer = bytearray(text)
        assert case.context(key, iv, decrypt, threads).update_into(buffer, buffer) == len(text)
        assert buffer == expected


@pytest.mark.parametrize("same", [False, True], ids=["out of place", "in place"])
@pytest.mark.parametrize("first", [1, 3, 7, 8, 1000, 1021, 1024, 1029])
@pytest.mark.parametrize("case", FEW, ids=str)
def test_threads_may_start_inside_a_block_or_section(
    case: Case, first: int, same: bool, rng: Random
) -> None:
    key, iv, text = (
        rng.randbytes(case.key_size),
        rng.randbytes(case.iv_length),
        rng.randbytes(first + 50_000),
    )
    for decrypt in (False, True):
        expected = case.run(key, iv, text[: case.length(len(text))], decrypt)
        context = case.context(key, iv, decrypt, threads=3)
        start = context.update(text[:first])
        room = len(expected) - len(start)
        buffer = bytearray(max(room, len(text) - first))
        source: Any = text[first:]
        if same:
            buffer[: len(source)] = source
            source = memoryview(buffer)[: len(source)]
        with small_chunks():
            assert context.update_into(source, memoryview(buffer)[:room]) == room
        assert start + buffer[:room] == expected


@pytest.mark.parametrize("case", [case for case in SHARED if case.whole_blocks], ids=str)
def test_large_update_after_part_of_a_block_works_in_place_by_default(
    case: Case, rng: Random
) -> None:
    key, iv = rng.randbytes(case.key_size), rng.randbytes(case.iv_length)
    text = rng.randbytes(engine.PAYS_FROM + 3)
    expected = case.run(key, iv, text[: case.length(len(text))], decrypt=True)
    context = case.context(key, iv, decrypt=True, threads=2)
    assert context.update(text[:3]) == b""
    buffer = bytearray(text[3:])
    assert context.update_into(buffer, buffer) == len(expected)
    assert buffer == expected


def collide(work: Callable[[], object], poll: Callable[[], object]) -> BaseException:
    """Run `work` in one thread again and again until `poll` in this one fails; its exception."""
    stop = threading.Event()
    trouble: list[BaseException] = []

    def repeat() -> None:
        while not stop.is_set() and not trouble:
            try:
                work()
            except BaseException as error:
                trouble.append(error)

    thread = threading.Thread(target=repeat)
    thread.start()
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                poll()
            except RuntimeError as error:
                return error
            if trouble:  # the collision was seen from the other side
                return trouble[0]
        raise AssertionError("two threads used one context for a minute and neither was stopped")
    finally:
        stop.set()
        thread.join()


USERS: dict[str, Callable[[], tuple[Callable[[Any], object], Callable[[], object]]]] = {}


def user(function: Callable[[], Any]) -> Callable[[], Any]:
    USERS[function.__name__] = function
    return function


@user
def encryption() -> Any:
    context = Cipher(GOST28147(bytes(32)), modes.CFB(bytes(8))).encryptor()
    return context.update, lambda: context.update(b"")


@user
def encryption_on_threads() -> Any:
    context = Cipher(GOST28147(bytes(32)), modes.CNT(bytes(8))).encryptor(threads=2)
    return context.update, lambda: context.update(b"")


@user
def encryption_that_another_thread_ends() -> Any:
    context = Cipher(GOST28147(bytes(32)), modes.CFB(bytes(8))).encryptor()
    return context.update, lambda: context.finalize() if started.is_set() else None


@user
def imit() -> Any:
    mac = Imit(GOST28147(bytes(32)))
    return mac.update, lambda: mac.update(b"")


@user
def omac_that_another_thread_copies() -> Any:
    mac = OMAC(GOST28147(bytes(32)))
    return mac.update, mac.copy


started = threading.Event()


@pytest.mark.parametrize("name", USERS)
def test_context_used_by_two_threads_at_once_is_an_error_in_one(name: str) -> None:
    data = bytes(8 * MIB)
    started.clear()
    with cpu.use("table-1"):
        work, poll = USERS[name]()

    def once() -> None:
        started.set()
        work(data)

    error = collide(once, poll)
    if name == "encryption_that_another_thread_ends":
        # Between two updates the end may come first; then the update is what fails.
        assert type(error).__name__ in ("RuntimeError", "AlreadyFinalized")
    else:
        assert isinstance(error, RuntimeError)
        assert "in use by another thread" in str(error)


def test_refused_use_by_another_thread_leaves_the_message_as_it_was() -> None:
    data = Random(1).randbytes(8 * MIB)
    cipher = Cipher(GOST28147(bytes(32)), modes.CFB(bytes(8)))
    with cpu.use("table-1"):
        context = cipher.encryptor()
    parts: list[bytes] = []
    error = collide(lambda: parts.append(context.update(data)), lambda: context.update(b""))
    assert "in use by another thread" in str(error)
    assert b"".join(parts) == cipher.encryptor().update(data * len(parts))


@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_one_cipher_serves_many_threads(case: Case, rng: Random) -> None:
    cipher = case.make(rng.randbytes(case.key_size), rng.randbytes(case.iv_length))
    texts = [rng.randbytes(case.length(20_000 + 1000 * i)) for i in range(8)]
    expected = [cipher.encryptor(threads=1).update(text) for text in texts]
    with ThreadPoolExecutor(8) as pool, small_chunks():
        for _ in range(3):
            results = pool.map(lambda text: cipher.encryptor(threads=2).update(text), texts)
            assert list(results) == expected


def test_choice_of_a_kernel_holds_for_its_own_thread_only() -> None:
    cipher = Cipher(GOST28147(bytes(32)), modes.ECB())
    with cpu.use("table"), ThreadPoolExecutor(1) as pool:
        assert cipher.encryptor().kernel == "table"
        assert pool.submit(lambda: cipher.encryptor().kernel).result() == cpu.selected()
    assert cipher.encryptor().kernel == cpu.selected()


FORK = """
import os, threading
from gostlane import GOST28147, Cipher, modes

data = bytes(3 << 20)
cipher = Cipher(GOST28147(bytes(32)), modes.CNT(bytes(8)))
expected = cipher.encryptor(threads=1).update(data)
assert cipher.encryptor(threads=2).update(data) == expected
child = os.fork()
if child == 0:
    code = 1
    try:
        code = 0 if cipher.encryptor(threads=2).update(data) == expected else 2
    finally:
        os._exit(code)
assert cipher.encryptor(threads=2).update(data) == expected
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
"""


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="this system has no fork")
def test_threads_work_in_a_forked_child() -> None:
    command = [sys.executable, "-W", "ignore", "-c", FORK]
    done = subprocess.run(command, timeout=120, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def printed_by(script: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


INTERRUPTED = """
import os, signal, threading, time
from gostlane import GOST28147, AlreadyFinalized, Cipher, modes

signal.signal(signal.SIGINT, signal.default_int_handler)
buffer = bytearray(1 << 28)
context = Cipher(GOST28147(bytes(32)), modes.CNT(bytes(8))).encryptor(threads=2)
threading.Timer(0.02, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    context.update_into(buffer, buffer)
except KeyboardInterrupt:
    before = bytes(buffer)
    time.sleep(0.2)
    assert before == buffer, "a thread went on writing"
    try:
        context.update(b"")
    except AlreadyFinalized:
        print("ended")
else:
    print("too fast to be interrupted")
"""


def test_no_thread_writes_after_an_interruption_has_reached_the_caller() -> None:
    printed = printed_by(INTERRUPTED)
    assert printed in {"ended", "too fast to be interrupted"}


def test_without_threads_to_be_had_the_caller_does_the_work(
    monkeypatch: pytest.MonkeyPatch, rng: Random
) -> None:
    def refuse(*_arguments: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(jobs, "start_new_thread", refuse)
    monkeypatch.setattr(jobs, "_workers", jobs._Workers())
    cipher = Cipher(GOST28147(rng.randbytes(32)), modes.CNT(rng.randbytes(8)))
    text = rng.randbytes(3 * MIB)
    assert cipher.encryptor(threads=3).update(text) == cipher.encryptor(threads=1).update(text)
    assert jobs._workers.count == 0


INTERRUPTED_AGAIN_AND_AGAIN = """
import faulthandler, signal, sys
from gostlane import GOST28147, Cipher, modes

faulthandler.dump_traceback_later(100, exit=True)
signal.signal(signal.SIGALRM, signal.default_int_handler)
cipher, text = Cipher(GOST28147(bytes(32)), modes.CNT(bytes(8))), bytes(3 << 20)
wanted = cipher.encryptor(threads=1).update(text)
count = 0
for number in range(300):
    try:
        signal.setitimer(signal.ITIMER_REAL, 1e-5 * (1 + number))
        for _ in range(10):
            cipher.encryptor(threads=4).update(text)
    except KeyboardInterrupt:
        count += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    assert cipher.encryptor(threads=4).update(text) == wanted
print(count)
"""


def test_interruptions_at_any_moment_leave_the_threads_in_order() -> None:
    printed = printed_by(INTERRUPTED_AGAIN_AND_AGAIN)
    assert int(printed) > 0


def test_threads_are_as_many_as_were_asked_for_at_most(rng: Random) -> None:
    cipher = Cipher(GOST28147(rng.randbytes(32)), modes.CNT(rng.randbytes(8)))
    for threads in (2, 5, 3, 4):
        cipher.encryptor(threads=threads).update(bytes(3 * MIB))
    assert jobs._workers.count <= max(4, cpu_count() - 1)
