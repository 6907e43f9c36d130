#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  extension ImageCodec {
    /// A codec for PNG files, implemented by ImageIO, which can also read its other formats.
    public static var imageIO: ImageCodec {
      ImageCodec(decode: { try image(in: $0) }, encode: { try encodePNG($0) })
    }

    private static func image(in data: Data) throws -> SnapshotImage {
      guard let source = CGImageSourceCreateWithData(data as CFData, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { throw ImageSnapshotError.notDecoded("ImageIO finds no image in it.") }
      var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
      let isDrawn = pixels.withUnsafeMutableBytes { buffer in
        guard
          let context = CGContext(
            data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
            bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return true
      }
      guard isDrawn else { throw ImageSnapshotError.notDecoded("It is too large to be drawn.") }
      return try SnapshotImage(width: image.width, height: image.height, pixels: pixels)
    }

    private static func encodePNG(_ image: SnapshotImage) throws -> Data {
      guard let provider = CGDataProvider(data: Data(image.pixels) as CFData),
        let picture = CGImage(
          width: image.width, height: image.height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
          decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      else { throw ImageSnapshotError.notEncoded("there is no image of \(image.width) x \(image.height) pixels.") }
      return try encodePNG(picture)
    }

    static func encodePNG(_ picture: CGImage) throws -> Data {
      let data = NSMutableData()
      guard let file = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil) else {
        throw ImageSnapshotError.notEncoded("ImageIO writes no PNG here.")
      }
      CGImageDestinationAddImage(file, picture, nil)
      guard CGImageDestinationFinalize(file) else { throw ImageSnapshotError.notEncoded("ImageIO gives no reason.") }
      return data as Data
    }
  }
#endif
