/// Returns the values of an enum whose cases have no payload, in the order of their declaration, or `nil` for any other type.
///
/// This is how a plain enum can be read back from its name without a protocol that lists its cases.
///
/// It reads the type's metadata, whose layout is part of the stable Swift ABI (docs/ABI/TypeMetadata.rst of the Swift project): the first
/// word is the kind, and the second points to the type's descriptor, whose sixth and seventh 32-bit words count the cases with and without
/// payload. The layout of such an enum is stable as well: case number *i* is the smallest unsigned integer that fits all cases, with the
/// value *i*. If the kind, the counts or the size are not exactly as expected, nothing is read and the result is `nil`.
///
/// - Complexity: Linear in cases.
func enumCases<T>(of type: T.Type) -> [T]? {
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
    guard MemoryLayout<T>.size == size else { return nil }
    return (0..<count).map { number in
      withUnsafeTemporaryAllocation(byteCount: 2, alignment: 2) { bytes in
        if size == 1 {
          bytes.storeBytes(of: UInt8(number), as: UInt8.self)
        } else {
          bytes.storeBytes(of: UInt16(number), as: UInt16.self)
        }
        return bytes.load(as: T.self)
      }
    }
  #endif
}
