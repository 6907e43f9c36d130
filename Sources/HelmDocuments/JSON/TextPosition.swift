/// A line and a column, both from 1, the column in Unicode scalars.
struct TextPosition {
  private(set) var line = 1
  private(set) var column = 1
  private var offset = 0

  /// Goes on to a later offset.
  mutating func advance(to end: Int, in bytes: [UInt8]) {
    while offset < min(end, bytes.count) {
      if bytes[offset] == 0x0A {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
  }

  /// The positions of many offsets, found in one go.
  static func positions(ofAscending offsets: [Int], in bytes: [UInt8]) -> [Int: TextPosition] {
    var positions: [Int: TextPosition] = [:]
    var position = TextPosition()
    for offset in offsets {
      position.advance(to: offset, in: bytes)
      positions[offset] = position
    }
    return positions
  }
}
