# Two commands do everything: `make play` and `make test`. Both create .venv and install the package with its compiled
# modules; nothing is installed again while nothing has changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check
SOURCES := $(shell find src -type f ! -name '*.pyc') pyproject.toml setup.py README.md

.PHONY: play test clean

play: $(VENV)/installed
	@$(BIN)/tabledhote play amsterdam

test: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest
	PYTHONPATH=src $(BIN)/python -m pytest tests/test_contract.py

$(VENV)/tools: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing: install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, not " + sys.version)'
	@$(PYTHON) -m venv $(VENV) || { echo "the venv module is missing: on Debian, apt-get install python3-venv"; exit 1; }
	@echo "installing tools and dependencies into $(VENV)"
	@$(PIP) install --quiet --upgrade pip
	@$(PIP) install --quiet --group tools
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	@echo "installing tabledhote (compiling the rules takes a minute or two)"
	@$(PIP) install --quiet --no-build-isolation '.[dev]'
	@$(BIN)/tabledhote --version
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
