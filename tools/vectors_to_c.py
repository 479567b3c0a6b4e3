"""Write the JSON vectors as one C header for the tests of the C core.

usage: vectors_to_c.py VECTORS_FOLDER HEADER

The header defines ``vectors`` and ``sbox_sets`` with the types of ``core/tests/vector.h``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NotRequired, TypedDict

FILES = (
    "gost28147_ecb.json",
    "gost28147_modes.json",
    "imit.json",
    "magma.json",
    "sbox_coverage.json",
    "kuznyechik.json",
    "aes.json",
)
BYTES_A_LINE = 16

Rows = list[list[int]]


class Vector(TypedDict):
    """One entry of a vector file; a MAC has ``tag``, a cipher mode has ``ciphertext``."""

    name: str
    cipher: str
    sbox: NotRequired[str]
    sbox_rows: NotRequired[Rows]
    mode: str
    meshing: str | None
    segment_size: int | None
    key: str
    iv: str
    plaintext: str
    ciphertext: NotRequired[str]
    tag: NotRequired[str]


class SBoxSet(TypedDict):
    """One entry of ``sboxes.json``."""

    name: str
    oid: str
    rows: Rows


def quoted(text: str) -> str:
    """Return a C string literal of printable ASCII."""
    if not (text.isascii() and text.isprintable()):
        raise ValueError(f"not printable ASCII: {text!r}")
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def array(symbol: str, values: bytes) -> Iterator[str]:
    """Yield the lines of one byte array."""
    yield f"static const uint8_t {symbol}[] = {{"
    for i in range(0, len(values), BYTES_A_LINE):
        yield "    " + ", ".join(f"0x{v:02x}" for v in values[i : i + BYTES_A_LINE]) + ","
    yield "};"


def rows_initializer(rows: Rows) -> str:
    """Return the initializer of eight rows of sixteen."""
    if len(rows) != 8 or any(len(row) != 16 for row in rows):
        raise ValueError("an S-box is eight rows of sixteen")
    return "{" + ",\n     ".join("{" + ", ".join(map(str, row)) + "}" for row in rows) + "}"


def set_initializer(entry: SBoxSet) -> str:
    """Return the initializer of one named set."""
    rows = rows_initializer(entry["rows"])
    return f"    {{{quoted(entry['name'])}, {quoted(entry['oid'])},\n    {rows}}},"


def vector_lines(file: str, vector: Vector, symbol: str, arrays: list[str]) -> Iterator[str]:
    """Yield the initializer of one vector and append the arrays that it points to."""
    parts = {
        "key": vector["key"],
        "iv": vector["iv"],
        "plaintext": vector["plaintext"],
        "result": vector["tag"] if "tag" in vector else vector["ciphertext"],
    }
    if vector["meshing"] not in (None, "cryptopro"):
        raise ValueError(f"{file}: {vector['name']}: unknown meshing {vector['meshing']}")
    yield "    {"
    yield f"        .name = {quoted(file + ': ' + vector['name'])},"
    yield f"        .cipher = {quoted(vector['cipher'])},"
    yield f"        .mode = {quoted(vector['mode'])},"
    if "sbox_rows" in vector:
        arrays.append(
            f"static const uint8_t {symbol}_rows[8][16] =\n"
            f"    {rows_initializer(vector['sbox_rows'])};"
        )
        yield f"        .rows = {symbol}_rows,"
    elif "sbox" in vector:
        yield f"        .sbox = {quoted(vector['sbox'])},"
    yield f"        .meshing = {'true' if vector['meshing'] else 'false'},"
    yield f"        .is_mac = {'true' if 'tag' in vector else 'false'},"
    yield f"        .segment_size = {vector['segment_size'] or 0},"
    for part, digits in parts.items():
        values = bytes.fromhex(digits)
        if values:
            arrays.extend(array(f"{symbol}_{part}", values))
            yield f"        .{part} = {{{symbol}_{part}, sizeof {symbol}_{part}}},"
    yield "    },"


def header(folder: Path) -> str:
    """Return the whole header."""
    arrays: list[str] = []
    entries: list[str] = []
    count = 0
    for file in FILES:
        vectors: list[Vector] = json.loads((folder / file).read_text("utf-8"))["vectors"]
        for vector in vectors:
            entries.extend(vector_lines(file, vector, f"v{count}", arrays))
            count += 1
    sets: list[SBoxSet] = json.loads((folder / "sboxes.json").read_text("utf-8"))["sets"]
    return "\n".join(
        [
            "/* Written by tools/vectors_to_c.py from tests/vectors. */",
            '#include "vector.h"',
            "",
            *arrays,
            "",
            "static const struct vector vectors[] = {",
            *entries,
            "};",
            "",
            "static const struct sbox_set sbox_sets[] = {",
            *map(set_initializer, sets),
            "};",
            "",
        ]
    )


def main() -> None:
    """Run the command."""
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    Path(sys.argv[2]).write_text(header(Path(sys.argv[1])), "utf-8")


if __name__ == "__main__":
    main()
