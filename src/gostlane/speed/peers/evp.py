"""libcrypto's EVP through ctypes: what OpenSSL and gost-engine have in common."""

from __future__ import annotations

import ctypes
import weakref
from functools import cache

from gostlane.speed.peers.program import Message, Program

SONAME = "libcrypto.so.3"
PARAM_UNSIGNED_INTEGER, PARAM_UTF8_STRING = 2, 4


class Param(ctypes.Structure):
    """OSSL_PARAM."""

    _fields_ = (
        ("key", ctypes.c_char_p),
        ("data_type", ctypes.c_uint),
        ("data", ctypes.c_void_p),
        ("data_size", ctypes.c_size_t),
        ("return_size", ctypes.c_size_t),
    )


@cache
def load(path: str = SONAME) -> ctypes.CDLL:
    """Load libcrypto; raises OSError, or AttributeError if it is too old."""
    library = ctypes.CDLL(path)
    handle, text, number, size = (
        ctypes.c_void_p,
        ctypes.c_char_p,
        ctypes.c_int,
        ctypes.c_size_t,
    )
    params = ctypes.POINTER(Param)
    signatures = {
        "OSSL_LIB_CTX_new": (handle, []),
        "OSSL_PROVIDER_load": (handle, [handle, text]),
        "ENGINE_by_id": (handle, [text]),
        "OpenSSL_version": (text, [number]),
        "EVP_CIPHER_fetch": (handle, [handle, text, text]),
        "EVP_CIPHER_free": (None, [handle]),
        "EVP_CIPHER_get_iv_length": (number, [handle]),
        "EVP_CIPHER_get_key_length": (number, [handle]),
        "EVP_CIPHER_CTX_new": (handle, []),
        "EVP_CIPHER_CTX_reset": (number, [handle]),
        "EVP_CIPHER_CTX_free": (None, [handle]),
        "EVP_CIPHER_CTX_set_padding": (number, [handle, number]),
        "EVP_CipherInit_ex2": (number, [handle, handle, text, text, number, params]),
        "EVP_CipherUpdate": (number, [handle, text, ctypes.POINTER(number), text, number]),
        "EVP_MAC_fetch": (handle, [handle, text, text]),
        "EVP_MAC_free": (None, [handle]),
        "EVP_MAC_CTX_new": (handle, [handle]),
        "EVP_MAC_CTX_free": (None, [handle]),
        "EVP_MAC_init": (number, [handle, text, size, params]),
        "EVP_MAC_update": (number, [handle, text, size]),
        "EVP_MAC_final": (number, [handle, text, ctypes.POINTER(size), size]),
        "EVP_Q_mac": (
            text,
            [
                *(handle, text, text, text, params),
                *(text, size, text, size, text, size, ctypes.POINTER(size)),
            ],
        ),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def check(result: int | None, what: str) -> None:
    """Raise RuntimeError if a call failed."""
    if not result:
        raise RuntimeError(f"libcrypto: {what} failed")


def stream(library: ctypes.CDLL, context: int | None, name: str, message: Message) -> Program:
    """Prepare a message on a context that goes on from message to message."""
    algorithm = library.EVP_CIPHER_fetch(context, name.encode(), None)
    check(algorithm, f"fetching cipher {name}")
    made, state = Program(), library.EVP_CIPHER_CTX_new()
    weakref.finalize(made, library.EVP_CIPHER_free, algorithm)
    weakref.finalize(made, library.EVP_CIPHER_CTX_free, state)
    direction = 0 if message.decrypt else 1
    ready = library.EVP_CipherInit_ex2(state, algorithm, message.key, message.iv, direction, None)
    check(ready, "init")
    library.EVP_CIPHER_CTX_set_padding(state, 0)
    text, out, written = message.text, ctypes.create_string_buffer(message.size), ctypes.c_int()
    update = (state, out, ctypes.byref(written), text, len(text))
    made.calls.append((library.EVP_CipherUpdate, update))
    made.outputs.append(out)
    return made


def code(
    library: ctypes.CDLL, context: int | None, name: str, message: Message, cipher: str = ""
) -> Program:
    """Prepare the MAC of a message, by a cipher if one is named."""
    algorithm = library.EVP_MAC_fetch(context, name.encode(), None)
    check(algorithm, f"fetching MAC {name}")
    made, state = Program(), library.EVP_MAC_CTX_new(algorithm)
    weakref.finalize(made, library.EVP_MAC_free, algorithm)
    weakref.finalize(made, library.EVP_MAC_CTX_free, state)
    params, held = (Param * 2)(), ctypes.create_string_buffer(cipher.encode())
    made.kept.append(held)
    if cipher:
        params[0] = Param(b"cipher", PARAM_UTF8_STRING, ctypes.addressof(held), len(cipher))
    key, text = message.key, message.text
    tag, written = ctypes.create_string_buffer(message.tag_size), ctypes.c_size_t()
    made.calls += [
        (library.EVP_MAC_init, (state, key, len(key), params)),
        (library.EVP_MAC_update, (state, text, len(text))),
        (library.EVP_MAC_final, (state, tag, ctypes.byref(written), len(tag))),
    ]
    made.tags.append(tag)
    return made
