import Helm

extension Navigation {
  /// What is presented, from the bottom to the top, in short: `a b c1 c1:1`, with the occurrence after the colon.
  var shown: String { presentedFragments.map(\.short).joined(separator: " ") }

  /// Returns whether the path equals a literal, which compiles faster than `==` in an expectation.
  func hasPath(_ path: HelmPath<N>) -> Bool { self.path == path }
}

extension Navigation<Letter> {
  /// A navigation in the graph of some segues, whose entry is `a`.
  init(_ segues: Segue<Letter>..., path: HelmPath<Letter> = []) throws {
    try self.init(graph: NavigationGraph(segues, entry: .a), path: path)
  }
}

extension Fragment {
  /// The fragment at a further place: its occurrence, counted from zero.
  func again(_ occurrence: Int) -> PathFragment<Self> { PathFragment(self).again(occurrence) }
}

extension PathFragment {
  /// The fragment with its id at a further place.
  func again(_ occurrence: Int) -> PathFragment { PathFragment(fragment, id: id, occurrence: occurrence) }

  fileprivate var short: String { "\(fragment)\(id ?? "")" + (occurrence == 0 ? "" : ":\(occurrence)") }
}

extension Segue {
  /// A push: a dismissable pass.
  static func push(_ from: N, _ to: N) -> Segue { Segue(from => to, dismissable: true) }

  /// A swap: a pass that is not dismissable.
  static func swap(_ from: N, _ to: N) -> Segue { Segue(from => to) }

  /// A tab.
  static func tab(_ from: N, _ to: N) -> Segue { Segue(from => to, style: .hold) }

  /// A dismissable sheet.
  static func sheet(_ from: N, _ to: N) -> Segue { Segue(from => to, style: .hold, dismissable: true) }

  /// A cover that is not dismissable.
  static func cover(_ from: N, _ to: N) -> Segue {
    Segue(from => to, style: .hold, presentation: .fullScreenCover)
  }

  /// A dismissable overlay.
  static func overlay(_ from: N, _ to: N) -> Segue {
    Segue(from => to, style: .hold, dismissable: true, presentation: .overlay)
  }
}

extension Segue {
  /// A dismissable accessory.
  static func accessory(_ from: N, _ to: N) -> Segue {
    Segue(from => to, style: .hold, dismissable: true, presentation: .accessory)
  }

  /// A curtain that is not dismissable.
  static func curtain(_ from: N, _ to: N) -> Segue { Segue(from => to, style: .hold, presentation: .curtain) }
}
