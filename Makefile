# Tricity: a few fixed verbs. Each sets up what it needs in .venv; nothing else has to be installed.
.POSIX:
.SUFFIXES:
.PHONY: help play test check fix bench docs setup pins clean warm compiled plain checked \
	client web screenshots browser

BIN = .venv/bin
PINS = pyproject.toml constraints.txt tools/setup.sh
SPREAD = -n 2 --dist worksteal  # the second worker helps the first to its end
NOT_RULES = --ignore=tests/bots --ignore=tests/cli --ignore=tests/lab --ignore=tests/test_docs.py \
	--ignore=tests/test_imports.py --ignore=tests/test_shape.py --ignore=tests/server \
	--ignore=tests/store --ignore=tests/web --ignore=tests/test_card_facts.py \
	--ignore=tests/test_rules_pages.py --ignore=tests/test_rules_pictures.py \
	--ignore=tests/test_tutorials.py --ignore=tests/test_texts.py --ignore=tests/test_web_texts.py
ONLY =

help:
	@echo 'make play    sit down at the table (in the browser; tricity play: in the terminal)'
	@echo 'make test    all checks and all tests'
	@echo 'make check   format, lint, types, layers'
	@echo 'make fix     put right what a machine can put right'
	@echo 'make bench   measure; make bench ONLY=name for one benchmark'
	@echo 'make docs    build the documentation into site/'
	@echo 'make screenshots  pictures of every page into docs/pictures'
	@echo 'make setup   only set up .venv;  make clean  remove what make made'

play: .venv/play.stamp
	@$(BIN)/python hatch_build.py
	@$(BIN)/tricity serve --open

# What keeps one core busy runs beside something else that does.
test: .venv/dev.stamp browser
	@$(MAKE) -j 2 check warm
	@$(MAKE) compiled
	@$(MAKE) -j 3 plain checked client
	@$(MAKE) web
	@echo 'All checks and tests passed.'

check: .venv/dev.stamp
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.api_types --check

fix: .venv/dev.stamp
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tools.api_types
	$(BIN)/python -m tools.rules_examples
	$(BIN)/python -m tools.tutorials

bench: .venv/bench.stamp
	@$(BIN)/python -m bench.run $(ONLY)

docs: .venv/docs.stamp
	$(BIN)/zensical build --clean --strict

# The parts of `make test`; each can be run alone.

# Two workers would compile the same rules twice on a cold machine.
warm: .venv/dev.stamp
	@$(BIN)/python -m tests.warm_up

compiled: .venv/dev.stamp
	$(BIN)/pytest $(SPREAD) --ignore=tests/web

# The client: its types and its own logic.
client: .venv/dev.stamp
	$(BIN)/python hatch_build.py
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm run --silent test

# Whole games in a real browser.
web: .venv/dev.stamp browser
	$(BIN)/python hatch_build.py
	$(BIN)/pytest -q $(SPREAD) tests/web

# Pictures of every page in both themes, on a desktop and on a phone.
screenshots: .venv/dev.stamp browser
	$(BIN)/python hatch_build.py
	$(BIN)/python -m tools.screenshots

browser:
	@sh tools/browser.sh

# The same rules as plain Python, measured. Only a compiled run reaches the compiled half of jit.py.
plain: .venv/dev.stamp
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q tests/engine/test_jit.py -k whole_numbers
	$(BIN)/coverage combine -q
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest $(SPREAD) -m 'not slow' --hypothesis-profile=small \
		--cov --cov-append $(NOT_RULES) tests

# Numba does not know cached rules with bounds checks from those without: they get a cache apart.
checked: .venv/dev.stamp
	NUMBA_BOUNDSCHECK=1 TRICITY_CACHE="$$PWD/.venv/checked" $(BIN)/pytest -q \
		-m 'not slow' --hypothesis-profile=small tests/test_laws.py

# Setting up.

setup: .venv/dev.stamp

.venv/play.stamp: $(PINS)
	@sh tools/setup.sh play

.venv/dev.stamp: $(PINS)
	@sh tools/setup.sh dev

.venv/bench.stamp: $(PINS)
	@sh tools/setup.sh bench

.venv/docs.stamp: $(PINS)
	@sh tools/setup.sh docs

# New pins: resolve everything afresh, without the old ones.
pins:
	@sh tools/pins.sh

clean:
	rm -rf .venv .cache site dist htmlcov web/node_modules src/tricity/web .coverage .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache
