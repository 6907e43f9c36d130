import Foundation
import Helm
import HelmDocuments
import HelmTools
import Testing

@testable import PlaygroundGallery

@Suite @MainActor struct GalleryPageTests {
  static let hostile: [NamedFragment] = [
    "<script>alert(1)</script>", "\"'&amp;</style>", "", "名前 🧭 ne\u{301}", "a\nb\u{0}\u{1B}", "#x --> <!-- <title>y",
  ]

  /// A graph whose fragments have bad names, with one picture for each.
  static let hostileGallery: Gallery = {
    let segues = zip(hostile, hostile.dropFirst()).map { Segue(from: $0, to: $1, tag: NamedTag("<i>&")) }
    let graph = GraphOutline(NavigationGraph(segues))
    let screens = graph.names.indices.compactMap { index in
      PNGPicture(png: pngFile(width: index + 1, height: 3)).map { picture in
        Gallery.Screen(
          layers: [.init(name: graph.names[index] + "<1>", fragment: index)], steps: ["present <b>\(index)&"],
          newSteps: 1,
          path: ["<p> => \(index)"], picture: picture)
      }
    }
    return Gallery(graph: graph, parts: [.init(title: "<h1>Tour", screens: screens)])
  }()

  static func pages(of gallery: Gallery) throws -> [GalleryPage] {
    var pages = [GalleryPage(of: gallery, drawing: try GraphDrawing(of: gallery.graph, by: nil))]
    if let graphviz = Graphviz.find() {
      pages.append(GalleryPage(of: gallery, drawing: try GraphDrawing(of: gallery.graph, by: graphviz)))
    }
    return pages
  }

  /// What holds for every page, whatever is on it.
  static func check(_ page: GalleryPage) {
    let read = ReadPage(page.html)
    #expect(read.problem == nil)
    #expect(Set(read.ids).count == read.ids.count)
    #expect(read.ids.allSatisfy { id in id.utf8.allSatisfy { $0 < 128 && $0 > 32 } })
    let anchors = Set(read.ids.map { "#\($0)" })
    #expect(read.links.filter { !anchors.contains($0) } == [])
    #expect(read.all("html").map { $0["lang"] } == ["en"])
    #expect(read.all("h1").count == 1)
    #expect(page.html.components(separatedBy: "</head>")[0].components(separatedBy: "<title>").count == 2)
    for element in ["script", "link", "iframe", "object", "base", "form", "i.1"] {
      #expect(read.all(element) == [], "\(element)")
    }
    #expect(read.elements.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") } == [])
    #expect(!page.html.contains("url("))
    #expect(!page.html.contains("@import"))
    let images = read.all("img")
    #expect(images.count { $0["class"] != "hero" } == page.gallery.count)
    #expect(
      images.count { $0["class"] == "hero" }
        == min(4, Set(page.gallery.parts.flatMap(\.screens).compactMap { $0.layers.last?.fragment }).count))
    #expect(images.allSatisfy { $0["src"]?.hasPrefix("data:image/png;base64,") == true })
    #expect(images.allSatisfy { $0["alt"]?.isEmpty == false && $0["width"] != nil && $0["height"] != nil })
  }

  @Test func hostileNames() throws {
    for page in try Self.pages(of: Self.hostileGallery) {
      Self.check(page)
      let read = ReadPage(page.html)
      #expect(read.texts.contains { $0.contains("<script>alert(1)</script>") })
      #expect(read.texts.contains("present <b>3&"))
      #expect(read.texts.contains("<p> => 3"))
      #expect(read.texts.contains("<h1>Tour"))
    }
  }

  @Test func nothingAtAll() throws {
    let graph = GraphOutline(NavigationGraph<NamedFragment>([]))
    for page in try Self.pages(of: Gallery(graph: graph, parts: [])) { Self.check(page) }
  }

  /// Whatever is chosen, the style rules leave exactly the pictures that show it.
  @Test func everyFragmentLeadsToItsPictures() throws {
    let gallery = try GalleryMaker(tours: allTours, camera: FakeCamera()).make()
    for page in try Self.pages(of: gallery) {
      Self.check(page)
      let read = ReadPage(page.html)
      let cards = read.all("article")
      #expect(cards.compactMap { $0["id"] } == (1...43).map { "screen-\($0)" })
      let screens = gallery.parts.flatMap(\.screens)
      for (fragment, name) in gallery.graph.names.enumerated() {
        let shown = zip(cards, screens).filter { card, _ in card.classes.contains("has-\(fragment)") }.map(\.1)
        #expect(shown == screens.filter { $0.layers.contains { $0.fragment == fragment } }, "\(name)")
        #expect(page.screens(with: fragment) == shown.count)
        #expect(!shown.isEmpty, "\(name)")
        #expect(
          page.html.contains(
            "#fragment-\(fragment):target~.parts :is(.screen,.part):not(.has-\(fragment)){display:none}"))
      }
      // On the chips, in the list of segues, on every picture, and in the drawing.
      let drawn = read.elements.compactMap { $0["xlink:href"] }
      if case .svg = page.drawing {
        #expect(Set(drawn) == Set(gallery.graph.names.indices.map { "#fragment-\($0)" }))
        #expect(drawn.count == 15)
      } else {
        #expect(drawn == [])
      }
    }
  }

  /// The page shows what the app's source has.
  @Test func theCodeIsTheGraphOfTheApp() throws {
    let playground = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      .standardized
    let source = try String(
      contentsOf: playground.appendingPathComponent("Sources/PlaygroundModel/AppGraph.swift"), encoding: .utf8)
    let code = GalleryPage.code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n").replacing(
        "  let segues", with: "  public static let segues")
    #expect(source.contains(code))
  }

  @Test func withoutGraphvizTheGraphIsAList() throws {
    let gallery = Self.hostileGallery
    let page = GalleryPage(of: gallery, drawing: try GraphDrawing(of: gallery.graph, by: nil))
    let read = ReadPage(page.html)
    #expect(read.texts.contains { $0.hasPrefix("Graphviz is not installed") })
    #expect(read.all("svg") == [])
    #expect(read.all("ul").first?.classes == ["segues"])
    #expect(read.texts.filter { $0 == "swap, #<i>&" }.count == 5 * 3)
  }

  @Test(.enabled(if: Graphviz.find() != nil, "Graphviz is not installed")) func drawingHasNoNamesOfItsOwn() throws {
    let drawing = try GraphDrawing(of: Self.hostileGallery.graph, by: Graphviz.find())
    guard case .svg(let svg) = drawing else { throw FakeCamera.Broken(description: "no drawing") }
    #expect(svg.markup.hasPrefix("<svg "))
    #expect(svg.markup.hasSuffix("</svg>"))
    for mark in ["<title>n0", "<!--", "<!DOCTYPE", "<?xml"] { #expect(!svg.markup.contains(mark), "\(mark)") }
  }

  @Test(arguments: ["", "<svg>", "</svg><svg", "no drawing"]) func noSVG(file: String) {
    #expect(InlineSVG(of: HelmTools.GraphDrawing(), file: file) == nil)
  }

  @Test func escapes() {
    #expect("<&>\"'".html == "&lt;&amp;&gt;&quot;&#39;")
    #expect("a\u{0}\u{7F}\u{FFFE}é\n".html == "a\u{FFFD}\u{FFFD}\u{FFFD}é\n")
  }
}
