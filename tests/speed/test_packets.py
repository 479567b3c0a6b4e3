from __future__ import annotations

from dataclasses import replace

import pytest

from gostlane.speed.batches import Batch, Work, chosen, standard
from gostlane.speed.packets import Row
from gostlane.speed.scaling import Scale, steps


def test_rates_are_those_of_the_core_and_cycles_of_the_clock() -> None:
    row = Row(Work("cnt", 500, 2), 1000, 1e-6, 2e-6, 3e-6, {}, 2.5, 3e9, 31)
    assert row.bytes_per_second == pytest.approx(1e9)
    assert row.cycles_per_byte(row.core) == pytest.approx(3)
    assert row.cycles(row.core) == pytest.approx(3000)
    assert replace(row, clock_hz=None).cycles_per_byte(row.core) is None


def test_the_calls_do_the_same_work_and_the_idle_one_none() -> None:
    for work in standard():
        batch = Batch(replace(work, count=min(work.count, 12)))
        batch.idle()()
        assert not any(batch.answers[0])
        assert not any(batch.answers[1])
        batch.core()()
        outputs, tags = batch.answers
        listed = batch.from_list()()
        assert getattr(listed, "tags", None) == tags
        assert b"".join(getattr(listed, "outputs", ())) == outputs
        again = batch.from_buffer()()
        assert getattr(again, "tags", None) == tags
        assert batch.answers[0] == outputs


def test_mix_is_7_of_66_bytes_4_of_518_and_1_of_1450() -> None:
    assert sorted(Work("cnt", "mix", 12).lengths) == [66] * 7 + [518] * 4 + [1450]
    assert len(Work("cnt", "mix", 1200).lengths) == 1200


def test_meshing_leaves_out_what_it_is_not_defined_for() -> None:
    rows = chosen((), (), (), None, "cryptopro", ())
    assert {row.mode for row in rows} == {"cbc", "cfb", "cnt", "imit", "cnt+imit"}
    assert {row.meshing for row in rows} == {"cryptopro"}
    assert len(set(rows)) == len(rows)


def test_threads_are_counted_one_by_one_then_doubled() -> None:
    assert steps(1) == [1]
    assert steps(3) == [1, 2, 3]
    assert steps(40) == [1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 40]
    assert Scale("x", 1, {1: 100.0, 2: 190.0}).times(2) == pytest.approx(1.9)
