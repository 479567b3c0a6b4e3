"""Independent implementations that the tests compare with, and a plain reference.

Each peer module has ``missing() -> str | None``: None, or the reason for a pytest skip that
names the Debian package. `PEERS` lists them for a conftest.
"""

from __future__ import annotations

from collections.abc import Callable

from . import gnutls, gost_engine, libgcrypt

PEERS: dict[str, Callable[[], str | None]] = {
    "libgcrypt": libgcrypt.missing,
    "gost-engine": gost_engine.missing,
    "GnuTLS": gnutls.missing,
}


def missing_peers() -> list[str]:
    """One reason for each peer that isn't installed."""
    return [reason for missing in PEERS.values() if (reason := missing())]
