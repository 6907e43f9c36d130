import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// Texts in drawings, on both sides of each limit.
@Suite struct DrawnTextTests {
  private static let fifteen = String(repeating: "x", count: 15)
  private static let long = String(repeating: "x", count: 26)

  @Test(
    arguments: [
      ("", [""]), ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), (long, [long]), (long + "y", [long, "y"]),
      (long + long + "y", [long, long, "y"]), (long + "\ny", [long, "y"]),
      // Breaks are at signs between words, but not before two thirds of the width.
      (fifteen + " yz", [fifteen + " yz"]), (fifteen + "x yz", [fifteen + "x ", "yz"]),
      (fifteen + "x(yz", [fifteen + "x(", "yz"]), (fifteen + "x/yz", [fifteen + "x/", "yz"]),
      (fifteen + "x.yz", [fifteen + "x.", "yz"]), (fifteen + "x_yz", [fifteen + "x_", "yz"]),
      (fifteen + "x-yz", [fifteen + "x-", "yz"]), (fifteen + "x,yz", [fifteen + "x,yz"]),
      (fifteen + "xxxxx yz", [fifteen + "xxxxx ", "yz"]),
    ] as [(String, [String])])
  func linesBreakAfterWords(text: String, lines: [String]) {
    #expect(DrawingText.lines(text) == lines)
  }

  /// The first and the last scalar of each script or sign that turns the direction, and their neighbors.
  @Test func onlyNamesThatTurnTheDirectionAreIsolated() throws {
    let turning: [ClosedRange<UInt32>] = [
      0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
    for range in turning {
      for value in [range.lowerBound, range.upperBound] {
        let scalar = try #require(Unicode.Scalar(value))
        let isolated = DrawingText.isolated("a\(scalar)").unicodeScalars
        #expect(isolated.first == "\u{2068}" && isolated.last == "\u{2069}", "\(value)")
      }
      for value in [range.lowerBound - 1, range.upperBound + 1] {
        let scalar = try #require(Unicode.Scalar(value))
        let same = DrawingText.isolated("a\(scalar)").unicodeScalars
        #expect(same.map(\.value) == [0x61, value], "\(value)")
      }
    }
  }

  @Test func textsAreShortenedAndEscaped() {
    for count in [71, 72, 73, 100] {
      let text = String((0..<count).map { Character(Unicode.Scalar(UInt8(48 + $0 % 10))) })
      let ends = "\(text.prefix(54))…\(text.suffix(17))"
      #expect(DrawingText.shortened(text) == (count > 72 ? ends : text))
    }
    #expect(DrawingText.isolated("\u{5D0}\u{202E}\n") == "\u{2068}\u{5D0}\\u{202E}\u{240A}\u{2069}")
    #expect(DrawingText.visible("a\n\u{202E}\tb") == "a\n\\u{202E}\u{2409}b")
    #expect(DrawingText.visible("a\n\tb") == "a\n\tb")
    #expect(DrawingText.xml("&<>\"'\n\u{7}") == "&amp;&lt;&gt;&quot;&#39;\n\u{2407}")
    #expect(DrawingText.xml("\u{200B}|\u{2028}|\u{2029}") == "&#8203;|&#8232;|&#8233;")
  }

  @Test func upToSixStepsOfASessionAreListed() {
    typealias Step = GraphDrawing.StepNumber
    let steps = (1...7).map { Step(number: $0, way: $0 == 2 ? .back : $0 == 3 ? .undone : .taken) }
    #expect(Step.lines([]) == [])
    #expect(Step.lines([steps[1]]) == ["step 2 (back)"])
    #expect(Step.lines(Array(steps.prefix(6))) == ["step 1, 2 (back), 3 (undone), 4, 5, 6"])
    #expect(Step.lines(steps) == ["step 1, 2 (back), 3 (undone), 4, 5, 6, …"])
    let (one, other) = ([steps[0], steps[4]], [steps[3], steps[4]])
    #expect(Step.merged(one, other).map(\.number) == [1, 4, 5])
    #expect(Step.merged([steps[4], steps[0]], []).map(\.number) == [5, 1])
    #expect(Step.merged([Step(number: 2)], [steps[1]]).count == 2)
    #expect(Step.Way(.return) == .back && Step.Way(.dismiss) == .undone && Step.Way(.present) == .taken)
  }

  @Test func definitionsHaveWhatIsFoldedAndWhatIsLeftOut() {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a"), GraphDrawing.Node(""), GraphDrawing.Node("m")]
    (drawing.nodes[2].count, drawing.nodes[2].segues, drawing.nodes[2].hiddenSegues) = (3, 2, 1)
    drawing.edges = [
      GraphDrawing.Edge(from: 2, to: 0), GraphDrawing.Edge(from: 0, to: 2, presentation: .push),
      GraphDrawing.Edge(from: 0, to: 9),
    ]
    let folded = "<dd>3 fragments with 2 segues</dd><dd>m =&gt; a: swap</dd>"
    #expect(
      drawing.definitions.split(separator: "\n").map { String($0) } == [
        "<div><dt>a</dt><dd>a =&gt; m: push</dd></div>", "<div><dt>(no name)</dt><dd>leads nowhere</dd></div>",
        "<div><dt>m</dt>\(folded)<dd>1 segue to what is not shown</dd></div>",
      ])
  }

  /// References to boxes that come later, or that don't exist, are ignored.
  @Test func nodesAndBoxesAreVisitedInOrder() {
    var drawing = GraphDrawing()
    let boxes: [Int?] = [nil, 1, 0, 9, 2, 0]
    drawing.nodes = boxes.map { box in
      var node = GraphDrawing.Node("n")
      node.box = box
      return node
    }
    let parents: [Int?] = [nil, 0, 3, 3]
    drawing.boxes = parents.map { GraphDrawing.Box(.flow, "b", parent: $0) }
    let steps: [GraphDrawing.BoxStep] = [
      .node(0), .node(3), .open(0), .node(2), .node(5), .open(1), .node(1), .close, .close, .open(2), .node(4), .close,
      .open(3), .close,
    ]
    #expect(drawing.boxSteps == steps)
  }
}

