"""No key, IV, tag or S-box shows up in what is printed, raised or pickled."""

from __future__ import annotations

import copy
import pickle
import traceback
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from core.cases import MAIN_CASES, own_rows
from gostlane import GOST28147, Cipher, Magma, modes, padding
from gostlane.ciphers import BlockCipher
from gostlane.mac import OMAC, Imit

RNG = Random(7)
KEY, IV, ROWS = RNG.randbytes(32), RNG.randbytes(8), own_rows(RNG)


def forms(secret: bytes) -> Iterator[str]:
    """How the secret, or half of it, could be written."""
    for piece in (secret[: len(secret) // 2], secret[len(secret) // 2 :]):
        yield piece.hex()
        yield piece[::-1].hex()
        yield repr(piece)[2:-1]
        yield ", ".join(map(str, piece))
        yield " ".join(map(str, piece))


def shown(text: str) -> set[str]:
    """Name the secrets that the text gives away."""
    secrets = {"key": KEY, "IV": IV, "S-box": bytes(ROWS[0]), "last row": bytes(ROWS[7])}
    lower = text.lower()
    return {name for name, value in secrets.items() for f in forms(value) if f.lower() in lower}


def objects() -> Iterator[Any]:
    own: list[BlockCipher] = [GOST28147(KEY), Magma(KEY), GOST28147(KEY, ROWS)]
    yield from own
    for case in MAIN_CASES:
        cipher = case.make(KEY, (IV * 6)[: case.iv_length])
        encryptor = cipher.encryptor()
        encryptor.update(KEY)
        yield from (cipher, cipher.mode, encryptor, encryptor._stream)
    for mac in (Imit(own[0]), OMAC(own[1])):
        mac.update(KEY)
        yield from (mac, mac._mac)
    yield padding.Procedure2(8)
    yield padding.Procedure2(8).padder()


def test_search_sees_a_secret_when_there_is_one() -> None:
    for text in (f"key {KEY.hex()}", repr(KEY), str(list(KEY)), KEY[16:].hex().upper()):
        assert shown(text) == {"key"}
    assert shown(str(ROWS)) == {"S-box", "last row"}


def test_nothing_printed_gives_a_secret_away() -> None:
    for thing in objects():
        for text in (repr(thing), str(thing), f"{thing}"):
            assert shown(text) == set(), thing


def failures() -> list[Callable[[], object]]:
    sealed = Cipher(GOST28147(KEY), modes.ECB()).encryptor()
    sealed.update(KEY[:5])
    long_row = [*ROWS[:7], [*ROWS[7], 3]]
    high = [*ROWS[:7], [*ROWS[7][:15], 300]]
    mac = Imit(GOST28147(KEY))
    wrong: Any = list(KEY)
    return [
        lambda: GOST28147(KEY[:31]),
        lambda: GOST28147(KEY + IV),
        lambda: GOST28147(KEY.hex()),
        lambda: GOST28147(wrong),
        lambda: Magma(KEY.hex()),
        lambda: GOST28147(KEY, long_row),
        lambda: GOST28147(KEY, high),
        lambda: GOST28147(KEY, [[*row[:15], row[0]] for row in ROWS]),
        lambda: GOST28147(KEY, b"".join(map(bytes, ROWS))),  # type: ignore[arg-type]
        lambda: Cipher(GOST28147(KEY), modes.CBC(IV + IV)),
        lambda: Cipher(Magma(KEY), modes.CNT(IV)),
        lambda: Cipher(KEY, modes.CBC(IV)),  # type: ignore[arg-type]
        lambda: modes.CBC(IV.hex()),
        lambda: Cipher(GOST28147(KEY), IV),  # type: ignore[arg-type]
        sealed.finalize,
        lambda: Imit(GOST28147(KEY), 9),
        lambda: mac.verify(IV[:3]),
        lambda: mac.verify(IV[:4]),
        lambda: Cipher(GOST28147(KEY), modes.CNT(IV)).encryptor().update_into(KEY, bytearray(1)),
    ]


@pytest.mark.parametrize("number", range(len(failures())))
def test_no_error_gives_a_secret_away(number: int) -> None:
    with pytest.raises(Exception) as info:
        failures()[number]()
    error: BaseException | None = info.value
    while error is not None:
        assert shown(str(error) + repr(error) + repr(error.args)) == set()
        assert shown("".join(traceback.format_exception_only(error))) == set()
        error = error.__cause__ or error.__context__


def test_keys_and_contexts_cannot_be_pickled_or_deeply_copied() -> None:
    algorithm = GOST28147(KEY)
    cipher = Cipher(algorithm, modes.CNT(bytes(8)))
    for thing in (algorithm, Magma(KEY), cipher, cipher.encryptor(), Imit(algorithm)):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with pytest.raises(TypeError):
                pickle.loads(pickle.dumps(thing, protocol))  # noqa: S301
        with pytest.raises(TypeError):
            copy.deepcopy(thing)
