"""Every published and own vector, on every kernel of this CPU."""

from __future__ import annotations

from random import Random

import pytest
from peers import reference
from peers.reference import Vector

from core.cases import (
    ANY_SBOX,
    KERNELS,
    KERNELS_OF,
    PARAM_Z,
    SETS,
    Case,
    MacCase,
    case_of,
    kernels_for,
    own_rows,
    refused,
    refused_by_design,
)
from gostlane import GOST28147, Cipher, InvalidTag, UnsupportedAlgorithm, cpu, modes
from gostlane.ciphers import sbox_names
from gostlane.mac import Imit

FILES = (
    "gost28147_ecb.json",
    "gost28147_modes.json",
    "imit.json",
    "magma.json",
    "sbox_coverage.json",
    "kuznyechik.json",
    "aes.json",
)
ALL = [vector for file in FILES for vector in reference.load(file)]
TAKEN = [vector for vector in ALL if not refused_by_design(vector)]
RUNS = [(vector, kernel) for vector in TAKEN for kernel in KERNELS_OF[vector["cipher"]]]
CIPHER_RUNS = [(vector, kernel) for vector, kernel in RUNS if "ciphertext" in vector]
MAC_RUNS = [(vector, kernel) for vector, kernel in RUNS if "tag" in vector]
REFUSED = [vector for vector in ALL if refused_by_design(vector)]


def identify(value: object) -> str | None:
    if not isinstance(value, dict):
        return None
    return f"{value['cipher']} {value['mode']}: {value['name']}"


def mac_case(vector: Vector) -> MacCase:
    names = {"imit": "Imit", "omac": "OMAC"}
    rows = vector.get("sbox_rows") or vector.get("sbox", PARAM_Z)
    meshing = vector["meshing"] is not None
    return MacCase(vector["cipher"], names[vector["mode"]], meshing, rows)


@pytest.mark.parametrize(("vector", "kernel"), CIPHER_RUNS, ids=identify)
def test_cipher_vector_in_both_directions(vector: Vector, kernel: str) -> None:
    key, iv = bytes.fromhex(vector["key"]), bytes.fromhex(vector["iv"])
    plaintext, ciphertext = vector["plaintext"], vector["ciphertext"]
    if kernel not in kernels_for(case_of(vector)):
        with cpu.use(kernel), refused(UnsupportedAlgorithm, "named S-box sets only"):
            case_of(vector).context(key, iv, False)
        return
    with cpu.use(kernel):
        for decrypt, given, expected in (
            (False, plaintext, ciphertext),
            (True, ciphertext, plaintext),
        ):
            context = case_of(vector).context(key, iv, decrypt)
            assert context.update(bytes.fromhex(given)).hex() == expected
            assert context.kernel == kernel
            assert context.finalize() == b""


@pytest.mark.parametrize(("vector", "kernel"), MAC_RUNS, ids=identify)
def test_mac_vector(vector: Vector, kernel: str) -> None:
    key, tag = bytes.fromhex(vector["key"]), bytes.fromhex(vector["tag"])
    if kernel not in kernels_for(mac_case(vector)):
        with cpu.use(kernel), refused(UnsupportedAlgorithm, "named S-box sets only"):
            mac_case(vector).make(key, len(tag))
        return
    with cpu.use(kernel):
        mac = mac_case(vector).make(key, len(tag))
        mac.update(bytes.fromhex(vector["plaintext"]))
        assert mac.kernel == kernel
        again, wrong = mac.copy(), mac.copy()
    assert mac.finalize() == tag
    again.verify(tag)
    with pytest.raises(InvalidTag):
        wrong.verify(bytes([tag[0] ^ 1]) + tag[1:])


def test_vectors_that_the_package_refuses_are_few() -> None:
    assert 0 < len(REFUSED) < len(ALL) / 10


@pytest.mark.parametrize("vector", REFUSED, ids=identify)
def test_iv_that_28147_does_not_define_is_refused(vector: Vector) -> None:
    key, iv = bytes.fromhex(vector["key"]), bytes.fromhex(vector["iv"])
    if vector["mode"] == "imit":
        with pytest.raises(TypeError, match="iv"):
            Imit(GOST28147(key), iv=iv)  # type: ignore[call-arg]
        return
    with refused(ValueError, "exactly 8 bytes, one block", f"got {len(iv)} bytes"):
        case_of(vector).make(key, iv)


def test_named_sets_are_those_of_the_vectors() -> None:
    assert sbox_names() == {name: entry["oid"] for name, entry in reference.sbox_sets().items()}


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("name", SETS)
def test_sbox_by_name_by_oid_and_by_rows_is_the_same(name: str, kernel: str) -> None:
    entry = reference.sbox_sets()[name]
    (vector,) = (
        vector
        for vector in reference.load("sbox_coverage.json")
        if vector["cipher"] == "gost28147" and vector["sbox"] == name
    )
    key, plaintext = bytes.fromhex(vector["key"]), bytes.fromhex(vector["plaintext"])
    rows = entry["rows"]
    with cpu.use(kernel):
        for sbox in (name, entry["oid"], rows, tuple(map(tuple, rows)), [bytes(r) for r in rows]):
            if kernel not in (KERNELS if isinstance(sbox, str) else ANY_SBOX):
                continue
            cipher = Cipher(GOST28147(key, sbox), modes.ECB())
            assert cipher.encryptor().update(plaintext).hex() == vector["ciphertext"]


@pytest.mark.parametrize("kernel", ANY_SBOX)
def test_own_rows_equal_the_reference(kernel: str, rng: Random) -> None:
    rows, key, iv, text = own_rows(rng), rng.randbytes(32), rng.randbytes(8), rng.randbytes(2500)
    with cpu.use(kernel):
        for mode in ("CFB", "CNT"):
            case = Case("gost28147", mode, meshing=True, sbox=rows)
            assert case.run(key, iv, text) == case.reference(key, iv, text)
        for mac in (
            MacCase("gost28147", "Imit", True, rows),
            MacCase("gost28147", "OMAC", sbox=rows),
        ):
            assert mac.run(key, text) == mac.reference(key, text)
