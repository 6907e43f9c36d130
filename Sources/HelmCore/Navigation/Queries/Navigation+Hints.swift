/// Finds the nearest thing that would work, for an error's message.
extension Navigation {
  /// Why an edge has no enabled segue.
  func hint(for edge: DirectedEdge<N>) -> HelmHint<N>? {
    if graph.has(edge: edge) { return .disabled(edge) }
    if !graph.has(node: edge.from) { return hint(forUnknown: edge.from) }
    if !graph.has(node: edge.to) { return hint(forUnknown: edge.to) }
    let edges = graph.egressEdges(for: edge.from)
    return edges.isEmpty ? nil : .segues(edges)
  }

  /// How a fragment of the graph can be reached.
  func hint(forReaching fragment: Int32) -> HelmHint<N>? {
    hint(forReaching: storage.ingress(of: fragment).prefix(64))
  }

  /// Where segues with a tag start.
  func hint(forReaching tag: AnySegueTag) -> HelmHint<N>? {
    let tagged = storage.tagIndex[tag]
    return hint(
      forReaching: storage.compact.indices.lazy.map { Int32($0) }.filter { storage.compact[Int($0)].tag == tagged })
  }

  private func hint(forReaching segues: some Sequence<Int32>) -> HelmHint<N>? {
    let segues = Array(segues.prefix(64))
    let isNear = { (segue: Int32) in (table.counts[storage.compact[Int(segue)].from]?.presented ?? 0) > 0 }
    if let near = segues.first(where: { disabled.contains($0) && isNear($0) }) {
      return .disabled(storage.edge(at: near))
    }
    return segues.isEmpty ? nil : .segues(segues.map { storage.edge(at: $0) })
  }

  /// The fragments whose names are most like that of one that the graph does not have.
  func hint(forUnknown node: N) -> HelmHint<N> {
    let names = closeNames(to: String(describing: node), among: graph.nodes.prefix(1000)) { String(describing: $0) }
    return names.isEmpty ? .unknown : .closeNames(names)
  }
}

/// The candidates whose names differ from a name by few letters, the closest first, three at the most.
///
/// - Parameters:
///   - name: The name that was asked for.
///   - candidates: What there is.
///   - text: The name of a candidate.
/// - Returns: The closest candidates; none where all differ too much.
/// - Complexity: Linear in the candidates.
public func closeNames<C: Collection>(
  to name: String, among candidates: C, _ text: (C.Element) -> String
) -> [C.Element] {
  let wanted = Array(name.lowercased().prefix(64))
  let limit = max(1, wanted.count / 3)
  var close: [(candidate: C.Element, distance: Int)] = []
  for candidate in candidates {
    let letters = Array(text(candidate).lowercased().prefix(64))
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit { close.append((candidate, distance)) }
  }
  return close.sorted { $0.distance < $1.distance }.prefix(3).map(\.candidate)
}

/// How many letters have to be added, removed or changed to make one word of another.
private func editDistance(_ lhs: [Character], _ rhs: [Character]) -> Int {
  var row = Array(0...rhs.count)
  for (i, left) in lhs.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, right) in rhs.enumerated() {
      let above = row[j + 1]
      row[j + 1] = left == right ? diagonal : 1 + min(diagonal, above, row[j])
      diagonal = above
    }
  }
  return row[rhs.count]
}
