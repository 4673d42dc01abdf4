# Kupa: two commands, `make play` and `make test`. Each installs what it needs into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -path src/kupa/server/page -prune -o -path src/kupa/paper/drawings -prune -o -type f -not -name '*.pyc' -print) hatch_build.py README.md

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST = $(BIN)/python -m pytest -q
# Tests wait now and then: one process more than there are cores keeps all of them busy.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)

.DEFAULT_GOAL := help
.PHONY: help setup page site to-play play test test-web test-source test-installed test-browser test-browser-all test-keyboard test-offline test-wheels test-lab test-review test-browsers test-ray check bench \
	crash attack docs soak marathon same-games golden screenshots browser boards wire format lock clean

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name about; do \
		printf '  make %-15s %s\n' "$$name" "$$about"; done

setup: $(VENV)/.kupa  ## make .venv with everything installed and the rules compiled

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Kupa needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# The tools: whatever pyproject.toml asks for to build, to run and to test.
$(VENV)/.tools: pyproject.toml requirements-dev.lock tools/requirements.py | $(BIN)/python
	@echo "Installing what Kupa needs (once) …"
	@$(PIP) --upgrade pip
	@$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	@$(PIP) -r $(VENV)/requirements.txt -c requirements-dev.lock
	@touch $@

# The page: built by Vite into the package.
PAGE := src/kupa/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard docs/rules/*/*.md) $(wildcard src/kupa/words/*/*.ftl) src/kupa/__init__.py \
	$(shell find $(addprefix src/kupa/,core games bots lessons tables service pocket) -name '*.py' -o -name '*.txt' -o -name '*.json') \
	tools/engine_archive.py tools/engine_rehearsal.py tools/wheels.py requirements-dev.lock

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

SITE := build/site

$(SITE)/index.html: tools/page.py $(PAGE_SOURCES) | $(BIN)/python
	@echo "Building the static site …"
	@KUPA_SITE=$(CURDIR)/$(SITE) $(BIN)/python tools/page.py build
	@touch $@

$(SITE)/print: tools/site_prints.py $(SITE)/index.html $(VENV)/.kupa
	@echo "Printing the decks …"
	@$(BIN)/python -m tools.site_prints $@
	@touch $@

site: $(SITE)/print  ## write build/site: Kupa without a server, for any static host, under any path

play: $(VENV)/.play  ## open the tables in the browser, and print their address (PLAY=--lan: phones may join)
	@$(BIN)/kupa $(PLAY)

# Enough to play, soon: not compiled, which a family does not notice. Where `make setup` has been, that is used.
$(VENV)/.play: pyproject.toml $(PAGE_SOURCES) $(SOURCES) | $(BIN)/python
	@$(MAKE) --no-print-directory page || echo "The page could not be built (see above); the server will say so and serve everything else."
	@if test -e $(VENV)/.tools; then $(MAKE) --no-print-directory setup; else $(MAKE) --no-print-directory to-play; fi
	@touch $@

to-play:
	@echo "Installing Kupa (once) …"
	@$(PIP) 'hatchling>=1.26' -c requirements-dev.lock
	@KUPA_BUILD=pure $(PIP) --no-build-isolation '.[play]' -c requirements-dev.lock

# Where CI runs, tests that failed are tried once more, alone, and it is said: a machine that was busy elsewhere must not
# lose a good change. A test that needs it is unstable: find out why. By hand nothing is repeated.
define tried
$(1) || { test -n "$(CI)" && echo "=== UNSTABLE OR BROKEN: what failed above is tried once more, alone ===" && \
	$(1) -n 0 --last-failed --last-failed-no-failures none; }
endef

# While the rules are compiled the other core checks what needs no wheel; each part prints when it is done.
test:  ## everything a change must pass
	@$(MAKE) --no-print-directory $(VENV)/.tools
	@echo "Compiling the rules; beside it: style, types, spelling, the page, the rules on the source …"
	@$(MAKE) --no-print-directory -j2 --output-sync=target setup check test-web test-source
	@$(MAKE) --no-print-directory test-installed test-wheels test-browser

test-web: $(PAGE)  ## types, style and logic of the page
	$(BIN)/python tools/page.py check test

# The rules run interpreted and compiled; everything else runs once, on the wheel that people install.
ON_SOURCE := tests/core tests/games tests/tables tests/test_stored_before.py

test-source: $(VENV)/.tools  ## the rules and the tables on the interpreted source
	$(call tried,KUPA_TESTED=source PYTHONPATH=src $(PYTEST) -n $(WORKERS) --dist worksteal -m 'not random_play' $(ON_SOURCE))

test-installed: setup  ## the suite on the installed wheel, compiled where there is a compiler
	$(call tried,KUPA_TESTED=wheel $(PYTEST) -n $(WORKERS) --dist worksteal --ignore tests/wheels --ignore tests/browser --ignore tests/browsers --ignore tests/ray)

