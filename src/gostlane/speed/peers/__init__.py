"""Independent implementations through ctypes: tests compare their answers, `speed` their time.

Each module has ``missing() -> str | None``: None, or a line that names the Debian package.
"""

from __future__ import annotations

from types import ModuleType

from gostlane.speed.peers import gnutls, gost_engine, libgcrypt

PEERS: dict[str, ModuleType] = {
    "gost-engine": gost_engine,
    "GnuTLS": gnutls,
    "libgcrypt": libgcrypt,
}
