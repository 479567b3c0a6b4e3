"""libgcrypt through ctypes: GOST 28147-89 with any named S-box set, by OID; and AES.

It has no CNT and no Magma. Its MAC never meshes, and a handle that was reset forgets the
rule for messages of one block, so every call here opens a fresh handle.
"""

from __future__ import annotations

import ctypes
import weakref
from functools import cache

from gostlane.speed.peers.program import Job, Message, Program
from gostlane.speed.peers.skips import skip_reason

SONAME = "libgcrypt.so.20"
PARAM_Z_OID = "1.2.643.7.1.2.5.1.1"
CIPHER_GOST28147 = 315
CIPHER_GOST28147_MESH = 317
CIPHER_AES = {16: 7, 24: 8, 32: 9}
MAC_GOST28147_IMIT, MAC_CMAC_AES = 1, 201
MODE_ECB, MODE_CFB, MODE_CBC, MODE_OFB, MODE_CTR, MODE_CFB8 = 1, 2, 3, 5, 6, 12
SET_SBOX = 73
RESET = 4
DISABLE_SECMEM = 37
INITIALIZATION_FINISHED = 38
_MODES = {"ecb": MODE_ECB, "cbc": MODE_CBC, "cfb": MODE_CFB, "ctr": MODE_CTR, "ofb": MODE_OFB}


