"""GnuTLS through ctypes.

Its GOST 28147-89 ciphers and MAC always mesh. MAGMA-CTR-ACPKM is plain CTR for the first
1024 bytes of a message (its section), after which its key changes; its IV is the whole first
counter block: the 4 bytes of GOST R 34.13 and 4 zero bytes. KUZNYECHIK-CTR-ACPKM is the same with
sections of 4096 bytes and an IV of 8 bytes and 8 zero bytes. OMAC-MAGMA and OMAC-KUZNYECHIK are the
OMACs.
"""

from __future__ import annotations

import ctypes
import weakref
from functools import cache

from gostlane.speed.peers.program import Job, Message, Program
from gostlane.speed.peers.skips import skip_reason

SONAME = "libgnutls.so.30"

CFB_SBOXES = {
    "GOST28147-TC26Z-CFB": "id-tc26-gost-28147-param-Z",
    "GOST28147-CPA-CFB": "id-Gost28147-89-CryptoPro-A-ParamSet",
    "GOST28147-CPB-CFB": "id-Gost28147-89-CryptoPro-B-ParamSet",
    "GOST28147-CPC-CFB": "id-Gost28147-89-CryptoPro-C-ParamSet",
    "GOST28147-CPD-CFB": "id-Gost28147-89-CryptoPro-D-ParamSet",
}
CIPHERS = (*CFB_SBOXES, "GOST28147-TC26Z-CNT", "MAGMA-CTR-ACPKM", "KUZNYECHIK-CTR-ACPKM")
MACS = ("GOST28147-TC26Z-IMIT", "OMAC-MAGMA", "OMAC-KUZNYECHIK")
_PROGRAMS = {"cnt": "GOST28147-TC26Z-CNT", "cfb": "GOST28147-TC26Z-CFB"}


class _Datum(ctypes.Structure):
    """gnutls_datum_t."""

    _fields_ = (("data", ctypes.c_char_p), ("size", ctypes.c_uint))


@cache
def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(SONAME)
    handle, out, text = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p), ctypes.c_char_p
    size, number, datum = ctypes.c_size_t, ctypes.c_int, ctypes.POINTER(_Datum)
    signatures = {
        "gnutls_check_version": (text, [text]),
        "gnutls_strerror": (text, [number]),
        "gnutls_cipher_get_id": (number, [text]),
        "gnutls_cipher_get_iv_size": (ctypes.c_uint, [number]),
        "gnutls_cipher_init": (number, [out, number, datum, datum]),
        "gnutls_cipher_encrypt2": (number, [handle, text, size, text, size]),
        "gnutls_cipher_decrypt2": (number, [handle, text, size, text, size]),
        "gnutls_cipher_deinit": (None, [handle]),
        "gnutls_mac_get_id": (number, [text]),
        "gnutls_hmac_get_len": (ctypes.c_uint, [number]),
        "gnutls_hmac_init": (number, [out, number, text, size]),
        "gnutls_hmac": (number, [handle, text, size]),
        "gnutls_hmac_fast": (number, [number, text, size, text, size, text]),
        "gnutls_hmac_deinit": (None, [handle, text]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def missing() -> str | None:
    """Why this peer can't be used, or None."""
    try:
        _library()
    except OSError:
        return skip_reason("GnuTLS", "libgnutls30")
    return None


def version() -> str:
    """The library's own version."""
    text: bytes = _library().gnutls_check_version(None)
    return text.decode()


def _check(error: int) -> None:
    if error < 0:
        text: bytes = _library().gnutls_strerror(error)
        raise RuntimeError(f"GnuTLS: {text.decode()}")


def cipher(name: str, key: bytes, iv: bytes, data: bytes, decrypt: bool = False) -> bytes:
    """One message through one of ``CIPHERS``."""
    library = _library()
    algorithm = library.gnutls_cipher_get_id(name.encode())
    if not algorithm:
        raise RuntimeError(f"GnuTLS: no cipher {name}")
    expected = library.gnutls_cipher_get_iv_size(algorithm)
    if len(iv) != expected:
        raise ValueError(f"{name}: expected an IV of {expected} bytes, got {len(iv)}")
    handle = ctypes.c_void_p()
    key_datum, iv_datum = _Datum(key, len(key)), _Datum(iv, len(iv))
    _check(
        library.gnutls_cipher_init(
            ctypes.byref(handle), algorithm, ctypes.byref(key_datum), ctypes.byref(iv_datum)
        )
    )
    try:
        if not data:
            return b""
        out = ctypes.create_string_buffer(len(data))
        run = library.gnutls_cipher_decrypt2 if decrypt else library.gnutls_cipher_encrypt2
        _check(run(handle, data, len(data), out, len(data)))
        return out.raw
    finally:
        library.gnutls_cipher_deinit(handle)


def mac(name: str, key: bytes, data: bytes) -> bytes:
    """The whole tag of one message by one of ``MACS``: 4 bytes of Imit, a block of an OMAC."""
    library = _library()
    algorithm = library.gnutls_mac_get_id(name.encode())
    if not algorithm:
        raise RuntimeError(f"GnuTLS: no MAC {name}")
    handle = ctypes.c_void_p()
    _check(library.gnutls_hmac_init(ctypes.byref(handle), algorithm, key, len(key)))
    out = ctypes.create_string_buffer(library.gnutls_hmac_get_len(algorithm))
    error = library.gnutls_hmac(handle, data, len(data))
    library.gnutls_hmac_deinit(handle, out)
    _check(error)
    return out.raw


def program(job: Job) -> Program | None:
    """Prepare a job; None for what GnuTLS doesn't have, such as long packets without meshing.

    Every packet costs a handle: one that gets another IV does not forget how many bytes are left
    until its next key.
    """
    if (job.mode and job.mode not in _PROGRAMS) or not job.does_as_if(meshing=True):
        return None
    made = Program()
    if job.mode:
        _prepare_cipher(job, made)
    if job.imit:
        library = _library()
        algorithm = library.gnutls_mac_get_id(b"GOST28147-TC26Z-IMIT")
        for key, text in zip(job.mac_keys, job.texts, strict=True):
            tag = ctypes.create_string_buffer(library.gnutls_hmac_get_len(algorithm))
            arguments = (algorithm, key, len(key), text, len(text), tag)
            made.calls.append((library.gnutls_hmac_fast, arguments))
            made.tags.append(tag)
    return made


def _prepare_cipher(job: Job, made: Program) -> None:
    library = _library()
    algorithm = library.gnutls_cipher_get_id(_PROGRAMS[str(job.mode)].encode())
    handle = ctypes.c_void_p()
    for key, iv, text in zip(job.keys, job.ivs, job.texts, strict=True):
        key_datum, iv_datum = _Datum(key, len(key)), _Datum(iv, len(iv))
        made.kept += [key_datum, iv_datum]
        start = (ctypes.byref(handle), algorithm, ctypes.byref(key_datum), ctypes.byref(iv_datum))
        out = ctypes.create_string_buffer(len(text))
        made.calls += [
            (library.gnutls_cipher_init, start),
            (library.gnutls_cipher_encrypt2, (handle, text, len(text), out, len(out))),
            (library.gnutls_cipher_deinit, (handle,)),
        ]
        made.outputs.append(out)


_STREAMS = {
    **{("gost28147", mode): name for mode, name in _PROGRAMS.items()},
    ("gost28147", "imit"): "GOST28147-TC26Z-IMIT",
    ("magma", "omac"): "OMAC-MAGMA",
    ("kuznyechik", "omac"): "OMAC-KUZNYECHIK",
}


def stream(message: Message) -> Program | None:
    """Prepare a message; None for what GnuTLS doesn't have."""
    name = _STREAMS.get((message.cipher, message.mode))
    if name is None or message.meshing != (message.cipher == "gost28147"):
        return None
    library, made = _library(), Program()
    key, text = message.key, message.text
    if message.is_mac:
        algorithm = library.gnutls_mac_get_id(name.encode())
        tag = ctypes.create_string_buffer(library.gnutls_hmac_get_len(algorithm))
        arguments = (algorithm, key, len(key), text, len(text), tag)
        made.calls.append((library.gnutls_hmac_fast, arguments))
        made.tags.append(tag)
        return made
    handle = ctypes.c_void_p()
    algorithm = library.gnutls_cipher_get_id(name.encode())
    key_datum, iv_datum = _Datum(key, len(key)), _Datum(message.iv, len(message.iv))
    _check(
        library.gnutls_cipher_init(
            ctypes.byref(handle), algorithm, ctypes.byref(key_datum), ctypes.byref(iv_datum)
        )
    )
    weakref.finalize(made, library.gnutls_cipher_deinit, handle)
    run = library.gnutls_cipher_decrypt2 if message.decrypt else library.gnutls_cipher_encrypt2
    out = ctypes.create_string_buffer(len(text))
    made.calls.append((run, (handle, text, len(text), out, len(out))))
    made.outputs.append(out)
    return made
