from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import ENVIRONMENT, done
from gostlane import __version__, cpu
from gostlane.ciphers import sbox_names


def test_the_installed_command_tells_its_version() -> None:
    command = shutil.which("gostlane", path=str(Path(sys.executable).parent))
    if command is None:
        pytest.skip("gostlane is not installed beside this Python")
    result = subprocess.run([command, "--version"], capture_output=True, check=True)
    assert result.stdout.decode() == f"gostlane {__version__}\n"


def test_info_says_what_the_library_says() -> None:
    facts = json.loads(done("info", "--json"))
    assert facts["schema"] == "gostlane/info/1"
    assert facts["version"] == __version__
    assert {each["name"]: each["oid"] for each in facts["sboxes"]} == sbox_names()
    for cipher in facts["ciphers"]:
        kernels = cpu.kernels(cipher["name"])
        assert [each["name"] for each in cipher["kernels"]] == [each.name for each in kernels]
        for choice in cipher["selected"]:
            assert choice["kernel"] in [each.name for each in kernels if each.constant_time]


@pytest.mark.parametrize("level", ["portable", "ssse3", "avx2", "avx512"])
def test_info_shows_what_an_override_takes_away(level: str) -> None:
    facts = json.loads(done("info", "--json", env={**ENVIRONMENT, "GOSTLANE_CPU": level}))
    assert facts["gostlane_cpu"] == level
    if level == "portable":
        assert facts["features"] == []
        first, *later = facts["ciphers"][0]["selected"]
        assert first == {"from_blocks": 1, "kernel": "portable"}
        assert all(choice["kernel"].startswith("portable") for choice in later)


def test_the_text_names_every_kernel_and_every_set() -> None:
    text = done("info").decode()
    for name in [each.name for each in cpu.kernels()] + list(sbox_names().values()):
        assert name in text


def test_costs_are_those_of_the_library_and_the_plans_follow() -> None:
    facts = json.loads(done("info", "--costs", "--json"))
    assert facts["schema"] == "gostlane/info-costs/1"
    for cipher in facts["ciphers"]:
        kernels = {kernel.name: kernel for kernel in cpu.kernels(cipher["name"])}
        assert {each["name"] for each in cipher["kernels"]} == set(kernels)
        for each in cipher["kernels"]:
            assert tuple(map(tuple, each["costs"])) == kernels[each["name"]].costs
        assert {1, 1 << 17} <= {plan["blocks"] for plan in cipher["plans"]}
        for plan in cipher["plans"]:
            shares = tuple((each["kernel"], each["blocks"]) for each in plan["shares"])
            assert shares == cpu.plan(cipher["name"], plan["blocks"])
            assert plan["cycles"] == sum(kernels[name].cycles(share) for name, share in shares)


def test_costs_show_what_is_left_by_an_override() -> None:
    text = done("info", "--costs", env={**ENVIRONMENT, "GOSTLANE_CPU": "portable"}).decode()
    assert "avx" not in text
    assert "\ngost28147, magma\n" in f"\n{text}"  # alike, and once
    assert text.count("blocks: cycles") == 3
    assert "\nportable " in text.split("what runs")[1]
    assert " on portable-bitslice" in text
