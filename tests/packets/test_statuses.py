"""A packet that fails has its own status and no output; the others succeed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from core.cases import CASES, KERNELS_OF, MAC_CASES, MAIN_CASES, Case, MacCase, refused

from gostlane import GOST28147, InvalidTag, _core, cpu, modes, packets
from gostlane.mac import Imit
from gostlane.packets import Status
from packets.batches import Over, batch, pieces

CNT = Case("gost28147", "CNT")
BLOCKS = tuple(case for case in CASES if case.whole_blocks)


def test_numbers_are_the_cores() -> None:
    texts = {
        Status.OK: "success",
        Status.SELF_CHECK: "check",
        Status.BLOCK_LENGTH: "block",
        Status.OVERLAP: "overlap",
        Status.COUNTER: "counter",
        Status.TAG: "tag",
    }
    assert set(texts) == set(Status)
    for status, word in texts.items():
        assert word in _core.status_text(status).lower()


@pytest.mark.parametrize("over", ["plaintext", "ciphertext"])
@pytest.mark.parametrize("mac_case", MAC_CASES, ids=str)
@pytest.mark.parametrize("case", MAIN_CASES, ids=str)
def test_changed_tag_leaves_no_plaintext(
    case: Case, mac_case: MacCase, over: Over, rng: Random
) -> None:
    made = batch(case, rng, mac_case=mac_case)
    where = made.layout(rng)
    options: dict[str, Any] = {"over": over, **made.both_options}
    sealed = packets.encrypt_and_mac(*made.both, made.texts, **options)
    size = len(sealed.tags) // len(made.texts)
    tags = bytearray(sealed.tags)
    bad = set(rng.sample(range(len(made.texts)), 7))
    for i in bad:
        tags[i * size + rng.randrange(size)] ^= 1 << rng.randrange(8)
    expected = [b"" if i in bad else text for i, text in enumerate(made.texts)]

    result = packets.check_and_decrypt(*made.both, sealed.outputs, tags=tags, **options)
    assert result.statuses == [Status.TAG if i in bad else Status.OK for i in range(24)]
    for i, output in enumerate(result.outputs):
        assert output == (bytes(len(made.texts[i])) if i in bad else made.texts[i])
    assert not result.ok
    with refused(InvalidTag, f"packet {min(bad)}: the tag does not match", "7 of 24"):
        result.raise_for_status()

    buffer = where.spread(sealed.outputs)
    before = pieces(buffer, where)
    result = packets.check_and_decrypt(
        *made.both,
        buffer,
        tags=tags,
        offsets=where.offsets,
        lengths=where.lengths,
        out=buffer,
        **options,
    )
    for i, after in enumerate(pieces(buffer, where)):
        if i in bad:
            assert after in (before[i], bytes(len(after)))
        else:
            assert after == expected[i]


def test_changed_text_and_associated_data(rng: Random) -> None:
    made = batch(CNT, rng)
    sealed = packets.encrypt_and_mac(*made.both, made.texts, **made.both_options)
    longest = max(range(24), key=lambda i: len(made.texts[i]))
    sealed.outputs[longest][100] ^= 1
    options = made.both_options
    other = next(i for i in range(24) if i != longest and made.associated[i])
    options["associated"] = [
        bytes(len(each)) if i == other else each for i, each in enumerate(made.associated)
    ]
    result = packets.check_and_decrypt(*made.both, sealed.outputs, tags=sealed.tags, **options)
    wrong = [i for i, status in enumerate(result.statuses) if status]
    assert wrong == sorted([longest, other])


@pytest.mark.parametrize(
    ("case", "kernel"),
    [(case, kernel) for case in BLOCKS for kernel in (None, *KERNELS_OF[case.cipher])],
    ids=str,
)
def test_part_of_a_block(case: Case, kernel: str | None, rng: Random) -> None:
    mac_case = MAC_CASES[0] if case.block == 8 else MacCase(case.cipher, "OMAC")
    made = batch(case, rng, mac_case=mac_case, mixed=False, own=False)
    bad = {3, 4, 11}
    texts = [text + b"more" if i in bad else text for i, text in enumerate(made.texts)]
    forced = cpu.forced.set(kernel)
    try:
        result = packets.encrypt_and_mac(*made.both, texts, **made.both_options)
    finally:
        cpu.forced.reset(forced)
    assert result.statuses == [Status.BLOCK_LENGTH if i in bad else Status.OK for i in range(24)]
    crypted = made.crypted()
    size = len(result.tags) // len(texts)
    tags = made.tags(made.texts, size, made.associated)
    for i, output in enumerate(result.outputs):
        assert output == (bytes(len(texts[i])) if i in bad else crypted[i])
        tag = result.tags[size * i : size * i + size]
        assert tag == (bytes(size) if i in bad else tags[size * i : size * i + size])
    with refused(ValueError, "packet 3:", "block", "3 of 24"):
        result.raise_for_status()


def test_caller_keeps_what_the_buffer_of_a_failed_packet_held() -> None:
    data = bytearray(b"\x5a" * 30)
    result = packets.encrypt(
        GOST28147(bytes(32)), modes.ECB, data, out=data, offsets=[0, 8, 21], lengths=[8, 13, 8]
    )
    assert result.statuses == [Status.OK, Status.BLOCK_LENGTH, Status.OK]
    assert data[8:21] == b"\x5a" * 13
    assert data[:8] == data[21:29] != b"\x5a" * 8


def test_output_on_part_of_its_own_input(rng: Random) -> None:
    key = GOST28147(bytes(32))
    memory = memoryview(bytearray(rng.randbytes(100)))
    whole = bytes(memory)
    data, out = [b"first", memory[10:40], b"last"], [bytearray(5), memory[14:44], bytearray(4)]
    result = packets.encrypt(key, modes.CNT, data, out=out, ivs=bytes(24))
    assert result.statuses == [Status.OK, Status.OVERLAP, Status.OK]
    assert memory == whole
    alone = packets.encrypt(key, modes.CNT, [b"first", b"last"], ivs=bytes(16)).outputs
    assert [out[0], out[2]] == alone


def test_statuses_are_a_sequence() -> None:
    result = packets.encrypt(GOST28147(bytes(32)), modes.ECB, [bytes(8), bytes(7), bytes(8)])
    assert list(result.statuses) == [Status.OK, Status.BLOCK_LENGTH, Status.OK]
    assert result.statuses[1] is Status.BLOCK_LENGTH
    assert result.statuses[-1] is Status.OK
    assert result.statuses[1:] == [Status.BLOCK_LENGTH, Status.OK]
    assert result.statuses.count(Status.OK) == 2
    assert result.statuses.index(Status.BLOCK_LENGTH) == 1
    assert repr(result.statuses[1:2]) == f"[{Status.BLOCK_LENGTH!r}]"


def test_shorter_tags_are_not_taken_for_short_tags(rng: Random) -> None:
    key = GOST28147(rng.randbytes(32))
    sealed = packets.encrypt_and_mac(
        key, modes.CNT, key, Imit, [b"a text"] * 2, ivs=bytes(16), tag_length=1
    )
    with refused(ValueError, "tags: expected 4 bytes for each of 2 packets, 8 in all, got 2"):
        packets.check_and_decrypt(
            key, modes.CNT, key, Imit, sealed.outputs, ivs=bytes(16), tags=sealed.tags
        )
