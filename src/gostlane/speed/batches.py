"""Batches of packets: what `gostlane speed --packets` measures, as pieces of work for `measure`."""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate
from typing import Any, Literal, TypeAlias

from gostlane import GOST28147, _core, cpu, modes, packets
from gostlane._types import Meshing
from gostlane.mac import Imit
from gostlane.speed.measure import Step
from gostlane.speed.peers.program import Job

Keys: TypeAlias = Literal["one", "each"]
Size: TypeAlias = int | Literal["mix"]
MIX: Literal["mix"] = "mix"

_MIX = (66, 518, 66, 66, 518, 66, 1450, 66, 518, 66, 66, 518)
"""Lengths of network packets: 7 of 66 bytes, 4 of 518, 1 of 1450."""
MODES = ("ecb", "cbc", "cfb", "ofb", "ctr", "cnt", "imit", "cnt+imit")
"""``imit`` makes tags alone, ``cnt+imit`` encrypts and makes tags of the plaintext in one pass."""
_MESHED = ("cbc", "cfb", "cnt", "imit", "cnt+imit")
_WHOLE_BLOCKS = ("ecb", "cbc")
_IV_SIZES = {"ecb": 0, "ctr": 4}
_IMIT, _TAG_SIZE = 0, 4
_BLOCK_SIZE = GOST28147.block_size


@dataclass(frozen=True, slots=True)
class Work:
    """A row of the table: packets under GOST 28147-89 with param-Z."""

    mode: str
    """One of `MODES`."""
    size: Size
    """Bytes of a packet, or the mix of network packets."""
    count: int
    """Packets in a batch."""
    keys: Keys = "each"
    meshing: Meshing = None
    kernel: str | None = None
    """None: the library's choice."""

    @property
    def label(self) -> str:
        """Mode and meshing in words."""
        return f"{self.mode} meshing" if self.meshing else self.mode

    @property
    def lengths(self) -> list[int]:
        """Bytes of each packet."""
        return [self.sizes[i % len(self.sizes)] for i in range(self.count)]

    @property
    def sizes(self) -> tuple[int, ...]:
        """The lengths that come again and again."""
        return _MIX if self.size == MIX else (self.size,)

    @property
    def defined(self) -> bool:
        """Whether the mode takes packets of these lengths, and meshing if that is asked for."""
        if self.meshing and self.mode not in _MESHED:
            return False
        return self.mode not in _WHOLE_BLOCKS or not any(n % _BLOCK_SIZE for n in self.sizes)

    @property
    def encrypts(self) -> bool:
        """Whether there is an output besides tags."""
        return self.mode != "imit"

    @property
    def authenticates(self) -> bool:
        """Whether there are tags."""
        return self.mode.endswith("imit")


STANDARD: tuple[Work, ...] = (
    *(Work(mode, 512, 128) for mode in ("ecb", "ctr", "cnt", "cfb", "cbc")),
    *(Work(mode, 512, 128, "one") for mode in ("ecb", "ctr", "cfb")),
    *(Work("imit", 1024, count) for count in (128, 64, 16)),
    Work("cnt+imit", 1450, 128),
    Work("cnt+imit", 1450, 128, meshing="cryptopro"),
    Work("cnt+imit", 1450, 128, "one"),
    Work("cnt+imit", 1450, 128, kernel="avx2-shuffle"),
    Work("cnt+imit", MIX, 1200),
    Work("cnt+imit", MIX, 1200, meshing="cryptopro"),
    Work("cnt+imit", 64, 1024),
    Work("cnt+imit", 64, 1),
    *(Work(mode, 65536, 1) for mode in ("ecb", "ctr", "cnt")),
    Work("cnt", 65536, 1, meshing="cryptopro"),
)
"""Disk sectors, messages, network packets."""


def standard() -> list[Work]:
    """Give the rows that are measured if no option says otherwise, as far as this CPU can."""
    return chosen((), (), (), None, None, ())


def chosen(
    works: Sequence[str],
    sizes: Sequence[Size],
    counts: Sequence[int],
    keys: Keys | None,
    meshing: Meshing,
    kernels: Sequence[str | None],
) -> list[Work]:
    """Give the standard rows in these modes, with what else is given put in the place of theirs.

    A mode that no standard row has comes as sectors. Rows that a mode does not define and kernels
    that this CPU cannot run are left out; equal rows come once.
    """
    rows: list[Work] = []
    for mode in works or dict.fromkeys(work.mode for work in STANDARD):
        rows += [work for work in STANDARD if work.mode == mode] or [Work(mode, 512, 128)]
    rows = [replace(row, size=size) for row in rows for size in sizes or (row.size,)]
    rows = [replace(row, count=count) for row in rows for count in counts or (row.count,)]
    rows = [replace(row, kernel=kernel) for row in rows for kernel in kernels or (row.kernel,)]
    rows = [
        replace(row, keys=keys or row.keys, meshing=meshing or row.meshing)
        for row in dict.fromkeys(rows)
    ]
    available = {kernel.name for kernel in cpu.kernels(GOST28147.name) if kernel.available}
    return [
        row
        for row in dict.fromkeys(rows)
        if row.defined and (row.kernel is None or row.kernel in available)
    ]


