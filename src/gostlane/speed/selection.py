"""Every kernel against the library's choice, at sizes where the choice may go wrong."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time_ns

from gostlane import cpu
from gostlane.ciphers import BlockCipher
from gostlane.speed.cases import Case
from gostlane.speed.clock import Meter
from gostlane.speed.measure import measure

MODES = ("ecb", "ctr", "cnt")
"""Those whose blocks are independent."""
DEMAND = 0.1
"""How much slower than the best kernel a choice may be."""
_MOST = 1 << 20
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
    """Bytes: from 1 block to 1 MiB, doubled, and just around where a kernel starts or is full."""
    most = _MOST // BlockCipher.block_size
    blocks = {1 << power for power in range(most.bit_length())}
    for kernel in cpu.kernels(cipher):
        if kernel.available and kernel.constant_time:
            for border in (kernel.from_blocks, kernel.step, 2 * kernel.step):
                blocks |= {border - 1, border, border + 1}
    return [BlockCipher.block_size * each for each in sorted(blocks) if 0 < each <= most]


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
