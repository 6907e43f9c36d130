extension Helm {
  /// Undoes the latest change of the path.
  ///
  /// Rules apply: the guards of everything that would be shown again are evaluated, and if a trait or a guard doesn't allow it, nothing
  /// happens. The error is reported to ``errors``: `emptyHistory`, `denied`, or the reason that the state can no longer be reached.
  ///
  /// - Complexity: Linear in the path.
  public func undo() { start(undoing) }

  /// Redoes the latest change that was undone.
  ///
  /// Rules apply as in `undo()`. The error is reported to ``errors``: `emptyHistory`, `denied`, or the reason that the state can no longer
  /// be reached.
  ///
  /// - Complexity: Linear in the path.
  public func redo() { start(redoing) }

  /// Whether `undo()` would undo anything; synchronous guards are evaluated.
  ///
  /// - Complexity: Constant without rules, else linear in the path.
  public var canUndo: Bool { observed(.canUndo) { $0.mayUndo } }

  /// Whether `redo()` would redo anything; synchronous guards are evaluated.
  ///
  /// - Complexity: Constant without rules, else linear in the path.
  public var canRedo: Bool { observed(.canRedo) { $0.mayRedo } }

  var mayUndo: Bool { !history.done.isEmpty && mayTravel(undoing) }

  var mayRedo: Bool { !history.undone.isEmpty && mayTravel(redoing) }

  private func mayTravel(_ run: HelmRun<N>) -> Bool {
    guard state.hasRules, !guards.isAsking else { return true }
    defer { dispatchDeferredSoon() }
    return rehearse(run).isPossible
  }

  /// The maximum number of changes that can be undone; 100 by default.
  public var historyLimit: Int {
    get { history.limit }
    set {
      history.limit = Swift.max(0, newValue)
      tell { [unowned self] in possibilitiesChanged() }
    }
  }

  /// Updates the history after a command.
  func addToHistory(_ change: PathChange, for trigger: HelmTrigger<N>) {
    switch trigger {
    case .undo: history.moveToUndone()
    case .redo: history.moveToDone()
    default: history.note(change)
    }
  }

  private var undoing: HelmRun<N> { travelling(.undo) { $0.done.last } }

  private var redoing: HelmRun<N> { travelling(.redo) { $0.undone.last?.inverse } }

  private func travelling(_ trigger: HelmTrigger<N>, by change: @escaping (History) -> PathChange?) -> HelmRun<N> {
    HelmRun(trigger) { [unowned self] (state) throws(HelmError<N>) in
      guard let change = change(history) else { throw .emptyHistory }
      return try state.travel(undoing: change)
    }
  }
}
