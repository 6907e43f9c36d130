/// The frames of one fragment with one id, by occurrence: nearly always a single one, with the number 0.
@usableFromInline
package struct FrameGroup: Sendable {
  private var first: FrameSlot?

  /// The number of frames that are presented.
  package var presentedCount = 0

  /// The frames with other numbers than 0, if any.
  private var others: NumberedFrames?

  package var count: Int { (others?.slots.count ?? 0) + (first == nil ? 0 : 1) }

  var isEmpty: Bool { first == nil && others == nil }

  subscript(occurrence: Int) -> FrameSlot? { occurrence == 0 ? first : others?.slots[occurrence] }

  /// The frames, by number.
  var slots: [FrameSlot] {
    let first = first.map { [$0] } ?? []
    return others.map { first + $0.slots.sorted { $0.key < $1.key }.map { $0.value } } ?? first
  }

  /// The frame, if there is exactly one.
  var only: FrameSlot? { count == 1 ? first ?? others?.slots.first?.value : nil }

  /// Returns a number for a new frame: the wanted one if it is free, or else the lowest free one.
  ///
  /// - Complexity: Logarithmic in the number of frames, past and present.
  mutating func freeOccurrence(wanted: Int?) -> Int {
    if let wanted, self[wanted] == nil { return wanted }
    if first == nil { return 0 }
    return others?.freeNumber() ?? 1
  }

  mutating func add(_ slot: FrameSlot, at occurrence: Int) {
    guard occurrence > 0 else { return first = slot }
    if others == nil { others = NumberedFrames() }
    others?.add(slot, at: occurrence)
  }

  mutating func remove(at occurrence: Int) {
    guard occurrence > 0 else { return first = nil }
    others?.remove(at: occurrence)
    // Without any frame left, all numbers are free again.
    if others?.slots.isEmpty ?? false { others = nil }
  }
}

/// Frames with numbers above 0.
///
/// The lowest free number is found in logarithmic time. Released numbers are kept in a heap; numbers that an exact replay requested can be
/// far above the others.
private struct NumberedFrames: Sendable {
  private(set) var slots: [Int: FrameSlot] = [:]

  /// All numbers from this one on are free, except those that a replay requested.
  private var fresh = 1

  /// The released numbers below `fresh`, without 0; some may have been requested again since.
  private var returned = Heap<Int>()

  /// Returns the lowest free number.
  mutating func freeNumber() -> Int {
    while let least = returned.min {
      if slots[least] == nil { return least }
      returned.popMin()
    }
    while slots[fresh] != nil { fresh += 1 }
    return fresh
  }

  mutating func add(_ slot: FrameSlot, at occurrence: Int) {
    slots[occurrence] = slot
    if occurrence == fresh { fresh += 1 }
    if returned.min == occurrence { returned.popMin() }
  }

  mutating func remove(at occurrence: Int) {
    slots[occurrence] = nil
    if occurrence < fresh { returned.insert(occurrence) }
  }
}
