import CAdw

/// The bar at the top of a window.
public final class HeaderBar: Widget {
  private let title: UnsafeMutablePointer<GtkWidget>

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - start: The widgets at its start.
  ///   - end: The widgets at its end, the outermost first.
  public init(_ title: String = "", start: [Widget] = [], end: [Widget] = []) {
    self.title = adw_window_title_new(title, nil)
    super.init(adw_header_bar_new())
    adw_header_bar_set_title_widget(opaque, self.title)
    adw_header_bar_set_decoration_layout(opaque, ":close")
    for widget in start { adw_header_bar_pack_start(opaque, widget.widget) }
    for widget in end { adw_header_bar_pack_end(opaque, widget.widget) }
  }

  /// The title.
  public var text: String {
    get { String(adw_window_title_get_title(OpaquePointer(title))) }
    set { if newValue != text { adw_window_title_set_title(OpaquePointer(title), newValue) } }
  }
}
