/// A set of frames; the first slots, which are all that most states have, are bits.
struct SlotSet {
  private var low: UInt64 = 0
  private var others: Set<FrameSlot> = []

  /// Adds a frame.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func insert(_ slot: FrameSlot) -> Bool {
    guard slot.offset < 64 else { return others.insert(slot).inserted }
    let bit: UInt64 = 1 << UInt64(slot.offset)
    defer { low |= bit }
    return low & bit == 0
  }
}
