from __future__ import annotations

import json

import pytest

from cli.command import done, error_of, run
from gostlane import cpu
from gostlane.speed.selection import MODES, constant_time, sizes

QUICK = ("speed", "--select", "--seconds", "0.0001", "--sizes", "8,4096")


def test_every_kernel_that_may_be_chosen_is_measured_at_every_size() -> None:
    report = json.loads(done(*QUICK, "--json"))
    assert report["schema"] == "gostlane/speed-select/1"
    rows = [(row["mode"], row["size"]) for row in report["results"]]
    assert rows == [(mode, size) for mode in MODES for size in (8, 4096)]
    for row in report["results"]:
        assert list(row["kernels"]) == constant_time("gost28147")
        assert row["chosen"] == cpu.selected("gost28147", row["size"] // 8)
        best = min(row["kernels"].values())
        assert row["kernels"][row["best"]] == best
        assert row["behind"] == pytest.approx(row["seconds"] / best - 1)


def test_the_text_counts_the_sizes_that_are_within_the_demand() -> None:
    text = done(*QUICK, "--cipher", "magma", "--mode", "ctr").decode()
    assert " of 2 sizes." in text
    assert "magma" in text
    head = text.splitlines()[0]
    assert "; 1 thread " in head
    assert "clock" not in head  # which is not measured


def test_sizes_are_doubled_to_1_mib_and_lie_around_every_step() -> None:
    blocks = {size // 8 for size in sizes("gost28147")}
    assert blocks >= {1 << power for power in range(18)}
    assert max(blocks) == 1 << 17
    for kernel in cpu.kernels("gost28147"):
        if kernel.available and kernel.constant_time:
            assert kernel.step + 1 in blocks


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ("--mode cbc", "--mode"),
        ("--cipher magma --mode cnt", "magma has no cnt"),
        ("--kernel portable", "--kernel"),
        ("--threads 2", "--threads"),
        ("--size 8", "--size"),
        ("--sizes 7", "--sizes"),
    ],
)
def test_a_mistake_is_one_line(options: str, named: str) -> None:
    assert named in error_of(run("speed", "--select", *options.split()), 2)
