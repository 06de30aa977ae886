.DEFAULT_GOAL := test
.PHONY: .venv play test machine lint format types layers bench load soak mutants golden clean

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
ARGS ?=
MINUTES ?= 1
TABLES ?= 100
KILLS ?= 0
GAMES ?=
WORKERS ?= $(shell nproc 2>/dev/null || echo 1)

.venv: $(STAMP)

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,postgresql]'
	touch $(STAMP)

play: $(STAMP)
	$(BIN)/shamble play $(ARGS)

test: lint types layers machine
	$(BIN)/pytest -n 2 $(ARGS)

# What tests need of the machine: chromium for the page, PostgreSQL for shared tables, TypeScript for the scripts' types.
# What cannot be installed here is named by the tests that miss it.
APT_INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq

machine:
	@missing=""; \
	for name in chromium chromium-browser google-chrome missing; do command -v $$name >/dev/null && break; done; \
	[ $$name != missing ] || missing="chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing for the tests: $$missing"; \
	  { $(APT_INSTALL) $$missing || { apt-get update -qq && $(APT_INSTALL) $$missing; }; } >/dev/null 2>&1 || true; \
	fi
	@if [ ! -e node_modules ] && command -v node >/dev/null && command -v npm >/dev/null; then \
	  npm install --no-package-lock --no-audit --no-fund --silent || true; \
	fi

lint: $(STAMP)
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests

format: $(STAMP)
	$(BIN)/ruff check --fix src tests
	$(BIN)/ruff format src tests

types: $(STAMP)
	$(BIN)/mypy

layers: $(STAMP)
	$(BIN)/lint-imports --no-logo

bench: $(STAMP)
	$(BIN)/shamble bench $(ARGS)

load: $(STAMP)
	$(BIN)/shamble load --tables $(TABLES) --minutes $(MINUTES) $(ARGS)

soak: $(STAMP)
	$(BIN)/shamble soak $(if $(GAMES),--games $(GAMES),--minutes $(MINUTES)) --workers $(WORKERS) --kills $(KILLS) $(ARGS)

mutants: $(STAMP)
	$(BIN)/shamble mutants --minutes $(MINUTES) $(ARGS)

golden: $(STAMP)
	$(BIN)/python -m shamble.lab.golden
	$(BIN)/python -m shamble.lab.playthrough
	$(BIN)/python -m shamble.lab.perft
	$(BIN)/python -m shamble.lab.endings

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
