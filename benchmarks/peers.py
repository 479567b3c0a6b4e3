"""gostlane beside the independent libraries that are installed, in one run.

Usage: peers.py [--size BYTES] [--seconds S]. Each row is one job; its programs take turns, sample
by sample, on one pinned core, timed by processor time, with the core clock measured beside each
sample. Every program makes its context (key, IV) within the measured time.
"""

from __future__ import annotations

import argparse
import os
import secrets
import statistics
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

import gostlane
from gostlane import GOST28147, Cipher, Magma, _core, modes
from gostlane.mac import OMAC, Imit
from gostlane.speed.peers import PEERS, gnutls, gost_engine, libgcrypt

KEY, IV = secrets.token_bytes(32), secrets.token_bytes(8)

Job = Callable[[], object]


def ours(make: Callable[[], Cipher], data: bytes) -> Job:
    """A job that encrypts `data` into a buffer that is reused."""
    buffer = bytearray(len(data))

    def job() -> None:
        context = make().encryptor(threads=1)
        context.update_into(data, buffer)
        context.finalize()

    return job


def our_mac(make: Callable[[], Imit | OMAC], data: bytes) -> Job:
    """A job that authenticates `data`."""

    def job() -> bytes:
        mac = make()
        mac.update(data)
        return mac.finalize()

    return job


def jobs(data: bytes) -> dict[str, dict[str, Job]]:
    """The jobs by name, each with its programs."""
    gost, magma = GOST28147(KEY), Magma(KEY)
    table: dict[str, dict[str, Job]] = {
        "GOST 28147-89 ECB": {"gostlane": ours(lambda: Cipher(gost, modes.ECB()), data)},
        "GOST 28147-89 CNT, meshing": {
            "gostlane": ours(lambda: Cipher(gost, modes.CNT(IV, meshing="cryptopro")), data)
        },
        "GOST 28147-89 CNT": {"gostlane": ours(lambda: Cipher(gost, modes.CNT(IV)), data)},
        "GOST 28147-89 CFB, meshing": {
            "gostlane": ours(lambda: Cipher(gost, modes.CFB(IV, meshing="cryptopro")), data)
        },
        "Imit, meshing": {"gostlane": our_mac(lambda: Imit(gost, meshing="cryptopro"), data)},
        "Magma CTR": {"gostlane": ours(lambda: Cipher(magma, modes.CTR(IV[:4])), data)},
        "Magma OMAC": {"gostlane": our_mac(lambda: OMAC(magma), data)},
    }
    if libgcrypt.missing() is None:
        name = "libgcrypt"
        table["GOST 28147-89 ECB"][name] = lambda: libgcrypt.ecb(libgcrypt.PARAM_Z_OID, KEY, data)
    if gnutls.missing() is None:
        name = "GnuTLS"
        cipher, mac = gnutls.cipher, gnutls.mac
        table["GOST 28147-89 CNT, meshing"][name] = lambda: cipher(
            "GOST28147-TC26Z-CNT", KEY, IV, data
        )
        table["GOST 28147-89 CFB, meshing"][name] = lambda: cipher(
            "GOST28147-TC26Z-CFB", KEY, IV, data
        )
        table["Imit, meshing"][name] = lambda: mac("GOST28147-TC26Z-IMIT", KEY, data)
        table["Magma OMAC"][name] = lambda: mac("OMAC-MAGMA", KEY, data)
    if gost_engine.missing() is None:
        name = "gost-engine"
        engine, engine_mac = gost_engine.cipher, gost_engine.mac
        table["GOST 28147-89 CNT, meshing"][name] = lambda: engine("gost89-cnt-12", KEY, IV, data)
        table["GOST 28147-89 CFB, meshing"][name] = lambda: engine("gost89", KEY, IV, data)
        table["Imit, meshing"][name] = lambda: engine_mac("gost-mac-12", KEY, data, 4)
        table["Magma CTR"][name] = lambda: engine("magma-ctr", KEY, IV[:4], data)
        table["Magma OMAC"][name] = lambda: engine_mac("magma-mac", KEY, data, 8)
    return table


def measure(programs: dict[str, Job], size: int, seconds: float) -> dict[str, float]:
    """Median cycles per byte of each program; they take turns until the time is up."""
    samples: dict[str, list[float]] = {name: [] for name in programs}
    for job in programs.values():
        job()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not all(samples.values()):
        for name, job in programs.items():
            repeats = 20 if name == "gostlane" else 1
            hz = _core.clock_hz()
            start = time.thread_time_ns()
            for _ in range(repeats):
                job()
            spent = (time.thread_time_ns() - start) / repeats
            samples[name].append(spent * 1e-9 * hz / size)
    return {name: statistics.median(values) for name, values in samples.items()}


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=1 << 16, help="bytes of a message")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    data = secrets.token_bytes(arguments.size)
    table = Table(
        title=f"cycles per byte, messages of {arguments.size} bytes", title_justify="left"
    )
    for column in ("job", "gostlane", "best peer", "peer", "times"):
        table.add_column(column, no_wrap=True, justify="left" if column == "job" else "right")
    for job, programs in jobs(data).items():
        reached = measure(programs, arguments.size, arguments.seconds)
        own = reached.pop("gostlane")
        best = min(reached, key=reached.__getitem__, default=None)
        row = (
            ("-", "-", "-")
            if best is None
            else (f"{reached[best]:.1f}", best, f"{reached[best] / own:.1f}")
        )
        table.add_row(job, f"{own:.2f}", *row)
    console = Console(soft_wrap=True)
    console.print(table)
    versions = [f"gostlane {gostlane.__version__} on {gostlane.cpu.selected()}"]
    versions += [
        f"{name} {module.version()}" for name, module in PEERS.items() if module.missing() is None
    ]
    console.print(", ".join(versions))
    return 0


if __name__ == "__main__":
    sys.exit(main())
