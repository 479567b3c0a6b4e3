"""``gostlane keygen``: a new random key."""

from __future__ import annotations

import secrets

import click

from gostlane.cli.errors import EXIT_CODES
from gostlane.cli.files import open_sink
from gostlane.cli.options import not_empty


@click.command(
    epilog=f"""\b
Example:
  gostlane keygen --output key

{EXIT_CODES}"""
)
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    required=True,
    callback=not_empty,
    help="Where to write; - for stdout.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["hex", "raw"]),
    default="hex",
    show_default=True,
    help="Two hex digits a byte and a line end, or the bytes.",
)
@click.option(
    "--size",
    type=click.Choice(["16", "24", "32"]),
    default="32",
    show_default=True,
    help="Bytes of the key; 16 and 24 are for aes.",
)
@click.option("--force", is_flag=True, help="Replace an existing file: its key is lost.")
def keygen(output: str, form: str, size: str, force: bool) -> None:
    """Write a new random key to FILE, which only its owner can read.

    The key comes from the operating system's random source. With 32 bytes it fits
    every cipher; --key-file takes it.
    """
    with open_sink(output, force, private=True) as sink:
        key = secrets.token_bytes(int(size))
        sink.write(key if form == "raw" else f"{key.hex()}\n".encode())
