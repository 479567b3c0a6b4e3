"""A batch whose ciphers, modes, MACs or options make no sense is refused, on one line."""

from __future__ import annotations

from typing import Any

import pytest
from core.cases import KERNELS, refused

from gostlane import GOST28147, Cipher, Magma, UnsupportedAlgorithm, cpu, modes
from gostlane.mac import OMAC, Imit
from packets.calls import KEY, Call

MAGMA = Magma(bytes(range(32)))
HUGE = 1 << 200


def test_call_that_is_not_spoilt() -> None:
    assert Call().run().ok


@pytest.mark.parametrize("which", ["algorithm", "mac_algorithm"])
@pytest.mark.parametrize(
    "given",
    [
        *(None, 5, bytes(32), bytes(3), b"", bytearray(3), memoryview(bytes(3)), "key", "a key"),
        *(GOST28147, [KEY, KEY, None], [KEY, bytes(32), KEY]),
    ],
    ids=repr,
)
def test_what_is_no_cipher(which: str, given: Any) -> None:
    call = Call()
    setattr(call, which, given)
    with refused(TypeError, which, "expected a cipher with its key", "got"):
        call.run()


@pytest.mark.parametrize("which", ["algorithm", "mac_algorithm"])
@pytest.mark.parametrize("count", [0, 2, 4])
def test_another_number_of_ciphers(which: str, count: int) -> None:
    call = Call()
    setattr(call, which, [KEY] * count)
    with refused(ValueError, f"{which}: expected one for each of 3 packets, got {count}"):
        call.run()


@pytest.mark.parametrize(
    "given", [None, "CNT", 5, modes.CNT(bytes(8)), modes.Mode, int, Cipher, Imit], ids=repr
)
def test_what_is_no_mode(given: Any) -> None:
    call = Call()
    call.mode = given
    with refused(TypeError, "mode_class: expected a class such as modes.CTR, got"):
        call.run()


@pytest.mark.parametrize("given", [None, "Imit", Imit(KEY), int, modes.CNT, []], ids=repr)
def test_what_is_no_mac(given: Any) -> None:
    call = Call()
    call.mac = given
    with refused(TypeError, "mac_class: expected mac.Imit or mac.OMAC, got"):
        call.run()


@pytest.mark.parametrize("algorithm", [MAGMA, [KEY, KEY, MAGMA], [KEY, MAGMA, KEY]], ids=repr)
def test_mode_and_mac_that_one_cipher_lacks(algorithm: Any) -> None:
    call = Call()
    call.algorithm = algorithm
    with refused(UnsupportedAlgorithm, "CNT is not defined for magma"):
        call.run()
    call = Call()
    call.mac_algorithm = algorithm
    with refused(UnsupportedAlgorithm, "Imit is not defined for magma"):
        call.run()


def test_kernel_without_the_s_box_of_one_key() -> None:
    own = GOST28147(bytes(32), [[(7 * x + row) % 16 for x in range(16)] for row in range(8)])
    for name in [name for name in KERNELS if name.endswith("bitslice")]:
        for keys in ([KEY, KEY, own], [own, KEY, KEY]):
            call = Call()
            call.algorithm = keys
            with cpu.use(name), refused(UnsupportedAlgorithm, name, "S-box"):
                call.run()
            call = Call()
            call.mac_algorithm = keys
            with cpu.use(name), refused(UnsupportedAlgorithm, name, "S-box"):
                call.run()


def test_kernel_that_one_cipher_lacks() -> None:
    names = {
        cipher: {each.name for each in cpu.kernels(cipher) if each.available}
        for cipher in cpu.CIPHERS
    }
    call = Call()
    call.algorithm = [KEY, MAGMA, KEY]
    call.mode = modes.CBC
    for name in names["gost28147"] - names["magma"]:
        with cpu.use(name), refused(ValueError, name):
            call.run()


@pytest.mark.parametrize(
    ("mode", "options", "error", "words"),
    [
        (modes.CBC, {"segment_size": 4}, ValueError, "segment_size"),
        (modes.CFB, {"segment_size": 9}, ValueError, "segment_size: expected 1..8 bytes, got 9"),
        (modes.CFB, {"segment_size": 0}, ValueError, "segment_size: expected 1..8 bytes, got 0"),
        (modes.CFB, {"segment_size": -1}, ValueError, "segment_size: expected 1..8 bytes, got -1"),
        (modes.CFB, {"segment_size": 2.0}, TypeError, "segment_size: expected 1..8 bytes, got"),
        (modes.CFB, {"segment_size": 4, "meshing": "cryptopro"}, ValueError, "segment_size"),
        (modes.OFB, {"meshing": "cryptopro"}, UnsupportedAlgorithm, "OFB"),
        (modes.CNT, {"meshing": "other"}, ValueError, "meshing"),
        (modes.CNT, {"meshing": True}, ValueError, "meshing"),
        (modes.CNT, {"mac_meshing": "other"}, ValueError, "meshing"),
        (modes.CNT, {"over": "both"}, ValueError, "over: expected 'plaintext' or 'ciphertext'"),
        (modes.CNT, {"over": None}, ValueError, "over: expected 'plaintext' or 'ciphertext'"),
        (modes.CNT, {"threads": 0}, ValueError, "threads: expected"),
        (modes.CNT, {"tag_length": 0}, ValueError, "tag length: expected 1..8 bytes, got 0"),
        (modes.CNT, {"tag_length": 9}, ValueError, "tag length: expected 1..8 bytes, got 9"),
        (modes.CNT, {"tag_length": -1}, ValueError, "tag length: expected 1..8 bytes, got -1"),
        (modes.CNT, {"tag_length": HUGE}, ValueError, "tag length: expected 1..8 bytes"),
        (modes.CNT, {"tag_length": 4.0}, TypeError, "tag length: expected 1..8 bytes"),
    ],
    ids=str,
)
def test_options(mode: Any, options: Any, error: type[Exception], words: str) -> None:
    call = Call()
    call.mode = mode
    with refused(error, words):
        call.run(**options)


def test_meshing_of_omac() -> None:
    call = Call()
    call.mac = OMAC
    with refused(UnsupportedAlgorithm, "meshing"):
        call.run(mac_meshing="cryptopro")
