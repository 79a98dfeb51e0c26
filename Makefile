# What can be done here. `make` alone lists it.

SHELL := bash
.DEFAULT_GOAL := help

# Outside the working tree, so that all clones and worktrees share one build of Bevy.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/kozyr/target
# Where rustup puts cargo, for shells that have not been started anew since.
export PATH := $(PATH):$(HOME)/.cargo/bin

# Everything there is. `make play` shares the profile, so Bevy is built once for both.
EVERYTHING := --workspace
# The rules, the opponents and the laboratory: nothing of Bevy is built for them.
RULES := --package kozyr-core --package kozyr-durak --package kozyr-reversi --package kozyr-lab
# The laboratory for tests that call it, with the package for Python: what both depend on is then
# built once, for either alone would ask for other features of it.
LABORATORY := --package kozyr-lab --package kozyr-python

.PHONY: help
help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install what is missing to build, play and test
	@scripts/setup

.PHONY: play
play: setup ## Play
	@scripts/announce-build
	@cargo run --package kozyr

.PHONY: test
test: ## Run all tests
	@scripts/setup tests
	cargo test $(EVERYTHING)

.PHONY: test-rules
test-rules: setup ## Test the rules, the opponents and the laboratory, without Bevy
	cargo test $(RULES)

# Programs for 64-bit Arm are linked by Debian's compiler and run by QEMU.
ARM := aarch64-unknown-linux-gnu
test-kernels test-arm: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER := aarch64-linux-gnu-gcc
test-kernels test-arm: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER := qemu-aarch64-static -L /usr/aarch64-linux-gnu

# What only browsers and 64-bit Arm compile, run by Node and by QEMU.
.PHONY: test-kernels
test-kernels: setup ## Hold the vectors of browsers and of 64-bit Arm against plain integers
	@scripts/setup web arm
	CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER="node $(CURDIR)/web/tests/run-program.mjs" \
		cargo test --package kozyr-reversi --lib --target wasm32-unknown-unknown
	cargo test --package kozyr-reversi --lib --target $(ARM)

.PHONY: test-arm
test-arm: setup ## Test the rules and the opponents as 64-bit Arm runs them
	@scripts/setup arm
	cargo test --package kozyr-core --package kozyr-durak --package kozyr-reversi --features kozyr-core/texts --lib \
		--test core --test durak --test reversi --target $(ARM)

.PHONY: test-app
test-app: ## Test the app
	@scripts/setup tests
	cargo test --package kozyr

.PHONY: lab
lab: setup ## Build the laboratory and say where it is
	cargo build --release --package kozyr-lab
	@echo "$$CARGO_TARGET_DIR/release/kozyr-lab"

.PHONY: bench
bench: setup ## Measure the hot paths
	cargo bench --package kozyr-durak --package kozyr-reversi

.PHONY: desktop
desktop: setup licences ## Build the game to be handed out, into dist/desktop
	scripts/desktop

.PHONY: windows
windows: ## Build the game for Windows, into dist/windows
	@scripts/setup windows licences
	scripts/windows

