import CAdw

/// A window, or a sheet over another one.
public class Window: Widget {
  /// Makes a window, not yet to be seen.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - size: Its size, in pixels.
  ///   - content: What it shows, its bar at the top included.
  ///   - parent: The window that it lies over, and that cannot be used meanwhile.
  public init(_ title: String, size: WindowSize, content: Widget, over parent: Window? = nil) {
    super.init(adw_window_new())
    adw_window_set_content(typed(), content.widget)
    gtk_window_set_title(typed(), title)
    gtk_window_set_default_size(typed(), CInt(clamping: size.width), CInt(clamping: size.height))
    lie(over: parent)
  }

  init(_ widget: UnsafeMutablePointer<GtkWidget>, over parent: Window?) {
    super.init(widget)
    lie(over: parent)
  }

  private func lie(over parent: Window?) {
    guard let parent else { return }
    gtk_window_set_transient_for(typed(), parent.typed())
    gtk_window_set_modal(typed(), 1)
  }

  /// The size, in pixels.
  public var size: WindowSize {
    get { WindowSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget))) }
    set { gtk_window_set_default_size(typed(), CInt(clamping: newValue.width), CInt(clamping: newValue.height)) }
  }

  /// The width that it has, or is about to have.
  public var width: Int {
    var (width, height): (CInt, CInt) = (0, 0)
    gtk_window_get_default_size(typed(), &width, &height)
    return gtk_window_is_maximized(typed()) != 0 ? Int(gtk_widget_get_width(widget)) : Int(width)
  }

  /// Shows it.
  public func present() { gtk_window_present(typed()) }

  /// Closes it without asking anybody.
  public func destroy() { gtk_window_destroy(typed()) }

  /// Does something when a key is pressed that no widget in the window has taken.
  ///
  /// - Parameters:
  ///   - keys: The keys, as in `Escape|<Alt>Left`.
  ///   - action: What to do; it must not hold the window.
  public func onKey(_ keys: String, _ action: @escaping @MainActor () -> Void) {
    guard let controller = gtk_shortcut_controller_new() else { return }
    let box = Unmanaged.passRetained(
      SignalBox { _ in
        action(); return true
      }
    ).toOpaque()
    let callback = gtk_callback_action_new(
      { _, _, box in
        guard let box else { return 0 }
        let action = Unmanaged<SignalBox>.fromOpaque(box).takeUnretainedValue()
        return MainActor.assumeIsolated { action.action([]) }.gboolean
      }, box, { box in if let box { Unmanaged<SignalBox>.fromOpaque(box).release() } })
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), callback))
    gtk_widget_add_controller(widget, controller)
  }
}
