/// Values by key, each in a slot that stays valid until it is removed.
///
/// With the slot, the value can be changed without another lookup. Most states have few values, which are searched linearly: that is faster
/// than hashing, and copying them takes one allocation. Above that, there is an index.
@usableFromInline
package struct KeyedSlots<Key: SlotKey, Value: Sendable>: Sendable {
  private var entries: [SlotEntry<Key, Value>] = []
  private var firstFree: Int32?

  /// The slots, each in the bucket of its key or, if that is taken, in a later one; empty if there are few entries.
  private var index: [Int32] = []

  /// The maximum number of entries that are searched linearly.
  private static var fewest: Int { 16 }

  /// The value of an empty bucket.
  private static var noSlot: Int32 { -1 }

  /// The keys, by slot.
  package var keys: [Key] { entries.filter { !$0.isFree }.map(\.key) }

  /// Returns the slot of a key's value.
  ///
  /// - Complexity: Constant.
  func slot(of key: Key) -> Int? {
    guard !index.isEmpty else {
      // Accessed in place: `firstIndex(where:)` copies every entry.
      for slot in entries.indices where !entries[slot].isFree && entries[slot].key == key { return slot }
      return nil
    }
    var bucket = bucket(of: key)
    while index[bucket] != Self.noSlot {
      let slot = Int(index[bucket])
      if entries[slot].key == key { return slot }
      bucket = self.bucket(after: bucket)
    }
    return nil
  }

  package subscript(key: Key) -> Value? {
    get { slot(of: key).map { entries[$0].value } }
    set {
      if let newValue { self[slot: slot(of: key, else: newValue)] = newValue } else { remove(key) }
    }
  }

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
    if 2 * entries.count > index.count, entries.count > Self.fewest {
      makeIndex(for: 2 * entries.count)
    } else if !index.isEmpty {
      insert(new, key)
    }
    return new
  }

  /// Reserves capacity for a number of values.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    if count > Self.fewest, 2 * count > index.count { makeIndex(for: count) }
  }

  /// Copies another collection into this one's memory.
  mutating func copy(_ other: KeyedSlots) {
    if entries.count > other.entries.count { entries.removeLast(entries.count - other.entries.count) }
    entries.withUnsafeMutableBufferPointer { entries in
      // Field by field: copying a whole entry looks up its generic type's metadata each time.
      for slot in entries.indices {
        entries[slot].key = other.entries[slot].key
        entries[slot].value = other.entries[slot].value
        entries[slot].isFree = other.entries[slot].isFree
        entries[slot].nextFree = other.entries[slot].nextFree
      }
    }
    entries += other.entries[entries.count...]
    index.copy(other.index)
    firstFree = other.firstFree
  }

  /// Removes a key and its value; another key may reuse the slot.
  mutating func remove(_ key: Key) {
    if let slot = slot(of: key) { remove(slot: slot) }
  }

  /// Removes a slot's key and value.
  mutating func remove(slot: Int) {
    if !index.isEmpty { takeFromIndex(slot, entries[slot].key) }
    entries[slot].isFree = true
    entries[slot].nextFree = firstFree
    firstFree = Int32(truncatingIfNeeded: slot)
  }
}

// MARK: - The index

extension KeyedSlots {
  /// Creates an index for a number of entries, with at least twice as many buckets.
  private mutating func makeIndex(for count: Int) {
    var size = 32
    while size < 2 * count { size *= 2 }
    index = [Int32](repeating: Self.noSlot, count: size)
    for (slot, entry) in entries.enumerated() where !entry.isFree { insert(slot, entry.key) }
  }

  private func bucket(of key: Key) -> Int { Int(truncatingIfNeeded: key.digest) & (index.count - 1) }

  private func bucket(after bucket: Int) -> Int { (bucket + 1) & (index.count - 1) }

  private mutating func insert(_ slot: Int, _ key: Key) {
    var bucket = bucket(of: key)
    while index[bucket] != Self.noSlot { bucket = self.bucket(after: bucket) }
    index[bucket] = Int32(truncatingIfNeeded: slot)
  }

  /// Removes a slot from the index, and moves later ones into the gap if they belong at or before it.
  private mutating func takeFromIndex(_ slot: Int, _ key: Key) {
    var gap = bucket(of: key)
    while Int(index[gap]) != slot { gap = bucket(after: gap) }
    var next = bucket(after: gap)
    while index[next] != Self.noSlot {
      let wanted = bucket(of: entries[Int(index[next])].key)
      // The slot may be in any bucket from its preferred one on, so it can fill the gap unless that comes before the preferred bucket.
      if (next - wanted) & (index.count - 1) >= (next - gap) & (index.count - 1) {
        index[gap] = index[next]
        gap = next
      }
      next = bucket(after: next)
    }
    index[gap] = Self.noSlot
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

/// A key that can be spread over an index at little cost.
@usableFromInline
package protocol SlotKey: Equatable, Sendable {
  /// A number that is equal for equal keys, and usually differs for others; no result depends on it.
  var digest: UInt64 { get }
}

extension SlotKey {
  /// Spreads numbers that are often consecutive.
  static func spread(_ number: UInt64) -> UInt64 { (number &* 0x9E37_79B9_7F4A_7C15) >> 32 }
}

extension Position: SlotKey {
  @usableFromInline package var digest: UInt64 { Self.spread(UInt64(UInt32(bitPattern: rawValue))) }
}

extension Subject: SlotKey {
  // An id may come from untrusted input, so it is hashed with the standard hasher; positions are the graph's own.
  @usableFromInline package var digest: UInt64 {
    fragment.digest ^ (id.map { UInt64(truncatingIfNeeded: $0.hashValue) } ?? 0)
  }
}

extension FrameTable.HeldKey: SlotKey {
  package var digest: UInt64 {
    Self.spread(UInt64(UInt32(bitPattern: source.rawValue)) << 32 | UInt64(UInt32(bitPattern: segue.rawValue)))
  }
}