/// What is made of Graphviz's output, written by hand.
@Suite struct GraphvizOutputTests {
  private static let drawing: GraphDrawing = {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a"), GraphDrawing.Node("b")]
    drawing.nodes[0].isEntry = true
    drawing.edges = [GraphDrawing.Edge(from: 0, to: 1, presentation: .push)]
    drawing.edges[0].isDismissable = true
    drawing.boxes = [GraphDrawing.Box(.tab, "a")]
    return drawing
  }()

  private static let file = """
    <?xml version="1.0"?>
    <!-- Generated -->
    <svg width="8pt"
     viewBox="0 0 8 8">
    <!-- two
     lines -->
    <g id="helm" class="graph">
    <title>%3</title>
    <g id="helm_b0" class="cluster">
    <title>cluster_b0</title>
    </g>
    <!-- n0 -->
    <g id="helm_n0" class="node">
    <title>n0</title>
    <text>a\u{200B}é</text>
    </g>
    <g id="helm_e0" class="edge">
    <title>n0&#45;&gt;n1</title>
    </g>
    <g id="helm_n2" class="node">
    <title>n2</title>
    </g>
    </g>
    </svg>
    <!-- the end -->
    """

  /// Returns what follows the style.
  private static func content(_ svg: String?) throws -> String {
    let text = try #require(svg)
    let end = try #require(text.firstRange(of: "</style>\n"))
    return String(text[end.upperBound...])
  }

