#!/usr/bin/env python3
"""Compiles and runs the examples of the documentation, and checks their results.

Usage: run-examples.py [--only PAGE] OUTPUT-DIRECTORY [build flags]

On Linux, everything is built against the stand-in for SwiftUI (Documentation/swiftui-model.md); without flags, in .build/checks.

A page is one program: its Swift blocks are extracted and run in order, and each can use the declarations of the blocks above it. What a
block says about its results is checked:

    helm.isPresented(.compose)  // true             an expression with its value, `true` or `false`
    print(helm.path)  // prints: []                  what a line prints; more lines in comments below it, where
                                                     a comment indented by three spaces continues the line

A comment on the line above a block determines how it is treated:

    <!-- example: scope -->     its names aren't visible to the blocks below it
    <!-- example: file -->      it is a separate file, not part of the program
    <!-- example: swiftui -->   it is compiled where SwiftUI exists, on Linux against the stand-in, and not run
    <!-- example: hidden        a block that readers don't see, up to the end of the comment; `hidden swiftui` is a
    let session = Session()     block of the kind above
    -->

Console blocks are run too: each line after `$ ` is a command, and the lines below it are its whole output.

A tutorial consists of the files that its steps show: each step is compiled together with the latest versions of the other files, as with
views, and the tests among the last versions are run.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "Helm", path: "{root}")],
  targets: [
    {targets}
  ]
)
"""
SUPPORT = """import Foundation

/// What has been printed and not been expected yet.
@MainActor private var printed: [Substring] = []

@MainActor private var failures = 0

/// The places of the results that have been compared.
@MainActor private var compared: Set<String> = []

@MainActor func print(_ value: Any) { printed += "\\(value)".split(separator: "\\n", omittingEmptySubsequences: false) }

@MainActor func expectPrinted(_ text: String, _ place: String) {
  compared.insert(place)
  let line = printed.isEmpty ? "nothing" : String(printed.removeFirst())
  if line != text { fail("prints: \\(line)\\n  but says: \\(text)", place) }
}

@MainActor func expectAllRead(_ place: String) {
  if !printed.isEmpty { fail("prints what it does not say: \\(printed.joined(separator: "\\n"))", place) }
  printed = []
}

@MainActor func expectValue(_ value: Bool, _ expected: Bool, _ place: String) {
  compared.insert(place)
  if value != expected { fail("is \\(value), but says \\(expected)", place) }
}

@MainActor private func fail(_ problem: String, _ place: String) {
  failures += 1
  FileHandle.standardError.write(Data("\\(place): \\(problem)\\n".utf8))
}

/// Ends the program: with an error where a result was wrong, or was never come to.
@MainActor func finish(_ places: [String]) -> Never {
  for place in places where !compared.contains(place) { fail("is never come to", place) }
  exit(failures == 0 ? 0 : 1)
}
"""

# Commands of console blocks that are left to readers.
NOT_RUN = ("make", "git", "cd")