class Batch:
    """The packets of one row in memory, and the ways to process them."""

    def __init__(self, work: Work) -> None:
        self.work = work
        lengths = work.lengths
        self.bytes = sum(lengths)
        self._data = bytearray(secrets.token_bytes(self.bytes))
        self._out = bytearray(self.bytes) if work.encrypts else None
        ends = list(accumulate(lengths))
        self._offsets = array("q", [0, *ends[:-1]])
        self._lengths = array("q", lengths)
        view = memoryview(self._data)
        self._pieces = [view[end - length : end] for end, length in zip(ends, lengths, strict=True)]
        self._iv_size = _IV_SIZES.get(work.mode, 8) if work.encrypts else 0
        self._ivs = secrets.token_bytes(self._iv_size * work.count)
        self._key_bytes, self._mac_key_bytes = self._draw_keys(), self._draw_keys()
        self._keys = _ciphers(self._key_bytes, work.keys)
        self._mac_keys = _ciphers(self._mac_key_bytes, work.keys)
        self._prepared = self._prepare()

    def core(self) -> Step:
        """Do the work of the core alone: the arguments are made ready before."""
        return partial(self._prepared.run, 0, self.work.count)

    def idle(self) -> Step:
        """Make the same call for no packet: the price of a call."""
        return partial(self._prepared.run, 0, 0)

    def from_buffer(self, threads: int = 1) -> Step:
        """Call `gostlane.packets` with one buffer and arrays of offsets and lengths."""
        where = {"out": self._out} if self.work.encrypts else {}
        call = partial(self._call(threads), offsets=self._offsets, lengths=self._lengths)
        return partial(call, self._data, **where)

    def from_list(self) -> Step:
        """Call `gostlane.packets` with a list of buffers; the outputs are new ones."""
        return partial(self._call(threads=1), self._pieces)

    def job(self) -> Job:
        """Describe the same work for another program."""
        size = self._iv_size
        ivs = [self._ivs[i * size : i * size + size] for i in range(self.work.count)]
        spread = 1 if self.work.keys == "each" else self.work.count
        return Job(
            mode=self.work.mode.removesuffix("+imit") if self.work.encrypts else None,
            imit=self.work.authenticates,
            meshing=self.work.meshing is not None,
            own_keys=self.work.keys == "each",
            texts=[bytes(piece) for piece in self._pieces],
            keys=self._key_bytes * spread,
            mac_keys=self._mac_key_bytes * spread,
            ivs=ivs,
        )

    @property
    def answers(self) -> tuple[bytes, bytes]:
        """All outputs, and all tags, after `core` ran."""
        return bytes(self._out or b""), self._prepared.tags

    def _draw_keys(self) -> list[bytes]:
        count = self.work.count if self.work.keys == "each" else 1
        return [secrets.token_bytes(GOST28147.key_sizes[0]) for _ in range(count)]

    @property
    def _mode(self) -> Any:
        return getattr(modes, self.work.mode.removesuffix("+imit").upper())

    def _call(self, threads: int) -> Callable[..., packets.Result]:
        """Name the function of `gostlane.packets`, with all but the data and where it lies."""
        work = self.work
        options: dict[str, Any] = {"meshing": work.meshing, "threads": threads}
        if not work.encrypts:
            return partial(packets.mac, self._mac_keys, Imit, **options)
        options["ivs"] = self._ivs
        if not work.authenticates:
            return partial(packets.encrypt, self._keys, self._mode, **options)
        both = partial(packets.encrypt_and_mac, self._keys, self._mode, self._mac_keys, Imit)
        return partial(both, mac_meshing=work.meshing, **options)

    def _prepare(self) -> _core.Batch:
        """Make what `gostlane.packets` makes of its arguments."""
        work, meshes = self.work, self.work.meshing is not None
        return _core.batch(
            self._keys if work.encrypts else None,
            self._mode.number if work.encrypts else 0,
            0,
            meshes and work.encrypts,
            False,
            self._ivs,
            self._mac_keys if work.authenticates else None,
            _IMIT,
            _TAG_SIZE if work.authenticates else 0,
            meshes and work.authenticates,
            False,
            None,
            None,
            work.kernel,
            self._data,
            self._offsets,
            self._lengths,
            self._out,
        )


def _ciphers(keys: Sequence[bytes], number: Keys) -> GOST28147 | list[GOST28147]:
    ciphers = [GOST28147(key) for key in keys]
    return ciphers if number == "each" else ciphers[0]
