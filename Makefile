# make play      creates the environment, installs Tessera, builds the pages, starts the server and a browser (ARGS="--port 8080")
# make terminal  starts a match against two bots in the terminal instead (ARGS="neotopia --lang fr")
# make web       builds the pages, the engines for browsers and what plays offline there, if their sources have changed; with the
#                Node and the linker that are there, or with its own
# make check     formats, linters, types and the client's unit tests: less than a minute, before every commit
# make test      everything: the checks, the pages and all tests, those in a browser included (ARGS="-k undo")
# make site      a folder for any static host, in build/site: both games in the browser, without a server
# make browser   gets a browser for the tests, by whatever way works here
# make coverage  which lines of the Python code the tests run
# make wheel     a package with the pages inside, for `pip install`, in dist/
# make audit     looks for known vulnerabilities of all pinned dependencies; says so if the databases cannot be reached
# make kills     kills servers two hundred times and fills, locks, pauses and restarts what they depend on (KILLS=… for more or fewer)
# make soak      plays 100 000 random matches for each number of players (MATCHES=… for more or fewer)
# make lock      pins the newest versions of all dependencies
# make clean     removes all that make has made
# make help      prints this list

PYTHON ?= python3
MATCHES ?= 100000
KILLS ?= 200
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-fund --no-audit --no-update-notifier

# Says what takes a while, and prints a dot every three seconds until it is done.
PATIENTLY = @echo "$(1) …"; (while sleep 3; do printf .; done) & dots=$$!; ($(2)); code=$$?; kill $$dots; echo; exit $$code

.PHONY: play terminal web pages engines offline site check test browser coverage wheel audit kills soak lock clean help
.DELETE_ON_ERROR:

# The packages and the pages need each other only when the server starts.
play:
	@$(MAKE) --no-print-directory -j2 .venv/.play pages
	$(BIN)/tessera serve --open $(ARGS)

terminal: .venv/.play
	$(BIN)/tessera play $(ARGS)

check: .venv/.test web/src/net/wire.d.ts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run format:check
	$(NPM) run lint
	$(NPM) run check
	$(NPM) run unit

# Tests wait for half of their time, for servers and browsers: one more worker than there are cores uses it.
test: check web
	@$(BIN)/python -m tests.support.chromium || true
	$(BIN)/pytest -n $(WORKERS) $(ARGS)

browser: .venv/.test .venv/.node
	@$(BIN)/python -m tests.support.chromium

# The compiled rules are counted where the tests of the games run them interpreted; what runs on a GPU or under a browser is not counted.
coverage: .venv/.test web
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto --cov --cov-report= tests/games -k 'not conservation'
	$(BIN)/pytest -n auto --cov --cov-append --ignore=tests/games --ignore=tests/web -m 'not slow'

soak: .venv/.play
	$(BIN)/python -m tests.games.prosperity.soak --matches $(MATCHES)

audit: .venv/.play .venv/.node build/audit/.done
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.support.audit build/audit/bin/pip-audit

build/audit/.done: requirements-audit.lock .venv/bin/python
	$(BIN)/python -m venv --clear build/audit
	build/audit/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --require-hashes -r requirements-audit.lock
	@touch $@

kills: .venv/.test
	$(BIN)/pytest tests/server/store/test_kills.py tests/server/store/test_faults.py --kills $(KILLS) --timeout 3600 $(ARGS)

wheel: .venv/.play web
	rm -rf dist
	$(BIN)/hatchling build --target wheel

site: web
	@$(BIN)/tessera site build/site

clean:
	rm -rf .venv build dist web/node_modules web/src/net/wire.d.ts tessera/server/web tessera/server/engines tessera/server/offline .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

# The environment

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Tessera needs Python 3.11 or newer, but '$(PYTHON)' is older or missing. Choose another: make PYTHON=python3.12 …" >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.play: .venv/bin/python requirements.lock pyproject.toml
	$(call PATIENTLY,Installing Tessera and what it needs,\
	  $(PIP) install --no-deps --require-hashes -r requirements.lock && $(PIP) install --no-deps --no-build-isolation -e .)
	@touch $@

.venv/.test: .venv/.play requirements-dev.lock
	$(call PATIENTLY,Installing what the tests need,$(PIP) install --no-deps --require-hashes -r requirements-dev.lock)
	@touch $@

COMPILE := $(BIN)/uv pip compile --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

lock: .venv/.test
	$(COMPILE) pyproject.toml --group build -o requirements.lock
	$(COMPILE) --group web -o requirements-web.lock
	$(COMPILE) --group linker -o requirements-linker.lock
	$(COMPILE) --group audit -o requirements-audit.lock
	$(COMPILE) pyproject.toml --group build --group dev $(addprefix --extra ,bench plot ray data cuda envs) -o requirements-dev.lock

# The pages. Their types come from the description of the API, which is written only if it has changed; only `make check` needs them.

API_SOURCES := $(shell find tessera -name '*.py' -not -path 'tessera/cli/*')
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path web/src/net/wire.d.ts) tessera/server/http/pages.json
NODE_IS_NEW := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || a == 22 && b > 11 || a == 20 && b > 18 ? 0 : 1)

web: pages engines offline

pages: tessera/server/web/index.html

HAS_NODE := $(shell { command -v npm && node -e '$(NODE_IS_NEW)'; } >/dev/null 2>&1 && echo yes)

.venv/.node: .venv/bin/python requirements-web.lock $(if $(HAS_NODE),,.venv/.play)
	@test "$(HAS_NODE)" || $(PIP) install --no-deps --require-hashes -r requirements-web.lock
	@touch $@

web/node_modules/.done: web/package-lock.json .venv/.node
	$(call PATIENTLY,Installing what the pages are built with,$(NPM) ci)
	@touch $@

build/.described: .venv/.play $(API_SOURCES)
	@$(BIN)/python -m tessera.server.openapi build/openapi.json.new
	@cmp -s build/openapi.json.new build/openapi.json || cp build/openapi.json.new build/openapi.json
	@touch $@

build/openapi.json: build/.described
	@:

web/src/net/wire.d.ts: build/openapi.json | web/node_modules/.done
	$(NPM) run types

tessera/server/web/index.html: $(WEB_SOURCES) | web/node_modules/.done
	$(NPM) run build
	@touch $@

# The engines: rules and bots as WebAssembly. They are named by their sources, so the command knows by itself what is to be built.

HAS_LINKER := $(shell command -v wasm-ld || ls /usr/lib/llvm-*/bin/wasm-ld 2>/dev/null)

.venv/.linker: .venv/.play requirements-linker.lock
	@test "$(HAS_LINKER)" || $(PIP) install --no-deps --require-hashes -r requirements-linker.lock
	@touch $@

engines: .venv/.linker
	@$(BIN)/python -m tessera.wasm

# The Python that pages run without a server, and what they know of the games without running it.

OFFLINE_SOURCES := $(shell find tessera -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.match' -o -name '*.safetensors')

offline: tessera/server/offline/index.json

tessera/server/offline/index.json: $(OFFLINE_SOURCES) | engines
	@$(BIN)/python -m tessera.offline
