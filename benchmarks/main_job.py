"""The main job: a real file through GOST 28147-89 CNT and its imitovstavka, on every kernel.

Usage: main_job.py [FILE]. Without FILE it packs the Python library folder into a tar of tens of MB.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import secrets
import statistics
import sys
import sysconfig
import tarfile
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from gostlane import GOST28147, Cipher, _core, cpu, modes
from gostlane.engines.cpu import cores
from gostlane.mac import Imit

TAR_SIZE = 48 << 20
SECONDS = 0.7  # at least, for each figure


@dataclass
class Row:
    """What one kernel reached, in bytes a second and cycles a byte of one core's clock."""

    kernel: str
    threads: int
    encrypt: float
    mac: float
    hz: float


def library_tar() -> bytes:
    """The Python library folder as a tar, cut off after `TAR_SIZE`."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        for path in sorted(Path(sysconfig.get_path("stdlib")).rglob("*")):
            if packed.tell() >= TAR_SIZE:
                break
            if path.is_file():
                tar.add(path, recursive=False)
    return packed.getvalue()


def timed(work: Callable[[], object], threads: int = 1) -> tuple[float, float]:
    """Median seconds of a run, and the core clock in Hz measured between the runs.

    One thread is timed by the processor time it got, several by the clock on the wall.
    """
    now = time.thread_time if threads == 1 else time.perf_counter
    times: list[float] = []
    clocks: list[float] = []
    end = time.perf_counter() + SECONDS
    while not times or time.perf_counter() < end:
        clocks.append(_core.clock_hz())
        start = now()
        work()
        times.append(now() - start)
    return statistics.median(times), statistics.median(clocks)


def measure(kernel: str, threads: int, data: bytes, folder: Path) -> Row:
    """Encrypt and authenticate `data` on one kernel, through a file and back again."""
    key = bytearray(secrets.token_bytes(32))
    iv = secrets.token_bytes(8)
    buffer = bytearray(len(data))
    with cpu.use(kernel):
        algorithm = GOST28147(key)
        cipher = Cipher(algorithm, modes.CNT(iv))

        def encrypt() -> None:
            context = cipher.encryptor(threads=threads)
            context.update_into(data, buffer)
            if context.kernel != kernel:
                raise RuntimeError(f"expected kernel {kernel}, got {context.kernel}")
            context.finalize()

        def authenticate() -> bytes:
            imit = Imit(algorithm)
            imit.update(data)
            return imit.finalize()

        seconds, hz = timed(encrypt, threads)
        mac_seconds, _ = timed(authenticate)
        tag = authenticate()

        encrypted = folder / f"{kernel}.enc"
        encrypted.write_bytes(buffer)
        restored = bytearray(encrypted.read_bytes())
        decryptor = cipher.decryptor(threads=threads)
        decryptor.update_into(restored, restored)
        decryptor.finalize()
        check = Imit(algorithm)
        check.update(restored)
        check.verify(tag)
        encrypted.unlink()
    if hashlib.sha256(restored).digest() != hashlib.sha256(data).digest():
        raise RuntimeError(f"{kernel}: the decrypted file differs from the original")
    return Row(kernel, threads, len(data) / seconds, len(data) / mac_seconds, hz)


def table_of(rows: list[Row], title: str) -> Table:
    """The rows beside the `table` kernel."""
    table = Table(title=title, title_justify="left")
    table.add_column("kernel", no_wrap=True, min_width=14)
    for column in ("cores", "CNT MB/s", "c/B", "x table", "Imit MB/s", "c/B", "x table"):
        table.add_column(column, justify="right", no_wrap=True)
    base = next(row for row in rows if row.kernel == "table")
    for row in rows:
        table.add_row(
            row.kernel,
            str(row.threads),
            f"{row.encrypt / 1e6:.0f}",
            f"{row.hz * row.threads / row.encrypt:.2f}",
            f"{row.encrypt / base.encrypt:.1f}",
            *(
                (f"{row.mac / 1e6:.0f}", f"{row.hz / row.mac:.1f}", f"{row.mac / base.mac:.1f}")
                if row.threads == 1
                else ("", "", "")
            ),
        )
    return table


def main() -> int:
    """Run the job; exit status 1 for a file that cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="the file to encrypt")
    path: Path | None = parser.parse_args().file
    try:
        data = path.read_bytes() if path else library_tar()
    except OSError as error:
        print(f"main_job: cannot read {path}: {error.strerror}", file=sys.stderr)
        return 1
    if not data:
        print(
            f"main_job: {path}: expected a file with bytes in it, got an empty one", file=sys.stderr
        )
        return 1
    name = str(path) if path else "the Python library as a tar"
    console = Console(soft_wrap=True, width=max(Console().width, 100))
    console.print(f"{name}: {len(data) / 1e6:.1f} MB, SHA-256 {hashlib.sha256(data).hexdigest()}")
    available = [kernel.name for kernel in cpu.kernels() if kernel.available]
    with tempfile.TemporaryDirectory(prefix="gostlane-") as folder:
        rows = [measure(kernel, 1, data, Path(folder)) for kernel in available]
        best = cpu.selected(blocks=len(data) // 8)
        rows.append(measure(best, cores(), data, Path(folder)))
    console.print(table_of(rows, "GOST 28147-89, param-Z: encrypted, decrypted, SHA-256 equal"))
    console.print(
        "c/B: cycles per byte of one core; for several cores their cycles together. "
        "table-N takes at most N blocks at once. "
        f"Chosen by default: {best}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
