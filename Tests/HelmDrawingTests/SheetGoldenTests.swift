import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// Sheets around a layout as Graphviz writes it, which is constant here.
@Suite struct SheetGoldenTests {
  /// A layout of two nodes with a given size.
  private static func layout(_ width: Int, _ height: Int) -> String {
    """
    digraph {
    \tgraph [bb="0,-10,\(width),\(height)",
    \t\timagepath="/tmp/pictures",
    \t\trankdir=TB
    \t];
    \tn0\t[height=0.5, pos="27,90"];
    \tn0 -> n1\t[pos="e,27,36 27,72"];
    }

    """
  }

  private static let drawing: GraphDrawing = {
    var drawing = GraphDrawing(
      NavigationGraph<NamedFragment>(
        [
          Segue(from: "a", to: "b"), Segue(from: "b", to: "a"),
          Segue(from: "a", to: "sheet", style: .hold, dismissable: true),
          Segue(from: "a", to: "lock", style: .hold, presentation: .curtain),
          Segue(from: "b", to: "c", dismissable: true),
        ], entry: "a"))
    drawing.remarks = ["something <left> out"]
    return drawing
  }()

  static let sizes: [(name: String, width: Int, height: Int)] = [
    ("small", 54, 118), ("wide", 4_000, 300), ("high", 200, 3_000), ("large", 2_000, 2_000),
  ]

  @Test(arguments: sizes.indices) func sheetsMatchTheirSnapshots(number: Int) throws {
    let (name, width, height) = Self.sizes[number]
    let layout = Self.layout(width, height)
    var text = ""
    for paper in [nil, DrawingPaper.a4, .a0] {
      for title in [[], ["App & more", "1.0 · 2026-01-01"]] {
        for hasLegend in [true, false] {
          let sheet = DrawingSheet(
            of: Self.drawing, theme: hasLegend ? .light : .dark, paper: paper, title: title, hasLegend: hasLegend)
          let page = try #require(sheet.page(layout: layout))
          let start = try #require(page.dot.firstRange(of: "72\"];\n")?.upperBound)
          #expect(!page.dot.contains("imagepath"))
          text +=
            "\(paper.map { "\($0)" } ?? "no paper"), \(title.count) lines, \(hasLegend ? "legend" : "no legend"), "
          // The texts are the same on each sheet; only their positions differ.
          let shown =
            name == "small"
            ? String(page.dot[start...]) : String(page.dot[start...]).replacing(/, label=<.*>/, with: "")
          text += "scale \((page.scale * 1000).rounded() / 1000)\n\(shown)\n"
        }
      }
    }
    #expect(TextSnapshot(text, named: name, fileExtension: "sheets.txt").problem() == nil)
  }

  @Test(arguments: [
    "", "digraph {}", "digraph { graph [bb=\"0,0,1\"]; }", "graph [bb=\"0,0,1,1\"]", "bb=\"0,0,a,1\" }",
  ])
  func anUnreadableLayoutHasNoPage(_ text: String) { #expect(DrawingSheet(of: Self.drawing).page(layout: text) == nil) }
}

/// What the command writes around a drawing, with a minimal `dot`.
@Suite struct SheetTitleTests {
  private func input(_ options: [String]) -> String {
    let console = FileConsole(DrawCommandTests.files)
    #expect(run(console, ["draw", "g.json", "-o", "g.svg"] + options) == 0, "\(console.errors)")
    return console.latestInput
  }