test-browser: setup browser $(SITE)/index.html  ## the page in a real browser: a whole game of each by tapping, every page and language
	$(call tried,KUPA_TESTED=wheel $(PYTEST) -n $(WORKERS) --dist loadgroup -m 'not long' tests/browser)

test-browser-all: setup browser $(SITE)/index.html  ## the same with every value of every option, every size of window and text
	KUPA_TESTED=wheel $(PYTEST) -n $(WORKERS) --dist loadgroup tests/browser

test-browsers: setup  ## a whole game of each game in Firefox and in WebKit, as phones of Apple have it
	@$(BIN)/python -m tools.browsers
	KUPA_TESTED=wheel $(PYTEST) tests/browsers

test-offline: setup browser $(SITE)/print  ## every game, in every language, without a server, to its end, and on one device for several people
	KUPA_TESTED=wheel KUPA_OFFLINE=all $(PYTEST) tests/browser/test_offline.py tests/browser/test_one_device.py

test-keyboard: setup browser  ## a whole game of each game by keyboard and ear alone
	KUPA_TESTED=wheel KUPA_KEYBOARD=all $(PYTEST) tests/browser/test_keyboard.py

test-lab: setup  ## the suites of PettingZoo and OpenSpiel on every variant of every game
	KUPA_TESTED=wheel KUPA_TABLES=all $(PYTEST) -n $(WORKERS) --dist worksteal tests/env

test-review: setup  ## the review on a hundred records, and every small table that `make test` leaves out
	KUPA_TESTED=wheel KUPA_REVIEWS=all $(PYTEST) -n $(WORKERS) --dist worksteal tests/review

test-ray: setup  ## studies, simulations and duels on Ray, workers killed (installs kupa[ray])
	@$(PIP) 'ray[client]>=2.40'
	KUPA_TESTED=wheel $(PYTEST) tests/ray

screenshots: setup browser  ## draw every page in every language into build/screenshots (SHOTS="--only reset --themes dark")
	PYTHONPATH=tests $(BIN)/python tools/screenshots.py $(SHOTS)

browser: $(VENV)/.tools
	@$(BIN)/python tools/chromium.py

test-wheels: setup browser  ## compiled and pure wheels: built, installed, compared
	KUPA_TESTED=wheel KUPA_WHEEL=$$(echo build/wheel/*.whl) $(PYTEST) -n 2 --dist loadgroup tests/wheels

check: $(VENV)/.tools  ## style, types, spelling, words of the glossary
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/codespell
	$(BIN)/python tools/forbidden_terms.py

format: $(VENV)/.tools  ## let ruff tidy up
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup $(SITE)/index.html  ## speed against OpenSpiel, RLCard and boardgame.io (PART=reset or PART=tables runs one part)
	$(BIN)/python bench/run.py $(PART)

KILLS ?= 50
MINUTES ?= 60

crash: setup  ## kill servers under load, KILLS=50 times each way: nothing acknowledged may be lost
	$(BIN)/python -m bench.crash --kills $(KILLS)
	$(BIN)/python -m bench.crash --postgres --kills $(KILLS)

attack: setup  ## do to a server of our own what a hostile client would: every row must hold
	$(BIN)/python -m bench.attack

docs: setup  ## write the documentation as a site that works from disk: build/docs
	$(BIN)/python -m tools.docs_site.build

soak: setup  ## play for MINUTES=60: memory and open files stay flat, on SQLite and PostgreSQL
	$(BIN)/python -m bench.attack.soak --minutes $(MINUTES)

marathon: setup  ## twenty thousand random games at every table size, five hundred of every variant
	$(BIN)/python tools/marathon.py

same-games: setup  ## ten thousand seeded games in the browser's Python: the same records, byte for byte
	KUPA_TESTED=wheel KUPA_SAME_GAMES=10000 $(PYTEST) -n 2 tests/pocket/test_same_games.py

golden: $(VENV)/.tools  ## write the golden playthroughs anew: review the difference like code
	PYTHONPATH=src:tests $(BIN)/python tests/support/golden.py
	@git diff --stat -- tests/golden

boards: $(VENV)/.tools  ## write the positions anew on which the page's boards are tested
	PYTHONPATH=src $(BIN)/python -m tools.board_fixtures
	PYTHONPATH=src $(BIN)/python -m tools.ushpizin_positions
	PYTHONPATH=src $(BIN)/python -m tools.game_descriptions

wire: $(VENV)/.tools  ## write web/src/lib/wire.ts anew from the server's types
	PYTHONPATH=src $(BIN)/python -m tools.wire_types

lock: $(BIN)/python  ## renew requirements-dev.lock: the newest versions pyproject.toml allows; then make test
	@mkdir -p build
	@$(BIN)/python tools/requirements.py > build/requirements.txt
	@$(BIN)/python tools/lock.py build/requirements.txt > build/lock && mv build/lock requirements-dev.lock
	@git diff --stat -- requirements-dev.lock

clean:  ## remove what was built and installed
	rm -rf $(VENV) web/node_modules src/kupa/server/page src/kupa/paper/drawings build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
