"""What the CPU has, which kernel runs, and how to choose another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from core.cases import KERNELS, refused

from gostlane import GOST28147, Cipher, Magma, UnsupportedAlgorithm, cpu, modes
from gostlane.mac import OMAC, Imit

LEVELS = ("portable", "ssse3", "avx2", "avx512")
ALLOWED = {
    "portable": (),
    "ssse3": ("ssse3", "aesni"),
    "avx2": ("ssse3", "avx2", "aesni", "vaes"),
    "avx512": ("ssse3", "avx2", "avx512", "avx512vbmi", "aesni", "gfni", "vaes"),
}

PROBE = """
import json
from gostlane import GOST28147, Cipher, cpu, modes
kernels = {
    cipher: [
        [k.name, k.needs, k.constant_time, k.available, k.cycles(10_000)]
        for k in cpu.kernels(cipher)
    ]
    for cipher in cpu.CIPHERS
}
context = Cipher(GOST28147(bytes(32)), modes.CNT(bytes(8))).encryptor()
text = context.update(bytes(5000)).hex()
error = None
try:
    cpu.check_override()
except ValueError as raised:
    error = str(raised)
print(json.dumps({
    "features": cpu.features(), "kernels": kernels, "error": error, "text": text,
    "selected": {cipher: cpu.selected(cipher, 10_000) for cipher in cpu.CIPHERS},
    "ran": context.kernel, "should_run": cpu.selected("gost28147", 5000 // 8),
}))
"""


def probe(level: str | None) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name != "GOSTLANE_CPU"}
    if level is not None:
        environment["GOSTLANE_CPU"] = level
    done = subprocess.run(
        [sys.executable, "-c", PROBE], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("level", LEVELS)
def test_gostlane_cpu_names_the_highest_level(level: str) -> None:
    whole, limited = probe(None), probe(level)
    assert limited["error"] is None
    features = whole["features"]
    assert isinstance(features, list)
    assert limited["features"] == [name for name in features if name in ALLOWED[level]]
    kernels = limited["kernels"]
    assert isinstance(kernels, dict)
    for cipher, rows in kernels.items():
        for name, needs, _, available, _ in rows:
            assert available == set(limited["features"]).issuperset(needs), name
        costs = {
            name: cycles
            for name, _, constant_time, available, cycles in rows
            if constant_time and available
        }
        assert limited["selected"][cipher] == min(costs, key=costs.__getitem__)
    assert limited["ran"] == limited["should_run"]
    assert limited["text"] == whole["text"]


@pytest.mark.parametrize("value", ["nonsense", "AVX2", "avx-512", "avx2 "])
def test_gostlane_cpu_that_names_no_level_means_portable_and_can_be_told(value: str) -> None:
    limited = probe(value)
    assert limited["features"] == []
    assert limited["ran"] == limited["should_run"]
    assert str(limited["ran"]).startswith("portable")
    error = str(limited["error"])
    assert "GOSTLANE_CPU: expected portable, ssse3, avx2 or avx512" in error
    assert repr(value) in error


@pytest.mark.parametrize("level", [None, *LEVELS])
def test_valid_or_absent_override_is_no_error(level: str | None) -> None:
    assert probe(level)["error"] is None


def test_empty_override_is_told_or_means_none() -> None:
    empty, whole = probe(""), probe(None)
    assert empty["error"] is not None or empty["features"] == whole["features"]


@pytest.mark.parametrize("cipher", cpu.CIPHERS)
def test_kernels_are_described(cipher: str) -> None:
    kernels = cpu.kernels(cipher)
    names = [kernel.name for kernel in kernels]
    assert len(set(names)) == len(names)
    assert "portable" in names
    assert "table" in names
    for kernel in kernels:
        assert kernel.available == set(kernel.needs).issubset(cpu.features())
        assert kernel.step >= 1
        assert kernel.constant_time == (not kernel.name.startswith("table"))


@pytest.mark.parametrize("cipher", cpu.CIPHERS)
@pytest.mark.parametrize("blocks", [1, 2, 3, 16, 127, 128, 10**6])
def test_selected_kernel_is_constant_time_and_available(cipher: str, blocks: int) -> None:
    (kernel,) = (k for k in cpu.kernels(cipher) if k.name == cpu.selected(cipher, blocks))
    assert kernel.constant_time
    assert kernel.available


def test_unknown_cipher() -> None:
    with refused(
        UnsupportedAlgorithm,
        "cipher: expected one of gost28147, magma, kuznyechik, aes",
        "got 'des'",
    ):
        cpu.kernels("des")
    with refused(UnsupportedAlgorithm, "unknown cipher 'des'"):
        cpu.selected("des")


@pytest.mark.parametrize("name", ["", "avx2", "Portable", "table-9", "nonsense"])
def test_unknown_kernel(name: str) -> None:
    with refused(ValueError, "kernel: expected one of", "portable", f"got {name!r}"), cpu.use(name):
        pass


UNAVAILABLE = """
from gostlane import UnsupportedAlgorithm, cpu
for kernel in cpu.kernels():
    if kernel.available:
        continue
    try:
        with cpu.use(kernel.name):
            raise SystemExit(f"{kernel.name} was taken")
    except UnsupportedAlgorithm as error:
        text = str(error)
        features = "features " if len(kernel.needs) > 1 else "feature "
        needs = f"needs the CPU {features}{', '.join(kernel.needs)};"
        assert text.startswith(f"kernel: {kernel.name} {needs}"), text
        assert text.endswith("this CPU under GOSTLANE_CPU=portable offers none"), text
"""


def test_kernel_that_this_cpu_cannot_run() -> None:
    environment = os.environ | {"GOSTLANE_CPU": "portable"}
    command = [sys.executable, "-c", UNAVAILABLE]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", KERNELS)
def test_choice_stays_with_a_context_for_its_life(name: str) -> None:
    cipher = Cipher(Magma(bytes(32)), modes.CTR(bytes(4)))
    with cpu.use(name):
        context, mac, imit = cipher.encryptor(), OMAC(Magma(bytes(32))), Imit(GOST28147(bytes(32)))
        assert cpu.selected() != "table"
    context.update(bytes(3_000_000))
    mac.update(bytes(3000))
    imit.update(bytes(3000))
    assert context.kernel == mac.kernel == mac.copy().kernel == imit.kernel == name
    context.finalize()
    assert context.kernel == name


def test_choices_nest_and_end() -> None:
    cipher = Cipher(GOST28147(bytes(32)), modes.ECB())
    with cpu.use("table"):
        with cpu.use("portable"):
            assert cipher.encryptor().kernel == "portable"
        assert cipher.encryptor().kernel == "table"
        with pytest.raises(ZeroDivisionError), cpu.use("portable"):
            _ = 1 // 0
        assert cipher.encryptor().kernel == "table"
    assert cipher.encryptor().kernel == cpu.selected()
