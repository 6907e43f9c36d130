@testable import HelmReference

/// A sentence of Semantics.md as a graph, commands, and the resulting state.
///
/// The tables hold data only, so that the library can be checked with them as well.
struct ReferenceCase: Sendable {
  let name: String
  let graph: ReferenceGraph<Screen>
  let commands: [ReferenceCommand<Screen>]

  /// What is presented at the end, from the bottom to the top: `app feed profile#7:1`.
  let presented: String

  /// The path at the end: `app>feed feed>profile#7:1`.
  let path: String

  /// The error of the last command, if it fails; all others succeed.
  let error: ReferenceError<Screen>?

  init(
    _ name: String, _ graph: ReferenceGraph<Screen>, _ commands: [ReferenceCommand<Screen>], presented: String,
    path: String, error: ReferenceError<Screen>? = nil
  ) {
    self.name = name
    self.graph = graph
    self.commands = commands
    self.presented = presented
    self.path = path
    self.error = error
  }

  static let all =
    places + taking + modals + beside + curtains + presents + selecting + sources + stacks + flows + autos + dismissals
    + replays + rules + leaving
}

/// The fragments of the cases.
enum Screen: String, Hashable, Sendable, CaseIterable {
  case app, feed, search, profile, article, comments, compose, settings, player, login, lock, welcome
}

extension Screen: CustomStringConvertible {
  var description: String { rawValue }
}

extension ReferenceSegue<Screen> {
  static func push(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .push, dismissable: true) }
  static func swap(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .swap, dismissable: false) }
  static func tab(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .inline, dismissable: false) }
  static func overlay(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .overlay, dismissable: true) }
  static func column(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .column, dismissable: true) }
  static func accessory(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .accessory, dismissable: true) }
  static func sheet(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .sheet, dismissable: true) }

  /// A cover that can't be dismissed.
  static func lock(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .fullScreenCover, dismissable: false) }

  /// A curtain that can't be dismissed.
  static func curtain(_ from: Screen, _ to: Screen) -> Self { Self(from, to, .curtain, dismissable: false) }

  var closable: Self { Self(link.from, link.to, presentation, dismissable: true) }

  func byItself() -> Self { with { $0.auto = true } }
  func tag(_ tag: String) -> Self { with { $0.tag = tag } }
  func leaving(_ fragment: Screen) -> Self { with { $0.leaving = fragment } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ReferenceGraph<Screen> {
  init(_ segues: ReferenceSegue<Screen>...) { self.init(entry: segues[0].link.from, segues: segues) }
}

/// An edge of the cases.
func link(_ from: Screen, _ to: Screen) -> ReferenceLink<Screen> { ReferenceLink(from: from, to: to) }

/// The name of a frame of the cases.
func at(_ fragment: Screen, _ id: String? = nil, _ occurrence: Int = 0) -> ReferenceFragment<Screen> {
  ReferenceFragment(fragment, id: id, occurrence: occurrence)
}

/// The edges of a path as `description` writes them.
func edges(_ text: String) -> [ReferenceEdge<Screen>] {
  text.split(separator: " " as Character).map { edge in
    let ends = edge.split(separator: ">" as Character).map { frame(String($0)) }
    return ReferenceEdge(from: ends[0], to: ends[1])
  }
}

/// The name of a frame as `description` writes it.
func frame(_ text: String) -> ReferenceFragment<Screen> {
  let parts = text.split(separator: ":" as Character)
  let names = parts[0].split(separator: "#" as Character).map(String.init)
  guard let screen = Screen(rawValue: names[0]), let occurrence = parts.count > 1 ? Int(parts[1]) : 0 else {
    preconditionFailure("Not a frame: \(text)")
  }
  return ReferenceFragment(screen, id: names.count > 1 ? names[1] : nil, occurrence: occurrence)
}
