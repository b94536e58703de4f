# `make help` lists what there is to make.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
# One target after the other, except the two lanes of the tests and the two halves of a first start.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --no-input --disable-pip-version-check

# Stamps: newer than everything they were made from.
PLAYER := .venv/.player
DEPENDENCIES := .venv/.dependencies
ENGINE := .venv/.engine

# The engine is type-checked with all of these; pyproject.toml says which of them are compiled.
# Its stamp holds their names, so that a removed or renamed source is noticed too.
ENGINE_SOURCES := $(sort $(shell find src/mori -name '*.py' \
	-not -path '*/words/*' -not -path '*/lab/*' -not -path '*/cli/*' -not -path '*/server/*'))
SOURCES_CHANGED := $(if $(filter-out $(ENGINE_SOURCES),$(shell cat $(ENGINE) 2>/dev/null)),always)

# What `make bench` compares with, in an environment of its own. A new version has a new stamp.
CATANATRON_VERSION := 3.2.1
CATANATRON := .bench/.catanatron-$(CATANATRON_VERSION)
CATANATRON_GYM_VERSION := 4.0.0
CATANATRON_GYM := .bench/.catanatron_gym-$(CATANATRON_GYM_VERSION)
OPEN_SPIEL_VERSION := 2.0.2
OPEN_SPIEL := .bench/.open_spiel-$(OPEN_SPIEL_VERSION)

# What Mori has environments for, beside everything in .venv: the tests run its conformance suites.
RESEARCH_PEERS := gymnasium==1.4.0 pettingzoo==1.27.0 open_spiel==2.0.2
RESEARCH := .research/.$(subst $() ,-,$(RESEARCH_PEERS))

MANIFEST := src/mori/_engine.sha256

