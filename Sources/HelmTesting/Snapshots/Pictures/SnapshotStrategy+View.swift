#if canImport(SwiftUI) && canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import SwiftUI

  extension SnapshotStrategy where Format == Data {
    /// A picture of a view, as a PNG file.
    ///
    /// - Parameters:
    ///   - size: The size to propose to the view.
    ///   - scale: How many pixels a point has.
    ///   - tolerance: How far a picture may be from its reference.
    ///   - view: Makes the view of a state.
    /// - Returns: A strategy that compares pictures, and shows where they differ.
    public static func image<Content: View>(
      size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, tolerance: ImageTolerance = .pixels(),
      @ViewBuilder of view: @escaping @MainActor @Sendable (SnapshotState) -> Content
    ) -> SnapshotStrategy {
      image(tolerance: tolerance, codec: .imageIO) { state in
        let renderer = ImageRenderer(content: view(state).frame(width: size.width, height: size.height))
        renderer.scale = scale
        guard let picture = renderer.cgImage else { throw ImageSnapshotError.notRendered(steps: state.steps) }
        return try ImageCodec.encodePNG(picture)
      }
    }
  }
#endif
