from __future__ import annotations

import json
import subprocess
import sys

from cli.command import ENVIRONMENT, done
from gostlane import cpu


def test_every_kernel_of_this_cpu_answers_right_and_is_the_one_that_ran() -> None:
    report = json.loads(done("selftest", "--json"))
    assert (report["schema"], report["passed"]) == ("gostlane/selftest/1", True)
    found = {(each["cipher"], each["kernel"]): each for each in report["kernels"]}
    for cipher in cpu.CIPHERS:
        for kernel in cpu.kernels(cipher):
            verdict = found[cipher, kernel.name]
            assert verdict["passed"] is (True if kernel.available else None)
            assert verdict["ran"] == ([kernel.name] if kernel.available else [])
            assert (verdict["answers"] > 20) is kernel.available


def test_the_text_has_a_line_for_each_kernel() -> None:
    lines = done("selftest").decode().splitlines()
    assert len(lines) == 1 + sum(len(cpu.kernels(cipher)) for cipher in cpu.CIPHERS)


def test_kernels_that_an_override_takes_away_are_not_run() -> None:
    environment = {**ENVIRONMENT, "GOSTLANE_CPU": "portable"}
    report = json.loads(done("selftest", "--json", env=environment))
    ran = {name for each in report["kernels"] for name in each["ran"]}
    assert "portable" in ran
    assert not any(name.endswith("shuffle") for name in ran)


def test_a_wrong_answer_fails_every_kernel_with_code_1() -> None:
    code = (
        "import sys\n"
        "from gostlane.cli import known_answers\n"
        "from gostlane.cli.app import run\n"
        "vectors = known_answers.load()\n"
        "wrong = next(v for v in vectors if v['cipher'] == 'magma')\n"
        "wrong['ciphertext'] = '00' + wrong['ciphertext'][2:]\n"
        "known_answers.load = lambda: vectors\n"
        "sys.exit(run(['selftest']))\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith(b"gostlane: error: self-test failed: magma ")
    available = sum(kernel.available for kernel in cpu.kernels("magma"))
    lines = result.stdout.decode().splitlines()
    assert sum(line.endswith("  FAILED") for line in lines) == available
