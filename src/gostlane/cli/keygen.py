"""``gostlane keygen``: a new random key."""

from __future__ import annotations

import secrets

import click

from gostlane.ciphers import BlockCipher
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
    help="64 hex digits and a line end, or 32 bytes.",
)
@click.option("--force", is_flag=True, help="Replace an existing file: its key is lost.")
def keygen(output: str, form: str, force: bool) -> None:
    """Write a new random key to FILE, which only its owner can read.

    The key comes from the operating system's random source. It fits both ciphers and is what
    --key-file takes.
    """
    with open_sink(output, force, private=True) as sink:
        key = secrets.token_bytes(BlockCipher.key_size)
        sink.write(key if form == "raw" else f"{key.hex()}\n".encode())
