import Helm
import HelmDocuments
import Testing

@testable import HelmTools

/// The places of new nodes, for layouts as Graphviz writes them.
@Suite struct PlacesTests {
  /// A layout of nodes, by their centers and their sizes in points.
  private static func plain(_ nodes: [(x: Int, y: Int, width: Int, height: Int)]) -> String {
    let lines = nodes.enumerated().map { number, node in
      let inches = [node.x, node.y, node.width, node.height].map { "\(Double($0) / 72)" }.joined(separator: " ")
      return "node n\(number) \(inches) label solid box black white\n"
    }
    return "graph 1 10 10\n" + lines.joined() + "edge n0 n1 4 0 0 0 0 0 0 0 0 solid black\nstop\n"
  }

  private static func drawing(_ names: [String], edges: [(Int, Int)] = []) -> GraphDrawing {
    var drawing = GraphDrawing()
    drawing.nodes = names.map { GraphDrawing.Node($0) }
    drawing.edges = edges.map { GraphDrawing.Edge(from: $0, to: $1) }
    return drawing
  }

  private static let dot = "digraph {\n}\n"

  private static func places(_ text: String) throws -> DrawingPlaces {
    try DrawingPlaces(reading: Array(#"{"version":1,"direction":"TB","nodes":{\#(text)}}"#.utf8))
  }

  @Test func placesAreTheCentersOfNodes() {
    let drawing = Self.drawing(["b", "a\"", "c"])
    let places = DrawingPlaces(
      plain: Self.plain([(10, 20, 30, 40), (-5, 0, 1, 1)]) + "node n7 1 1 1 1 x\nnode nx 1 1 1 1 x\nnode n2 1 1 1\n",
      of: drawing)
    #expect(
      places.json == """
        { "version": 1, "direction": "TB",
          "modules": [],
          "nodes": {
            "a\\"": [-5, 0],
            "b": [10, 20] } }

        """)
  }

  @Test func placesRoundTrip() throws {
    let text = """
      { "version": 1, "direction": "LR",
        "modules": ["m", "n\\""],
        "nodes": {
          "a": [10000000, -10000000] } }

      """
    let places = try DrawingPlaces(reading: Array(text.utf8))
    #expect(places.json == text && places.direction == .toTheRight)
    func error(_ text: String) -> String? {
      do { _ = try DrawingPlaces(reading: Array(text.utf8)) } catch { return error.description }
      return nil
    }
    #expect(error(#"{"version":1,"direction":"TB","nodes":{}}"#) == nil)
    #expect(
      error("[]") == "1:1: $: expected the places of a drawing, which are an object, found an array")
    #expect(error(#"{"version":1,"nodes":{}}"#) == "1:1: $: the key \"direction\" is missing")
    #expect(error(#"{"version":1,"direction":"X","nodes":{}}"#) == "1:26: $.direction: expected TB or LR")
    #expect(error(#"{"version":1,"direction":"TB"}"#) == "1:1: $: the key \"nodes\" is missing")
    #expect(error(#"{"version":1,"direction":"TB","modules":[1],"nodes":{}}"#)?.contains("a module's name") == true)
    for place in ["[1]", "[1,2,3]", "[1.5,2]", "[\"1\",2]", "[10000001,0]", "[0,10000001]", "[-10000001,0]"] {
      #expect(
        error(#"{"version":1,"direction":"TB","nodes":{"a":\#(place)}}"#)
          == "1:44: $.nodes.a: expected two integers of at most 10000000", "\(place)")
    }
    #expect(error(#"{"version":1,"direction":"TB","nodes":{"a":1,"b":2}}"#)?.hasPrefix("1:44: $.nodes.a: ") == true)
  }

