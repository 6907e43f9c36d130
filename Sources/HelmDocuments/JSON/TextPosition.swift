/// A line and a column, both from 1, the column in Unicode scalars.
struct TextPosition {
  private(set) var line = 1
  private(set) var column = 1
  private var offset = 0

  /// Advances to a later offset.
  mutating func advance(to end: Int, in bytes: [UInt8]) {
    for byte in bytes[offset..<max(offset, end)] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    offset = max(offset, end)
  }
}
