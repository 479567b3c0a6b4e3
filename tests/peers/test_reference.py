"""The plain reference against the vectors and against every peer that is installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from . import PEERS, gnutls, gost_engine, libgcrypt, reference, sp_networks
from .reference import Vector

FILES = (
    "gost28147_ecb.json",
    "gost28147_modes.json",
    "imit.json",
    "magma.json",
    "sbox_coverage.json",
    "kuznyechik.json",
    "aes.json",
)
MACS = ("imit", "omac")
SHORT = (0, 1, 7, 8, 9, 1023, 1024, 1025, 2048, 4097)
LONG = (99_999, 100_000, 100_001)
PARAM_Z = "id-tc26-gost-28147-param-Z"
CRYPTOPRO_A = "id-Gost28147-89-CryptoPro-A-ParamSet"
SETS = tuple(reference.sbox_sets())

KEY = random.Random(1).randbytes(32)
IV = random.Random(2).randbytes(8)
TEXT = random.Random(3).randbytes(max(LONG))


def needs(peer: str) -> pytest.MarkDecorator:
    """A skip that names the Debian package when the peer isn't there."""
    reason = PEERS[peer]()
    return pytest.mark.skipif(reason is not None, reason=reason or "")


def all_vectors() -> list[Vector]:
    return [vector for file in FILES for vector in reference.load(file)]


def identify(value: object) -> str | None:
    return f"{value['cipher']}: {value['name']}" if isinstance(value, dict) else None


@cache
def expected(mode: str, sbox: str, length: int) -> bytes:
    """What the reference gives for the first bytes of TEXT; kept, for it is slow."""
    data = TEXT[:length]
    cipher = reference.magma(KEY) if sbox == "magma" else reference.gost28147(KEY, sbox)
    match mode:
        case "cfb":
            return reference.cfb(cipher, IV, data, meshing=True)
        case "cnt":
            return reference.cnt(cipher, IV, data, meshing=True)
        case "cbc":
            return reference.cbc(cipher, IV, data)
        case "ctr":
            return reference.ctr(cipher, IV[:4], data)
        case "imit":
            return reference.imit(cipher, data, size=8, meshing=True)
        case _:
            return reference.omac(cipher, data)


@pytest.mark.parametrize("vector", all_vectors(), ids=identify)
def test_reference_satisfies_vector(vector: Vector) -> None:
    if vector["mode"] in MACS:
        assert reference.answer(vector).hex() == vector["tag"]
    else:
        assert reference.answer(vector).hex() == vector["ciphertext"]
        assert reference.answer(vector, decrypt=True).hex() == vector["plaintext"]


@pytest.mark.parametrize("vector", all_vectors(), ids=identify)
def test_vector_has_every_field(vector: Vector) -> None:
    fields = {"source", "name", "cipher", "mode", "meshing", "segment_size"}
    fields |= {"key", "iv", "plaintext", "tag" if vector["mode"] in MACS else "ciphertext"}
    if vector["cipher"] in ("gost28147", "magma"):
        fields.add("sbox")
        assert vector["sbox"] in SETS or "sbox_rows" in vector
    assert set(vector) - {"sbox_rows"} == fields


@pytest.mark.parametrize("file", FILES)
def test_vector_names_are_unique(file: str) -> None:
    names = [vector["name"] for vector in reference.load(file)]
    assert len(set(names)) == len(names)


def reached(cipher: reference.Feistel, block: bytes) -> set[tuple[int, int]]:
    """The (row, index) pairs of the S-box that the encryption of one block looks up."""
    keys = cipher.words * 3 + cipher.words[::-1]
    sums = [
        (cipher.rounds(block, keys[:number])[0] + key) & reference.MASK32
        for number, key in enumerate(keys)
    ]
    return {(row, total >> 4 * row & 15) for total in sums for row in range(8)}


@pytest.mark.parametrize("vector", reference.load("sbox_coverage.json"), ids=identify)
def test_coverage_vector_reaches_all_128_entries(vector: Vector) -> None:
    key = bytes.fromhex(vector["key"])
    magma = vector["cipher"] == "magma"
    cipher = reference.magma(key) if magma else reference.gost28147(key, vector["sbox"])
    blocks = reference.pieces(bytes.fromhex(vector["plaintext"]))
    assert len(set().union(*(reached(cipher, block) for block in blocks))) == 128


