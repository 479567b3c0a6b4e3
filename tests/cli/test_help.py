"""What the help says, and that it is so."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest

from cli.command import KEY, done, run
from gostlane import AES, GOST28147, PROFILES, Cipher, Kuznyechik, Magma, __version__, modes
from gostlane.ciphers import BlockCipher


def test_no_command_shows_the_help_with_code_2() -> None:
    result = run()
    assert result.returncode == 2
    assert b"selftest" in result.stdout


@pytest.mark.parametrize("command", ["enc", "mac", "keygen", "info", "selftest", "speed"])
def test_help_has_an_example_and_the_exit_codes(command: str) -> None:
    text = done(command, "--help").decode()
    assert f"  gostlane {command}" in text
    assert "130  interrupted" in text


@pytest.mark.parametrize("option", ["-V", "--version"])
def test_version(option: str) -> None:
    assert done(option).decode() == f"gostlane {__version__}\n"


LENGTHS = range(1, 41)
ALGORITHMS = (GOST28147(KEY), Magma(KEY), Kuznyechik(KEY), AES(KEY))
IV_LENGTHS = {
    "4": {4},
    "8": {8},
    "8n": {8, 16, 24, 32, 40},
    "16": {16},
    "16n": {16, 32},
    "-": set(),
}
"""What a cell of the help means, as far as it is tried."""


def _lengths(make: Callable[[bytes], object]) -> set[int]:
    """List the lengths of IVs that are not refused."""
    taken = set()
    for length in LENGTHS:
        with suppress(ValueError):
            make(bytes(length))
            taken.add(length)
    return taken


def _maker(algorithm: BlockCipher, mode: str) -> Callable[[bytes], object]:
    kind: Callable[[bytes], modes.Mode] = getattr(modes, mode.upper())
    return lambda iv: Cipher(algorithm, kind(iv))


def test_help_of_enc_has_the_iv_of_each_cipher_and_mode() -> None:
    lines = done("enc", "--help").decode().split("IV in bytes")[1].splitlines()[1:7]
    _, *names = lines[0].split()
    assert names == ["ecb", "cbc", "cfb", "ofb", "ctr", "cnt"]
    for line, algorithm in zip(lines[1:5], ALGORITHMS, strict=True):
        cipher, ecb, *cells = line.split()
        assert (cipher, ecb) == (algorithm.name, "none")
        for name, cell in zip(names[1:], cells, strict=True):
            assert _lengths(_maker(algorithm, name)) == IV_LENGTHS[cell], (cipher, name)
    assert lines[5].endswith("Every --profile: 8.")
    for known in PROFILES.values():
        assert _lengths(partial(known.cipher, KEY)) == {8}
