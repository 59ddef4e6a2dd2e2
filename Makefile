# Filature: everything that a person does from a clone. `make help` lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup demo install uninstall room test test-fast test-gpio test-install test-aarch64 lint firmware bench soak goldens screens \
  picture rules schematics drawings clean

MICROPYTHON := tests/firmware/node_modules/.package-lock.json

help: ## this list
	@grep -E '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

# A Raspberry Pi's own python3-lgpio drives the pins: where the system has it, .venv may use it.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Filature needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $$($(PYTHON) -c 'import lgpio' 2>/dev/null && echo --system-site-packages) $(VENV) || \
	  { rm -rf $(VENV); echo "Python has no venv here. On Debian or Raspberry Pi OS: sudo apt install python3-venv"; exit 1; }

$(VENV)/.playing: pyproject.toml | $(BIN)/python
	@echo "Setting up $(VENV) to play (once) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/.developing: pyproject.toml | $(BIN)/python
	@echo "Setting up $(VENV) to develop (once) ..."
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.playing

$(MICROPYTHON): tests/firmware/package-lock.json | $(VENV)/.developing
	@echo "Fetching MicroPython for node (once) ..."
	@$(BIN)/python -m tests.firmware.node
	@touch $@

setup: $(VENV)/.developing $(MICROPYTHON) ## make .venv ready for everything

demo: $(VENV)/.playing ## watch bots play a series on the virtual table
	@$(BIN)/filature demo
	@command -v filature >/dev/null || echo "Before that, once in each terminal: . $(BIN)/activate"

# The system's own Python, and no traces of root in the clone.
install: ## on a Raspberry Pi, as root: the table as a service (DRY_RUN=1 only tells the steps)
	@/usr/bin/python3 -B -m pi_app.system.install

uninstall: ## take the service back; games and settings stay (PURGE=1: those, too)
	@/usr/bin/python3 -B -m pi_app.system.install uninstall

# A room is a folder below tests/ that has tests, itself or further down: engine, pi_app, pi_app/table.
ROOMS = $(shell find tests -name 'test_*.py' | awk -F / '{room = $$2; for (at = 3; at <= NF; at++) {print room; room = room "/" $$at}}' | sort -u)
WANTED = $(patsubst tests/%,%,$(ROOM:%/=%))
UNKNOWN = $(filter-out $(ROOMS),$(WANTED))

room: # before the lint, which takes longer
ifneq ($(ROOM),)
	@[ -z "$(UNKNOWN)" ] || { echo "tests/ has no room $(UNKNOWN). The rooms are: $(ROOMS)."; exit 2; }
endif

test: room lint $(MICROPYTHON) ## lint, types and all tests (ROOM=engine or ROOM=pi_app/table: only the tests in that folder of tests/)
	@$(BIN)/python -m pytest --numprocesses auto $(addprefix tests/,$(WANTED))

test-fast: lint $(MICROPYTHON) ## lint, types and the tests that are not slow, of every room: about a minute on two cores
	@$(BIN)/python -m pytest --numprocesses auto -m "not slow"

test-gpio: $(VENV)/.developing ## the drivers on a real Linux gpiochip, in QEMU (skips on a machine that cannot run it)
	@tests/gpio/rig || [ $$? -eq 77 ]

test-install: ## install for real in chroots of Debian 12 and 13, and boot them (root; skips where it cannot run)
	@for suite in bookworm trixie; do for trial in try_in_chroot boot; do \
	  tests/pi_app/system/install/$$trial $$suite || [ $$? -eq 77 ] || exit 1; done; done

test-aarch64: $(VENV)/.developing ## the program as a 64-bit Pi's processor runs it, in QEMU (skips where it cannot run)
	@tests/aarch64/run || [ $$? -eq 77 ]

lint: $(VENV)/.developing
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

# The types of a Pico's modules; apart from the others, since they hide the standard library's.
build/typings: | $(VENV)/.developing
	@$(PIP) --target $@ 'micropython-rp2-rpi_pico-stubs~=1.27'

firmware: $(VENV)/.developing build/typings ## check the handheld's program, and install it if a Pico is plugged in (PORT=… names one)
	@$(BIN)/basedpyright --project firmware
	@$(BIN)/python -m pi_app.commands.firmware $(PORT)

bench: $(VENV)/.developing $(MICROPYTHON) ## measure speed, as ratios to python-chess in the same run, the table's answers, and the program's start and memory
	@$(BIN)/python -m tests.bench.speed
	@$(BIN)/python -m tests.bench.table
	@$(BIN)/python -m tests.bench.memory

soak: $(VENV)/.developing $(MICROPYTHON) ## long games against the referees, noisy hands at the table, a handheld with a bad cable, ten thousand kills, a day without a break
	@$(BIN)/python -m tests.soak.run

goldens: $(VENV)/.developing ## write the golden play-throughs and perft counts anew (read the diff!)
	@$(BIN)/python -m tests.conformance.write

screens: $(VENV)/.developing ## write the reference pictures of handhelds, screens and the window anew, and a page to look at all of them
	@$(BIN)/python -m tests.pi_app.write_pictures

drawings: $(VENV)/.developing ## draw the board at its true size, for drilling and printing, and write the page on power
	@$(BIN)/python -m schematics.board

rules: $(VENV)/.developing ## write docs/rules: the rules of every game with pictures, from the texts that the table shows
	@$(BIN)/python -m docs.rules_pages

picture: $(VENV)/.developing ## draw the pictures of README and docs: the rooms from their imports, the others from real play
	@$(BIN)/python -m docs.architecture_picture
	@$(BIN)/python -m docs.picture
	@$(BIN)/python -m docs.screens_picture

schematics: $(VENV)/.developing ## write circuit and parts list anew, and with KiCad (schematics/README.md) netlist, SVG and PDF
	@$(BIN)/python -m schematics.write

clean: ## take away what make made
	rm -rf $(VENV) tests/firmware/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
