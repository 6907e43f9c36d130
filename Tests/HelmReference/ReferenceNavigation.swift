/// A second, naive implementation of Semantics.md, to compare `Navigation` with.
///
/// Its state is the list of path edges (§2) and the current rules (§5). Every query replays that list from the entry
/// with plain recursion and linear searches, so that each rule can be read next to its sentence. Where the contract
/// leaves a choice, a comment starts with "Reading:".
struct ReferenceNavigation<N: Hashable & Sendable> {
  let graph: ReferenceGraph<N>
  var path: [ReferenceEdge<N>] = []

  var disabled: Set<ReferenceLink<N>> = []
  var redirects: [ReferenceLink<N>: [ReferenceLink<N>]] = [:]
  var guards: [ReferenceGuard<N>] = []

  /// Reasons why fragments must not be left; those without a reason may be.
  var leaveGuards: [N: String] = [:]

  /// The redirects whose flows are being presented, and how many have been followed in this command.
  var redirectsInProgress: [ReferenceLink<N>] = []
  var redirectsFollowed = 0

  /// How many frames this command has removed, for tests that count them.
  var removals = 0

  /// The edges that this command has taken, for tests of single edges.
  var steps: [ReferenceStep<N>] = []

  /// Starts with an empty path and fires the entry's auto.
  init(_ graph: ReferenceGraph<N>) throws {
    self.graph = graph
    try fireAuto(of: root)
    steps = []
  }

  /// The entry's frame.
  var root: ReferenceFragment<N> { graph.root }

  /// All frames, derived from the path.
  var scene: ReferenceScene<N> { ReferenceScene(graph, path: path) }

  /// The presented frames, from the bottom to the top.
  var presented: [ReferenceFragment<N>] {
    let scene = self.scene
    return scene.presented.map { scene.frames[$0].name }
  }

  /// The segue of an edge, if it is enabled.
  func enabledSegue(_ link: ReferenceLink<N>) -> ReferenceSegue<N>? {
    disabled.contains(link) ? nil : graph.segue(link)
  }

  /// The enabled segues out of a fragment.
  func enabledSegues(from fragment: N) -> [ReferenceSegue<N>] {
    graph.segues.filter { $0.link.from == fragment && !disabled.contains($0.link) }
  }

  /// Removes a frame and all that stands on it.
  mutating func remove(_ frame: ReferenceFragment<N>) {
    let scene = self.scene
    let number = scene.number(frame)
    let gone = path.filter { scene.stands(scene.number($0.to), on: number) }
    path.removeAll { gone.contains($0) }
    removals += gone.count
  }

  /// Performs a command entirely or not at all (§4).
  mutating func run(_ command: ReferenceCommand<N>) throws {
    var copy = self
    (copy.steps, copy.redirectsFollowed, copy.removals) = ([], 0, 0)
    try copy.perform(command)
    if !command.isEdit { try copy.askLeaveGuards(before: path) }
    self = copy
  }

  /// Evaluates the leave guards of the frames that the command is about to remove (§5).
  ///
  /// Reading: they are evaluated last, so that a command that fails anyway fails for its own reason, and for what the
  /// command as a whole removes: a frame that is there again, with the same name and the same causes, has not been
  /// left.
  func askLeaveGuards(before: [ReferenceEdge<N>]) throws {
    var staying = [root]
    for edge in before where path.contains(edge) && staying.contains(edge.from) { staying.append(edge.to) }
    for frame in before.map(\.to).reversed() where !staying.contains(frame) {
      if let reason = leaveGuards[frame.fragment] { throw ReferenceError<N>.deniedLeaving(frame, reason: reason) }
    }
  }
}

/// A taken edge, and the path before and after it.
struct ReferenceStep<N: Hashable & Sendable>: Hashable, Sendable {
  let segue: ReferenceSegue<N>
  let source: ReferenceFragment<N>
  let before: [ReferenceEdge<N>]
  let after: [ReferenceEdge<N>]

  /// The frame it landed on.
  let landed: ReferenceFragment<N>

  /// The equal frame that the command has removed just before, if any.
  var again: ReferenceFragment<N>?
}
