"""OpenSSL's AES without the CPU's instructions for it: what the sources call software.

libcrypto reads once, when it is loaded, which instructions it may not use. So this is a second
copy of it in the same process: both are measured in the same run, sample by sample in turns. What
is left are its implementations by byte shuffles (SSSE3) and tables.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from gostlane.speed.peers import evp, openssl
from gostlane.speed.peers.program import Message, Program

VARIABLE = "OPENSSL_ia32cap"
_WITHOUT = "~0x200000200000000"
"""AES-NI and PCLMULQDQ (OPENSSL_ia32cap(3))."""


class _Where(ctypes.Structure):
    """Dl_info."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


@cache
def _library() -> ctypes.CDLL:
    first = evp.load()
    where = _Where()
    tell = ctypes.CDLL(None).dladdr
    tell.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Where)]
    if not tell(ctypes.cast(first.OpenSSL_version, ctypes.c_void_p), ctypes.byref(where)):
        raise OSError("libcrypto: its file is not known")
    before = os.environ.get(VARIABLE)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "libcrypto-software.so"
        shutil.copyfile(os.fsdecode(where.file), copy)
        os.environ[VARIABLE] = _WITHOUT
        try:
            return evp.load(str(copy))
        finally:
            if before is None:
                del os.environ[VARIABLE]
            else:
                os.environ[VARIABLE] = before


def missing() -> str | None:
    """Why this peer can't be used, or None."""
    if reason := openssl.missing():
        return reason
    try:
        _library()
    except (OSError, AttributeError) as error:
        return f"peer skipped: OpenSSL without AES instructions ({error})"
    return None


def version() -> str:
    """The library's own version."""
    return openssl.version()


def stream(message: Message) -> Program | None:
    """Prepare a message; None for what is not AES."""
    return openssl.stream_in(_library(), message)
