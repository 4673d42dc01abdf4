# Kupa: two commands, `make play` and `make test`. Each installs what it needs into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') hatch_build.py README.md

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
CHECK_PYTHON = { $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Kupa needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …"; exit 1; }; }
INSTALL_TO_PLAY = $(CHECK_PYTHON) && echo "Setting up $(VENV) (once) …" && \
	{ test -x $(BIN)/python || $(PYTHON) -m venv $(VENV); } && $(PIP) 'hatchling>=1.26' && \
	KUPA_BUILD=pure $(PIP) --no-build-isolation .

.DEFAULT_GOAL := help
.PHONY: help setup play test test-source test-installed test-wheels check bench marathon golden format clean

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name about; do \
		printf '  make %-15s %s\n' "$$name" "$$about"; done

setup: $(VENV)/.kupa  ## make .venv with everything installed and the rules compiled

# The tools: whatever pyproject.toml asks for to build, to run and to test.
$(VENV)/.tools: pyproject.toml tools/requirements.py
	@$(CHECK_PYTHON)
	@echo "Setting up $(VENV) (once) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --upgrade pip
	@$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	@$(PIP) -r $(VENV)/requirements.txt
	@touch $@

# The package: a wheel, compiled where there is a C compiler, installed like any other.
$(VENV)/.kupa: $(VENV)/.tools pyproject.toml $(SOURCES)
	@echo "Building and installing kupa …"
	@rm -rf build/wheel
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel .
	@$(PIP) --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/kupa --version
	@touch $@

play: $(VENV)/.play  ## open the tables in the browser, and print their address (PLAY=--lan: phones may join)
	@$(BIN)/kupa $(PLAY)

# Enough to play, soon: not compiled, which a family does not notice. Where `make setup` has been, that is used.
$(VENV)/.play: pyproject.toml $(SOURCES)
	@if test -e $(VENV)/.tools; then $(MAKE) --no-print-directory setup; else $(INSTALL_TO_PLAY); fi
	@touch $@

test: check test-source test-installed test-wheels  ## everything a change must pass

test-source: $(VENV)/.tools  ## the suite on the interpreted source
	KUPA_TESTED=source PYTHONPATH=src $(BIN)/python -m pytest -q -n auto --ignore tests/wheels

test-installed: setup  ## the suite on the installed wheel, compiled where there is a compiler
	KUPA_TESTED=wheel $(BIN)/python -m pytest -q -n auto --ignore tests/wheels

test-wheels: setup  ## compiled and pure wheels: built, installed, compared
	KUPA_TESTED=wheel KUPA_WHEEL=$$(echo build/wheel/*.whl) $(BIN)/python -m pytest -q -n auto tests/wheels

check: $(VENV)/.tools  ## style, types, spelling
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/codespell

format: $(VENV)/.tools  ## let ruff tidy up
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup  ## speed against OpenSpiel and RLCard (PART=reset runs one part)
	$(BIN)/python bench/run.py $(PART)

marathon: setup  ## twenty thousand random games at every table size, five hundred of every variant
	$(BIN)/python tools/marathon.py

golden: $(VENV)/.tools  ## write the golden playthroughs anew: review the difference like code
	PYTHONPATH=src:tests $(BIN)/python tests/support/golden.py
	@git diff --stat -- tests/golden

clean:  ## remove what was built and installed
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
