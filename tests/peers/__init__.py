"""Independent implementations that the tests compare with, and a plain reference.

The libraries are called by `gostlane.speed.peers`, which the command measures too. `PEERS` has,
for each, None or the reason for a pytest skip that names the Debian package.
"""

from __future__ import annotations

from collections.abc import Callable

from gostlane.speed.peers import gnutls, gost_engine, libgcrypt

from . import openssl

__all__ = ["PEERS", "gnutls", "gost_engine", "libgcrypt", "openssl"]

PEERS: dict[str, Callable[[], str | None]] = {
    "libgcrypt": libgcrypt.missing,
    "gost-engine": gost_engine.missing,
    "GnuTLS": gnutls.missing,
}
