"""Wrong keys, IVs, options and S-boxes: an error on one line that names expected and given."""

from __future__ import annotations

import copy
import gc
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from core.cases import CASES, MAIN_CASES, Case, own_rows, refused

from gostlane import GOST28147, Cipher, Magma, UnsupportedAlgorithm, _core, modes, packets, profile
from gostlane.ciphers import BlockCipher

KEY = bytes(range(32))
BOTH_CIPHERS = pytest.mark.parametrize("make", [GOST28147, Magma])
CNT = Case("gost28147", "CNT")


@BOTH_CIPHERS
@pytest.mark.parametrize("length", [0, 1, 16, 31, 33, 64])
def test_key_of_another_length(make: Any, length: int) -> None:
    for key in (bytes(length), bytearray(length), memoryview(bytes(length))):
        with refused(ValueError, "key: expected 32 bytes", f"got {length}"):
            make(key)


@BOTH_CIPHERS
@pytest.mark.parametrize("key", [None, 32, "k" * 32, [0] * 32, 1.5], ids=repr)
def test_key_that_is_no_buffer(make: Any, key: object) -> None:
    with refused(TypeError, "key: expected a bytes-like object", f"got {type(key)!r}"):
        make(key)


@BOTH_CIPHERS
def test_key_with_gaps(make: Any) -> None:
    for key in (memoryview(bytes(64))[::2], np.zeros(64, np.uint8)[::2]):
        with refused(ValueError, "key: expected a contiguous buffer", "got"):
            make(key)


def test_cipher_without_a_key() -> None:
    for kind in (BlockCipher, _core.Key):
        with pytest.raises(TypeError):
            kind()
    for make in (object.__new__, BlockCipher.__new__, _core.Key.__new__):
        with pytest.raises(TypeError):
            make(GOST28147)
    with pytest.raises(TypeError):
        copy.copy(GOST28147(KEY))
    other: Any
    for other in (bytes, GOST28147(KEY), None):
        with refused(TypeError, "kind: expected Key or a class of it"):
            _core.key(other, "magma", KEY, None)


def test_class_of_a_cipher_is_one() -> None:
    class Named(GOST28147):
        label = ""

    for _ in range(3):
        named = Named(KEY)
        named.label = "mine"
        named.itself = named  # type: ignore[attr-defined]
        expected = Cipher(GOST28147(KEY), modes.ECB()).encryptor().update(bytes(8))
        assert Cipher(named, modes.ECB()).encryptor().update(bytes(8)) == expected
        assert (
            packets.encrypt([named, GOST28147(KEY)], modes.ECB, [bytes(8)] * 2).outputs
            == [expected] * 2
        )
        del named
        gc.collect()


@pytest.mark.parametrize("case", [case for case in CASES if case.mode != "ECB"], ids=str)
def test_iv_of_another_length(case: Case) -> None:
    many = case.cipher in ("magma", "kuznyechik") and case.mode in ("CBC", "CFB", "OFB")
    block = case.block
    for length in (0, 1, 4, 7, 8, 9, 12, 15, 16, 17, 24, 32, 1024, 1025, 1032, 1040):
        fits = 0 < length <= 1024 and length % block == 0 if many else length == case.iv_length
        if fits:
            case.make(KEY, bytes(length))
            continue
        rule = f"exactly {case.iv_length} bytes"
        if many:
            rule = f"a multiple of {block} bytes, {block} to 1024"
        given = f"got {length} bytes" if length else "got none"
        with refused(ValueError, f"IV: expected {rule}", given):
            case.make(KEY, bytes(length))


@pytest.mark.parametrize("iv", [None, 8, 0, -1, "12345678", [0] * 8, 1.5], ids=repr)
@pytest.mark.parametrize("case", [case for case in MAIN_CASES if case.mode != "ECB"], ids=str)
def test_iv_that_is_no_buffer(case: Case, iv: object) -> None:
    with refused(TypeError, "IV: expected a bytes-like object", f"got {type(iv)!r}"):
        case.make(KEY, iv)


def test_ecb_takes_no_iv() -> None:
    with pytest.raises(TypeError):
        modes.ECB(bytes(8))  # type: ignore[call-arg]


def test_iv_has_no_default() -> None:
    for mode in (modes.CBC, modes.CFB, modes.OFB, modes.CTR, modes.CNT):
        with pytest.raises(TypeError, match="iv"):
            mode()  # type: ignore[call-arg]


@pytest.mark.parametrize("mode", [modes.CFB, modes.OFB, modes.CTR])
@pytest.mark.parametrize("size", [-1, 0, 9, 16, 2**16 + 8, 2**32, 2**64 - 1, 2**64, 10**30])
def test_segment_size_that_no_block_has(mode: Any, size: int) -> None:
    for algorithm in (GOST28147(KEY), Magma(KEY)):
        with refused(ValueError, "segment", "expected", f"got {size}"):
            Cipher(algorithm, mode(bytes(4 if mode is modes.CTR else 8), segment_size=size))


def test_segments_belong_to_three_modes() -> None:
    for mode in (modes.CBC, modes.CNT):
        with pytest.raises(TypeError, match="segment_size"):
            mode(bytes(8), segment_size=8)  # type: ignore[call-arg]


