import Helm

extension Navigation where N == Letter {
  /// What is presented, from the bottom to the top, in short: `a b c1`.
  var shown: String { presentedFragments.map(\.short).joined(separator: " ") }

  /// The path, in short: `a>b b>c1`.
  var trail: String { path.map { "\($0.from.short)>\($0.to.short)" }.joined(separator: " ") }

  /// A navigation in the graph of some segues, whose entry is `a`.
  init(_ segues: Segue<Letter>..., path: HelmPath<Letter> = []) throws {
    try self.init(graph: NavigationGraph(segues, entry: .a), path: path)
  }
}

extension PathFragment where N == Letter {
  fileprivate var short: String { "\(fragment)\(id ?? "")" }
}

extension Segue where N == Letter {
  /// A push: a pass that may be undone.
  static func push(_ from: Letter, _ to: Letter) -> Segue { Segue(from => to, dismissable: true) }

  /// A swap: a pass that may not be undone.
  static func swap(_ from: Letter, _ to: Letter) -> Segue { Segue(from => to) }

  /// A tab.
  static func tab(_ from: Letter, _ to: Letter) -> Segue { Segue(from => to, style: .hold) }

  /// A sheet that may be undone.
  static func sheet(_ from: Letter, _ to: Letter) -> Segue { Segue(from => to, style: .hold, dismissable: true) }

  /// A cover that may not be undone.
  static func cover(_ from: Letter, _ to: Letter) -> Segue {
    Segue(from => to, style: .hold, presentation: .fullScreenCover)
  }

  /// An overlay that may be undone.
  static func overlay(_ from: Letter, _ to: Letter) -> Segue {
    Segue(from => to, style: .hold, dismissable: true, presentation: .overlay)
  }
}
