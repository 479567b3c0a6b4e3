"""``gostlane mac``: authentication codes of files, in the shape of sha256sum."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal, TypeAlias

import click

from gostlane import GOST28147, InvalidTag, cpu
from gostlane._types import Meshing
from gostlane.ciphers import CIPHERS, BlockCipher
from gostlane.cli import messages, options
from gostlane.cli.errors import (
    EXIT_CODES,
    CommandError,
    ExitCode,
    data_errors,
    usage,
    usage_errors,
)
from gostlane.cli.files import STANDARD, is_standard_input, open_source, print_out
from gostlane.cli.hexadecimal import decode
from gostlane.cli.keys import KeySource, key_options
from gostlane.cli.progress import progress
from gostlane.cli.text import file_name
from gostlane.mac import OMAC, Imit

_Code: TypeAlias = Imit | OMAC
SCHEMA = "gostlane/mac/1"
_IMIT_LENGTH = 4


@click.command(
    epilog=f"""\b
Examples:
  gostlane mac --algorithm imit --key-file key FILE
  gostlane mac --algorithm omac --cipher magma --key-file key --verify 154e72102030c5bb FILE

{EXIT_CODES}"""
)
@click.argument("files", metavar="[FILE]...", nargs=-1, callback=options.not_empty)
@click.option(
    "--algorithm", type=click.Choice(["imit", "omac"]), required=True, help="The kind of code."
)
@options.cipher_option
@options.sbox_option
@options.meshing_option
@click.option(
    "--tag-length",
    metavar="BYTES",
    callback=options.number,
    help="1 to a whole block.  [default: imit 4, omac the block]",
)
@click.option(
    "--verify",
    metavar="HEX",
    callback=options.not_empty,
    help="Compare the tag of one FILE with this one.",
)
@key_options
@options.kernel_option
@options.verbose_option
@options.json_option
def mac(
    files: tuple[str, ...],
    algorithm: Literal["imit", "omac"],
    cipher: str | None,
    sbox: str | None,
    meshing: Meshing,
    tag_length: int | None,
    verify: str | None,
    key: KeySource,
    kernel: str | None,
    verbose: bool,
    as_json: bool,
) -> None:
    """Print the tag of each FILE (or standard input), or verify one.

    imit is of gost28147 only; for omac, --cipher says of which cipher. A tag to verify must be as
    long as --tag-length says.
    """
    names = files or (STANDARD,)
    if cipher is None and algorithm == "omac":
        raise usage(f"--cipher: omac needs one of {', '.join(cpu.CIPHERS)}, got none")
    cipher_name = cipher or GOST28147.name
    usual = CIPHERS[cipher_name].block_size if algorithm == "omac" else _IMIT_LENGTH
    length = usual if tag_length is None else tag_length
    data_on_stdin = any(map(is_standard_input, names))
    sizes = CIPHERS[cipher_name].key_sizes
    with key.read(sizes, data_on_stdin) as key_bytes, usage_errors(), options.chosen_kernel(kernel):
        block_cipher = options.block_cipher(cipher_name, key_bytes, sbox)
        start = _start(algorithm, block_cipher, length, meshing)
    tag = None if verify is None else _given_tag(verify, names, length)
    if verbose:
        messages.kernels((start.kernel,))
    about = {"schema": SCHEMA, "algorithm": algorithm, "cipher": cipher_name}
    if tag is None:
        _print_tags(start, names, about if as_json else None)
    else:
        _verify(start, names[0], tag, about if as_json else None)


def _start(algorithm: str, cipher: BlockCipher, length: int, meshing: Meshing) -> _Code:
    if algorithm == "imit":
        return Imit(cipher, length, meshing)
    if meshing is not None:
        raise usage("--meshing: omac takes none")
    return OMAC(cipher, length)


def _given_tag(digits: str, names: Sequence[str], length: int) -> bytearray:
    if len(names) > 1:
        raise usage(f"--verify: expected one FILE, got {len(names)}")
    tag = decode(digits, "--verify")
    if len(tag) != length:
        raise usage(f"--verify: expected {length} bytes (see --tag-length), got {len(tag)}")
    return tag


def _read(start: _Code, name: str) -> _Code:
    code = start.copy()
    with open_source(name) as source, progress(source.size) as advance:
        for chunk in source.chunks():
            with data_errors(source.name):
                code.update(chunk)
            advance(len(chunk))
    return code


def _print_tags(start: _Code, names: Sequence[str], about: dict[str, str] | None) -> None:
    results = []
    for name in names:
        tag = _read(start, name).finalize().hex()
        results.append({"file": name, "tag": tag})
        if about is None:
            print_out(_line(tag, name))
    if about is not None:
        print_out(json.dumps({**about, "results": results}))


def _line(tag: str, name: str) -> str:
    """One line in the form of sha256sum, which marks a name that it had to escape."""
    escaped, mark = file_name(name)
    return f"{mark}{tag}  {escaped}"


def _verify(start: _Code, name: str, tag: bytearray, about: dict[str, str] | None) -> None:
    code = _read(start, name)
    try:
        code.verify(tag)
        valid = True
    except InvalidTag:
        valid = False
    if about is not None:
        print_out(json.dumps({**about, "results": [{"file": name, "valid": valid}]}))
    elif valid:
        escaped, mark = file_name(name)
        print_out(f"{mark}{escaped}: OK")
    if not valid:
        raise CommandError(ExitCode.FAILED, f"{name}: the tag does not match")
