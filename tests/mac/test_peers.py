"""Each MAC against implementations that share no code with the package, on every kernel."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from core.cases import (
    CRYPTOPRO_A,
    LONG,
    MAC_CASES,
    SETS,
    SHORT,
    MacCase,
    kernels_for,
    needs,
)
from peers import gnutls, gost_engine, libgcrypt, openssl, reference

from gostlane import cpu

MESHED = MacCase("gost28147", "Imit", meshing=True)
MESHED_A = MacCase("gost28147", "Imit", meshing=True, sbox=CRYPTOPRO_A)
OMAC = MacCase("magma", "OMAC")
KUZNYECHIK = MacCase("kuznyechik", "OMAC")


def agree(
    case: MacCase,
    peer: Callable[[bytes, bytes, int], bytes],
    sizes: tuple[int, ...],
    length: int,
    rng: Random,
) -> None:
    """One message with tags of these sizes, on every kernel."""
    key, text = rng.randbytes(case.key_size), rng.randbytes(length)
    for size in sizes:
        tag = peer(key, text, size)
        for kernel in kernels_for(case):
            with cpu.use(kernel):
                assert case.run(key, text, size) == tag, kernel
                mac = case.make(key, size)
                mac.update(text)
                mac.verify(tag)


@needs("libgcrypt")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize("sbox", SETS)
def test_imit_without_meshing_equals_libgcrypt(sbox: str, length: int, rng: Random) -> None:
    oid = reference.sbox_sets()[sbox]["oid"]
    agree(
        MacCase("gost28147", "Imit", sbox=sbox),
        lambda key, data, size: libgcrypt.imit(oid, key, data, size),
        (1, 4, 8),
        length,
        rng,
    )


@needs("gost-engine")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("gost-mac", MESHED_A),
        ("gost-mac-12", MESHED),
        ("magma-mac", OMAC),
        ("kuznyechik-mac", KUZNYECHIK),
    ],
)
def test_mac_equals_gost_engine(name: str, case: MacCase, length: int, rng: Random) -> None:
    agree(
        case,
        lambda key, data, size: gost_engine.mac(name, key, data, size),
        (1, 4, 8),
        length,
        rng,
    )


@needs("GnuTLS")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize(
    ("name", "case", "size"),
    [
        ("GOST28147-TC26Z-IMIT", MESHED, 4),
        ("OMAC-MAGMA", OMAC, 8),
        ("OMAC-KUZNYECHIK", KUZNYECHIK, 16),
    ],
)
def test_mac_equals_gnutls(name: str, case: MacCase, size: int, length: int, rng: Random) -> None:
    agree(case, lambda key, data, _: gnutls.mac(name, key, data), (size,), length, rng)


@pytest.mark.parametrize("length", (*SHORT, LONG[2]))
@pytest.mark.parametrize("case", MAC_CASES, ids=str)
def test_mac_equals_the_reference(case: MacCase, length: int, rng: Random) -> None:
    agree(case, lambda key, data, _: case.reference(key, data), (case.block,), length, rng)


@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize("case", [case for case in MAC_CASES if case.cipher == "aes"], ids=str)
def test_omac_of_aes_is_the_cmac_of_openssl(case: MacCase, length: int, rng: Random) -> None:
    agree(case, lambda key, data, size: openssl.cmac(key, data)[:size], (1, 8, 16), length, rng)
