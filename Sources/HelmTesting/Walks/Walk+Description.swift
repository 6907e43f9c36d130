import Helm

extension Walk: CustomStringConvertible {
  /// The steps with the fragments that each presents, from the bottom to the topmost, and what the walk covers.
  ///
  /// If more than twelve fragments are presented, only the topmost are listed, with the number of those below them.
  public var description: String {
    var lines: [String] = []
    var navigation = start
    for (index, step) in steps.enumerated() {
      lines.append("\(index + 1). \(step.kind == .relaunch ? "relaunch" : step.command.description)")
      let isPossible = (try? navigation.perform(step.command)) != nil
      let count = isPossible ? navigation.presentedCount : step.presented.count
      let shown = isPossible ? navigation.presentedFragments(fromTop: 12) : Array(step.presented.suffix(12))
      let below = count > shown.count ? ["… \(count - shown.count) below"] : []
      lines.append("     \((below + shown.map(\.description)).joined(separator: " / "))")
    }
    lines += missing.prefix(20).map { "not covered: \($0)" }
    if missing.count > 20 { lines.append("and \(missing.count - 20) more") }
    let all = covered.count + missing.count
    lines.append(
      "\(steps.count) step\(steps.count == 1 ? "" : "s"), \(covered.count) of \(all) covered; "
        + "\(explored) state\(explored == 1 ? "" : "s") explored, \(end).")
    lines += exclusionLines(prunedSegues: prunedSegues, excluded: excluded)
    return lines.joined(separator: "\n")
  }
}
