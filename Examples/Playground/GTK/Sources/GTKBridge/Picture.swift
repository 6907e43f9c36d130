import CAdw

/// A picture in memory, made by drawing widgets as they are on screen.
@MainActor public final class Picture {
  private let surface: OpaquePointer

  /// The size, in pixels.
  public let size: WindowSize

  /// Starts with a white picture.
  ///
  /// - Parameter size: Its size.
  public init?(size: WindowSize) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, CInt(clamping: max(1, size.width)), CInt(clamping: max(1, size.height))),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    self.size = size
    paint(red: 1, alpha: 1)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Draws what a window shows.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - isCentered: Whether it is drawn in the middle, over what is there, which is dimmed.
  public func draw(_ window: Window, centered isCentered: Bool = false) {
    guard let paintable = gtk_widget_paintable_new(window.widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let width = gdk_paintable_get_intrinsic_width(paintable)
    let height = gdk_paintable_get_intrinsic_height(paintable)
    guard let snapshot = gtk_snapshot_new() else { return }
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    defer { gsk_render_node_unref(node) }
    if isCentered { paint(red: 0, alpha: 0.4) }
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    if isCentered {
      cairo_translate(context, Double((size.width - Int(width)) / 2), Double((size.height - Int(height)) / 2))
    }
    gsk_render_node_draw(node, context)
  }

  private func paint(red grey: Double, alpha: Double) {
    guard let context = cairo_create(surface) else { return }
    cairo_set_source_rgba(context, grey, grey, grey, alpha)
    cairo_paint(context)
    cairo_destroy(context)
  }

  /// Leaves sixteen shades of each colour, which makes files half as large.
  public func reduceShades() {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let shades = (0...255).map { UInt8(($0 * 15 + 127) / 255 * 17) }
    let count = Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface))
    shades.withUnsafeBufferPointer { shades in
      for byte in 0..<count { data[byte] = shades[Int(data[byte])] }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The picture as a PNG file.
  public var png: [UInt8] { pngFile(of: surface) }
}
