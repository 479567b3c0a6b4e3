"""What commands say besides their results."""

from __future__ import annotations

from contextlib import suppress

import click


def warn(message: str) -> None:
    """Say one line on standard error and go on."""
    with suppress(OSError):
        click.echo(f"gostlane: warning: {message}", err=True)
