"""Check kernels' machine code for branches and addresses that depend on a secret.

usage: python -m disassembly check OBJECT OTHER...     one kernel; OTHER: what it calls
       python -m disassembly planted COMPILER          leaks in small functions must be reported
       python -m disassembly planted COMPILER CORE     and leaks put into the kernels in CORE
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from . import cases, planted


def planted_leaks(compiler: str, core: str | None) -> dict[str, list[str]]:
    """Return what was not reported, by where it was planted."""
    with tempfile.TemporaryDirectory() as folder:
        if core is None:
            return {"planted functions": planted.check_functions(Path(folder), compiler)}
        return {
            f"leaks in {kernel}": planted.check_kernel(Path(folder), compiler, kernel, Path(core))
            for kernel in planted.PLACES
        }


def main() -> int:
    """Run the command."""
    match sys.argv[1:]:
        case ["check", compiled, *others]:
            path = Path(compiled)
            wrong = {path.name: cases.check(path, [Path(other) for other in others])}
        case ["planted", compiler, *core] if len(core) < 2:
            wrong = planted_leaks(compiler, core[0] if core else None)
        case _:
            sys.exit(__doc__)
    for name, lines in wrong.items():
        print(f"{'FAILED' if lines else 'held  '} {name}")
        for line in lines:
            print(f"    {line}")
    failed = sum(bool(lines) for lines in wrong.values())
    print(f"{len(wrong) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
