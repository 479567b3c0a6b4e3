"""What the pages show is what happens.

- ``python`` blocks run alone, each in a folder of its own; those with ``>>>`` are doctests.
- ``console`` blocks run alone too: lines with ``$`` are commands, the lines below are their output,
  in which ``...`` stands for anything. ``sh`` blocks are only shown, or tested elsewhere.
- ``c`` blocks are compiled with the installed library, and their output is on the page.
"""

from __future__ import annotations

import doctest
import os
import shutil
import subprocess
import sys
from operator import attrgetter
from pathlib import Path

import pytest
from peers import gost_engine

from docs.markdown import PAGES, ROOT, Block, anchors, blocks, links

PROGRAMS = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
LIBRARY_FOLDER = "-DCMAKE_INSTALL_LIBDIR=lib"
name_of = attrgetter("name")


def run_python(block: Block) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    if ">>>" not in block.text:
        exec(compile("\n" * (block.line - 1) + block.text, block.page, "exec"), names)  # noqa: S102
        return
    test = doctest.DocTestParser().get_doctest(
        block.text, names, block.name, str(block.page), block.line - 1
    )
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    assert runner.run(test, out=report.append).failed == 0, "".join(report)


def commands(text: str) -> list[tuple[str, str]]:
    """Each command of a console block with the output below it."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append((line[2:], ""))
        elif line.startswith("> "):
            found[-1] = (found[-1][0] + line[2:], "")
        else:
            found[-1] = (found[-1][0], found[-1][1] + line)
    return found


def must_run(*command: str | Path) -> str:
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("block", blocks("python"), ids=name_of)
def test_python_example(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_python(block)


@pytest.mark.parametrize("block", blocks("console"), ids=name_of)
def test_command_line_example(block: Block, tmp_path: Path) -> None:
    if "gostprov" in block.text and (reason := gost_engine.missing()):
        pytest.skip(reason)
    for command, expected in commands(block.text):
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=tmp_path,
            env={**os.environ, "PATH": PROGRAMS},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
            check=False,
        )
        checker = doctest.OutputChecker()
        assert checker.check_output(expected, done.stdout, doctest.ELLIPSIS), (
            f"{command}expected:\n{expected}got:\n{done.stdout}"
        )


@pytest.fixture(scope="module")
def c_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build and install the C library as the page says; returns the folder that it is in."""
    cmake = shutil.which("cmake", path=PROGRAMS)
    if cmake is None:
        pytest.skip("cmake is missing: pip install cmake")
    build, prefix = (tmp_path_factory.mktemp(name) for name in ("build", "prefix"))
    must_run(cmake, "-S", ROOT, "-B", build, f"-DCMAKE_INSTALL_PREFIX={prefix}", LIBRARY_FOLDER)
    must_run(cmake, "--build", build, "--parallel", str(os.cpu_count() or 1))
    must_run(cmake, "--install", build)
    return prefix


@pytest.mark.parametrize("kind", ["shared", "static"])
@pytest.mark.parametrize("block", blocks("c"), ids=name_of)
def test_c_example(block: Block, kind: str, c_library: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "example.c", tmp_path / "example"
    source.write_text(block.text)
    library = c_library / "lib"
    linking = {
        "shared": [f"-L{library}", f"-Wl,-rpath,{library}", "-lgostlane"],
        "static": [str(library / "libgostlane.a")],
    }
    flags = ("-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{c_library / 'include'}")
    must_run("gcc", *flags, source, "-o", program, *linking[kind])
    output = must_run(program)
    assert output, "an example prints something"
    assert output in block.page.read_text("utf-8"), output


def test_pkg_config_names_the_installed_library(c_library: Path) -> None:
    if shutil.which("pkg-config") is None:
        pytest.skip("pkg-config is missing: Debian package pkg-config")
    told = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "gostlane"],
        env={**os.environ, "PKG_CONFIG_PATH": str(c_library / "lib" / "pkgconfig")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert told == [f"-I{c_library}/include", f"-L{c_library}/lib", "-lgostlane"]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in links(page):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_page_has_the_examples_that_it_promises() -> None:
    counts = {language: len(blocks(language)) for language in ("python", "console", "c")}
    assert counts["python"] >= 15, counts
    assert counts["console"] >= 4, counts
    assert counts["c"] >= 1, counts
