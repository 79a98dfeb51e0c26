# What can be done here. `make` alone lists it.

SHELL := bash
.DEFAULT_GOAL := help

# Outside the working tree, so that all clones and worktrees share one build of Bevy.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/kozyr/target
# Where rustup puts cargo, for shells that have not been started anew since.
export PATH := $(PATH):$(HOME)/.cargo/bin

# Everything there is. `make play` shares the profile, so Bevy is built once for both.
EVERYTHING := --workspace --features kozyr/dev
# The rules, the opponents and the laboratory: nothing of Bevy is built for them.
RULES := --package kozyr-core --package kozyr-lab

.PHONY: help
help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install what is missing to build, play and test
	@scripts/setup

.PHONY: play
play: setup ## Play
	cargo run --package kozyr

.PHONY: test
test: setup ## Run all tests
	cargo test $(EVERYTHING)

.PHONY: test-rules
test-rules: setup ## Test the rules, the opponents and the laboratory, without Bevy
	cargo test $(RULES)

.PHONY: test-app
test-app: setup ## Test the app
	cargo test --package kozyr --features dev

.PHONY: lab
lab: setup ## Build the laboratory and say where it is
	cargo build --release --package kozyr-lab
	@echo "$$CARGO_TARGET_DIR/release/kozyr-lab"

.PHONY: bench
bench: setup ## Measure the hot paths
	cargo bench --package kozyr-core

.PHONY: desktop
desktop: setup licences ## Build the game to be handed out, into dist/desktop
	scripts/desktop

.PHONY: android
android: ## Build the package for Android phones, into dist/android (ABIS="arm64-v8a x86_64")
	@scripts/setup android licences
	scripts/android $(ABIS)

.PHONY: android-test
android-test: android ## Build the package, and check it as far as that goes without a phone
	scripts/check-android dist/android/kozyr.apk $(or $(ABIS),arm64-v8a)

.PHONY: android-check
android-check: setup-checks ## Check that the app compiles for phones
	@scripts/setup android
	scripts/android --check $(ABIS)

.PHONY: web
web: ## Build the page that plays in browsers, into web/dist
	@scripts/setup web licences
	scripts/web

.PHONY: web-serve
web-serve: web ## Build the page and serve it on this machine
	node web/serve.mjs web/dist 8080

# The tests' only dependency, anew if another version is wanted.
web/node_modules: web/package-lock.json
	@scripts/setup web web-tests
	npm ci --silent --prefix web
	@touch $@

.PHONY: web-test
web-test: web web/node_modules ## Play in a browser as a player does
	@scripts/setup web web-tests
	cargo build --package kozyr-lab
	KOZYR_LAB="$$CARGO_TARGET_DIR/debug/kozyr-lab" npm test --silent --prefix web

.PHONY: web-measure
web-measure: web web/node_modules ## Say what the page costs: time, memory, pictures drawn
	@scripts/setup web web-tests
	npm run measure --silent --prefix web

.PHONY: screenshots
screenshots: ## Take a picture of every screen at three sizes, in all languages
	@scripts/setup screenshots
	cargo build --package kozyr --features dev
	scripts/screenshots "$$CARGO_TARGET_DIR/debug/kozyr"

.PHONY: film
film: ## Film scripted moments: data and contact sheets, into film (MOMENT=deal for one)
	@scripts/setup screenshots
	cargo build --package kozyr --features dev
	scripts/film "$$CARGO_TARGET_DIR/debug/kozyr" film "$(MOMENT)"

.PHONY: animations
animations: ## Make the moving pictures of the README
	@scripts/setup screenshots
	cargo build --package kozyr --features dev
	scripts/animate "$$CARGO_TARGET_DIR/debug/kozyr"

.PHONY: check
check: format layers-check packaging-check lint-rules lint doc ## Check all but the tests: format, lints, documentation

.PHONY: format
format: setup-checks
	cargo fmt --all --check

.PHONY: layers
layers: setup ## Draw the layers of the app, into docs/layers.md
	cargo run --quiet --package kozyr-layers -- draw

.PHONY: layers-check
layers-check: setup
	cargo run --quiet --package kozyr-layers -- check

.PHONY: lint-rules
lint-rules: setup-checks
	cargo clippy --package kozyr-core -- -D warnings
	cargo clippy --all-targets $(RULES) -- -D warnings

.PHONY: lint
lint: setup-checks
	cargo clippy --all-targets $(EVERYTHING) -- -D warnings

.PHONY: doc
doc: setup-checks
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps $(EVERYTHING)

.PHONY: fuzz
fuzz: ## Fuzz every reader and the rules, each for a minute (FUZZ_SECONDS=600 for ten)
	@scripts/setup fuzz
	scripts/fuzz $(or $(FUZZ_SECONDS),60)

.PHONY: test-fuzz
test-fuzz: setup ## Test what the fuzzer has kept, and inputs like it
	cargo test --package kozyr-fuzz

# An environment of Python that scripts/setup makes outside the tree.
PYTHON := $(HOME)/.cache/kozyr/python/bin

.PHONY: python
python: setup ## Build the package for Python, into dist/python
	@scripts/setup python
	cd python && "$(PYTHON)/maturin" build --release --strip --out ../dist/python

.PHONY: python-test
python-test: setup ## Test the package for Python, and run its notebook
	@scripts/setup python
	cargo build --package kozyr-lab
	scripts/python-test "$(PYTHON)" "$$CARGO_TARGET_DIR/debug/kozyr-lab"

.PHONY: licences
licences:
	@scripts/setup licences

.PHONY: deny
deny: ## Check the licences, the doubles and the origin of all crates
	@scripts/setup deny
	cargo fetch --locked --quiet
	"$$HOME/.cache/kozyr/tools/cargo-deny" --offline --log-level error check licenses bans sources

.PHONY: packaging-check
packaging-check: licences
	scripts/check-packaging

.PHONY: proof
proof: setup-checks ## Redo shuffles in Python and compare
	cargo build --package kozyr-lab
	scripts/check-shuffle "$$CARGO_TARGET_DIR/debug/kozyr-lab"

.PHONY: setup-checks
setup-checks:
	@scripts/setup checks
