/// Returns the values of an enum whose cases have no payload, in the order of their declaration, or `nil` for any other type.
///
/// This is how a plain enum can be read back from its name without a protocol that lists its cases. The layout of such an enum is a part
/// of the stable Swift ABI: case number *i* is the smallest unsigned integer that fits all cases, with the value *i*.
func enumCases<T>(of type: T.Type) -> [T]? {
  plainCaseCount(of: type).map { count in
    (0..<count).map { number in
      let value = UInt16(number)
      return withUnsafeBytes(of: MemoryLayout<T>.size == 1 ? value.littleEndian : value) { $0.load(as: T.self) }
    }
  }
}

/// Returns the number of cases of an enum whose cases have no payload, or `nil` for any other type.
///
/// It reads the type's metadata, whose layout is part of the stable Swift ABI (docs/ABI/TypeMetadata.rst of the Swift project): the first
/// word is the kind, and the second points to the type's descriptor, whose sixth and seventh 32-bit words count the cases with and without
/// payload. If the kind, the counts or the size are not exactly as expected, the result is `nil`.
func plainCaseCount<T>(of type: T.Type) -> Int? {
  #if _ptrauth(_arm64e)
    return nil  // The descriptor's address is signed there; `CodingUserInfoKey.navigationGraph` does instead.
  #else
    let enumKind = 0x201
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
    guard metadata[0] == enumKind, let descriptor = UnsafeRawPointer(bitPattern: metadata[1]) else { return nil }
    let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let count = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    guard payloadCases == 0, count > 0, count <= 0x1_0000 else { return nil }
    let size = count == 1 ? 0 : count <= 0x100 ? 1 : 2
    return MemoryLayout<T>.size == size ? count : nil
  #endif
}
