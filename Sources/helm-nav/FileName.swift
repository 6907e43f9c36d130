/// The names of files as text, although to the system they are bytes, and don't have to be UTF-8.
///
/// A name in UTF-8 is used unchanged. In any other name, each byte that isn't part of a character is replaced with a
/// rarely used scalar, so that the file can be found again. If a name does contain such a scalar, the scalar's bytes
/// are replaced as well.
enum FileName {
  /// The replacements of the bytes from 0x80 to 0xFF, at the end of the last private use area.
  private static let standIns: ClosedRange<UInt32> = 0x10_FE80...0x10_FEFF

  /// Returns the text for the bytes of a name.
  static func text(of bytes: [UInt8]) -> String {
    // Decoding repairs invalid UTF-8, so the bytes then differ.
    let repaired = String(decoding: bytes, as: UTF8.self)
    if repaired.utf8.elementsEqual(bytes), !repaired.unicodeScalars.contains(where: isStandIn) { return repaired }
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = rest.makeIterator()
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return text
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if isStandIn(scalar) {
          text.unicodeScalars += standIns(for: rest.prefix(encoded.count))
        } else {
          text.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        text.unicodeScalars += standIns(for: rest.prefix(length))
        rest = rest.dropFirst(length)
      }
    }
    return text
  }

  private static func standIns(for bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    bytes.compactMap { Unicode.Scalar(standIns.lowerBound - 0x80 + UInt32($0)) }
  }

  /// Returns the bytes of a name, with a zero at the end, or `nil` if the name contains a zero, which no file name can.
  static func bytes(of text: String) -> [CChar]? {
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      if scalar == "\0" { return nil }
      if isStandIn(scalar) {
        bytes.append(CChar(truncatingIfNeeded: scalar.value - standIns.lowerBound + 0x80))
      } else {
        bytes += UTF8.encode(scalar).map { $0.map { CChar(bitPattern: $0) } } ?? []
      }
    }
    return bytes + [0]
  }

  /// Returns whether a scalar replaces a byte.
  static func isStandIn(_ scalar: Unicode.Scalar) -> Bool { standIns.contains(scalar.value) }
}
