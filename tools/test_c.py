"""Builds and runs the C tests: plain, then with sanitizers."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
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


def main() -> int:
    """Build both; run ctest in each unless told not to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only-build", action="store_true", help="the plain build, no tests")
    arguments = parser.parse_args()
    for name, options in BUILDS.items():
        folder = arguments.folder / name
        build(folder, options)
        if arguments.only_build:
            return 0
        print(f"C tests, {name} build", flush=True)
        result = subprocess.run(["ctest", "--output-on-failure", "--test-dir", folder], check=False)
        if result.returncode:
            return result.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
