"""Many packets in one call, each under its own key and IV, side by side on the vector lanes.

>>> import os
>>> from gostlane import GOST28147, modes, packets
>>> keys = [GOST28147(os.urandom(32)) for _ in range(3)]
>>> result = packets.encrypt(keys, modes.CNT, [b"one", b"two", b"three"], ivs=os.urandom(3 * 8))
>>> [len(output) for output in result.outputs]
[3, 3, 5]

What the functions share:

``algorithm``, ``mac_algorithm``
    A cipher with its key for all packets, or a sequence with one for each.
``data``
    A sequence of buffers; or one buffer, and the packets are its pieces at ``offsets`` of
    ``lengths``: lists, or buffers of integers such as NumPy arrays.
``ivs``, ``tags``
    One buffer with the pieces of all packets one after the other, or a sequence of buffers.
``associated``
    Goes into the MAC before the text, without lengths between them: one buffer of equal pieces, or
    a sequence with one buffer for each packet.
``out``
    For one buffer of data: a buffer in which the output of each packet gets the place that its
    input has in ``data``; it may be ``data`` itself. For a sequence: a buffer for each packet,
    which may be its input. New buffers if None.
``threads``
    On how many threads a large batch may run; by default as many as the process has cores.

A packet that fails has its own status and the others are processed. A batch that makes no sense
raises before anything is written: ValueError for numbers and sizes, `gostlane.UnsupportedAlgorithm`
for what the standards do not define, TypeError for what is no buffer, cipher or mode.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise
from threading import Lock
from typing import Any, Literal, TypeAlias, overload

from gostlane import _core, cpu
from gostlane._types import Buffer, Meshing, WritableBuffer, integer, meshes
from gostlane.ciphers import BlockCipher
from gostlane.engines.cpu import _pool, resolve_threads
from gostlane.mac import OMAC, Imit
from gostlane.modes import Mode

__all__ = [
    "Result",
    "Status",
    "check_and_decrypt",
    "decrypt",
    "encrypt",
    "encrypt_and_mac",
    "mac",
]

Algorithms: TypeAlias = BlockCipher | Sequence[BlockCipher]
Data: TypeAlias = "Buffer | Sequence[Buffer]"
Pieces: TypeAlias = "Buffer | Sequence[Buffer]"
Integers: TypeAlias = "Sequence[int] | Buffer"
Out: TypeAlias = "WritableBuffer | Sequence[WritableBuffer]"
Over: TypeAlias = Literal["plaintext", "ciphertext"]

PART_FROM = 1 << 17
"""Bytes that are worth a thread's start."""

_OFFSET: Literal["q", "i"] = "q" if sys.maxsize > 1 << 32 else "i"
"""The C core's offsets, as `memoryview.cast` wants them."""

_MACS: dict[type[Imit | OMAC], tuple[int, int]] = {Imit: (0, 4), OMAC: (1, BlockCipher.block_size)}
"""Number in the C core, and length of a tag if none is given."""


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

    def __init__(self, out: WritableBuffer, bounds: memoryview) -> None:
        self._out = out
        self._bounds = bounds  # offset, length, offset, length, ...

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


def _keys(algorithm: Algorithms, what: str) -> _core.Key | Sequence[BlockCipher]:
    if isinstance(algorithm, BlockCipher):
        return algorithm._key
    if algorithm is None:  # which the core takes for "none wanted"
        raise TypeError(f"{what}: expected a cipher with its key, or one for each packet, got None")
    return algorithm


def _mode(mode_class: type[Mode], segment_size: int | None) -> tuple[int, int]:
    """Number and segment size as the core takes them."""
    if not (isinstance(mode_class, type) and issubclass(mode_class, Mode)) or mode_class is Mode:
        raise TypeError(f"mode_class: expected a class such as modes.CTR, got {mode_class!r}")
    if segment_size is None:
        return mode_class.number, 0
    most = BlockCipher.block_size
    return mode_class.number, integer("segment_size", segment_size, 1, most, f"1..{most} bytes")


