"""``-v`` says on standard error which kernels ran, and changes nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import IV, PROFILE, WITH_KEY, done, error_of, run
from gostlane import cpu

MAC = ("mac", "--algorithm", "imit", *WITH_KEY)
MESSAGE = bytes(100)
BIG = bytes(9 << 20)
CNT = ("enc", "--profile", "gost89-cnt", "--iv", IV.hex(), *WITH_KEY)


@pytest.mark.parametrize("option", ["-v", "--verbose"])
@pytest.mark.parametrize("kernel", ["portable", "table"])
@pytest.mark.parametrize("command", [PROFILE, MAC])
def test_the_kernel_that_ran_is_named(command: tuple[str, ...], kernel: str, option: str) -> None:
    result = run(*command, option, "--kernel", kernel, data=MESSAGE)
    assert result.returncode == 0
    assert result.stderr.decode() == f"gostlane: kernel: {kernel}\n"
    assert result.stdout == done(*command, data=MESSAGE)


@pytest.mark.parametrize("threads", ["1", "2"])
def test_each_kernel_of_a_long_message_is_named(threads: str) -> None:
    """Full chunks, and 8 bytes more."""
    meshed = run(*CNT, "-v", "--threads", threads, data=BIG).stderr
    plain = ("enc", "--cipher", "gost28147", "--mode", "cnt", "--iv", IV.hex(), *WITH_KEY, "-v")
    long = run(*plain, "--threads", threads, data=bytes(8 << 20) + bytes(8)).stderr.decode()
    bulk, one = cpu.selected("gost28147", 1 << 19), cpu.selected()
    assert long == f"gostlane: kernel: {', '.join(dict.fromkeys((bulk, one)))}\n"
    assert meshed == f"gostlane: kernel: {one}\n".encode()  # no section is long


@pytest.mark.parametrize("command", [PROFILE, MAC])
def test_an_empty_message_names_the_kernel_too(command: tuple[str, ...]) -> None:
    assert run(*command, "-v").stderr.decode() == f"gostlane: kernel: {cpu.selected()}\n"


def test_json_stays_json(tmp_path: Path) -> None:
    result = run(*MAC, "-v", "--json", data=MESSAGE)
    assert json.loads(result.stdout)["algorithm"] == "imit"
    assert result.stderr.startswith(b"gostlane: kernel: ")


def test_a_failure_is_one_line_all_the_same() -> None:
    error_of(run(*MAC, "-v", "--verify", "00", data=MESSAGE), 2)
    ecb = ("enc", "--cipher", "magma", "--mode", "ecb", *WITH_KEY)
    error_of(run(*ecb, "-v", data=bytes(9)), 1)
