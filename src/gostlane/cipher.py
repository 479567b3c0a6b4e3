"""A cipher in a mode, and the contexts that process one message each."""

from __future__ import annotations

from typing import NoReturn

from gostlane import _core, cpu
from gostlane._types import Buffer, WritableBuffer
from gostlane.ciphers import BlockCipher
from gostlane.engines.cpu import PAYS_FROM, resolve_threads, update_into_threaded
from gostlane.modes import Mode

_WIDEST_ITEM = 16
"""Bytes: `len` counts a buffer's items, which may be numbers."""


def _pays(buffer: Buffer) -> bool:
    """Whether threads are worth their start; what is no plain buffer the core refuses."""
    try:
        if len(buffer) < PAYS_FROM // _WIDEST_ITEM:
            return False
        view = memoryview(buffer)
    except (TypeError, ValueError):
        return False
    return view.nbytes >= PAYS_FROM and view.c_contiguous


class CipherContext:
    """One message, encrypted or decrypted in one direction; made by `Cipher`.

    It belongs to one thread at a time: a second one that uses it meanwhile gets a RuntimeError.
    """

    __slots__ = ("_stream", "_threads")

    def __init__(self, stream: _core.Stream, threads: int) -> None:
        self._stream = stream
        self._threads = threads

    def update(self, data: Buffer) -> bytes:
        """Process `data` and return what is ready.

        In CFB, OFB, CTR and CNT that is as many bytes as came in; in ECB and CBC the whole blocks
        that are complete. Any chunking of a message gives the same bytes.

        Raises ValueError if the counter would repeat (nothing is processed then), TypeError if
        `data` is not bytes-like, `gostlane.AlreadyFinalized` after `finalize`.
        """
        if self._threads > 1 and _pays(data):
            source = memoryview(data).cast("B")
            output = bytearray(source.nbytes + self._stream.unit)
            written = update_into_threaded(self._stream, source, memoryview(output), self._threads)
            return bytes(memoryview(output)[:written])
        return self._stream.update(data)

    def update_into(self, data: Buffer, buf: WritableBuffer) -> int:
        """Process `data` into `buf` and return the number of bytes written.

        `buf` needs room for what is written and no more, and may be `data` itself. Raises as
        `update`, and ValueError if `buf` is too small, read-only, not contiguous, or overlaps
        `data` in part; nothing is processed then.
        """
        if self._threads > 1 and _pays(data) and _pays(buf):
            source, target = memoryview(data).cast("B"), memoryview(buf).cast("B")
            return update_into_threaded(self._stream, source, target, self._threads)
        return self._stream.update_into(data, buf)

    def finalize(self) -> bytes:
        """End the message and wipe the context; returns ``b""``.

        Raises ValueError if ECB or CBC is left with part of a block (see `gostlane.padding`),
        `gostlane.AlreadyFinalized` the second time.
        """
        return self._stream.finalize()

    def __copy__(self) -> NoReturn:
        raise TypeError("a context cannot be copied: make another one by its Cipher")

    @property
    def kernel(self) -> str:
        """The kernel that the last update ran on."""
        return self._stream.kernel


class Cipher:
    """A cipher in a mode: makes a context for each message.

    Raises ValueError for an IV or a segment size that the mode does not take with this cipher,
    `gostlane.UnsupportedAlgorithm` for a mode or an option that the standards do not define for it.
    """

    __slots__ = ("algorithm", "mode")

    def __init__(self, algorithm: BlockCipher, mode: Mode) -> None:
        if not isinstance(algorithm, BlockCipher):
            raise TypeError(f"algorithm: expected a cipher with its key, got {type(algorithm)!r}")
        if not isinstance(mode, Mode):
            raise TypeError(f"mode: expected a mode with its IV, got {type(mode)!r}")
        self.algorithm = algorithm
        self.mode = mode
        _core.check_mode(algorithm, mode.number, mode.segment_size, mode.meshing, mode.iv)

    def _context(self, decrypt: bool, threads: int | None) -> CipherContext:
        mode = self.mode
        allowed = resolve_threads(threads)
        stream = _core.stream(
            self.algorithm,
            mode.number,
            mode.segment_size,
            mode.meshing,
            mode.iv,
            decrypt,
            cpu.forced.get(),
        )
        return CipherContext(stream, allowed if mode.parallel[decrypt] else 1)

    def encryptor(self, threads: int | None = None) -> CipherContext:
        """Make a context that encrypts one message.

        `threads`: on how many threads a large update may run where the mode's blocks are
        independent; by default as many as the process has cores.
        """
        return self._context(False, threads)

    def decryptor(self, threads: int | None = None) -> CipherContext:
        """Make a context that decrypts one message; `threads` as for `encryptor`."""
        return self._context(True, threads)

    def __repr__(self) -> str:
        return f"<Cipher {type(self.algorithm).__name__} {self.mode.name}>"
