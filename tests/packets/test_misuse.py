"""A batch that makes no sense is refused before anything is written, on one line."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pytest
from core.cases import KERNELS, refused

from gostlane import GOST28147, Cipher, Magma, UnsupportedAlgorithm, _core, cpu, mac, modes, packets
from gostlane.mac import OMAC, Imit

KEY = GOST28147(bytes(range(32)))
MAGMA = Magma(bytes(range(32)))
HUGE = 1 << 200


class Call:
    """A call that works until something in it is spoilt, and a buffer that must not change."""

    def __init__(self) -> None:
        self.buffer = bytearray(range(64))
        self.algorithm: Any = KEY
        self.mode: Any = modes.CNT
        self.mac_algorithm: Any = KEY
        self.mac: Any = Imit
        self.data: Any = self.buffer
        self.options: dict[str, Any] = {
            "ivs": bytes(24),
            "offsets": [0, 16, 40],
            "lengths": [16, 24, 8],
            "out": self.buffer,
        }

    def run(self, **spoilt: Any) -> packets.Result:
        options = self.options | spoilt
        options = {name: value for name, value in options.items() if value is not ...}
        before = bytes(self.buffer)
        try:
            return packets.encrypt_and_mac(
                self.algorithm, self.mode, self.mac_algorithm, self.mac, self.data, **options
            )
        except Exception:
            assert self.buffer == before
            raise


def test_call_that_is_not_spoilt() -> None:
    assert Call().run().ok


# ---- Ciphers, modes, MACs


@pytest.mark.parametrize("which", ["algorithm", "mac_algorithm"])
@pytest.mark.parametrize(
    "given",
    [None, 5, bytes(32), "a key", GOST28147, [KEY, KEY, None], [KEY, bytes(32), KEY]],
    ids=repr,
)
def test_what_is_no_cipher(which: str, given: Any) -> None:
    call = Call()
    setattr(call, which, given)
    if isinstance(given, (bytes, str)):
        with refused(ValueError, f"{which}: expected one for each of 3 packets", str(len(given))):
            call.run()
        return
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


# ---- IVs, tags, associated data


@pytest.mark.parametrize(
    ("ivs", "words"),
    [
        (b"", "IV: expected exactly 8 bytes, one block, got none"),
        (bytes(23), "IVs of 3 packets: expected exactly 8 bytes, one block each, got 23 bytes"),
        (bytes(12), "IV: expected exactly 8 bytes, one block, got 4 bytes"),
        (bytes(48), "IV: expected exactly 8 bytes, one block, got 16 bytes"),
        ([bytes(8)] * 2, "IVs: expected one for each of 3 packets, got 2"),
        ([bytes(8), bytes(8), bytes(7)], "got 8 bytes for packet 0 and 7 for packet 2"),
        ([], "IVs: expected one for each of 3 packets, got 0"),
    ],
    ids=repr,
)
def test_ivs(ivs: Any, words: str) -> None:
    with refused(ValueError, words):
        Call().run(ivs=ivs)


def test_iv_of_a_mode_without() -> None:
    with refused(ValueError, "IV: expected no IV, got 8 bytes"):
        packets.encrypt(KEY, modes.ECB, [bytes(8)], ivs=bytes(8))


@pytest.mark.parametrize("given", [None, 8, 1.5, [8, 8, 8], ["a", "b", "c"]], ids=repr)
def test_ivs_and_associated_data_that_are_no_buffers(given: Any) -> None:
    with refused(TypeError, "IVs: expected", "got"):
        Call().run(ivs=given)
    if given is not None:
        with refused(TypeError, "associated", "expected", "got"):
            Call().run(associated=given)


@pytest.mark.parametrize(
    ("associated", "words"),
    [
        (bytes(10), "associated: expected equal pieces for 3 packets, got 10 bytes"),
        ([b"a", b"b"], "associated: expected one for each of 3 packets, got 2"),
    ],
)
def test_associated_data(associated: Any, words: str) -> None:
    with refused(ValueError, words):
        Call().run(associated=associated)


@pytest.mark.parametrize(
    ("tags", "error", "words"),
    [
        (bytes(11), ValueError, "tags: expected 4 bytes for each of 3 packets, 12 in all, got 11"),
        (bytes(24), ValueError, "tags: expected 4 bytes for each of 3 packets, 12 in all, got 24"),
        (b"", ValueError, "tags: expected 4 bytes for each of 3 packets, 12 in all, got 0"),
        ([bytes(4)] * 4, ValueError, "tags: expected one for each of 3 packets, got 4"),
        ([bytes(4), bytes(4), bytes(3)], ValueError, "4 bytes for packet 0 and 3 for packet 2"),
        ([bytes(8)] * 3, ValueError, "12 in all, got 24"),
        (None, TypeError, "tags: expected a buffer"),
        (4, TypeError, "tags: expected a buffer"),
    ],
    ids=repr,
)
def test_tags(tags: Any, error: type[Exception], words: str) -> None:
    call = Call()
    with refused(error, words):
        packets.check_and_decrypt(KEY, modes.CNT, KEY, Imit, call.data, tags=tags, **call.options)
    assert call.buffer == bytearray(range(64))


# ---- Data, offsets, lengths


@pytest.mark.parametrize(
    ("spoilt", "error", "words"),
    [
        ({"lengths": ...}, ValueError, "data: expected offsets and lengths with one buffer"),
        ({"offsets": ...}, ValueError, "data: expected offsets and lengths with one buffer"),
        ({"lengths": [16, 24]}, ValueError, "lengths: expected one for each of 3 offsets, got 2"),
        ({"offsets": [0] * 4}, ValueError, "lengths: expected one for each of 4 offsets, got 3"),
        ({"offsets": [0, 16, 57]}, ValueError, "packet 2: expected to lie within the 64 bytes"),
        ({"offsets": [65, 16, 40], "lengths": [0, 24, 8]}, ValueError, "packet 0: expected to lie"),
        ({"lengths": [16, 24, 25]}, ValueError, "got offset 40 and length 25"),
        ({"offsets": [-1, 16, 40]}, ValueError, "packet 0: expected an offset and a length from 0"),
        ({"lengths": [16, 24, -8]}, ValueError, "got 40 and -8"),
        ({"offsets": [0, HUGE, 40]}, ValueError, "packet 1: expected to lie within"),
        ({"offsets": [0, -HUGE, 40]}, ValueError, "packet 1: expected an offset"),
        ({"lengths": [16, (1 << 63) - 1, 8]}, ValueError, "packet 1: expected to lie within"),
        ({"lengths": np.array([16, 2**64 - 1, 8], np.uint64)}, ValueError, "packet 1: expected to"),
        ({"offsets": np.array([0, -16, 40])}, ValueError, "packet 1: expected an offset"),
        ({"offsets": 5}, TypeError, "offsets: expected integers, got"),
        ({"lengths": 16}, TypeError, "lengths: expected integers, got"),
        ({"lengths": "abc"}, TypeError, "lengths: expected integers, got"),
        ({"offsets": [0, 16.0, 40]}, TypeError, "offsets: expected integers, got"),
        ({"offsets": [0, None, 40]}, TypeError, "offsets: expected integers, got"),
        ({"offsets": np.array([0.0, 16, 40])}, TypeError, "offsets: expected one row of integers"),
        ({"offsets": array("d", [0, 16, 40])}, TypeError, "offsets: expected one row of integers"),
        ({"offsets": np.array([[0, 16, 40]])}, TypeError, "offsets: expected one row of integers"),
        ({"offsets": np.array(0)}, TypeError, "offsets: expected one row of integers"),
        ({"offsets": np.array([0, 16, 40], ">i8")}, TypeError, "offsets: expected one row of"),
        ({"offsets": np.array([0, 1, 1], bool)}, TypeError, "offsets: expected one row of"),
    ],
    ids=repr,
)
def test_offsets_and_lengths(spoilt: Any, error: type[Exception], words: str) -> None:
    with refused(error, words):
        Call().run(**spoilt)


def test_offsets_with_a_sequence() -> None:
    call = Call()
    call.data = [bytes(16), bytes(24), bytes(8)]
    with refused(ValueError, "data: expected one buffer with offsets and lengths, got a sequence"):
        call.run()


@pytest.mark.parametrize(
    "data", [None, 5, 1.5, [bytes(8), None], [bytes(8), "text"], [[1]]], ids=repr
)
def test_data_that_is_no_buffer(data: Any) -> None:
    with refused(TypeError, "data", "expected a", "got"):
        packets.encrypt(KEY, modes.ECB, data)


def test_buffers_with_gaps() -> None:
    gaps = np.zeros(128, np.uint8)[::2]
    with refused(ValueError, "data of packet 1: expected a contiguous buffer"):
        packets.encrypt(KEY, modes.ECB, [bytes(8), gaps])
    with refused(ValueError, "data: expected a contiguous buffer"):
        packets.encrypt(KEY, modes.ECB, gaps, offsets=[0], lengths=[8])
    with refused(ValueError, "output: expected a writable contiguous buffer"):
        Call().run(out=gaps)
    with refused(ValueError, "output of packet 1: expected a writable contiguous buffer"):
        packets.encrypt(KEY, modes.ECB, [bytes(8), bytes(64)], out=[bytearray(8), gaps])
    with refused(ValueError, "IVs: expected a contiguous buffer"):
        Call().run(ivs=np.zeros(48, np.uint8)[::2])


# ---- Outputs


@pytest.mark.parametrize(
    ("offsets", "lengths"),
    [([0, 15, 40], [16, 24, 8]), ([40, 0, 16], [8, 17, 24]), ([0, 0, 40], [16, 16, 8])],
    ids=repr,
)
@pytest.mark.parametrize("out", [True, False], ids=["in place", "new"])
def test_packets_that_overlap(offsets: list[int], lengths: list[int], out: bool) -> None:
    call = Call()
    with refused(ValueError, "output: expected packets apart from each other", "that overlap"):
        call.run(offsets=offsets, lengths=lengths, out=call.buffer if out else None)


def test_empty_packets_lie_anywhere() -> None:
    assert Call().run(offsets=[5, 0, 64], lengths=[0, 16, 0]).ok


def test_output_on_another_packets_input() -> None:
    memory = memoryview(bytearray(100))
    call = Call()
    call.data = memory[:64]
    with refused(ValueError, "output: expected apart from the input of packet", "on it"):
        call.run(out=memory[16:80])
    assert not any(memory)
    with refused(ValueError, "output: expected apart from the input of packet 0"):
        packets.encrypt(KEY, modes.ECB, [memory[:8], memory[8:16]], out=[memory[8:16], memory[:8]])


def test_output_on_associated_data() -> None:
    call = Call()
    with refused(ValueError, "output: expected apart from the associated data of packet 0"):
        call.run(associated=memoryview(call.buffer)[:30])
    assert call.run(associated=memoryview(call.buffer)[48:63]).ok


def test_outputs_that_overlap_in_a_sequence() -> None:
    memory = memoryview(bytearray(100))
    with refused(ValueError, "output: expected packets apart from each other, got packets"):
        packets.encrypt(KEY, modes.ECB, [bytes(16)] * 2, out=[memory[8:24], memory[:16]])
    with refused(ValueError, "output: expected packets apart from each other, got packets"):
        packets.encrypt(KEY, modes.ECB, [bytes(16)] * 2, out=[memory, memory])


@pytest.mark.parametrize(
    ("out", "error", "words"),
    [
        (bytearray(47), ValueError, "output: expected room for 48 bytes, got 47"),
        (bytes(64), (TypeError, ValueError), "output: expected a writable"),
        (5, TypeError, "output: expected a writable buffer, got"),
        ([bytearray(64)], TypeError, "output: expected a writable buffer, got"),
    ],
    ids=repr,
)
def test_output_for_one_buffer(out: Any, error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        Call().run(out=out)


def test_output_needs_room_for_the_packets_only() -> None:
    assert Call().run(out=bytearray(48)).ok


@pytest.mark.parametrize(
    ("out", "error", "words"),
    [
        (bytearray(64), TypeError, "output: expected a buffer for each packet, got one buffer"),
        (5, TypeError, "output: expected a buffer for each packet, got"),
        ([bytearray(8)], ValueError, "output: expected one for each of 2 packets, got 1"),
        ([bytearray(8), bytearray(7)], ValueError, "output of packet 1: expected room for 8 bytes"),
        ([bytearray(8), bytes(8)], (TypeError, ValueError), "output of packet 1: expected a writ"),
        ([bytearray(8), None], TypeError, "output of packet 1: expected a writable buffer, got"),
    ],
    ids=repr,
)
def test_output_for_a_sequence(out: Any, error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        packets.encrypt(KEY, modes.ECB, [bytes(8)] * 2, out=out)


def test_nothing_stays_held_after_a_refusal() -> None:
    call = Call()
    with refused(ValueError, "IVs"):
        call.run(ivs=bytes(23))
    call.buffer.append(0)


def test_empty_batch_takes_nothing_else() -> None:
    assert len(packets.encrypt([], modes.CNT, []).statuses) == 0
    with refused(ValueError, "IVs of 0 packets: expected none each, got 8 bytes"):
        packets.encrypt([], modes.CNT, [], ivs=bytes(8))
    assert mac.Imit is Imit


def test_core_takes_no_range_outside_the_batch() -> None:
    arguments: list[Any] = [KEY, 0, 0, False, False, b"", None, 0, 0, False, False]
    arguments += [None, None, None, [bytes(8)], None, None, None]
    batch = _core.batch(*arguments)
    for start, stop in ((0, 2), (-1, 1), (1, 0)):
        with refused(ValueError, "run: expected 0..1"):
            batch.run(start, stop)
    batch.run(0, 1)
    with pytest.raises(TypeError):
        _core.batch(*arguments[1:])
