# `make help` lists the targets. Each target does its own setup; all they need is a Swift toolchain, and python3 for the examples in
# the documentation. The Playground's window needs GTK: Scripts/install-gtk.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Programs built with coverage would write a file to the current folder. Tests get a path of their own.
export LLVM_PROFILE_FILE := /dev/null
.PHONY: help playground gallery gallery-check storyboard page pages explore install release test verify bench docs format lint sanitize clean \
	report report-page unit analytics playground-tests window window-leaks coverage consumer examples bench-app bench-quick exhaustive apple toolchain \
	debug-tests fuzz fuzz-quick mutants mutants-sample example-apps newcomer-tests newcomer-readme machine inspect inspect-release views-release

# All checks share two build folders, so that nothing is built twice: packages that use the library find it already built. DEBUG uses
# the stand-in for SwiftUI on Linux; RELEASE contains what users get. They are separate from .build, and cached manifests are disabled,
# since they may be those of another package.
STRICT := -Xswiftc -warnings-as-errors
SHARED := --disable-build-manifest-caching $(STRICT)
# Whole-module compilation is the fastest for code that is built once and then run.
WHOLE := -Xswiftc -gnone -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 4
DEBUG := --scratch-path "$(CURDIR)/.build/checks" $(WHOLE) $(SHARED)
# `make test` builds two large test targets: compiled file by file, they keep all cores busy, and are rebuilt incrementally.
FIRST := --scratch-path "$(CURDIR)/.build/first" -Xswiftc -gnone $(SHARED)
RELEASE := -c release -Xswiftc -enable-testing --scratch-path "$(CURDIR)/.build/release-checks" $(SHARED)
FORMATTED := Package.swift Sources Plugins WebMachine Analytics Tests $(wildcard Benchmarks) Examples Fuzz/Package.swift Fuzz/Sources/helm-fuzz
# Excludes build products, the steps of tutorials, which may be formatted as an app's code is, and links, which formatting would replace
# with files.
NOT_FORMATTED := -type f -not -path "*/.build/*" -not -path "*.docc/*"
BUILD := build
GTK := Examples/Playground/GTK
PLAYGROUND_GRAPH := Examples/Playground/Tests/PlaygroundModelTests/__Snapshots__/AppModelTests/navigation.json

# Swift prohibits some of the flags that GTK's libraries request, doesn't need them, and warns about them each time.
UNWARNED := 2> >(grep -v 'prohibited flag' >&2)

# The maximum number of declarations, and of types among them, that `import Helm` exposes. These limits are only ever lowered, unless more
# is counted: since traversals of a graph and `<=>` count, too, it was 467 instead of 454. Fewer cases of commands, whose names became static
# functions, made it 471.
FACE := 471 70

# The minimum line coverage of Sources/HelmCore and Sources/Helm, in percent.
COVERAGE := 95
COUNTED := --scratch-path "$(CURDIR)/.build/coverage" --enable-code-coverage $(SHARED)

help: ## List the targets
	@echo "Helm: make TARGET"
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  \1|\2/p' Makefile | column -t -s '|' 2>/dev/null \
	  || sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1: \2/p' Makefile

