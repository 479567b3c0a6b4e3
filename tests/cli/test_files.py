"""Inputs and outputs that fail: their code, and what was there stays."""

from __future__ import annotations

import os
import resource
import subprocess
from pathlib import Path

import pytest

from cli.command import COMMAND, ENVIRONMENT, PROFILE, WITH_KEY, contents, error_of, run

BIG = bytes(6 << 20)


@pytest.mark.parametrize("source", ["missing", "."])
def test_an_unreadable_input_is_code_3_and_no_output(tmp_path: Path, source: str) -> None:
    result = run(*PROFILE, tmp_path / source, "-o", tmp_path / "out")
    assert "cannot read" in error_of(result, 3)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("target", ["missing/out", ".", "missing/", "missing/.", "file/"])
def test_an_impossible_output_is_code_3(tmp_path: Path, target: str) -> None:
    (tmp_path / "file").write_bytes(b"old")
    result = run(*PROFILE, "-o", f"{tmp_path}/{target}", "--force", data=b"data")
    assert "cannot write" in error_of(result, 3)
    assert contents(tmp_path) == {"file": b"old"}


@pytest.mark.parametrize("options", [("-o", "/dev/full"), ("-o", "/dev/full", "--force")])
def test_a_full_device_is_code_3(options: tuple[str, ...]) -> None:
    assert "No space left" in error_of(run(*PROFILE, *options, data=b"data"), 3)


@pytest.mark.parametrize("arguments", [PROFILE, ("info",), ("--help",), ("info", "--json")])
def test_a_full_standard_output_is_code_3(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [*COMMAND, *arguments],
            input=b"data",
            stdout=full,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
    assert "No space left" in error_of(result, 3)


@pytest.mark.parametrize("arguments", [PROFILE, ("info",)])
def test_a_reader_that_has_gone_is_code_3(arguments: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    result = subprocess.run(
        [*COMMAND, *arguments],
        input=b"data",
        stdout=writer,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        check=False,
    )
    os.close(writer)
    assert "Broken pipe" in error_of(result, 3)


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_closed_standard_stream_is_code_3(closed: str) -> None:
    line = f'exec "$@" {closed}'
    result = subprocess.run(
        ["sh", "-c", line, "sh", *COMMAND, *PROFILE],
        input=b"data",
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert "is closed" in error_of(result, 3)


def _small_files_only() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (5 << 20, 5 << 20))


@pytest.mark.parametrize("existing", [None, b"old"])
def test_no_room_for_the_output_leaves_what_was_there(
    tmp_path: Path, existing: bytes | None
) -> None:
    out = tmp_path / "out"
    if existing is not None:
        out.write_bytes(existing)
    result = run(*PROFILE, "-o", out, "--force", data=BIG, preexec_fn=_small_files_only)
    assert "cannot write" in error_of(result, 3)
    assert contents(tmp_path) == ({} if existing is None else {"out": existing})


@pytest.mark.parametrize("decrypt", [(), ("-d",)])
def test_part_of_a_block_is_code_1_and_leaves_what_was_there(
    tmp_path: Path, decrypt: tuple[str, ...]
) -> None:
    out = tmp_path / "out"
    out.write_bytes(b"old")
    options = ("enc", *decrypt, "--cipher", "magma", "--mode", "ecb", *WITH_KEY, "--force")
    error = error_of(run(*options, "-o", out, data=bytes(13)), 1)
    assert "13 bytes" in error
    assert contents(tmp_path) == {"out": b"old"}


@pytest.mark.parametrize("data", [b"", bytes(7), bytes(16)])
def test_what_was_not_padded_is_code_1_and_no_output(tmp_path: Path, data: bytes) -> None:
    options = ("enc", "-d", "--cipher", "magma", "--mode", "ecb", "--padding", "procedure2")
    error_of(run(*options, *WITH_KEY, "-o", tmp_path / "out", data=data), 1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("line", [">>file", "<>file >&0", ">>file <file"])
@pytest.mark.parametrize("output", [(), ("-o", "-"), ("-o", "/dev/stdout")])
def test_the_input_is_not_appended_to_itself(
    tmp_path: Path, line: str, output: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_bytes(b"old")
    name = () if "<" in line else ("file",)
    result = subprocess.run(
        ["sh", "-c", f'exec "$@" {line}', "sh", *COMMAND, *PROFILE, *output, *name],
        cwd=tmp_path,
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert "input file is output file" in error_of(result, 3)
    assert contents(tmp_path) == {"file": b"old"}
