# `make` alone lists the targets.

SHELL := bash
.DEFAULT_GOAL := help

# Outside the working tree, so that all clones and worktrees share one build of Bevy.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/kozyr/target
# rustup's cargo, for shells that were opened before it was installed.
export PATH := $(PATH):$(HOME)/.cargo/bin

# The whole workspace but the server, which the app contains without databases. `make play` uses the same
# profile and the same features of all libraries, so Bevy and the app are built only once.
EVERYTHING := --workspace --exclude kozyr-server --features kozyr-lab/rooms
# The server for tables, and the laboratory with its commands for them, which build without Bevy.
TABLES := --package kozyr-server --package kozyr-lab --features kozyr-lab/rooms
# The rules, the opponents and the laboratory, which build without Bevy.
RULES := --package kozyr-core --package kozyr-durak --package kozyr-reversi --package kozyr-rooms \
	--package kozyr-lab
# The laboratory for tests that call it. Built alone it would need its dependencies with other
# features than the Python package does, so both are built together.
LABORATORY := --package kozyr-lab --package kozyr-python

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install what is needed to build, play and test
	@scripts/setup

.PHONY: play
play: setup ## Play
	@scripts/announce-build app
	@cargo run --package kozyr

.PHONY: test
test: ## Run all tests
	@scripts/setup tests server-tests
	cargo test $(EVERYTHING)
	cargo test --package kozyr-server

.PHONY: test-rules
test-rules: setup ## Test the rules, the opponents and the laboratory, without Bevy
	cargo test $(RULES)

# Arm64 programs are linked with Debian's cross compiler and run in QEMU.
ARM := aarch64-unknown-linux-gnu
test-kernels test-arm: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER := aarch64-linux-gnu-gcc
test-kernels test-arm: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER := qemu-aarch64-static -L /usr/aarch64-linux-gnu

# Code that is compiled only for WebAssembly and Arm64, run in Node and in QEMU.
.PHONY: test-kernels
test-kernels: setup ## Test the WebAssembly and Arm64 SIMD code against the scalar code
	@scripts/setup web arm
	CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER="node $(CURDIR)/web/tests/run-program.mjs" \
		cargo test --package kozyr-reversi --lib --target wasm32-unknown-unknown
	cargo test --package kozyr-reversi --lib --target $(ARM)

.PHONY: test-arm
test-arm: setup ## Test the rules and the opponents on Arm64, in QEMU
	@scripts/setup arm
	cargo test --package kozyr-core --package kozyr-durak --package kozyr-reversi --features kozyr-core/texts --lib \
		--test core --test durak --test reversi --target $(ARM)

.PHONY: test-tables
test-tables: setup ## Test the server for tables, and the laboratory's commands for them, without Bevy
	@scripts/setup server-tests
	cargo test $(TABLES) --lib --test server
	cargo test $(TABLES) --test lab -- lab_rooms

# Two devices, which are network namespaces joined by a virtual cable.
.PHONY: hosting-test
hosting-test: setup ## Let two devices find each other's tables in a network of their own (needs root)
	cargo test --package kozyr-hosting --test hosting -- --ignored --nocapture two_devices

# Kills the real program while matches are played.
.PHONY: server-faults
server-faults: setup ## Kill the server KILLS=200 times under load, and count what was lost
	KOZYR_KILLS=$${KILLS:-200} cargo test --package kozyr-server --test server -- --ignored --nocapture \
		killing_the_server

# A server whose players lose their connections all the time, and which is restarted now and then.
.PHONY: table-matches
table-matches: setup ## Play MATCHES=500 matches over breaking connections, and compare what each player saw
	KOZYR_MATCHES=$${MATCHES:-500} cargo test --package kozyr-server --test server -- --ignored --nocapture \
		hundreds_of_matches

# Two apps without windows that draw 60 frames per second and reach each other over loopback.
.PHONY: table-delay
table-delay: ## Measure how soon the other player sees each of CARDS=100 cards
	@scripts/setup tests
	KOZYR_CARDS=$${CARDS:-100} cargo test $(EVERYTHING) --test app -- --ignored --nocapture \
		how_soon_the_other_player

# Two servers on loopback, with a PostgreSQL and a NATS server of their own.
.PHONY: server-faults-cluster
server-faults-cluster: setup ## Let parts of a cluster fail FAULTS=50 times under load, and count what was lost
	@scripts/setup server-tests
	KOZYR_FAULTS=$${FAULTS:-50} cargo test --package kozyr-server --test server -- --ignored --nocapture \
		parts_of_a_cluster_fail_many