class Page:
    """The examples of one page."""

    def __init__(self, path):
        self.path = path
        self.name = str(path.relative_to(ROOT))
        self.target = "Page_" + re.sub(r"\W", "_", self.name.removesuffix(".md"))
        self.swift, self.consoles = [], []
        self.results = 0
        self.places = []
        lines = path.read_text().split("\n")
        number, kind = 0, "plain"
        while number < len(lines):
            line = lines[number]
            note = re.fullmatch(r"<!-- example: (\w+)( swiftui)?( -->)?", line)
            if note and not note[3]:
                end = self.end(lines, number, "-->")
                self.swift.append(("swiftui" if note[2] else "plain", number + 1, lines[number + 1 : end]))
                number = end
            elif note:
                kind = note[1]
                if kind not in ("scope", "file", "swiftui"):
                    sys.exit(f"{self.name}:{number + 1}: there is no kind of example named {kind}")
            elif line.startswith("```") and len(line) > 3:
                end = self.end(lines, number, "```")
                if line == "```swift":
                    self.swift.append((kind, number + 1, lines[number + 1 : end]))
                elif line == "```console":
                    self.consoles.append((number + 1, lines[number + 1 : end]))
                elif kind != "plain":
                    sys.exit(f"{self.name}:{number + 1}: this is no Swift block")
                number, kind = end, "plain"
            elif kind != "plain" and line:
                sys.exit(f"{self.name}:{number + 1}: a block must follow the comment above")
            number += 1

    def end(self, lines, start, mark):
        for number in range(start + 1, len(lines)):
            if lines[number] == mark:
                return number
        sys.exit(f"{self.name}:{start + 1}: this has no end ({mark})")

    def write(self, folder):
        """Writes the page's program."""
        folder.mkdir(parents=True, exist_ok=True)
        program = []
        files = {"Support.swift": SUPPORT}
        for kind, number, lines in self.swift:
            located = f'#sourceLocation(file: "{self.name}", line: {number + 1})'
            if kind == "file":
                files[f"Block{number}.swift"] = "\n".join([located, *lines, ""])
            elif kind == "swiftui":
                views = [self.in_a_program(line, place) for place, line in enumerate(lines, number + 1)]
                # SwiftUI re-exports Foundation; the stand-in doesn't.
                imports = ["import Foundation", "import Helm", "import HelmCoordinator", "#if canImport(SwiftUI)", "import SwiftUI"]
                body = [*imports, located, *views, "#endif", ""]
                files[f"Block{number}.swift"] = "\n".join(body)
            else:
                body = [located, *self.checked(lines, number), "#sourceLocation()"]
                body.append(f'expectAllRead("{self.name}:{number}")')
                program += ["do {", *body, "}"] if kind == "scope" else body
        files["main.swift"] = "\n".join([*program, f"finish({json.dumps(self.places)})", ""])
        for old in folder.iterdir():
            if old.name not in files:
                old.unlink()
        for name, text in files.items():
            if not (folder / name).exists() or (folder / name).read_text() != text:
                (folder / name).write_text(text)

    def in_a_program(self, line, place):
        """Returns a line of views in a form for a file next to `main.swift`, where macros aren't available."""
        preview = re.fullmatch(r"#Preview(\(.*\))? \{", line)
        return f"@MainActor @ViewBuilder var preview{place}: some View {{" if preview else line.removeprefix("@main ")

    def has_views(self):
        return any(kind == "swiftui" for kind, _, _ in self.swift)

    def calls_the_tool(self):
        """Returns whether a console block contains a command to run."""
        starts = (line[2:].split()[:1] for _, lines in self.consoles for line in lines if line.startswith("$ "))
        return any(start and start[0] not in NOT_RUN for start in starts)

    def place(self, line):
        """Counts a result, and returns its place as the program reports it."""
        self.results += 1
        self.places.append(f"{self.name}:{line}")
        return json.dumps(self.places[-1])

    def checked(self, lines, number):
        """Returns the lines of a block with checks of their results, each on its original line."""
        checked = []
        texts, owner = [], None

        def flush():
            for text, place in texts:
                escaped = text.replace("\\", "\\\\").replace('"', '\\"')
                checked[owner] += f'; expectPrinted("{escaped}", {self.place(place)})'
            texts.clear()

        for place, line in enumerate(lines, number + 1):
            value = re.fullmatch(r"(\s*)(\S.*?) +// (true|false)", line)
            prints = re.fullmatch(r"(.*?)\s*// prints: (.*)", line)
            goes_on = re.fullmatch(r"\s*//   +(\S.*)", line)
            if prints:
                if prints[1].strip():
                    flush()
                    checked.append(prints[1])
                    owner = len(checked) - 1
                else:
                    if owner is None or not checked[owner].strip():
                        flush()
                        owner = len(checked) - 1
                    checked.append("")
                texts.append((prints[2], place))
            elif goes_on and texts:
                texts[-1] = (f"{texts[-1][0]} {goes_on[1]}", texts[-1][1])
                checked.append("")
            else:
                flush()
                if value and not value[2].startswith("//"):
                    line = f"{value[1]}expectValue({value[2]}, {value[3]}, {self.place(place)})"
                checked.append(line)
                owner = len(checked) - 1 if line.strip() else owner
        flush()
        return checked

    def run_consoles(self, environment, scratch):
        """Runs the commands of the console blocks, and returns whether all have the expected output."""
        good = True
        for number, lines in self.consoles:
            commands = []
            for line in lines:
                if line.startswith("$ "):
                    commands.append((line[2:], []))
                elif commands:
                    commands[-1][1].append(line)
                else:
                    sys.exit(f"{self.name}:{number}: a console block starts with a command")
            for command, expected in commands:
                if command.split()[0] in NOT_RUN:
                    continue
                result = subprocess.run(
                    ["bash", "-c", command], cwd=scratch, env=environment, stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                printed = [line.rstrip() for line in result.stdout.rstrip("\n").split("\n")]
                expected = [line.rstrip() for line in "\n".join(expected).rstrip("\n").split("\n")]
                self.results += 1
                if printed != expected:
                    good = False
                    print(f"{self.name}:{number}: `{command}` prints", *printed, "but the page says", *expected, sep="\n")
        return good


def check_views(programs, guides, sources, flags):
    """Compiles the pages and the tutorials with views on Linux, against the stand-in for SwiftUI (Documentation/swiftui-model.md)."""
    views = [page for page in programs if page.has_views()]
    tools = any("import HelmTools" in line for page in views for _, _, lines in page.swift for line in lines)
    build = ["swift", "build", "--package-path", str(ROOT), "--target", "HelmTools" if tools else "HelmTesting", *flags]
    if subprocess.run(build).returncode != 0:
        sys.exit("examples: the views do not compile")
    shown = subprocess.run([*build, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True)
    modules = Path(shown.stdout.strip()) / "Modules"
    good = True
    for page in views:
        files = sorted((sources / page.target).glob("*.swift"))
        check = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules,
                 "-module-name", page.target, *files]
        good = subprocess.run(check).returncode == 0 and good
    for tutorial in guides:
        good = tutorial.compiles(modules) and good
    return good


class Tutorial:
    """The files of a tutorial, step by step."""

    def __init__(self, path):
        self.path = path
        self.name = str(path.relative_to(ROOT))
        self.target = "Tutorial_" + path.stem
        resources = path.parent.parent / "Resources"
        self.steps, files = [], {}
        for name, file in re.findall(r'@Code\(name: "([^"]+)", file: "([^"]+)"\)', path.read_text()):
            if not (resources / file).exists():
                sys.exit(f"{self.name}: there is no {resources / file}")
            files = {**files, name: resources / file}
            self.steps.append(files)

    def has_tests(self):
        return any("import Testing" in file.read_text() for file in self.steps[-1].values())

    def write_tests(self, folder):
        """Writes the part that runs without views: a test target with the last versions of the files."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, file in self.steps[-1].items():
            if "import SwiftUI" not in file.read_text():
                (folder / name).write_text(file.read_text())

    def compiles(self, modules):
        check = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", modules]
        return all(
            subprocess.run([*check, "-module-name", self.target, *files.values()]).returncode == 0 for files in self.steps)


def tutorials():
    found = (Tutorial(path) for path in sorted(ROOT.glob("Sources/**/*.docc/Tutorials/*.tutorial")))
    return [tutorial for tutorial in found if tutorial.steps]


def pages():
    files = [*ROOT.glob("*.md"), *ROOT.glob("Documentation/**/*.md"), *ROOT.glob("Sources/**/*.docc/**/*.md")]
    read = (Page(path) for path in sorted(files))
    return [page for page in read if page.swift or page.consoles]


def main():
    arguments, only = sys.argv[1:], None
    if len(arguments) > 1 and arguments[0] == "--only":
        only, arguments = arguments[1], arguments[2:]
    if not arguments or arguments[0].startswith("-"):
        sys.exit(__doc__)
    output, flags = ROOT / arguments[0], arguments[1:] or ["--scratch-path", str(ROOT / ".build/checks")]
    os.environ["HELM_SWIFTUI_STANDIN"] = "1"
    all_pages = [page for page in pages() if only in (None, page.name)]
    guides = [tutorial for tutorial in tutorials() if only in (None, tutorial.name)]
    if not all_pages and not guides:
        sys.exit(f"examples: there is no page with examples named {only}")
    programs = [page for page in all_pages if page.swift]
    sources = output / "Sources"
    for page in programs:
        page.write(sources / page.target)
    tested = [tutorial for tutorial in guides if tutorial.has_tests()]
    for tutorial in tested:
        tutorial.write_tests(output / "Tests" / tutorial.target)
    if sources.exists():
        for old in sources.iterdir():
            if old.name not in {page.target for page in programs}:
                subprocess.run(["rm", "-rf", old], check=True)
    dependencies = '[.product(name: "Helm", package: "Helm"), .product(name: "HelmCoordinator", package: "Helm"), '\
        '.product(name: "HelmClassic", package: "Helm"), '\
        '.product(name: "HelmDocuments", package: "Helm"), '\
        '.product(name: "HelmTesting", package: "Helm"), .product(name: "HelmAnalytics", package: "Helm"), '\
        '.product(name: "HelmInspector", package: "Helm"), .product(name: "HelmTools", package: "Helm")]'
    targets = "\n    ".join(
        f'.executableTarget(name: "{page.target}", dependencies: {dependencies}),' for page in programs)
    targets += "".join(
        f'\n    .testTarget(name: "{tutorial.target}", dependencies: {dependencies}),' for tutorial in tested)
    manifest = MANIFEST.format(root=ROOT, targets=targets)
    if not (output / "Package.swift").exists() or (output / "Package.swift").read_text() != manifest:
        (output / "Package.swift").write_text(manifest)

    build = ["swift", "build", "--package-path", str(output), *flags]
    if subprocess.run(build).returncode != 0:
        sys.exit("examples: an example of the documentation does not compile")
    built = Path(subprocess.run([*build, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip())

    environment = {**os.environ, "NO_COLOR": "1"}
    if any(page.calls_the_tool() for page in all_pages):
        tool = ["swift", "build", "--package-path", str(ROOT), "--product", "helm-nav", *flags]
        if subprocess.run(tool).returncode != 0:
            sys.exit("examples: helm-nav does not compile")
        tools = subprocess.run([*tool, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
        environment["PATH"] = tools + os.pathsep + os.environ.get("PATH", "")
    scratch = output / "scratch"
    scratch.mkdir(exist_ok=True)

    good = sys.platform != "linux" or check_views(programs, guides, sources, flags)
    if tested and subprocess.run(["swift", "test", "--package-path", str(output), *flags]).returncode != 0:
        good = False
    for tutorial in guides:
        print(f"examples: {tutorial.name}: {len(tutorial.steps)} steps", flush=True)
    for page in all_pages:
        if page.swift and subprocess.run([built / page.target], cwd=scratch).returncode != 0:
            good = False
        if page.consoles and not page.run_consoles(environment, scratch):
            good = False
        count = len(page.swift) + len(page.consoles)
        print(f"examples: {page.name}: {count} examples, {page.results} results", flush=True)
    if not good:
        sys.exit("examples: an example of the documentation does not do what it says")


if __name__ == "__main__":
    main()
