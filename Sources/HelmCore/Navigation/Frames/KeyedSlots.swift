/// Values by key, each in a slot that stays its own until it is removed.
///
/// With the slot, the value can be changed without another lookup. Most states have a few values, which are searched one by
/// one: that is faster than hashing, and copying them is one allocation. Above that there is an index.
@usableFromInline
struct KeyedSlots<Key: SlotKey, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var key: Key
    var value: Value

    /// Whether the slot is free, and the next free one after it.
    var isFree = false
    var nextFree: Int32?
  }

  private var entries: [Entry] = []
  private var firstFree: Int32?

  /// The slots, each in the bucket of its key or, where that is taken, in one of those after it; empty for a few entries.
  private var index: [Int32] = []

  /// The most entries that are searched one by one.
  private static var fewest: Int { 16 }

  /// What an empty bucket of the index has.
  private static var noSlot: Int32 { -1 }

  /// The keys, by slot.
  var keys: [Key] { entries.filter { !$0.isFree }.map(\.key) }

  /// The slot of a key's value.
  ///
  /// - Complexity: Constant.
  func slot(of key: Key) -> Int? {
    guard !index.isEmpty else {
      // In place: `firstIndex(where:)` copies every entry.
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

  subscript(key: Key) -> Value? {
    get { slot(of: key).map { entries[$0].value } }
    set {
      if let newValue { self[slot: slot(of: key, else: newValue)] = newValue } else { remove(key) }
    }
  }

  subscript(slot slot: Int) -> Value {
    _read { yield entries[slot].value }
    _modify { yield &entries[slot].value }
  }

  /// The key of a slot's value.
  func key(inSlot slot: Int) -> Key { entries[slot].key }

  /// The slot of a key's value, which is added if there is none.
  mutating func slot(of key: Key, else value: @autoclosure () -> Value) -> Int {
    if let known = slot(of: key) { return known }
    let new: Int
    if let reused = firstFree {
      new = Int(reused)
      firstFree = entries[new].nextFree
      entries[new] = Entry(key: key, value: value())
    } else {
      new = entries.count
      entries.append(Entry(key: key, value: value()))
    }
    if 2 * entries.count > index.count, entries.count > Self.fewest {
      makeIndex(for: 2 * entries.count)
    } else if !index.isEmpty {
      insert(new, key)
    }
    return new
  }

  /// Makes room for a number of values.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    if count > Self.fewest, 2 * count > index.count { makeIndex(for: count) }
  }

  /// Becomes a copy of another one, in the memory that this one has.
  mutating func copy(_ other: KeyedSlots) {
    if entries.count > other.entries.count { entries.removeLast(entries.count - other.entries.count) }
    entries.withUnsafeMutableBufferPointer { entries in
      // Field by field: copying an entry as a whole looks up its generic type's metadata, each time.
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

  /// Removes a key and its value; another key may get the slot.
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
  /// Makes an index for a number of entries, at most half of which is ever in use.
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

  /// Takes a slot out of the index, and moves those after it that could not be in its bucket.
  private mutating func takeFromIndex(_ slot: Int, _ key: Key) {
    var gap = bucket(of: key)
    while Int(index[gap]) != slot { gap = bucket(after: gap) }
    var next = bucket(after: gap)
    while index[next] != Self.noSlot {
      let wanted = bucket(of: entries[Int(index[next])].key)
      // The slot may lie anywhere from the bucket that it wants on; so it can fill the gap if that is not before it.
      if (next - wanted) & (index.count - 1) >= (next - gap) & (index.count - 1) {
        index[gap] = index[next]
        gap = next
      }
      next = bucket(after: next)
    }
    index[gap] = Self.noSlot
  }
}

/// A key that takes little to spread over an index.
@usableFromInline
protocol SlotKey: Equatable, Sendable {
  /// A number that is the same for equal keys, and mostly another for others; no result depends on it.
  var digest: UInt64 { get }
}

extension SlotKey {
  /// Spreads numbers that mostly follow one another.
  static func spread(_ number: UInt64) -> UInt64 { (number &* 0x9E37_79B9_7F4A_7C15) >> 32 }
}

extension Position: SlotKey {
  @usableFromInline var digest: UInt64 { Self.spread(UInt64(UInt32(bitPattern: rawValue))) }
}

extension Subject: SlotKey {
  // Anybody may have chosen an id, so it is hashed as everywhere; positions are the graph's own.
  @usableFromInline var digest: UInt64 { fragment.digest ^ (id.map { UInt64(truncatingIfNeeded: $0.hashValue) } ?? 0) }
}

extension FrameTable.HeldKey: SlotKey {
  var digest: UInt64 {
    Self.spread(UInt64(UInt32(bitPattern: source.rawValue)) << 32 | UInt64(UInt32(bitPattern: segue.rawValue)))
  }
}
