/// A second, naive implementation of semantics.md, to compare `Navigation` with.
///
/// Its state is the list of path edges (§2) and the rules of now (§5). Whatever is asked is found out by replaying that
/// list from the entry with plain recursion and linear searches, so that each rule can be read next to its sentence.
/// Where the contract leaves a choice, a comment starts with "Reading:".
struct ReferenceNavigation<N: Hashable & Sendable> {
  let graph: ReferenceGraph<N>
  var path: [ReferenceEdge<N>] = []

  var disabled: Set<ReferenceLink<N>> = []
  var redirects: [ReferenceLink<N>: [ReferenceLink<N>]] = [:]
  var guards: [ReferenceGuard<N>] = []

  /// Why fragments must not be left; those without a reason may be.
  var leaveGuards: [N: String] = [:]

  /// The redirects whose flows are being presented right now, and how many have been followed in this command.
  var redirectsInProgress: [ReferenceLink<N>] = []
  var redirectsFollowed = 0

  /// How many frames this command has removed, for those who count them.
  var removals = 0

  /// The edges that this command has taken, for those who check what a single one does.
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

  /// Runs a command: whole, or not at all (§4).
  mutating func run(_ command: ReferenceCommand<N>) throws {
    var copy = self
    (copy.steps, copy.redirectsFollowed, copy.removals) = ([], 0, 0)
    try copy.perform(command)
    if !command.isEdit { try copy.askLeaveGuards(before: path) }
    self = copy
  }

  /// Asks the leave guards of what the command is about to remove (§5).
  ///
  /// Reading: they are asked last, so that a command that fails anyway fails for its own reason, and about what the command
  /// as a whole removes: a frame that is there again, with the same name and the same causes, has not been left.
  func askLeaveGuards(before: [ReferenceEdge<N>]) throws {
    var staying = [root]
    for edge in before where path.contains(edge) && staying.contains(edge.from) { staying.append(edge.to) }
    for frame in before.map(\.to).reversed() where !staying.contains(frame) {
      if let reason = leaveGuards[frame.fragment] { throw ReferenceError<N>.deniedLeaving(frame, reason: reason) }
    }
  }
}

/// One edge that was taken, and the path on both sides of it.
struct ReferenceStep<N: Hashable & Sendable>: Hashable, Sendable {
  let segue: ReferenceSegue<N>
  let source: ReferenceFragment<N>
  let before: [ReferenceEdge<N>]
  let after: [ReferenceEdge<N>]

  /// Where it landed.
  let landed: ReferenceFragment<N>

  /// The frame like it that the command has removed just before, if there was one.
  var again: ReferenceFragment<N>?
}
