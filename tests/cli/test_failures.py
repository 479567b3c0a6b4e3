from __future__ import annotations

import os
import resource
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from cli.command import COMMAND, ENVIRONMENT, IV, KEY_HEX, WITH_KEY, done, error_of, run, run_main

PROFILE = ("enc", "--profile", "gost89", "--iv", IV.hex(), *WITH_KEY)
BIG = bytes(6 << 20)
SECRET = KEY_HEX
HOSTILE = "a\x1b[2J\nb\x07\x9b\u202e"

WRONG_USAGE = [
    ("", "--cipher or --profile"),
    ("--cipher magma", "--mode"),
    ("--cipher aes --mode ecb", "'aes'"),
    ("--cipher magma --mode xts", "'xts'"),
    ("--cipher magma --mode ctr", "expected exactly 4 bytes"),
    ("--cipher magma --mode ctr --iv a02168e58b30212f", "got 8 bytes"),
    ("--cipher magma --mode ecb --iv a02168e58b30212f", "--iv: ecb takes none"),
    ("--cipher gost28147 --mode cnt --iv a02168e58b30212", "even number of hex digits, got 15"),
    ("--cipher gost28147 --mode cnt --iv a02168e58b30212g", "position 16 of 16"),
    ("--cipher gost28147 --mode cnt --iv a02168e58b30", "got 6 bytes"),
    ("--cipher magma --mode cnt --iv a02168e58b30212f", "magma"),
    ("--cipher magma --mode ecb --sbox id-tc26-gost-28147-param-Z", "--sbox: magma"),
    ("--cipher gost28147 --mode ecb --sbox id-nonsense", "id-tc26-gost-28147-param-Z"),
    ("--cipher magma --mode cfb --iv a02168e58b30212f --meshing cryptopro", "meshing"),
    ("--cipher gost28147 --mode ofb --iv a02168e58b30212f --meshing cryptopro", "--meshing: ofb"),
    ("--cipher gost28147 --mode cbc --iv a02168e58b30212f --segment-size 1", "--segment-size: cbc"),
    ("--cipher gost28147 --mode cfb --iv a02168e58b30212f --segment-size 9", "got 9"),
    ("--cipher magma --mode ctr --iv a02168e5 --padding procedure2", "--padding: ctr"),
    ("--cipher magma --mode ctr --iv a02168e5 --kernel warp", "'warp'"),
    ("--cipher magma --mode ctr --iv a02168e5 --threads 0", "got 0"),
    ("--profile gost89", "got none"),
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


def test_an_override_that_means_nothing_is_code_2() -> None:
    environment = {**ENVIRONMENT, "GOSTLANE_CPU": "mmx"}
    assert "GOSTLANE_CPU: expected" in error_of(run("info", env=environment), 2)


def test_no_command_shows_the_help_with_code_2() -> None:
    result = run()
    assert result.returncode == 2
    assert b"selftest" in result.stdout


@pytest.mark.parametrize("command", ["enc", "mac", "keygen", "info", "selftest", "speed"])
def test_help_has_an_example_and_the_exit_codes(command: str) -> None:
    text = done(command, "--help").decode()
    assert f"  gostlane {command}" in text
    assert "130  interrupted" in text


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
    assert _contents(tmp_path) == {"file": b"old"}


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
    assert _contents(tmp_path) == ({} if existing is None else {"out": existing})


@pytest.mark.parametrize("decrypt", [(), ("-d",)])
def test_part_of_a_block_is_code_1_and_leaves_what_was_there(
    tmp_path: Path, decrypt: tuple[str, ...]
) -> None:
    out = tmp_path / "out"
    out.write_bytes(b"old")
    options = ("enc", *decrypt, "--cipher", "magma", "--mode", "ecb", *WITH_KEY, "--force")
    error = error_of(run(*options, "-o", out, data=bytes(13)), 1)
    assert "13 bytes" in error
    assert _contents(tmp_path) == {"out": b"old"}


@pytest.mark.parametrize("data", [b"", bytes(7), bytes(16)])
def test_what_was_not_padded_is_code_1_and_no_output(tmp_path: Path, data: bytes) -> None:
    options = ("enc", "-d", "--cipher", "magma", "--mode", "ecb", "--padding", "procedure2")
    error_of(run(*options, *WITH_KEY, "-o", tmp_path / "out", data=data), 1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("existing", [None, b"old"])
def test_an_interruption_is_code_130_and_leaves_what_was_there(
    tmp_path: Path, number: signal.Signals, existing: bytes | None
) -> None:
    out = tmp_path / "out"
    if existing is not None:
        out.write_bytes(existing)
    process = subprocess.Popen(
        [*COMMAND, *PROFILE, "-o", out, "--force"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdin is not None
    process.stdin.write(BIG)
    deadline = time.monotonic() + 30
    while not any(path.stat().st_size >= 4 << 20 for path in tmp_path.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    process.send_signal(number)
    assert process.stderr is not None
    error = process.stderr.read()
    assert process.wait() == 130
    process.stdin.close()
    process.stderr.close()
    assert error == b"gostlane: error: interrupted\n"
    assert _contents(tmp_path) == ({} if existing is None else {"out": existing})


@pytest.mark.parametrize("times", range(3))
def test_signals_close_together_are_one_interruption(tmp_path: Path, times: int) -> None:
    process = subprocess.Popen(
        [*COMMAND, *PROFILE, "-o", tmp_path / "out"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdin is not None
    process.stdin.write(BIG)
    deadline = time.monotonic() + 30
    while not any(path.stat().st_size >= 4 << 20 for path in tmp_path.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    if times == 0:
        process.send_signal(signal.SIGSTOP)  # all arrive at once, when it goes on
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        process.send_signal(number)
        time.sleep(0.001 * times)
    process.send_signal(signal.SIGCONT)
    assert process.stderr is not None
    assert process.stderr.read() == b"gostlane: error: interrupted\n"
    assert process.wait() == 130
    process.stderr.close()
    with suppress(BrokenPipeError):
        process.stdin.close()
    assert list(tmp_path.iterdir()) == []


IMPORT_HOOK = """
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            for number in {numbers!r}:
                os.kill(os.getpid(), number)
import gostlane
sys.meta_path.insert(0, Finder())
"""


@pytest.mark.parametrize(
    ("module", "numbers"),
    [
        ("gostlane.cli.interruption", (signal.SIGINT,)),
        ("gostlane.cli.app", (signal.SIGINT, signal.SIGTERM)),
        ("click", (signal.SIGTERM,)),
        ("gostlane.cli.speed", (signal.SIGHUP, signal.SIGINT)),
    ],
)
def test_an_interruption_while_it_is_imported_is_code_130(
    module: str, numbers: tuple[signal.Signals, ...]
) -> None:
    hook = IMPORT_HOOK.format(module=module, numbers=[int(number) for number in numbers])
    result = run_main(hook, "info")
    assert (result.returncode, result.stdout) == (130, b"")
    assert result.stderr in (b"", b"gostlane: error: interrupted\n")


LAST_MOMENT = """
import threading
from pathlib import Path
from gostlane.cli import files
threading.Thread(target=threading.Event().wait, daemon=True).start()  # takes signals too
def signals(call):
    def wrapped(*arguments):
        for number in (signal.SIGINT, signal.SIGTERM) * {before}:
            os.kill(os.getpid(), number)
        result = call(*arguments)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(os.getpid(), number)
        return result
    return wrapped
{place} = signals({place})
"""


@pytest.mark.parametrize(
    ("place", "before", "code"),
    [
        ("os.fchmod", 1, 130),
        ("os.fsync", 0, 130),
        ("os.close", 0, 130),
        ("files._publish", 1, 0),
        ("files._publish", 0, 0),
        ("Path.replace", 0, 0),
        ("Path.unlink", 0, 0),
    ],
)
def test_a_signal_in_the_last_moment_comes_in_time_or_changes_nothing(
    tmp_path: Path, place: str, before: int, code: int
) -> None:
    out = tmp_path / "out"
    out.write_bytes(b"old")
    scene = LAST_MOMENT.format(place=place, before=before)
    result = run_main(scene, *PROFILE, "-o", out, "--force", data=b"data")
    said = b"gostlane: error: interrupted\n" if code else b""
    assert (result.returncode, result.stderr) == (code, said)
    assert _contents(tmp_path) == {"out": b"old" if code else done(*PROFILE, data=b"data")}


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
    assert _contents(tmp_path) == {"file": b"old"}


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
