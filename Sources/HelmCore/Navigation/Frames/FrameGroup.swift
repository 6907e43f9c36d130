/// The frames of one fragment with one id, by occurrence: nearly always a single one, with the number 0.
@usableFromInline
package struct FrameGroup: Sendable {
  private var first: FrameSlot?

  /// The frames with other numbers than 0.
  private var others: [Int: FrameSlot] = [:]

  /// A number above 0, below which none is free.
  private var leastFree = 1

  /// The number of frames that are presented.
  package var presentedCount = 0

  package var count: Int { others.count + (first == nil ? 0 : 1) }

  subscript(occurrence: Int) -> FrameSlot? { occurrence == 0 ? first : others[occurrence] }

  /// The frames, in no particular order.
  var slots: [FrameSlot] { (first.map { [$0] } ?? []) + others.values }

  /// The frame, if there is exactly one.
  var only: FrameSlot? { count == 1 ? first ?? others.values.first : nil }

  /// Returns a number for a new frame: the wanted one if it is free, or else the lowest free one.
  ///
  /// - Complexity: Linear in the frames with numbers above the last one that was released.
  mutating func freeOccurrence(wanted: Int?) -> Int {
    if let wanted, self[wanted] == nil { return wanted }
    if first == nil { return 0 }
    while others[leastFree] != nil { leastFree += 1 }
    return leastFree
  }

  mutating func add(_ slot: FrameSlot, at occurrence: Int) {
    guard occurrence > 0 else { return first = slot }
    others[occurrence] = slot
  }

  mutating func remove(at occurrence: Int) {
    guard occurrence > 0 else { return first = nil }
    others[occurrence] = nil
    leastFree = min(leastFree, occurrence)
  }
}