  @Test func elementsHaveNamesInsteadOfNumbers() throws {
    #expect(
      try Self.content(Self.drawing.svg(fromGraphviz: Self.file)) == """
        <g id="helm" class="graph">
        <g id="helm_b0" class="cluster">
        <title>tab a</title>
        </g>
        <g id="helm_n0" class="node">
        <title>a: entry</title>
        <text>a&#8203;é</text>
        </g>
        <g id="helm_e0" class="edge">
        <title>a =&gt; b: push, dismissable</title>
        </g>
        <g id="helm_n2" class="node">
        </g>
        </g>
        </svg>

        """)
    for file in ["", "<g>\n</g>", "<svg>", "</svg>", "</svg>\n<svg>"] {
      #expect(Self.drawing.svg(fromGraphviz: file) == nil)
    }
    // The picture has a role and an alternative.
    let svg = try #require(Self.drawing.svg(fromGraphviz: Self.file))
    func start(_ role: String) -> String {
      "<svg class=\"helm-drawing\" role=\"\(role)\" aria-labelledby=\"helm-title\" aria-describedby=\"helm-desc\" "
        + "width=\"8pt\"\n viewBox=\"0 0 8 8\">\n"
    }
    let title = "<title id=\"helm-title\">Navigation graph: 2 fragments, 1 segue, entry a.</title>\n"
    #expect(svg.hasPrefix(start("img") + title + "<desc id=\"helm-desc\">"))
    // What can be clicked is no image.
    var linked = Self.drawing
    linked.nodes[1].link = "#b"
    #expect(try #require(linked.svg(fromGraphviz: Self.file)).hasPrefix(start("group")))
    // Only a picture without a theme turns dark.
    for (theme, halo) in [(nil, "#fbfbfd"), (.light, "#fbfbfd"), (.dark, "#15161a")] as [(DrawingTheme?, String)] {
      let styled = try #require(Self.drawing.svg(fromGraphviz: Self.file, theme: theme))
      #expect(styled.contains("<style>.helm-drawing .edge text{paint-order:stroke;stroke:\(halo);"))
      #expect(styled.contains("@media (prefers-color-scheme:dark)") == (theme == nil))
    }
  }

  @Test(
    arguments: [
      ("<image xlink:href=\"/tmp/x/helm-1.png\" width=\"3px\"/>", "<image xlink:href=\"DATA\" width=\"3px\"/>"),
      ("<image xlink:href=\"helm-1.png\"/>", "<image xlink:href=\"DATA\"/>"),
      ("<image xlink:href=\"helm-0.png\"/>", nil), ("<image xlink:href=\"helm-2.png\"/>", nil),
      ("<image xlink:href=\"other-1.png\"/>", nil), ("<image xlink:href=\"helm-1.gif\"/>", nil),
      ("<image href=\"helm-1.png\"/>", nil), ("<text xlink:href=\"helm-1.png\"/>", nil),
    ] as [(String, String?)])
  func imagesOfNodesAreEmbedded(line: String, embedded: String?) throws {
    var drawing = Self.drawing
    let picture = try #require(DrawingPicture(png: StoryboardTests.png(3, 4)))
    drawing.nodes[1].picture = picture
    let expected = (embedded ?? line).replacing("DATA", with: picture.dataAddress)
    let content = try Self.content(drawing.svg(fromGraphviz: "<svg>\n\(line)\n</svg>\n"))
    #expect(content == "\(expected)\n</svg>\n")
  }

  /// The header of a PNG file, in which numbers have four bytes.
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    return Array(StoryboardTests.png(1, 1).prefix(16)) + bytes(width) + bytes(height)
  }

  @Test func aPictureHasTheSizeInItsHeader() throws {
    let picture = try #require(DrawingPicture(png: Self.png(0x1_02_03, 0x1_00_FF)))
    #expect(picture.width == 0x1_02_03 && picture.height == 0x1_00_FF)
    let largest = try #require(DrawingPicture(png: Self.png(100_000, 100_000)))
    #expect(largest.width == 100_000 && largest.height == 100_000)
    for size in [(100_001, 1), (1, 100_001), (0, 1), (1, 0)] {
      #expect(DrawingPicture(png: Self.png(size.0, size.1)) == nil, "\(size)")
    }
    // Each byte of the signature and of the name of the header matters; the length of the header doesn't.
    for index in 0..<16 {
      var bytes = Self.png(1, 1)
      bytes[index] ^= 1
      #expect((DrawingPicture(png: bytes) == nil) == !(8..<12).contains(index), "\(index)")
    }
  }

  @Test func placesHaveTheDirectionAndTheModulesOfTheDrawing() throws {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a")]
    drawing.direction = .toTheRight
    drawing.modules = ["m", "k"]
    let plain = "graph 1 4 4\nnode n0 0.507 1.256 1 1 a solid box black white\nstop\n"
    let json = """
      { "version": 1, "direction": "LR",
        "modules": ["m", "k"],
        "nodes": {
          "a": [37, 90] } }

      """
    #expect(DrawingPlaces(plain: plain, of: drawing).json == json)
    let old = #"{"version":1,"direction":"LR","modules":["old"],"nodes":{"a":[37,90]}}"#
    let known = try DrawingPlaces(reading: Array(old.utf8))
    #expect(try #require(known.keeping("digraph {\n}\n", plain: plain, of: drawing)).places.json == json)
    // Frames are in the order of the boxes.
    drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a"), GraphDrawing.Node("b")]
    drawing.boxes = [GraphDrawing.Box(.flow, "one"), GraphDrawing.Box(.flow, "two")]
    (drawing.nodes[0].box, drawing.nodes[1].box) = (0, 1)
    let size = "\(40.0 / 72) \(20.0 / 72)"
    let boxed = "graph 1 4 4\nnode n0 1 1 \(size) a\nnode n1 1 1 \(size) b\nstop\n"
    let text = #"{"version":1,"direction":"TB","nodes":{"a":[0,100],"b":[300,100]}}"#
    let both = try DrawingPlaces(reading: Array(text.utf8))
    let kept = try #require(both.keeping("digraph {\n}\n", plain: boxed, of: drawing))
    #expect(
      kept.dot == """
        digraph {
          n0 [pos="0.0,100.0"]
          n1 [pos="300.0,100.0"]
          subgraph cluster_b0 { graph [bb="-32.0,60.0,32.0,122.0"] }
          subgraph cluster_b1 { graph [bb="268.0,60.0,332.0,122.0"] }
        }

        """)
  }
}

