"""Answers that the standards give (or that other programs agreed on), and how to compare."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Any

from gostlane import GOST28147, Cipher, modes
from gostlane.ciphers import BlockCipher
from gostlane.cli.options import block_cipher
from gostlane.mac import OMAC, Imit

_WIDEST = 512
"""Blocks that fill every lane of any kernel."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One question put to the library."""

    name: str
    kernel: str
    """The kernel that ran."""
    passed: bool


def load() -> list[dict[str, Any]]:
    """Read the vectors: hex strings under the names of the tests' vectors, empty ones left out."""
    text = files("gostlane.cli").joinpath("known_answers.json").read_text("utf-8")
    vectors: list[dict[str, Any]] = json.loads(text)["vectors"]
    return vectors


def ask(vector: dict[str, Any]) -> Iterator[Outcome]:
    """Put every question that a vector holds."""
    name = f"{vector['source']}: {vector['name']}"
    plaintext = bytes.fromhex(vector.get("plaintext", ""))
    algorithm = _algorithm(vector)
    if "tag" in vector:
        yield _ask_mac(name, vector, algorithm, plaintext)
        return
    cipher = Cipher(algorithm, _mode(vector))
    ciphertext = bytes.fromhex(vector["ciphertext"])
    # Blocks of ECB repeated are the answer repeated, long enough for the widest kernel.
    repeats = (1, _WIDEST * algorithm.block_size // len(plaintext)) if _is_ecb(vector) else (1,)
    for times in repeats:
        question, answer = plaintext * times, ciphertext * times
        for work, given, wanted, make in (
            ("encrypted", question, answer, cipher.encryptor),
            ("decrypted", answer, question, cipher.decryptor),
        ):
            context = make(threads=1)
            got = context.update(given)
            kernel = context.kernel
            got += context.finalize()
            yield Outcome(f"{name}, {work}, times {times}", kernel, got == wanted)


def _ask_mac(name: str, vector: dict[str, Any], algorithm: BlockCipher, data: bytes) -> Outcome:
    tag = bytes.fromhex(vector["tag"])
    code = (
        Imit(algorithm, len(tag), vector.get("meshing"))
        if vector["mode"] == "imit"
        else OMAC(algorithm, len(tag))
    )
    code.update(data)
    kernel = code.kernel
    return Outcome(name, kernel, code.finalize() == tag)


def _is_ecb(vector: dict[str, Any]) -> bool:
    return bool(vector["mode"] == "ecb")


def _algorithm(vector: dict[str, Any]) -> BlockCipher:
    name = vector["cipher"]
    sbox = vector["sbox"] if name == GOST28147.name else None
    return block_cipher(name, bytes.fromhex(vector["key"]), sbox)


def _mode(vector: dict[str, Any]) -> modes.Mode:
    make: Callable[..., modes.Mode] = getattr(modes, vector["mode"].upper())
    if "iv" in vector:
        make = partial(make, bytes.fromhex(vector["iv"]))
    options = {name: vector[name] for name in ("segment_size", "meshing") if name in vector}
    return make(**options)
