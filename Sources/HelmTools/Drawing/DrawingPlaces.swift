import HelmDocuments

/// The places of a drawing's nodes, stored next to the document, so that a graph drawn again after a small change keeps
/// its layout.
package struct DrawingPlaces: Equatable {
  /// The direction of the edges that the places are for.
  package let direction: DrawingDirection

  /// The center of each node by its name, in points, measured up from the bottom.
  private var places: [String: Point] = [:]

  /// The modules in the order of their colors, which are also kept.
  private var modules: [String] = []

  private struct Point: Equatable {
    var x: Int
    var y: Int
  }

  /// Reads the output of ``json``.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Throws: The first error in the document, with its position.
  package init(reading bytes: [UInt8]) throws(DocumentError) {
    let document = try JSONValue(parsing: bytes).object("the places of a drawing, which are an object")
    try document.expect(version: 1)
    let name = try document.required("direction").name("the direction")
    guard let direction = DrawingDirection.allCases.first(where: { $0.rawValue == name }) else {
      throw try document.required("direction").error("expected TB or LR")
    }
    self.direction = direction
    if let names = document["modules"] {
      modules = try names.elements("an array of modules")
        .map { name throws(DocumentError) in try name.name("a module's name") }
    }
    for member in try document.required("nodes").members("an object of places") {
      let numbers = try member.value.elements("a place, which is two numbers").map { $0.integer.flatMap { Int($0) } }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], max(abs(x), abs(y)) <= Self.furthest else {
        throw member.value.error("expected two integers of at most \(Self.furthest)")
      }
      places[member.key] = Point(x: x, y: y)
    }
  }

  private static var furthest: Int { 10_000_000 }

  /// Creates the places from the output of `dot -Tplain` for a drawing.
  ///
  /// - Parameters:
  ///   - plain: The layout.
  ///   - drawing: The drawing.
  package init(plain: String, of drawing: GraphDrawing) {
    direction = drawing.direction
    modules = drawing.modules
    for (position, node) in PlainLayout(plain).nodes where drawing.nodes.indices.contains(position) {
      places[drawing.nodes[position].name] = Point(x: Int(node.x.rounded()), y: Int(node.y.rounded()))
    }
  }

  /// Adds the places of nodes that have none.
  ///
  /// - Parameters:
  ///   - other: The places to add.
  ///   - names: The nodes that still exist; all others are left out.
  package mutating func add(_ other: DrawingPlaces, of names: Set<String>) {
    guard direction == other.direction else { return }
    places.merge(other.places.filter { names.contains($0.key) }) { new, _ in new }
  }

  /// The document, with one node per line in the order of their names, so that a review shows what has moved.
  package var json: String {
    let lines = places.sorted { $0.key < $1.key }.map { name, place in
      var text = "    "
      text.appendJSON(name)
      return text + ": [\(place.x), \(place.y)]"
    }
    let names = modules.map { module in
      var text = ""
      text.appendJSON(module)
      return text
    }
    return
      "{ \"version\": 1, \"direction\": \"\(direction.rawValue)\",\n  \"modules\": [\(names.joined(separator: ", "))],\n  \"nodes\": {\n"
      + lines.joined(separator: ",\n") + " } }\n"
  }
}

extension DrawingPlaces {
  /// Returns a drawing whose modules keep their colors.
  package func coloring(_ drawing: GraphDrawing) -> GraphDrawing {
    var drawing = drawing
    let new = drawing.modules.filter { !modules.contains($0) }
    drawing.modules = modules + new
    return drawing
  }

  /// Keeps the nodes of a drawing at their places, and finds free places for new ones near their neighbors.
  ///
  /// - Parameters:
  ///   - dot: The DOT of the drawing.
  ///   - plain: The output of `dot -Tplain` for the drawing.
  ///   - drawing: The drawing.
  /// - Returns: The places, and the DOT in which `dot -Kneato -n -Gsplines=true` only has to route the edges; `nil` if
  ///   so little is known that a new layout is better.
  package func keeping(
    _ dot: String, plain: String, of drawing: GraphDrawing
  ) -> (places: DrawingPlaces, dot: String?)? {
    let layout = PlainLayout(plain)
    let known = drawing.nodes.count { places[$0.name] != nil }
    guard direction == drawing.direction, drawing.nodes.indices.allSatisfy({ layout.nodes[$0] != nil }),
      known * 2 >= drawing.nodes.count, let end = dot.lastIndex(of: "}")
    else { return nil }
    let placed = placed(layout, drawing)
    var text = String(dot[..<end])
    for position in drawing.nodes.indices {
      guard let node = placed[position] else { continue }
      text += "  n\(position) [pos=\"\(node.x),\(node.y)\"]\n"
    }
    for (position, frame) in Self.frames(of: drawing, placed).sorted(by: { $0.key < $1.key }) {
      var around = [position]
      while let parent = drawing.boxes[around[0]].parent, parent < around[0], parent >= 0 {
        around.insert(parent, at: 0)
      }
      let opening = around.map { "subgraph cluster_b\($0) { " }.joined()
      text += "  \(opening)graph [bb=\"\(frame.minX),\(frame.minY),\(frame.maxX),\(frame.maxY)\"]"
      text += String(repeating: " }", count: around.count) + "\n"
    }
    var kept = self
    kept.places = [:]
    kept.modules = drawing.modules
    for (position, node) in placed {
      kept.places[drawing.nodes[position].name] = Point(x: Int(node.x), y: Int(node.y))
    }
    return (kept, text + "}\n")
  }

