# make play      creates the environment, installs Tessera, builds the pages, starts the server and a browser (ARGS="--port 8080")
# make terminal  starts a match against two bots in the terminal instead (ARGS="neotopia --lang fr")
# make web       builds the pages for browsers, if their sources are newer; with the Node that is there, or one of its own
# make test      creates the environment with all tools, and runs every check and test
# make soak      plays 100 000 random matches for each number of players (MATCHES=… for more or fewer)
# make lock      pins the newest versions of all dependencies

PYTHON ?= python3
MATCHES ?= 100000
BIN := .venv/bin

.PHONY: play terminal web test soak lock clean

play: .venv/.play web
	$(BIN)/tessera serve --open $(ARGS)

terminal: .venv/.play
	$(BIN)/tessera play $(ARGS)

web: tessera/server/web/index.html

test: .venv/.test web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

soak: .venv/.play
	$(BIN)/python -m tests.soak --matches $(MATCHES)

lock: .venv/.test
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group build --upgrade $(PINS) -o requirements.lock
	$(BIN)/uv pip compile --group web --upgrade $(PINS) -o requirements-web.lock
	$(BIN)/uv pip compile pyproject.toml --group build --group dev --extra cuda --extra plot --extra ray --upgrade $(PINS) -o requirements-dev.lock

PINS := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

clean:
	rm -rf .venv build web/node_modules web/src/net/wire.d.ts tessera/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis

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
	@command -v chromium chromium-browser google-chrome >/dev/null || $(BIN)/playwright install chromium
	@touch $@

# The pages. Their types are made of the description of the API, which is written anew only if it says something else.

WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path web/src/net/wire.d.ts)
NODE_DOES := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || a == 22 && b > 11 || a == 20 && b > 18 ? 0 : 1)
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-fund --no-audit --no-update-notifier

.venv/.node: .venv/bin/python requirements-web.lock
	@{ command -v npm && node -e '$(NODE_DOES)'; } >/dev/null 2>&1 || \
	  $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-web.lock
	@touch $@

web/node_modules/.done: web/package-lock.json .venv/.node
	$(NPM) ci
	@touch $@

build/openapi.json: .venv/.play $(wildcard tessera/server/*.py tessera/server/http/*.py tessera/server/http/routes/*.py tessera/server/wire/*.py tessera/games/*/explain/*.py tessera/games/*/state.py)
	@$(BIN)/python -m tessera.server.openapi $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

web/src/net/wire.d.ts: build/openapi.json | web/node_modules/.done
	$(NPM) run types

tessera/server/web/index.html: $(WEB_SOURCES) web/src/net/wire.d.ts | web/node_modules/.done
	$(NPM) run check
	$(NPM) run build
	@touch $@
