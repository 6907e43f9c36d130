import Helm

/// Takes commands, and notes the steps and the targets that they cover.
struct WalkBuilder<N: Fragment> {
  private(set) var navigation: Navigation<N>
  private(set) var steps: [WalkStep<N>] = []
  private(set) var isCovered: [Bool]

  private let start: Navigation<N>
  private let startPath: HelmPath<N>
  private let prefersRelaunch: Bool
  private let index: [WalkTarget<N>: Int]
  private let wantsPresentations: Bool

  /// For pairs, what was taken last counts along with the state, so that no step is idle.
  private let wantsPairs: Bool
  private var last: [DirectedEdge<N>] = []

  /// The number of steps when a target was last covered, and the states since then.
  private var settled = 0
  private var since: [HelmPath<N>: Int] = [:]

  init(start: Navigation<N>, targets: [WalkTarget<N>], atStart: [Int], costs: WalkCosts) {
    self.start = start
    navigation = start
    startPath = start.path
    prefersRelaunch = costs.prefersRelaunch
    index = Dictionary(targets.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    wantsPresentations = targets.contains { if case .presentation = $0 { true } else { false } }
    wantsPairs = targets.contains { if case .pair = $0 { true } else { false } }
    isCovered = Array(repeating: false, count: targets.count)
    for target in atStart { isCovered[target] = true }
    since[startPath] = 0
  }

  /// What a command did.
  struct Effect {
    let taken: [DirectedEdge<N>]
    let presented: [PathFragment<N>]
  }

  /// Takes a command.
  ///
  /// Steps that have covered nothing and led nowhere new are dropped.
  ///
  /// - Returns: What the command did, or `nil` if it was not possible.
  @discardableResult
  mutating func take(_ command: NavigationCommand<N>) -> Effect? {
    guard let outcome = try? navigation.perform(command) else { return nil }
    let (path, presented) = (navigation.path, navigation.presentedFragments)
    let taken = outcome.taken
    let isReplace = command.kind == .replace
    let kind: WalkStep<N>.Kind = isReplace && prefersRelaunch && path == startPath ? .relaunch : command.kind
    let gains = covered(taken: taken, presented: presented)
    if isReplace { dropUnsettled(keeping: settled) }
    steps.append(WalkStep(kind: kind, command: command, path: path, presented: presented, taken: taken))
    last = taken
    if gains {
      settled = steps.count
      since = [path: settled]
    } else if !wantsPairs, let known = since[path] {
      dropUnsettled(keeping: known)
    } else {
      since[path] = steps.count
    }
    return Effect(taken: taken, presented: presented)
  }

  /// Whether a command with these effects would cover anything new.
  func gains(_ effect: Effect) -> Bool {
    func isNew(_ target: WalkTarget<N>) -> Bool { index[target].map { !isCovered[$0] } ?? false }
    return effect.taken.contains { isNew(.segue($0)) } || effect.presented.contains { isNew(.fragment($0.fragment)) }
      || wantsPresentations && isNew(.presentation(effect.presented.withoutOccurrences))
  }

  /// Leaves out the steps at the end that cover nothing.
  mutating func finish() { dropUnsettled(keeping: settled) }

  private mutating func dropUnsettled(keeping count: Int) {
    guard count < steps.count else { return }
    steps.removeSubrange(count...)
    since = since.filter { $0.value <= count }
  }

  private mutating func covered(taken: [DirectedEdge<N>], presented: [PathFragment<N>]) -> Bool {
    var gains = false
    func cover(_ target: WalkTarget<N>) {
      guard let position = index[target], !isCovered[position] else { return }
      isCovered[position] = true
      gains = true
    }
    for edge in taken { cover(.segue(edge)) }
    for (first, second) in consecutivePairs(after: last, taken) { cover(.pair(first, second)) }
    for fragment in presented { cover(.fragment(fragment.fragment)) }
    if wantsPresentations { cover(.presentation(presented.withoutOccurrences)) }
    return gains
  }
}
