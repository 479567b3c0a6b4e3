from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from cli.command import COMMAND, ENVIRONMENT, IV, KEY, KEY_HEX, done, error_of, run
from gostlane import profile
from gostlane.cli.keys import KeySource

PROFILE = ("enc", "--profile", "gost89", "--iv", IV.hex())
MESSAGE = b"attack at dawn"
SECRET = profile("gost89", KEY, IV).encryptor().update(MESSAGE)
FORMS = [
    KEY,
    KEY_HEX.encode(),
    KEY_HEX.upper().encode(),
    f"{KEY_HEX}\n".encode(),
    f"{KEY_HEX}\r\n".encode(),
]


@pytest.mark.parametrize("content", FORMS)
def test_a_key_file_is_raw_or_hex(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "key"
    file.write_bytes(content)
    assert done(*PROFILE, "--key-file", file, data=MESSAGE) == SECRET


@pytest.mark.parametrize("content", FORMS)
def test_a_key_comes_through_an_open_descriptor(content: bytes) -> None:
    reader, writer = os.pipe()
    os.write(writer, content)
    os.close(writer)
    options = ("--key-fd", str(reader))
    assert done(*PROFILE, *options, data=MESSAGE, pass_fds=(reader,)) == SECRET
    os.close(reader)


def test_a_key_on_standard_input_leaves_none_for_data(tmp_path: Path) -> None:
    error_of(run(*PROFILE, "--key-fd", "0", data=KEY), 2)
    file = tmp_path / "file"
    file.write_bytes(MESSAGE)
    assert done(*PROFILE, "--key-fd", "0", file, data=KEY) == SECRET


@pytest.mark.parametrize("content", FORMS)
def test_a_key_file_of_a_dash_is_standard_input(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(MESSAGE)
    assert done(*PROFILE, "--key-file", "-", file, data=content) == SECRET


def test_a_closed_standard_input_has_no_key(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(MESSAGE)
    line = 'exec "$@" <&-'
    result = subprocess.run(
        ["sh", "-c", line, "sh", *COMMAND, *PROFILE, "--key-file", "-", str(file)],
        capture_output=True,
        check=False,
        env=ENVIRONMENT,
    )
    assert "standard input is closed" in error_of(result, 3)


@pytest.mark.parametrize(
    "options",
    [
        ("--key-fd", "00"),
        ("--key-file", "-"),
        ("--key-file", "/dev/stdin"),
        ("--key-file", "/dev/fd/0"),
        ("--key-file", "/proc/self/fd/0"),
    ],
)
def test_standard_input_by_another_name_is_no_key_beside_data(
    options: tuple[str, ...],
) -> None:
    for command in (PROFILE, (*PROFILE, "/dev/stdin"), ("mac", "--algorithm", "imit")):
        result = run(*command, *options, data=KEY)
        assert "standard input carries the data" in error_of(result, 2)
        assert result.stdout == b""


def test_another_descriptor_of_standard_input_is_no_key_beside_data(tmp_path: Path) -> None:
    (tmp_path / "both").write_bytes(KEY + MESSAGE)
    line = 'exec "$@" <both 3<&0'
    result = subprocess.run(
        ["sh", "-c", line, "sh", *COMMAND, *PROFILE, "--key-fd", "3"],
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env=ENVIRONMENT,
    )
    assert "standard input carries the data" in error_of(result, 2)


def test_a_key_file_may_have_a_tag_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_bytes(KEY)
    assert done("mac", "--algorithm", "imit", "--key-file", file, file).endswith(b"key\n")


def test_a_key_on_the_command_line_works_and_warns() -> None:
    result = run(*PROFILE, "--key", KEY_HEX, data=MESSAGE)
    assert (result.returncode, result.stdout) == (0, SECRET)
    assert result.stderr.startswith(b"gostlane: warning: --key:")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        KEY[:-1],
        KEY + b"\n",
        bytes(200),
        KEY_HEX[:-1].encode(),
        KEY_HEX[:-1].encode() + b"g",
        f"{KEY_HEX} ".encode(),
        f"{KEY_HEX}\n\n".encode(),
        f"0x{KEY_HEX}".encode(),
    ],
)
def test_a_bad_key_file_is_refused_and_not_repeated(tmp_path: Path, content: bytes) -> None:
    file, out = tmp_path / "key", tmp_path / "out"
    file.write_bytes(content)
    error = error_of(run(*PROFILE, "--key-file", file, "-o", out, data=MESSAGE), 2)
    assert "expected" in error
    assert "got" in error
    assert KEY_HEX[:16] not in error
    assert not out.exists()


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--key-env", "GOSTLANE_TEST_KEY", "--key", KEY_HEX),
        ("--key-env", KEY_HEX),
        ("--key-fd", KEY_HEX),
        ("--key-fd", "-1"),
        ("--key-file", KEY_HEX),
        ("--key", KEY_HEX, KEY_HEX),
    ],
)
def test_a_key_given_wrongly_is_not_repeated(options: tuple[str, ...]) -> None:
    result = run(*PROFILE, *options, data=MESSAGE, env=ENVIRONMENT)
    assert result.returncode in (2, 3)
    assert KEY_HEX.encode() not in result.stderr
    assert result.stdout == b""


def test_a_bad_digit_is_told_by_its_position() -> None:
    bad = KEY_HEX[:10] + "x" + KEY_HEX[11:]
    result = run(*PROFILE, "--key-env", "K", data=MESSAGE, env={**ENVIRONMENT, "K": bad})
    assert "position 11 of 64" in error_of(result, 2)


def test_where_a_key_comes_from_prints_without_it() -> None:
    assert KEY_HEX not in repr(KeySource(None, None, None, KEY_HEX))


def test_a_key_is_wiped_after_its_use(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_bytes(KEY)
    with KeySource(str(file), None, None, None).read((32,)) as key:
        assert key == KEY
    assert key == bytes(32)
