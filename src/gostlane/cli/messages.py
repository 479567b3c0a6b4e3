"""What commands say besides their results: one line, fit for a terminal, without secrets."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress

import click

from gostlane.cli.text import printable

_WORDS = re.compile(r"[0-9A-Za-z]+")
_SECRET_WORD = re.compile(r"[0-9A-Fa-f]{16}")
_SECRET_GROUPS = re.compile(r"\b(?:[0-9A-Fa-f]{2}[ :-]?){16,}(?<=[0-9A-Fa-f])\b")
_ALL_HEX = re.compile(r"[0-9A-Fa-f]+")


def kernels(names: Iterable[str]) -> None:
    """Say on standard error which kernels ran."""
    _say("kernel", ", ".join(names))


def warn(message: str) -> None:
    """Say one line on standard error and go on."""
    _say("warning", message)


def error(message: str) -> None:
    """Say one line on standard error before the end."""
    _say("error", message)


def _say(kind: str, message: str) -> None:
    with suppress(OSError):
        click.echo(f"gostlane: {kind}: {printable(_without_secrets(message))}", err=True)


def _without_secrets(text: str) -> str:
    """Hide what may be a key or an IV at a wrong place: a word with 16 hex digits in a row."""
    return _WORDS.sub(_hide_word, _SECRET_GROUPS.sub(_hide, text))


def _hide_word(match: re.Match[str]) -> str:
    return _hide(match) if _SECRET_WORD.search(match[0]) else match[0]


def _hide(match: re.Match[str]) -> str:
    text = match[0]
    return f"<{len(text)} {'hex digits' if _ALL_HEX.fullmatch(text) else 'characters'}>"