  @Test func aTitleBlockIsDrawnOnPaperOrWithDetails() {
    #expect(!input([]).contains("block ["))
    #expect(!input(["--title", "Mine"]).contains("block ["))
    for (options, texts) in [
      (["--app", "App"], ["<B>Navigation graph</B>", ">App<"]),
      (
        ["--app", "App", "--app-version", "1.0", "--date", "2026", "--title", "Mine"],
        ["<B>Mine</B>", ">App · 1.0 · 2026<"]
      ),
      (["--date", "2026", "--app-version", "1.0"], [">1.0 · 2026<"]), (["--paper", "a4"], ["<B>Navigation graph</B>"]),
    ] {
      let dot = input(options)
      #expect(dot.contains("block ["))
      for text in texts { #expect(dot.contains(text), "\(options): \(dot)") }
    }
    #expect(!input(["--paper", "a4"]).contains("ALIGN=\"LEFT\"></TD>"))
  }

  /// On paper, a drawing is rotated if that makes it larger, unless a direction is given.
  @Test(arguments: [
    (["--paper", "a4"], 4_000, 400, "LR"), (["--paper", "a4"], 400, 4_000, "TB"), (["--paper", "a4"], 80, 40, "TB"),
    (["--paper", "a4", "--direction", "down"], 4_000, 400, "TB"), ([], 4_000, 400, "TB"),
    (["--paper", "a4", "--direction", "right"], 400, 4_000, "LR"),
  ])
  func theDirectionIsChosenToFitThePaper(options: [String], down: Int, right: Int, direction: String) {
    let console = FileConsole(DrawCommandTests.files)
    console.layout = { dot in
      let isRight = dot.contains("rankdir=LR")
      return
        "digraph {\n\tgraph [bb=\"0,0,\(isRight ? right : down),300\"];\n\tx [label=\(isRight ? "LR" : "TB")];\n}\n"
    }
    #expect(run(console, ["draw", "g.json", "-o", "g.svg"] + options) == 0, "\(console.errors)")
    #expect(console.latestInput.contains("x [label=\(direction)]"), "\(console.latestInput)")
  }

  @Test func noLegendRemovesTheLegend() {
    #expect(input([]).contains("legend ["))
    #expect(!input(["--no-legend"]).contains("legend ["))
  }

  @Test(arguments: [("--theme=dark", true), ("--theme=light", false), ("--theme=auto", false)])
  func darkSelectsTheDarkTheme(option: String, isDark: Bool) {
    #expect(input([option]).contains(DrawingPalette(.dark).soft) == isDark)
  }

  /// Each format by its file extension, and with its own program.
  @Test(arguments: [
    ("b.svg", ["b.svg"]), ("b.html", ["b.html"]), ("b.htm", ["b.htm"]), ("b.png", ["b.png"]), ("b.pdf", ["b.pdf"]),
    ("b", ["b.svg", "b.html"]), ("b.dot", ["b.dot.svg", "b.dot.html"]), ("b.jpg", ["b.jpg.svg", "b.jpg.html"]),
  ])
  func storyboardsAreWrittenInTheFormatOfTheName(name: String, files: [String]) throws {
    let console = FileConsole(["g.json": StoryboardTests.graph, "p/start.png": StoryboardTests.png(40, 80)])
    let before = Set(console.files.keys)
    #expect(run(console, "storyboard", "g.json", "--pictures", "p", "-o", name) == 0)
    #expect(console.output.hasPrefix(files.map { "\($0)\n" }.joined()))
    #expect(Set(console.files.keys).subtracting(before) == Set(files))
    for file in files {
      let text = String(decoding: console.files[file] ?? [], as: UTF8.self)
      let starts = ["svg": "<svg ", "html": "<!DOCTYPE html>", "htm": "<!DOCTYPE html>", "png": "png", "pdf": "pdf"]
      #expect(text.hasPrefix(starts[file.split(separator: ".").last.map(String.init) ?? ""] ?? "?"), "\(file): \(text)")
    }
  }

  /// Some fragments without a picture are listed, and the others counted.
  @Test(arguments: [5, 6, 7]) func missingPicturesAreListed(count: Int) {
    let segues = (0..<count).map { #"{"from":"start","to":"s\#($0)"}"# }.joined(separator: ",")
    let console = FileConsole([
      "g.json": Array("{\"version\":1,\"segues\":[\(segues)]}".utf8), "p/start.png": StoryboardTests.png(40, 80),
    ])
    #expect(run(console, "storyboard", "g.json", "--pictures", "p", "-o", "b.svg") == 0)
    let more = count > 5 ? " and \(count - 5) more" : ""
    #expect(console.output == "b.svg\nno picture of s0, s1, s2, s3, s4\(more)\n")
  }
}
