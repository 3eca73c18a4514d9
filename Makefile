# Two commands do everything: `make play` and `make test`. Both prepare what they need in .venv.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py
COMPILER := $(shell command -v $${CC:-cc})
GAMES ?= 10000
CLIENT := src/teahouse/web/static/stamp.txt
CLIENT_SOURCES := $(shell find client -type f -not -path "*/node_modules/*")

.PHONY: play play-terminal client browser postgres test test-plain test-compiled lint format bench soak pictures wheel clean

play: client  ## the games in the browser
	@$(VENV)/bin/teahouse serve

play-terminal: $(READY)  ## a game of Dragon Castle in the terminal
	@$(VENV)/bin/teahouse play castle

client: $(CLIENT)  ## the browser client, built where its sources have changed

# The package build makes the client, and brings Node along where there is none.
$(CLIENT): $(CLIENT_SOURCES) | $(READY)
	$(PY) backend/client.py 2>/dev/null || $(PY) -m pip install --quiet --no-deps --editable .
	touch $@

browser:  # for the tests in the browser; without one they are left out, and say so
	@command -v chromium || command -v chromium-browser || command -v google-chrome \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium; } \
	|| echo "there is no Chromium here, and no right to install one: the tests in the browser are left out"

test: lint postgres test-plain test-compiled  ## everything: checks, and all tests in plain Python and compiled

lint: $(READY)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy

format: $(READY)
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

postgres: $(READY)  ## the server that the tests of the store use; got with apt where it is missing and that is allowed
	@$(PY) tools/find_postgres.py --install

test-plain: client browser
	TEAHOUSE_EXPECT=plain $(PY) -m pytest -n 2

# The compiled half runs the same tests on the built wheel. Its folder stands before src on the path.
test-compiled: $(READY)
ifeq ($(COMPILER),)
	@echo "no C compiler here: the compiled half of the tests was left out"
else
	$(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) TEAHOUSE_EXPECT=compiled $(PY) -m pytest -n 2 --ignore tests/e2e
endif

$(COMPILED)/.ready: $(READY) $(SOURCES) $(CLIENT)
	rm -rf $(COMPILED) build/wheel
	TEAHOUSE_PURE=0 $(PY) -m build --wheel --outdir build/wheel .
	$(PY) -m pip install --quiet --no-deps --target $(COMPILED) build/wheel/*.whl
	touch $@

wheel: $(READY)  ## the package as users get it, in dist/
	$(PY) -m build

bench: $(READY)  ## speed beside other engines, in one run; takes some minutes
	$(PY) bench/engine/run.py

soak: $(READY)  ## many random games with every option: invariants, records, and the independent model
	[ -z "$(COMPILER)" ] || $(MAKE) $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.run --games $(GAMES)
	PYTHONPATH=$(COMPILED) TEAHOUSE_REFERENCE_GAMES=1000 $(PY) -m pytest -n 2 tests/games/castle/test_against_reference.py

pictures: client browser  ## the pictures of the documentation, made by the program itself
	$(PY) tools/pictures.py
	$(PY) tools/screens.py

$(READY): pyproject.toml setup.py
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Teahouse needs Python 3.11 or newer")'
	[ -x $(PY) ] || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --editable '.[dev]'
	touch $@

clean:
	rm -rf build dist $(VENV) src/*.egg-info
