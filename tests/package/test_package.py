"""The package as its users meet it: metadata, imports, types, documentation."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import metadata, version
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

import gostlane
from gostlane import _core

INTERNAL = ("gostlane.cli", "gostlane.__main__")


def modules() -> Iterator[ModuleType]:
    """List the modules of the library, without the command."""
    yield gostlane
    for entry in pkgutil.walk_packages(gostlane.__path__, "gostlane."):
        if not entry.name.startswith(INTERNAL):
            yield importlib.import_module(entry.name)


MODULES = {module.__name__: module for module in modules()}


def python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_version_is_the_same_everywhere() -> None:
    assert version("gostlane") == _core.__version__ == gostlane.__version__


def test_metadata_says_what_it_is_and_needs() -> None:
    given = metadata("gostlane")
    assert given["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in (given.get_all("Classifier") or [])
    license_of = given.json.get("license_expression", given.json.get("license"))
    assert license_of == "Apache-2.0"


def test_package_is_marked_as_typed() -> None:
    assert (files("gostlane") / "py.typed").is_file()
    assert (files("gostlane") / "_core.pyi").is_file()


def test_import_takes_the_standard_library_only() -> None:
    done = python(
        "import sys; before = set(sys.modules); import gostlane, gostlane.mac, gostlane.cpu;"
        "names = {name.partition('.')[0] for name in set(sys.modules) - before};"
        "print(sorted(names - set(sys.stdlib_module_names) - {'gostlane'}))"
    )
    assert done.returncode == 0, done.stderr
    given = done.stdout.strip()
    for heavy in ("click", "rich", "numpy"):
        assert f"'{heavy}'" not in given


def test_import_warns_of_nothing() -> None:
    done = python("import gostlane", "-W", "error")
    assert (done.returncode, done.stderr) == (0, "")


def test_all_names_exist_once_and_sorted() -> None:
    assert len(set(gostlane.__all__)) == len(gostlane.__all__)
    for name in gostlane.__all__:
        assert hasattr(gostlane, name), name
    assert isinstance(gostlane.InvalidTag("x"), Exception)


def test_errors_are_what_callers_catch() -> None:
    assert issubclass(gostlane.UnsupportedAlgorithm, ValueError)
    for error in (gostlane.InvalidTag, gostlane.AlreadyFinalized):
        assert issubclass(error, Exception)
        assert not issubclass(error, ValueError)
    assert str(gostlane.InvalidTag.__module__) == "gostlane"


def public_names() -> Iterator[tuple[str, object]]:
    for module in MODULES.values():
        if module.__name__.rpartition(".")[2].startswith("_"):
            continue
        yield module.__name__, module
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__module__", None) != module.__name__:
                continue
            if inspect.isclass(value) or inspect.isfunction(value):
                yield f"{module.__name__}.{name}", value
            if inspect.isclass(value):
                for member, item in vars(value).items():
                    if member.startswith("_"):
                        continue
                    if inspect.isfunction(item) or isinstance(item, property | classmethod):
                        yield f"{module.__name__}.{name}.{member}", item


def test_every_public_name_is_documented() -> None:
    names = dict(public_names())
    assert {"gostlane.cipher.CipherContext.update", "gostlane.mac.OMAC", "gostlane.cpu.use"} <= set(
        names
    )
    assert [name for name, value in names.items() if not (value.__doc__ or "").strip()] == []


def test_core_documents_itself() -> None:
    for name in dir(_core):
        if not name.startswith("_"):
            assert (getattr(_core, name).__doc__ or "").strip(), name


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_the_documentation_run(name: str) -> None:
    assert doctest.testmod(MODULES[name]).failed == 0


def test_modules_that_users_start_from_have_an_example() -> None:
    for name in ("gostlane", "gostlane.mac", "gostlane.cpu", "gostlane.padding"):
        assert ">>>" in (MODULES[name].__doc__ or ""), name


def test_core_objects_are_made_by_its_functions_only() -> None:
    for made in (_core.Key, _core.Sbox, _core.Stream, _core.Mac):
        with pytest.raises(TypeError):
            made()


def test_stubs_agree_with_the_core(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="needs mypy")
    source = Path(gostlane.__file__).parent.parent
    installed = source == Path(sysconfig.get_path("platlib"))  # where mypy looks by itself
    (tmp_path / "mypy.ini").write_text("[mypy]\n" + ("" if installed else f"mypy_path = {source}"))
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "gostlane._core", "--mypy-config-file", "mypy.ini"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
