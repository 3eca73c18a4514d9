# Two commands do everything: `make play` and `make test`. Both prepare what they need in .venv.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
COMPILED := build/compiled
CLIENT := $(shell find client \( -name node_modules -o -name tests \) -prune -o -type f -print) $(wildcard backend/*.py)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py $(CLIENT)
COMPILER := $(shell command -v $${CC:-cc})
GAMES ?= 10000
NO_RULES := client e2e store tools

.PHONY: play play-terminal quick system test test-plain test-compiled lint format bench strength soak courses siege chaos scale mutants
.PHONY: test-pythons docs pictures screens wheel clean

play: $(PLAYABLE) quick  ## the house on this machine, in the browser
	@PYTHONPATH=$(COMPILED) $(VENV)/bin/teahouse serve --open

play-terminal: $(PLAYABLE) quick  ## a game of Dragon Castle in the terminal
	@PYTHONPATH=$(COMPILED) $(VENV)/bin/teahouse play castle

# Computer players think many times as far in the same time when the rulebooks are compiled.
quick:
	@[ -z "$(COMPILER)" ] || [ -n "$(PURE)" ] || $(MAKE) --silent --no-print-directory $(COMPILED)/.ready \
		|| echo "The rulebooks could not be compiled; plain Python will do. PURE=1 does not try."

test: lint test-plain test-compiled  ## everything: checks, and all tests in plain Python and compiled

lint: $(READY)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(PY) backend/client.py

format: $(READY)
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(PY) backend/client.py format

system:  # a Chromium and a PostgreSQL server for the tests, installed where they are missing and may
	@sh tools/need.sh
	@$(PYTHON) tools/find_postgres.py --install
	@sh tools/need_redis.sh

test-plain: $(READY) system
	TEAHOUSE_EXPECT=plain $(PY) -m pytest -n 2 --maxschedchunk=4

# Few tests at a time to each of the two processes, so that both get a share of those with browsers, which take longest.
# The compiled half runs the same tests on the built wheel, but for the rooms that hold no compiled code (NO_RULES). Its
# folder stands before src on the path.
test-compiled: $(READY) system
ifeq ($(COMPILER),)
	@echo "no C compiler here: the compiled half of the tests was left out"
else
	$(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) TEAHOUSE_EXPECT=compiled $(PY) -m pytest -n 2 --maxschedchunk=4 $(NO_RULES:%=--ignore=tests/%)
endif

# What `make lint` has found out with everything installed is none of the build's business: it has a cache of its own.
# Releases (`make wheel`, and what `make bench` measures) are optimised across files: a little faster, twice as long to build.
$(COMPILED)/.ready: $(SOURCES) | $(PY)
	@echo "Compiling the rulebooks: some minutes, once."
	@rm -rf $(COMPILED) build/wheel build/lib.* build/temp.*  # a build that was interrupted leaves half a library
	@MYPY_CACHE_DIR=$(CURDIR)/build/mypy TEAHOUSE_PURE=0 TEAHOUSE_OPT=2 $(PY) -m pip wheel --quiet --no-deps --wheel-dir build/wheel .
	@$(PY) -m pip install --quiet --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@

wheel: $(READY)  ## the package as users get it, in dist/
	$(PY) -m build

bench: $(READY)  ## speed beside other engines, in one run; takes some minutes
	$(PY) -m bench.run

strength: $(READY)  ## play the arenas that rate the levels of computer players; takes hours
	[ -z "$(COMPILER)" ] || $(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(PY) tools/strength.py

soak: $(READY)  ## many random games with every option: invariants, records, the independent model; many tables at a server
	[ -z "$(COMPILER)" ] || $(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.run --games $(GAMES)
	PYTHONPATH=$(COMPILED) TEAHOUSE_REFERENCE_GAMES=1000 $(PY) -m pytest -n 2 -k against_reference tests/games
	PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.tables --tables $(GAMES)

mutants: $(READY)  ## put 300 faults into the rules, one at a time: does a test notice each? (docs/mutants.md)
	$(PY) -m tools.mutants

test-pythons: system  ## the plain tests with every supported Python on this machine
	$(PYTHON) tools/pythons.py

docs: $(READY)  ## the documentation as a site, in build/docs
	$(VENV)/bin/sphinx-build -q -W --keep-going docs build/docs

courses: $(READY)  ## every lesson of every course in a browser, on a phone and on a desktop
	TEAHOUSE_COURSES=1 $(PY) -m pytest tests/e2e/test_learn.py

siege: $(READY)  ## floods and tricks against a server with the limits it is shipped with, while somebody plays there
	[ -z "$(COMPILER)" ] || $(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(PY) -m tests.siege.run

chaos: $(READY) system  ## kill, cut off, fill up, slow down and turn the clock while people play; some twenty minutes
	[ -z "$(COMPILER)" ] || $(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(PY) -m tests.chaos.run

scale: $(READY) system  ## moves a second and waits with 1, 2 and 4 servers on one PostgreSQL
	[ -z "$(COMPILER)" ] || $(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(PY) -m bench.scale.run

pictures: $(READY)  ## the pictures of the documentation, made by the program itself
	$(PY) tools/pictures.py
	$(PY) -m tools.screens

screens: $(READY) system  ## measure the table on seven screens in four languages, at every kind of decision: some minutes
	$(PY) -m tests.e2e.screens

$(PY):
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Teahouse needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

# The package; its build makes the browser client, with Node from PATH or from PyPI.
$(PLAYABLE): pyproject.toml setup.py $(CLIENT) | $(PY)
	$(PY) -m pip install --quiet --editable '.[serve]'
	touch $@

# The package with everything that tests, checks and releases need.
$(READY): pyproject.toml setup.py $(CLIENT) | $(PY)
	$(PY) -m pip install --quiet --editable '.[dev]'
	touch $@ $(PLAYABLE)

clean:
	rm -rf build dist $(VENV) src/*.egg-info
