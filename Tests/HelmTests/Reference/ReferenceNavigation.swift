import Helm

/// A second, naive implementation of semantics.md, to compare `Navigation` with.
///
/// Its state is the list of path edges and nothing else (§2). Whatever is asked is found out by replaying that list from
/// the entry with plain recursion and linear searches, so that each rule can be read next to its sentence.
struct ReferenceNavigation<N: Fragment> {
  let segues: [Segue<N>]
  let entry: N
  var path: [PathEdge<N>] = []
  var disabled: [DirectedEdge<N>] = []
  var redirects: [DirectedEdge<N>: Flow<N>] = [:]

  /// The guards in the order in which they were added, and what each of them says now.
  var guards: [(scope: GuardScope<N>, verdict: SegueVerdict<N>)] = []

  /// The redirects whose flows are being presented right now.
  var redirectsInProgress: [DirectedEdge<N>] = []

  /// Starts with an empty path and fires the entry's auto.
  init(segues: [Segue<N>], entry: N) throws {
    self.segues = segues
    self.entry = entry
    try fireAutos(of: root)
  }

  /// The entry's frame.
  var root: PathFragment<N> { PathFragment(entry) }

  /// All frames, derived from the path.
  var scene: ReferenceScene<N> { ReferenceScene(root: root, path: path, segues: segues) }

  /// The presented frames, from the bottom to the top.
  var presented: [PathFragment<N>] { scene.presented }

  /// The enabled segue of an edge.
  func enabledSegue(_ edge: DirectedEdge<N>) -> Segue<N>? {
    disabled.contains(edge) ? nil : segues.first { $0.edge == edge }
  }

  /// The enabled segues out of a fragment.
  func enabledSegues(from fragment: N) -> [Segue<N>] {
    segues.filter { $0.from == fragment && !disabled.contains($0.edge) }
  }

  /// Removes a frame and all that stands on it.
  mutating func remove(_ frame: PathFragment<N>) {
    path.removeAll { $0.to == frame }
    for edge in path where edge.from == frame { remove(edge.to) }
  }

  /// Runs a command whole or not at all (§4).
  mutating func atomically(_ body: (inout ReferenceNavigation) throws -> Void) throws {
    let before = self
    do {
      try turning(body)
    } catch {
      self = before
      throw error
    }
    redirectsInProgress = []
  }
}

/// Why the reference refuses a command: the name of the error, without its offenders.
struct ReferenceFailure: Error, Equatable {
  let kind: String
  init(_ kind: String) { self.kind = kind }
}
