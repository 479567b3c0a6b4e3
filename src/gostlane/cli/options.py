"""Options that several commands take, and the ciphers that they mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import click

from gostlane import GOST28147, Magma, cpu
from gostlane._types import Buffer
from gostlane.ciphers import PARAM_Z, BlockCipher
from gostlane.cli.errors import usage

cipher_option = click.option("--cipher", type=click.Choice(cpu.CIPHERS), help="The block cipher.")
sbox_option = click.option(
    "--sbox",
    metavar="NAME_OR_OID",
    help=f"S-box set of gost28147 (see gostlane info).  [default: {PARAM_Z}]",
)
meshing_option = click.option(
    "--meshing", type=click.Choice(["cryptopro"]), help="Key meshing of RFC 4357 (gost28147)."
)
kernel_option = click.option(
    "--kernel", metavar="NAME", help="Run on this kernel (see gostlane info)."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")


def block_cipher(name: str, key: Buffer, sbox: str | None) -> BlockCipher:
    """Make the cipher of `--cipher` and `--sbox`."""
    if name == GOST28147.name:
        return GOST28147(key, sbox or PARAM_Z)
    if sbox is not None:
        raise usage(f"--sbox: {name} has its own S-box and takes no other")
    return Magma(key)


@contextmanager
def chosen_kernel(name: str | None) -> Iterator[None]:
    """Make contexts on the kernel of `--kernel`."""
    with nullcontext() if name is None else cpu.use(name):
        yield
