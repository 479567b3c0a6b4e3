"""gost-engine through ctypes: its provider (gostprov) in a libcrypto context of its own.

What its names mean was verified by running them (``tests/peers/test_reference.py``):

- ``gost89``: CFB, param-Z, meshing;
- ``gost89-cnt``: CNT, CryptoPro-A, meshing;
- ``gost89-cnt-12``: CNT, param-Z, meshing;
- ``gost89-cbc``: CBC, param-Z, no meshing;
- ``magma-ctr``: CTR with an IV of 4 bytes;
- ``magma-cbc``: CBC with an IV of 8 bytes only (the standard's own vector has 24);
- ``gost-mac``: Imit, CryptoPro-A, meshing; ``gost-mac-12``: Imit, param-Z, meshing;
- ``magma-mac``: OMAC;
- ``kuznyechik-ecb``, ``-cbc``, ``-cfb``, ``-ofb``: IVs of 16 bytes only (the standard's own vectors
  have 32); ``kuznyechik-ctr``: an IV of 8 bytes; ``kuznyechik-mac``: OMAC.
"""

from __future__ import annotations

import ctypes
import weakref
from functools import cache

from gostlane.speed.peers import evp
from gostlane.speed.peers.program import Job, Message, Program
from gostlane.speed.peers.skips import skip_reason

PROVIDER = b"gostprov"
ENGINE = b"gost"

KUZNYECHIK = tuple(f"kuznyechik-{mode}" for mode in ("ecb", "cbc", "cfb", "ofb", "ctr"))
CIPHERS = (
    *("gost89", "gost89-cnt", "gost89-cnt-12", "gost89-cbc", "magma-ctr", "magma-cbc"),
    *KUZNYECHIK,
)
MACS = ("gost-mac", "gost-mac-12", "magma-mac", "kuznyechik-mac")
_PROGRAMS = {"cnt": "gost89-cnt-12", "cfb": "gost89", "cbc": "gost89-cbc"}
_MESHING = ("cnt", "cfb", "imit")
_STREAMS = {
    ("gost28147", "imit"): "gost-mac-12",
    ("magma", "ctr"): "magma-ctr",
    ("magma", "cbc"): "magma-cbc",
    ("magma", "omac"): "magma-mac",
    ("kuznyechik", "omac"): "kuznyechik-mac",
    **{("gost28147", mode): name for mode, name in _PROGRAMS.items()},
    **{("kuznyechik", name.rpartition("-")[2]): name for name in KUZNYECHIK},
}


@cache
def _library() -> tuple[ctypes.CDLL, int]:
    """libcrypto, and the context that holds the provider."""
    library = evp.load()
    context: int = library.OSSL_LIB_CTX_new()
    if not library.OSSL_PROVIDER_load(context, PROVIDER):
        raise OSError("libcrypto can't load the provider of gost-engine")
    # The provider's magma-mac looks its cipher up among the engine's, so that one is loaded too.
    if not library.ENGINE_by_id(ENGINE):
        raise OSError("libcrypto can't load gost-engine")
    return library, context


def missing() -> str | None:
    """Why this peer can't be used, or None."""
    try:
        _library()
    except (OSError, AttributeError):
        return skip_reason("gost-engine", "libengine-gost-openssl")
    return None


def version() -> str:
    """The version of the libcrypto that carries the provider, which doesn't tell its own."""
    text: bytes = _library()[0].OpenSSL_version(0)
    return f"in {text.decode()}"


def cipher(name: str, key: bytes, iv: bytes, data: bytes, decrypt: bool = False) -> bytes:
    """One message through one of ``CIPHERS``."""
    library, context = _library()
    algorithm = library.EVP_CIPHER_fetch(context, name.encode(), None)
    evp.check(algorithm, f"fetching cipher {name}")
    state = library.EVP_CIPHER_CTX_new()
    try:
        expected = library.EVP_CIPHER_get_iv_length(algorithm)
        if len(iv) != expected:
            raise ValueError(f"{name}: expected an IV of {expected} bytes, got {len(iv)}")
        if len(key) != library.EVP_CIPHER_get_key_length(algorithm):
            raise ValueError(f"{name}: {len(key)} is no length for its key")
        direction = 0 if decrypt else 1
        evp.check(library.EVP_CipherInit_ex2(state, algorithm, key, iv, direction, None), "init")
        library.EVP_CIPHER_CTX_set_padding(state, 0)
        out, length = ctypes.create_string_buffer(len(data) + 16), ctypes.c_int()
        if data:
            update = library.EVP_CipherUpdate(state, out, ctypes.byref(length), data, len(data))
            evp.check(update, "update")
        return out.raw[: length.value]
    finally:
        library.EVP_CIPHER_CTX_free(state)
        library.EVP_CIPHER_free(algorithm)