  @Test func addMergesPlacesOfExistingNodes() throws {
    var places = try Self.places(#""a":[1,1],"b":[2,2]"#)
    places.add(try Self.places(#""b":[9,9],"c":[3,3],"gone":[4,4]"#), of: ["a", "b", "c"])
    #expect(places == (try Self.places(#""a":[1,1],"b":[2,2],"c":[3,3]"#)))
    let turned = try DrawingPlaces(reading: Array(#"{"version":1,"direction":"LR","nodes":{"d":[5,5]}}"#.utf8))
    places.add(turned, of: ["d"])
    #expect(!places.json.contains("\"d\""))
  }

  @Test func modulesKeepTheirColors() throws {
    let places = try DrawingPlaces(
      reading: Array(#"{"version":1,"direction":"TB","modules":["gone","b"],"nodes":{}}"#.utf8))
    var drawing = Self.drawing([])
    drawing.modules = ["a", "b", "c"]
    #expect(places.coloring(drawing).modules == ["gone", "b", "a", "c"])
  }

  private func kept(
    _ known: String, _ drawing: GraphDrawing, _ nodes: [(x: Int, y: Int, width: Int, height: Int)]
  ) throws -> (json: String, dot: String?)? {
    try Self.places(known).keeping(Self.dot, plain: Self.plain(nodes), of: drawing).map { ($0.places.json, $0.dot) }
  }

  private func place(_ name: String, _ json: String?) -> [Int]? {
    let pattern = try? Regex("\"\(name)\": \\[(-?[0-9]+), (-?[0-9]+)\\]", as: (Substring, Substring, Substring).self)
    return pattern.flatMap { json?.firstMatch(of: $0)?.output }.flatMap { match in
      [match.1, match.2].compactMap { Int($0) }
    }
  }

  @Test func knownNodesKeepTheirPlacesInTheDOT() throws {
    let drawing = Self.drawing(["a", "b"])
    let found = try #require(try kept(#""b":[300,7],"a":[0,100]"#, drawing, [(50, 60, 20, 20), (90, 60, 20, 20)]))
    #expect(place("a", found.json) == [0, 100] && place("b", found.json) == [300, 7])
    #expect(found.dot == "digraph {\n  n0 [pos=\"0.0,100.0\"]\n  n1 [pos=\"300.0,7.0\"]\n}\n")
  }

  @Test func placesAreIgnoredIfTooFewNodesAreKnown() throws {
    let nodes = [(50, 60, 20, 20), (90, 60, 20, 20), (130, 60, 20, 20)]
    let drawing = Self.drawing(["a", "b", "c"])
    #expect(try kept(#""a":[0,0]"#, drawing, nodes) == nil)
    #expect(try kept(#""a":[0,0],"b":[50,50]"#, drawing, nodes) != nil)
    // Half of them is enough.
    #expect(try kept(#""a":[0,0]"#, Self.drawing(["a", "b"]), Array(nodes.prefix(2))) != nil)
    #expect(try kept(#""a":[0,0],"b":[50,50]"#, drawing, Array(nodes.prefix(2))) == nil)
    var turned = drawing
    turned.direction = .toTheRight
    #expect(try kept(#""a":[0,0],"b":[50,50]"#, turned, nodes) == nil)
    #expect(
      try Self.places(#""a":[0,0],"b":[1,1],"c":[2,2]"#).keeping("digraph", plain: Self.plain(nodes), of: drawing)
        == nil)
  }

  @Test func aLayoutOfUnknownNodesIsIgnored() throws {
    let drawing = Self.drawing(["a", "b"])
    let nodes = [(50, 60, 20, 20), (90, 60, 20, 20), (130, 60, 20, 20)]
    let found = try kept(#""a":[0,0]"#, drawing, nodes)
    #expect(found?.json == (try kept(#""a":[0,0]"#, drawing, Array(nodes.prefix(2)))?.json) && found != nil)
  }

  /// A new node is as far from its neighbors as in the new layout.
  @Test func aNewNodeIsPlacedNextToItsNeighbors() throws {
    let layout = [(100, 200, 40, 20), (300, 200, 40, 20), (200, 100, 40, 20)]
    let known = #""a":[0,0],"b":[1000,60]"#
    func new(_ edges: [(Int, Int)]) throws -> [Int]? {
      place("new", try kept(known, Self.drawing(["a", "b", "new"], edges: edges), layout)?.json)
    }
    #expect(try new([]) == [200, 100])
    #expect(try new([(0, 2)]) == [100, -100])
    #expect(try new([(2, 0)]) == [100, -100])
    #expect(try new([(2, 1)]) == [900, -40])
    #expect(try new([(0, 2), (1, 2)]) == [500, -70])
    #expect(try new([(0, 99), (1, 2)]) == [900, -40])
  }

  /// A node that follows a new one is placed after it, in any order.
  @Test func newNodesAreChained() throws {
    let layout = [(0, 50, 40, 20), (0, 150, 40, 20), (0, 250, 40, 20), (400, 250, 40, 20)]
    let found = try kept(
      #""top":[1000,250],"side":[2000,250]"#,
      Self.drawing(["low", "middle", "top", "side"], edges: [(2, 1), (1, 0)]), layout)
    #expect(place("middle", found?.json) == [1000, 150] && place("low", found?.json) == [1000, 50])
  }

  /// If a place is taken, the next one is beside it in steps of 24, and then below.
  @Test func anOccupiedPlaceIsAvoided() throws {
    let layout = [(0, 100, 40, 20), (500, 100, 40, 20), (0, 100, 40, 20)]
    func new(_ a: String, width: Int = 40, _ b: String = "9000,100") throws -> [Int]? {
      var layout = layout
      layout[0].2 = width
      return place("new", try kept("\"a\":[\(a)],\"b\":[\(b)]", Self.drawing(["a", "b", "new"]), layout)?.json)
    }
    #expect(try new("0,100") == [72, 100])
    #expect(try new("-10,100") == [48, 100])
    #expect(try new("10,100") == [-48, 100])
    // If another node fits on neither side, it moves down by its height plus 28.
    #expect(try new("0,100", "90,100") == [-72, 100])
    #expect(try new("0,100", width: 3_700) == [1_896, 100])
    #expect(try new("0,100", width: 3_800) == [0, 52])
    // Nodes don't touch vertically if there is room of 14 between them.
    #expect(try new("0,134") == [0, 100] && (try new("0,133")) == [72, 100])
    #expect(try new("0,66") == [0, 100] && (try new("0,67")) == [72, 100])
    #expect(try new("54,100") == [0, 100] && (try new("53,100")) == [-24, 100])
  }

  @Test func cyclesOfBoxesAreIgnored() throws {
    var drawing = Self.drawing(["a", "new"])
    drawing.boxes = [
      GraphDrawing.Box(.flow, "x", parent: 0), GraphDrawing.Box(.flow, "y", parent: 2),
      GraphDrawing.Box(.flow, "z", parent: 1),
    ]
    (drawing.nodes[0].box, drawing.nodes[1].box) = (0, 1)
    let found = try kept(#""a":[0,100]"#, drawing, [(0, 100, 40, 20), (500, 100, 40, 20)])
    #expect(place("new", found?.json) == [500, 100])
  }

  /// A node outside a box isn't placed inside it, and the box's frame is in the DOT.
  @Test func boxesAreAvoidedAndFramed() throws {
    var drawing = Self.drawing(["a", "b", "c", "new"])
    drawing.boxes = [GraphDrawing.Box(.flow, "outer"), GraphDrawing.Box(.tab, "inner", parent: 0)]
    (drawing.nodes[0].box, drawing.nodes[1].box) = (1, 1)
    let layout = [(0, 100, 40, 20), (200, 100, 40, 20), (900, 100, 40, 20), (100, 100, 40, 20)]
    let known = #""a":[0,100],"b":[200,100],"c":[900,100]"#
    let outside = try #require(try kept(known, drawing, layout))
    #expect(place("new", outside.json) == [268, 100])
    #expect(
      outside.dot?.contains("  subgraph cluster_b0 { graph [bb=\"-44.0,30.0,244.0,134.0\"] }\n") == true,
      "\(outside.dot ?? "")")
    #expect(
      outside.dot?.contains("  subgraph cluster_b0 { subgraph cluster_b1 { graph [bb=\"-32.0,60.0,232.0,122.0\"] } }\n")
        == true)
    drawing.nodes[3].box = 1
    let inside = try #require(try kept(known, drawing, layout))
    #expect(place("new", inside.json) == [100, 100])
    drawing.direction = .toTheRight
    let right = try DrawingPlaces(reading: Array(#"{"version":1,"direction":"LR","nodes":{\#(known)}}"#.utf8))
      .keeping(Self.dot, plain: Self.plain(layout), of: drawing)
    #expect(
      right?.dot?.contains("  subgraph cluster_b0 { graph [bb=\"-44.0,66.0,244.0,170.0\"] }\n") == true,
      "\(right?.dot ?? "")")
  }
}
