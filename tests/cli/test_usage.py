"""Wrong usage is told in one line, with code 2, before anything is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command import ENVIRONMENT, PROFILE, WITH_KEY, error_of, run

WRONG_USAGE = [
    ("", "--cipher or --profile"),
    ("--cipher magma", "--mode"),
    ("--cipher des --mode ecb", "'des'"),
    ("--cipher magma --mode xts", "'xts'"),
    ("--cipher magma --mode ctr", "--iv: expected exactly 4 bytes"),
    ("--cipher magma --mode ctr --iv a02168e58b30212f", "--iv: expected exactly 4 bytes"),
    ("--cipher magma --mode ecb --iv a02168e58b30212f", "--iv: ecb takes none"),
    ("--cipher gost28147 --mode cnt --iv a02168e58b30212", "even number of hex digits, got 15"),
    ("--cipher gost28147 --mode cnt --iv a02168e58b30212g", "position 16 of 16"),
    ("--cipher gost28147 --mode cnt --iv a02168e58b30", "got 6 bytes"),
    ("--cipher magma --mode cnt --iv a02168e58b30212f", "magma"),
    ("--cipher magma --mode ecb --sbox id-tc26-gost-28147-param-Z", "--sbox: magma"),
    ("--cipher gost28147 --mode ecb --sbox id-nonsense", "--sbox: expected one of id-tc26"),
    ("--cipher magma --mode cfb --iv a02168e58b30212f --meshing cryptopro", "meshing"),
    ("--cipher gost28147 --mode ofb --iv a02168e58b30212f --meshing cryptopro", "--meshing: ofb"),
    ("--cipher gost28147 --mode cbc --iv a02168e58b30212f --segment-size 1", "--segment-size: cbc"),
    ("--cipher gost28147 --mode cfb --iv a02168e58b30212f --segment-size 9", "--segment-size: "),
    (
        "--cipher gost28147 --mode cfb --iv a02168e58b30212f --segment-size 1 --meshing cryptopro",
        "--segment-size: expected a whole block with meshing, 8 bytes, got 1",
    ),
    ("--cipher magma --mode ctr --iv a02168e5 --padding procedure2", "--padding: ctr"),
    ("--cipher magma --mode ctr --iv a02168e5 --kernel warp", "--kernel: expected one of"),
    ("--cipher magma --mode ctr --iv a02168e5 --threads 0", "--threads: expected 1..65536"),
    ("--profile gost89", "--iv: expected exactly 8 bytes, one block, got none"),
    ("--profile gost90 --iv a02168e58b30212f", "'gost90'"),
    ("--profile gost89 --iv a02168e58b30212f --mode cfb", "--mode"),
    ("--profile gost89 --iv a02168e58b30212f one two", "one FILE, got 2"),
    ("--profile gost89 --ivy a02168e58b30212f", "--ivy"),
]


@pytest.mark.parametrize(("line", "named"), WRONG_USAGE)
def test_wrong_usage_is_one_line_and_code_2_and_no_output(
    tmp_path: Path, line: str, named: str
) -> None:
    result = run("enc", *WITH_KEY, *line.split(), "-o", tmp_path / "out", data=bytes(8))
    error = error_of(result, 2)
    assert named in error
    assert "a02168e5" not in error
    assert list(tmp_path.iterdir()) == []


def test_a_kernel_that_an_override_takes_away_is_code_2() -> None:
    environment = {**ENVIRONMENT, "GOSTLANE_CPU": "portable"}
    error = error_of(run(*PROFILE, "--kernel", "avx2-shuffle", env=environment), 2)
    assert "--kernel: avx2-shuffle needs the CPU feature" in error
    assert "GOSTLANE_CPU=portable" in error


def test_a_tag_length_that_no_tag_has_is_code_2() -> None:
    result = run("mac", "--algorithm", "imit", *WITH_KEY, "--tag-length", "9")
    assert "--tag-length: expected 1..8 bytes, got 9" in error_of(result, 2)


def test_a_wrong_choice_ends_without_a_full_stop() -> None:
    assert "' (see gostlane enc --help)" in error_of(run("enc", "--profile", "gost90"), 2)


def test_an_override_that_means_nothing_is_code_2() -> None:
    environment = {**ENVIRONMENT, "GOSTLANE_CPU": "mmx"}
    assert "GOSTLANE_CPU: expected" in error_of(run("info", env=environment), 2)


EMPTY = [
    *((*PROFILE, option) for option in ("--sbox", "--kernel", "--output", "--key", "--key-file")),
    *((*PROFILE, option) for option in ("--iv", "--threads")),
    *(("mac", "--algorithm", "imit", option) for option in ("--tag-length", "--verify")),
    *(("mac", "--algorithm", "imit", option) for option in ("--key-fd", "--key-env")),
    *(("speed", option) for option in ("--sizes", "--kernel", "--seconds")),
    ("keygen", "--output"),
    ("enc", "--cipher", "gost28147", "--mode", "ecb", *WITH_KEY, "--sbox"),
    PROFILE,
]


@pytest.mark.parametrize("arguments", EMPTY)
def test_an_empty_value_is_code_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments, "", data=b"")
    error_of(result, 2)
    assert result.stdout == b""


@pytest.mark.parametrize(
    "arguments",
    [
        (*PROFILE, "--threads", "\u0661"),
        (*PROFILE, "--threads", "1_0"),
        (*PROFILE, "--threads", " 1"),
        (*PROFILE, "--threads", "+1"),
        (*PROFILE, "--threads", "9" * 20),
        (*PROFILE, "--segment-size", "\u0664"),
        ("mac", "--algorithm", "imit", *WITH_KEY, "--tag-length", "\u0664"),
        ("mac", "--algorithm", "imit", "--key-fd", "\u0660", "file"),
        ("speed", "--sizes", "\u0668"),
        ("speed", "--seconds", "\u0661"),
    ],
)
def test_a_number_in_other_digits_is_code_2(arguments: tuple[str, ...]) -> None:
    error_of(run(*arguments), 2)
