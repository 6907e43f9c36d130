import CAdw

/// The pixels of a picture: red, green, blue and alpha, one byte each, the colours multiplied by alpha.
public struct Pixels: Hashable, Sendable {
  /// How many pixels a line has.
  public let width: Int

  /// How many lines there are.
  public let height: Int

  /// The bytes, line by line.
  public let bytes: [UInt8]

  /// Describes a picture.
  ///
  /// - Parameters:
  ///   - width: How many pixels a line has.
  ///   - height: How many lines there are.
  ///   - bytes: Four bytes a pixel; where some are missing, they are zero.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height) = (width, height)
    self.bytes = bytes + [UInt8](repeating: 0, count: max(0, width * height * 4 - bytes.count))
  }
}

extension Pixels {
  /// Reads a PNG file.
  ///
  /// - Parameter png: The file's bytes.
  public init?(png: [UInt8]) {
    let box = ByteBox(png)
    let surface = cairo_image_surface_create_from_png_stream(
      { box, data, count in
        guard let box, let data else { return CAIRO_STATUS_READ_ERROR }
        let file = Unmanaged<ByteBox>.fromOpaque(box).takeUnretainedValue()
        guard file.bytes.count >= count else { return CAIRO_STATUS_READ_ERROR }
        for (index, byte) in file.bytes.prefix(Int(count)).enumerated() { data[index] = byte }
        file.bytes.removeFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(box).toOpaque())
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      return nil
    }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        // Blue comes first in memory.
        let pixel = data + y * stride + x * 4
        bytes += [pixel[2], pixel[1], pixel[0], isOpaque ? 255 : pixel[3]]
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The picture as a PNG file; empty where it is too large for one.
  public var png: [UInt8] {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(clamping: width), CInt(clamping: height)),
      let data = cairo_image_surface_get_data(surface)
    else { return [] }
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width {
        let (pixel, source) = (data + y * stride + x * 4, (y * width + x) * 4)
        (pixel[2], pixel[1], pixel[0], pixel[3]) = (
          bytes[source], bytes[source + 1], bytes[source + 2], bytes[source + 3]
        )
      }
    }
    cairo_surface_mark_dirty(surface)
    return pngFile(of: surface)
  }
}
