"""A process that uses keys in every way, drops them, and looks for them in its own memory.

Run by ``test_memory.py``. The patterns to look for come on standard input as JSON, masked with
random bytes, and are unmasked one byte at a time, so that the search holds none of them. What it
finds is printed as JSON: stage -> [[pattern, mapping, offset from its end], ...].
"""

from __future__ import annotations

import gc
import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gostlane import (
    GOST28147,
    AlreadyFinalized,
    Cipher,
    InvalidTag,
    Magma,
    _core,
    cpu,
    modes,
    packets,
    padding,
)
from gostlane import cipher as cipher_module
from gostlane.engines import cpu as engine
from gostlane.mac import OMAC, Imit

Masked = tuple[bytes, bytes]  # XORed with each other they give the pattern
Found = list[tuple[str, str, int]]

WINDOW = 1 << 20
_window: npt.NDArray[np.uint8] = np.zeros(WINDOW + 64, np.uint8)


def byte(pattern: Masked, index: int) -> int:
    """One byte of the pattern."""
    return pattern[0][index] ^ pattern[1][index]


def stack_pointers() -> list[int]:
    """Where the other threads' stacks are: each of them waits in a system call."""
    pointers = []
    for task in Path("/proc/self/task").iterdir():
        fields = (task / "syscall").read_text().split()
        if len(fields) > 2:
            pointers.append(int(fields[-2], 16))
    return pointers


def writable_mappings() -> list[tuple[int, int, str]]:
    """Start, end and name of what this process may write; its own window left out."""
    pointers = stack_pointers()
    with open("/proc/self/maps") as maps:  # noqa: PTH123
        lines = [line.split(maxsplit=5) for line in maps]
    spans: list[tuple[int, int, str]] = []
    low = _window.ctypes.data
    high = low + _window.nbytes
    for line in lines:
        start, end = (int(address, 16) for address in line[0].split("-"))
        name = line[5].strip() if len(line) > 5 else "anonymous"
        if not line[1].startswith("rw") or name == "[vvar]":
            continue
        if name == "anonymous" and any(start <= pointer < end for pointer in pointers):
            name = "stack of a thread"
        for a, b in ((start, min(end, low)), (max(start, high), end)):
            if a < b:
                spans.append((a, b, name))
    return spans


def search(patterns: dict[str, Masked]) -> Found:
    """Every place where a pattern stands."""
    found: Found = []
    memory = os.open("/proc/self/mem", os.O_RDONLY)
    for start, end, name in writable_mappings():
        for position in range(start, end, WINDOW):
            wanted = min(WINDOW + 64, end - position)
            try:
                got = os.preadv(memory, [_window[:wanted].data], position)
            except OSError:
                continue
            window = _window[:got]
            if not window.any():
                continue
            for label, pattern in patterns.items():
                length = len(pattern[0])
                if got < length:
                    continue
                last = got - length + 1
                begun = window[:last] == byte(pattern, 0)
                begun &= window[1 : last + 1] == byte(pattern, 1)
                places = np.flatnonzero(begun)
                for index in range(2, length):
                    if not len(places):
                        break
                    places = places[window[places + index] == byte(pattern, index)]
                found += [
                    (label, name, end - position - int(place)) for place in places if place < WINDOW
                ]
            _window[:got] = 0
    os.close(memory)
    return found


def unmask(patterns: dict[str, Masked], label: str) -> bytearray:
    """Write a pattern as it is into memory that its owner can wipe."""
    out = bytearray(len(patterns[label][0]))
    for index in range(len(out)):
        out[index] = byte(patterns[label], index)
    return out


def modes_for(algorithm: GOST28147 | Magma) -> list[modes.Mode]:
    iv = bytes(8)
    common: list[modes.Mode] = [
        modes.ECB(),
        modes.CBC(iv),
        modes.CFB(iv),
        modes.CFB(iv, segment_size=3),
        modes.OFB(iv),
        modes.CTR(bytes(4)),
        modes.CTR(bytes(4), segment_size=5),
    ]
    if isinstance(algorithm, Magma):
        return [*common, modes.CBC(bytes(24)), modes.OFB(bytes(24)), modes.CFB(bytes(24))]
    meshed = [mode(iv, meshing="cryptopro") for mode in (modes.CBC, modes.CFB, modes.CNT)]
    return [*common, modes.CNT(iv), *meshed]


