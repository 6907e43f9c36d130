@testable import Helm

/// A graph and commands to compare the library with the reference by.
struct ReferenceRun<N: Fragment> {
  let graph: NavigationGraph<N>
  var commands: [ReferenceCommand<N>]

  /// Looks for the first command after which something is wrong.
  ///
  /// - Parameter stride: After how many commands to ask every question each time; there are many.
  /// - Returns: The command's index and what is wrong.
  func firstFailure(askingEvery stride: Int = 1) -> (index: Int, reason: String)? {
    guard var pair = try? ReferencePair(graph: graph) else { return (0, "the graph is refused") }
    if let difference = pair.difference { return (0, difference) }
    for (index, command) in commands.enumerated() {
      if let reason = pair.run(command) ?? pair.navigation.violation(in: graph, isThorough: index % stride == 0) {
        return (index, reason)
      }
    }
    return nil
  }

  /// The run with as few commands as still fail.
  func shrunk() -> ReferenceRun {
    // Most faults show without asking every question, which takes long.
    let stride = firstFailure(askingEvery: .max) == nil ? 1 : Int.max
    guard let failure = firstFailure(askingEvery: stride) else { return self }
    var run = ReferenceRun(graph: graph, commands: Array(commands.prefix(failure.index + 1)))
    var index = run.commands.count - 1
    while index >= 0 {
      var shorter = run
      shorter.commands.remove(at: index)
      if shorter.firstFailure(askingEvery: stride) != nil { run = shorter }
      index = min(index, run.commands.count) - 1
    }
    return run
  }

  /// The smallest failing run in words.
  var report: String {
    let run = shrunk()
    let reason = run.firstFailure()?.reason ?? "nothing is wrong any more"
    let segues = graph.segues.map { "  \($0.summary)" }.joined(separator: "\n")
    let commands = run.commands.map { "  \($0.summary)" }.joined(separator: "\n")
    return "\(reason)\nentry \(graph.entry.map { "\($0)" } ?? "")\n\(segues)\nafter\n\(commands)"
  }
}

extension Navigation {
  fileprivate func violation(in graph: NavigationGraph<N>, isThorough: Bool) -> String? {
    table.invariantViolations().first ?? invariantViolation
      ?? (isThorough ? queryViolation(fragments: graph.nodes, ids: [nil, "1", "2"]) : nil)
  }
}

extension Segue {
  /// The segue with its rules in one line.
  fileprivate var summary: String {
    var text = "\(edge) \(resolvedPresentation)"
    if dismissable { text += " dismissable" }
    if auto { text += " auto" }
    if let tag { text += " tag \(tag)" }
    if let leaving { text += " leaving \(leaving)" }
    return text
  }
}

extension ReferenceCommand {
  /// The command in one line.
  fileprivate var summary: String {
    switch self {
    case .perform(let command): "\(command)"
    case .add(let trait, let edge): "add \(trait) to \(edge)"
    case .remove(let trait, let edge): "remove \(trait) from \(edge)"
    }
  }
}
