/// Who has appeared and disappeared, and what has changed, between two evaluations.
@MainActor struct Lifecycle {
  private var appeared: [Identity: (() -> Void)?] = [:]
  private var current: [(identity: Identity, node: Node)] = []
  private var changes: [() -> Void] = []

  /// What is to be called when the modals that are going are gone.
  private var deferred: [() -> Void] = []

  mutating func begin() {
    current = []
    changes = []
  }

  mutating func changed(_ action: @escaping () -> Void) { changes.append(action) }

  mutating func note(_ root: Node) {
    for node in root.appeared where node.onAppear != nil || node.onDisappear != nil {
      if let identity = node.identity { current.append((identity, node)) }
    }
  }

  /// What to call now: for those that are gone, then for those that are new, then for changed values.
  mutating func actions(isGoing: (Identity) -> Bool) -> [() -> Void] {
    let present = Set(current.map(\.identity))
    var actions: [() -> Void] = []
    for (identity, onDisappear) in appeared where !present.contains(identity) {
      guard let onDisappear else { continue }
      if isGoing(identity) { deferred.append(onDisappear) } else { actions.append(onDisappear) }
    }
    actions += current.filter { appeared[$0.identity] == nil }.compactMap(\.node.onAppear)
    appeared = Dictionary(current.map { ($0.identity, $0.node.onDisappear) }) { _, last in last }
    return actions + changes
  }

  /// What to call when the modals that were going are gone.
  mutating func deferredActions() -> [() -> Void] {
    defer { deferred = [] }
    return deferred
  }
}

/// The value that an `onChange` saw last.
final class LastValue<Value> {
  var value: Value?
}
