import Helm

/// Performs commands, and records the steps and the targets that they cover.
struct WalkBuilder<N: Fragment> {
  private(set) var navigation: Navigation<N>
  private var drafts: [WalkDraft<N>] = []
  private(set) var isCovered: [Bool]

  private let start: Navigation<N>
  private let startPath: Int
  private let prefersRelaunch: Bool
  private let index: [WalkTarget<N>: Int]
  private let wantsPresentations: Bool

  /// For pairs, the segues that were taken last count along with the state, so that no step is idle.
  private let wantsPairs: Bool
  private var last: [DirectedEdge<N>] = []

  /// The number of steps when a target was last covered, and the states since then.
  private var settled = 0
  private var since: [Int: Int]

  /// The states that the walk reaches, and the current one.
  private var paths = PathTree<N>()
  private var path: Int

  init(start: Navigation<N>, targets: [WalkTarget<N>], atStart: [Int], costs: WalkCosts) {
    self.start = start
    navigation = start
    startPath = paths.number(of: start.path)
    path = startPath
    prefersRelaunch = costs.prefersRelaunch
    index = Dictionary(targets.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    wantsPresentations = targets.contains { if case .presentation = $0 { true } else { false } }
    wantsPairs = targets.contains { if case .pair = $0 { true } else { false } }
    isCovered = Array(repeating: false, count: targets.count)
    since = [startPath: 0]
    for target in atStart { isCovered[target] = true }
  }

  struct Effect {
    let taken: [DirectedEdge<N>]
    let appeared: [PathFragment<N>]

    /// All presented fragments; `nil` if no target requires them.
    let presented: [PathFragment<N>]?
  }

  var steps: [WalkStep<N>] {
    let states = WalkStates(start: start, paths: paths)
    return drafts.map { WalkStep($0, in: states) }
  }

  /// The path of the current state.
  ///
  /// - Complexity: Linear in the path.
  var currentPath: HelmPath<N> { paths.path(path) }

  /// The number of ``currentPath``.
  var place: Int { path }
  func path(at place: Int) -> HelmPath<N> { paths.path(place) }

  /// Performs a command.
  ///
  /// Steps that have covered nothing and led to no new state are dropped.
  ///
  /// - Returns: The effect of the command, or `nil` if it failed.
  /// - Complexity: The same as the command; linear in the presented fragments if a target requires them.
  @discardableResult
  mutating func take(_ command: NavigationCommand<N>) -> Effect? {
    guard let outcome = try? navigation.perform(command) else { return nil }
    path = paths.number(after: path, outcome, in: navigation)
    let effect = Effect(
      taken: outcome.taken, appeared: outcome.appeared,
      presented: wantsPresentations ? navigation.presentedFragments : nil)
    let isReplace = command.kind == .replace
    let kind: WalkStep<N>.Kind = isReplace && prefersRelaunch && path == startPath ? .relaunch : command.kind
    let gains = cover(effect)
    if isReplace { dropUnsettled(keeping: settled) }
    drafts.append(
      WalkDraft(kind: kind, command: command, taken: effect.taken, appeared: effect.appeared, path: path))
    last = effect.taken
    if gains {
      settled = drafts.count
      since = [path: settled]
    } else if !wantsPairs, let known = since[path] {
      dropUnsettled(keeping: known)
    } else {
      since[path] = drafts.count
    }
    return effect
  }

  /// Returns whether performing a command with this effect would cover anything new.
  func gains(_ effect: Effect) -> Bool {
    effect.taken.contains { isNew(.segue($0)) } || effect.appeared.contains { isNew(.fragment($0.fragment)) }
      || effect.presented.map { isNew(.presentation($0.withoutOccurrences)) } ?? false
  }

  /// Returns whether a target is one of those to cover, and isn't covered yet.
  func isNew(_ target: WalkTarget<N>) -> Bool { index[target].map { !isCovered[$0] } ?? false }

  /// Removes the steps at the end that cover nothing.
  mutating func finish() { dropUnsettled(keeping: settled) }

  private mutating func dropUnsettled(keeping count: Int) {
    guard count < drafts.count else { return }
    drafts.removeSubrange(count...)
    since = since.filter { $0.value <= count }
  }

  /// Covers the effect of a command; what was presented before it is covered already.
  private mutating func cover(_ effect: Effect) -> Bool {
    var gains = false
    func cover(_ target: WalkTarget<N>) {
      guard let position = index[target], !isCovered[position] else { return }
      isCovered[position] = true
      gains = true
    }
    for edge in effect.taken { cover(.segue(edge)) }
    for (first, second) in consecutivePairs(after: last, effect.taken) { cover(.pair(first, second)) }
    for fragment in effect.appeared { cover(.fragment(fragment.fragment)) }
    if let presented = effect.presented { cover(.presentation(presented.withoutOccurrences)) }
    return gains
  }
}
