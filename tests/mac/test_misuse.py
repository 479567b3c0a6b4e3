"""Wrong input to MACs: an error on one line that names expected and given."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from core.cases import MAC_CASES, MacCase, refused

from gostlane import GOST28147, AlreadyFinalized, InvalidTag, Magma, UnsupportedAlgorithm
from gostlane.mac import OMAC, Imit

KEY = bytes(range(32))
ALL = pytest.mark.parametrize("case", MAC_CASES, ids=str)


@ALL
def test_tag_length_outside_the_block(case: MacCase) -> None:
    for length in (-1, 0, case.block + 1, 32, 2**40):
        with refused(ValueError, f"tag length: expected 1..{case.block} bytes", f"got {length}"):
            case.make(KEY, length)


def test_tag_length_that_is_no_number() -> None:
    for make in (Imit, OMAC):
        with pytest.raises(TypeError):
            make(GOST28147(KEY), "4")  # type: ignore[arg-type]


def test_default_tag_is_four_bytes_of_imit_and_a_block_of_omac() -> None:
    assert len(Imit(GOST28147(KEY)).finalize()) == 4
    assert len(OMAC(GOST28147(KEY)).finalize()) == 8
    assert len(OMAC(Magma(KEY)).finalize()) == 8


@ALL
def test_shorter_tag_is_the_start_of_the_longer(case: MacCase) -> None:
    whole = case.run(KEY, b"some message")
    for length in range(1, case.block + 1):
        assert case.run(KEY, b"some message", length) == whole[:length]


def test_imit_is_defined_for_28147_only() -> None:
    with refused(UnsupportedAlgorithm, "magma", "not defined"):
        Imit(Magma(KEY))


def test_omac_has_no_meshing() -> None:
    with pytest.raises(TypeError, match="meshing"):
        OMAC(GOST28147(KEY), meshing="cryptopro")  # type: ignore[call-arg]


def test_meshing_by_an_unknown_name() -> None:
    with refused(ValueError, "meshing: expected None or 'cryptopro'", "got 'x'"):
        Imit(GOST28147(KEY), meshing="x")  # type: ignore[arg-type]


@pytest.mark.parametrize("make", [Imit, OMAC])
@pytest.mark.parametrize("wrong", [KEY, None, "key", GOST28147], ids=lambda w: str(type(w)))
def test_algorithm_that_is_no_cipher(make: Any, wrong: object) -> None:
    with refused(TypeError, "algorithm: expected a cipher with its key", f"got {type(wrong)!r}"):
        make(wrong)


@ALL
def test_every_changed_bit_of_a_tag_is_found(case: MacCase) -> None:
    tag = case.run(KEY, b"message")
    for bit in range(8 * case.block):
        mac = case.make(KEY)
        mac.update(b"message")
        with refused(InvalidTag, "tag does not match"):
            mac.verify((int.from_bytes(tag, "big") ^ 1 << bit).to_bytes(case.block, "big"))


@ALL
def test_tag_of_another_length(case: MacCase) -> None:
    mac = case.make(KEY, 4)
    mac.update(b"message")
    for length in (0, 3, 5, 8):
        with refused(ValueError, "tag: expected 4 bytes", f"got {length}"):
            mac.verify(bytes(length))
    mac.verify(case.run(KEY, b"message", 4))


@ALL
def test_tag_or_data_that_is_no_buffer(case: MacCase) -> None:
    mac = case.make(KEY)
    for wrong in (None, 8, "12345678", [0] * 8):
        with refused(TypeError, "tag: expected a bytes-like object", f"got {type(wrong)!r}"):
            mac.verify(wrong)
        with refused(TypeError, "data: expected a bytes-like object", f"got {type(wrong)!r}"):
            mac.update(wrong)
    for gaps in (memoryview(bytes(64))[::2], np.zeros(64, np.uint8)[::2]):
        with refused(ValueError, "data: expected a contiguous buffer", "got one with gaps"):
            mac.update(gaps)
    assert mac.finalize() == case.run(KEY, b"")


@ALL
@pytest.mark.parametrize("end", ["finalize", "verify", "failed verify"])
def test_mac_ends_once(case: MacCase, end: str) -> None:
    tag = case.run(KEY, b"message")
    mac = case.make(KEY)
    mac.update(b"message")
    if end == "finalize":
        assert mac.finalize() == tag
    elif end == "verify":
        mac.verify(tag)
    else:
        with pytest.raises(InvalidTag):
            mac.verify(bytes(case.block))
    with refused(AlreadyFinalized, "finished"):
        mac.finalize()
    with refused(AlreadyFinalized, "finished"):
        mac.verify(tag)
    with refused(AlreadyFinalized, "finished"):
        mac.update(b"")
    with refused(AlreadyFinalized, "finished"):
        mac.copy().finalize()


@ALL
def test_copies_go_on_by_themselves(case: MacCase, rng: Random) -> None:
    text = rng.randbytes(3000)
    mac = case.make(KEY)
    copies = []
    for start in range(0, 3000, 100):
        copies.append((start, mac.copy()))
        mac.update(text[start : start + 100])
    for start, copy in reversed(copies):
        copy.update(b"other")
        assert copy.finalize() == case.reference(KEY, text[:start] + b"other")
    assert mac.finalize() == case.reference(KEY, text)


def test_empty_message_has_zeros_as_its_imit() -> None:
    for meshing in (False, True):
        assert MacCase("gost28147", "Imit", meshing).run(KEY, b"") == bytes(8)


def test_sbox_is_honoured_in_the_mac() -> None:
    tags = {
        MacCase("gost28147", mac, sbox=sbox).run(KEY, b"message")
        for mac in ("Imit", "OMAC")
        for sbox in ("id-tc26-gost-28147-param-Z", "id-Gost28147-89-CryptoPro-A-ParamSet")
    }
    assert len(tags) == 4
