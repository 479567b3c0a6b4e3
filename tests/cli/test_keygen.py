from __future__ import annotations

import stat
from pathlib import Path

import pytest

from cli.command import IV, done, error_of, run


@pytest.mark.parametrize("form", ["hex", "raw"])
def test_a_new_key_is_for_its_owner_only_and_works(tmp_path: Path, form: str) -> None:
    key = tmp_path / "key"
    assert done("keygen", "-o", key, "--format", form, umask=0) == b""
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert key.stat().st_size == (65 if form == "hex" else 32)
    done("enc", "--profile", "gost89", "--iv", IV.hex(), "--key-file", key, data=b"data")


def test_two_keys_differ() -> None:
    assert done("keygen", "-o", "-") != done("keygen", "-o", "-")


def test_an_existing_key_stays_without_force(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_bytes(b"old")
    key.chmod(0o644)
    assert "it exists" in error_of(run("keygen", "-o", key), 3)
    assert key.read_bytes() == b"old"
    done("keygen", "-o", key, "--force")
    assert len(key.read_bytes()) == 65
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [key]


def test_a_key_never_replaces_a_device() -> None:
    done("keygen", "-o", "/dev/null", "--force")
    assert not Path("/dev/null").is_file()
    assert "No space left" in error_of(run("keygen", "-o", "/dev/full"), 3)
