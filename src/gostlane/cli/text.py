"""Columns of text, and words for values."""

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


def one_of(numbers: Sequence[int]) -> str:
    """Say them in ascending order: "16, 24 or 32"."""
    *others, last = map(str, sorted(numbers))
    return f"{', '.join(others)} or {last}" if others else last


def printable(text: str) -> str:
    """Escape what a terminal would obey or not show, for people to read."""
    return "".join(each if each.isprintable() else _escaped(each) for each in text)


def file_name(name: str) -> tuple[str, str]:
    r"""A file's name for a list, and the mark before its line, as from sha256sum.

    The mark is ``\`` if the name has backslashes, line ends or other control characters; they are
    escaped. All else stays byte for byte.
    """
    escaped = "".join(
        "\\\\" if each == "\\" else _escaped(each) if _is_control(each) else each for each in name
    )
    return escaped, "" if escaped == name else "\\"


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


def _is_control(character: str) -> bool:
    """Whether it is of C0 or C1, also as a byte that is no text (a surrogate here)."""
    code = ord(character)
    return code < 0x20 or 0x7F <= code < 0xA0 or 0xDC80 <= code < 0xDCA0
