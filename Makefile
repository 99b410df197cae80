# make play      creates the environment, installs Tessera and starts the server (ARGS="--port 8080" for options)
# make terminal  starts a match against two bots in the terminal instead (ARGS="neotopia --lang fr")
# make test      creates the environment with all tools, and runs every check and test
# make soak      plays 100 000 random matches for each number of players (MATCHES=… for more or fewer)
# make lock      pins the newest versions of all dependencies

PYTHON ?= python3
MATCHES ?= 100000
BIN := .venv/bin

.PHONY: play terminal test soak lock clean

play: .venv/.play
	$(BIN)/tessera serve $(ARGS)

terminal: .venv/.play
	$(BIN)/tessera play $(ARGS)

test: .venv/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

soak: .venv/.play
	$(BIN)/python -m tests.soak --matches $(MATCHES)

lock: .venv/.test
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group build --upgrade $(PINS) -o requirements.lock
	$(BIN)/uv pip compile pyproject.toml --group build --group dev --extra cuda --extra plot --extra ray --upgrade $(PINS) -o requirements-dev.lock

PINS := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tessera needs Python 3.11 or newer; 'make PYTHON=python3.12 …' chooses another one than $$($(PYTHON) --version)."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.play: .venv/bin/python requirements.lock pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.test: .venv/.play requirements-dev.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@
