import HelmTesting

/// A record of steps and of what can be seen after each, as a text to review: each step has the lines that it has removed and added, and
/// every twentieth all of them.
package struct Transcript {
  /// The number of steps from one whole picture to the next.
  private static let period = 20

  private var lines: [String] = []
  private var shown: [String] = []
  private var steps = 0

  /// Begins a transcript.
  ///
  /// - Parameter shown: What can be seen at the start, line by line.
  package init(_ shown: [String]) {
    self.shown = shown
    lines = ["0. at the start"] + shown.map { "      " + $0 }
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - title: What was done.
  ///   - happened: What happened meanwhile, in order.
  ///   - now: What can be seen now.
  package mutating func step(_ title: String, happened: [String], now: [String]) {
    steps += 1
    lines.append("\(steps). \(title)")
    lines += happened.map { "    ! " + $0 }
    lines += steps.isMultiple(of: Self.period) ? now.map { "      " + $0 } : changes(from: shown, to: now)
    shown = now
  }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Compares the text with its file.
  ///
  /// - Returns: The difference, or `nil`.
  package func problem(named name: String, filePath: String = #filePath) -> String? {
    TextSnapshot(text, named: name, fileExtension: "txt").problem(filePath: filePath)
  }
}

/// The removed and the added lines, each group after the line that it follows.
private func changes(from old: [String], to new: [String]) -> [String] {
  let difference = new.difference(from: old)
  var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (before, after) = (0, 0)
  var context: String?
  while before < old.count || after < new.count {
    var group: [String] = []
    while removed.contains(before) {
      group.append("    - " + old[before])
      before += 1
    }
    while inserted.contains(after) {
      group.append("    + " + new[after])
      after += 1
    }
    if !group.isEmpty {
      if let context { lines.append("      " + context) }
      lines += group
      context = nil
    } else {
      context = new[after]
      (before, after) = (before + 1, after + 1)
    }
  }
  return lines
}
