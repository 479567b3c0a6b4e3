from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import KEY, WITH_KEY, done, error_of, run
from gostlane import GOST28147, Magma
from gostlane.mac import OMAC, Imit

MESSAGE = bytes(range(256)) * 9
IMIT = ("mac", "--algorithm", "imit", *WITH_KEY)
MAGMA = ("mac", "--algorithm", "omac", "--cipher", "magma", *WITH_KEY)


def _tag(code: Imit | OMAC) -> str:
    code.update(MESSAGE)
    return code.finalize().hex()


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (IMIT, Imit(GOST28147(KEY))),
        (
            (*IMIT, "--sbox", "1.2.643.2.2.31.1", "--meshing", "cryptopro", "--tag-length", "8"),
            Imit(GOST28147(KEY, "1.2.643.2.2.31.1"), 8, "cryptopro"),
        ),
        (MAGMA, OMAC(Magma(KEY))),
        (
            ("mac", "--algorithm", "omac", "--cipher", "gost28147", *WITH_KEY),
            OMAC(GOST28147(KEY)),
        ),
    ],
)
def test_a_tag_is_what_the_library_makes(options: tuple[str, ...], code: Imit | OMAC) -> None:
    assert done(*options, data=MESSAGE).decode() == f"{_tag(code)}  -\n"


def test_each_file_has_its_line_as_from_sha256sum(tmp_path: Path) -> None:
    names = ["plain", "two\nlines", "back\\slash"]
    for name in names:
        (tmp_path / name).write_bytes(MESSAGE)
    tag = _tag(OMAC(Magma(KEY)))
    assert done(*MAGMA, *names, cwd=tmp_path).decode() == (
        f"{tag}  plain\n\\{tag}  two\\nlines\n\\{tag}  back\\\\slash\n"
    )


def test_a_name_can_forge_no_line_and_reach_no_terminal(tmp_path: Path) -> None:
    (tmp_path / "x: OK\ny").write_bytes(MESSAGE)
    (tmp_path / "\x1b[2Jz\x7f\x9b").write_bytes(MESSAGE)
    tag = _tag(OMAC(Magma(KEY)))
    lines = [
        done(*MAGMA, "--verify", tag, "x: OK\ny", cwd=tmp_path),
        done(*MAGMA, "--verify", tag, "\x1b[2Jz\x7f\x9b", cwd=tmp_path),
        done(*MAGMA, "\x1b[2Jz\x7f\x9b", cwd=tmp_path),
    ]
    assert [line.decode() for line in lines] == [
        "\\x: OK\\ny: OK\n",
        "\\\\x1b[2Jz\\x7f\\x9b: OK\n",
        f"\\{tag}  \\x1b[2Jz\\x7f\\x9b\n",
    ]
    result = run(*MAGMA, "--verify", "00" * 8, "x: OK\ny", cwd=tmp_path)
    assert error_of(result, 1) == "gostlane: error: x: OK\\ny: the tag does not match\n"


def test_a_name_that_is_no_text_comes_out_byte_for_byte(tmp_path: Path) -> None:
    name = b"\xff\xfe"
    (tmp_path / name.decode("utf-8", "surrogateescape")).write_bytes(MESSAGE)
    line = done(*MAGMA, name.decode("utf-8", "surrogateescape"), cwd=tmp_path)
    assert line == _tag(OMAC(Magma(KEY))).encode() + b"  " + name + b"\n"


def test_json_of_tags() -> None:
    assert json.loads(done(*MAGMA, "--json", data=MESSAGE)) == {
        "schema": "gostlane/mac/1",
        "algorithm": "omac",
        "cipher": "magma",
        "results": [{"file": "-", "tag": _tag(OMAC(Magma(KEY)))}],
    }


def test_the_right_tag_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(MESSAGE)
    tag = _tag(OMAC(Magma(KEY)))
    assert done(*MAGMA, "--verify", tag, file).decode() == f"{file}: OK\n"
    found = json.loads(done(*MAGMA, "--verify", tag, file, "--json"))
    assert found["results"] == [{"file": str(file), "valid": True}]


def test_a_wrong_tag_is_code_1() -> None:
    result = run(*MAGMA, "--verify", "00" * 8, data=MESSAGE)
    assert "does not match" in error_of(result, 1)
    assert result.stdout == b""
    result = run(*MAGMA, "--verify", "00" * 8, "--json", data=MESSAGE)
    assert json.loads(result.stdout)["results"] == [{"file": "-", "valid": False}]
    error_of(result, 1)


def test_the_beginning_of_a_tag_is_not_verified_unless_asked_for() -> None:
    tag = _tag(OMAC(Magma(KEY)))
    assert "expected 8 bytes" in error_of(run(*MAGMA, "--verify", tag[:2], data=MESSAGE), 2)
    assert done(*MAGMA, "--verify", tag[:2], "--tag-length", "1", data=MESSAGE) == b"-: OK\n"


@pytest.mark.parametrize(
    ("options", "code", "named"),
    [
        (("mac", *WITH_KEY), 2, "--algorithm"),
        (("mac", "--algorithm", "omac", *WITH_KEY), 2, "--cipher"),
        ((*IMIT, "--cipher", "magma"), 2, "magma"),
        ((*IMIT, "--tag-length", "9"), 2, "got 9"),
        ((*MAGMA, "--tag-length", "0"), 2, "got 0"),
        ((*IMIT, "--tag-length", "9999999999999999999"), 2, "--tag-length: expected"),
        ((*IMIT, "--tag-length", "999999999"), 2, "got 999999999"),
        ((*IMIT, "--tag-length", "-1"), 2, "got '-1'"),
        ((*MAGMA, "--tag-length", "-9999999999999999999"), 2, "--tag-length: expected"),
        ((*MAGMA, "--meshing", "cryptopro"), 2, "--meshing"),
        ((*MAGMA, "--sbox", "1.2.643.2.2.31.1"), 2, "--sbox"),
        ((*MAGMA, "--verify", "123"), 2, "got 3"),
        ((*MAGMA, "--verify", "00" * 8, "a", "b"), 2, "one FILE, got 2"),
        ((*MAGMA, "/nonexistent"), 3, "/nonexistent"),
        ((*MAGMA, "/"), 3, "directory"),
    ],
)
def test_a_mistake_is_one_line(options: tuple[str, ...], code: int, named: str) -> None:
    result = run(*options, data=MESSAGE)
    assert named in error_of(result, code)
    assert result.stdout == b""
