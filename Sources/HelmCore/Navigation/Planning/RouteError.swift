/// Why no route was found.
public struct RouteError<N: Fragment>: Error, Hashable, Sendable {
  /// The fragments that were to lie on top of one another, the last one topmost.
  public let wanted: [PathFragment<N>]

  /// What is in the way, the nearest first.
  public let obstacles: [RouteObstacle<N>]

  /// The number of states that were searched.
  package let lookedAt: Int

  /// Whether the search ended at its limit; a longer route may exist then.
  public let isBoundReached: Bool
}

/// Something that prevents a route to a fragment.
public enum RouteObstacle<N: Fragment>: Hashable, Sendable {
  /// The graph has no such fragment.
  case unknown(PathFragment<N>, hint: HelmHint<N>)

  /// No chain of segues leads to the fragment from anything that exists; these are all that lead to it, the nearest
  /// first.
  case missingSegue(to: N, leadingThere: [DirectedEdge<N>])

  /// The segue is disabled.
  case disabled(DirectedEdge<N>)

  /// The segue is redirected, so it leads elsewhere.
  case redirected(DirectedEdge<N>)

  /// A guard does not allow a move.
  case denied(GuardedMove<N>, reason: String)

  /// A fragment that can't be dismissed blocks a segue.
  case blocked(DirectedEdge<N>, by: PathFragment<N>)

  /// A fragment that the route continues from is covered, and the segue that led away from it can't be undone.
  case covered(PathFragment<N>, by: DirectedEdge<N>)

  /// Segues lead to the fragment, but it doesn't stay on top as wanted: an auto, or a segue that leads back, takes it
  /// elsewhere.
  case neverOnTop(PathFragment<N>)
}

extension RouteError: CustomStringConvertible {
  /// What was wanted, and what is in the way, the nearest first, in one line.
  public var description: String {
    let last = wanted.last.map(\.description) ?? "nothing"
    let way = wanted.dropLast()
    let through = way.isEmpty ? "" : " through \(displayList(way, \.description))"
    let reasons = obstacles.prefix(6).map { obstacle in
      let text = "\(obstacle)"
      return text.last.map { ".?!".contains($0) } == true ? text : text + "."
    }.joined(separator: " ")
    let bound =
      isBoundReached ? " The search ended at its limit of \(lookedAt) states; a higher limit may find a route." : ""
    return "No route leads to \(last)\(through). \(reasons)\(bound)".replacingDoubleSpace
  }
}

extension RouteObstacle: CustomStringConvertible {
  /// What is in the way, and what would help, without a full stop.
  public var description: String {
    switch self {
    case .unknown(let fragment, let hint):
      switch hint {
      case .closeNames(let nodes):
        "The graph has no \(fragment); did you mean \(displayList(nodes, limit: 3, displayName))?"
      default: "The graph has no \(fragment)"
      }
    case .missingSegue(let target, let edges):
      edges.isEmpty
        ? "No segue leads to \(displayName(target))"
        : "No chain of segues leads to \(displayName(target)) from here, only from where these start: "
          + displayList(edges, \.description)
    case .disabled(let edge): "The segue \(edge) is disabled; enable it"
    case .redirected(let edge): "The segue \(edge) is redirected"
    case .denied(let move, let reason): "A guard does not allow \(move): \(reason)"
    case .blocked(let edge, let modal):
      "\(displayName(edge.to)) cannot be presented from \(displayName(edge.from)): \(modal) is in the way, and cannot be "
        + "dismissed"
    case .neverOnTop(let fragment):
      "Segues lead to \(fragment), but an auto, or one that leads back, takes it elsewhere before it is on top as wanted"
    case .covered(let place, let edge):
      "\(place) is covered, and the segue \(edge) cannot be undone: mark it with `dismissable: true`"
    }
  }
}

extension String {
  /// The text without the double space that an empty part leaves, and without its space at the end.
  fileprivate var replacingDoubleSpace: String {
    var text = ""
    for character in self where character != " " || text.last != " " { text.append(character) }
    if text.last == " " { text.removeLast() }
    return text
  }
}
