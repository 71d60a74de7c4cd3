# Two commands do everything: `make play` and `make test`. Both create .venv and install the package with its compiled
# modules; nothing is installed again while nothing has changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check
SOURCES := $(shell find src -type f ! -name '*.pyc') pyproject.toml setup.py README.md $(wildcard docs/rules/*.md)

.PHONY: play test chromium clean

play: $(VENV)/installed
	@$(BIN)/tabledhote serve $(if $(DISPLAY)$(WAYLAND_DISPLAY),--open)

test: $(VENV)/installed chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto --ignore=tests/server --ignore=tests/web -m 'not alone'
	$(BIN)/python -m pytest -n 2 tests/server tests/web -m 'not alone'
	$(BIN)/python -m pytest tests/test_cli.py tests/server tests/web -m alone
	PYTHONPATH=src $(BIN)/python -m pytest -n auto tests/test_contract.py -m 'not further'

# The browser tests use Debian's Chromium, or the one that the variable CHROMIUM names.
chromium:
	@[ -n "$$CHROMIUM" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "installing Chromium for the browser tests"; \
			apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; \
		else \
			echo "Chromium is missing: on Debian, sudo apt-get install chromium (or set CHROMIUM to its path)"; exit 1; \
		fi; }

$(VENV)/tools: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing: install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, not " + sys.version)'
	@$(PYTHON) -m venv $(VENV) || { echo "the venv module is missing: on Debian, apt-get install python3-venv"; exit 1; }
	@echo "installing tools and dependencies into $(VENV)"
	@$(PIP) install --quiet --upgrade pip
	@$(PIP) install --quiet --group tools
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	@echo "installing tabledhote (compiling the rules takes a few minutes)"
	@$(PIP) install --quiet --no-build-isolation '.[dev]'
	@$(BIN)/tabledhote --version
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