def _mac(mac_class: type[Imit | OMAC], tag_length: int | None) -> tuple[int, int]:
    """Number and tag length as the core takes them."""
    if not isinstance(mac_class, type) or mac_class not in _MACS:
        raise TypeError(f"mac_class: expected mac.Imit or mac.OMAC, got {mac_class!r}")
    number, default = _MACS[mac_class]
    if tag_length is None:
        return number, default
    most = BlockCipher.block_size
    return number, integer("tag length", tag_length, 1, most, f"1..{most} bytes")


def _run(
    data: Data,
    offsets: Integers | None,
    lengths: Integers | None,
    threads: int | None,
    *,
    keys: _core.Key | Sequence[BlockCipher] | None = None,
    mode: tuple[int, int] = (0, 0),
    meshing: bool = False,
    decrypting: bool = False,
    ivs: Pieces = b"",
    mac_keys: _core.Key | Sequence[BlockCipher] | None = None,
    mac: tuple[int, int] = (0, 0),
    mac_meshing: bool = False,
    over_ciphertext: bool = False,
    associated: Pieces | None = None,
    tags: Pieces | None = None,
    out: Out | None = None,
) -> Result:
    allowed = resolve_threads(threads)
    batch = _core.batch(
        keys,
        *mode,
        meshing,
        decrypting,
        ivs,
        mac_keys,
        *mac,
        mac_meshing,
        over_ciphertext,
        associated,
        tags,
        cpu.forced.get(),
        data,
        offsets,
        lengths,
        out,
    )
    count = min(allowed, batch.bytes // PART_FROM)
    if count > 1:
        _run_parts(batch, count)
    else:
        batch.run(0, batch.count)
    outputs, whole = batch.out, None
    if batch.bounds is not None:
        outputs, whole = _Outputs(batch.out, memoryview(batch.bounds).cast(_OFFSET)), batch.out
    return Result(() if outputs is None else outputs, whole, batch.tags, _Statuses(batch.statuses))


class _Part:
    """Some packets of a batch, which run once, in whichever thread comes first, unless revoked."""

    __slots__ = ("_batch", "_lock", "_range")

    def __init__(self, batch: _core.Batch, start: int, stop: int) -> None:
        self._batch: _core.Batch | None = batch
        self._range = start, stop
        self._lock = Lock()

    def __call__(self) -> None:
        with self._lock:
            batch, self._batch = self._batch, None
            if batch is not None:
                batch.run(*self._range)

    def revoke(self) -> None:
        """Let it not start any more, and wait for it if it has."""
        self._batch = None
        with self._lock:
            pass


def _settle(parts: list[_Part]) -> None:
    """Revoke all parts; an interruption is raised when none of them can write any more."""
    interruption: BaseException | None = None
    for part in parts:
        settled = False
        while not settled:
            try:
                part.revoke()
                settled = True
            except BaseException as raised:
                interruption = raised
    if interruption is not None:
        raise interruption


def _run_parts(batch: _core.Batch, count: int) -> None:
    """Each part on a thread; those that found none, and the last one, on this."""
    borders = pairwise([0, *batch.split(count), batch.count])
    parts = [_Part(batch, start, stop) for start, stop in borders]
    futures: list[Future[None]] = []
    try:
        with suppress(RuntimeError):  # no more threads to be had, or the interpreter is ending
            for part in parts[:-1]:
                futures.append(_pool(count).submit(part))
        for part in reversed(parts):
            part()
        for future in futures:
            future.result()
    finally:
        _settle(parts)


def encrypt(
    algorithm: Algorithms,
    mode_class: type[Mode],
    data: Data,
    *,
    ivs: Pieces = b"",
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    threads: int | None = None,
) -> Result:
    """Encrypt every packet; `segment_size` and `meshing` as for the mode."""
    return _run(
        data,
        offsets,
        lengths,
        threads,
        keys=_keys(algorithm, "algorithm"),
        mode=_mode(mode_class, segment_size),
        meshing=meshes(meshing),
        ivs=ivs,
        out=out,
    )


def decrypt(
    algorithm: Algorithms,
    mode_class: type[Mode],
    data: Data,
    *,
    ivs: Pieces = b"",
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    threads: int | None = None,
) -> Result:
    """Decrypt every packet; as `encrypt`. A changed packet goes unnoticed: see the MACs."""
    return _run(
        data,
        offsets,
        lengths,
        threads,
        keys=_keys(algorithm, "algorithm"),
        mode=_mode(mode_class, segment_size),
        meshing=meshes(meshing),
        decrypting=True,
        ivs=ivs,
        out=out,
    )


def mac(
    mac_algorithm: Algorithms,
    mac_class: type[Imit | OMAC],
    data: Data,
    *,
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    associated: Pieces | None = None,
    tag_length: int | None = None,
    meshing: Meshing = None,
    threads: int | None = None,
) -> Result:
    """Make the tag of every packet, `Result.tags`; `tag_length` and `meshing` as for the MAC."""
    return _run(
        data,
        offsets,
        lengths,
        threads,
        mac_keys=_keys(mac_algorithm, "mac_algorithm"),
        mac=_mac(mac_class, tag_length),
        mac_meshing=meshes(meshing),
        associated=associated,
    )


def _over_ciphertext(over: str) -> bool:
    if over not in ("plaintext", "ciphertext"):
        raise ValueError(f"over: expected 'plaintext' or 'ciphertext', got {over!r}")
    return over == "ciphertext"


def encrypt_and_mac(
    algorithm: Algorithms,
    mode_class: type[Mode],
    mac_algorithm: Algorithms,
    mac_class: type[Imit | OMAC],
    data: Data,
    *,
    ivs: Pieces = b"",
    over: Over = "plaintext",
    associated: Pieces | None = None,
    tag_length: int | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    mac_meshing: Meshing = None,
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    threads: int | None = None,
) -> Result:
    """Encrypt every packet and make its tag, in one pass.

    The tag is that of `associated` and of the plaintext or the ciphertext, as `over` says. It does
    not cover the IV: with `over="ciphertext"` put that into `associated`.
    """
    return _run(
        data,
        offsets,
        lengths,
        threads,
        keys=_keys(algorithm, "algorithm"),
        mode=_mode(mode_class, segment_size),
        meshing=meshes(meshing),
        ivs=ivs,
        mac_keys=_keys(mac_algorithm, "mac_algorithm"),
        mac=_mac(mac_class, tag_length),
        mac_meshing=meshes(mac_meshing),
        over_ciphertext=_over_ciphertext(over),
        associated=associated,
        out=out,
    )


def check_and_decrypt(
    algorithm: Algorithms,
    mode_class: type[Mode],
    mac_algorithm: Algorithms,
    mac_class: type[Imit | OMAC],
    data: Data,
    *,
    tags: Pieces,
    ivs: Pieces = b"",
    over: Over = "plaintext",
    associated: Pieces | None = None,
    tag_length: int | None = None,
    segment_size: int | None = None,
    meshing: Meshing = None,
    mac_meshing: Meshing = None,
    offsets: Integers | None = None,
    lengths: Integers | None = None,
    out: Out | None = None,
    threads: int | None = None,
) -> Result:
    """Undo `encrypt_and_mac`; a packet whose tag does not match gets `Status.TAG`.

    Such a packet leaves no plaintext in its output: nothing has been written there, or zeros have.
    Each of `tags` is `tag_length` bytes, the MAC's own default if None: a sender cannot choose a
    shorter one.
    """
    if tags is None:
        raise TypeError("tags: expected a buffer or a sequence of buffers, got None")
    return _run(
        data,
        offsets,
        lengths,
        threads,
        keys=_keys(algorithm, "algorithm"),
        mode=_mode(mode_class, segment_size),
        meshing=meshes(meshing),
        decrypting=True,
        ivs=ivs,
        mac_keys=_keys(mac_algorithm, "mac_algorithm"),
        mac=_mac(mac_class, tag_length),
        mac_meshing=meshes(mac_meshing),
        over_ciphertext=_over_ciphertext(over),
        associated=associated,
        tags=tags,
        out=out,
    )
