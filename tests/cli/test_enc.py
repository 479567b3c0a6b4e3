from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from peers import gost_engine

from cli.command import (
    COMMAND,
    ENVIRONMENT,
    IV,
    KEY,
    KEY_HEX,
    PROFILE,
    WITH_KEY,
    done,
    error_of,
    run,
)
from gostlane import GOST28147, PROFILES, Cipher, Magma, modes, profile

ECB = ("enc", "--cipher", "magma", "--mode", "ecb", *WITH_KEY)
MESSAGE = bytes(range(256)) * 20 + b"end"
RUNS = [
    ("gost28147", "ecb", ""),
    ("gost28147", "cbc", IV.hex()),
    ("gost28147", "cfb", IV.hex()),
    ("gost28147", "ofb", IV.hex()),
    ("gost28147", "ctr", IV.hex()[:8]),
    ("gost28147", "cnt", IV.hex()),
    ("magma", "ecb", ""),
    ("magma", "cbc", IV.hex() * 3),
    ("magma", "cfb", IV.hex() * 2),
    ("magma", "ofb", IV.hex()),
    ("magma", "ctr", IV.hex()[:8]),
]


@pytest.mark.parametrize(("cipher", "mode", "iv"), RUNS)
def test_a_file_encrypts_as_the_library_does_and_decrypts_to_itself(
    tmp_path: Path, cipher: str, mode: str, iv: str
) -> None:
    message = MESSAGE[:-3] if mode in ("ecb", "cbc") else MESSAGE
    plain, secret, again = (tmp_path / name for name in ("plain", "secret", "again"))
    plain.write_bytes(message)
    options = ("--cipher", cipher, "--mode", mode, *(("--iv", iv) if iv else ()), *WITH_KEY)
    assert done("enc", *options, plain, "-o", secret) == b""
    algorithm = (GOST28147 if cipher == "gost28147" else Magma)(KEY)
    made = getattr(modes, mode.upper())(*([bytes.fromhex(iv)] if iv else []))
    assert secret.read_bytes() == Cipher(algorithm, made).encryptor().update(message)
    done("enc", "-d", *options, secret, "-o", again)
    assert again.read_bytes() == message


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_is_what_gost_engine_makes(name: str) -> None:
    if reason := gost_engine.missing():
        pytest.skip(reason)
    message = MESSAGE[:-3]
    options = ("enc", "--profile", name, "--iv", IV.hex(), *WITH_KEY)
    secret = gost_engine.cipher(name, KEY, IV, message)
    assert done(*options, data=message) == secret
    assert done(*options, "--decrypt", data=secret) == message


def _openssl_enc(*options: str, data: bytes) -> bytes:
    """What the program makes of it with `KEY` and `IV`."""
    providers = ("-provider", "gostprov", "-provider", "default")
    line = ["openssl", "enc", *providers, *options, "-K", KEY_HEX, "-iv", IV.hex()]
    result = subprocess.run(line, input=data, capture_output=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("name", PROFILES)
def test_openssl_enc_reads_what_a_profile_wrote(name: str) -> None:
    if reason := gost_engine.missing():
        pytest.skip(reason)
    message = MESSAGE[:-3]
    secret = done("enc", "--profile", name, "--iv", IV.hex(), *WITH_KEY, data=message)
    assert _openssl_enc(f"-{name}", "-d", "-nopad", data=secret) == message


def test_options_reach_the_cipher() -> None:
    options = ("--cipher", "gost28147", "--mode", "cfb", "--iv", IV.hex(), *WITH_KEY)
    set_a = "id-Gost28147-89-CryptoPro-A-ParamSet"
    meshed = Cipher(GOST28147(KEY, set_a), modes.CFB(IV, meshing="cryptopro"))
    assert done(
        "enc", *options, "--sbox", "1.2.643.2.2.31.1", "--meshing", "cryptopro", data=MESSAGE
    ) == meshed.encryptor().update(MESSAGE)
    segments = Cipher(GOST28147(KEY), modes.CFB(IV, segment_size=1))
    assert done(
        "enc", *options, "--segment-size", "1", data=MESSAGE
    ) == segments.encryptor().update(MESSAGE)


@pytest.mark.parametrize("kernel", ["portable", "table"])
@pytest.mark.parametrize("threads", ["1", "3"])
def test_kernel_and_threads_change_no_byte(kernel: str, threads: str) -> None:
    message = os.urandom((5 << 20) + 5)
    options = ("--cipher", "magma", "--mode", "ctr", "--iv", IV.hex()[:8], *WITH_KEY)
    expected = Cipher(Magma(KEY), modes.CTR(IV[:4])).encryptor().update(message)
    got = done("enc", *options, "--kernel", kernel, "--threads", threads, data=message)
    assert got == expected


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 4 << 20, (4 << 20) + 3])
@pytest.mark.parametrize("padding", ["procedure2", "pkcs7"])
def test_padding_fits_any_length_and_comes_off_again(padding: str, length: int) -> None:
    message = b"\x80" * length
    secret = done(*ECB, "--padding", padding, data=message)
    assert len(secret) == length // 8 * 8 + 8
    assert done(*ECB, "--padding", padding, "-d", data=secret) == message


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 1000])
def test_pkcs7_is_what_openssl_enc_does(length: int) -> None:
    if reason := gost_engine.missing():
        pytest.skip(reason)
    message = MESSAGE[:length]
    options = ("enc", "--profile", "gost89-cbc", "--padding", "pkcs7", "--iv", IV.hex(), *WITH_KEY)
    secret = done(*options, data=message)
    assert _openssl_enc("-gost89-cbc", "-d", data=secret) == message
    assert _openssl_enc("-gost89-cbc", data=message) == secret
    assert done(*options, "-d", data=secret) == message