.PHONY: windows-test
windows-test: setup ## Play the game for Windows in Wine
	@scripts/setup windows windows-tests licences
	PROFILE=trial PROGRAM=kozyr-tour scripts/windows
	cargo build --package kozyr-testing
	scripts/check-windows dist/windows-trial/*.zip "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: windows-handed-out-test
windows-handed-out-test: windows ## The same as far as it goes with what is handed out
	@scripts/setup windows-tests
	scripts/check-windows dist/windows/*.zip

.PHONY: deb
deb: setup ## Build the package for Debian and its kin, into dist/linux
	@scripts/setup linux licences
	scripts/deb

.PHONY: deb-test
deb-test: setup ## Build such a package, install it here, start it and remove it
	@scripts/setup linux linux-tests licences
	PROFILE=trial scripts/deb
	scripts/check-deb dist/linux-trial/*.deb

.PHONY: deb-handed-out-test
deb-handed-out-test: deb ## The same with the package that is handed out
	@scripts/setup linux-tests
	scripts/check-deb dist/linux/*.deb

.PHONY: linux-check
linux-check:
	@scripts/setup linux
	scripts/check-linux

.PHONY: flatpak
flatpak: ## Write what builds a Flatpak package, into dist/flatpak
	@scripts/setup flatpak licences
	scripts/flatpak

.PHONY: android
android: ## Build the package for Android phones, into dist/android (ABIS="arm64-v8a x86_64")
	@scripts/setup android licences
	scripts/android $(ABIS)

.PHONY: android-test
android-test: android ## Build the package, and check it as far as that goes without a phone
	@scripts/setup android-tests
	scripts/check-android dist/android/kozyr.apk $(or $(ABIS),arm64-v8a)
	scripts/compare-ndk dist/android/kozyr.apk $(or $(ABIS),arm64-v8a)

.PHONY: android-reproducible
android-reproducible: ## Build the package for phones in two folders, and compare
	@scripts/setup android licences
	scripts/check-reproducible $(or $(ABIS),arm64-v8a)

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
web-test: web web/node_modules ## Play in Chromium as a player does
	@scripts/setup web web-tests
	cargo build $(LABORATORY)
	KOZYR_LAB="$$CARGO_TARGET_DIR/debug/kozyr-lab" npm test --silent --prefix web

.PHONY: web-test-firefox
web-test-firefox: web web/node_modules ## The same in Firefox
	@scripts/setup web web-tests web-tests-firefox
	cargo build $(LABORATORY)
	KOZYR_LAB="$$CARGO_TARGET_DIR/debug/kozyr-lab" web/tests/in-firefox

.PHONY: web-measure
web-measure: web web/node_modules ## Say what the page costs: time, memory, pictures drawn
	@scripts/setup web web-tests
	npm run measure --silent --prefix web

.PHONY: screenshots
screenshots: ## Take a picture of every screen at three sizes, in all languages
	@scripts/setup screenshots
	cargo build --package kozyr-testing
	scripts/screenshots "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: film
film: ## Film scripted moments: data and contact sheets, into film (MOMENT=deal for one)
	@scripts/setup screenshots
	cargo build --package kozyr-testing
	scripts/film "$$CARGO_TARGET_DIR/debug/kozyr-tour" film "$(MOMENT)"

.PHONY: animations
animations: ## Make the moving pictures of the README, into docs/pictures
	@scripts/setup screenshots animations
	cargo build --package kozyr-testing
	scripts/animate "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: check
check: format shared-builds packaging-check workflows-check lint-rules lint doc ## Check all but the tests: format, lints, documentation

.PHONY: format
format: setup-checks
	cargo fmt --all --check

.PHONY: shared-builds
shared-builds: setup-checks ## Check that make play and make test share every compiled crate
	scripts/check-shared-builds

.PHONY: lint-rules
lint-rules: setup-checks
	cargo clippy --package kozyr-core --package kozyr-durak --package kozyr-reversi -- -D warnings
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
	scripts/python-test "$(PYTHON)"

.PHONY: licences
licences:
	@scripts/setup licences

.PHONY: store-pictures
store-pictures: ## Take the pictures for catalogues of programs
	@scripts/setup screenshots
	cargo build --package kozyr-testing
	scripts/store-pictures "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: sbom
sbom: ## Write what the game is made of (CycloneDX), into dist/sbom
	@scripts/setup sbom
	scripts/sbom

.PHONY: release
release: sbom ## Gather the packages that were built, with sums and notes, into dist/release
	@scripts/setup licences
	scripts/release

.PHONY: deny
deny: ## Check the licences, the doubles and the origin of all crates
	@scripts/setup deny
	cargo fetch --locked --quiet
	"$$HOME/.cache/kozyr/tools/cargo-deny" --offline --log-level error check \
		--deny unnecessary-skip --deny unmatched-skip licenses bans sources

.PHONY: unused-dependencies
unused-dependencies: ## Check that every crate uses what it asks for
	@scripts/setup unused-dependencies
	cargo fetch --locked --quiet
	CARGO_NET_OFFLINE=true "$$HOME/.cache/kozyr/tools/cargo-machete" --with-metadata

.PHONY: packaging-check
packaging-check: licences linux-check
	scripts/check-packaging

# Other linters, for the scripts within, are left out: not every machine has them.
.PHONY: workflows-check
workflows-check: ## Check what a host that builds the repository is told to do
	@scripts/setup workflows
	"$$HOME/.cache/kozyr/actionlint/bin/actionlint" -shellcheck= -pyflakes=

.PHONY: proof
proof: setup-checks ## Redo shuffles in Python and compare
	cargo build $(LABORATORY)
	scripts/check-shuffle "$$CARGO_TARGET_DIR/debug/kozyr-lab"

.PHONY: setup-checks
setup-checks:
	@scripts/setup checks
