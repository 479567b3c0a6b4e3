"""Options that several commands take, and the ciphers that they mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import TypeAlias, TypeVar

import click

from gostlane import GOST28147, cpu
from gostlane._types import Buffer
from gostlane.ciphers import CIPHERS, PARAM_Z, BlockCipher
from gostlane.cli.errors import usage

_Value = TypeVar("_Value", str, tuple[str, ...], None)
_LONGEST_NUMBER = 9
_WHOLE = re.compile(r"[0-9]+")
_DECIMAL = re.compile(r"[0-9]+(\.[0-9]*)?|\.[0-9]+")


def whole(text: str, most_digits: int = _LONGEST_NUMBER) -> int | None:
    """Read a number in ASCII digits; None for anything else, and for more digits than these."""
    return int(text) if len(text) <= most_digits and _WHOLE.fullmatch(text) else None


def number(_context: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
    """Take an option's value for a whole number."""
    if text is None:
        return None
    value = whole(text)
    if value is None:
        raise usage(
            f"{_name(parameter)}: expected a whole number of 1 to {_LONGEST_NUMBER} digits, "
            f"got {text!r}"
        )
    return value


def decimal(_context: click.Context, parameter: click.Parameter, text: str) -> float:
    """Take an option's value for a number such as 0.5."""
    if not _DECIMAL.fullmatch(text):
        raise usage(f"{_name(parameter)}: expected a number such as 0.5, got {text!r}")
    return float(text)


Chosen: TypeAlias = Callable[[click.Context, click.Parameter, tuple[str, ...]], tuple[str, ...]]


def choices(names: Sequence[str]) -> Chosen:
    """Take an option's values for lists of these names, with commas between."""

    def split(
        _context: click.Context, parameter: click.Parameter, values: tuple[str, ...]
    ) -> tuple[str, ...]:
        chosen = [part.strip(" ") for value in values for part in value.split(",")]
        for name in chosen:
            if name not in names:
                raise usage(f"{_name(parameter)}: expected one of {', '.join(names)}, got {name!r}")
        return tuple(dict.fromkeys(chosen))

    return split


def not_empty(_context: click.Context, parameter: click.Parameter, value: _Value) -> _Value:
    """Refuse an empty value, or one of several."""
    if value == "" or (isinstance(value, tuple) and "" in value):
        raise usage(f"{_name(parameter)}: expected a value, got an empty one")
    return value


def _name(parameter: click.Parameter) -> str:
    return max(parameter.opts, key=len) if isinstance(parameter, click.Option) else "FILE"


cipher_option = click.option("--cipher", type=click.Choice(cpu.CIPHERS), help="The block cipher.")
sbox_option = click.option(
    "--sbox",
    metavar="NAME_OR_OID",
    callback=not_empty,
    help=f"S-box set of gost28147 (see gostlane info).  [default: {PARAM_Z}]",
)
meshing_option = click.option(
    "--meshing", type=click.Choice(["cryptopro"]), help="Key meshing of RFC 4357 (gost28147)."
)
kernel_option = click.option(
    "--kernel", metavar="NAME", callback=not_empty, help="Run on this kernel (see gostlane info)."
)
verbose_option = click.option(
    "-v", "--verbose", is_flag=True, help="Say on standard error which kernel ran."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")


def block_cipher(name: str, key: Buffer, sbox: str | None) -> BlockCipher:
    """Make the cipher of `--cipher` and `--sbox`."""
    if name == GOST28147.name:
        return GOST28147(key, PARAM_Z if sbox is None else sbox)
    if sbox is not None:
        raise usage(f"--sbox: {name} has its own S-box and takes no other")
    return CIPHERS[name](key)  # type: ignore[call-arg]


@contextmanager
def chosen_kernel(name: str | None) -> Iterator[None]:
    """Make contexts on the kernel of `--kernel`."""
    with nullcontext() if name is None else cpu.use(name):
        yield
