"""What becomes of a batch: outputs, tags, and a status for each packet."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal, Self, overload

from gostlane import _core
from gostlane._types import WritableBuffer

_OFFSET: Literal["q", "i"] = "q" if sys.maxsize > 1 << 32 else "i"
"""The C core's offsets, as `memoryview.cast` wants them."""


class Status(IntEnum):
    """What became of a packet; the numbers are the C core's."""

    OK = _core.STATUS_OK
    SELF_CHECK = _core.STATUS_SELF_CHECK
    """The kernel failed its known-answer check."""
    BLOCK_LENGTH = _core.STATUS_BLOCK_LENGTH
    """ECB and CBC: the length is not a whole number of blocks."""
    OVERLAP = _core.STATUS_OVERLAP
    """Input and output overlap in part."""
    COUNTER = _core.STATUS_COUNTER
    """CTR: the counter would repeat."""
    TAG = _core.STATUS_TAG
    """The tag does not match."""


class _Statuses(Sequence[Status]):
    """A byte for each packet, read as `Status`."""

    __slots__ = ("codes",)

    def __init__(self, codes: bytes) -> None:
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Status: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Status]: ...
    def __getitem__(self, index: int | slice) -> Status | Sequence[Status]:
        if isinstance(index, slice):
            return _Statuses(self.codes[index])
        return Status(self.codes[index])

    def __iter__(self) -> Iterator[Status]:
        return map(Status, self.codes)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, _Statuses):
            return self.codes == other.codes
        return list(self) == other if isinstance(other, list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class _Outputs(Sequence[memoryview]):
    """The pieces of one buffer, each made when it is asked for."""

    __slots__ = ("_bounds", "_out")

    def __init__(self, out: WritableBuffer, bounds: bytes) -> None:
        self._out = out
        self._bounds = memoryview(bounds).cast(_OFFSET)  # offset, length, offset, length, ...

    def __len__(self) -> int:
        return len(self._bounds) // 2

    @overload
    def __getitem__(self, index: int) -> memoryview: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[memoryview]: ...
    def __getitem__(self, index: int | slice) -> memoryview | Sequence[memoryview]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        at = 2 * range(len(self))[index]
        offset, length = self._bounds[at], self._bounds[at + 1]
        view = memoryview(self._out)
        if view.format != "B" or view.ndim != 1:
            view = view.cast("B")
        return view[offset : offset + length]

    def __repr__(self) -> str:
        return f"<{len(self)} pieces of {type(self._out).__name__}>"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Result:
    """What became of a batch."""

    outputs: Sequence[Any]
    """A buffer for each packet, empty for MACs alone. Where a packet failed: the caller's buffer
    untouched, or zeros."""
    out: WritableBuffer | None
    """The buffer that all outputs lie in, where the data came as one."""
    tags: bytes
    """The tags that were made, one after the other; zeros where a packet failed."""
    statuses: Sequence[Status]
    """One for each packet."""

    @classmethod
    def of(cls, batch: _core.Batch) -> Self:
        """Read the result of a batch that has run."""
        statuses = _Statuses(batch.statuses)
        if batch.bounds is not None:
            return cls(_Outputs(batch.out, batch.bounds), batch.out, batch.tags, statuses)
        return cls(() if batch.out is None else batch.out, None, batch.tags, statuses)

    @property
    def ok(self) -> bool:
        """Whether every packet succeeded."""
        return not self._failed()

    def raise_for_status(self) -> None:
        """Raise for the first packet that failed, if any.

        `gostlane.InvalidTag` if its tag does not match, RuntimeError if a kernel failed its check,
        ValueError otherwise.
        """
        failed = self._failed()
        if not failed:
            return
        first = next(i for i, status in enumerate(self.statuses) if status)
        status = self.statuses[first]
        kind = {Status.TAG: _core.InvalidTag, Status.SELF_CHECK: RuntimeError}
        raise kind.get(status, ValueError)(
            f"packet {first}: {_core.status_text(status)} ({failed} of {len(self.statuses)} failed)"
        )

    def _failed(self) -> int:
        codes = self.statuses.codes if isinstance(self.statuses, _Statuses) else self.statuses
        return len(codes) - codes.count(Status.OK)

    def __repr__(self) -> str:
        return f"<Result of {len(self.statuses)} packets, {self._failed()} failed>"
