/// Values by key, each in a slot that stays its own until it is removed.
///
/// With the slot, the value can be changed without another lookup. (Changing a dictionary's value in place costs three
/// allocations, for the coroutines of its subscripts.)
struct KeyedSlots<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var slots: [Key: Int] = [:]
  private var values: [Value] = []
  private var free: [Int] = []

  /// The number of values.
  var count: Int { slots.count }

  var keys: Dictionary<Key, Int>.Keys { slots.keys }

  subscript(key: Key) -> Value? { slots[key].map { values[$0] } }

  subscript(slot slot: Int) -> Value {
    _read { yield values[slot] }
    _modify { yield &values[slot] }
  }

  /// The slot of a key's value, which is added if there is none.
  mutating func slot(of key: Key, else value: @autoclosure () -> Value) -> Int {
    if let known = slots[key] { return known }
    let new: Int
    if let reused = free.popLast() {
      values[reused] = value()
      new = reused
    } else {
      new = values.count
      values.append(value())
    }
    slots[key] = new
    return new
  }

  /// Makes room for a number of values.
  mutating func reserveCapacity(_ count: Int) {
    slots.reserveCapacity(count)
    values.reserveCapacity(count)
  }

  /// Removes a key and its value; another key may get the slot.
  mutating func remove(_ key: Key) {
    if let slot = slots.removeValue(forKey: key) { free.append(slot) }
  }
}
