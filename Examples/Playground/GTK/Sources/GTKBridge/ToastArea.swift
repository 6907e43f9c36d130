import CAdw

/// Something over which short messages appear for a while, one after the other.
public final class ToastArea: Widget {
  private var shown: Set<String> = []

  /// Lets messages appear over something.
  ///
  /// - Parameter child: What they appear over.
  public init(_ child: Widget) {
    super.init(adw_toast_overlay_new())
    adw_toast_overlay_set_child(opaque, child.widget)
  }

  /// Shows a message, unless it is there already or will be next.
  ///
  /// - Parameter message: The message; markup is not interpreted.
  public func show(_ message: String) {
    guard shown.insert(message).inserted else { return }
    let escaped = g_markup_escape_text(message, -1)
    defer { g_free(escaped) }
    guard let new = adw_toast_new(escaped) else { return }
    let toast = Object(UnsafeMutableRawPointer(new))
    toast.on("dismissed") { [weak self] in self?.shown.remove(message) }
    adw_toast_overlay_add_toast(opaque, new)
  }
}
