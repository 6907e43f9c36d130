import Helm

extension NavigationFinding.Kind: CustomStringConvertible {
  /// The finding, and how to fix it.
  public var description: String {
    switch self {
    case .unreachableFragment(let fragment):
      "\(name(fragment)) is never presented. Add a segue to it, or remove it from the graph."
    case .segueNeverTaken(let edge): "The segue \(edge) is never taken. Remove what prevents it, or the segue."
    case .deadEnd(let fragment):
      "\(name(fragment)) can be a dead end: no command has any effect there. Make a segue to it dismissable, such "
        + "as a push, or add one out of it."
    case .trap(let fragment): "\(name(fragment)) can be a trap: nothing leads back home from there."
    case .insideAndOutside(let fragment, let container):
      "\(name(fragment)) is presented inside \(name(container)) on one way and outside of it on another. If it should "
        + "replace the container, its segue needs `leaving: \(name(container))`."
    case .modalsTooDeep(let fragment, let depth): "\(name(fragment)) can be modal number \(depth) in a row."
    case .autoNeverFired(let edge): "The auto segue \(edge) is never fired."
    case .redirectNeverEnds(let edge): "The redirect of \(edge) leads back to itself."
    case .redirectNeverApplies(let edge):
      "The redirect of \(edge) is never followed to its end: nothing takes the segue, or its flow cannot be presented."
    case .ambiguousTag(let tag, let fragment):
      "\(name(fragment)) has several segues tagged \(tag), so presenting by the tag fails there."
    case .noTabOpens(let holder, let tabs):
      "\(name(holder)) is empty at first: none of \(list(tabs)) opens by itself. Make the segue to "
        + "one of them an auto."
    case .noWayBack(let edge):
      "\(name(edge.to)) takes the place of \(name(edge.from)), with no way back. Push it instead."
    case .modalReplacesModal(let edge, let sheets):
      "\(name(edge.to)) closes \(list(sheets)): \(name(edge.from)) holds \(sheets.count > 1 ? "them all" : "both"), and shows "
        + "one modal at a time."
        + (sheets.first.map { " If it should lie over \(name($0)), lead to it from there: \($0 => edge.to)." } ?? "")
    case .modalBlocksModal(let edge, let other):
      "While \(name(edge.to)) is up, which cannot be dismissed, \(name(other)) cannot be presented: \(name(edge.from)) holds "
        + "both, and shows one modal at a time. Lead to it from there: \(edge.to => other)."
    case .autoWithoutID(let edge, let kind):
      "The auto segue \(edge) is never fired: \(name(edge.to)) takes an id of type \(kind), and an auto passes none. "
        + "Remove `auto`, and present \(name(edge.to)) with an id."
    }
  }

  fileprivate func name(_ fragment: N) -> String { PathFragment(fragment).description }

  /// Returns the names of fragments, separated by commas.
  private func list(_ fragments: [N]) -> String { fragments.map(name).joined(separator: ", ") }
}

extension NavigationFinding: CustomStringConvertible {
  /// The finding, followed by its examples as numbered steps.
  public var description: String {
    var lines = ["\(severity.rawValue): \(kind)"]
    for example in [example, otherExample] {
      guard let example else { continue }
      let isOther = lines.count > 1
      if example.isEmpty {
        lines.append(isOther ? "  Otherwise, right at the start." : "  Right at the start.")
      } else {
        lines.append(isOther ? "  Otherwise:" : "  For example:")
        lines += numbered(example).split(separator: "\n").map { "    \($0)" }
      }
    }
    if !consequences.isEmpty {
      lines.append("  It follows that:")
      lines += consequences.prefix(10).map { "    \($0.fact)" }
      if consequences.count > 10 { lines.append("    and \(consequences.count - 10) more") }
    }
    return lines.joined(separator: "\n")
  }
}

extension NavigationFinding.Kind {
  /// The finding, without how to fix it.
  fileprivate var fact: String {
    switch self {
    case .unreachableFragment(let fragment): "\(name(fragment)) is never presented."
    case .segueNeverTaken(let edge): "The segue \(edge) is never taken."
    default: description
    }
  }
}

extension NavigationFindings: CustomStringConvertible {
  /// All findings, everything that is unsettled, and how far the exploration got.
  public var description: String {
    var blocks = findings.map(\.description)
    if !unsettled.isEmpty {
      let shown = unsettled.prefix(20).map { "  perhaps: \($0)" }
      let more = unsettled.count > 20 ? ["  and \(unsettled.count - 20) more"] : []
      blocks.append((["undecided within the limit:"] + shown + more).joined(separator: "\n"))
    }
    let count = findings.isEmpty ? "No findings" : "\(findings.count) finding\(findings.count == 1 ? "" : "s")"
    blocks.append("\(count); \(explored) state\(explored == 1 ? "" : "s") explored, \(end).")
    blocks += exclusionLines(prunedSegues: prunedSegues, excluded: excluded)
    return blocks.joined(separator: "\n")
  }
}