playground: toolchain ## Open the example app (GTK window); without a display, make the gallery
	@if [ -z "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  echo "There is no display here, so this makes pictures of all screens."; \
	  exec $(MAKE) --no-print-directory gallery; \
	fi; \
	Scripts/install-gtk window; \
	swift build --package-path $(GTK) --product playground $(UNWARNED); \
	exec "$$(swift build --package-path $(GTK) --show-bin-path 2>/dev/null)/playground"

# Without Graphviz, the page shows the graph as a list.
gallery: toolchain ## Make build/gallery/index.html: pictures of all screens of the example app
	@Scripts/install-gtk gallery || Scripts/install-gtk --check pictures >/dev/null
	@swift build --package-path $(GTK) --product playground $(UNWARNED)
	@Scripts/with-display "$$(swift build --package-path $(GTK) --show-bin-path 2>/dev/null)/playground" \
	  gallery $(BUILD)/gallery

gallery-check: gallery ## Open the gallery in a browser without a window (Chromium), and check it
	@Scripts/check-gallery $(BUILD)/gallery/index.html

# Uses the graph document and the pictures recorded by the Playground's tests.
storyboard: toolchain ## Make the Playground's storyboard (needs Graphviz)
	@swift build -q --product helm-nav
	@mkdir -p $(BUILD)/storyboard Sources/HelmTools/HelmTools.docc/Resources
	@for output in $(BUILD)/storyboard/playground Sources/HelmTools/HelmTools.docc/Resources/storyboard.png; do \
	  "$$(swift build --show-bin-path)/helm-nav" storyboard $(PLAYGROUND_GRAPH) --pictures $(GTK)/Tests/PlaygroundWindowTests/__Snapshots__ \
	    -o $$output --dpi 60 --title 'Helm: the Playground'; \
	done

explore: toolchain ## Run `helm-nav explore`: move through a sample app by typing
	@swift build -q --product helm-nav
	@"$$(swift build --show-bin-path)/helm-nav" explore

# Needs DuckDB for Python (Scripts/install-analytics) and, for the picture of the graph, Graphviz. Chromium takes screenshots of the page.
report: toolchain ## Make build/report/index.html: a usage report on 10 000 generated sessions of the example app
	@Scripts/install-analytics duckdb
	@swift build -q --product helm-nav
	@$(MAKE) --no-print-directory report-page NAV="$$(swift build --show-bin-path)/helm-nav" SESSIONS=10000

report-page:
	@mkdir -p $(BUILD)/report
	@"$(NAV)" sessions $(PLAYGROUND_GRAPH) --count $(SESSIONS) --seed 8 > $(BUILD)/report/sessions.jsonl
	@"$(NAV)" report $(PLAYGROUND_GRAPH) $(BUILD)/report/sessions.jsonl --funnel splash,login,register,news,compose \
	  --to compose -o $(BUILD)/report/index.html
	@Scripts/check-report $(BUILD)/report/index.html

page: toolchain ## Make build/page/index.html: the Playground's graph to look into and to play with (needs Graphviz)
	@swift build -q --product helm-nav
	@mkdir -p $(BUILD)/page
	@"$$(swift build --show-bin-path)/helm-nav" draw $(PLAYGROUND_GRAPH) --pictures $(GTK)/Tests/PlaygroundWindowTests/__Snapshots__ \
	  --findings --title 'Helm: the Playground' -o $(BUILD)/page/index.html
	@echo "page: $(BUILD)/page/index.html"

# Most parts keep one processor busy, and some two. The parts of a list build in the same folder, or depend on earlier parts.
test: toolchain ## Run the tests of the library and its views that a change needs first, and the README's examples (four to six minutes)
	@Scripts/side-by-side newcomer-tests newcomer-readme

verify: toolchain ## Check everything else too: release, Apple's systems, the window, the tool, all pages, speed (23 minutes on two cores)
	@Scripts/side-by-side \
	  "debug-tests inspect example-apps examples docs consumer apple mutants-sample fuzz-quick" \
	  "lint release views-release machine inspect-release bench-quick analytics pages playground-tests window"

bench: toolchain ## Measure speed and memory over growing graphs, and what Helm costs an app (minutes)
	@swift run -c release --package-path Benchmarks helm-bench
	@$(MAKE) --no-print-directory bench-app

bench-app: toolchain ## Measure what Helm costs an app: builds, size, the first Helm (minutes)
	@Scripts/measure-app $(BUILD)/measure-app

# To install into another folder: make install PREFIX=$$HOME/.local
PREFIX ?= /usr/local

install: toolchain ## Install helm-nav, built for release, into PREFIX/bin (/usr/local/bin)
	@swift build -c release --product helm-nav
	@install -d "$(PREFIX)/bin" && install -m 755 "$$(swift build -c release --show-bin-path)/helm-nav" "$(PREFIX)/bin/helm-nav" \
	  || { echo "install: $(PREFIX)/bin cannot be written to. Say where: make install PREFIX=\$$HOME/.local"; exit 1; }
	@echo "install: $(PREFIX)/bin/helm-nav"

docs: toolchain ## Make one site of all documentation, in build/docs
	@Scripts/convert-documentation $(BUILD)/docs $(DEBUG)

format: toolchain ## Format the code in place
	@find $(FORMATTED) -name "*.swift" $(NOT_FORMATTED) -exec swift format -i {} +

lint: toolchain ## Check the formatting, the size of the face, links, what pages promise, what tests call, and lists of targets and files
	@find $(FORMATTED) -name "*.swift" $(NOT_FORMATTED) -exec swift format lint --strict {} +
	@Scripts/mutants --check
	@Scripts/count-face $(FACE)
	@Scripts/check-links
	@Scripts/check-promises
	@Scripts/check-called
	@Scripts/check-manifest
	@Scripts/check-new-command
	@echo "lint: nothing to say"

# Leak detection is off, since XCTest, Foundation's Process and some tests retain memory. `window-leaks` detects leaks.
sanitize: toolchain ## Run all tests under the thread and the address sanitizer
	@for sanitizer in thread address; do \
	  echo "sanitize: $$sanitizer"; \
	  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=$$sanitizer --scratch-path .build/$$sanitizer; \
	done

# To set the total time and the targets: make fuzz FUZZ_SECONDS=60 FUZZ_TARGETS="graph script"
FUZZ_SECONDS ?= 600
FUZZ_TARGETS ?= $$($(FUZZER) targets)
FUZZER = Fuzz/.build/libfuzzer/release/helm-fuzz

# Findings are stored in build/fuzz and used as input the next time (Swift's own backtraces would keep libFuzzer from writing them). The build
# is optimized but keeps its checks: whatever traps in an app has to trap here.
fuzz: toolchain ## Feed random input to all that reads input, by libFuzzer (ten minutes)
	@swift build -q -c release --package-path Fuzz --scratch-path Fuzz/.build/libfuzzer --product helm-fuzz \
	  --sanitize=fuzzer -Xswiftc -DHELM_LIBFUZZER -Xswiftc -enable-testing
	@targets=($(FUZZ_TARGETS)); for target in "$${targets[@]}"; do \
	  mkdir -p $(BUILD)/fuzz/$$target; \
	  SWIFT_BACKTRACE=enable=no $(FUZZER) $$target $(BUILD)/fuzz/$$target Fuzz/Corpus/$$target -max_total_time=$$(($(FUZZ_SECONDS) / $${#targets[@]})) \
	    -artifact_prefix=$(BUILD)/fuzz/$$target- -timeout=10 -rss_limit_mb=2048 -max_len=20000 -print_final_stats=1 \
	    -verbosity=0 -print_funcs=0; \
	done

# Runs the corpus and mutations of it with our own driver, in a build without instrumentation.
fuzz-quick: toolchain
	@swift build -q --package-path Fuzz --product helm-fuzz $(WHOLE) $(STRICT)
	@"$$(swift build --package-path Fuzz --show-bin-path)/helm-fuzz" quick 8 Fuzz/Corpus

mutants: toolchain ## Plant defects by rule, and list those that the tests miss (an hour)
	@Scripts/mutants $(MUTANTS)

# Plants defects in the machine, different ones at each commit, and runs the reference tests, which need only the core. They normally catch
# two of three; fewer than two of ten would mean that the tests can't fail.
mutants-sample: toolchain
	@Scripts/mutants --seed "$$(git rev-list --count HEAD)" --count 96 --least 20 --tests HelmReferenceTests \
	  --of HelmCore/Navigation/Frames,HelmCore/Navigation/Machine

clean: ## Remove everything that was built
	@rm -rf .build $(BUILD) Tests/Consumer/.build Benchmarks/.build Fuzz/.build Examples/.build Examples/*/.build $(GTK)/.build

# Inspects a debug build of an app without a window, in Chromium.
inspect: toolchain
	@swift build -q --product helm-nav $(DEBUG)
	@swift build -q --product InspectedApp $(DEBUG)
	@Scripts/check-inspect "$$(swift build $(DEBUG) --show-bin-path)/helm-nav" "$$(swift build $(DEBUG) --show-bin-path)/InspectedApp"

# A release build must contain no symbol of the code that only debug builds have, while it does contain Helm's own symbols.
inspect-release: toolchain
	@swift build -q --product InspectedApp $(RELEASE)
	@symbols=$$(nm "$$(swift build $(RELEASE) --show-bin-path)/InspectedApp"); \
	  grep -q '4Helm' <<< "$$symbols"; \
	  if grep '13HelmInspector\|FoundationNetworking' <<< "$$symbols"; then echo "inspect-release: a release build can be inspected"; exit 1; fi; \
	  echo "inspect-release: nothing of HelmInspector in a release build"

# The parts of `make test`: graphs, the machine, `Helm` and, on Linux, its views, in one build without the tests that a first look doesn't
# need. `make verify` also has those of guards (Package.swift), the tests with targets of their own, such as those of links, routes and
# restoring, the tests of compiler errors, which start a compiler for each, and tests with thousands of states: the naive reference, the
# matrix of gestures, and digests.

SKIPPED_FIRST := --skip MistakeTests --skip OperatorTypeCheckTests --skip CoreBoundaryTests --skip GestureMatrixTests \
	--skip TownTranscriptTests --skip DigestTests --skip Tests/digests
SKIPPED_DEBUG := --skip HelmReferenceTests --skip ExhaustiveTests --skip ExplorationProofTests --skip BigGraphTests \
	--skip DepthTests --skip TourTests --skip FigureTests --skip DigestTests --skip HelmTranscriptTests/digests

# Built first, because `swift test` would keep the README's examples, which only need the library, waiting until all tests have run.
newcomer-tests: toolchain
	@swift build --build-tests $(FIRST)
	@swift test --skip-build $(FIRST) $(SKIPPED_FIRST)

newcomer-readme: toolchain
	@python3 Scripts/run-examples.py --only README.md $(BUILD)/readme $(FIRST)

# The parts of `make verify`. On Linux, DEBUG builds are compiled and tested against the stand-in (Documentation/swiftui-model.md).

newcomer-tests: export HELM_TESTS := HelmTests,HelmSwiftUITests
newcomer-tests: export HELM_FEW_TRIALS := 1
newcomer-tests newcomer-readme debug-tests unit inspect coverage example-apps examples consumer docs: export HELM_SWIFTUI_STANDIN := 1

# What neither `make test` nor `release` runs: all tests of views, and of errors of the compiler; and what only debug builds have. They are
# built where `make test` has built most of them.
debug-tests: export HELM_TESTS := HelmTests,HelmSwiftUITests,HelmInspectorTests
debug-tests: toolchain
	@swift build --build-tests $(FIRST)
	@swift test --skip-build $(FIRST) \
	  --filter '^(HelmSwiftUITests|HelmInspectorTests)\.|ErrorPolicyTests|MistakeTests|OperatorTypeCheckTests|CoreBoundaryTests'

# All tests without optimization, except those that take minutes, and digests, which are the same in a release build.
unit: toolchain
	@swift test $(DEBUG) $(SKIPPED_DEBUG)

# Tests the optimized code that is released, since optimizers have bugs. Tests of compiler errors don't depend on optimization. The tests are
# built separately, since `swift test` adds a flag of its own, which would make other targets rebuild everything.
release: toolchain ## Run the tests in a release build
	@HELM_PLAIN_TESTS=1 swift build --build-tests $(RELEASE)
	@HELM_PLAIN_TESTS=1 HELM_MACHINE_SCRIPTS="$(CURDIR)/$(BUILD)/machine-scripts" \
	  swift test --skip-build $(RELEASE) --skip MistakeTests --skip OperatorTypeCheckTests

# A release build here contains no views, so they are optimized separately.
views-release: toolchain
	@if [ "$$(uname)" = Linux ]; then Scripts/optimize-views; fi

# Replays the scripts written by the tests of `release` with wasmkit. Doesn't fail if the toolchain has no Embedded Swift for WebAssembly.
machine: toolchain ## Check that the machine in pages is what the sources give, and does as the library does
	@Scripts/build-machine --check $(BUILD)/machine-scripts

# Compares the figures of reports counted by DuckDB and by Spark. An engine that isn't installed is skipped, with a message.
analytics: toolchain
	@swift build -q --product helm-nav $(RELEASE)
	@Scripts/check-analytics "$$(swift build $(RELEASE) --show-bin-path)/helm-nav"
	@if Scripts/install-analytics --check duckdb >/dev/null; then \
	  $(MAKE) --no-print-directory report-page NAV="$$(swift build $(RELEASE) --show-bin-path)/helm-nav" SESSIONS=2000; \
	fi

# Checks pages of graphs in Chromium; if that or Graphviz isn't installed, prints a message and continues.
pages: toolchain
	@swift build -q --product helm-nav $(RELEASE)
	@Scripts/check-page "$$(swift build $(RELEASE) --show-bin-path)/helm-nav"
	@Scripts/check-replays "$$(swift build $(RELEASE) --show-bin-path)/helm-nav"

playground-tests: toolchain
	@swift build --build-tests --package-path Examples/Playground $(RELEASE)
	@swift test --skip-build --package-path Examples/Playground $(RELEASE)

# Tests the five apps of Examples, with Helm and without, in one build, and checks that the package of each can be used on its own.
example-apps: toolchain ## Run the scenarios of the five example apps, with Helm and without
	@swift test --package-path Examples $(DEBUG)
	@for app in Bank Mail Modules Shop Social; do \
	  swift package --package-path Examples/$$app --scratch-path .build/manifests describe >/dev/null; \
	done
	@Scripts/count-apps

# Type-checks against declarations, without an SDK (Scripts/check-apple). The first run takes minutes, later ones less than one.
apple: toolchain ## Type-check everything for Apple's five systems, on Linux
	@Scripts/check-apple

# Runs on an in-memory display. If that, GTK or Chromium isn't installed, prints a message and continues.
window: toolchain
	@if ! missing=$$(Scripts/install-gtk --check pictures 2>&1); then \
	  echo "window: SKIPPED the tests of the Playground's window; $$missing. To get it: Scripts/install-gtk"; \
	else \
	  swift build --package-path $(GTK) --build-tests $(RELEASE) $(UNWARNED); \
	  G_DEBUG=fatal-warnings Scripts/with-display swift test --package-path $(GTK) --skip-build $(RELEASE) $(UNWARNED); \
	  Scripts/with-display "$$(swift build --package-path $(GTK) $(RELEASE) --show-bin-path 2>/dev/null)/playground" gallery $(BUILD)/gallery; \
	  Scripts/check-gallery $(BUILD)/gallery/index.html; \
	  $(MAKE) --no-print-directory window-leaks; \
	fi

# The leak sanitizer replaces the allocator and needs no build of its own. GLib's allocator would hide leaks; GL drivers leak memory and
# are unloaded, so that they can't be suppressed by name. Memory that the toolkit's libraries never free isn't counted.
window-leaks: toolchain ## Open and close the example app's window 50 times, and look for leaks
	@if LD_PRELOAD=liblsan.so.0 true 2>&1 | grep -q liblsan; then \
	  echo "window-leaks: SKIPPED; there is no liblsan.so.0 (Debian's package liblsan0)"; exit; \
	fi; \
	swift build --package-path $(GTK) --product playground $(RELEASE) $(UNWARNED); \
	LSAN_OPTIONS=suppressions=$(CURDIR)/$(GTK)/toolkit-leaks.txt:print_suppressions=0 \
	  G_SLICE=always-malloc G_DEBUG=fatal-warnings GDK_DEBUG=gl-disable Scripts/with-display env LD_PRELOAD=liblsan.so.0 \
	  "$$(swift build --package-path $(GTK) $(RELEASE) --show-bin-path 2>/dev/null)/playground" open-and-close 50; \
	echo "window-leaks: none"

# Uses a build folder of its own, since instrumented code is slower.
coverage: toolchain ## Count the lines that no test runs (minutes)
	@swift test $(COUNTED) --skip MistakeTests --skip OperatorTypeCheckTests --skip CoreBoundaryTests
	@Scripts/print-coverage Sources/HelmCore $(COVERAGE) $(COUNTED)
	@Scripts/print-coverage Sources/Helm $(COVERAGE) $(COUNTED)

# Checks small graphs with every rule against the reference, the full exploration, findings by brute force, and the cheapest routes.
# `make release`, a part of `make verify`, checks some of them.
exhaustive: toolchain ## Try small graphs by the thousand, in a release build (takes long)
	@HELM_PLAIN_TESTS=1 swift build --build-tests $(RELEASE)
	@HELM_TEST_ALL=1 HELM_PLAIN_TESTS=1 swift test --skip-build $(RELEASE) \
	  --filter 'HelmReferenceTests|ExplorationProofTests|ExhaustiveTests'

consumer: toolchain
	@swift build --package-path Tests/Consumer $(DEBUG)
	@"$$(swift build --package-path Tests/Consumer $(DEBUG) --show-bin-path)/Consumer"
	@Scripts/check-plugins $(BUILD)/plugin-consumer $(DEBUG)

examples: toolchain
	@python3 Scripts/run-examples.py $(BUILD)/examples $(DEBUG)

bench-quick: toolchain
	@swift build --package-path Benchmarks --product helm-bench $(RELEASE)
	@"$$(swift build --package-path Benchmarks $(RELEASE) --show-bin-path)/helm-bench" --quick

toolchain:
	@Scripts/check-toolchain
