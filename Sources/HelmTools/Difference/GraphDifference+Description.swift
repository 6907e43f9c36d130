import Helm
import HelmDocuments
import HelmTesting

extension GraphDifference: CustomStringConvertible {
  /// The changes, one per line, with what each breaks below it.
  public var description: String {
    var lines = [summary]
    let words = SegueWords(self)
    for change in changes {
      let (title, effects) = self.words(of: change, words)
      lines.append(title)
      lines += effects.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a change in words, and what it breaks.
  func words(of change: Change, _ words: SegueWords) -> (title: String, effects: [String]) {
    let subject = change.kind.subject.map(oneLine).joined(separator: " → ")
    let details = details(of: change.kind, words).map(oneLine).joined(separator: " → ")
    return (
      "\(change.kind.title) \(subject)" + (details.isEmpty ? "" : ": \(details)"),
      change.breaks.map { "breaks \($0)" }
        + change.unsettled.map { "may break \($0.words): no example was found within the limits" }
    )
  }

  /// The number of changes, and the audiences that they break something for, in one line.
  ///
  /// - Complexity: Linear in the changes.
  public var summary: String {
    if isEmpty { return "No changes." }
    let count = "\(changes.count) change\(changes.count == 1 ? "" : "s")"
    let audiences = Audience.allCases.filter { audience in
      changes.contains { $0.breaks.contains { $0.audience == audience } }
    }
    if audiences.isEmpty { return changes.count == 1 ? "\(count), not breaking." : "\(count), none of them breaking." }
    var words = audiences.map(\.words)
    if words.count > 1, let last = words.popLast() { words[words.count - 1] += " and \(last)" }
    let which = changes.count == 1 ? "breaking" : "\(breaking.count) of them breaking,"
    return "\(count), \(which) for \(words.joined(separator: ", "))."
  }
}

extension GraphDifference.Kind {
  /// The words before the names.
  var title: String {
    switch self {
    case .entryChanged: "entry changed:"
    case .fragmentRenamed: "fragment renamed (a guess):"
    case .fragmentRemoved: "fragment removed:"
    case .fragmentAdded: "fragment added:"
    case .segueRemoved: "segue removed:"
    case .segueChanged: "segue changed:"
    case .segueAdded: "segue added:"
    case .idsChanged: "ids changed:"
    case .fragmentUnreachable: "no longer reached:"
    case .wayBackLost: "no way back any longer:"
    case .guardLost: "no guard on every way any longer:"
    case .linkBroken: "link broken:"
    }
  }

  /// The name of the kind, for use by programs.
  public var name: String {
    switch self {
    case .entryChanged: "entryChanged"
    case .fragmentRenamed: "fragmentRenamed"
    case .fragmentRemoved: "fragmentRemoved"
    case .fragmentAdded: "fragmentAdded"
    case .segueRemoved: "segueRemoved"
    case .segueChanged: "segueChanged"
    case .segueAdded: "segueAdded"
    case .idsChanged: "idsChanged"
    case .fragmentUnreachable: "fragmentUnreachable"
    case .wayBackLost: "wayBackLost"
    case .guardLost: "guardLost"
    case .linkBroken: "linkBroken"
    }
  }

  /// The names that the change is about: one, or an old and a new one.
  var subject: [String] {
    switch self {
    case .entryChanged(let from, let to), .fragmentRenamed(let from, let to): [text(from), text(to)]
    case .fragmentRemoved(let fragment), .fragmentAdded(let fragment), .fragmentUnreachable(let fragment),
      .guardLost(let fragment), .idsChanged(let fragment, _, _):
      [text(fragment)]
    case .segueRemoved(let segue), .segueAdded(let segue), .segueChanged(_, let segue): ["\(segue.edge)"]
    case .wayBackLost(let edge): ["\(edge)"]
    case .linkBroken(let pattern, _): [pattern]
    }
  }

  private func text(_ fragment: NamedFragment) -> String { "\(PathFragment(fragment))" }
}

extension GraphDifference.Breakage: CustomStringConvertible {
  /// The audience, the reason, and the example.
  public var description: String {
    "\(audience.words): \(reason)" + (example.map { ", such as \(oneLine($0.description))" } ?? "")
  }
}

extension GraphDifference.Example: CustomStringConvertible {
  /// The commands in order; for a saved path, the path.
  public var description: String {
    if case .replace(let path) = commands.first, commands.count == 1 { return "\(path)" }
    let steps = commands.map(\.description).joined(separator: "; ")
    return steps.isEmpty ? "the start of the app" : steps
  }
}

/// Returns a text without characters that would break a line, control a terminal, or change the text direction.
func oneLine(_ text: String) -> String {
  var line = ""
  for scalar in text.unicodeScalars {
    if scalar.properties.generalCategory == .format, scalar != "\u{200D}" {
      line += scalar.escaped(asASCII: true)
    } else {
      line.appendPrintable(scalar)
    }
  }
  return line
}