def test_the_output_may_be_the_input_and_keeps_its_permissions(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(MESSAGE)
    file.chmod(0o640)
    done(*PROFILE, file, "-o", file, "--force")
    assert file.read_bytes() == profile("gost89", KEY, IV).encryptor().update(MESSAGE)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_a_replaced_output_hands_on_no_special_bits(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(MESSAGE)
    file.chmod(0o7754)
    done(*PROFILE, file, "-o", file, "--force")
    assert stat.S_IMODE(file.stat().st_mode) == 0o754


def test_a_new_output_is_for_its_owner_only(tmp_path: Path) -> None:
    done(*PROFILE, "-o", tmp_path / "out", data=MESSAGE)
    assert stat.S_IMODE((tmp_path / "out").stat().st_mode) == 0o600


def test_a_link_keeps_leading_to_the_replaced_file(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    done(*PROFILE, "-o", link, "--force", data=MESSAGE)
    assert link.is_symlink()
    assert target.read_bytes() == profile("gost89", KEY, IV).encryptor().update(MESSAGE)


def test_an_existing_output_stays_without_force(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.write_bytes(b"old")
    assert "it exists" in error_of(run(*PROFILE, "-o", out, data=MESSAGE), 3)
    assert out.read_bytes() == b"old"


def test_a_device_is_written_as_it_is() -> None:
    assert done(*PROFILE, "-o", "/dev/stdout", data=MESSAGE) == done(*PROFILE, data=MESSAGE)


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_standard_output_by_its_name_may_be_a_file_and_is_not_replaced(
    tmp_path: Path, name: str
) -> None:
    file = tmp_path / "file"
    with file.open("wb") as output:
        output.write(b"before")
        output.flush()
        command = [*COMMAND, *PROFILE, "-o", name]
        subprocess.run(command, input=MESSAGE, stdout=output, check=True, env=ENVIRONMENT)
    secret = profile("gost89", KEY, IV).encryptor().update(MESSAGE)
    assert file.read_bytes() == b"before" + secret


def test_a_pipe_of_any_length_takes_the_same_memory(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from gostlane.cli.app import run\n"
        "assert run(sys.argv[1:]) == 0\n"
        "status = Path('/proc/self/status').read_text()\n"
        "print(status.split('VmHWM:')[1].split()[0], file=sys.stderr)\n"
    )
    options = ("--cipher", "gost28147", "--mode", "cnt", "--iv", IV.hex(), *WITH_KEY)
    peaks = []
    for mebibytes in (16, 96):
        message = bytes(mebibytes << 20)
        result = subprocess.run(
            [sys.executable, "-c", code, "enc", *options],
            input=message,
            capture_output=True,
            check=True,
            env=ENVIRONMENT,
        )
        assert len(result.stdout) == len(message)
        peaks.append(int(result.stderr))
    cipher = Cipher(GOST28147(KEY), modes.CNT(IV))
    assert result.stdout == cipher.encryptor().update(message)
    assert abs(peaks[1] - peaks[0]) < 16 << 10  # KiB
