/// Searches for the nearest thing that would work, for an error's message.
extension Navigation {
  /// Returns a hint that explains why an edge has no enabled segue.
  func hint(for edge: DirectedEdge<N>) -> HelmHint<N>? {
    if graph.contains(edge) { return .disabled(edge) }
    if !graph.contains(edge.from) { return hint(forUnknown: edge.from) }
    if !graph.contains(edge.to) { return hint(forUnknown: edge.to) }
    let edges = graph.outgoingEdges(of: edge.from)
    return edges.isEmpty ? nil : .segues(edges)
  }

  /// Returns a hint with the segues that lead to a fragment of the graph.
  func hint(forReaching fragment: FragmentIndex) -> HelmHint<N>? {
    hint(forReaching: graph.index.ingress(of: fragment))
  }

  /// Returns a hint with the segues that have a tag.
  func hint(forReaching tag: TagIndex) -> HelmHint<N>? {
    hint(forReaching: graph.index.allSegues.lazy.filter { graph.index[$0].tag == tag })
  }

  private func hint(forReaching segues: some Sequence<SegueIndex>) -> HelmHint<N>? {
    let segues = Array(segues.prefix(64))
    let near = segues.first { segue in
      machine.disabled.contains(segue) && machine.table.presentedCount(of: graph.index[segue].from) > 0
    }
    if let near { return .disabled(graph.edge(at: near)) }
    return segues.isEmpty ? nil : .segues(segues.map(graph.edge(at:)))
  }

  /// Returns the shortest way from what is presented to a fragment, if it is near, along segues that are enabled and not redirected.
  func hint(forGettingTo node: N) -> HelmHint<N>? {
    guard let wanted = graph.position(of: node) else { return nil }
    var reached: [FragmentIndex: SegueIndex?] = [:]
    var queue: [FragmentIndex] = []
    for frame in machine.table.presentedFromTop {
      let fragment = machine.table[frame].fragment
      if reached.updateValue(nil, forKey: fragment) == nil { queue.append(fragment) }
    }
    var next = 0
    while next < queue.count, queue.count < 1000, reached[wanted] == nil {
      for segue in graph.index.egress(of: queue[next])
      where !machine.disabled.contains(segue) && redirects[segue] == nil {
        let target = graph.index[segue].to
        if reached[target] == nil {
          reached[target] = segue
          queue.append(target)
        }
      }
      next += 1
    }
    var way: [DirectedEdge<N>] = []
    var fragment = wanted
    while case let segue?? = reached[fragment] {
      way.append(graph.edge(at: segue))
      fragment = graph.index[segue].from
    }
    return way.isEmpty ? nil : .startingWith(Flow(way.reversed()))
  }

  /// Returns the fragments whose names are closest to one that the graph doesn't have.
  func hint(forUnknown node: N) -> HelmHint<N> {
    let names = closeNames(to: fragmentName(node), among: graph.fragments.prefix(1000)) { fragmentName($0) }
    return names.isEmpty ? .unknown : .closeNames(names)
  }
}

/// Returns the candidates whose names differ from a name by few letters: at most three, the closest first.
///
/// - Parameters:
///   - name: The name to compare with.
///   - candidates: The names to choose from.
///   - text: A closure that returns the name of a candidate.
/// - Returns: The closest candidates; none if all of them differ too much.
/// - Complexity: Linear in the candidates.
package func closeNames<C: Collection>(
  to name: String, among candidates: C, _ text: (C.Element) -> String
) -> [C.Element] {
  let wanted = comparedLetters(name)
  let limit = max(1, wanted.count / 3)
  var close: [(candidate: C.Element, distance: Int)] = []
  for candidate in candidates {
    let letters = comparedLetters(text(candidate))
    guard abs(letters.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit { close.append((candidate, distance)) }
  }
  return close.sorted { $0.distance < $1.distance }.prefix(3).map(\.candidate)
}

/// Returns the first letters of a name as scalars: a character can have any number of them, and comparing two long ones is slow.
private func comparedLetters(_ name: String) -> [Unicode.Scalar] {
  Array(String(name.unicodeScalars.prefix(64)).lowercased().unicodeScalars)
}

/// Returns the number of letters to add, remove or change to turn one word into another.
private func editDistance(_ lhs: [Unicode.Scalar], _ rhs: [Unicode.Scalar]) -> Int {
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
