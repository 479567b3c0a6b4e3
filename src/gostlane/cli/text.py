"""Columns of text."""

from __future__ import annotations

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], numbers: int = 0) -> str:
    """Align the cells of each column, the last `numbers` ones to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    first_number = len(widths) - numbers
    return "\n".join(
        "  ".join(
            cell.rjust(width) if index >= first_number else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def yes_no(value: bool) -> str:
    """Say it in a word."""
    return "yes" if value else "no"
