/// A problem of a table of links, with the offending links; the pattern is `nil` for the fallback.
public indirect enum LinkFinding<N: Fragment>: Hashable, Sendable {
  /// A text is neither a pattern nor an origin, or a pattern can't be that of its link.
  case badPattern(String, column: Int, reason: String)

  /// A link leads to no fragment.
  case noFragments(pattern: String)

  /// A parameter is neither the id of a fragment of its link nor a value.
  case unusedParameter(pattern: String, parameter: String)

  /// A link names a parameter that its pattern doesn't have.
  case unknownParameter(pattern: String, parameter: String)

  /// Two patterns match one URL, or one matches it in two ways, and neither is more specific.
  case ambiguous(pattern: String, other: String, example: String)

  /// So many pairs of patterns match one URL that the search stopped; the pattern is that of the last link found.
  case moreAmbiguous(pattern: String, than: Int)

  /// No link matches the URLs that replace old ones.
  case lostTarget(pattern: String, target: String)

  /// The graph has no such fragment.
  case unknownFragment(pattern: String?, N, closeNames: [N])

  /// No segues lead to a fragment from the entry, or from the preceding fragment.
  case unreachable(pattern: String?, N, from: N)

  /// A fragment is never in front, because auto segues lead on from it to another one.
  case neverInFront(pattern: String?, N, opens: N)

  /// A fragment takes ids, but the link, or some URL of it, provides none.
  case missingID(pattern: String?, N, expected: String)

  /// No text is both valid for the link's parameter and an id of the fragment.
  case wrongID(pattern: String, parameter: String, type: String, N, expected: String)

}

extension LinkFinding: Described {
  /// The problem, and how to fix it, on one line.
  package var descriptionText: String {
    switch self {
    case .badPattern(let pattern, let column, let reason):
      LinkPatternError(pattern: pattern, column: column, reason: reason).description
    case .noFragments(let pattern):
      "The link \(displayText(pattern)) names no fragment. Name the one that it leads to."
    case .unusedParameter(let pattern, let parameter):
      "The parameter :\(displayText(parameter)) of \(displayText(pattern)) is the id of no fragment. "
        + "Name it after one of the link's fragments, or list it among the values of the links."
    case .unknownParameter(let pattern, let parameter):
      "The pattern \(displayText(pattern)) has no parameter :\(displayText(parameter)), which the link "
        + "refers to. Add it, or remove the reference."
    case .ambiguous(let pattern, let other, let example) where pattern == other:
      "The pattern \(displayText(pattern)) matches \(displayText(example)) in two ways. "
        + "Declare it once, or make fewer parts optional."
    case .ambiguous(let pattern, let other, let example):
      "The patterns \(displayText(other)) and \(displayText(pattern)) both match \(displayText(example)), and neither is "
        + "more specific. Change one of them, or name types of ids that tell them apart."
    case .moreAmbiguous(_, let count):
      "This list of patterns that match one URL is cut off: after \(count) pairs, no more were looked for."
    case .lostTarget(let pattern, let target):
      "The link \(displayText(pattern)) redirects to \(displayText(target)), which no link matches. "
        + "Change the target, or add a link for it."
    case .unknownFragment(let pattern, let fragment, let names):
      "\(start(pattern)) leads to \(displayName(fragment)), which is not a fragment of the graph."
        + (names.isEmpty ? "" : " Did you mean \(displayList(names, displayName))?")
    case .unreachable(let pattern, let fragment, let from):
      "\(start(pattern)) leads to \(displayName(fragment)), but no segues lead there from "
        + "\(displayName(from)). Add one, or change the \(pattern == nil ? "fallback" : "link")."
    case .neverInFront(let pattern, let fragment, let next):
      "\(start(pattern)) leads to \(displayName(fragment)), which never stays in front: an auto segue leads on to "
        + "\(displayName(next)), and cannot be dismissed. Name \(displayName(next)) instead."
    case .missingID(nil, let fragment, let expected):
      "The fallback leads to \(displayName(fragment)) without an id: expected \(displayText(expected)). "
        + "Name a fragment without ids."
    case .missingID(let pattern, let fragment, let expected):
      "\(start(pattern)) leads to \(displayName(fragment)) without an id: expected \(displayText(expected)). "
        + "Add a parameter for it, and make it required or give it a default."
    case .wrongID(let pattern, let parameter, let type, let fragment, let expected):
      "The parameter :\(displayText(parameter)) of \(displayText(pattern)) is \(displayText(type)), but "
        + "\(displayName(fragment)) takes ids of type \(displayText(expected))."
    }
  }

  private func start(_ pattern: String?) -> String {
    pattern.map { "The link \(displayText($0))" } ?? "The fallback"
  }
}
