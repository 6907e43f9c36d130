#if canImport(SwiftUI) && canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import SwiftUI

  extension SnapshotStrategy where Format == Data {
    /// Returns a strategy that renders a SwiftUI view as a PNG file.
    ///
    /// Failures name the painter that drew the picture, since the pictures of one painter can't serve as references for
    /// another.
    ///
    /// - Parameters:
    ///   - size: The size to propose to the view.
    ///   - scale: The number of pixels in a point.
    ///   - tolerance: How far a picture may differ from its reference.
    ///   - painter: The painter that draws the picture.
    ///   - view: A closure that returns the view of a state.
    /// - Returns: A strategy that compares pictures, and shows where they differ.
    public static func image<Content: View>(
      size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, tolerance: ImageTolerance = .pixels(),
      by painter: ViewPainter = .automatic,
      @ViewBuilder of view: @escaping @MainActor @Sendable (SnapshotState) -> Content
    ) -> SnapshotStrategy {
      image(tolerance: tolerance, codec: .imageIO) { state in
        let canvas = ViewCanvas(size: size, scale: scale)
        guard let picture = try canvas.picture(of: view(state), by: painter) else {
          throw ImageSnapshotError.notRendered(steps: state.steps)
        }
        return try ImageCodec.encodePNG(picture)
      }
      .drawn(by: painter)
    }
  }
#endif
