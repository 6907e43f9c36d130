extension Helm {
  /// Undoes the latest change of the path.
  ///
  /// Rules apply: a state that a trait or guard no longer allows isn't restored, and nothing happens. An error is
  /// reported to ``errors``: `emptyHistory`, or why the state can no longer be reached; a guard's denial is an event.
  ///
  /// - Complexity: Linear in the path.
  public func undo() {
    travel(.undo) { $0.done.last }
  }

  /// Redoes what was undone last.
  ///
  /// Rules apply as in `undo()`. An error is reported to ``errors``: `emptyHistory`, or why the state can no longer be
  /// reached; a guard's denial is an event.
  ///
  /// - Complexity: Linear in the path.
  public func redo() {
    travel(.redo) { $0.undone.last?.inverse }
  }

  /// Whether there is a change to undo.
  public var canUndo: Bool {
    observation.canUndo.access()
    return !history.done.isEmpty
  }

  /// Whether there is a change to redo.
  public var canRedo: Bool {
    observation.canRedo.access()
    return !history.undone.isEmpty
  }

  /// The largest number of changes that can be undone; 100 by default.
  public var historyLimit: Int {
    get { history.limit }
    set { changeHistory { $0.limit = Swift.max(0, newValue) } }
  }

  /// Changes the history and tells those who asked about it.
  func changeHistory(_ change: (inout History) -> Void) {
    let before = (history.done.isEmpty, history.undone.isEmpty)
    change(&history)
    if before.0 != history.done.isEmpty { tell { [unowned self] in observation.canUndo.change() } }
    if before.1 != history.undone.isEmpty { tell { [unowned self] in observation.canRedo.change() } }
  }

  /// Adds to the history what a command has done.
  func addToHistory(_ change: PathChange, for cause: HelmCause<N>) {
    changeHistory {
      switch cause {
      case .undo: $0.moveToUndone()
      case .redo: $0.moveToDone()
      default: $0.note(change)
      }
    }
  }

  private func travel(_ cause: HelmCause<N>, by change: @escaping (History) -> PathChange?) {
    start(
      HelmRun(cause) { [unowned self] (state) throws(HelmError<N>) in
        guard let change = change(history) else { throw .emptyHistory }
        return try state.travel(undoing: change)
      })
  }
}
