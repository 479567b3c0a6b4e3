"""Independent implementations through ctypes: tests compare their answers, `speed` their time.

Each module has ``missing() -> str | None``: None, or a line that names the Debian package; and
``version()``.
"""

from __future__ import annotations

from types import ModuleType

from gostlane.speed.peers import gnutls, gost_engine, libgcrypt, openssl, openssl_software

PEERS: dict[str, ModuleType] = {
    "gost-engine": gost_engine,
    "GnuTLS": gnutls,
    "libgcrypt": libgcrypt,
}
"""Those with ``program(job)``: packets under GOST 28147-89."""

STREAM_PEERS: dict[str, ModuleType] = {
    **PEERS,
    "OpenSSL": openssl,
    "OpenSSL software": openssl_software,
}
"""Those with ``stream(message)``: messages of any cipher."""
