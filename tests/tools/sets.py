"""The S-box sets that have circuits, and their rows by the standards' names."""

from __future__ import annotations

import json
from pathlib import Path

SBOXES = Path(__file__).parents[1] / "vectors/sboxes.json"

SETS = {
    "z": "id-tc26-gost-28147-param-Z",
    "test": "id-Gost28147-89-TestParamSet",
    "a": "id-Gost28147-89-CryptoPro-A-ParamSet",
    "b": "id-Gost28147-89-CryptoPro-B-ParamSet",
    "c": "id-Gost28147-89-CryptoPro-C-ParamSet",
    "d": "id-Gost28147-89-CryptoPro-D-ParamSet",
    "hash_test": "id-GostR3411-94-TestParamSet",
    "hash_a": "id-GostR3411-94-CryptoProParamSet",
}
ROWS: dict[str, list[list[int]]] = {
    entry["name"]: entry["rows"] for entry in json.loads(SBOXES.read_text())["sets"]
}
