.DEFAULT_GOAL := test
.PHONY: .venv play test browser lint format types layers bench load soak mutants golden clean

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
ARGS ?=
MINUTES ?= 1
TABLES ?= 100
KILLS ?= 0
GAMES ?=

.venv: $(STAMP)

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $(STAMP)

play: $(STAMP)
	$(BIN)/shamble play $(ARGS)

test: lint types layers browser
	$(BIN)/pytest -n 2 -q $(ARGS)

# The page is tested in Debian's chromium; without the right to install it those tests say what is missing.
browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  { apt-get install -y -qq chromium || { apt-get update -qq && apt-get install -y -qq chromium; }; } >/dev/null 2>&1; } || true

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
	$(BIN)/shamble soak $(if $(GAMES),--games $(GAMES),--minutes $(MINUTES)) --kills $(KILLS) $(ARGS)

mutants: $(STAMP)
	$(BIN)/shamble mutants --minutes $(MINUTES) $(ARGS)

golden: $(STAMP)
	$(BIN)/python -m shamble.lab.golden
	$(BIN)/python -m shamble.lab.playthrough
	$(BIN)/python -m shamble.lab.perft

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
