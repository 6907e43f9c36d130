import Foundation

/// The document that `save()` writes.
struct SavedState: Codable {
  static let version = 1

  /// The maximum number of edges in a document; no app gets into a state with more.
  static let edgeLimit = 100_000

  var version: Int

  /// The fingerprint of the graph in which the state was saved.
  var graph: String

  /// The limit of the history.
  var history: Int

  /// The names of the fragments on the path.
  var names: [String]

  var path: [Edge]

  /// When it was saved, in seconds since 1970, if that was said.
  var date: Int?

  /// An edge as a short array: the number of the edge that made its source, the number of its target's name, and, where there
  /// are any, the id and the occurrence of the target.
  struct Edge: Codable {
    let cause: Int
    let name: Int
    let id: String?
    let occurrence: Int

    init(cause: Int, name: Int, id: String?, occurrence: Int) {
      (self.cause, self.name, self.id, self.occurrence) = (cause, name, id, occurrence)
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      cause = try container.decode(Int.self)
      name = try container.decode(Int.self)
      id = container.isAtEnd ? nil : try container.decodeIfPresent(String.self)
      occurrence = container.isAtEnd ? 0 : try container.decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(cause)
      try container.encode(name)
      if id == nil, occurrence == 0 { return }
      if let id { try container.encode(id) } else { try container.encodeNil() }
      if occurrence > 0 { try container.encode(occurrence) }
    }
  }
}

extension SavedState {
  /// Writes down a path.
  ///
  /// - Throws: That several fragments of the graph share a name.
  init<N>(
    _ path: HelmPath<N>, from root: PathFragment<N>, history: Int, at date: Date? = nil, names known: SavedNames<N>
  ) throws(SavedStateError) {
    var (numbers, names, edges) = ([N: Int](), [String](), [Edge]())
    var makers: [PathFragment<N>: Int] = [root: 0]
    for (index, edge) in path.enumerated() {
      let number: Int
      if let known = numbers[edge.to.fragment] {
        number = known
      } else {
        let name = fragmentName(edge.to.fragment)
        if known.shared.contains(name) { throw .sharedName(name) }
        number = names.count
        numbers[edge.to.fragment] = number
        names.append(name)
      }
      edges.append(
        Edge(cause: makers[edge.from] ?? 0, name: number, id: edge.to.id, occurrence: edge.to.occurrence))
      makers[edge.to] = index + 1
    }
    self.init(
      version: Self.version, graph: known.fingerprint, history: history, names: names, path: edges,
      date: date.map { Int(max(0, min($0.timeIntervalSince1970, 1e12))) })
  }

  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  init(data: Data) throws {
    self = try JSONDecoder().decode(SavedState.self, from: data)
    guard version == Self.version else { throw SavedStateError.version(version) }
    let isWhole = path.allSatisfy { names.indices.contains($0.name) && $0.occurrence >= 0 }
    guard isWhole, path.count <= Self.edgeLimit else { throw SavedStateError.damaged }
  }

  /// The path in a graph, as a migration reads it.
  func edges<N>(
    in graph: SavedNames<N>, migrating migration: StateMigration<N>, kinds: (N) -> FragmentIDKind?
  ) -> KeptPath<N> {
    var known = graph.fragments
    let hasChanged = self.graph != graph.fingerprint
    if hasChanged { known.merge(migration.renames) { _, new in new } }
    // A carried fragment was once saved with its module and type.
    let targets = names.map { known[$0] ?? fragmentName(savedAs: $0).flatMap { known[$0] } }
    guard migration.mapsIDs else {
      return KeptPath(
        names: names, fragments: targets,
        edges: path.map { KeptEdge(cause: $0.cause, name: $0.name, id: $0.id, occurrence: $0.occurrence) })
    }
    let idKinds = targets.map { $0.flatMap(kinds) }
    let edges = path.map { edge in
      let id =
        targets[edge.name].map { migration.id(edge.id, of: $0, kind: idKinds[edge.name], hasChanged: hasChanged) }
        ?? edge.id
      return KeptEdge(cause: edge.cause, name: edge.name, id: id, occurrence: edge.occurrence)
    }
    return KeptPath(names: names, fragments: targets, edges: edges)
  }
}

/// What a saved state needs to know of a graph, found out once.
struct SavedNames<N: Fragment> {
  let fingerprint: String

  /// The names that several fragments share.
  let shared: Set<String>

  /// The fragments by their names, without those that share one.
  let fragments: [String: N]

  /// Finds the names of a graph.
  ///
  /// - Complexity: Linear in the graph.
  init(_ graph: NavigationGraph<N>) {
    fingerprint = graph.fingerprint
    var (fragments, shared) = ([String: N](), Set<String>())
    for (name, fragment) in zip(fragmentNames(graph.fragments), graph.fragments) {
      if fragments.updateValue(fragment, forKey: name) != nil { shared.insert(name) }
    }
    for name in shared { fragments[name] = nil }
    (self.fragments, self.shared) = (fragments, shared)
  }
}

/// Why a state could not be written or read.
enum SavedStateError: Error, CustomStringConvertible {
  case sharedName(String)
  case version(Int)
  case expired
  case damaged

  var description: String {
    switch self {
    case .sharedName(let name):
      "Several fragments are named \(displayText(name)); names must differ for them to be written."
    case .version(let version): "It has the version \(version); this Helm reads version \(SavedState.version)."
    case .expired: "It has expired."
    case .damaged: "It is damaged: it has names that it does not list, or more edges than any state."
    }
  }
}
