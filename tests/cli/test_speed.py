from __future__ import annotations

import ctypes
import json
import os

import pytest

from cli.command import done, error_of, run, run_main
from gostlane import cpu
from gostlane.speed.cases import cases
from gostlane.speed.peers import STREAM_PEERS, evp, openssl_software

QUICK = ("speed", "--seconds", "0.001", "--sizes", "16,1024")


def test_every_case_is_measured_at_every_size() -> None:
    report = json.loads(done(*QUICK, "--json"))
    assert report["schema"] == "gostlane/speed/1"
    assert report["threads"] == 1
    ours = [row for row in report["results"] if row["program"] == "gostlane"]
    assert len(ours) == len(list(cases()))
    for row in report["results"]:
        assert [figure["size"] for figure in row["figures"]] == [16, 1024]
        assert all(figure["bytes_per_second"] > 0 for figure in row["figures"])
        assert row.get("kernel") == ("auto" if row["program"] == "gostlane" else None)


def test_a_kernel_that_was_asked_for_is_the_one_that_ran() -> None:
    report = json.loads(
        done(
            *(*QUICK, "--cipher", "magma", "--mode", "ctr", "--kernel", "all"),
            *("--no-peers", "--json"),
        )
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


OFFERED = {
    "kuznyechik": {"gost-engine": {"ecb", "cbc", "cfb", "ofb", "ctr", "omac"}, "GnuTLS": {"omac"}},
    "aes": {
        "libgcrypt": {"ecb", "cbc", "cfb", "ofb", "ctr", "omac"},
        "OpenSSL": {"ecb", "cbc", "cfb", "ofb", "ctr", "omac"},
        "OpenSSL software": {"ecb", "cbc", "cfb", "ofb", "ctr", "omac"},
    },
    "magma": {"gost-engine": {"cbc", "ctr", "omac"}, "GnuTLS": {"omac"}},
}


@pytest.mark.parametrize("cipher", OFFERED)
def test_other_programs_stand_beside_in_the_modes_that_they_have(cipher: str) -> None:
    report = json.loads(done(*QUICK, "--cipher", cipher, "--json"))
    there = {name for name, peer in STREAM_PEERS.items() if not peer.missing()}
    assert set(report["peers"]) == there & set(OFFERED[cipher])
    for program in report["peers"]:
        rows = [row for row in report["results"] if row["program"] == program]
        assert {row["mode"] for row in rows} == OFFERED[cipher][program]
        assert all(len(row["figures"]) == 2 for row in rows)


def test_lists_with_commas_choose_as_repeated_options_do() -> None:
    options = (*QUICK, "--no-peers", "--json", "--mode", "ctr,omac", "--cipher")
    report = json.loads(done(*options, "kuznyechik,aes"))
    rows = [(row["cipher"], row["mode"]) for row in report["results"]]
    assert rows == [(c, m) for c in ("kuznyechik", "aes") for m in ("ctr", "omac")]
    again = json.loads(done(*options, "kuznyechik", "--cipher", "aes"))
    assert rows == [(row["cipher"], row["mode"]) for row in again["results"]]


def test_a_program_with_other_answers_is_an_error() -> None:
    scene = "from gostlane.speed.peers import libgcrypt, program\n"
    scene += "libgcrypt.missing = lambda: None\nlibgcrypt.version = lambda: '0'\n"
    scene += "libgcrypt.stream = lambda message: program.Program()"
    result = run_main(scene, *QUICK, "--cipher", "aes", "--mode", "ecb")
    assert "libgcrypt: other answers than gostlane's in aes ecb encrypt" in error_of(result, 1)


def test_software_is_openssl_without_instructions_for_aes() -> None:
    """The second copy in the process is another library, and the variable is as it was before."""
    if reason := openssl_software.missing():
        pytest.skip(reason)
    before = os.environ.get(openssl_software.VARIABLE)
    both = [openssl_software._library(), evp.load()]
    addresses = {ctypes.cast(one.EVP_CipherUpdate, ctypes.c_void_p).value for one in both}
    assert len(addresses) == 2
    assert os.environ.get(openssl_software.VARIABLE) == before


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
        ("--cipher magma,aes,", "--cipher"),
        ("--cipher idea", "got 'idea'"),
        ("--mode ctr,xts", "got 'xts'"),
    ],
)
def test_a_mistake_is_one_line(options: str, named: str) -> None:
    assert named in error_of(run("speed", *options.split()), 2)