# Two servers in network namespaces of their own, and one with a disk of a few megabytes.
.PHONY: server-faults-root
server-faults-root: setup ## Lose all packets of a server FAULTS=12 times, and fill its disk (needs root)
	@scripts/setup server-tests
	KOZYR_FAULTS=$${FAULTS:-12} cargo test --package kozyr-server --test server -- --ignored --nocapture \
		--test-threads 1 packets_of_a_server a_disk_that_is_full

# Each of two processes opens ten thousand sockets.
.PHONY: server-load
server-load: setup ## Measure the server with 10 000 idle sockets, 1000 tables in play, and 100 000 stored
	ulimit -n 12000 && cargo test --package kozyr-server --test server -- --ignored --nocapture \
		--test-threads 1 ten_thousand hundred_thousand seated requests_in_a_cluster appends_to_postgres

.PHONY: simulate-rooms
simulate-rooms: setup ## Simulate tables under failures, with SEEDS=5000 seeds
	KOZYR_SIMULATION_SEEDS=$${SEEDS:-5000} cargo test --profile fuzz --package kozyr-rooms --test rooms -- \
		--ignored --nocapture thousands_of_seeds

# Goes on where an earlier run has stopped with KOZYR_FIRST_SEED=…, as simulate-rooms does.
.PHONY: scan-messages
scan-messages: setup ## Look for hidden cards in MESSAGES=1000000 messages of tables
	KOZYR_MESSAGES=$${MESSAGES:-1000000} cargo test --profile fuzz --package kozyr-rooms --test rooms -- \
		--ignored --nocapture millions_of_messages

.PHONY: test-app
test-app: ## Test the app
	@scripts/setup tests
	cargo test --package kozyr

.PHONY: test-layouts
test-layouts: setup ## Test every screen in all windows, languages and text sizes
	@scripts/setup tests
	cargo test --package kozyr --test app -- --ignored in_every_language

.PHONY: lab
lab: setup ## Build the laboratory and print its path
	cargo build --release --package kozyr-lab --features rooms
	@echo "$$CARGO_TARGET_DIR/release/kozyr-lab"

.PHONY: bench
bench: setup ## Benchmark the hot paths
	cargo bench --package kozyr-durak --package kozyr-reversi

.PHONY: desktop
desktop: setup licences ## Build the release for desktops, into dist/desktop
	scripts/desktop

.PHONY: windows
windows: ## Build the release for Windows, into dist/windows
	@scripts/setup windows licences
	scripts/windows

