"""OpenSSL's AES: libcrypto through ctypes, with all that the CPU has."""

from __future__ import annotations

import ctypes

from gostlane.speed.peers import evp
from gostlane.speed.peers.program import Message, Program
from gostlane.speed.peers.skips import skip_reason

_MODES = ("ecb", "cbc", "cfb", "ofb", "ctr")


def missing() -> str | None:
    """Why this peer can't be used, or None."""
    try:
        evp.load()
    except (OSError, AttributeError):
        return skip_reason("OpenSSL", "libssl3")
    return None


def version() -> str:
    """The library's own version."""
    text: bytes = evp.load().OpenSSL_version(0)
    return text.decode().removeprefix("OpenSSL ")


def stream(message: Message) -> Program | None:
    """Prepare a message; None for what is not AES."""
    return stream_in(evp.load(), message)


def stream_in(library: ctypes.CDLL, message: Message) -> Program | None:
    """Prepare it in some libcrypto."""
    if message.cipher != "aes":
        return None
    bits = 8 * len(message.key)
    if message.mode == "omac":
        return evp.code(library, None, "CMAC", message, f"AES-{bits}-CBC")
    if message.mode not in _MODES:
        return None
    return evp.stream(library, None, f"AES-{bits}-{message.mode.upper()}", message)