# The page in the browser: setup_page.py builds it, and knows from what.
PAGE := src/mori/server/page/index.html
NPM := $(shell command -v npm)
# Without a window it needs much less of the machine, so that is the one that is installed.
CHROMIUM := $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser)
DATABASES := $(if $(wildcard /usr/lib/postgresql/*/bin/initdb)$(shell command -v initdb),, postgresql) \
	$(if $(shell command -v redis-server),,redis-server) $(if $(shell command -v caddy),,caddy)
DATABASES := $(strip $(DATABASES))

.PHONY: help docs offline release setup play test test-all mutate bench bench-research lint format lock clean always chromium databases \
	offline-for-tests player page no-page research chosen-tests tests-in-the-browser all-other-tests

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 16

setup: $(DEPENDENCIES) $(ENGINE) $(if $(NPM),page,no-page) ## make .venv with Mori in it, compile the engine and build the page

# Playing needs neither the test tools nor the compiler: the page is built while Mori is installed, and
# the engine is compiled in the background, for the next start.
play: ## play in the browser; ARGS="--help" shows the options
	@[ -f $(PLAYER) ] || echo "== the first start takes about half a minute, with a slow network longer"
	@$(MAKE) --no-print-directory --jobs=2 SIDE_BY_SIDE=1 player $(if $(NPM),page,no-page)
	@$(BIN)/python setup_aside.py || export MORI_PURE=1; \
	[ -t 0 ] || exec </dev/null; exec $(BIN)/mori play $(ARGS)

# All tests run on the engine that people play with, the compiled one where there is one. Those that
# compare the two run on the interpreted one first. `make test-all` tests all rules on both.
PYTEST := $(BIN)/pytest -q
BOTH_ENGINES := tests/core tests/conformance/test_states.py tests/test_golden.py
ENGINE_TESTS := tests/core tests/games tests/conformance tests/test_golden.py \
	--ignore=tests/games/bitoku/pack --ignore=tests/games/hitodama/pack

test: setup lint chromium databases research offline-for-tests ## lint, type-check and run the tests; ARGS="tests/cli -k help" chooses
	@if [ -f $(MANIFEST) ]; then \
		echo "== tests of the core and recorded games, interpreted engine"; \
		MORI_PURE=1 $(PYTEST) $(BOTH_ENGINES); \
	fi
	@$(MAKE) --no-print-directory --jobs=2 SIDE_BY_SIDE=1 \
		$(if $(strip $(ARGS)),chosen-tests,tests-in-the-browser all-other-tests)

chosen-tests:
	@$(PYTEST) -n auto --dist worksteal $(ARGS)

# Two lanes side by side, each with half of the processors. The browser's prints its output at its end.
HALF := $(shell echo $$((($$(getconf _NPROCESSORS_ONLN) + 1) / 2)))
LANE := $(PYTEST) -n $(HALF) --dist worksteal

all-other-tests:
	@$(LANE) --ignore=tests/web

tests-in-the-browser:
	@output=$$($(LANE) tests/web 2>&1) || status=$$?; \
	echo "== in the browser"; echo "$$output"; exit $${status:-0}

test-all: test ## the tests, and those of the rules on the interpreted engine too
	@echo "== tests of the rules, interpreted engine"
	@MORI_PURE=1 $(PYTEST) -n auto --dist worksteal $(ENGINE_TESTS) $(ARGS)

# No part of the tests: it takes half an hour, and shows what they are worth (docs/mutation.md).
mutate: setup ## change the sources here and there and see which test notices; ARGS="--seed 1 --count 300"
	@MORI_PURE=1 $(BIN)/python -m tests.mutation --workers $$(nproc) $(ARGS)

docs: $(DEPENDENCIES) ## build the documentation site, for any static server and for mori serve under /docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict $(ARGS)

# The tests need the folder too. Where it cannot be built, those that need it say so.
offline-for-tests: $(DEPENDENCIES)
	@$(BIN)/python -m offline \
		|| echo "== dist/offline cannot be built: the tests that need it are skipped" >&2

offline: $(DEPENDENCIES) ## build Mori as a folder for any static host: dist/offline (docs/offline.md)
	@$(BIN)/python -m offline

release: $(DEPENDENCIES) ## build and check all that is published, from a clean clone: dist/release (docs/releases.md)
	@$(BIN)/python -m release

bench: setup $(CATANATRON) $(OPEN_SPIEL) ## measure the speed of the engine on this machine, beside peers
	@peers=(); for peer in catanatron:$(CATANATRON) open_spiel:$(OPEN_SPIEL); do \
		[ ! -f "$${peer#*:}" ] \
			|| peers+=(--peer ".bench/bin/python bench/peers/$${peer%%:*}_peer.py"); \
	done; exec $(BIN)/mori bench "$${peers[@]}" $(ARGS)

bench-research: setup research $(CATANATRON_GYM) ## measure steps a second through the environments, beside peers
	@.research/bin/python -m pip install -qq --no-input --disable-pip-version-check pygame # for connect four
	@exec .research/bin/python -m bench.environments $(ARGS)

# A browser for the tests of the page. Where it cannot be installed, those tests say so.
chromium:
ifeq ($(CHROMIUM),)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "== installing Chromium"; \
		{ apt-get update -qq && { apt-get install -y -qq --no-install-recommends chromium-headless-shell \
			|| apt-get install -y -qq --no-install-recommends chromium; }; } >/dev/null 2>&1 \
			|| echo "== Chromium cannot be installed: the tests in the browser are skipped"; \
	else \
		echo "== there is no Chromium: the tests in the browser are skipped"; \
	fi
endif

# PostgreSQL, Redis and Caddy for the tests of several services, which start their own: Debian's are
# not even started. Where they cannot be installed, those tests say so.
databases:
ifneq ($(DATABASES),)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "== installing $(DATABASES)"; \
		{ apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends $(DATABASES); } \
			>/dev/null 2>&1 \
			|| echo "== $(DATABASES) cannot be installed: the tests that need them are skipped"; \
	else \
		echo "== there is no $(DATABASES): the tests that need them are skipped"; \
	fi
endif

research: $(DEPENDENCIES) $(RESEARCH) ## install Gymnasium, PettingZoo and OpenSpiel, for the tests of environments

# They see all that is in .venv, and leave it alone. Where they cannot be installed, their tests say so.
$(RESEARCH):
	@echo "== installing $(RESEARCH_PEERS) into .research, for the tests of environments"
	@{ [ -x .research/bin/python ] || $(BIN)/python -m venv .research; } \
		&& .research/bin/python -m pip install -qq --no-input --disable-pip-version-check --retries 1 \
			$(RESEARCH_PEERS) \
		&& here=$$($(BIN)/python -c 'import site; print(site.getsitepackages()[0])') \
		&& there=$$(.research/bin/python -c 'import site; print(site.getsitepackages()[0])') \
		&& echo "import site; site.addsitedir('$$here')" >"$$there/mori.pth" && touch $@ \
		|| echo "== they cannot be installed: the tests that need them are skipped" >&2

player: $(PLAYER)
	@:

page:
	@$(PYTHON) setup_page.py

no-page:
	@echo "== there is no npm (Node 20.19 or newer): the table in the browser is left out"

lint: setup ## check style, types and imports
	@echo "== ruff, mypy, import-linter"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check || { echo "run make format" >&2; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@[ -z "$(NPM)" ] || { echo "== biome, svelte-check, vitest"; cd web \
		&& npm run --silent lint && npm run --silent check && npm run --silent test; }

format: setup ## put the code into the project's format
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format
	@[ -z "$(NPM)" ] || { cd web && npm run --silent format; }

clean: ## remove everything that was made
	rm -rf .venv .bench .research build dist src/*.egg-info $(MANIFEST) web/node_modules web/.svelte-check $(dir $(PAGE))
	rm -rf src/mori/server/docs
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Mori needs Python 3.11 or newer; choose one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv

# In the versions that constraints.txt names. Only the sources are linked into .venv here: engine and
# page are built below, each when it has changed.
INSTALL := $(PIP) install --constraint constraints.txt
LINK_SOURCES := MORI_COMPILE=0 MORI_PAGE=0 $(INSTALL) --no-build-isolation --editable
BUILD_REQUIRES := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

# What playing and compiling need.
$(PLAYER): pyproject.toml constraints.txt | $(BIN)/python
	@echo "== installing Mori into .venv"
	@$(BIN)/python -c '$(BUILD_REQUIRES)' >$@.requires
	@$(INSTALL) --requirement $@.requires
	@$(LINK_SOURCES) '.[server]'
	@touch $@

# What working on Mori needs: all of that, and the tools.
$(DEPENDENCIES): pyproject.toml constraints.txt | $(BIN)/python
	@echo "== installing Mori and its tools into .venv"
	@$(INSTALL) setuptools
	@$(LINK_SOURCES) '.[dev]'
	@touch $(PLAYER) $@

define WRITE_LOCK
import json, sys
print("# The versions that `make setup` installs and everything is tested with. `make lock` renews them.")
chosen = [item["metadata"] for item in json.load(sys.stdin)["install"]]
lines = {"{name}=={version}".format(**each) for each in chosen if each["name"] != "mori"}
print(*sorted(lines, key=str.lower), sep="\n")
endef
export WRITE_LOCK

lock: $(DEPENDENCIES) ## write the newest versions of all libraries and tools into constraints.txt
	@MORI_COMPILE=0 MORI_PAGE=0 $(PIP) install --dry-run --ignore-installed --no-build-isolation \
		--report .venv/newest.json '.[dev]'
	@$(BIN)/python -c "$$WRITE_LOCK" <.venv/newest.json >constraints.txt

# Without a C compiler setup_engine.py says so and leaves no manifest: nothing is stamped, and the
# next make tries again. With one, whatever goes wrong is an error. The stamp has the time of the
# start: a source edited meanwhile is newer. What `make play` compiles in the background is waited for,
# and taken if it was made from these sources.
$(ENGINE): $(PLAYER) setup_engine.py setup_docstrings.py $(ENGINE_SOURCES) $(SOURCES_CHANGED)
	@echo "== compiling the engine (the first time takes one to three minutes)"
	@echo '$(ENGINE_SOURCES)' >$@.new
	@MORI_COMPILE=auto $(BIN)/python setup.py --quiet build_ext --inplace
	@[ ! -f $(MANIFEST) ] || mv $@.new $@

# Without a network the bench runs without peers: nothing is stamped, and the next one tries again.
INSTALL_PEER = { [ -x .bench/bin/python ] || $(PYTHON) -m venv .bench; } \
	&& .bench/bin/python -m pip install -qq --no-input --disable-pip-version-check --retries 1 $(1) \
	&& touch $@ \
	|| echo "== $(1) cannot be installed: the bench runs without it" >&2

$(CATANATRON):
	@echo "== installing catanatron $(CATANATRON_VERSION) into .bench, only to compare with"
	@$(call INSTALL_PEER,catanatron==$(CATANATRON_VERSION))

$(CATANATRON_GYM):
	@echo "== installing catanatron_gym $(CATANATRON_GYM_VERSION) into .bench, only to compare with"
	@$(call INSTALL_PEER,catanatron_gym==$(CATANATRON_GYM_VERSION))

$(OPEN_SPIEL):
	@echo "== installing open_spiel $(OPEN_SPIEL_VERSION) into .bench, only to compare with"
	@$(call INSTALL_PEER,open_spiel==$(OPEN_SPIEL_VERSION))
