# Kupa: two commands, `make play` and `make test`. Each installs what it needs into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -path src/kupa/server/page -prune -o -type f -not -name '*.pyc' -print) hatch_build.py README.md

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST = $(BIN)/python -m pytest -q

.DEFAULT_GOAL := help
.PHONY: help setup page to-play play test test-web test-source test-installed test-browser test-wheels check bench \
	crash marathon golden screenshots browser boards wire format clean

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name about; do \
		printf '  make %-15s %s\n' "$$name" "$$about"; done

setup: $(VENV)/.kupa  ## make .venv with everything installed and the rules compiled

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Kupa needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# The tools: whatever pyproject.toml asks for to build, to run and to test.
$(VENV)/.tools: pyproject.toml tools/requirements.py | $(BIN)/python
	@echo "Installing what Kupa needs (once) …"
	@$(PIP) --upgrade pip
	@$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	@$(PIP) -r $(VENV)/requirements.txt
	@touch $@

# The page: built by Vite into the package.
PAGE := src/kupa/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard docs/rules/*/*.md) $(wildcard src/kupa/words/*.json)

$(PAGE): tools/page.py $(PAGE_SOURCES) | $(BIN)/python
	@echo "Building the page …"
	@$(BIN)/python tools/page.py build
	@touch $@

page: $(PAGE)  ## build the page

# The package: a wheel, compiled where there is a C compiler, installed like any other.
$(VENV)/.kupa: $(VENV)/.tools pyproject.toml $(PAGE) $(SOURCES)
	@echo "Building and installing kupa …"
	@rm -rf build/wheel
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel .
	@$(PIP) --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/kupa --version
	@touch $@

play: $(VENV)/.play  ## open the tables in the browser, and print their address (PLAY=--lan: phones may join)
	@$(BIN)/kupa $(PLAY)

# Enough to play, soon: not compiled, which a family does not notice. Where `make setup` has been, that is used.
$(VENV)/.play: pyproject.toml $(PAGE_SOURCES) $(SOURCES) | $(BIN)/python
	@$(MAKE) --no-print-directory page || echo "The page could not be built: a plain one will do for now."
	@if test -e $(VENV)/.tools; then $(MAKE) --no-print-directory setup; else $(MAKE) --no-print-directory to-play; fi
	@touch $@

to-play:
	@echo "Installing Kupa (once) …"
	@$(PIP) 'hatchling>=1.26'
	@KUPA_BUILD=pure $(PIP) --no-build-isolation .

test: check test-web test-source test-installed test-browser test-wheels  ## everything a change must pass

test-web: $(VENV)/.tools  ## types, style and logic of the page
	$(BIN)/python tools/page.py check test

test-source: $(VENV)/.tools  ## the suite on the interpreted source
	KUPA_TESTED=source PYTHONPATH=src $(PYTEST) -n auto --dist loadgroup --ignore tests/wheels --ignore tests/browser

test-installed: setup  ## the suite on the installed wheel, compiled where there is a compiler
	KUPA_TESTED=wheel $(PYTEST) -n auto --dist loadgroup --ignore tests/wheels --ignore tests/browser

test-browser: setup browser  ## the page in a real browser: whole games by tapping, every page and language
	KUPA_TESTED=wheel $(PYTEST) -n 2 tests/browser

screenshots: setup browser  ## draw every page in every language into build/screenshots (SHOTS="--only reset --themes dark")
	PYTHONPATH=tests $(BIN)/python tools/screenshots.py $(SHOTS)

browser: $(VENV)/.tools
	@$(BIN)/python tools/chromium.py

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

bench: setup  ## speed against OpenSpiel, RLCard and boardgame.io (PART=reset or PART=tables runs one part)
	$(BIN)/python bench/run.py $(PART)

crash: setup  ## kill servers under load, fifty times each way: nothing acknowledged may be lost
	$(BIN)/python -m bench.crash
	$(BIN)/python -m bench.crash --postgres

marathon: setup  ## twenty thousand random games at every table size, five hundred of every variant
	$(BIN)/python tools/marathon.py

golden: $(VENV)/.tools  ## write the golden playthroughs anew: review the difference like code
	PYTHONPATH=src:tests $(BIN)/python tests/support/golden.py
	@git diff --stat -- tests/golden

boards: $(VENV)/.tools  ## write the positions anew on which the page's boards are tested
	PYTHONPATH=src $(BIN)/python -m tools.board_fixtures
	PYTHONPATH=src $(BIN)/python -m tools.ushpizin_positions

wire: $(VENV)/.tools  ## write web/src/lib/wire.ts anew from the server's types
	PYTHONPATH=src $(BIN)/python -m tools.wire_types

clean:  ## remove what was built and installed
	rm -rf $(VENV) web/node_modules src/kupa/server/page build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