.PHONY: windows-test
windows-test: setup ## Test a fast build for Windows in Wine
	@scripts/setup windows windows-tests licences
	PROFILE=trial PROGRAM=kozyr-tour scripts/windows
	cargo build --package kozyr-testing
	scripts/check-windows dist/windows-trial/*.zip "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: windows-handed-out-test
windows-handed-out-test: windows ## Test the release for Windows in Wine, without the tour
	@scripts/setup windows-tests
	scripts/check-windows dist/windows/*.zip

.PHONY: deb
deb: setup ## Build the Debian package, into dist/linux
	@scripts/setup linux licences
	scripts/deb

.PHONY: deb-test
deb-test: setup ## Build a fast Debian package, install it here, start it and remove it
	@scripts/setup linux linux-tests licences
	PROFILE=trial scripts/deb
	scripts/check-deb dist/linux-trial/*.deb

.PHONY: deb-handed-out-test
deb-handed-out-test: deb ## Do the same with the release package
	@scripts/setup linux-tests
	scripts/check-deb dist/linux/*.deb

.PHONY: server-deb
server-deb: setup web ## Build the Debian package of the server, into dist/linux
	@scripts/setup linux licences
	scripts/server-deb

.PHONY: server-deb-test
server-deb-test: setup web ## Build a fast package of the server, install it here, start it and remove it
	@scripts/setup linux linux-tests licences
	PROFILE=dev scripts/server-deb
	scripts/check-server-deb dist/linux-dev/kozyr-server_*.deb

.PHONY: linux-check
linux-check:
	@scripts/setup linux
	scripts/check-linux

.PHONY: flatpak
flatpak: ## Write the Flatpak manifest and its sources, into dist/flatpak
	@scripts/setup flatpak licences
	scripts/flatpak

.PHONY: android
android: ## Build the Android package, into dist/android (ABIS="arm64-v8a x86_64")
	@scripts/setup android licences
	scripts/android $(ABIS)

.PHONY: android-test
android-test: android ## Build the Android package and run the checks that need no phone
	@scripts/setup android-tests
	scripts/check-android dist/android/kozyr.apk $(or $(ABIS),arm64-v8a)
	scripts/compare-ndk dist/android/kozyr.apk $(or $(ABIS),arm64-v8a)

.PHONY: android-reproducible
android-reproducible: ## Build the Android package in two folders and compare them
	@scripts/setup android licences
	scripts/check-reproducible $(or $(ABIS),arm64-v8a)

.PHONY: android-check
android-check: setup-checks ## Check that the app compiles for Android
	@scripts/setup android
	scripts/android --check $(ABIS)

.PHONY: web
web: ## Build the web page, into web/dist
	@scripts/setup web licences
	@scripts/announce-build page
	scripts/web

.PHONY: web-serve
web-serve: web ## Build the web page and serve it on port 8080
	node web/serve.mjs web/dist 8080

.PHONY: serve
serve: web ## Build the web page and the server for tables, and serve both on http://localhost:8080
	cargo build --release --package kozyr-server
	"$$CARGO_TARGET_DIR/release/kozyr-server" --page web/dist

# The tests' only dependency, reinstalled when its version changes.
web/node_modules: web/package-lock.json
	@scripts/setup web web-tests
	npm ci --silent --prefix web
	@touch $@

.PHONY: web-test
web-test: web-page-test web-play-test ## Test the web page in Chromium

.PHONY: web-page-test
web-page-test: web web/node_modules
	@scripts/setup web web-tests
	npm run test-page --silent --prefix web

# Compares games on the page with the laboratory's.
.PHONY: web-play-test
web-play-test: web web/node_modules
	@scripts/setup web web-tests
	cargo build $(LABORATORY)
	KOZYR_LAB="$$CARGO_TARGET_DIR/debug/kozyr-lab" npm run test-play --silent --prefix web

.PHONY: web-test-firefox
web-test-firefox: web web/node_modules ## Test the web page in Firefox
	@scripts/setup web web-tests web-tests-firefox
	cargo build $(LABORATORY)
	KOZYR_LAB="$$CARGO_TARGET_DIR/debug/kozyr-lab" KOZYR_BROWSER=firefox \
		web/tests/on-display npm test --silent --prefix web

.PHONY: web-tables-test
web-tables-test: web web/node_modules ## Test tables of friends in Chromium, Firefox, and the app for desktops
	@scripts/setup web web-tests web-tests-firefox
	cargo build --package kozyr
	cargo build --package kozyr-server --no-default-features --features binary,sqlite
	KOZYR_APP="$$CARGO_TARGET_DIR/debug/kozyr" KOZYR_SERVER="$$CARGO_TARGET_DIR/debug/kozyr-server" \
		web/tests/on-display npm run test-tables --silent --prefix web

.PHONY: web-measure
web-measure: web web/node_modules ## Measure the web page: start-up time, memory, frames drawn
	@scripts/setup web web-tests
	npm run measure --silent --prefix web

.PHONY: screenshots
screenshots: ## Take a screenshot of every screen at three sizes, in all languages
	@scripts/setup screenshots
	cargo build --package kozyr-testing
	scripts/screenshots "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: film
film: ## Record scripted moments as data and contact sheets, into film (MOMENT=deal for one)
	@scripts/setup screenshots
	cargo build --package kozyr-testing
	scripts/film "$$CARGO_TARGET_DIR/debug/kozyr-tour" film "$(MOMENT)"

.PHONY: findings
findings: ## Test the sources' claims again, into docs/findings; the tests then name stale figures in documents
	cargo run --release --package kozyr-lab -- experiment all --seed 1 --out docs/findings

.PHONY: record-schema
record-schema: setup ## Validate records with their JSON Schema
	@scripts/setup python
	KOZYR_RECORDS="$$CARGO_TARGET_DIR/records.jsonl" cargo test $(EVERYTHING) --test core -- \
		--ignored write_examples_for_the_record_schema
	"$(PYTHON)/python" scripts/check-record-schema docs/record.schema.json "$$CARGO_TARGET_DIR/records.jsonl"

.PHONY: animations
animations: ## Make the README's animations, into docs/pictures
	@scripts/setup screenshots animations
	cargo build --package kozyr-testing
	scripts/animate "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: check
check: format shared-builds packaging-check workflows-check lint-rules lint doc ## Check everything except the tests: format, lints, documentation

.PHONY: format
format: setup-checks
	cargo fmt --all --check

.PHONY: shared-builds
shared-builds: setup-checks ## Check that make play and make test share every compiled crate
	scripts/check-shared-builds

.PHONY: lint-rules
lint-rules: setup-checks
	cargo clippy --package kozyr-core --package kozyr-durak --package kozyr-reversi --package kozyr-rooms \
		-- -D warnings
	cargo clippy --all-targets $(RULES) -- -D warnings

.PHONY: lint
lint: setup-checks
	cargo clippy --all-targets $(EVERYTHING) -- -D warnings
	cargo clippy --all-targets --package kozyr-server -- -D warnings
	cargo clippy --package kozyr-server --no-default-features -- -D warnings

.PHONY: doc
doc: setup-checks
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps $(EVERYTHING)
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --package kozyr-server

.PHONY: fuzz
fuzz: ## Fuzz every parser and the rules, a minute each (FUZZ_SECONDS=600 for ten)
	@scripts/setup fuzz
	scripts/fuzz $(or $(FUZZ_SECONDS),60)

# The readers are optimised, with all checks enabled.
.PHONY: mutations
mutations: setup ## Read damaged files of every format, and print a table (MUTATIONS=10000 FORMAT=GGF)
	KOZYR_MUTATIONS=$(or $(MUTATIONS),10000) KOZYR_FORMAT="$(FORMAT)" cargo test --profile fuzz --package kozyr-fuzz \
		-- --ignored --nocapture mutations::

.PHONY: test-fuzz
test-fuzz: setup ## Test the fuzzer's corpus and inputs like it
	cargo test --package kozyr-fuzz

# The virtual environment that scripts/setup makes outside the working tree.
PYTHON := $(HOME)/.cache/kozyr/python/bin

.PHONY: python
python: setup ## Build the Python package, into dist/python
	@scripts/setup python
	cd python && "$(PYTHON)/maturin" build --release --strip --out ../dist/python

.PHONY: python-test
python-test: setup ## Test the Python package and run its notebook
	@scripts/setup python
	scripts/python-test "$(PYTHON)"

.PHONY: licences
licences:
	@scripts/setup licences

.PHONY: store-pictures
store-pictures: ## Take the screenshots for app stores
	@scripts/setup screenshots
	cargo build --package kozyr-testing
	scripts/store-pictures "$$CARGO_TARGET_DIR/debug/kozyr-tour"

.PHONY: sbom
sbom: ## Write the bills of materials (CycloneDX), into dist/sbom
	@scripts/setup sbom
	scripts/sbom

.PHONY: release
release: sbom ## Collect the built packages, checksums and release notes, into dist/release
	@scripts/setup licences
	scripts/release

.PHONY: deny
deny: ## Check all crates' licences, duplicates and sources
	@scripts/setup deny
	cargo fetch --locked --quiet
	"$$HOME/.cache/kozyr/tools/cargo-deny" --offline --workspace --log-level error check \
		--deny unnecessary-skip --deny unmatched-skip licenses bans sources

.PHONY: unused-dependencies
unused-dependencies: ## Check that every crate uses its dependencies
	@scripts/setup unused-dependencies
	cargo fetch --locked --quiet
	CARGO_NET_OFFLINE=true "$$HOME/.cache/kozyr/tools/cargo-machete" --with-metadata

.PHONY: packaging-check
packaging-check: licences linux-check
	scripts/check-packaging

# The linters for the embedded scripts are disabled: not every machine has them.
.PHONY: workflows-check
workflows-check: ## Check the GitHub workflows
	@scripts/setup workflows
	"$$HOME/.cache/kozyr/actionlint/bin/actionlint" -shellcheck= -pyflakes=

.PHONY: proof
proof: setup-checks ## Repeat shuffles in Python and compare
	cargo build $(LABORATORY)
	scripts/check-shuffle "$$CARGO_TARGET_DIR/debug/kozyr-lab"

.PHONY: setup-checks
setup-checks:
	@scripts/setup checks
