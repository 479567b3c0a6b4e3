"""A batch on several threads gives what it gives on one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from unittest import mock

import pytest
from core.cases import KERNELS, MAIN_CASES, Case, refused

from gostlane import GOST28147, UnsupportedAlgorithm, cpu, modes, packets
from gostlane.packets import Status
from gostlane.packets.threads import PART_FROM
from packets.batches import batch, pieces

CNT = Case("gost28147", "CNT")


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_threads_give_the_same(case: Case, threads: int, rng: Random) -> None:
    made = batch(case, rng)
    where = made.layout(rng)
    buffer = where.spread(made.texts)
    with mock.patch("gostlane.packets.threads.PART_FROM", 1 << 10):
        result = packets.encrypt_and_mac(
            *made.both,
            buffer,
            offsets=where.offsets,
            lengths=where.lengths,
            out=buffer,
            threads=threads,
            **made.both_options,
        )
    assert result.ok
    assert pieces(buffer, where) == made.crypted()
    assert result.tags == made.tags(made.texts, 4, made.associated)


@pytest.mark.parametrize("lengths", [[PART_FROM] * 4, [4 * PART_FROM, 8, 8], [8, 8, 4 * PART_FROM]])
def test_large_batches(lengths: list[int], rng: Random) -> None:
    texts = [rng.randbytes(length) for length in lengths]
    key = GOST28147(rng.randbytes(32))
    one, two, cores = (
        packets.encrypt(key, modes.CTR, texts, ivs=bytes(4 * len(texts)), threads=threads)
        for threads in (1, 2, None)
    )
    assert one.outputs == two.outputs == cores.outputs


def test_every_thread_runs_the_kernel_chosen_by_name(rng: Random) -> None:
    made = batch(CNT, rng, own=False)
    for kernel in KERNELS:
        with cpu.use(kernel), mock.patch("gostlane.packets.threads.PART_FROM", 1 << 10):
            result = packets.encrypt(
                made.algorithms, made.mode, made.texts, threads=2, **made.options
            )
        assert result.outputs == made.crypted()


def test_bad_packets_on_threads(rng: Random) -> None:
    made = batch(Case("gost28147", "ECB"), rng)
    bad = {0, 12, 23}
    texts = [text + b"x" if i in bad else text for i, text in enumerate(made.texts)]
    with mock.patch("gostlane.packets.threads.PART_FROM", 1 << 10):
        result = packets.encrypt(made.algorithms, made.mode, texts, threads=3)
    assert result.statuses == [Status.BLOCK_LENGTH if i in bad else Status.OK for i in range(24)]
    assert [o for i, o in enumerate(result.outputs) if i not in bad] == [
        o for i, o in enumerate(made.crypted()) if i not in bad
    ]


def test_wrong_batch_is_refused_before_any_thread_writes(rng: Random) -> None:
    made = batch(CNT, rng)
    where = made.layout(rng)
    buffer = where.spread(made.texts)
    before = bytes(buffer)
    keys = [*made.algorithms[:-1], batch(Case("magma", "ECB"), rng, 1, mixed=False).algorithms[0]]
    with (
        mock.patch("gostlane.packets.threads.PART_FROM", 1 << 10),
        refused(UnsupportedAlgorithm, "CNT is not defined for magma"),
    ):
        packets.encrypt(
            keys,
            made.mode,
            buffer,
            out=buffer,
            offsets=where.offsets,
            lengths=where.lengths,
            threads=3,
            **made.options,
        )
    assert buffer == before


def test_batches_from_several_threads_at_once(rng: Random) -> None:
    batches = [batch(CNT, rng) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool, mock.patch("gostlane.packets.threads.PART_FROM", 1 << 10):
        jobs = [
            pool.submit(packets.encrypt, b.algorithms, b.mode, b.texts, threads=2, **b.options)
            for b in batches * 5
        ]
        for job, made in zip(jobs, batches * 5, strict=True):
            assert job.result().outputs == made.crypted()


def test_no_thread_to_be_had(rng: Random) -> None:
    made = batch(CNT, rng)
    with (
        mock.patch("gostlane.packets.threads.PART_FROM", 1 << 10),
        mock.patch(
            "gostlane.engines.jobs.start_new_thread", side_effect=RuntimeError("no new thread")
        ),
    ):
        result = packets.encrypt(made.algorithms, made.mode, made.texts, threads=3, **made.options)
    assert result.outputs == made.crypted()


@pytest.mark.parametrize(
    ("threads", "error"), [(0, ValueError), (-1, ValueError), ("2", TypeError)]
)
def test_threads_that_are_no_number(threads: int, error: type[Exception]) -> None:
    with refused(error, "threads: expected"):
        packets.encrypt(GOST28147(bytes(32)), modes.ECB, [bytes(8)], threads=threads)
