"""Keys and a caller's own S-box are gone from memory when their owners are."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import SystemRandom

import pytest
from peers import reference

from core.cases import own_rows

Report = dict[str, list[tuple[str, str, int]]]


def halves(label: str, secret: bytes) -> Iterator[tuple[str, bytes]]:
    """Pieces of 16 bytes: no half found means no whole."""
    for start in range(0, len(secret), 16):
        yield f"{label}, bytes {start}..{start + 15}", secret[start : start + 16]


def words(label: str, secret: bytes) -> Iterator[tuple[str, bytes]]:
    """Each round key in all lanes of a vector register, in both byte orders."""
    for index in range(8):
        word = secret[4 * index : 4 * index + 4]
        yield f"{label}, word {index} in four lanes", word * 4
        yield f"{label}, reversed word {index} in four lanes", word[::-1] * 4


def table_forms(rows: list[list[int]]) -> Iterator[tuple[str, bytes]]:
    """List the S-box as rows and as the start of each table of bytes."""
    for number, row in enumerate(rows):
        yield f"S-box row {number}", bytes(row)
        yield f"S-box row {number}, shifted", bytes(value << 4 for value in row)
    for number in range(4):
        entries = []
        for low in range(4):
            value = (rows[2 * number][low] | rows[2 * number + 1][0] << 4) << 8 * number
            entries.append((value << 11 | value >> 21) & 0xFFFFFFFF)
        yield f"S-box table {number}", struct.pack("<4I", *entries)


def patterns() -> dict[str, bytes]:
    rng = SystemRandom()
    key = rng.randbytes(32)
    rows = own_rows(rng)
    made = {"key": key, "sbox": bytes(value for row in rows for value in row)}
    swapped = b"".join(key[i : i + 4][::-1] for i in range(0, 32, 4))
    made |= halves("key", key)
    made |= halves("key in Magma's words", swapped)
    made |= halves("key backwards", key[::-1])
    made |= words("key", key)
    for box in (reference.sbox_sets()["id-tc26-gost-28147-param-Z"]["rows"], rows):
        which = "own S-box" if box is rows else "param-Z"
        cipher = reference.gost28147(key, box)
        for number in (1, 2, 3):
            cipher = cipher.meshed()
            meshed = struct.pack("<8I", *cipher.words)
            made |= halves(f"meshed key {number} under {which}", meshed)
    return made | dict(table_forms(rows))


@cache
def report() -> Report:
    rng = SystemRandom()
    masked = {}
    for label, pattern in patterns().items():
        mask = rng.randbytes(len(pattern))
        masked[label] = (mask.hex(), reference.xor(mask, pattern).hex())
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("memory_scan.py")],
        input=json.dumps(masked),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    result: Report = json.loads(done.stdout)
    return result


def found(stage: str, *starts: str) -> list[str]:
    """List what was found at a stage, one line a place."""
    lines = [
        f"{label}: in {mapping}, {offset} bytes before its end"
        for label, mapping, offset in report()[stage]
        if label.startswith(starts or "")
    ]
    return sorted(lines)


pytestmark = pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="needs /proc of Linux")


def test_search_finds_nothing_before_there_is_a_key() -> None:
    assert found("before") == []


def test_search_finds_living_keys_and_sboxes() -> None:
    alive = " ".join(found("alive"))
    for label in ("key, bytes 0", "key, bytes 16", "key in Magma's words, bytes 0", "S-box row 7"):
        assert label in alive


def test_core_keeps_copies_of_its_own_while_they_live() -> None:
    kept = " ".join(found("kept"))
    for label in ("key, bytes 0", "key in Magma's words, bytes 16", "S-box row 0"):
        assert label in kept


def test_each_row_of_an_own_sbox_is_kept_in_one_place() -> None:
    labels = [line.partition(":")[0] for line in found("kept", "S-box row")]
    assert {label: labels.count(label) for label in labels if labels.count(label) > 1} == {}


SECRETS = {
    "keys": ("key, bytes", "key in Magma's", "key backwards"),
    "round keys": ("key, word", "key, reversed"),
    "meshed keys": ("meshed",),
    "own S-boxes": ("S-box",),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_no_secret_stays_in_the_heap_after_its_objects(secret: str) -> None:
    assert [line for line in found("after", *SECRETS[secret]) if "stack" not in line] == []


@pytest.mark.parametrize("secret", SECRETS)
def test_no_secret_stays_on_a_stack_after_its_objects(secret: str) -> None:
    assert [line for line in found("after", *SECRETS[secret]) if "stack" in line] == []
