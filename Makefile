# make run    the main job: encrypt a real file on every kernel of this CPU and on all cores
# make test   every test, C and Python
# make peers  install the independent implementations that tests compare with (Debian, root)
# make soak   the long fuzzing and property tests (SOAK_SECONDS, default 600)
# make lint   formatters, linters, types
# make speed  the C timing program
# make clean  remove what the above made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FILE ?=
SOAK_SECONDS ?= 600

.PHONY: run test test-c test-python peers soak lint speed clean tools

run: $(VENV)/installed
	$(BIN)/python benchmarks/main_job.py $(if $(FILE),"$(FILE)")

test: test-c test-python

test-c: tools $(VENV)/installed
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/test_c.py build/c

test-python: $(VENV)/test-ready
	$(BIN)/python -m pytest

peers:
	sh tools/peers.sh

soak: tools $(VENV)/test-ready
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/test_c.py build/c --fuzz $(SOAK_SECONDS)
	GOSTLANE_SOAK_SECONDS=$(SOAK_SECONDS) $(BIN)/python -m pytest -m soak tests/soak

lint: $(VENV)/lint-ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	git ls-files '*.c' '*.h' | xargs $(BIN)/clang-format --dry-run --Werror

speed: tools $(VENV)/installed
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/test_c.py build/c --only-build
	build/c/plain/core/speed/gostlane-speed

clean:
	rm -rf build dist $(VENV)

# Names what is missing before anything else happens.
tools:
	@sh tools/check_tools.sh "$(PYTHON)"

SOURCES := $(shell find core binding src -type f -not -name '*.pyc') CMakeLists.txt pyproject.toml

$(VENV)/installed: $(SOURCES) | tools
	test -x $(BIN)/python || "$(PYTHON)" -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=24"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check cmake ninja
	$(BIN)/python -m pip install --quiet --disable-pip-version-check .
	touch $@

$(VENV)/test-ready: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check ".[test]"
	touch $@

$(VENV)/lint-ready: $(VENV)/test-ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check ".[lint]"
	touch $@
