import Foundation

/// The document that `save()` writes.
struct SavedState: Codable {
  static let version = 2

  /// The maximum number of edges in a document; no app reaches a state with more.
  static let edgeLimit = 100_000

  var version: Int

  /// The fingerprint of the graph that the state was saved in.
  var graph: String

  /// The limit of the history.
  var history: Int

  /// The names of the fragments on the path.
  var names: [String]

  var path: [SavedEdge]

  /// The time of saving, in seconds since 1970, if it was given.
  var date: Int?
}

extension SavedState {
  private enum CodingKeys: CodingKey { case version, graph, history, names, path, date }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    guard (1...Self.version).contains(version) else { throw SavedStateError.version(version) }
    graph = try container.decode(String.self, forKey: .graph)
    history = try container.decode(Int.self, forKey: .history)
    names = try container.decode([String].self, forKey: .names)
    date = try container.decodeIfPresent(Int.self, forKey: .date)
    if version == 1 {
      path = try container.decode([FirstEdge].self, forKey: .path).map(\.edge)
    } else {
      path = try Self.edges(of: container.decode(String.self, forKey: .path))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(graph, forKey: .graph)
    try container.encode(history, forKey: .history)
    try container.encode(names, forKey: .names)
    try container.encode(Self.text(of: path), forKey: .path)
    try container.encodeIfPresent(date, forKey: .date)
  }

  /// An edge in version 1: a short array.
  private struct FirstEdge: Decodable {
    let edge: SavedEdge

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      edge = SavedEdge(
        cause: try container.decode(Int.self), name: try container.decode(Int.self),
        id: try container.decodeIfPresent(String.self),
        occurrence: container.isAtEnd ? 0 : try container.decode(Int.self))
    }
  }
}

extension SavedState {
  /// Creates a document for a path.
  ///
  /// - Throws: `sharedName` if several fragments of the graph share a name on the path.
  init<N>(
    _ path: HelmPath<N>, from root: PathFragment<N>, history: Int, at date: Date? = nil, names known: SavedNames<N>
  ) throws(SavedStateError) {
    var (numbers, names, edges) = ([N: Int](), [String](), [SavedEdge]())
    var makers: [PathFragment<N>: Int] = [root: 0]
    for (index, edge) in path.enumerated() {
      let number: Int
      if let known = numbers[edge.to.fragment] {
        number = known
      } else {
        let name = fragmentName(edge.to.fragment)
        if known.fragments.shared.contains(name) { throw .sharedName(name) }
        number = names.count
        numbers[edge.to.fragment] = number
        names.append(name)
      }
      edges.append(
        SavedEdge(cause: makers[edge.from] ?? 0, name: number, id: edge.to.id, occurrence: edge.to.occurrence))
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
    let isWhole = path.allSatisfy { names.indices.contains($0.name) && $0.occurrence >= 0 }
    guard isWhole, path.count <= Self.edgeLimit else { throw SavedStateError.damaged }
  }

  /// Returns the path in a graph, as read by a migration.
  func edges<N>(
    in graph: SavedNames<N>, migrating migration: StateMigration<N>, kinds: (N) -> FragmentIDKind?
  ) -> SavedPath<N> {
    var known = graph.fragments
    let hasChanged = self.graph != graph.fingerprint
    if hasChanged { known.add(renames: migration.renames) }
    let targets = names.map { known[$0] }
    var edges = path
    if migration.ids != nil {
      let idKinds = targets.map { $0.flatMap(kinds) }
      for (index, edge) in path.enumerated() {
        guard let target = targets[edge.name] else { continue }
        edges[index].id = migration.id(edge.id, of: target, kind: idKinds[edge.name], hasChanged: hasChanged)
      }
    }
    return SavedPath(names: names, fragments: targets, edges: edges)
  }
}

/// What a saved state needs from a graph, computed once.
struct SavedNames<N: Fragment> {
  let fingerprint: String
  let fragments: FragmentsByName<N>

  init(_ graph: NavigationGraph<N>) {
    (fingerprint, fragments) = (graph.fingerprint, FragmentsByName(graph.fragments))
  }
}

/// The reason that a state couldn't be written or read.
enum SavedStateError: Error, Equatable, CustomStringConvertible {
  case sharedName(String)
  case version(Int)
  case expired
  case damaged

  var description: String {
    switch self {
    case .sharedName(let name): sharedNameProblem(name)
    case .version(let version): "It has the version \(version); this Helm reads versions up to \(SavedState.version)."
    case .expired: "It has expired."
    case .damaged:
      "It is damaged: its path is unreadable, names fragments that it does not list, or has more than 100000 edges."
    }
  }
}
