from __future__ import annotations

import json

import pytest

from cli.command import done, error_of, run, run_main
from gostlane import cpu
from gostlane.speed.batches import standard
from gostlane.speed.peers import PEERS

QUICK = ("speed", "--packets", "--seconds", "0.0001")
SMALL = (*QUICK, "--size", "64", "--count", "3", "--threads", "1")


def test_a_row_tells_all_that_was_asked_for() -> None:
    report = json.loads(
        done(*QUICK, "--mode", "cnt+imit", "--size", "1032", "--count", "5", "--keys", "one",
             "--meshing", "cryptopro", "--kernel", "portable", "--json")
    )  # fmt: skip
    assert report["schema"] == "gostlane/speed-packets/1"
    assert report["threads"] == []
    (row,) = report["results"]
    asked = {"mode": "cnt+imit", "size": 1032, "packets": 5, "bytes": 5160, "keys": "one"}
    asked |= {"meshing": "cryptopro", "kernel": "portable"}
    assert {name: row[name] for name in asked} == asked
    assert row["bytes_per_second"] == pytest.approx(5160 / row["seconds"])
    assert row["python_seconds"]["buffer"] > 0 < row["python_seconds"]["list"]


def test_every_peer_is_measured_or_named_as_skipped() -> None:
    report = json.loads(done(*SMALL, "--mode", "imit", "--json"))
    there = {name for name, peer in PEERS.items() if not peer.missing()}
    assert set(report["peers"]) == there
    assert len(report["skipped"]) == len(PEERS) - len(there)
    (row,) = report["results"]
    assert set(row["peers"]) == there
    for peer in row["peers"].values():
        assert peer["times"] == pytest.approx(peer["seconds"] / row["seconds"])


def test_a_missing_peer_is_named_once_with_its_package() -> None:
    scene = "from gostlane.speed.peers import libgcrypt, skips\n"
    scene += "libgcrypt.missing = lambda: skips.skip_reason('libgcrypt', 'libgcrypt20')"
    result = run_main(scene, *SMALL, "--mode", "ecb", "--mode", "imit")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count(b"libgcrypt (Debian package libgcrypt20)") == 1


def test_a_peer_with_other_answers_is_an_error() -> None:
    scene = "from gostlane.speed.peers import PEERS, libgcrypt, program\n"
    scene += "libgcrypt.missing = lambda: None\n"
    scene += "libgcrypt.program = lambda job: program.Program()"
    assert "libgcrypt: other answers" in error_of(run_main(scene, *SMALL, "--mode", "imit"), 1)


def test_the_standard_rows_are_those_of_the_speed_table() -> None:
    rows = {(row.mode, row.size, row.count, row.keys, row.meshing) for row in standard()}
    assert rows >= {(mode, 512, 128, "each", None) for mode in ("ecb", "ctr", "cnt", "cfb", "cbc")}
    assert rows >= {("imit", 1024, count, "each", None) for count in (128, 64, 16)}
    for meshing in (None, "cryptopro"):
        assert ("cnt+imit", 1450, 128, "each", meshing) in rows
        assert ("cnt+imit", "mix", 1200, "each", meshing) in rows
    assert rows >= {("cnt+imit", 64, count, "each", None) for count in (1, 1024)}
    assert rows >= {(mode, 65536, 1, "each", None) for mode in ("ecb", "ctr", "cnt")}


def test_options_take_the_place_of_what_the_standard_rows_have() -> None:
    options = ("--mode", "cnt+imit", "--mode", "ofb", "--kernel", "all")
    report = json.loads(done(*SMALL, *options, "--json"))
    rows = [(row["mode"], row["size"], row["packets"], row["keys"]) for row in report["results"]]
    kernels = [kernel.name for kernel in cpu.kernels() if kernel.available]
    wanted = [("cnt+imit", "each"), ("cnt+imit", "one"), ("ofb", "each")]
    assert set(rows) == {(mode, 64, 3, keys) for mode, keys in wanted}
    unmeshed = [row for row in report["results"] if row["mode"] == "ofb"]
    assert [row["kernel"] for row in unmeshed] == kernels


def test_threads_are_compared_with_one() -> None:
    report = json.loads(done(*QUICK, "--mode", "ecb", "--size", "8", "--count", "1",
                             "--threads", "3", "--json"))  # fmt: skip
    assert len(report["threads"]) == 3
    for work in report["threads"]:
        assert [each["threads"] for each in work["figures"]] == [1, 2, 3]
        one = work["figures"][0]["bytes_per_second"]
        for each in work["figures"]:
            assert each["times"] == pytest.approx(each["bytes_per_second"] / one)


def test_the_tables_have_every_unit() -> None:
    text = done(*SMALL, "--mode", "cnt", "--threads", "2").decode()
    for unit in ("c/B", "MB/s", "Gbit/s", "MB/s a stream", "ns/packet", "cycles/packet"):
        assert unit in text
    for part in ("From Python", "Threads", "list adds", "8 packets of 1 MiB"):
        assert part in text
    prose = [line for line in text.splitlines() if ". " in line]
    assert max(map(len, prose)) <= 100, prose


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ("--packets --select", "--select"),
        ("--packets --cipher magma", "--cipher"),
        ("--packets --sizes 8", "--sizes"),
        ("--packets --mode omac", "omac"),
        ("--packets --size 0", "--size"),
        ("--packets --size x", "--size"),
        ("--packets --count -1", "--count"),
        ("--packets --count 999999999", "--count"),
        ("--packets --size 60000000 --count 2", "got 120000000"),
        ("--packets --mode ecb --size 9", "--packets"),
        ("--packets --mode ecb --meshing cryptopro", "--packets"),
        ("--packets --kernel warp", "'warp'"),
        ("--size 8", "--size"),
        ("--count 8", "--count"),
        ("--keys one", "--keys"),
        ("--meshing cryptopro", "--meshing"),
        ("--mode cnt+imit", "cnt+imit"),
    ],
)
def test_a_mistake_is_one_line(options: str, named: str) -> None:
    assert named in error_of(run("speed", *options.split()), 2)
