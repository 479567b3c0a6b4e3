"""A call for the tests of refusals."""

from __future__ import annotations

from typing import Any

from gostlane import GOST28147, modes, packets
from gostlane.mac import Imit

KEY = GOST28147(bytes(range(32)))


class Call:
    """A call that works until something in it is spoilt, and a buffer that must not change."""

    def __init__(self) -> None:
        self.buffer = bytearray(range(64))
        self.algorithm: Any = KEY
        self.mode: Any = modes.CNT
        self.mac_algorithm: Any = KEY
        self.mac: Any = Imit
        self.data: Any = self.buffer
        self.options: dict[str, Any] = {
            "ivs": bytes(24),
            "offsets": [0, 16, 40],
            "lengths": [16, 24, 8],
            "out": self.buffer,
        }

    def run(self, **spoilt: Any) -> packets.Result:
        options = self.options | spoilt
        options = {name: value for name, value in options.items() if value is not ...}
        before = bytes(self.buffer)
        try:
            return packets.encrypt_and_mac(
                self.algorithm, self.mode, self.mac_algorithm, self.mac, self.data, **options
            )
        except Exception:
            assert self.buffer == before
            raise
