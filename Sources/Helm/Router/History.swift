/// The changes of the path that can be undone and redone; their number is limited.
struct History {
  /// The maximum number of stored changes.
  var limit = 100 {
    didSet { trim() }
  }

  private(set) var undone: [PathChange] = []
  private(set) var done: [PathChange] = []

  /// Adds a change; changes that were undone can't be redone after it.
  mutating func note(_ change: PathChange) {
    guard !change.isEmpty else { return }
    undone = []
    done.append(change)
    trim()
  }

  mutating func moveToUndone() {
    if let change = done.popLast() { undone.append(change) }
    trim()
  }

  mutating func moveToDone() {
    if let change = undone.popLast() { done.append(change) }
    trim()
  }

  private mutating func trim() {
    if done.count > limit { done.removeFirst(done.count - limit) }
    if undone.count > limit { undone.removeFirst(undone.count - limit) }
  }
}
