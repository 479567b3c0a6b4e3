"""usage: python -m disassembly OBJECT [OTHER...]     check one kernel; OTHER: what it calls."""

from __future__ import annotations

import sys
from pathlib import Path

from .cases import check


def main() -> int:
    """Run the command."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    compiled, *others = map(Path, sys.argv[1:])
    lines = check(compiled, others)
    print(f"{'FAILED' if lines else 'held  '} {compiled.name}")
    for line in lines:
        print(f"    {line}")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
