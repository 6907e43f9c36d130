import HelmAnalytics

extension GraphDrawing {
  /// Marks the steps of a session, with their numbers: the screens that became topmost, and the segues that were taken,
  /// led back, or were undone.
  ///
  /// Call this before folding, which keeps the numbers.
  ///
  /// - Parameter steps: The steps of the session, in any order; the first has the number 1.
  /// - Complexity: Linear in the drawing and in the steps.
  public mutating func mark(session steps: [SessionStep]) {
    var screens: [String: [StepNumber]] = [:]
    var segues: [[String]: [StepNumber]] = [:]
    for (index, step) in steps.sorted(by: { $0.step < $1.step }).enumerated() {
      if let screen = step.screen { screens[screen, default: []].append(StepNumber(number: index + 1)) }
      if let from = step.from, let to = step.to, step.kind != .redirect {
        segues[[from, to], default: []].append(StepNumber(number: index + 1, way: .init(step.kind)))
      }
    }
    for position in nodes.indices {
      guard let steps = screens[nodes[position].name] else { continue }
      nodes[position].mark = Mark.visited.combined(with: nodes[position].mark)
      nodes[position].steps = steps
    }
    for position in edges.indices {
      guard let (from, to) = ends(of: position), let steps = segues[[from, to]] else { continue }
      edges[position].mark = Mark.visited.combined(with: edges[position].mark)
      edges[position].steps = steps
    }
  }

  /// The number of a session's step.
  struct StepNumber: Hashable, Sendable {
    /// The way in which the step moved along the segue.
    enum Way: String {
      case taken = ""
      case back = " (back)"
      case undone = " (undone)"

      init(_ kind: SessionStep.Kind) { self = kind == .return ? .back : kind == .dismiss ? .undone : .taken }
    }

    var number: Int
    var way = Way.taken

    /// Returns the numbers in words, only the first few of many: `step 2, 5 (undone)`.
    static func lines(_ steps: [StepNumber]) -> [String] {
      if steps.isEmpty { return [] }
      let first = steps.prefix(6).map { "\($0.number)\($0.way.rawValue)" }.joined(separator: ", ")
      return ["step \(first)\(steps.count > 6 ? ", …" : "")"]
    }

    /// Returns the numbers of both, each once, in order.
    static func merged(_ some: [StepNumber], _ others: [StepNumber]) -> [StepNumber] {
      if others.isEmpty { return some }
      var known: Set<StepNumber> = []
      return (some + others).sorted { $0.number < $1.number }.filter { known.insert($0).inserted }
    }
  }
}

extension GraphDrawing.Node {
  /// The lines below the name.
  var lines: [String] { notes + GraphDrawing.StepNumber.lines(steps) }
}

extension GraphDrawing.Edge {
  /// The lines of the label below the rules.
  var lines: [String] { notes + GraphDrawing.StepNumber.lines(steps) }
}