/// How Graphviz is called, and with what.
@Suite struct GraphvizCallTests {
  /// A console of files in memory that records the calls of Graphviz.
  private final class DotConsole: Console {
    let isInteractive = false
    let hasColours = false
    let progress: @Sendable (String) -> Void = { _ in }
    var files: [String: [UInt8]]
    private(set) var errors = ""

    /// The arguments and the input of each call.
    private(set) var calls: [(arguments: String, input: String)] = []

    /// The bounds of the layout of a drawing.
    var bounds: (String) -> String = { _ in "0,0,80,80" }

    init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

    func write(_ text: String) {}
    func writeError(_ line: String) { errors += line + "\n" }
    func flush() {}
    func readLine() -> String? { nil }

    func readFile(_ name: String) throws(FileError) -> [UInt8] {
      guard let bytes = files[name] else { throw FileError(name: name, reason: "No such file or directory") }
      return bytes
    }

    func writeFile(_ name: String, _ text: String) throws(FileError) { files[name] = Array(text.utf8) }
    func writeFile(_ name: String, bytes: [UInt8]) throws(FileError) { files[name] = bytes }

    func files(in folder: String) throws(FileError) -> [String] {
      files.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }.sorted()
    }

    func run(
      _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
    ) throws(ProgramError) -> [UInt8] {
      let text = String(decoding: input, as: UTF8.self)
      calls.append((arguments.filter { $0 != "-Gimagepath=" }.joined(separator: " "), text))
      if arguments.contains("-Tplain") {
        return Array("graph 1 4 4\nnode n0 1 2 1 0.5 a\nnode n1 1 1 1 0.5 b\nstop\n".utf8)
      }
      if arguments.contains("-Tdot") { return Array("digraph {\n\tgraph [bb=\"\(bounds(text))\"];\n}\n".utf8) }
      return Array("<svg width=\"1pt\">\n</svg>\n".utf8)
    }

