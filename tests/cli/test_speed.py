from __future__ import annotations

import json

import pytest

from cli.command import done, error_of, run
from gostlane import cpu
from gostlane.speed.cases import cases

QUICK = ("speed", "--seconds", "0.001", "--sizes", "16,1024")


def test_every_case_is_measured_at_every_size() -> None:
    report = json.loads(done(*QUICK, "--json"))
    assert report["schema"] == "gostlane/speed/1"
    assert report["threads"] == 1
    assert len(report["results"]) == len(list(cases()))
    for row in report["results"]:
        assert [figure["size"] for figure in row["figures"]] == [16, 1024]
        assert all(figure["bytes_per_second"] > 0 for figure in row["figures"])
        assert row["kernel"] == "auto"


def test_a_kernel_that_was_asked_for_is_the_one_that_ran() -> None:
    report = json.loads(
        done(*QUICK, "--cipher", "magma", "--mode", "ctr", "--kernel", "all", "--json")
    )
    available = [kernel.name for kernel in cpu.kernels("magma") if kernel.available]
    assert [row["kernel"] for row in report["results"]] == available
    for row in report["results"]:
        assert {figure["kernel"] for figure in row["figures"]} == {row["kernel"]}


def test_the_table_has_both_units_and_says_what_small_sizes_mean() -> None:
    text = done(*QUICK, "--cipher", "gost28147", "--mode", "imit", "--threads", "2").decode()
    assert "MB/s\n" in text
    assert "cycles/byte\n" in text
    assert "imit meshing" in text
    assert "calls from Python" in text
    assert "; 2 threads on any core; clock" in text.splitlines()[0]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ("--sizes 0", "--sizes"),
        ("--sizes 8,x", "--sizes"),
        ("--sizes 12", "multiples of 8"),
        ("--sizes " + "8" * 5000, "--sizes"),
        ("--sizes 8," + "8" * 5000, "--sizes"),
        ("--sizes -8", "--sizes"),
        ("--sizes 8,,16", "--sizes"),
        ("--seconds 0", "--seconds"),
        ("--seconds 1_0", "--seconds"),
        ("--seconds " + "9" * 400, "--seconds"),
        ("--seconds nan", "--seconds"),
        ("--threads 0", "got 0"),
        ("--kernel warp", "'warp'"),
        ("--cipher magma --mode cnt", "magma has no cnt"),
    ],
)
def test_a_mistake_is_one_line(options: str, named: str) -> None:
    assert named in error_of(run("speed", *options.split()), 2)
