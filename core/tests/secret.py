"""Check under valgrind that no kernel's branch or address depends on a secret.

usage: secret.py PROGRAM     (PROGRAM is test_secret, see secret.c)

Every constant-time kernel whose instructions valgrind knows (no AVX-512, GFNI, VAES) must run
without a report, at its own level of GOSTLANE_CPU; the verdicts that are permitted are counted by
the program; and each cipher's ``table`` kernel, whose addresses are secret, must be reported, or
the method proves nothing.
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


def kernels(program: str, level: str) -> list[tuple[str, str, bool]]:
    """Return cipher, name and whether it is constant-time of the kernels of valgrind's CPU."""
    status, output = run(program, level, "list")
    if status == SKIP:
        skip("valgrind/memcheck.h was missing at build time: install the Debian package valgrind")
    lines = [line.split() for line in output.splitlines()]
    return [(cipher, name, kind == "constant-time") for cipher, name, kind in lines]


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

    checked: set[tuple[str, str]] = set()
    for level in LEVELS:
        for cipher, kernel, constant_time in kernels(program, level):
            if (cipher, kernel) in checked or not (constant_time or kernel == "table"):
                continue
            checked.add((cipher, kernel))
            status, output = run(program, level, "kernel", cipher, kernel)
            if constant_time:
                claim(f"{cipher} {kernel}: no secret branch or address", status == 0, output)
            else:
                found = status == REPORTED and "Use of uninitialised value" in output
                claim(f"{cipher} {kernel}: reported", found, output)
        status, output = run(program, level, "verdicts", reports_fail=False)
        claim(f"verdicts branch once, at level {level}", status == 0, output)
    claim("a table kernel was reported", ("gost28147", "table") in checked, str(checked))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
