"""The group of commands, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import click
from click.exceptions import Exit

from gostlane import __version__, cpu
from gostlane.cli import interruption, messages
from gostlane.cli.enc import enc
from gostlane.cli.errors import EXIT_CODES, CommandError, ExitCode, usage_errors
from gostlane.cli.info import info
from gostlane.cli.keygen import keygen
from gostlane.cli.mac import mac
from gostlane.cli.selftest import selftest
from gostlane.cli.speed import speed


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=f"""\b
Example:
  gostlane keygen --output key
  gostlane enc --profile gost89 --iv 0001020304050607 --key-file key plain -o secret

{EXIT_CODES}""",
    invoke_without_command=True,
)
@click.version_option(__version__, "-V", "--version", message="gostlane %(version)s")
@click.pass_context
def commands(context: click.Context) -> None:
    """Encrypt and authenticate with GOST 28147-89, Magma, Kuznyechik and AES, on vectors."""
    with usage_errors():
        cpu.check_override()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
        context.exit(ExitCode.USAGE)


for command in (enc, mac, keygen, info, selftest, speed):
    commands.add_command(command)


def _usage_line(error: click.UsageError) -> str:
    line = " ".join(error.format_message().split()).removesuffix(".")
    where = error.ctx.command_path if error.ctx else "gostlane"
    return f"{line} (see {where} --help)"


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _give_up_on_output() -> None:
    """Let Python's last flush at exit succeed when nobody takes the output."""
    with suppress(OSError, ValueError):
        _flush()
        return
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)


def _invoke(arguments: Sequence[str]) -> tuple[int, str]:
    """Return the exit code, and what to say on standard error."""
    try:
        with commands.make_context("gostlane", list(arguments)) as context:
            commands.invoke(context)
        _flush()
    except Exit as error:
        return error.exit_code, ""
    except CommandError as error:
        return error.code, error.message
    except click.UsageError as error:
        return ExitCode.USAGE, _usage_line(error)
    except MemoryError:
        return ExitCode.FAILED, "out of memory"
    except OSError as error:
        return ExitCode.IO, f"standard output: {error.strerror}"
    return ExitCode.SUCCESS, ""


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code."""
    code, message = _invoke(arguments)
    interruption.decide()
    if message:
        messages.error(message)
    _give_up_on_output()
    return code
