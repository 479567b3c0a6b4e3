"""``gostlane enc``: raw encryption, byte for byte what other programs make."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

import click

from gostlane import GOST28147, PROFILES, Cipher, CipherContext, modes, profile
from gostlane._types import Buffer
from gostlane.ciphers import CIPHERS
from gostlane.cli import messages, options
from gostlane.cli.errors import EXIT_CODES, data_errors, usage, usage_errors
from gostlane.cli.files import STANDARD, Sink, Source, is_standard_input, open_sink, open_source
from gostlane.cli.hexadecimal import decode
from gostlane.cli.keys import KeySource, key_options
from gostlane.cli.progress import progress
from gostlane.cli.transforms import PADDINGS, transform
from gostlane.engines.cpu import resolve_threads

MODES = ("ecb", "cbc", "cfb", "ofb", "ctr", "cnt")
_PADDED = ("ecb", "cbc")
_IV_LENGTHS = """\b
IV in bytes (two hex digits each):
  cipher     ecb   cbc   cfb   ofb   ctr   cnt
  gost28147  none  8     8     8     4     8
  magma      none  8n    8n    8n    4     -
  kuznyechik none  16n   16n   16n   8     -
  aes        none  16    16    16    16    -
8n, 16n: a multiple, up to 1024. Every --profile: 8."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """What `enc` runs: a profile, or a cipher in a mode with options."""

    profile: str | None
    cipher: str | None
    mode: str | None
    sbox: str | None
    iv: Buffer | None
    segment_size: int | None
    meshing: Literal["cryptopro"] | None

    def check(self) -> None:
        """Refuse options that don't go together."""
        if self.profile is None:
            if self.cipher is None or self.mode is None:
                missing = "--mode" if self.cipher else "--cipher"
                raise usage(f"expected {missing} or --profile, got neither")
            return
        own = {
            "--cipher": self.cipher,
            "--mode": self.mode,
            "--sbox": self.sbox,
            "--segment-size": self.segment_size,
            "--meshing": self.meshing,
        }
        for option, value in own.items():
            if value is not None:
                raise usage(f"{option}: --profile {self.profile} says it already")

    @property
    def mode_name(self) -> str:
        """The mode, in small letters."""
        return PROFILES[self.profile].mode.lower() if self.profile else str(self.mode)

    @property
    def key_sizes(self) -> tuple[int, ...]:
        """Lengths of a key, in bytes."""
        return CIPHERS[self.cipher or GOST28147.name].key_sizes

    def make(self, key: Buffer) -> Cipher:
        """Make the cipher under this key."""
        if self.profile is not None:
            return profile(self.profile, key, self.iv or b"")
        return Cipher(options.block_cipher(str(self.cipher), key, self.sbox), self._mode())

    def _mode(self) -> modes.Mode:
        make: Callable[..., modes.Mode] = getattr(modes, self.mode_name.upper())
        taken = inspect.signature(make).parameters
        own = {"iv": self.iv, "segment_size": self.segment_size, "meshing": self.meshing}
        given: dict[str, Any] = {name: value for name, value in own.items() if value is not None}
        for name in given:
            if name not in taken:
                raise usage(f"--{name.replace('_', '-')}: {self.mode_name} takes none")
        if "iv" in taken:
            given.setdefault("iv", b"")  # refused with the length that the mode wants
        return make(**given)


@click.command(
    epilog=f"""\b
Examples:
  gostlane enc --profile gost89 --iv 0001020304050607 --key-file key plain -o secret
  gostlane enc -d --profile gost89 --iv 0001020304050607 --key-file key secret -o plain
  tar c dir | gostlane enc --cipher magma --mode ctr --iv 00010203 --key-file key > dir.enc

{_IV_LENGTHS}

{EXIT_CODES}"""
)
@click.argument("files", metavar="[FILE]", nargs=-1, callback=options.not_empty)
@click.option("-d", "--decrypt", is_flag=True, help="Decrypt instead.")
@click.option(
    "--profile",
    type=click.Choice(list(PROFILES)),
    help="Cipher, S-box, mode and meshing, by gost-engine's name for them.",
)
@options.cipher_option
@click.option("--mode", type=click.Choice(MODES), help="The mode of operation.")
@options.sbox_option
@click.option(
    "--iv", metavar="HEX", callback=options.not_empty, help="The IV, of the length below."
)
@click.option(
    "--segment-size",
    metavar="BYTES",
    callback=options.number,
    help="Part of a block in cfb, ofb, ctr.",
)
@options.meshing_option
@click.option(
    "--padding",
    type=click.Choice(["none", *PADDINGS]),
    default="none",
    show_default=True,
    help="For ecb and cbc: whole blocks only, GOST R 34.13-2015 4.1.2, or as openssl enc.",
)
@key_options
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    callback=options.not_empty,
    help="Where to write.  [default: standard output]",
)
@click.option("--force", is_flag=True, help="Replace an existing output file.")
@click.option(
    "--threads",
    metavar="N",
    callback=options.number,
    help="At most N threads.  [default: all cores]",
)
@options.kernel_option
@options.verbose_option
def enc(
    files: tuple[str, ...],
    decrypt: bool,
    iv: str | None,
    padding: str,
    key: KeySource,
    output: str | None,
    force: bool,
    threads: int | None,
    kernel: str | None,
    verbose: bool,
    **scheme: Any,
) -> None:
    """Encrypt or decrypt FILE, or standard input, as raw bytes.

    For interchange with other programs. Nothing detects a wrong key or altered bytes: authenticate
    with `gostlane mac`. An IV must not be used twice under one key.

    An output file appears whole or not at all, and may be the input file (with --force).
    """
    if len(files) > 1:
        raise usage(f"expected one FILE, got {len(files)}")
    name = files[0] if files else STANDARD
    chosen = Scheme(iv=None if iv is None else decode(iv, "--iv"), **scheme)
    chosen.check()
    if padding != "none" and chosen.mode_name not in _PADDED:
        raise usage(f"--padding: {chosen.mode_name} needs none, got {padding}")
    with (
        key.read(chosen.key_sizes, data_on_stdin=is_standard_input(name)) as key_bytes,
        usage_errors(),
        options.chosen_kernel(kernel),
    ):
        resolve_threads(threads)
        cipher = chosen.make(key_bytes)
        context = cipher.decryptor(threads) if decrypt else cipher.encryptor(threads)
    with open_source(name) as source, open_sink(output, force, source=source) as sink:
        ran = _pump(source, sink, context, padding, decrypt)
    if verbose:
        messages.kernels(ran)


def _pump(
    source: Source, sink: Sink, context: CipherContext, padding: str, decrypt: bool
) -> Iterable[str]:
    """Encrypt or decrypt all of it; returns the kernels that ran."""
    work = transform(context, padding, decrypt)
    done = 0
    ran: dict[str, None] = {}
    with progress(source.size, wanted=not sink.is_terminal) as advance:
        for chunk in source.chunks():
            done += len(chunk)
            with data_errors(source.name):
                out = work.update(chunk)
            ran[context.kernel] = None
            sink.write(out)
            advance(len(chunk))
    with data_errors(f"{source.name} ({done} bytes)"):
        rest = work.finalize()
    sink.write(rest)
    return ran or (context.kernel,)
