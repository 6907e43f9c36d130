/// A problem of a table of links, with the offending links.
public indirect enum LinkFinding<N: Fragment>: Hashable, Sendable {
  /// A text is neither a pattern nor an origin.
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
  case unknownFragment(pattern: String, N, closeNames: [N])

  /// No segues lead to a fragment from the entry, or from the preceding fragment.
  case unreachable(pattern: String, N, from: N)

  /// A fragment is never in front, because auto segues lead on from it to another one.
  case neverInFront(pattern: String, N, opens: N)

  /// A fragment takes ids, but the link, or some URL of it, provides none.
  case missingID(pattern: String, N, expected: String)

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
      "The pattern \(displayText(pattern)) has no parameter :\(displayText(parameter)). Add it, or leave it out elsewhere."
    case .ambiguous(let pattern, let other, let example) where pattern == other:
      "The pattern \(displayText(pattern)) matches \(displayText(example)) in two ways. Declare it once, or leave fewer parts out."
    case .ambiguous(let pattern, let other, let example):
      "The patterns \(displayText(other)) and \(displayText(pattern)) both match \(displayText(example)), and neither is "
        + "more specific. Change one of them, or name types of ids that tell them apart."
    case .moreAmbiguous(_, let count):
      "This list of patterns that match one URL is cut off: after \(count) pairs, no more were looked for."
    case .lostTarget(let pattern, let target):
      "The link \(displayText(pattern)) stands for \(displayText(target)), which no link matches. Change it, or add that link."
    case .unknownFragment(let pattern, let fragment, let names):
      "\(subject(pattern)) leads to \(displayName(fragment)), which is not a fragment of the graph."
        + (names.isEmpty ? "" : " Did you mean \(displayList(names, displayName))?")
    case .unreachable(let pattern, let fragment, let from):
      "\(subject(pattern)) leads to \(displayName(fragment)), but no segues lead there from "
        + "\(displayName(from)). Add one, or change the link."
    case .neverInFront(let pattern, let fragment, let next):
      "\(subject(pattern)) leads to \(displayName(fragment)), which never stays in front: \(displayName(next)) opens "
        + "by itself, and can't be dismissed. Link to \(displayName(next))."
    case .missingID(let pattern, let fragment, let expected):
      "\(subject(pattern)) leads to \(displayName(fragment)) without an id: expected \(displayText(expected)). "
        + "Add a parameter, or don't let it be left out."
    case .wrongID(let pattern, let parameter, let type, let fragment, let expected):
      "The parameter :\(displayText(parameter)) of \(displayText(pattern)) is \(displayText(type)), but "
        + "\(displayName(fragment)) takes ids of type \(displayText(expected))."
    }
  }

  /// The name of the fallback in findings, instead of a pattern.
  static var fallback: String { "the fallback" }

  private func subject(_ pattern: String) -> String {
    pattern == Self.fallback ? "The fallback" : "The link \(displayText(pattern))"
  }
}
