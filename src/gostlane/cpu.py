"""What this CPU can do, which kernels it has, and how to choose one by name.

>>> import gostlane.cpu
>>> with gostlane.cpu.use("portable"):
...     pass  # contexts made here run on the portable kernel

The environment variable ``GOSTLANE_CPU`` (``portable``, ``ssse3``, ``avx2`` or ``avx512``) names
the highest level that may be used, for support questions.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from gostlane import _core

CIPHERS = ("gost28147", "magma", "kuznyechik", "aes")

forced: ContextVar[str | None] = ContextVar("gostlane_kernel", default=None)


@dataclass(frozen=True, slots=True)
class Kernel:
    """One cipher on one instruction set."""

    name: str
    needs: tuple[str, ...]
    """CPU features, as in `features`."""
    step: int
    """Blocks that fill its registers."""
    constant_time: bool
    """No table index and no branch depends on key or data."""
    available: bool
    """This CPU has what it needs."""
    any_sbox: bool
    """It takes a caller's own S-box; else it has circuits for the named sets only."""
    costs: tuple[tuple[int, int], ...]
    """What a call costs on a CPU like this one: blocks and cycles of the core, ascending. A number
    between costs what the next one does. The last two are one and two full steps: in longer calls
    each step costs what the second does."""

    def cycles(self, blocks: int) -> int:
        """What a call with `blocks` blocks, 1 or more, costs by this model."""
        steps, rest = divmod(blocks - 1, self.step)
        last = next(cycles for most, cycles in self.costs if most > rest)
        return last + steps * (self.costs[-1][1] - self.costs[-2][1])


def check_override() -> None:
    """Raise ValueError if GOSTLANE_CPU is set to a value that means nothing."""
    if not _core.override_valid():
        raise ValueError(
            "GOSTLANE_CPU: expected portable, ssse3, avx2 or avx512, "
            f"got {os.environ.get('GOSTLANE_CPU')!r}"
        )


def features() -> tuple[str, ...]:
    """CPU features in use.

    The CPU has them, the system saves their registers, and GOSTLANE_CPU allows them.
    """
    return tuple(_core.features())


def kernels(cipher: str = "gost28147") -> tuple[Kernel, ...]:
    """The kernels of a cipher, one of `CIPHERS`, also those that this CPU cannot run.

    Newer instruction sets come first; which one runs follows from the costs, see `plan`.

    Raises `gostlane.UnsupportedAlgorithm` for another name.
    """
    if cipher not in CIPHERS:
        raise _core.UnsupportedAlgorithm(
            f"cipher: expected one of {', '.join(CIPHERS)}, got {cipher!r}"
        )
    return tuple(
        Kernel(name, tuple(needs), step, constant_time, available, any_sbox, tuple(costs))
        for name, needs, step, constant_time, available, any_sbox, costs in _core.kernels(cipher)
    )


def plan(cipher: str = "gost28147", blocks: int = 1) -> tuple[tuple[str, int], ...]:
    """Which kernels `blocks` blocks run on if none is chosen by name, and how many on each.

    The cheapest division by `Kernel.costs`, for a mode whose blocks are independent, under a key
    with a named S-box set. At most two kernels; none for no blocks. Raises
    `gostlane.UnsupportedAlgorithm` for a name that is no cipher's.
    """
    return tuple(_core.plan(cipher, blocks))


def selected(cipher: str = "gost28147", blocks: int = 1) -> str:
    """The name of the kernel that most of `blocks` blocks run on if none is chosen by name."""
    return _core.kernel_for(cipher, blocks)


@contextmanager
def use(name: str) -> Iterator[None]:
    """Run the contexts that are made inside on the kernel of this name.

    Kernels that are not constant-time (``table``) run only when they are asked for here. The choice
    holds for this thread (or task) and stays with a context for its life.

    Raises ValueError for a name that no cipher has, `gostlane.UnsupportedAlgorithm` for a kernel
    that this CPU cannot run.
    """
    known = {kernel.name: kernel for cipher in CIPHERS for kernel in kernels(cipher)}
    if name not in known:
        raise ValueError(f"kernel: expected one of {', '.join(known)}, got {name!r}")
    if not known[name].available:
        raise _core.UnsupportedAlgorithm(f"kernel: {_missing(known[name])}")
    token = forced.set(name)
    try:
        yield
    finally:
        forced.reset(token)


def _missing(kernel: Kernel) -> str:
    """Say what a kernel needs, what there is, and whether GOSTLANE_CPU may be why."""
    several = "s" if len(kernel.needs) > 1 else ""
    level = os.environ.get("GOSTLANE_CPU")
    under = f" under GOSTLANE_CPU={level}" if level else ""
    return (
        f"{kernel.name} needs the CPU feature{several} {', '.join(kernel.needs)}; "
        f"this CPU{under} offers {', '.join(features()) or 'none'}"
    )
