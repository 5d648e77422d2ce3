# Two commands are enough: `make play` and `make test`. Both build .venv themselves.
PYTHON ?= python3
BIN := .venv/bin
# Thousands of databases are made and thrown away: where there is a file system in memory, no test waits for a disk.
PYTEST := $(if $(wildcard /dev/shm/.),PYTEST_DEBUG_TEMPROOT=/dev/shm) $(BIN)/pytest -q -n auto --dist worksteal
SOURCES := bot cogs rendering games data loopback

# What is compiled once is kept: without that a third of each start, and each start of a test, goes by in compiling.
unexport PYTHONDONTWRITEBYTECODE

TOWN := --servers 1000 --games 2000 --people 10000
define measured
	-$(BIN)/byrsa load --write --store $(1) --no-limits $(TOWN) --seconds 600 --presses-a-second 100
	-$(BIN)/byrsa load --write --store $(1) --limits $(TOWN) --seconds 600 --presses-a-second 20
	-$(BIN)/byrsa load --write --store $(1) --no-limits --games 60 --people 120 --seconds 0 --stored 10000
	$(if $(filter postgres,$(1)),-$(BIN)/byrsa load --write --store $(1) --no-limits $(TOWN) --seconds 600 --presses-a-second 100 --processes 4)

endef

.PHONY: play test quick check style types proved bench load proof long rehearse contact-sheet clauses lock bom audit fuzz guided site clean
.DELETE_ON_ERROR:

play: .venv/run ## a playground in the browser: four people, one bot, no Discord account
	$(BIN)/byrsa playground

test: style ## everything that must hold before a change lands; types are checked beside the tests
	@$(MAKE) --no-print-directory -j2 types proved

quick: .venv/dev ## the tests without the long playouts
	$(PYTEST) -m "not slow"

check: style types ## format, lint, types, imports

style: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types: .venv/dev
	$(BIN)/mypy
	$(BIN)/basedpyright

proved: .venv/dev
	$(PYTEST)

bench: .venv/dev ## speed, as figures and as ratios to a base measured in the same run
	$(BIN)/python -m bench

load: .venv/dev ## what one bot carries, into docs/figures.md: without Discord's limits, with them, with many stored games; with DATABASE_URL on PostgreSQL too: hours
	$(foreach store,sqlite $(if $(DATABASE_URL),postgres),$(call measured,$(store)))

proof: .venv/dev ## many more games of every kind, and thousands asked ahead and literally: hours
	BYRSA_PROOF=1 $(PYTEST) -m proof

long: .venv/dev ## a thousand random games of Rome, two hundred of sensible players, six hundred of both republics, five hundred random ones of Diplomacy, a thousand of The Sword of Rome and two hundred sensible ones: hours
	$(BIN)/python -m tests.games.rome.long
	$(BIN)/python -m tests.games.grand.long
	$(BIN)/python -m tests.games.diplomacy.long
	$(BIN)/python -m tests.games.sword.long
	$(BIN)/python -m tests.mouse.masks
	$(BIN)/python -m tests.mouse.grand
	$(BIN)/python -m tests.mouse.sword
	BYRSA_PROOF=1 BYRSA_LONG=1 $(PYTEST) tests/e2e/test_rome.py tests/e2e/test_grand.py tests/e2e/test_sword.py tests/mouse/test_newcomer.py tests/mouse/test_sword.py

rehearse: .venv/dev ## games of every kind amid faults, beside the same in peace: hours, and it goes on where it was stopped (`SEEDS=200 SEED=1 ANSWERS=40 JOBS=0`)
	$(BIN)/byrsa rehearse --seeds $(or $(SEEDS),200) --seed $(or $(SEED),1) --answers $(or $(ANSWERS),40) --jobs $(or $(JOBS),0) --keep rehearsals.jsonl --write

clauses: .venv/dev ## which clauses of the rulebooks have a test, which decision points a kind and a default
	$(BIN)/python -m tests.clauses

contact-sheet: .venv/dev ## every view of the boards in every palette, to be looked at
	$(BIN)/python -m tests.rendering.contact_sheet contact-sheet

lock: .venv/dev ## renew the lock files from pyproject.toml
	$(BIN)/python tools/lock.py

bom: .venv/bin/python ## what Byrsa is made of, as CycloneDX, in dist/bom.json
	$(BIN)/python tools/bom.py dist/bom.json

audit: .venv/audit/bin/pip-audit ## whether anything that is locked is known to be unsafe, where somebody can be asked
	.venv/audit/bin/python tools/audit.py

fuzz: .venv/dev ## a million hostile interactions, and as many files and addresses: hours (`INPUTS=10000 SEED=2`)
	$(BIN)/python -m tests.fuzz --write --inputs $(or $(INPUTS),1000000) --seed $(or $(SEED),1)

guided: .venv/guided ## addresses and files led by what they reach, by atheris, where it exists: an hour (`RUNS=2000 SEED=2`)
	PYTHONPATH=.:.venv/guided $(BIN)/python -m tests.fuzz.guided --runs $(or $(RUNS),200000) --seed $(or $(SEED),1)

site: .venv/docs ## the documents as pages, in dist/site
	$(BIN)/mkdocs build --strict

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Byrsa needs Python 3.11 or newer; try: make PYTHON=python3.11 $(MAKECMDGOALS)")'
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements/run.txt pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# It stands beside what is locked, and looks at it from outside: nothing of it reaches the bot.
.venv/audit/bin/pip-audit: .venv/bin/python
	$(BIN)/python -m venv .venv/audit
	.venv/audit/bin/python -m pip install --quiet --disable-pip-version-check 'pip-audit~=2.10'

# It stands beside what is locked: it exists for few machines.
.venv/guided: .venv/dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target .venv/guided 'atheris~=3.0'

.venv/docs: .venv/bin/python requirements/docs.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.txt
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