@cache
def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(SONAME)
    handle, out, text = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p), ctypes.c_char_p
    size, number, error = ctypes.c_size_t, ctypes.c_int, ctypes.c_uint
    signatures = {
        "gcry_check_version": (text, [text]),
        "gcry_control": (error, [number, number]),
        "gcry_strerror": (text, [error]),
        "gcry_cipher_open": (error, [out, number, number, ctypes.c_uint]),
        "gcry_cipher_ctl": (error, [handle, number, text, size]),
        "gcry_cipher_setkey": (error, [handle, text, size]),
        "gcry_cipher_setiv": (error, [handle, text, size]),
        "gcry_cipher_setctr": (error, [handle, text, size]),
        "gcry_cipher_encrypt": (error, [handle, text, size, text, size]),
        "gcry_cipher_decrypt": (error, [handle, text, size, text, size]),
        "gcry_cipher_close": (None, [handle]),
        "gcry_mac_open": (error, [out, number, ctypes.c_uint, handle]),
        "gcry_mac_ctl": (error, [handle, number, text, size]),
        "gcry_mac_setkey": (error, [handle, text, size]),
        "gcry_mac_setiv": (error, [handle, text, size]),
        "gcry_mac_write": (error, [handle, text, size]),
        "gcry_mac_read": (error, [handle, text, ctypes.POINTER(size)]),
        "gcry_mac_close": (None, [handle]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    library.gcry_check_version(None)
    library.gcry_control(DISABLE_SECMEM, 0)
    library.gcry_control(INITIALIZATION_FINISHED, 0)
    return library


def missing() -> str | None:
    """Why this peer can't be used, or None."""
    try:
        _library()
    except OSError:
        return skip_reason("libgcrypt", "libgcrypt20")
    return None


def version() -> str:
    """The library's own version."""
    text: bytes = _library().gcry_check_version(None)
    return text.decode()


def _check(error: int) -> None:
    if error:
        text: bytes = _library().gcry_strerror(error)
        raise RuntimeError(f"libgcrypt: {text.decode()}")


def _crypt(
    algorithm: int, mode: int, sbox_oid: str, key: bytes, iv: bytes, data: bytes, decrypt: bool
) -> bytes:
    library = _library()
    handle = ctypes.c_void_p()
    _check(library.gcry_cipher_open(ctypes.byref(handle), algorithm, mode, 0))
    try:
        _check(library.gcry_cipher_ctl(handle, SET_SBOX, sbox_oid.encode(), 0))
        _check(library.gcry_cipher_setkey(handle, key, len(key)))
        if mode == MODE_CTR:
            _check(library.gcry_cipher_setctr(handle, iv, len(iv)))
        elif iv:
            _check(library.gcry_cipher_setiv(handle, iv, len(iv)))
        if not data:
            return b""
        out = ctypes.create_string_buffer(len(data))
        run = library.gcry_cipher_decrypt if decrypt else library.gcry_cipher_encrypt
        _check(run(handle, out, len(data), data, len(data)))
        return out.raw
    finally:
        library.gcry_cipher_close(handle)


def ecb(sbox_oid: str, key: bytes, data: bytes, decrypt: bool = False) -> bytes:
    """GOST 28147-89 in ECB."""
    return _crypt(CIPHER_GOST28147, MODE_ECB, sbox_oid, key, b"", data, decrypt)


def cbc(sbox_oid: str, key: bytes, iv: bytes, data: bytes, decrypt: bool = False) -> bytes:
    """GOST 28147-89 in CBC with an IV of 8 bytes, without meshing."""
    return _crypt(CIPHER_GOST28147, MODE_CBC, sbox_oid, key, iv, data, decrypt)


def cfb(
    sbox_oid: str,
    key: bytes,
    iv: bytes,
    data: bytes,
    decrypt: bool = False,
    meshing: bool = False,
    segment_size: int = 8,
) -> bytes:
    """GOST 28147-89 in CFB with an IV of 8 bytes and segments of 8 bytes or 1.

    Meshing works for the CryptoPro cipher sets and param-Z; with others it is silently left out.
    """
    algorithm = CIPHER_GOST28147_MESH if meshing else CIPHER_GOST28147
    mode = {8: MODE_CFB, 1: MODE_CFB8}[segment_size]
    return _crypt(algorithm, mode, sbox_oid, key, iv, data, decrypt)


def ctr(sbox_oid: str, key: bytes, iv: bytes, data: bytes) -> bytes:
    """GOST 28147-89 in the CTR of GOST R 34.13: an IV of 4 bytes, counted big-endian."""
    return _crypt(CIPHER_GOST28147, MODE_CTR, sbox_oid, key, iv + bytes(4), data, decrypt=False)


def ofb(sbox_oid: str, key: bytes, iv: bytes, data: bytes) -> bytes:
    """GOST 28147-89 in OFB (the feedback of GOST R 34.13) with an IV of 8 bytes."""
    return _crypt(CIPHER_GOST28147, MODE_OFB, sbox_oid, key, iv, data, decrypt=False)


def imit(sbox_oid: str, key: bytes, data: bytes, size: int = 4, iv: bytes = b"") -> bytes:
    """The MAC of GOST 28147-89 without meshing."""
    library = _library()
    handle = ctypes.c_void_p()
    _check(library.gcry_mac_open(ctypes.byref(handle), MAC_GOST28147_IMIT, 0, None))
    try:
        _check(library.gcry_mac_ctl(handle, SET_SBOX, sbox_oid.encode(), 0))
        _check(library.gcry_mac_setkey(handle, key, len(key)))
        if iv:
            _check(library.gcry_mac_setiv(handle, iv, len(iv)))
        _check(library.gcry_mac_write(handle, data, len(data)))
        out, length = ctypes.create_string_buffer(size), ctypes.c_size_t(size)
        _check(library.gcry_mac_read(handle, out, ctypes.byref(length)))
        return out.raw[: length.value]
    finally:
        library.gcry_mac_close(handle)


def program(job: Job) -> Program | None:
    """Prepare a job on two handles that are opened before; None for what libgcrypt doesn't have."""
    if (job.mode and job.mode not in _MODES) or (job.imit and not job.does_as_if(meshing=False)):
        return None
    if job.mode and job.mode != "cfb" and job.meshes:
        return None
    made = Program()
    if job.mode:
        _prepare_cipher(job, made)
    if job.imit:
        _prepare_mac(job, made)
    return made


def _prepare_cipher(job: Job, made: Program) -> None:
    library, handle = _library(), ctypes.c_void_p()
    algorithm = CIPHER_GOST28147_MESH if job.meshing and job.mode == "cfb" else CIPHER_GOST28147
    mode = _MODES[str(job.mode)]
    _check(library.gcry_cipher_open(ctypes.byref(handle), algorithm, mode, 0))
    weakref.finalize(made, library.gcry_cipher_close, handle)
    _check(library.gcry_cipher_ctl(handle, SET_SBOX, PARAM_Z_OID.encode(), 0))
    _check(library.gcry_cipher_setkey(handle, job.keys[0], len(job.keys[0])))
    start = library.gcry_cipher_setctr if mode == MODE_CTR else library.gcry_cipher_setiv
    for key, iv, text in zip(job.keys, job.ivs, job.texts, strict=True):
        out = ctypes.create_string_buffer(len(text))
        if job.own_keys or algorithm == CIPHER_GOST28147_MESH:  # an IV alone resets no section
            made.calls.append((library.gcry_cipher_setkey, (handle, key, len(key))))
        if iv:
            counter = iv + bytes(8 - len(iv))
            made.calls.append((start, (handle, counter, len(counter))))
        made.calls.append((library.gcry_cipher_encrypt, (handle, out, len(text), text, len(text))))
        made.outputs.append(out)


def _prepare_mac(job: Job, made: Program) -> None:
    library, handle = _library(), ctypes.c_void_p()
    _check(library.gcry_mac_open(ctypes.byref(handle), MAC_GOST28147_IMIT, 0, None))
    weakref.finalize(made, library.gcry_mac_close, handle)
    _check(library.gcry_mac_ctl(handle, SET_SBOX, PARAM_Z_OID.encode(), 0))
    _check(library.gcry_mac_setkey(handle, job.mac_keys[0], len(job.mac_keys[0])))
    length = ctypes.c_size_t(4)
    for key, text in zip(job.mac_keys, job.texts, strict=True):
        tag = ctypes.create_string_buffer(length.value)
        if job.own_keys:
            made.calls.append((library.gcry_mac_setkey, (handle, key, len(key))))
        made.calls += [
            (library.gcry_mac_ctl, (handle, RESET, None, 0)),
            (library.gcry_mac_write, (handle, text, len(text))),
            (library.gcry_mac_read, (handle, tag, ctypes.byref(length))),
        ]
        made.tags.append(tag)


def stream(message: Message) -> Program | None:
    """Prepare a message; None for what libgcrypt doesn't have."""
    gost = message.cipher == "gost28147"
    if not gost and message.cipher != "aes":
        return None
    if message.is_mac:
        return None if gost or message.mode != "omac" else _cmac(message)
    if message.mode not in _MODES or (message.meshing and message.mode != "cfb"):
        return None
    library, handle, made = _library(), ctypes.c_void_p(), Program()
    algorithm = CIPHER_AES[len(message.key)]
    if gost:
        algorithm = CIPHER_GOST28147_MESH if message.meshing else CIPHER_GOST28147
    mode, key, text = _MODES[message.mode], message.key, message.text
    _check(library.gcry_cipher_open(ctypes.byref(handle), algorithm, mode, 0))
    weakref.finalize(made, library.gcry_cipher_close, handle)
    if gost:
        _check(library.gcry_cipher_ctl(handle, SET_SBOX, PARAM_Z_OID.encode(), 0))
    _check(library.gcry_cipher_setkey(handle, key, len(key)))
    if message.iv:
        start = library.gcry_cipher_setctr if mode == MODE_CTR else library.gcry_cipher_setiv
        first = message.iv + bytes(8 - len(message.iv)) if gost else message.iv
        _check(start(handle, first, len(first)))
    run = library.gcry_cipher_decrypt if message.decrypt else library.gcry_cipher_encrypt
    out = ctypes.create_string_buffer(len(text))
    made.calls.append((run, (handle, out, len(text), text, len(text))))
    made.outputs.append(out)
    return made


def _cmac(message: Message) -> Program:
    library, handle, made = _library(), ctypes.c_void_p(), Program()
    _check(library.gcry_mac_open(ctypes.byref(handle), MAC_CMAC_AES, 0, None))
    weakref.finalize(made, library.gcry_mac_close, handle)
    _check(library.gcry_mac_setkey(handle, message.key, len(message.key)))
    tag, length = ctypes.create_string_buffer(message.tag_size), ctypes.c_size_t(message.tag_size)
    made.calls += [
        (library.gcry_mac_ctl, (handle, RESET, None, 0)),
        (library.gcry_mac_write, (handle, message.text, message.size)),
        (library.gcry_mac_read, (handle, tag, ctypes.byref(length))),
    ]
    made.tags.append(tag)
    return made
