/// Which views have appeared and disappeared, and which values have changed, between two evaluations.
@MainActor struct Lifecycle {
  private var appeared: [Identity: (() -> Void)?] = [:]
  private var current: [(identity: Identity, node: Node)] = []
  private var changes: [() -> Void] = []

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

  /// The closures to call now: for removed views, for closed modals, for new views, for changed values.
  mutating func actions(onDismiss: [() -> Void]) -> [() -> Void] {
    let present = Set(current.map(\.identity))
    var actions: [() -> Void] = []
    for (identity, onDisappear) in appeared where !present.contains(identity) {
      if let onDisappear { actions.append(onDisappear) }
    }
    actions += onDismiss
    actions += current.filter { appeared[$0.identity] == nil }.compactMap(\.node.onAppear)
    appeared = Dictionary(current.map { ($0.identity, $0.node.onDisappear) }) { _, last in last }
    return actions + changes
  }
}

/// The value that an `onChange` or an environment saw last.
final class LastValue<Value> {
  var value: Value?
}