def mac(name: str, key: bytes, data: bytes, size: int) -> bytes:
    """The tag of one message by one of ``MACS``."""
    library, context = _library()
    algorithm = library.EVP_MAC_fetch(context, name.encode(), None)
    evp.check(algorithm, f"fetching MAC {name}")
    state = library.EVP_MAC_CTX_new(algorithm)
    try:
        wanted = ctypes.c_size_t(size)
        params = (evp.Param * 2)()
        params[0].key = b"size"
        params[0].data_type = evp.PARAM_UNSIGNED_INTEGER
        params[0].data = ctypes.cast(ctypes.byref(wanted), ctypes.c_void_p)
        params[0].data_size = ctypes.sizeof(wanted)
        evp.check(library.EVP_MAC_init(state, key, len(key), params), "init")
        evp.check(library.EVP_MAC_update(state, data, len(data)), "update")
        out, length = ctypes.create_string_buffer(64), ctypes.c_size_t()
        evp.check(library.EVP_MAC_final(state, out, ctypes.byref(length), len(out)), "final")
        return out.raw[: length.value]
    finally:
        library.EVP_MAC_CTX_free(state)
        library.EVP_MAC_free(algorithm)


def _fresh_mac(library: ctypes.CDLL, context: int, name: str, message: Message) -> Program:
    """Make a context for each message: what is used again gives the tags of magma-mac."""
    made, size = Program(), ctypes.c_size_t(message.tag_size)
    params, tag = (evp.Param * 2)(), ctypes.create_string_buffer(message.tag_size)
    where = ctypes.addressof(size)
    params[0] = evp.Param(b"size", evp.PARAM_UNSIGNED_INTEGER, where, ctypes.sizeof(size))
    key, text, written = message.key, message.text, ctypes.c_size_t()
    what = (context, name.encode(), None, None, params, key, len(key), text, len(text))
    made.calls.append((library.EVP_Q_mac, (*what, tag, len(tag), ctypes.byref(written))))
    made.tags.append(tag)
    made.kept.append(size)
    return made


def program(job: Job) -> Program | None:
    """Prepare a job on contexts that are made before; None for what gost-engine doesn't have.

    Such as long packets without meshing, which its provider can't switch off.
    """
    if job.mode and (job.mode not in _PROGRAMS or not job.does_as_if(job.mode != "cbc")):
        return None
    if job.imit and not job.does_as_if(meshing=True):
        return None
    made = Program()
    if job.mode:
        _prepare_cipher(job, made)
    if job.imit:
        _prepare_mac(job, made)
    return made


def _prepare_cipher(job: Job, made: Program) -> None:
    library, context = _library()
    name = _PROGRAMS[str(job.mode)]
    algorithm = library.EVP_CIPHER_fetch(context, name.encode(), None)
    evp.check(algorithm, f"fetching cipher {name}")
    state = library.EVP_CIPHER_CTX_new()
    weakref.finalize(made, library.EVP_CIPHER_free, algorithm)
    weakref.finalize(made, library.EVP_CIPHER_CTX_free, state)
    ready = library.EVP_CipherInit_ex2(state, algorithm, job.keys[0], job.ivs[0], 1, None)
    evp.check(ready, "init")
    library.EVP_CIPHER_CTX_set_padding(state, 0)
    written = ctypes.c_int()
    # An init alone forgets neither the rest of a block nor, in CFB, how many bytes are left until
    # the next key.
    resets = job.mode == "cfb" or any(len(text) % 8 for text in job.texts)
    for key, iv, text in zip(job.keys, job.ivs, job.texts, strict=True):
        out = ctypes.create_string_buffer(len(text))
        if resets:
            made.calls += [
                (library.EVP_CIPHER_CTX_reset, (state,)),
                (library.EVP_CipherInit_ex2, (state, algorithm, key, iv, 1, None)),
            ]
        else:
            new_key = key if job.sets_keys else None
            made.calls.append((library.EVP_CipherInit_ex2, (state, None, new_key, iv, 1, None)))
        made.calls.append(
            (library.EVP_CipherUpdate, (state, out, ctypes.byref(written), text, len(text)))
        )
        made.outputs.append(out)


def _prepare_mac(job: Job, made: Program) -> None:
    library, context = _library()
    algorithm = library.EVP_MAC_fetch(context, b"gost-mac-12", None)
    evp.check(algorithm, "fetching MAC gost-mac-12")
    state = library.EVP_MAC_CTX_new(algorithm)
    weakref.finalize(made, library.EVP_MAC_free, algorithm)
    weakref.finalize(made, library.EVP_MAC_CTX_free, state)
    written = ctypes.c_size_t()
    for key, text in zip(job.mac_keys, job.texts, strict=True):
        tag = ctypes.create_string_buffer(4)
        made.calls += [
            (library.EVP_MAC_init, (state, key, len(key), None)),
            (library.EVP_MAC_update, (state, text, len(text))),
            (library.EVP_MAC_final, (state, tag, ctypes.byref(written), len(tag))),
        ]
        made.tags.append(tag)


def stream(message: Message) -> Program | None:
    """Prepare a message; None for what gost-engine doesn't have."""
    name = _STREAMS.get((message.cipher, message.mode))
    if name is None or message.meshing != (
        message.cipher == "gost28147" and message.mode in _MESHING
    ):
        return None
    library, context = _library()
    if name == "kuznyechik-mac":
        return _fresh_mac(library, context, name, message)
    if message.is_mac:
        return evp.code(library, context, name, message)
    return evp.stream(library, context, name, message)
