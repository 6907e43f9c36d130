/// A problem of a graph, and where it is.
public indirect enum ValidationFinding<N: Fragment>: Hashable, Sendable {
  /// The graph has no segues.
  case emptyGraph

  /// No fragment has outgoing and no incoming segues, and no entry was given.
  case noEntry

  /// Several fragments have outgoing and no incoming segues, and no entry was given.
  case severalEntries([N])

  /// The given entry is not a fragment of the graph.
  case unknownEntry(N)

  /// One edge has several segues.
  case duplicateSegues(DirectedEdge<N>, count: Int)

  /// Several auto segues start from one fragment.
  case severalAutoSegues(from: N, [DirectedEdge<N>])

  /// Auto segues form a cycle: each fragment leads to the next, and the last to the first.
  case autoCycle([N])

  /// A presentation is incompatible with the style of its segue.
  case presentationAgainstStyle(DirectedEdge<N>, SeguePresentation, SegueStyle)

  /// A segue that holds names a fragment to leave, but only a pass leaves anything.
  case leavingOnHold(DirectedEdge<N>, leaving: N)

  /// The fragment that a segue leaves is not a fragment of the graph.
  case unknownLeaving(DirectedEdge<N>, leaving: N)

  /// A fragment is declared to take ids of two types.
  case severalIDTypes(N, String, String)

  /// A fragment is declared to take ids, but is not a fragment of the graph.
  case idsOfUnknownFragment(N, String)

  /// The fragment to open with is not one of the tabs.
  case unknownOpening(N)

  /// The entry is declared to take ids, but navigation starts without an id, or with one of another type.
  case entryTakesID(N, String, given: String?)

  /// A path has an edge that the graph has no segue for.
  case unknownPathEdge(DirectedEdge<N>, index: Int)

  /// A path has an edge that can't be taken in the state that the preceding edges lead to.
  case pathNotAllowed(DirectedEdge<N>, index: Int, reason: String)
}

extension ValidationFinding: Described {
  /// The problem, and how to fix it, on one line.
  package var descriptionText: String {
    switch self {
    case .emptyGraph:
      "The graph has no segues. Give it at least one, or name its only screen as the entry."
    case .noEntry:
      "No fragment has outgoing segues but no incoming ones, so there is no entry. Name one with `entry`."
    case .severalEntries(let entries):
      "Several fragments have outgoing segues but no incoming ones: \(displayList(entries, displayName)). "
        + "Name the entry with `entry`, or add segues to the others."
    case .unknownEntry(let entry):
      "The entry \(displayName(entry)) is not a fragment of the graph. Add a segue out of it, or name another."
    case .duplicateSegues(let edge, let count):
      "The edge \(edge) has \(count) segues. Keep one of them."
    case .severalAutoSegues(let from, let edges):
      "Several auto segues start from \(displayName(from)): \(displayList(edges, \.description)). "
        + "Keep `auto` on one of them."
    case .autoCycle(let cycle):
      "Auto segues form a cycle: \(displayList(cycle + cycle.prefix(1), displayName)). "
        + "Remove `auto` from one of them."
    case .presentationAgainstStyle(let edge, let presentation, let style):
      "The segue \(edge) has the presentation \(presentation), which needs the style "
        + "\(presentation.style ?? style), but its style is \(style). Change one of them."
    case .leavingOnHold(let edge, let leaving):
      "The segue \(edge) holds, so it cannot leave \(displayName(leaving)). "
        + "Give it the style pass, or remove `leaving`."
    case .unknownLeaving(let edge, let leaving):
      "The segue \(edge) leaves \(displayName(leaving)), which is not a fragment of the graph. "
        + "Name a fragment that \(displayName(edge.from)) can be reached through."
    case .severalIDTypes(let fragment, let first, let second):
      "\(displayName(fragment)) is declared to take ids of types \(first) and \(second). Keep one of them."
    case .idsOfUnknownFragment(let fragment, let kind):
      "\(displayName(fragment)) is declared to take ids of type \(kind), but is not a fragment of the graph. "
        + "Add a segue to it, or remove it from `ids`."
    case .unknownOpening(let fragment):
      "`opening` names \(displayName(fragment)), which is not one of the tabs. Name one of them, or add it to them."
    case .entryTakesID(let entry, let kind, let id):
      "The entry \(displayName(entry)) takes ids of type \(kind), but navigation starts there "
        + (id.map { "with \(quoted($0))" } ?? "without one") + ". Start with an id of that type."
    case .unknownPathEdge(let edge, let index):
      "The path's edge \(edge) (index \(index)) has no segue. Add one to the graph, or remove the edge from the path."
    case .pathNotAllowed(let edge, let index, let reason):
      "The path's edge \(edge) (index \(index)) cannot be taken: \(reason)"
    }
  }
}