    func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }
  }

  private static func graph(_ edges: [(String, String)]) -> String {
    let segues = edges.map { #"{"from":"\#($0)","to":"\#($1)"}"# }
    return #"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#
  }

  private static func star(_ count: Int) -> String { graph((1..<count).map { ("hub", "s\($0)") }) }

  private static let modules: [(String, String)] = [
    ("start", "shop(home)"), ("shop(home)", "shop(item)"), ("start", "mail(home)"), ("mail(home)", "mail(item)"),
  ]

  private func run(_ console: DotConsole, _ line: String) {
    #expect(Tool(console: console).run(line.split(separator: " ").map { String($0) }) == 0)
    #expect(console.errors == "")
  }

  /// The titles in the input of the latest call.
  private func titles(_ console: DotConsole) -> [String] {
    (console.calls.last?.input ?? "").matches(of: /<B>([^<]*)<\/B>/).map { String($0.output.1) }
  }

  @Test func onPaperEachModuleHasAPageUnlessThereArePictures() {
    let console = DotConsole(["g": Self.graph(Self.modules)])
    console.files["p/start.png"] = StoryboardTests.png(40, 80)
    run(console, "draw g -o w.pdf --paper a3")
    #expect(
      titles(console) == ["Navigation graph", "Navigation graph: module shop", "Navigation graph: module mail"])
    #expect(console.calls.last?.arguments == "-Kneato -n2 -Tpdf:cairo")
    run(console, "draw g -o w.pdf --title Wall --app App")
    #expect(titles(console) == ["Wall"])
    run(console, "storyboard g --pictures p -o b.pdf --paper a3")
    #expect(titles(console) == ["Storyboard"])
    #expect(console.calls.last?.input.ranges(of: "digraph {").count == 1)
  }

  @Test func placesAreStoredAndReadByEachDrawing() {
    let console = DotConsole(["g": Self.graph([("a", "b")])])
    run(console, "draw g -o g.svg --positions p")
    #expect(console.calls.map(\.arguments) == ["-Tplain", "-Tdot", "-Kneato -n2 -Tsvg", "-Tplain"])
    func places(_ nodes: String) -> String {
      "{ \"version\": 1, \"direction\": \"TB\",\n  \"modules\": [],\n  \"nodes\": {\n\(nodes) } }\n"
    }
    #expect(console.text("p") == places("    \"a\": [72, 144],\n    \"b\": [72, 72]"))
    let count = console.calls.count
    run(console, "draw g -o g.svg --positions p")
    #expect(
      console.calls.dropFirst(count).map(\.arguments) == [
        "-Tplain", "-Kneato -n -Gsplines=true -Tdot", "-Kneato -n2 -Tsvg", "-Tplain",
      ])
    #expect(console.calls[count + 1].input.hasSuffix("  n0 [pos=\"72.0,144.0\"]\n  n1 [pos=\"72.0,72.0\"]\n}\n"))
    // What isn't drawn this time keeps its place; what the graph no longer has loses it.
    console.files["longer"] = Array(Self.graph([("a", "b"), ("b", "c")]).utf8)
    let known = #"{"version":1,"direction":"TB","nodes":{"a":[1,1],"b":[2,2],"c":[3,3],"gone":[4,4]}}"#
    console.files["p"] = Array(known.utf8)
    run(console, "draw longer -o g.svg --positions p --focus a --radius 1")
    #expect(console.text("p") == places("    \"a\": [1, 1],\n    \"b\": [2, 2],\n    \"c\": [3, 3]"))
  }

  /// Only a drawing whose places don't matter is turned to fit the paper.
  @Test(arguments: [
    ("--paper a4", 2), ("--paper a4 --positions p", 1), ("--paper a4 --direction down", 1), ("--theme dark", 1),
  ])
  func aDrawingIsLaidOutInBothDirections(options: String, layouts: Int) {
    let console = DotConsole(["g": Self.graph([("a", "b")])])
    console.bounds = { $0.contains("rankdir=LR") ? "0,0,400,300" : "0,0,4000,300" }
    run(console, "draw g -o g.svg \(options)")
    #expect(console.calls.count { $0.arguments == "-Tdot" } == layouts)
  }

  /// On paper, everything is shown as long as it can be read.
  @Test(arguments: [("", 60), ("--paper a4", 61), ("--paper a4 --fold 30", 30), ("--fold 61", 61)])
  func onPaperNothingIsFoldedWithoutNeed(options: String, nodes: Int) {
    let console = DotConsole(["g": Self.star(61)])
    run(console, "draw g -o g.svg \(options)")
    let layouts = console.calls.filter { $0.arguments == "-Tdot" }
    #expect(layouts.map { $0.input.ranges(of: "id=\"helm_n").count }.allSatisfy { $0 == nodes } && !layouts.isEmpty)
  }

  /// The names of the views of a page.
  private func views(_ graph: String, _ options: String = "") -> [String] {
    let console = DotConsole(["g": graph])
    run(console, "draw g -o g.html \(options)")
    let data = console.text("g.html").components(separatedBy: "\"views\": [").dropFirst().first ?? ""
    let list = data.components(separatedBy: "\"findings\": [")[0]
    return list.components(separatedBy: "{\"name\": \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func aPageHasViewsOfSeveralModules() {
    #expect(views(Self.graph(Self.modules)) == ["All 5 screens", "Module shop", "Module mail"])
    // One module is in the whole picture, unless that is folded.
    let one = Self.graph(Array(Self.modules.prefix(2)) + [("start", "help")])
    #expect(views(one) == ["All 4 screens"])
    #expect(views(one, "--fold 3") == ["Folded to 3", "All 4 screens", "Module shop"])
    // A picture of a module that is near everything would be the whole picture.
    let near = Self.modules + [("shop(home)", "mail(home)"), ("shop(home)", "mail(item)")]
    #expect(views(Self.graph(near)) == ["All 5 screens"])
  }

  @Test func aPageHasViewsOfUpToSixtyModulesAndTwoThousandScreens() {
    let edges = (0..<61).flatMap { number -> [(String, String)] in
      [("start", "m\(number).a"), ("m\(number).a", "m\(number).b")]
    }
    let names = views(Self.graph(edges))
    #expect(names.first?.hasPrefix("Folded to ") == true)
    #expect(Array(names.dropFirst()) == ["All 123 screens"] + (0..<60).map { "Module m\($0)" })
    #expect(views(Self.star(2_000)) == ["Folded to 60", "All 2000 screens"])
    #expect(views(Self.star(2_001)) == ["Folded to 60"])
  }
}

