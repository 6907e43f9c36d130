import Foundation

/// A small PNG file of one colour, without compression.
func pngFile(width: Int = 3, height: Int = 2, grey: UInt8 = 128) -> Data {
  let row: [UInt8] = [0] + [UInt8](repeating: grey, count: width)
  let pixels = [[UInt8]](repeating: row, count: height).flatMap { $0 }
  let size: [UInt8] = bytes(UInt32(width)) + bytes(UInt32(height))
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  return Data(
    signature + chunk("IHDR", size + [8, 0, 0, 0, 0]) + chunk("IDAT", stored(pixels)) + chunk("IEND", []))
}

private func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

/// A part of the file, with its length before it and its checksum after it.
private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + content
  var crc = UInt32.max
  for byte in body {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return bytes(UInt32(content.count)) + body + bytes(~crc)
}

/// A zlib stream of one block that is not compressed.
private func stored(_ content: [UInt8]) -> [UInt8] {
  var low: UInt32 = 1
  var high: UInt32 = 0
  for byte in content {
    low = (low + UInt32(byte)) % 65521
    high = (high + low) % 65521
  }
  let count = UInt16(content.count)
  let head: [UInt8] = [0x78, 0x01, 1]
  let length: [UInt8] = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  return head + length + content + bytes(high << 16 | low)
}
