import Helm

extension Navigation {
  /// Checks an invariant in every state of random walks from this one.
  ///
  /// ```swift
  /// try navigation.expect("the player stays", on: RandomWalks(seed: 7)) { $0.isPresented(.player) }
  /// ```
  ///
  /// - Parameters:
  ///   - invariant: The invariant in words.
  ///   - walks: The random walks to make.
  ///   - holds: A closure that returns whether the invariant holds in a state.
  /// - Throws: ``InvariantFailure`` with a script from which no command can be left out.
  /// - Complexity: The commands of the walks, times the moves of each state.
  public func expect(
    _ invariant: String, on walks: RandomWalks<N>, holds: (Navigation<N>) -> Bool
  ) throws(InvariantFailure<N>) {
    var numbers = SeededNumbers(seed: walks.seed)
    for walk in 0..<max(0, walks.count) {
      var state = self
      var script: [NavigationCommand<N>] = []
      while holds(state) {
        guard script.count < walks.length else { break }
        let moves = state.moves(identityProvider: walks.identityProvider)
        guard !moves.isEmpty else { break }
        let command = moves[numbers.below(moves.count)]
        script.append(command)
        _ = try? state.perform(command)
      }
      guard !holds(state) else { continue }
      let short = shrink(script) { !holds(self.after($0)) }
      let last = after(short)
      throw InvariantFailure(
        invariant: invariant, seed: walks.seed, walk: walk, script: short, id: AnyFragmentID?(text: root.id),
        start: path, end: last.path, presented: last.presentedFragments)
    }
  }

  /// Returns the state after some commands; those that fail do nothing.
  func after(_ script: [NavigationCommand<N>]) -> Navigation {
    var state = self
    for command in script { _ = try? state.perform(command) }
    return state
  }
}