def use_mode(algorithm: GOST28147 | Magma, mode: modes.Mode, data: bytes) -> None:
    cipher = Cipher(algorithm, mode)
    for make in (cipher.encryptor, cipher.decryptor):
        for threads in (1, 2):
            context = make(threads)
            context.update(data[:5])
            context.update(data)
            context.update(data[:3])
            context.finalize()
        dropped = make(2)
        dropped.update(data[:1000])
    with suppress(AlreadyFinalized):
        context.update(data)


def use_macs(algorithm: GOST28147 | Magma, data: bytes) -> None:
    macs: list[Any] = [OMAC(algorithm)]
    if isinstance(algorithm, GOST28147):
        macs += [Imit(algorithm), Imit(algorithm, 8, meshing="cryptopro")]
    for mac in macs:
        mac.update(data[:5000])
        copy = mac.copy()
        copy.update(data[:9])
        mac.finalize()
        with suppress(InvalidTag, ValueError):
            copy.verify(bytes(8))


def use_packets(algorithms: list[Any], data: bytes) -> None:
    """Batches under one key and under several, in one buffer and apart, with tags good and bad."""
    lengths = [8 * (1 + 37 * i % 200) for i in range(150)]
    texts = [data[:length] for length in lengths]
    keys = [algorithms[i // 8 % len(algorithms)] for i in range(len(texts))]
    meshing: list[dict[str, Any]] = [{}]
    kinds: list[tuple[Any, Any, int]] = [(modes.CBC, OMAC, 8), (modes.CTR, OMAC, 4)]
    if all(isinstance(algorithm, GOST28147) for algorithm in algorithms):
        kinds += [(modes.CNT, Imit, 8), (modes.CFB, Imit, 8)]
        meshing += [{"meshing": "cryptopro", "mac_meshing": "cryptopro"}]
    for mode, mac, size in kinds:
        ivs = bytes(size * len(texts))
        for options in meshing if mac is Imit else [{}]:
            for over in ("plaintext", "ciphertext"):
                for algorithm in (algorithms[0], keys):
                    made = packets.encrypt_and_mac(
                        algorithm, mode, algorithm, mac, texts, ivs=ivs, over=over, **options
                    )
                    tags = bytearray(made.tags)
                    for good in (True, False):
                        tags[0] ^= not good
                        packets.check_and_decrypt(
                            algorithm, mode, algorithm, mac, made.outputs,
                            ivs=ivs, tags=tags, over=over, **options,
                        )  # fmt: skip


def use_everything(keys: list[Any], data: bytes) -> None:
    for kernel in cpu.kernels():
        if not kernel.available:
            continue
        fitting = keys if kernel.any_sbox else keys[:2]  # those without an own S-box
        with cpu.use(kernel.name):
            for algorithm in fitting:
                for mode in modes_for(algorithm):
                    use_mode(algorithm, mode, data)
                use_macs(algorithm, data)
                use_packets([algorithm], data)
            use_packets(
                [algorithm for algorithm in fitting if isinstance(algorithm, GOST28147)], data
            )
    padder = padding.Procedure2(8).padder()
    padder.update(data[:3])
    padder.finalize()


def main() -> None:
    given = json.load(sys.stdin)
    patterns: dict[str, Masked] = {
        label: (bytes.fromhex(a), bytes.fromhex(b)) for label, (a, b) in given.items()
    }
    del given
    pieces = {label: pair for label, pair in patterns.items() if label not in ("key", "sbox")}
    # Chunks small enough that several threads run on little data.
    vars(cipher_module)["PAYS_FROM"] = 1 << 14
    engine._CHUNK_FROM = engine._CHUNK_TO = 1 << 13
    data = bytes(range(256)) * 128
    report: dict[str, Found] = {"before": search(pieces)}

    key = unmask(patterns, "key")
    flat = unmask(patterns, "sbox")
    table = [[flat[16 * row + column] for column in range(16)] for row in range(8)]
    keys: list[Any] = [GOST28147(key), Magma(key), GOST28147(key, table)]
    report["alive"] = search(pieces)
    _core.wipe(key)
    _core.wipe(flat)
    for row in table:
        row.clear()
    report["kept"] = search(pieces)
    use_everything(keys, data)
    keys.clear()
    gc.collect()
    report["after"] = search(pieces)
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main()
