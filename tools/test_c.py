"""Builds and runs the C tests: plain, then with sanitizers; or fuzzes with sanitizers."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {
    "plain": ["-DCMAKE_BUILD_TYPE=Release"],
    "sanitized": ["-DCMAKE_BUILD_TYPE=RelWithDebInfo", "-DGOSTLANE_SANITIZE=address,undefined"],
}


def build(folder: Path, options: list[str]) -> None:
    """Configure and build the core with its tests."""
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    subprocess.run(
        ["cmake", "-S", ROOT, "-B", folder, *generator, "-DGOSTLANE_TESTS=ON", *options],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    subprocess.run(["cmake", "--build", folder, "--parallel"], check=True)


def test(folder: Path) -> int:
    """Run ctest, as many programs at once as there are cores; return its exit status."""
    command = ["ctest", "--output-on-failure", "--parallel", str(os.cpu_count() or 1)]
    return subprocess.run([*command, "--test-dir", folder], check=False).returncode


def fuzz(folder: Path, seconds: int) -> int:
    """Run random batches of packets after the seeds that are kept; return the exit status."""
    seeds = sorted((ROOT / "core/tests/seeds").iterdir())
    how = [f"seconds={seconds}", f"seed={time.time_ns()}"]
    return subprocess.run(
        [folder / "core/tests/fuzz_packets", *seeds, *how], check=False
    ).returncode


def main() -> int:
    """Build both and run ctest in each, unless told otherwise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only-build", action="store_true", help="the plain build, no tests")
    parser.add_argument("--fuzz", type=int, metavar="SECONDS", help="fuzz the sanitized build")
    arguments = parser.parse_args()
    if arguments.fuzz is not None:
        build(arguments.folder / "sanitized", BUILDS["sanitized"])
        return fuzz(arguments.folder / "sanitized", arguments.fuzz)
    for name, options in BUILDS.items():
        folder = arguments.folder / name
        build(folder, options)
        if arguments.only_build:
            return 0
        print(f"C tests, {name} build", flush=True)
        failed = test(folder)
        if failed:
            return failed
    return 0


if __name__ == "__main__":
    sys.exit(main())
