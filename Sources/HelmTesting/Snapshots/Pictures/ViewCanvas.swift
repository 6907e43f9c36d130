#if canImport(SwiftUI) && canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// Draws pictures of a given size.
  @MainActor struct ViewCanvas {
    let size: CGSize
    let scale: CGFloat

    func picture(of view: some View, by painter: ViewPainter) throws -> CGImage? {
      let view = view.frame(width: size.width, height: size.height)
      switch painter {
      case .window: return try pictureInWindow(of: view)
      case .imageRenderer:
        let renderer = ImageRenderer(content: view)
        renderer.scale = scale
        return renderer.cgImage
      }
    }

    #if canImport(UIKit) && !os(watchOS)
      private func pictureInWindow(of view: some View) throws -> CGImage? {
        // Without an app, `shared` doesn't exist, although its type isn't optional.
        guard Bundle.main.bundlePath.hasSuffix(".app"),
          let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first
        else { throw ImageSnapshotError.noWindow }
        let controller = UIHostingController(rootView: view)
        let window = UIWindow(windowScene: scene)
        window.frame = CGRect(origin: .zero, size: size)
        window.rootViewController = controller
        window.isHidden = false
        defer {
          window.isHidden = true
          window.rootViewController = nil
        }
        UIView.performWithoutAnimation { window.layoutIfNeeded() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        var isDrawn = false
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
          isDrawn = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        return isDrawn ? image.cgImage : nil
      }
    #elseif canImport(AppKit)
      private func pictureInWindow(of view: some View) throws -> CGImage? {
        let host = NSHostingView(rootView: view)
        host.frame = CGRect(origin: .zero, size: size)
        let window = NSWindow(contentRect: host.frame, styleMask: .borderless, backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.contentView = host
        host.layoutSubtreeIfNeeded()
        let bitmap = NSBitmapImageRep(
          bitmapDataPlanes: nil, pixelsWide: Int(size.width * scale), pixelsHigh: Int(size.height * scale),
          bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB,
          bytesPerRow: 0, bitsPerPixel: 0)
        guard let bitmap else { return nil }
        bitmap.size = size
        host.cacheDisplay(in: host.bounds, to: bitmap)
        return bitmap.cgImage
      }
    #else
      private func pictureInWindow(of view: some View) throws -> CGImage? { throw ImageSnapshotError.noWindow }
    #endif
  }
#endif
