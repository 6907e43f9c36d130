import CAdw

/// A surface as a PNG file; empty where it is too large for one.
func pngFile(of surface: OpaquePointer) -> [UInt8] {
  let file = ByteBox()
  cairo_surface_write_to_png_stream(
    surface,
    { box, data, count in
      guard let box, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let part = UnsafeBufferPointer(start: data, count: Int(count))
      Unmanaged<ByteBox>.fromOpaque(box).takeUnretainedValue().bytes += part
      return CAIRO_STATUS_SUCCESS
    }, Unmanaged.passUnretained(file).toOpaque())
  return file.bytes
}

/// Bytes that are written or read one part after the other.
final class ByteBox {
  var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }
}