@pytest.mark.parametrize("size", range(1, 8))
def test_meshing_takes_whole_blocks(size: int) -> None:
    mode = modes.CFB(bytes(8), segment_size=size, meshing="cryptopro")
    with refused(ValueError, "segment_size: expected a whole block with meshing, 8", f"got {size}"):
        Cipher(GOST28147(KEY), mode)


def test_meshing_by_an_unknown_name() -> None:
    for mode in (modes.CBC, modes.CFB, modes.CNT):
        for wrong in ("CryptoPro", "", True, 1, 0, False):
            with refused(ValueError, "meshing: expected None or 'cryptopro'", f"got {wrong!r}"):
                mode(bytes(8), meshing=wrong)  # type: ignore[arg-type]


def test_meshing_is_not_defined_for_ofb_ctr_and_ecb() -> None:
    with pytest.raises(TypeError, match="meshing"):
        modes.OFB(bytes(8), meshing="cryptopro")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="meshing"):
        modes.CTR(bytes(4), meshing="cryptopro")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="meshing"):
        modes.ECB(meshing="cryptopro")  # type: ignore[call-arg]


def test_what_28147_alone_defines_is_refused_for_magma() -> None:
    with refused(UnsupportedAlgorithm, "magma", "CNT is not defined"):
        Cipher(Magma(KEY), modes.CNT(bytes(8)))
    for mode in (modes.CBC, modes.CFB):
        with refused(UnsupportedAlgorithm, "magma", "meshing is defined for GOST 28147-89"):
            Cipher(Magma(KEY), mode(bytes(8), meshing="cryptopro"))


def test_magma_takes_no_sbox() -> None:
    with pytest.raises(TypeError, match="sbox"):
        Magma(KEY, sbox="id-tc26-gost-28147-param-Z")  # type: ignore[call-arg]


def test_cipher_and_mode_in_the_wrong_place() -> None:
    mode: Any
    for wrong in (KEY, None, modes.ECB(), GOST28147):
        with refused(TypeError, "algorithm: expected a cipher with its key", "got"):
            Cipher(wrong, modes.ECB())  # type: ignore[arg-type]
    for mode in (None, modes.ECB, "ECB", GOST28147(KEY)):
        with refused(TypeError, "mode: expected a mode with its IV", "got"):
            Cipher(GOST28147(KEY), mode)


def test_profile_with_wrong_name_key_or_iv() -> None:
    with refused(ValueError, "profile: expected one of gost89,", "got 'gost90'"):
        profile("gost90", KEY, bytes(8))
    with refused(ValueError, "key: expected 32 bytes", "got 16"):
        profile("gost89", bytes(16), bytes(8))
    with refused(ValueError, "IV: expected exactly 8 bytes", "got 16 bytes"):
        profile("gost89-cnt", KEY, bytes(16))


@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
@pytest.mark.parametrize("threads", [0, -1])
def test_number_of_threads_below_one(case: Case, threads: int) -> None:
    cipher = case.make(KEY, bytes(case.iv_length))
    for make in (cipher.encryptor, cipher.decryptor):
        with refused(ValueError, "threads: expected 1..65536", f"got {threads}"):
            make(threads=threads)


@pytest.mark.parametrize(
    "name", ["", "param-Z", "ID-TC26-GOST-28147-PARAM-Z", "1.2.643", "\0", "я"]
)
def test_sbox_by_an_unknown_name(name: str) -> None:
    with refused(ValueError, "sbox: expected one of id-", "param-Z", f"got {name!r}"):
        GOST28147(KEY, name)


def bad_tables() -> Iterator[Any]:
    good = own_rows(Random(1))
    yield pytest.param(good[:7], id="seven rows")
    yield pytest.param([*good, good[0]], id="nine rows")
    yield pytest.param([*good[:7], good[7][:15]], id="a row of fifteen")
    yield pytest.param([*good[:6], good[6] + [0], good[7][:15]], id="rows of 17 and 15")
    yield pytest.param([*good[:7], [*good[7][:15], good[7][0]]], id="a repeated value")
    swapped = [[16 if value == 0 else value for value in good[0]], *good[1:]]
    yield pytest.param(swapped, id="the value 16")
    yield pytest.param([[256 if v == 0 else v for v in good[0]], *good[1:]], id="the value 256")
    yield pytest.param([[-1 if v == 0 else v for v in good[0]], *good[1:]], id="a negative value")
    yield pytest.param([[float(v) for v in row] for row in good], id="floats")
    yield pytest.param([[str(v) for v in row] for row in good], id="strings")
    yield pytest.param(["0123456789abcdef"] * 8, id="rows of text")
    yield pytest.param([16] * 8, id="numbers for rows")
    yield pytest.param(bytes(range(16)) * 8, id="flat bytes")
    yield pytest.param([], id="nothing")
    yield pytest.param(None, id="None")
    yield pytest.param(5, id="a number")


@pytest.mark.parametrize("rows", list(bad_tables()))
def test_own_table_that_is_no_sbox(rows: Any) -> None:
    with refused(ValueError, "sbox: expected", "eight rows of sixteen", "permutation of 0..15"):
        GOST28147(KEY, rows)
