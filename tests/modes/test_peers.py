"""Each mode against implementations that share no code with the package, on every kernel."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from core.cases import (
    CASES,
    CRYPTOPRO_A,
    LONG,
    MAIN_CASES,
    PARAM_Z,
    SETS,
    SHORT,
    Case,
    kernels_for,
    needs,
)
from peers import gnutls, gost_engine, libgcrypt, openssl, reference

import gostlane
from gostlane import cpu

BLOCK_LENGTHS = tuple(dict.fromkeys(length - length % 8 for length in SHORT + LONG))
Peer = Callable[[bytes, bytes, bytes, bool], bytes]  # key, IV, data, decrypt


def agree(case: Case, peer: Peer, length: int, rng: Random) -> None:
    """Both directions of one text, on every kernel."""
    key, iv = rng.randbytes(case.key_size), rng.randbytes(case.iv_length)
    text = rng.randbytes(case.length(length))
    sealed, opened = peer(key, iv, text, False), peer(key, iv, text, True)
    for kernel in kernels_for(case):
        with cpu.use(kernel):
            assert case.run(key, iv, text) == sealed, kernel
            assert case.run(key, iv, text, decrypt=True) == opened, kernel


@needs("libgcrypt")
@pytest.mark.parametrize("length", BLOCK_LENGTHS)
@pytest.mark.parametrize("sbox", SETS)
def test_ecb_equals_libgcrypt(sbox: str, length: int, rng: Random) -> None:
    oid = reference.sbox_sets()[sbox]["oid"]
    agree(
        Case("gost28147", "ECB", sbox=sbox),
        lambda key, iv, data, decrypt: libgcrypt.ecb(oid, key, data, decrypt),
        length,
        rng,
    )


@needs("libgcrypt")
@pytest.mark.parametrize("length", [*SHORT, 20_001])
@pytest.mark.parametrize("sbox", SETS)
def test_chained_modes_equal_libgcrypt(sbox: str, length: int, rng: Random) -> None:
    oid = reference.sbox_sets()[sbox]["oid"]
    peers: list[tuple[Case, Peer]] = [
        (
            Case("gost28147", "CBC", sbox=sbox),
            lambda k, i, d, dec: libgcrypt.cbc(oid, k, i, d, dec),
        ),
        (
            Case("gost28147", "CFB", sbox=sbox),
            lambda k, i, d, dec: libgcrypt.cfb(oid, k, i, d, dec),
        ),
        (
            Case("gost28147", "CFB", segment=1, sbox=sbox),
            lambda k, i, d, dec: libgcrypt.cfb(oid, k, i, d, dec, segment_size=1),
        ),
        (Case("gost28147", "OFB", sbox=sbox), lambda k, i, d, dec: libgcrypt.ofb(oid, k, i, d)),
        (Case("gost28147", "CTR", sbox=sbox), lambda k, i, d, dec: libgcrypt.ctr(oid, k, i, d)),
    ]
    for case, peer in peers:
        agree(case, peer, length, rng)


@needs("gost-engine")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("gost89", Case("gost28147", "CFB", meshing=True)),
        ("gost89-cnt", Case("gost28147", "CNT", meshing=True, sbox=CRYPTOPRO_A)),
        ("gost89-cnt-12", Case("gost28147", "CNT", meshing=True)),
        ("gost89-cbc", Case("gost28147", "CBC")),
        ("magma-ctr", Case("magma", "CTR")),
        ("magma-cbc", Case("magma", "CBC")),
        *(
            (name, Case("kuznyechik", name.removeprefix("kuznyechik-").upper()))
            for name in gost_engine.KUZNYECHIK
        ),
    ],
)
def test_mode_equals_gost_engine(name: str, case: Case, length: int, rng: Random) -> None:
    agree(case, lambda *arguments: gost_engine.cipher(name, *arguments), length, rng)


@needs("gost-engine")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize("name", gostlane.PROFILES)
def test_profile_is_what_gost_engine_means_by_its_name(name: str, length: int, rng: Random) -> None:
    key, iv = rng.randbytes(32), rng.randbytes(8)
    text = rng.randbytes(length - length % 8 if name == "gost89-cbc" else length)
    cipher = gostlane.profile(name, key, iv)
    assert cipher.encryptor().update(text) == gost_engine.cipher(name, key, iv, text)
    assert cipher.decryptor().update(text) == gost_engine.cipher(name, key, iv, text, decrypt=True)


@needs("GnuTLS")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize(("name", "sbox"), gnutls.CFB_SBOXES.items())
def test_cfb_with_meshing_equals_gnutls(name: str, sbox: str, length: int, rng: Random) -> None:
    case = Case("gost28147", "CFB", meshing=True, sbox=sbox)
    agree(case, lambda *arguments: gnutls.cipher(name, *arguments), length, rng)


@needs("GnuTLS")
@pytest.mark.parametrize("length", SHORT + LONG)
def test_cnt_with_meshing_equals_gnutls(length: int, rng: Random) -> None:
    case = Case("gost28147", "CNT", meshing=True)
    agree(case, lambda *arguments: gnutls.cipher("GOST28147-TC26Z-CNT", *arguments), length, rng)


@needs("GnuTLS")
@pytest.mark.parametrize("length", [length for length in SHORT if length <= 1024])
def test_magma_ctr_equals_the_first_section_of_gnutls(length: int, rng: Random) -> None:
    agree(
        Case("magma", "CTR"),
        lambda key, iv, data, decrypt: gnutls.cipher(
            "MAGMA-CTR-ACPKM", key, iv + bytes(4), data, decrypt
        ),
        length,
        rng,
    )


@needs("GnuTLS")
@pytest.mark.parametrize("length", [length for length in SHORT if length <= 4096])
def test_kuznyechik_ctr_equals_the_first_section_of_gnutls(length: int, rng: Random) -> None:
    agree(
        Case("kuznyechik", "CTR"),
        lambda key, iv, data, decrypt: gnutls.cipher(
            "KUZNYECHIK-CTR-ACPKM", key, iv + bytes(8), data, decrypt
        ),
        length,
        rng,
    )


@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize(
    "case", [case for case in CASES if case.cipher == "aes" and case.segment in (None, 1)], ids=str
)
def test_aes_equals_openssl(case: Case, length: int, rng: Random) -> None:
    agree(
        case,
        lambda key, iv, data, decrypt: openssl.cipher(
            case.mode, key, iv, data, decrypt, case.segment
        ),
        length if case.segment is None else min(length, 5000),
        rng,
    )


@pytest.mark.parametrize("length", (*SHORT, *LONG[1:]))
@pytest.mark.parametrize(
    "case", [Case("gost28147", "CBC", meshing=True), Case("gost28147", "CNT")], ids=str
)
def test_mode_that_no_peer_has_equals_the_reference(case: Case, length: int, rng: Random) -> None:
    agree(case, case.reference, length, rng)


@pytest.mark.parametrize("length", (*SHORT, 20_001))
@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_every_mode_equals_the_reference(case: Case, length: int, rng: Random) -> None:
    agree(case, case.reference, length, rng)


def test_profiles_are_the_four_names_of_gost_engine() -> None:
    assert {
        name: (profile.sbox, profile.mode, profile.meshing)
        for name, profile in gostlane.PROFILES.items()
    } == {
        "gost89": (PARAM_Z, "CFB", "cryptopro"),
        "gost89-cnt": (CRYPTOPRO_A, "CNT", "cryptopro"),
        "gost89-cnt-12": (PARAM_Z, "CNT", "cryptopro"),
        "gost89-cbc": (PARAM_Z, "CBC", None),
    }
