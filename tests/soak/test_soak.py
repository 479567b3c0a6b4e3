"""The long runs, for as long as GOSTLANE_SOAK_SECONDS says, and a short one for every day."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from core.cases import MAIN_CASES
from core.test_properties import PROPERTIES

from soak.fuzz import fuzz

SECONDS_EVERY_DAY = 4.0


def test_random_work_equals_the_reference_for_a_few_seconds(rng: Random) -> None:
    assert fuzz(f"{rng.getrandbits(64):x}", SECONDS_EVERY_DAY) > 10


@pytest.mark.soak
def test_random_work_equals_the_reference(rng: Random, soak_seconds: float) -> None:
    assert fuzz(f"{rng.getrandbits(64):x}", soak_seconds) > 0


@pytest.mark.soak
@pytest.mark.parametrize("name", PROPERTIES)
def test_property_holds_for_long(name: str, soak_seconds: float) -> None:
    end = time.monotonic() + soak_seconds
    while time.monotonic() < end:
        PROPERTIES[name]()


@pytest.mark.soak
def test_many_threads_share_keys_and_the_pool(rng: Random, soak_seconds: float) -> None:
    case_and_key = [
        (case, rng.randbytes(case.key_size), rng.randbytes(case.iv_length)) for case in MAIN_CASES
    ]
    text = rng.randbytes(3 << 20)
    expected = [case.run(key, iv, text) for case, key, iv in case_and_key]
    ciphers = [case.make(key, iv) for case, key, iv in case_and_key]
    stop = threading.Event()

    def work(seed: int) -> int:
        own, rounds = Random(seed), 0
        while not stop.is_set():
            number = own.randrange(len(ciphers))
            threads = own.randrange(1, 4)
            assert ciphers[number].encryptor(threads).update(text) == expected[number]
            rounds += 1
        return rounds

    with ThreadPoolExecutor(6) as pool:
        jobs = [pool.submit(work, seed) for seed in range(6)]
        stop.wait(soak_seconds)
        stop.set()
        assert sum(job.result() for job in jobs) > 0


@pytest.mark.soak
def test_memory_does_not_grow(rng: Random, soak_seconds: float) -> None:
    def resident() -> int:
        with open("/proc/self/statm") as statm:  # noqa: PTH123
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    if not os.path.exists("/proc/self/statm"):  # noqa: PTH110
        pytest.skip("needs /proc of Linux")
    end = time.monotonic() + soak_seconds
    text = rng.randbytes(1 << 16)
    before = None
    rounds = 0
    while time.monotonic() < end:
        for case in MAIN_CASES:
            context = case.make(
                rng.randbytes(case.key_size), rng.randbytes(case.iv_length)
            ).encryptor()
            context.update(text)
            with pytest.raises(TypeError):
                context.update("text")
        rounds += 1
        if rounds == 20:
            before = resident()
    if before is not None:
        assert resident() - before < 8 << 20
