.DEFAULT_GOAL := test
.PHONY: .venv play test machine lint format types layers bench envs cluster fast bench-fast load siege soak deals mutants golden package container clean

PYTHON ?= python3
BIN := .venv/bin
PLAYS := .venv/.plays
STAMP := .venv/.installed
PIP := $(BIN)/python -m pip --disable-pip-version-check
FAST := build/fast
FAST_BIN := $(FAST)/venv/bin
SCRIPT_TOOLS := node_modules/.installed
BIOME := node_modules/.bin/biome
ARGS ?=
MINUTES ?= 1
TABLES ?= 100
KILLS ?= 0
CAMPAIGNS ?= 50 20
GAMES ?=
WORKERS ?= $(shell nproc 2>/dev/null || echo 1)

.venv: $(STAMP)

# To play: the package and what it needs, nothing to develop with. Whoever has that already has this.
$(PLAYS): pyproject.toml
	@test -x $(BIN)/python || { echo "Setting up .venv"; $(PYTHON) -m venv .venv; }
	@if [ $(STAMP) -nt pyproject.toml ]; then touch $@; else \
	  echo "Installing Shamble and what it needs into .venv:" && \
	  $(PIP) install --progress-bar off -e . | grep -E '^(Collecting|Successfully|ERROR)' | sed 's/^/  /' && \
	  $(BIN)/python -c 'import shamble' && touch $@; fi

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install --quiet -e '.[dev,postgresql]'
	touch $(STAMP)

# Biome and TypeScript for the page's scripts, from npm if there is one. An older node_modules is completed.
$(SCRIPT_TOOLS): package.json
	@if command -v node >/dev/null && command -v npm >/dev/null; then \
	  npm install --no-package-lock --no-audit --no-fund --fetch-retries=1 --silent && touch $@ || true; \
	fi

play: $(PLAYS)
	$(BIN)/shamble play $(ARGS)

test: lint types layers machine
	$(BIN)/pytest -n 2 $(ARGS)

# What tests need of the machine: chromium for the page, PostgreSQL for shared tables, TypeScript and Biome for the scripts.
# What cannot be installed here is named by the tests that miss it.
APT_INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq

machine: $(SCRIPT_TOOLS)
	@missing=""; \
	for name in chromium chromium-browser google-chrome missing; do command -v $$name >/dev/null && break; done; \
	[ $$name != missing ] || missing="chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing for the tests: $$missing"; \
	  { $(APT_INSTALL) $$missing || { apt-get update -qq && $(APT_INSTALL) $$missing; }; } >/dev/null 2>&1 || true; \
	fi

# A machine without Biome lints the rest: $(call biome,arguments)
define biome
	@if $(BIOME) --version >/dev/null 2>&1; then echo "$(BIOME) $(1)" && $(BIOME) $(1); \
	else echo "The page's scripts are left out: Biome is missing (npm install --no-package-lock)"; fi
endef

lint: $(STAMP) $(SCRIPT_TOOLS)
	$(BIN)/ruff check src tests tools
	$(BIN)/ruff format --check src tests tools
	$(BIN)/pytest -q -n 0 tests/docs/test_style.py tests/docs/test_unused.py
	$(call biome,check --error-on-warnings)

format: $(STAMP) $(SCRIPT_TOOLS)
	$(BIN)/ruff check --fix src tests tools
	$(BIN)/ruff format src tests tools
	$(call biome,check --write)

types: $(STAMP)
	$(BIN)/mypy

layers: $(STAMP)
	$(BIN)/lint-imports --no-logo

bench: $(STAMP)
	$(BIN)/shamble bench $(ARGS)

