/// Values by key, each in a slot that stays valid until it is removed.
///
/// With the slot, the value can be changed without another lookup. Most states have few values, which are searched linearly: that is faster
/// than hashing, and copying them takes one allocation. Above that, there is an index.
@usableFromInline
package struct SlotMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var entries: [SlotEntry<Key, Value>] = []
  private var firstFree: Int32?

  /// The slots by key; empty if there are few entries.
  private var index: [Key: Int32] = [:]

  /// The maximum number of entries that are searched linearly.
  private static var fewest: Int { 16 }

  /// The keys, by slot.
  package var keys: [Key] { entries.filter { !$0.isFree }.map(\.key) }

  /// Returns the slot of a key's value.
  ///
  /// - Complexity: Constant.
  func slot(of key: Key) -> Int? {
    guard index.isEmpty else { return index[key].map { Int($0) } }
    // Accessed in place: `firstIndex(where:)` copies every entry.
    for slot in entries.indices where !entries[slot].isFree && entries[slot].key == key { return slot }
    return nil
  }

  package subscript(key: Key) -> Value? { slot(of: key).map { entries[$0].value } }

  subscript(slot slot: Int) -> Value {
    _read { yield entries[slot].value }
    _modify { yield &entries[slot].value }
  }

  /// Returns the key of a slot's value.
  func key(inSlot slot: Int) -> Key { entries[slot].key }

  /// Returns the slot of a key's value, which is added if there is none.
  mutating func slot(of key: Key, else value: @autoclosure () -> Value) -> Int {
    if let known = slot(of: key) { return known }
    let new: Int
    if let reused = firstFree {
      new = Int(reused)
      firstFree = entries[new].nextFree
      entries[new] = SlotEntry(key: key, value: value())
    } else {
      new = entries.count
      entries.append(SlotEntry(key: key, value: value()))
    }
    if !index.isEmpty {
      index[key] = Int32(truncatingIfNeeded: new)
    } else if entries.count > Self.fewest {
      for (slot, entry) in entries.enumerated() where !entry.isFree {
        index[entry.key] = Int32(truncatingIfNeeded: slot)
      }
    }
    return new
  }

  /// Makes room for as many values, so that adding them copies none.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    if count > Self.fewest { index.reserveCapacity(count) }
  }

  /// Removes a slot's key and value; another key may reuse the slot.
  mutating func remove(slot: Int) {
    if !index.isEmpty { index[entries[slot].key] = nil }
    entries[slot].isFree = true
    entries[slot].nextFree = firstFree
    firstFree = Int32(truncatingIfNeeded: slot)
  }
}

/// A key with its value.
///
/// It requires no conformances of their types, which would be looked up for the first state of a program.
private struct SlotEntry<Key: Sendable, Value: Sendable>: Sendable {
  var key: Key
  var value: Value

  /// Whether the slot is free, and the next free slot.
  var isFree = false
  var nextFree: Int32?
}
