import Helm
import HelmDocuments
@testable import HelmTools
import Testing

@testable import helm_nav

@Suite struct StoryboardTests {
  /// The header of a PNG file of some size.
  static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 0, width, 0, 0, 0, height,
    ]
  }

  static let graph = Array(
    #"{"version":1,"segues":[{"from":"start","to":"home"},{"from":"home","to":"forgotPass"},{"from":"home","to":"item"}]}"#
      .utf8)

  @Test func storyboardWritesSVGAndHTML() throws {
    let console = FileConsole([
      "g.json": Self.graph, "p/start.png": Self.png(40, 80), "p/a/home+item__id_2_-4x.png": Self.png(40, 80),
      "p/readme.txt": [],
    ])
    #expect(run(console, "storyboard", "g.json", "--pictures", "p", "-o", "board") == 0)
    #expect(console.errors == "")
    #expect(console.output == "board.svg\nboard.html\nno picture of forgotPass\n")
    let svg = String(decoding: try #require(console.files["board.svg"]), as: UTF8.self)
    #expect(svg.contains("<title id=\"helm-title\">Storyboard: 4 fragments, 3 segues, entry start.</title>"))
    #expect(svg.contains("<title>start: entry</title>"))
    #expect(svg.contains("<title>start =&gt; home: swap</title>"))
    #expect(!svg.contains("<title>legend"))
    #expect(svg.contains("xlink:href=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAABQ\""))
    #expect(!svg.contains(".png"))
    let page = String(decoding: try #require(console.files["board.html"]), as: UTF8.self)
    #expect(page.contains(svg.dropLast()))
    #expect(page.contains("<div><dt>home</dt><dd>home =&gt; forgotPass: swap</dd><dd>home =&gt; item: swap</dd></div>"))
    #expect(!page.contains("<script") && !page.contains("src="))
  }

  @Test(arguments: [
    (["--module", "shop"], "3 fragments, 2 segues, entry start."),
    (["--focus", "help"], "3 fragments, 2 segues, entry start."),
    (["--session", "a", "--sessions", "s.jsonl"], "4 fragments, 3 segues, entry start."),
  ])
  func aPartOfTheGraphHasAStoryboard(options: [String], title: String) throws {
    let console = FileConsole([
      "g.json": Array(
        #"""
        {"version":1,"segues":[{"from":"start","to":"shop(home)"},{"from":"shop(home)","to":"shop(cart)"},
        {"from":"start","to":"help"}]}
        """#.utf8),
      "s.jsonl": Array(
        #"{"v":1,"session":"a","step":0,"at":1,"kind":"start","app":"1","graph":"g","screen":"start"}"#.utf8),
      "p/start.png": Self.png(40, 80),
    ])
    #expect(run(console, ["storyboard", "g.json", "--pictures", "p", "-o", "board.svg"] + options) == 0)
    #expect(console.errors == "")
    let svg = String(decoding: try #require(console.files["board.svg"]), as: UTF8.self)
    #expect(svg.contains(title), "\(svg)")
    #expect(svg.contains("start: entry, in the session, step 1") == options.contains("--session"))
  }

  @Test func storyboardErrorsAreExplained() {
    let console = FileConsole(["g.json": Self.graph, "p/start.png": [1, 2, 3], "q/x.png": []])
    #expect(run(console, "storyboard", "g.json") == 2)
    #expect(run(console, "storyboard", "g.json", "--pictures", "p") == 2)
    #expect(run(console, "storyboard", "g.json", "--pictures", "q") == 2)
    #expect(run(console, "storyboard", "g.json", "--pictures", "p", "-o", "-") == 2)
    #expect(
      console.errors == """
        helm-nav: the option --pictures is missing (see helm-nav storyboard --help)
        helm-nav: p/start.png: Not a PNG file
        helm-nav: q: no picture of any fragment; the files are named after them, such as start.png
        helm-nav: a storyboard needs an output file: -o storyboard.svg (see helm-nav storyboard --help)

        """)
  }

  @Test func picturesAreFoundByFragment() {
    let files = PictureFiles([
      "tour/splash.png", "tour/gate+login.png", "tour/gate+forgotPass-3qo.png", "tour/home+article__id_1_-x1.png",
      "tour/home+article__id_1_+sheet-9.png", "home+player+sheet.png", "my_screen-77.png", "notes.txt", "sheet.PNG",
      "tour/map__id_a__id_b_-2.png", "one+two+three.png", "three+x.png",
    ])
    let found = [
      "splash", "login", "forgotPass", "article", "sheet", "home", "gate", "player", "my screen", "none", "notes",
      "map", "three",
    ]
    .map { files.file(of: $0) }
    #expect(
      found == [
        "tour/splash.png", "tour/gate+login.png", "tour/gate+forgotPass-3qo.png", "tour/home+article__id_1_-x1.png",
        "sheet.PNG", "home+player+sheet.png", "tour/gate+login.png", "home+player+sheet.png", "my_screen-77.png", nil,
        nil, "tour/map__id_a__id_b_-2.png", "one+two+three.png",
      ])
  }

  /// A trailing number isn't part of the name, but what precedes it is.
  @Test func aTrailingNumberIsNotPartOfTheName() {
    let files = PictureFiles(["a-b-3.png", "-x.png", "c-D.png", "d-.png", "e-f+g-1.png", "h.i-2x.png"])
    let names = ["a-b", "a", "-x", "c-D", "c", "d", "g", "e-f", "e", "h_i", "h.i"]
    #expect(
      names.map { files.file(of: $0) } == [
        "a-b-3.png", nil, "-x.png", "c-D.png", nil, "d-.png", "e-f+g-1.png", "e-f+g-1.png", "e-f+g-1.png", nil,
        "h.i-2x.png",
      ])
  }

  /// In landscape, in points.
  @Test func paperSizesAreLandscapeInPoints() {
    #expect(
      DrawingPaper.allCases.map { [$0.size.width, $0.size.height] } == [
        [3370, 2384], [2384, 1684], [1684, 1191], [1191, 842], [842, 595], [792, 612], [1224, 792],
      ])
  }

  @Test("the order in which a folder lists its files makes no difference", arguments: 0..<5)
  func orderOfFiles(turns: Int) {
    let files = ["b/home-2.png", "a/home-1.png", "home+list.png", "list+home.png", "gate+home-3.png"]
    let turned = Array(files[turns...] + files[..<turns])
    for names in [turned, turned.reversed()] {
      let pictures = PictureFiles(names)
      #expect(
        ["home", "list", "gate"].map { pictures.file(of: $0) } == ["a/home-1.png", "home+list.png", "gate+home-3.png"])
    }
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("\u{FF}\u{FE}", "w7/Dvg=="),
  ])
  func base64MatchesKnownValues(_ text: String, _ expected: String) {
    #expect(testBase64(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      (90, 240, 90, 240), (180, 120, 180, 120), (240, 120, 180, 90), (1, 250, 1, 240), (255, 1, 180, 1),
      (10, 20, 10, 20), (240, 3, 180, 2),
    ] as [(UInt8, UInt8, Int, Int)])
  func picturesAreScaledToFit(_ width: UInt8, _ height: UInt8, _ drawnWidth: Int, _ drawnHeight: Int) {
    var drawing = GraphDrawing(NavigationGraph<NamedFragment>([Segue(from: "a", to: "b")]))
    drawing.nodes[0].picture = DrawingPicture(png: Self.png(width, height))
    #expect(drawing.dot().contains("WIDTH=\"\(drawnWidth)\" HEIGHT=\"\(drawnHeight)\">"))
  }

  @Test func pngHeadersAreChecked() {
    #expect(DrawingPicture(png: Self.png(3, 200))?.height == 200)
    #expect(DrawingPicture(png: Self.png(0, 200)) == nil)
    #expect(DrawingPicture(png: Array(Self.png(3, 200).dropLast())) == nil)
    #expect(DrawingPicture(png: []) == nil)
  }
}
