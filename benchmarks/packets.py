"""Batches of `gostlane.packets` beside the same packets one by one, on one thread.

Usage: packets.py [--seconds S] [--kernel NAME]
"""

from __future__ import annotations

import argparse
import secrets
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass

import numpy as np
from rich.console import Console
from rich.table import Table

from gostlane import GOST28147, Cipher, _core, cpu, modes, packets
from gostlane.mac import Imit
from gostlane.modes import Mode

MIX = (66, 518, 66, 66, 518, 66, 1450, 66, 518, 66, 66, 518)


@dataclass
class Row:
    """Medians of one piece of work: seconds at once, in a list, one by one, and the clock in Hz."""

    work: str
    count: int
    bytes: int
    seconds: list[float]
    hz: float


def timed(works: list[Callable[[], object]], seconds: float) -> tuple[list[float], float]:
    """Median processor time of each work, in turns, and the core clock measured between them."""
    times: list[list[float]] = [[] for _ in works]
    clocks: list[float] = []
    end = time.perf_counter() + seconds
    while not clocks or time.perf_counter() < end:
        for work, found in zip(works, times, strict=True):
            work()  # the caches are its own
            clocks.append(_core.clock_hz())
            start = time.thread_time()
            work()
            found.append(time.thread_time() - start)
    return [statistics.median(found) for found in times], statistics.median(clocks)


def ciphers(count: int) -> list[GOST28147]:
    """Draw a key for each packet."""
    return [GOST28147(secrets.token_bytes(32)) for _ in range(count)]


def lay_out(lengths: list[int]) -> tuple[bytearray, np.ndarray, np.ndarray, list[memoryview]]:
    """Make a buffer full of packets, their offsets and lengths, and views of them."""
    buffer = bytearray(secrets.token_bytes(sum(lengths)))
    sizes = np.array(lengths)
    offsets = np.cumsum(sizes) - sizes
    view = memoryview(buffer)
    pieces = [view[at : at + n] for at, n in zip(offsets.tolist(), lengths, strict=True)]
    return buffer, offsets, sizes, pieces


def text(mode: type[Mode], lengths: list[int], name: str, seconds: float) -> Row:
    """Encryption alone."""
    buffer, offsets, sizes, pieces = lay_out(lengths)
    keys = ciphers(len(lengths))
    size = 4 if mode is modes.CTR else 8
    ivs = secrets.token_bytes(size * len(lengths))
    out = bytearray(len(buffer))

    def at_once() -> None:
        packets.encrypt(
            keys, mode, buffer, ivs=ivs, offsets=offsets, lengths=sizes, out=out, threads=1
        )

    def in_a_list() -> None:
        packets.encrypt(keys, mode, pieces, ivs=ivs, threads=1)

    def one_by_one() -> None:
        make = mode_of(mode)
        for i, piece in enumerate(pieces):
            context = Cipher(keys[i], make(ivs[size * i : size * i + size])).encryptor(1)
            context.update(piece)
            context.finalize()

    found, hz = timed([at_once, in_a_list, one_by_one], seconds)
    return Row(name, len(lengths), len(buffer), found, hz)


def mode_of(mode: type[Mode]) -> Callable[[bytes], Mode]:
    """The class, as what takes an IV."""
    return mode


def macs(lengths: list[int], name: str, seconds: float) -> Row:
    """Imit alone."""
    buffer, offsets, sizes, pieces = lay_out(lengths)
    keys = ciphers(len(lengths))

    def at_once() -> None:
        packets.mac(keys, Imit, buffer, offsets=offsets, lengths=sizes, threads=1)

    def in_a_list() -> None:
        packets.mac(keys, Imit, pieces, threads=1)

    def one_by_one() -> None:
        for key, piece in zip(keys, pieces, strict=True):
            code = Imit(key)
            code.update(piece)
            code.finalize()

    found, hz = timed([at_once, in_a_list, one_by_one], seconds)
    return Row(name, len(lengths), len(buffer), found, hz)


def both(lengths: list[int], name: str, seconds: float) -> Row:
    """CNT and Imit of the plaintext, under keys of their own."""
    buffer, offsets, sizes, pieces = lay_out(lengths)
    keys, mac_keys = ciphers(len(lengths)), ciphers(len(lengths))
    ivs = secrets.token_bytes(8 * len(lengths))
    out = bytearray(len(buffer))

    def at_once() -> None:
        packets.encrypt_and_mac(
            keys,
            modes.CNT,
            mac_keys,
            Imit,
            buffer,
            ivs=ivs,
            offsets=offsets,
            lengths=sizes,
            out=out,
            threads=1,
        )

    def in_a_list() -> None:
        packets.encrypt_and_mac(keys, modes.CNT, mac_keys, Imit, pieces, ivs=ivs, threads=1)

    def one_by_one() -> None:
        for i, piece in enumerate(pieces):
            context = Cipher(keys[i], modes.CNT(ivs[8 * i : 8 * i + 8])).encryptor(1)
            context.update(piece)
            context.finalize()
            code = Imit(mac_keys[i])
            code.update(piece)
            code.finalize()

    found, hz = timed([at_once, in_a_list, one_by_one], seconds)
    return Row(name, len(lengths), len(buffer), found, hz)


def table_of(rows: list[Row]) -> Table:
    """The figures."""
    table = Table(title="GOST 28147-89, a key for each packet, one thread", title_justify="left")
    table.add_column("work", no_wrap=True)
    columns = (
        "packets",
        "bytes",
        "MB/s",
        "c/B",
        "list c/B",
        "one by one c/B",
        "times",
        "ns/packet",
    )
    for column in (*columns, "list adds ns"):
        table.add_column(column, justify="right")
    for row in rows:
        once, listed, single = row.seconds
        per_byte = row.hz / row.bytes
        table.add_row(
            row.work,
            str(row.count),
            str(row.bytes),
            f"{row.bytes / once / 1e6:.0f}",
            *(f"{seconds * per_byte:.2f}" for seconds in row.seconds),
            f"{single / once:.1f}",
            f"{once / row.count * 1e9:.0f}",
            f"{(listed - once) / row.count * 1e9:.0f}",
        )
    return table


def main() -> int:
    """Measure; exit status 2 for wrong arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each line")
    parser.add_argument("--kernel", help="a kernel by name")
    arguments = parser.parse_args()
    seconds, sectors, mix = arguments.seconds, [512] * 128, [*MIX] * 100
    with cpu.use(arguments.kernel) if arguments.kernel else nullcontext():
        rows = [
            text(modes.CFB, sectors, "CFB, disk sectors", seconds),
            text(modes.CTR, sectors, "CTR, disk sectors", seconds),
            both(mix, "CNT + Imit, network packets", seconds),
            both([64] * 1024, "CNT + Imit, short packets", seconds),
            *(macs([1024] * n, "Imit, 1 KiB messages", seconds) for n in (128, 64, 16)),
        ]
    console = Console(soft_wrap=True)
    console.print(table_of(rows))
    console.print(
        "c/B: cycles of the core's clock per byte; list: from a list of buffers into new ones. "
        f"Kernel: {arguments.kernel or 'selected by size'}. Keys are made beforehand."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
