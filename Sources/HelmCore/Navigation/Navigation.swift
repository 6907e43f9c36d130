/// The state machine: a graph, the state in it, and every command.
///
/// It is a value and independent of any UI. Copies are cheap, and two values are equal if their graphs, paths and rules are. `Helm` stores
/// one; tests and tools can use it on its own.
///
/// ```swift
/// var navigation = try Navigation(graph: graph)
/// try navigation.present(.compose)
/// try navigation.dismiss()
/// ```
///
/// This is the boundary of the core: fragments are converted to positions here, the `Machine` works on those, and its results are converted
/// back.
public struct Navigation<N: Fragment>: Sendable {
  /// The navigation graph.
  public let graph: NavigationGraph<N>

  /// The state and the rules, by positions.
  @usableFromInline
  package var machine: Machine

  /// The flows that are presented instead of segues; the machine stores them by positions.
  var redirects: [SegueIndex: Flow<N>] = [:]

  /// The flows that guards redirected to in the current command; the machine stores them by positions.
  var verdictFlows: [MachineMove: Flow<N>] = [:]

  /// The rules before the current command changed them, if it may fail after that.
  var rulesBefore: (disabled: Set<SegueIndex>, redirects: [SegueIndex: Flow<N>], flows: [SegueIndex: MachineFlow])?

  /// Starts navigation in a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - entry: The fragment to start from, if it is not the graph's entry.
  ///   - id: The id of the fragment to start from: a window for one draft starts with the draft's.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto segue.
  /// - Throws: All findings of the graph's validation together, and those of the path.
  /// - Complexity: Linear in fragments, segues and path.
  public init(
    graph: NavigationGraph<N>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(FindingsError<ValidationFinding<N>>) {
    let graph = entry.map(graph.starting(at:)) ?? graph
    try graph.validate(path.list)
    guard let start = graph.entry, let position = graph.position(of: start) else {
      throw FindingsError(findings: [.noEntry])
    }
    if let kind = graph.idKind(of: start), !graph.takes(id, for: start) {
      throw FindingsError(findings: [.entryTakesID(start, kind.name, given: id?.canonicalText)])
    }
    self.graph = graph
    machine = Machine(graph.index, entry: position, id: id?.canonicalText)
    if path.isEmpty { machine.fireEntryAuto() }
    for (index, step) in positions(of: path.list).enumerated() {
      do throws(MachineError) {
        try machine.replay(step, index: index)
      } catch {
        let reason = named(error, path: path).description
        throw FindingsError(findings: [.pathNotAllowed(path[index].edge, index: index, reason: reason)])
      }
    }
    machine.begin()
  }

  /// The fragment that navigation started from; it is always on the path.
  package var entry: N { name(of: machine.table.root) }

  /// The entry, with the id that it was started with, if any.
  public var root: PathFragment<N> { pathFragment(machine.table.root) }

  /// Returns the same navigation with an empty path, before any auto segue fires.
  package func atEntry() -> Navigation {
    var copy = self
    copy.machine = machine.atEntry()
    return copy
  }
}

extension Navigation: Hashable {
  /// Returns whether two navigations have the same graph, path and rules.
  ///
  /// - Parameters:
  ///   - lhs: A navigation.
  ///   - rhs: Another navigation.
  /// - Returns: Whether both are in the same state of the same graph under the same rules.
  /// - Complexity: Linear in the paths.
  public static func == (lhs: Navigation, rhs: Navigation) -> Bool {
    lhs.graph == rhs.graph && lhs.root == rhs.root && lhs.machine.table.pathCount == rhs.machine.table.pathCount
      && lhs.path == rhs.path
      && lhs.disabledEdges == rhs.disabledEdges && lhs.redirectedEdges == rhs.redirectedEdges
  }

  /// Hashes the start and the path.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: Linear in the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(path)
  }

  private var disabledEdges: Set<DirectedEdge<N>> { Set(machine.disabled.map(graph.edge(at:))) }

  private var redirectedEdges: [DirectedEdge<N>: Flow<N>] {
    Dictionary(uniqueKeysWithValues: redirects.map { (graph.edge(at: $0.key), $0.value) })
  }
}
