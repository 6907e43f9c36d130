extension Helm {
  /// Undoes the latest change of the path.
  ///
  /// Rules apply: the guards of everything that would be shown again are evaluated, and if a trait or a guard doesn't allow it, nothing
  /// happens. The error is reported to ``errors``: `emptyHistory`, `denied`, or the reason that the state can no longer be reached.
  ///
  /// - Complexity: Linear in the path.
  public func undo() { start(travelling(.undo)) }

  /// Redoes the latest change that was undone, under the rules of ``undo()``, and with its errors.
  public func redo() { start(travelling(.redo)) }

  /// Whether `undo()` would undo anything; synchronous guards are evaluated.
  ///
  /// - Complexity: Constant without rules, else linear in the path.
  public var canUndo: Bool { observed(.canUndo) { $0.mayTravel(.undo) } }

  /// Whether `redo()` would redo anything; synchronous guards are evaluated.
  ///
  /// - Complexity: Constant without rules, else linear in the path.
  public var canRedo: Bool { observed(.canRedo) { $0.mayTravel(.redo) } }

  private func mayTravel(_ trigger: HelmTrigger<N>) -> Bool {
    guard history.change(by: trigger) != nil else { return false }
    guard state.hasRules, !guards.isEvaluating else { return true }
    defer { executeDeferredSoon() }
    return dryRun(travelling(trigger)).isPossible
  }

  /// The maximum number of changes that can be undone; 100 by default.
  public var historyLimit: Int {
    get { history.limit }
    set {
      history.limit = Swift.max(0, newValue)
      deliver { [unowned self] in possibilitiesChanged() }
    }
  }

  private func travelling(_ trigger: HelmTrigger<N>) -> HelmRun<N> {
    HelmRun(trigger) { [unowned self] (state) throws(HelmError<N>) in
      guard let change = history.change(by: trigger) else { throw .emptyHistory }
      return try state.travel(undoing: change)
    }
  }
}

/// The changes of the path that can be undone and redone; their number is limited.
struct History {
  /// The maximum number of stored changes.
  var limit = 100 {
    didSet { trim() }
  }

  private var undone: [PathChange] = []
  private var done: [PathChange] = []

  /// Returns the change that an undo or a redo undoes.
  func change(by trigger: HelmTrigger<some Fragment>) -> PathChange? {
    trigger == .undo ? done.last : undone.last?.inverse
  }

  /// Adds the change of a command; changes that were undone can't be redone after it.
  mutating func add(_ change: PathChange, for trigger: HelmTrigger<some Fragment>) {
    switch trigger {
    case .undo: if let change = done.popLast() { undone.append(change) }
    case .redo: if let change = undone.popLast() { done.append(change) }
    default:
      guard !change.isEmpty else { return }
      undone = []
      done.append(change)
    }
    trim()
  }

  private mutating func trim() {
    if done.count > limit { done.removeFirst(done.count - limit) }
    if undone.count > limit { undone.removeFirst(undone.count - limit) }
  }
}
