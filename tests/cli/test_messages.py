"""An error repeats no secret and nothing that a terminal obeys."""

from __future__ import annotations

import pytest

from cli.command import IV, KEY_HEX, PROFILE, WITH_KEY, error_of, run

SECRET = KEY_HEX


HOSTILE = "a\x1b[2J\nb\x07\x9b\u202e"


@pytest.mark.parametrize(
    "arguments",
    [
        (SECRET,),
        ("--" + SECRET,),
        ("keygen", "--output", "zz", SECRET),
        ("keygen", "--format", SECRET, "--output", "zz"),
        ("mac", "--algorithm", SECRET),
        ("mac", "--algorithm", "imit", "--tag-length", SECRET, *WITH_KEY),
        ("mac", "--algorithm", "imit", "--kernel", SECRET, *WITH_KEY),
        ("mac", "--algorithm", "imit", *WITH_KEY, SECRET),
        ("mac", "--algorithm", "imit", *WITH_KEY, f"dir/0x{SECRET}"),
        ("mac", "--algorithm", "imit", *WITH_KEY, f"{SECRET[:20]}x{SECRET[20:]}"),
        (*PROFILE, "-o", f"{SECRET}/x"),
        ("speed", "--sizes", SECRET),
        ("speed", "--kernel", SECRET),
        ("keygen", "--output", "zz", SECRET[:32]),
        ("keygen", "--output", "zz", IV.hex()),
        ("keygen", "--output", "zz", bytes.fromhex(SECRET).hex(":")),
        ("keygen", "--output", "zz", bytes.fromhex(SECRET).hex(" ", 4)),
    ],
)
def test_what_looks_like_a_secret_is_repeated_in_no_error(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    error = error_of(result, 3 if "cannot" in result.stderr.decode() else 2)
    assert "<" in error
    for part in (SECRET[:8], SECRET[24:32], SECRET[-8:], IV.hex()[:8], "00:01"):
        assert part not in error


@pytest.mark.parametrize(
    "arguments",
    [
        (*PROFILE, HOSTILE),
        (*PROFILE, "-o", f"missing/{HOSTILE}"),
        (*PROFILE, "--kernel", HOSTILE),
        ("keygen", "--output", "zz", HOSTILE),
        ("mac", "--algorithm", HOSTILE),
        ("mac", "--algorithm", "imit", *WITH_KEY, HOSTILE),
        ("keygen", "--output", f"missing/{HOSTILE}"),
        (HOSTILE,),
    ],
)
def test_an_error_has_nothing_that_a_terminal_obeys(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    error = error_of(result, 3 if "cannot" in result.stderr.decode() else 2)
    assert error[:-1].isprintable()
    assert "\\x1b[2J" in error