/// What a page says about findings, links and renames.
@Suite struct PageFactTests {
  @Test func findingsLinksAndRenamesAreListed() throws {
    let document = try GraphDocument(
      reading: """
        { "version": 1, "entry": "start", "segues": [
          { "from": "start", "to": "box" }, { "from": "start", "to": "goal" },
          { "from": "box", "to": "inner", "style": "hold", "auto": true }, { "from": "inner", "to": "goal" },
          { "from": "goal", "to": "start" } ] }
        """)
    let finding = try #require(try document.graph.findings().findings.first)
    let item = GraphPage.Finding(finding)
    #expect(item.severity == "warning" && item.fragments == ["goal"] && item.text == "\(finding.kind)")
    #expect(item.examples.map { $0.map(\.description) } == [["present box", "present goal"], ["present goal"]])
    // A link has up to six examples.
    let table = try LinksDocument(
      reading: """
        { "version": 1, "origins": [ "app:" ], "links": [
          { "pattern": "/x/:id(a|b|c|d|e|f|g|h)", "fragments": [ "item" ] } ] }
        """)
    let graph = try GraphDocument(reading: #"{"version":1,"segues":[{"from":"home","to":"item"}]}"#).graph
    let links = GraphPage.Link.all(of: table, in: graph)
    #expect(links.map { $0.examples.map(\.url) } == [["a", "b", "c", "d", "e", "f"].map { "app://x/\($0)" }])
    // Renames are in the order of the old names.
    func version(_ first: NamedFragment, _ second: NamedFragment) -> GraphDocument {
      GraphDocument(segues: [
        Segue(from: "home", to: first, dismissable: true), Segue(from: first, to: "end"),
        Segue(from: "home", to: second, style: .hold, dismissable: true), Segue(from: second, to: "far"),
      ])
    }
    let difference = try GraphDifference(from: version("b1", "a1"), to: version("b2", "a2"))
    #expect(GraphPage(of: difference, views: []).html.contains(#""renames": [["a1","a2"],["b1","b2"]]"#))
  }
}
