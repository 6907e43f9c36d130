/// Something wrong with a table of links, with its offenders.
public enum LinkFinding<N: Fragment>: Hashable, Sendable {
  /// A text isn't a pattern, or isn't an origin.
  case badPattern(LinkPatternError)

  /// A link leads to no fragment.
  case noFragments(pattern: String)

  /// A parameter is the id of no fragment of its link.
  case unusedParameter(pattern: String, parameter: String, fragments: [N])

  /// A link names a parameter that its pattern doesn't have.
  case unknownParameter(pattern: String, parameter: String)

  /// A parameter is the id of two fragments of its link.
  case sharedParameter(pattern: String, parameter: String)

  /// Two patterns match one URL, or one matches it in two ways.
  case ambiguous(pattern: String, other: String, example: String)

  /// The graph has no such fragment.
  case unknownFragment(pattern: String, N, closeNames: [N])

  /// No segues lead to a fragment from the entry, or from the fragment before it.
  case unreachable(pattern: String, N, from: N)

  /// The pattern of the link that the finding is about; of two, the one declared later.
  public var pattern: String {
    switch self {
    case .badPattern(let error): error.pattern
    case .noFragments(let pattern), .unusedParameter(let pattern, _, _), .unknownParameter(let pattern, _),
      .sharedParameter(let pattern, _), .ambiguous(let pattern, _, _), .unknownFragment(let pattern, _, _),
      .unreachable(let pattern, _, _):
      pattern
    }
  }
}

extension LinkFinding: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .badPattern(let error): "\(error)"
    case .noFragments(let pattern):
      "The link \(displayText(pattern)) names no fragment. Say which it leads to, as in Link(\"/news\", .news)."
    case .unusedParameter(let pattern, let parameter, let fragments):
      "The parameter :\(displayText(parameter)) of \(displayText(pattern)) is the id of no fragment. "
        + "Call it :id, for the last one, or by the name of one of these: \(displayList(fragments, displayName))."
    case .unknownParameter(let pattern, let parameter):
      "The pattern \(displayText(pattern)) has no parameter :\(displayText(parameter)). Add it, or leave its type out."
    case .sharedParameter(let pattern, let parameter):
      "The parameter :\(displayText(parameter)) of \(displayText(pattern)) is the id of two fragments. Give each its own."
    case .ambiguous(let pattern, let other, let example) where pattern == other:
      "The pattern \(displayText(pattern)) matches \(displayText(example)) in two ways. Declare it once, or leave fewer parts out."
    case .ambiguous(let pattern, let other, let example):
      "The patterns \(displayText(other)) and \(displayText(pattern)) both match \(displayText(example)). "
        + "Change one of them, or name types of ids that tell them apart."
    case .unknownFragment(let pattern, let fragment, let names):
      "The link \(displayText(pattern)) leads to \(displayName(fragment)), which is not a fragment of the graph."
        + (names.isEmpty ? "" : " Did you mean \(displayList(names, displayName))?")
    case .unreachable(let pattern, let fragment, let from):
      "The link \(displayText(pattern)) leads to \(displayName(fragment)), but no segues lead there from "
        + "\(displayName(from)). Add one, or change the link."
    }
  }
}

/// All that is wrong with a table of links.
public struct LinksError<N: Fragment>: Error, Hashable, CustomStringConvertible {
  /// The findings, in the order of the links.
  public let findings: [LinkFinding<N>]

  /// Gathers findings.
  ///
  /// - Parameter findings: The findings, at least one.
  /// - Complexity: Constant.
  public init(findings: [LinkFinding<N>]) { self.findings = findings }

  /// The findings, one a line.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
