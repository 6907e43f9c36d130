#if canImport(SwiftUI) && canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO
  import SwiftUI

  extension SnapshotStrategy where Format == Data {
    /// A picture of a view, as a PNG file.
    ///
    /// - Parameters:
    ///   - size: The size to propose to the view.
    ///   - scale: How many pixels a point has.
    ///   - tolerance: The share of pixels that may differ, from 0 to 1.
    ///   - view: Makes the view of a state.
    /// - Returns: A strategy that compares pixel by pixel.
    public static func image<Content: View>(
      size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, tolerance: Double = 0,
      @ViewBuilder of view: @escaping @MainActor @Sendable (SnapshotState) -> Content
    ) -> SnapshotStrategy {
      SnapshotStrategy(
        fileExtension: "png", encode: { $0 }, decode: { $0 },
        difference: { imageDifference($0, $1, tolerance: tolerance) },
        render: { state in
          let renderer = ImageRenderer(content: view(state).frame(width: size.width, height: size.height))
          renderer.scale = scale
          guard let image = renderer.cgImage else { throw ImageSnapshotError.notRendered(steps: state.steps) }
          let data = NSMutableData()
          guard let file = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil) else {
            throw ImageSnapshotError.notRendered(steps: state.steps)
          }
          CGImageDestinationAddImage(file, image, nil)
          guard CGImageDestinationFinalize(file) else { throw ImageSnapshotError.notRendered(steps: state.steps) }
          return data as Data
        })
    }
  }

  /// What keeps a view from being rendered.
  public enum ImageSnapshotError: Error, CustomStringConvertible {
    /// The renderer gave no image.
    case notRendered(steps: [String])

    /// The steps of the state whose view could not be rendered.
    public var description: String {
      switch self {
      case .notRendered(let steps): "The view could not be rendered after: \(steps.joined(separator: ", "))."
      }
    }
  }

  /// How two PNG files differ in their pixels.
  private func imageDifference(_ reference: Data, _ new: Data, tolerance: Double) -> String? {
    if reference == new { return nil }
    guard let old = pixels(of: reference) else { return "The reference is not an image." }
    guard let new = pixels(of: new) else { return "The new rendering is not an image." }
    guard old.width == new.width, old.height == new.height else {
      return "The size is \(new.width) x \(new.height), not \(old.width) x \(old.height)."
    }
    let count = old.width * old.height
    let differing = (0..<count).count { pixel in
      (0..<4).contains { old.bytes[pixel * 4 + $0] != new.bytes[pixel * 4 + $0] }
    }
    return Double(differing) > tolerance * Double(count) ? "\(differing) of \(count) pixels differ." : nil
  }

  private func pixels(of data: Data) -> (width: Int, height: Int, bytes: [UInt8])? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { buffer in
      guard
        let context = CGContext(
          data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
          bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      return true
    }
    return isDrawn ? (image.width, image.height, bytes) : nil
  }
#endif
