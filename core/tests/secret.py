"""Check under valgrind that no kernel's branch or address depends on a secret.

usage: secret.py PROGRAM     (PROGRAM is test_secret, see secret.c)

Every constant-time kernel up to AVX2 (valgrind knows no AVX-512) must run without a report, at its
own level of GOSTLANE_CPU; the verdicts that are permitted are counted by the program; and the
``table`` kernel, whose addresses are secret, must be reported, or the method proves nothing.
Exit status 77 when valgrind or its header is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SKIP = 77
REPORTED = 99
LEVELS = ("portable", "ssse3", "avx2")


def environment(level: str) -> dict[str, str]:
    """Return the environment of a run at one level."""
    return {**os.environ, "GOSTLANE_CPU": level}


def run(program: str, level: str, *arguments: str, reports_fail: bool = True) -> tuple[int, str]:
    """Run the program under valgrind; return its exit status and what was printed."""
    status = f"--error-exitcode={REPORTED if reports_fail else 0}"
    command = ["valgrind", "--quiet", status, "--track-origins=no", program, *arguments]
    done = subprocess.run(
        command, env=environment(level), capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def kernels(program: str, level: str) -> list[str]:
    """Return the constant-time kernels that the CPU has at one level."""
    done = subprocess.run(
        [program, "list"], env=environment(level), capture_output=True, text=True, check=False
    )
    if done.returncode == SKIP:
        skip("valgrind/memcheck.h was missing at build time: install the Debian package valgrind")
    return done.stdout.split()


def skip(reason: str) -> None:
    """Leave as skipped."""
    print(f"skipped: {reason}")
    sys.exit(SKIP)


def main() -> int:
    """Run the command."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = sys.argv[1]
    if shutil.which("valgrind") is None:
        skip("valgrind is missing: install the Debian package valgrind")

    passed = failed = 0

    def claim(name: str, held: bool, output: str) -> None:
        nonlocal passed, failed
        passed, failed = passed + held, failed + (not held)
        print(f"{'held  ' if held else 'FAILED'} {name}")
        if not held:
            print(output)

    checked: set[str] = set()
    for level in LEVELS:
        for kernel in kernels(program, level):
            if kernel not in checked:
                checked.add(kernel)
                status, output = run(program, level, "kernel", kernel)
                claim(f"{kernel} has no secret branch or address", status == 0, output)
        status, output = run(program, level, "verdicts", reports_fail=False)
        claim(f"verdicts branch once, at level {level}", status == 0, output)
    status, output = run(program, "portable", "kernel", "table")
    found = status == REPORTED and "Use of uninitialised value" in output
    claim("the table kernel is reported", found, output)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