def test_coverage_vectors_name_every_set() -> None:
    assert {vector["sbox"] for vector in reference.load("sbox_coverage.json")} == set(SETS)


@pytest.mark.parametrize("name", SETS)
def test_every_row_of_a_named_set_is_a_permutation(name: str) -> None:
    rows = reference.sbox_sets()[name]["rows"]
    assert [sorted(row) for row in rows] == [list(range(16))] * 8


COVERING = [
    vector
    for file in ("kuznyechik.json", "aes.json")
    for vector in reference.load(file)
    if "all 256 entries" in vector["name"]
]


@pytest.mark.parametrize("vector", COVERING, ids=identify)
def test_coverage_vector_reaches_all_256_entries(vector: Vector) -> None:
    cipher = reference.of(vector["cipher"], bytes.fromhex(vector["key"]), "")
    assert isinstance(cipher, sp_networks.Kuznyechik | sp_networks.AES)
    blocks = reference.pieces(bytes.fromhex(vector["plaintext"]), cipher.block)
    assert len(set().union(*map(cipher.substituted, blocks))) == 256


def test_coverage_vectors_are_of_every_key_size() -> None:
    found = [(vector["cipher"], len(vector["key"]) // 2) for vector in COVERING]
    assert found == [("kuznyechik", 32), ("aes", 16), ("aes", 24), ("aes", 32)]


KUZNYECHIK_STEPS: dict[Callable[[bytes], bytes], tuple[str, ...]] = {
    sp_networks.substitute: (
        "ffeeddccbbaa99881122334455667700",
        "b66cd8887d38e8d77765aeea0c9a7efc",
        "559d8dd7bd06cbfe7e7b262523280d39",
        "0c3322fed531e4630d80ef5c5a81c50b",
        "23ae65633f842d29c5df529c13f5acda",
    ),
    sp_networks.r: (
        "00000000000000000000000000000100",
        "94000000000000000000000000000001",
        "a5940000000000000000000000000000",
        "64a59400000000000000000000000000",
        "0d64a594000000000000000000000000",
    ),
    sp_networks.l_transform: (
        "64a59400000000000000000000000000",
        "d456584dd0e3e84cc3166e4b7fa2890d",
        "79d26221b87b584cd42fbc4ffea5de9a",
        "0e93691a0cfc60408b7b68f66b513c13",
        "e6a8094fee0aa204fd97bcb0b44b8580",
    ),
}


@pytest.mark.parametrize("step", KUZNYECHIK_STEPS, ids=lambda step: step.__name__)
def test_steps_are_those_of_rfc_7801_sections_5_1_to_5_3(
    step: Callable[[bytes], bytes],
) -> None:
    chain = [bytes.fromhex(text) for text in KUZNYECHIK_STEPS[step]]
    assert list(map(step, chain[:-1])) == chain[1:]


def test_what_undoes_a_linear_step_undoes_it() -> None:
    for _ in range(20):
        block = random.Random(4).randbytes(16)
        assert sp_networks.l_inverse(sp_networks.l_transform(block)) == block
        assert sp_networks.shift_rows_inverse(sp_networks.shift_rows(block)) == block
        assert sp_networks.mix_columns_inverse(sp_networks.mix_columns(block)) == block


def test_round_keys_are_those_of_rfc_7801_section_5_4() -> None:
    key = "8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef"
    assert [f"{each:032x}" for each in sp_networks.Kuznyechik(bytes.fromhex(key)).keys] == [
        "8899aabbccddeeff0011223344556677",
        "fedcba98765432100123456789abcdef",
        "db31485315694343228d6aef8cc78c44",
        "3d4553d8e9cfec6815ebadc40a9ffd04",
        "57646468c44a5e28d3e59246f429f1ac",
        "bd079435165c6432b532e82834da581b",
        "51e640757e8745de705727265a0098b1",
        "5a7925017b9fdd3ed72a91a22286f984",
        "bb44e25378c73123a5f32f73cdb6e517",
        "72e9dd7416bcf45b755dbaa88e4a4043",
    ]


@pytest.mark.parametrize(
    ("key", "last"),
    [
        ("2b7e151628aed2a6abf7158809cf4f3c", "d014f9a8c9ee2589e13f0cc8b6630ca6"),
        (
            "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b",
            "e98ba06f448c773c8ecc720401002202",
        ),
        (
            "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
            "fe4890d1e6188d0b046df344706c631e",
        ),
    ],
)
def test_last_round_key_is_that_of_fips_197_appendix_a(key: str, last: str) -> None:
    assert f"{sp_networks.AES(bytes.fromhex(key)).keys[-1]:032x}" == last


@pytest.mark.parametrize(
    ("half", "result"),
    [
        (0xFDB97531, 0x2A196F34),
        (0x2A196F34, 0xEBD9F03A),
        (0xEBD9F03A, 0xB039BB3D),
        (0xB039BB3D, 0x68695433),
    ],
)
def test_substitution_is_t_of_rfc_8891_appendix_a_1(half: int, result: int) -> None:
    rotated, _ = reference.magma(bytes(32)).rounds(half.to_bytes(8, "big"), [0])
    assert rotated == (result << 11 & reference.MASK32 | result >> 21)


@pytest.mark.parametrize(
    ("half", "key", "result"),
    [
        (0xFEDCBA98, 0x87654321, 0xFDCBC20C),
        (0x87654321, 0xFDCBC20C, 0x7E791A4B),
        (0xFDCBC20C, 0x7E791A4B, 0xC76549EC),
        (0x7E791A4B, 0xC76549EC, 0x9791C849),
    ],
)
def test_one_round_is_g_of_rfc_8891_appendix_a_2(half: int, key: int, result: int) -> None:
    block = half.to_bytes(8, "big")
    assert reference.magma(bytes(32)).rounds(block, [key]) == (result, half)


def test_key_words_are_those_of_rfc_8891_appendix_a_3() -> None:
    words = [0xFFEEDDCC, 0xBBAA9988, 0x77665544, 0x33221100]
    words += [0xF0F1F2F3, 0xF4F5F6F7, 0xF8F9FAFB, 0xFCFDFEFF]
    key = b"".join(word.to_bytes(4, "big") for word in words)
    assert reference.magma(key).words == words


def test_paddings_of_gost_r_34_13() -> None:
    assert [reference.pad(b"", number) for number in (1, 2, 3)] == [
        b"",
        b"\x80" + bytes(7),
        b"\x80" + bytes(7),
    ]
    assert [reference.pad(b"abc", number) for number in (1, 2, 3)] == [
        b"abc" + bytes(5),
        b"abc\x80" + bytes(4),
        b"abc\x80" + bytes(4),
    ]
    assert [len(reference.pad(bytes(8), number)) for number in (1, 2, 3)] == [8, 16, 8]
    for length in range(20):
        assert reference.unpad(reference.pad(bytes(length), 2)) == bytes(length)
    for wrong in (b"", bytes(8), b"\x80" + bytes(15), b"abc\x80"):
        with pytest.raises(ValueError, match="padding"):
            reference.unpad(wrong)


@needs("libgcrypt")
@pytest.mark.parametrize("length", [0, 8, 1024, 4096])
@pytest.mark.parametrize("name", SETS)
def test_ecb_equals_libgcrypt(name: str, length: int) -> None:
    cipher, oid = reference.gost28147(KEY, name), reference.sbox_sets()[name]["oid"]
    sealed = reference.ecb(cipher, TEXT[:length])
    assert libgcrypt.ecb(oid, KEY, TEXT[:length]) == sealed
    assert libgcrypt.ecb(oid, KEY, sealed, decrypt=True) == TEXT[:length]
    assert reference.ecb(cipher, sealed, decrypt=True) == TEXT[:length]


@needs("libgcrypt")
@pytest.mark.parametrize("length", [*SHORT, LONG[0]])
def test_imit_without_meshing_equals_libgcrypt(length: int) -> None:
    for name in (PARAM_Z, CRYPTOPRO_A):
        oid = reference.sbox_sets()[name]["oid"]
        tag = reference.imit(reference.gost28147(KEY, name), TEXT[:length], size=8)
        assert libgcrypt.imit(oid, KEY, TEXT[:length], size=8) == tag


@needs("libgcrypt")
@pytest.mark.parametrize("name", SETS)
def test_other_modes_equal_libgcrypt(name: str) -> None:
    cipher, oid, text = (
        reference.gost28147(KEY, name),
        reference.sbox_sets()[name]["oid"],
        TEXT[:2064],
    )
    assert libgcrypt.cbc(oid, KEY, IV, text) == reference.cbc(cipher, IV, text)
    assert libgcrypt.cfb(oid, KEY, IV, text[:2061]) == reference.cfb(cipher, IV, text[:2061])
    assert libgcrypt.ofb(oid, KEY, IV, text[:2061]) == reference.ofb(cipher, IV, text[:2061])
    assert libgcrypt.ctr(oid, KEY, IV[:4], text[:2061]) == reference.ctr(
        cipher, IV[:4], text[:2061]
    )
    assert libgcrypt.cfb(oid, KEY, IV, text[:333], segment_size=1) == reference.cfb(
        cipher, IV, text[:333], segment_size=1
    )
    assert libgcrypt.imit(oid, KEY, text[:29], iv=IV) == reference.imit(cipher, text[:29], iv=IV)


@needs("libgcrypt")
@pytest.mark.parametrize("length", SHORT)
@pytest.mark.parametrize("name", gnutls.CFB_SBOXES.values())
def test_cfb_with_meshing_equals_libgcrypt(name: str, length: int) -> None:
    oid = reference.sbox_sets()[name]["oid"]
    sealed = libgcrypt.cfb(oid, KEY, IV, TEXT[:length], meshing=True)
    assert sealed == expected("cfb", name, length)


@needs("gost-engine")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize(
    ("name", "mode", "sbox", "iv"),
    [
        ("gost89", "cfb", PARAM_Z, IV),
        ("gost89-cnt", "cnt", CRYPTOPRO_A, IV),
        ("gost89-cnt-12", "cnt", PARAM_Z, IV),
        ("gost89-cbc", "cbc", PARAM_Z, IV),
        ("magma-ctr", "ctr", "magma", IV[:4]),
        ("magma-cbc", "cbc", "magma", IV),
    ],
)
def test_cipher_equals_gost_engine(name: str, mode: str, sbox: str, iv: bytes, length: int) -> None:
    if mode == "cbc":
        length -= length % reference.BLOCK
    sealed = expected(mode, sbox, length)
    assert gost_engine.cipher(name, KEY, iv, TEXT[:length]) == sealed
    assert gost_engine.cipher(name, KEY, iv, sealed, decrypt=True) == TEXT[:length]


@needs("gost-engine")
@pytest.mark.parametrize("length", SHORT + LONG)
@pytest.mark.parametrize(
    ("name", "mode", "sbox"),
    [
        ("gost-mac", "imit", CRYPTOPRO_A),
        ("gost-mac-12", "imit", PARAM_Z),
        ("magma-mac", "omac", "magma"),
    ],
)
def test_mac_equals_gost_engine(name: str, mode: str, sbox: str, length: int) -> None:
    for size in (1, 4, 8):
        tag = expected(mode, sbox, length)[:size]
        assert gost_engine.mac(name, KEY, TEXT[:length], size) == tag


@needs("GnuTLS")
@pytest.mark.parametrize("length", SHORT)
@pytest.mark.parametrize(("name", "sbox"), gnutls.CFB_SBOXES.items())
def test_cfb_equals_gnutls(name: str, sbox: str, length: int) -> None:
    sealed = expected("cfb", sbox, length)
    assert gnutls.cipher(name, KEY, IV, TEXT[:length]) == sealed
    assert gnutls.cipher(name, KEY, IV, sealed, decrypt=True) == TEXT[:length]


@needs("GnuTLS")
@pytest.mark.parametrize("length", SHORT + LONG)
def test_cnt_equals_gnutls(length: int) -> None:
    sealed = expected("cnt", PARAM_Z, length)
    assert gnutls.cipher("GOST28147-TC26Z-CNT", KEY, IV, TEXT[:length]) == sealed
    assert gnutls.cipher("GOST28147-TC26Z-CNT", KEY, IV, sealed, decrypt=True) == TEXT[:length]


@needs("GnuTLS")
@pytest.mark.parametrize("length", [length for length in SHORT if length <= 1024])
def test_magma_ctr_equals_first_section_of_gnutls(length: int) -> None:
    sealed = gnutls.cipher("MAGMA-CTR-ACPKM", KEY, IV[:4] + bytes(4), TEXT[:length])
    assert sealed == expected("ctr", "magma", length)


@needs("GnuTLS")
@pytest.mark.parametrize("length", SHORT + LONG)
def test_macs_equal_gnutls(length: int) -> None:
    text = TEXT[:length]
    assert gnutls.mac("GOST28147-TC26Z-IMIT", KEY, text) == expected("imit", PARAM_Z, length)[:4]
    assert gnutls.mac("OMAC-MAGMA", KEY, text) == expected("omac", "magma", length)
