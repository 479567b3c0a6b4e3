"""Every kernel against the library's choice, at sizes where the choice may go wrong."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from time import thread_time_ns

from gostlane import cpu
from gostlane.ciphers import CIPHERS
from gostlane.speed.cases import Case
from gostlane.speed.clock import Meter
from gostlane.speed.measure import measure

MODES = ("ecb", "ctr", "cnt")
"""Those whose blocks are independent."""
DEMAND = 0.1
"""How much slower than the best kernel a choice may be."""
_MOST = 1 << 20
_LAST_CHANGE = 4096
"""No choice changes after so many blocks."""
_SAMPLES = 31
_AGAIN = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """What selection chose for messages of one size, and what each kernel took."""

    case: Case
    size: int
    chosen: str
    seconds: float
    """Of the choice; the price of a call is taken off here and below."""
    kernels: dict[str, float]
    """Seconds of each kernel, forced."""

    @property
    def best(self) -> str:
        """The fastest kernel."""
        return min(self.kernels, key=self.kernels.__getitem__)

    @property
    def behind(self) -> float:
        """How much slower the choice was than the best kernel, as a fraction."""
        return self.seconds / self.kernels[self.best] - 1


def constant_time(cipher: str) -> list[str]:
    """Name the kernels of this CPU that selection may choose."""
    return [each.name for each in cpu.kernels(cipher) if each.available and each.constant_time]


def sizes(cipher: str) -> list[int]:
    """Bytes: from 1 block to 1 MiB, doubled, and around every step and every other choice."""
    size = CIPHERS[cipher].block_size
    most = _MOST // size
    steps = {each.step for each in cpu.kernels(cipher) if each.name in constant_time(cipher)}
    borders = steps | {2 * step for step in steps} | _changes(cipher)
    blocks = {1 << power for power in range(most.bit_length())}
    for border in borders:
        blocks |= {border - 1, border, border + 1}
    return [size * each for each in sorted(blocks) if 0 < each <= most]


def _changes(cipher: str) -> set[int]:
    """Find the numbers of blocks from which another kernel is chosen than for one block less."""
    names = [cpu.selected(cipher, blocks) for blocks in range(1, _LAST_CHANGE + 1)]
    pairs = enumerate(pairwise(names), start=2)
    return {blocks for blocks, (before, after) in pairs if before != after}


def choice(case: Case, size: int, seconds: float) -> Choice:
    """Measure one mode at one size, about `seconds` for each kernel.

    Where the choice seems to lose more than `DEMAND`, once more, for longer.
    """
    made = _choice(case, size, seconds)
    return _choice(case, size, _AGAIN * seconds) if made.behind > DEMAND else made


def _choice(case: Case, size: int, seconds: float) -> Choice:
    kernels = constant_time(case.cipher)
    starts = [case.start(kernel, size, 1) for kernel in (None, *kernels)]
    starts.append(case.start(None, 0, 1))  # an update of nothing: the call alone
    meter = Meter(thread_time_ns, lambda: None)
    chosen, *each, call = (
        figure.seconds for figure in measure(starts, size, seconds, meter, _SAMPLES)
    )
    return Choice(
        case,
        size,
        case.ran_on(None, size),
        chosen - call,
        {name: figure - call for name, figure in zip(kernels, each, strict=True)},
    )
