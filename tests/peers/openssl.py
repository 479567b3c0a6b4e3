"""OpenSSL's AES through the package cryptography, which brings its own OpenSSL."""

from __future__ import annotations

from cryptography.hazmat.decrepit.ciphers import modes as decrepit
from cryptography.hazmat.primitives.ciphers import Cipher, CipherContext, algorithms, modes
from cryptography.hazmat.primitives.cmac import CMAC


def context(
    mode: str, key: bytes, iv: bytes, decrypt: bool = False, segment: int | None = None
) -> CipherContext:
    """Begin a message in "ECB", "CBC", "CFB" (segments of 16 bytes or 1), "OFB" or "CTR"."""
    made: modes.Mode
    match mode, segment:
        case "ECB", None:
            made = modes.ECB()
        case "CBC", None:
            made = modes.CBC(iv)
        case "CFB", None:
            made = decrepit.CFB(iv)
        case "CFB", 1:
            made = decrepit.CFB8(iv)
        case "OFB", None:
            made = decrepit.OFB(iv)
        case "CTR", None:
            made = modes.CTR(iv)
        case _:
            raise ValueError(f"no {mode} with segments of {segment}")
    whole = Cipher(algorithms.AES(key), made)
    return whole.decryptor() if decrypt else whole.encryptor()


def cipher(
    mode: str, key: bytes, iv: bytes, data: bytes, decrypt: bool = False, segment: int | None = None
) -> bytes:
    """One message, whole."""
    running = context(mode, key, iv, decrypt, segment)
    return running.update(data) + running.finalize()


def cmac(key: bytes, data: bytes) -> bytes:
    """The whole tag of one message."""
    code = CMAC(algorithms.AES(key))
    code.update(data)
    return code.finalize()