# The compiled build: a wheel of the same sources in $(FAST)/dist, installed into a venv of its own there and shown to
# play as the plain package does: golden games, trees, every position of some games of all Missions, all scenarios, and
# random games under the checker. It needs a C compiler, and takes some minutes.
fast: $(STAMP)
	$(PIP) install --quiet -e '.[fast]'
	$(BIN)/python -m shamble.lab.compiling $(FAST)
	$(BIN)/python -m venv --clear $(FAST)/venv
	$(FAST_BIN)/python -m pip install --quiet --disable-pip-version-check $(FAST)/dist/*.whl
	$(FAST_BIN)/shamble --version | grep compiled
	$(FAST_BIN)/python -m shamble.lab.agreement
	$(BIN)/python -m shamble.lab.agreement --trails > $(FAST)/interpreted.txt
	$(FAST_BIN)/python -m shamble.lab.agreement --trails > $(FAST)/compiled.txt
	cmp $(FAST)/interpreted.txt $(FAST)/compiled.txt
	$(FAST_BIN)/shamble scenario tests/scenarios > $(FAST)/scenarios.txt || { grep -v '^ok' $(FAST)/scenarios.txt; exit 1; }
	$(FAST_BIN)/shamble soak --games 50 --seed 1 --workers $(WORKERS)

bench-fast:
	@test -x $(FAST_BIN)/shamble || { echo "The compiled build is missing: make fast"; exit 1; }
	$(FAST_BIN)/shamble bench --peer .venv-bench --measured docs/measured.md --baseline benchmarks/baseline.json $(ARGS)

# What needs torch, sb3-contrib, OpenSpiel and PettingZoo's games: every Mission by numbers, the adapter, the example,
# and how many steps a second ours takes beside connect four.
envs: $(STAMP)
	$(PIP) install --quiet -e '.[envs,train]'
	$(BIN)/pytest -q -n $(WORKERS) tests/envs/with_extras.py
	$(BIN)/python -m shamble.lab.env_bench $(ARGS)

# Games on a Ray and on a Dask cluster of two workers on this machine, one of which is killed: no game is lost or changed.
cluster: $(STAMP)
	$(PIP) install --quiet -e '.[ray,dask]'
	$(BIN)/pytest -q -n 0 tests/lab/with_clusters.py $(ARGS)

load: $(STAMP)
	$(BIN)/shamble load --tables $(TABLES) --minutes $(MINUTES) $(ARGS)

# Hostile requests of all kinds and kill -9, while others play: how long do they wait?
siege: $(STAMP)
	$(BIN)/shamble siege --minutes $(MINUTES) $(ARGS)

soak: $(STAMP)
	$(BIN)/shamble soak $(if $(GAMES),--games $(GAMES),--minutes $(MINUTES)) --workers $(WORKERS) --kills $(KILLS) --campaigns $(CAMPAIGNS) $(ARGS)

# Hidden cards of many games beside those that bots think on: a run that was stopped goes on where it was.
deals: $(STAMP)
	$(BIN)/python -m shamble.lab.deals --workers $(WORKERS) $(ARGS)

mutants: $(STAMP)
	$(BIN)/shamble mutants --minutes $(MINUTES) $(ARGS)

golden: $(STAMP)
	$(BIN)/python -m shamble.lab.golden
	$(BIN)/python -m shamble.lab.playthrough
	$(BIN)/python -m shamble.lab.perft
	$(BIN)/python -m shamble.lab.endings

# The wheel as others get it: built, installed alone into a venv of its own, and a game begun and a page asked for there.
package: $(STAMP)
	$(PIP) wheel --quiet --no-deps -w build/package .
	$(BIN)/python -m venv --clear build/package/venv
	build/package/venv/bin/python -m pip --disable-pip-version-check install --quiet build/package/shamble-*.whl
	cd build/package && venv/bin/shamble --version && venv/bin/shamble rules CL-MOVE-03 && \
	  venv/bin/shamble simulate RM-T1 --games 2 --bot greedy && venv/bin/python $(CURDIR)/tools/package/first_page.py

# The image of deploy/, built and tried with PostgreSQL behind a proxy with HTTPS. It needs root, buildah, debootstrap,
# PostgreSQL and caddy, and takes some minutes.
container: $(STAMP)
	BUILDAH_ISOLATION=chroot $(BIN)/python tools/container/try_out.py build/container

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
