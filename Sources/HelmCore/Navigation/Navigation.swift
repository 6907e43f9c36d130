/// The state machine: a graph, the state in it, and every command (semantics.md §2 to §4).
///
/// It is a value and knows nothing of any UI: copies are cheap and independent, and two are equal when graph, path and
/// rules are. `Helm` holds one; tests and tools can use it by itself.
///
/// ```swift
/// var navigation = try Navigation(graph: graph)
/// try navigation.present(fragment: .compose)
/// try navigation.dismiss()
/// ```
public struct Navigation<N: Fragment>: Sendable {
  /// The graph that the navigation moves through.
  public let graph: NavigationGraph<N>

  /// The fragment that the navigation started from; it is always there.
  public let entry: N

  var table: FrameTable

  /// The segues that are as if they did not exist, by position.
  var disabled: Set<Int32> = []

  /// The flows that are presented instead of segues, by position.
  var redirects: [Int32: Flow<N>] = [:]

  /// The segues that are guarded, with the verdicts for the current command.
  var guarded = GuardedSegues<N>()

  /// What the current command has done so far.
  var steps: [NavigationStep<N>] = []

  /// How many appearances and disappearances the steps so far account for.
  var recordedTouches = 0

  /// Starts in a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: All findings of the graph's validation together, and those of the path.
  /// - Complexity: Linear in fragments, segues and path.
  public init(graph: NavigationGraph<N>, path: HelmPath<N> = []) throws(ValidationError<N>) {
    try graph.validate(path: path.lazy.map(\.edge))
    guard let entry = graph.entry, let root = graph.storage.index[entry] else {
      throw ValidationError(findings: [.noEntry])
    }
    self.graph = graph
    self.entry = entry
    table = FrameTable(entry: root)
    do {
      if path.isEmpty {
        try run(.autos(of: table.root))
      } else {
        try replay(path)
      }
    } catch {
      let index = error.index ?? 0
      throw ValidationError(findings: [.pathNotAllowed(path[index].edge, index: index, reason: error.description)])
    }
    begin()
  }

  var storage: GraphStorage<N> { graph.storage }
}

extension HelmError {
  /// The place of the offending edge in a path or flow.
  var index: Int? {
    switch self {
    case .missingSegueForEdge(_, let index, _), .sourceNotPresented(_, _, let index, _), .blocked(_, _, let index):
      index
    default: nil
    }
  }
}

extension Navigation: Hashable {
  /// Compares graph, path and rules.
  ///
  /// - Parameters:
  ///   - lhs: A navigation.
  ///   - rhs: Another navigation.
  /// - Returns: Whether both are in the same state of the same graph under the same rules.
  /// - Complexity: Linear in the paths.
  public static func == (lhs: Navigation, rhs: Navigation) -> Bool {
    lhs.graph == rhs.graph && lhs.table.pathCount == rhs.table.pathCount && lhs.path == rhs.path
      && lhs.disabledEdges == rhs.disabledEdges && lhs.redirectedEdges == rhs.redirectedEdges
  }

  /// Hashes the path.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: Linear in the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private var disabledEdges: Set<DirectedEdge<N>> { Set(disabled.map(storage.edge(at:))) }

  private var redirectedEdges: [DirectedEdge<N>: Flow<N>] {
    Dictionary(uniqueKeysWithValues: redirects.map { (storage.edge(at: $0.key), $0.value) })
  }
}
