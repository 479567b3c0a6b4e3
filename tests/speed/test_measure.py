from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from gostlane.speed.cases import cases
from gostlane.speed.clock import Meter, pinned
from gostlane.speed.measure import measure


class _Machine:
    """Time passes only in its work: exact figures, whatever this computer does."""

    def __init__(self) -> None:
        self.now = 0
        self.order: list[str] = []

    def timer(self) -> int:
        return self.now

    def start(self, name: str, nanoseconds: int) -> Callable[[], Callable[[], None]]:
        def step() -> None:
            self.now += nanoseconds

        def begin() -> Callable[[], None]:
            self.order.append(name)
            return step

        return begin


def test_figures_are_bytes_over_time_and_cycles_of_the_measured_clock() -> None:
    machine = _Machine()
    slow, fast = measure(
        [machine.start("slow", 4000), machine.start("fast", 1000)],
        1000,
        0.01,
        Meter(machine.timer, lambda: 2e9),
    )
    assert slow.bytes_per_second == pytest.approx(250e6)
    assert slow.cycles_per_byte == pytest.approx(8)
    assert fast.bytes_per_second == pytest.approx(1e9)
    assert fast.cycles_per_byte == pytest.approx(2)
    assert slow.clock_hz == 2e9


def test_pieces_of_work_take_turns() -> None:
    machine = _Machine()
    figures = measure(
        [machine.start("a", 1000), machine.start("b", 1000)],
        8,
        0.01,
        Meter(machine.timer, lambda: 1e9),
    )
    samples = machine.order[-2 * figures[0].samples :]
    assert samples == ["a", "b"] * figures[0].samples


def test_one_disturbed_sample_moves_no_figure() -> None:
    machine = _Machine()
    clocks = iter([1e9] * 7 + [5e8] + [1e9] * 7)
    (figure,) = measure(
        [machine.start("a", 1000)], 1000, 0.01, Meter(machine.timer, lambda: next(clocks))
    )
    assert figure.cycles_per_byte == pytest.approx(1)


def test_the_low_figure_is_what_a_tenth_of_the_samples_were_below() -> None:
    machine = _Machine()
    clocks = iter([8e8] * 3 + [1e9] * 27)
    (figure,) = measure(
        [machine.start("a", 1000)], 1000, 0.01, Meter(machine.timer, lambda: next(clocks)), 30
    )
    assert figure.low_cycles_per_byte == pytest.approx(1)
    clocks = iter([8e8] * 4 + [1e9] * 26)
    (figure,) = measure(
        [machine.start("a", 1000)], 1000, 0.01, Meter(machine.timer, lambda: next(clocks)), 30
    )
    assert figure.low_cycles_per_byte == pytest.approx(0.8)
    assert figure.cycles_per_byte == pytest.approx(1)


def test_without_a_clock_there_are_no_cycles() -> None:
    machine = _Machine()
    (figure,) = measure([machine.start("a", 1000)], 8, 0.001, Meter(machine.timer, lambda: None))
    assert figure.cycles_per_byte is None
    assert figure.bytes_per_second == pytest.approx(8e6)


def test_pinning_is_undone_even_after_an_error() -> None:
    before = os.sched_getaffinity(0)
    with pytest.raises(KeyError), pinned(True) as core:
        assert os.sched_getaffinity(0) == {core}
        raise KeyError
    assert os.sched_getaffinity(0) == before


def test_every_case_runs() -> None:
    for case in cases():
        case.start(None, 64, 1)()()
