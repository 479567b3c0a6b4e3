"""Russian block ciphers on vector units: GOST 28147-89, Magma, Kuznyechik, and AES beside them.

>>> import os
>>> from gostlane import GOST28147, Cipher, modes
>>> key, iv = os.urandom(32), os.urandom(8)
>>> encryptor = Cipher(GOST28147(key), modes.CNT(iv)).encryptor()
>>> ciphertext = encryptor.update(b"attack at dawn") + encryptor.finalize()
"""

from gostlane import cpu, mac, modes, packets, padding
from gostlane._core import AlreadyFinalized, InvalidTag, UnsupportedAlgorithm, __version__
from gostlane.cipher import Cipher, CipherContext
from gostlane.ciphers import AES, GOST28147, Kuznyechik, Magma
from gostlane.profiles import PROFILES, profile

__all__ = [
    "AES",
    "GOST28147",
    "PROFILES",
    "AlreadyFinalized",
    "Cipher",
    "CipherContext",
    "InvalidTag",
    "Kuznyechik",
    "Magma",
    "UnsupportedAlgorithm",
    "__version__",
    "cpu",
    "mac",
    "modes",
    "packets",
    "padding",
    "profile",
]
