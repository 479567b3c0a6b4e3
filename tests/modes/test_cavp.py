"""AES against the files of NIST's validation program (CAVP), on every kernel of this CPU.

The files come with the package cryptography_vectors: the known answers and the multi-block messages
of AESAVS, the counters of RFC 3686 and the CMAC of SP 800-38B. The Monte Carlo test of AESAVS,
section 6.4, runs here and in OpenSSL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cryptography_vectors
import pytest
from core.cases import KERNELS_OF, Case, MacCase
from peers import openssl

from gostlane import cpu

VECTORS = Path(cryptography_vectors.__file__).parent
KERNELS = pytest.mark.parametrize("kernel", KERNELS_OF["aes"])
MODES = {"ECB": None, "CBC": None, "OFB": None, "CFB128": None, "CFB8": 1}
"""The files' names of the modes, and the segment of each in bytes."""


@dataclass(frozen=True)
class Answer:
    """One record of a file."""

    decrypt: bool
    values: dict[str, bytes]


def answers(path: Path) -> Iterator[Answer]:
    """Read the records of a file, which begin with COUNT."""
    decrypt, values = False, dict[str, bytes]()
    for line in [*path.read_text().splitlines(), "COUNT = end"]:
        name, _, value = line.partition(" = ")
        if name == "COUNT" or line.startswith("["):
            if values:
                yield Answer(decrypt, values)
            values = {}
            decrypt = line == "[DECRYPT]" or (decrypt and name == "COUNT")
        elif value and not line.startswith("#"):
            values[name] = bytes.fromhex(value)


@cache
def files(mode: str) -> tuple[Path, ...]:
    folder = "CFB" if mode.startswith("CFB") else mode
    found = sorted((VECTORS / "ciphers" / "AES" / folder).glob(f"{mode}[!0-9]*.rsp"))
    assert len(found) >= 9  # of three key sizes each
    return tuple(found)


@KERNELS
@pytest.mark.parametrize("mode", MODES)
def test_known_answers_and_messages_of_many_blocks(mode: str, kernel: str) -> None:
    sizes = set()
    for file in files(mode):
        for answer in answers(file):
            key, iv = answer.values["KEY"], answer.values.get("IV", b"")
            plain, sealed = answer.values["PLAINTEXT"], answer.values["CIPHERTEXT"]
            case = Case("aes", mode[:3], segment=MODES[mode], key_size=len(key))
            with cpu.use(kernel):
                if answer.decrypt:
                    assert case.run(key, iv, sealed, decrypt=True) == plain, file.name
                else:
                    assert case.run(key, iv, plain) == sealed, file.name
            sizes.add((len(key), answer.decrypt))
    assert len(sizes) == 6


@KERNELS
@pytest.mark.parametrize("size", [16, 24, 32])
def test_counters_of_rfc_3686(size: int, kernel: str) -> None:
    file = VECTORS / "ciphers" / "AES" / "CTR" / f"aes-{8 * size}-ctr.txt"
    found = list(answers(file))
    assert len(found) >= 3
    for answer in found:
        values, case = answer.values, Case("aes", "CTR", key_size=size)
        with cpu.use(kernel):
            text = case.run(values["KEY"], values["IV"], values["PLAINTEXT"])
        assert text == values["CIPHERTEXT"]


@KERNELS
@pytest.mark.parametrize("size", [16, 24, 32])
def test_tags_of_sp_800_38b(size: int, kernel: str) -> None:
    file = VECTORS / "CMAC" / f"nist-800-38b-aes{8 * size}.txt"
    found = list(answers(file))
    assert len(found) == 4
    for answer in found:
        values = answer.values
        with cpu.use(kernel):
            tag = MacCase("aes", "OMAC").run(values["KEY"], values.get("MESSAGE", b""))
        assert tag == values["OUTPUT"]


Update = Callable[[bytes], bytes]
Start = Callable[[bytes, bytes], Update]


def monte_carlo(
    start: Start, key: bytes, iv: bytes, text: bytes, chained: bool, rounds: int
) -> Iterator[bytes]:
    """Give the last output of each round of AESAVS, section 6.4, whose next key comes from it."""
    for _ in range(rounds):
        update, out = start(key, iv), b""
        for step in range(1000):
            out += update(text)
            at = step * len(text)
            text = (iv + out)[at : at + len(text)] if chained else out[-16:]
        yield out[-len(text) :]
        size = len(text)
        key = bytes(a ^ b for a, b in zip(key, out[-len(key) :], strict=True))
        iv, text = (out[-16:], out[-16 - size : -16]) if chained else (b"", out[-16:])


# CAVS, CBCMCT128, encryption: the first key, IV and text, and the first three outputs.
CBC_128 = [
    "9dc2c84a37850c11699818605f47958c",
    "256953b2feab2a04ae0180d8335bbed6",
    "2e586692e647f5028ec6fa47a55a2aab",
    "1b1ebd1fc45ec43037fd4844241a437f",
    "bf43583a665fa45fdee831243a16ea8f",
    "5464e1900f81e06f67139456da25fc09",
]


@KERNELS
def test_monte_carlo_test_of_cavs(kernel: str) -> None:
    key, iv, text, *expected = map(bytes.fromhex, CBC_128)

    def start(key: bytes, iv: bytes) -> Update:
        return Case("aes", "CBC", key_size=16).context(key, iv).update

    with cpu.use(kernel):
        assert list(monte_carlo(start, key, iv, text, True, 3)) == expected


@pytest.mark.parametrize("decrypt", [False, True], ids=["encrypt", "decrypt"])
@pytest.mark.parametrize("size", [16, 24, 32])
@pytest.mark.parametrize("mode", MODES)
def test_monte_carlo_test_equals_that_of_openssl(mode: str, size: int, decrypt: bool) -> None:
    case = Case("aes", mode[:3], segment=MODES[mode], key_size=size)
    key, iv = bytes(range(size)), bytes(range(100, 100 + case.iv_length))
    text = bytes(range(200, 200 + (case.segment or 16)))

    def theirs(key: bytes, iv: bytes) -> Update:
        return openssl.context(case.mode, key, iv, decrypt, case.segment).update

    def ours(key: bytes, iv: bytes) -> Update:
        return case.context(key, iv, decrypt).update

    chained = mode != "ECB"
    expected = list(monte_carlo(theirs, key, iv, text, chained, 8))
    assert len(set(expected)) > 1
    for kernel in KERNELS_OF["aes"]:
        with cpu.use(kernel):
            assert list(monte_carlo(ours, key, iv, text, chained, 8)) == expected, kernel
