"""Cipher, S-box, mode and meshing in one word, as other programs name them.

>>> import gostlane
>>> cipher = gostlane.profile("gost89-cnt-12", bytes(32), bytes(8))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from gostlane import modes
from gostlane._types import Buffer, Meshing
from gostlane.cipher import Cipher
from gostlane.ciphers import GOST28147, PARAM_Z

_CRYPTOPRO_A = "id-Gost28147-89-CryptoPro-A-ParamSet"


@dataclass(frozen=True, slots=True)
class Profile:
    """GOST 28147-89 with one S-box in one mode."""

    sbox: str
    mode: str
    meshing: Meshing

    def cipher(self, key: Buffer, iv: Buffer) -> Cipher:
        """Key (32 bytes) and IV (8 bytes) in this profile; raises ValueError for other lengths."""
        make: Callable[..., modes.Mode] = getattr(modes, self.mode)
        return Cipher(GOST28147(key, self.sbox), make(iv, meshing=self.meshing))


PROFILES: Mapping[str, Profile] = MappingProxyType(
    {
        "gost89": Profile(PARAM_Z, "CFB", "cryptopro"),
        "gost89-cnt": Profile(_CRYPTOPRO_A, "CNT", "cryptopro"),
        "gost89-cnt-12": Profile(PARAM_Z, "CNT", "cryptopro"),
        "gost89-cbc": Profile(PARAM_Z, "CBC", None),
    }
)
"""What gost-engine means by these names (checked against it in the tests)."""


def profile(name: str, key: Buffer, iv: Buffer) -> Cipher:
    """Make the cipher that other programs call `name`; `PROFILES` has the names.

    `key`: 32 bytes, `iv`: 8 bytes. Raises ValueError for an unknown name or another length.
    """
    if name not in PROFILES:
        raise ValueError(f"profile: expected one of {', '.join(PROFILES)}, got {name!r}")
    return PROFILES[name].cipher(key, iv)