  private func placed(_ layout: PlainLayout, _ drawing: GraphDrawing) -> [Int: PlainLayout.Node] {
    var neighbors = [[Int]](repeating: [], count: drawing.nodes.count)
    for position in drawing.edges.indices where drawing.ends(of: position) != nil {
      let edge = drawing.edges[position]
      neighbors[edge.from].append(edge.to)
      neighbors[edge.to].append(edge.from)
    }
    var placed: [Int: PlainLayout.Node] = [:]
    for position in drawing.nodes.indices {
      guard var node = layout.nodes[position], let place = places[drawing.nodes[position].name] else { continue }
      (node.x, node.y) = (Double(place.x), Double(place.y))
      placed[position] = node
    }
    // Place new nodes in the order of their rows, so that the neighbors of each are placed before it.
    let new = drawing.nodes.indices.filter { placed[$0] == nil }
      .sorted { (-(layout.nodes[$0]?.y ?? 0), $0) < (-(layout.nodes[$1]?.y ?? 0), $1) }
    for position in new {
      guard var node = layout.nodes[position] else { continue }
      // Keep the distance to the neighbors from the new layout.
      let near = neighbors[position].compactMap { other in
        placed[other].flatMap { there in layout.nodes[other].map { (there.x - $0.x, there.y - $0.y) } }
      }
      let shifts = near.isEmpty ? [(0, 0)] : near
      node.x = (node.x + shifts.reduce(0) { $0 + $1.0 } / Double(shifts.count)).rounded()
      node.y = (node.y + shifts.reduce(0) { $0 + $1.1 } / Double(shifts.count)).rounded()
      placed[position] = Self.free(node, inBox: drawing.nodes[position].box, drawing, placed)
    }
    return placed
  }

  /// Returns the nearest free place for a node: on its row to either side, or on a row below.
  private static func free(
    _ node: PlainLayout.Node, inBox box: Int?, _ drawing: GraphDrawing, _ placed: [Int: PlainLayout.Node]
  ) -> PlainLayout.Node {
    var own: Set<Int> = []
    var around = box
    while let box = around, drawing.boxes.indices.contains(box), own.insert(box).inserted {
      around = drawing.boxes[box].parent
    }
    let obstacles =
      placed.values.map { Frame(around: $0, margin: 14) }
      + frames(of: drawing, placed).filter { !own.contains($0.key) }.map(\.value)
    for row in 0..<40 {
      for step in 0..<80 {
        for side in step == 0 ? [0.0] : [1.0, -1.0] {
          var moved = node
          moved.x += side * Double(step) * 24
          moved.y -= Double(row) * (node.height + 28)
          let frame = Frame(around: moved, margin: 0)
          if !obstacles.contains(where: { $0.overlaps(frame) }) { return moved }
        }
      }
    }
    return node
  }

  /// Returns the frames of the boxes around the nodes placed in them.
  private static func frames(of drawing: GraphDrawing, _ placed: [Int: PlainLayout.Node]) -> [Int: Frame] {
    var frames: [Int: Frame] = [:]
    for (position, node) in placed {
      guard let box = drawing.nodes[position].box, drawing.boxes.indices.contains(box) else { continue }
      let frame = Frame(around: node, margin: 12)
      frames[box] = frames[box]?.union(frame) ?? frame
    }
    for box in drawing.boxes.indices.reversed() {
      guard var frame = frames[box] else { continue }
      // The title is above or below the nodes.
      if drawing.direction == .downwards { frame.minY -= 18 } else { frame.maxY += 18 }
      frames[box] = frame
      guard let parent = drawing.boxes[box].parent, parent < box, parent >= 0 else { continue }
      let outer = Frame(minX: frame.minX - 12, minY: frame.minY - 12, maxX: frame.maxX + 12, maxY: frame.maxY + 12)
      frames[parent] = frames[parent]?.union(outer) ?? outer
    }
    return frames
  }

  private struct Frame {
    var minX, minY, maxX, maxY: Double

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
      (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    init(around node: PlainLayout.Node, margin: Double) {
      self.init(
        minX: (node.x - node.width / 2 - margin).rounded(.down),
        minY: (node.y - node.height / 2 - margin).rounded(.down),
        maxX: (node.x + node.width / 2 + margin).rounded(.up), maxY: (node.y + node.height / 2 + margin).rounded(.up))
    }

    func union(_ other: Frame) -> Frame {
      Frame(
        minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
        maxY: max(maxY, other.maxY))
    }

    func overlaps(_ other: Frame) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
}

/// The nodes in the output of `dot -Tplain`, in points.
private struct PlainLayout {
  struct Node {
    var x, y, width, height: Double
  }

  /// The nodes by position.
  private(set) var nodes: [Int: Node] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("node n") {
      let words = line.split(separator: " ")
      guard words.count > 5, let position = Int(words[1].dropFirst()) else { continue }
      let numbers = words[2...5].compactMap { Double($0) }.map { $0 * 72 }
      guard numbers.count == 4 else { continue }
      nodes[position] = Node(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
