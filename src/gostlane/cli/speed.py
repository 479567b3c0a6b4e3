"""``gostlane speed``: tables like those of ``openssl speed``."""

from __future__ import annotations

from collections.abc import Sequence

import click

from gostlane import cpu
from gostlane._types import Meshing
from gostlane.cli import speed_messages, speed_packets, speed_select
from gostlane.cli.errors import EXIT_CODES, usage, usage_errors
from gostlane.cli.files import print_out
from gostlane.cli.options import choices, decimal, json_option, not_empty, number, whole
from gostlane.engines.cpu import resolve_threads
from gostlane.speed import batches
from gostlane.speed.cases import WORKS

SIZES = (16, 64, 256, 1024, 8192, 65536, 1048576)
_BLOCK_SIZE = 8
_SECONDS, _SELECT_SECONDS = 0.1, 0.02


def _seconds(context: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    if text is None:
        return None
    seconds = decimal(context, parameter, text)
    if not 0 < seconds <= 3600:  # also refuses NaN
        raise usage(f"--seconds: expected more than 0 and at most 3600, got {seconds}")
    return seconds


@click.command(
    epilog=f"""\b
Examples:
  gostlane speed
  gostlane speed --cipher kuznyechik,aes
  gostlane speed --cipher magma --mode ctr --kernel all --sizes 8192,1048576 --seconds 1
  gostlane speed --packets
  gostlane speed --packets --mode cnt+imit --size mix --count 120 --kernel all
  gostlane speed --select
  gostlane speed --json > speed.json

{EXIT_CODES}"""
)
@click.option("--packets", "of_packets", is_flag=True, help="Measure batches of packets instead.")
@click.option(
    "--select", "of_choices", is_flag=True, help="Measure every kernel against the one selected."
)
@click.option(
    "--cipher",
    "ciphers",
    metavar="NAME,...",
    multiple=True,
    callback=choices(cpu.CIPHERS),
    help=f"Only these of {', '.join(cpu.CIPHERS)}.",
)
@click.option(
    "--mode",
    "works",
    metavar="NAME,...",
    multiple=True,
    callback=choices(tuple(dict.fromkeys((*WORKS, *batches.MODES)))),
    help=f"Only these of {', '.join(WORKS)}; cnt+imit is for packets.",
)
@click.option(
    "--kernel",
    "kernels",
    metavar="NAME",
    multiple=True,
    callback=not_empty,
    help="A kernel's name, auto (the library's choice, the default) or all that this CPU has.",
)
@click.option(
    "--sizes",
    metavar="N,N,...",
    callback=not_empty,
    help="Message sizes in bytes, multiples of 8.",
)
@click.option(
    "--size",
    "packet_sizes",
    metavar="N",
    multiple=True,
    callback=not_empty,
    help="Packets of so many bytes, or mix: network packets.",
)
@click.option(
    "--count", "counts", metavar="N", multiple=True, callback=not_empty, help="Packets in a batch."
)
@click.option(
    "--keys", type=click.Choice(["one", "each"]), help="One key for all packets, or one for each."
)
@click.option(
    "--meshing", type=click.Choice(["cryptopro"]), help="Packets with key meshing of RFC 4357."
)
@click.option(
    "--seconds",
    metavar="S",
    callback=_seconds,
    help=f"Time for a figure.  [default: {_SECONDS}; with --select {_SELECT_SECONDS}]",
)
@click.option(
    "--threads",
    metavar="N",
    callback=number,
    help="1, the default: on a pinned core. With --packets: also on up to N threads.",
)
@click.option(
    "--peers/--no-peers",
    default=True,
    help="Measure other programs that are installed beside each message, or don't.",
)
@json_option
@click.pass_context
def speed(
    context: click.Context,
    of_packets: bool,
    of_choices: bool,
    ciphers: tuple[str, ...],
    works: tuple[str, ...],
    kernels: tuple[str, ...],
    sizes: str | None,
    packet_sizes: tuple[str, ...],
    counts: tuple[str, ...],
    keys: batches.Keys | None,
    meshing: Meshing,
    seconds: float | None,
    threads: int | None,
    peers: bool,
    as_json: bool,
) -> None:
    """Measure every cipher and mode at several message sizes.

    In MB/s and in cycles per byte, on the kernels that the library chooses (see --kernel) and on
    one core (see --threads), beside other programs that are installed (see --no-peers).

    With --packets: batches of packets, and how threads scale. With --select: how far the library's
    choice of kernels is from the best. The options --cipher, --mode, --kernel, --size and --count
    may be repeated.
    """
    if of_packets and of_choices:
        raise usage("--select: not together with --packets")
    if threads is not None:
        with usage_errors():
            resolve_threads(threads)
    if of_packets:
        _refuse(context, "--packets", ("ciphers", "sizes"))
        rows = speed_packets.rows_of(works, packet_sizes, counts, keys, meshing, kernels)
        print_out(speed_packets.measure(rows, seconds or _SECONDS, threads, as_json))
        return
    what = "--select" if of_choices else "messages"
    _refuse(context, what, ("packet_sizes", "counts", "keys", "meshing"))
    at = _sizes(sizes)
    if of_choices:
        _refuse(context, what, ("kernels", "threads"))
        report = speed_select.measure(ciphers, works, at, seconds or _SELECT_SECONDS, as_json)
    else:
        report = speed_messages.measure(
            ciphers,
            works,
            kernels,
            at or SIZES,
            seconds or _SECONDS,
            threads or 1,
            peers and (threads or 1) == 1,
            as_json,
        )
    print_out(report)


def _refuse(context: click.Context, what: str, parameters: Sequence[str]) -> None:
    """Refuse options that mean nothing for what is measured."""
    for parameter in context.command.params:
        if parameter.name in parameters and context.params[parameter.name]:
            raise usage(f"{parameter.opts[0]}: not for {what}")


def _sizes(text: str | None) -> Sequence[int] | None:
    if text is None:
        return None
    sizes = [whole(part.strip(" ")) or 0 for part in text.split(",")]
    if min(sizes) < 1 or any(size % _BLOCK_SIZE for size in sizes):
        raise usage(
            f"--sizes: expected multiples of {_BLOCK_SIZE} with commas between, got {text!r}"
        )
    return sizes
