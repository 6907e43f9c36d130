import CAdw

/// Something with a panel beside it that can be hidden; where there is little room, the panel lies above.
public final class SidePanel: Widget {
  /// Puts a panel beside something.
  ///
  /// - Parameters:
  ///   - content: What it is beside.
  ///   - panel: The panel.
  ///   - onChange: Called with whether the panel is shown, when that has changed.
  public init(_ content: Widget, panel: Widget, onChange: @escaping @MainActor (Bool) -> Void) {
    super.init(adw_flap_new())
    adw_flap_set_content(opaque, content.widget)
    adw_flap_set_flap(opaque, panel.widget)
    adw_flap_set_separator(opaque, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_flap_set_flap_position(opaque, GTK_PACK_END)
    // Room alone neither shows nor hides it.
    adw_flap_set_locked(opaque, 1)
    adw_flap_set_reveal_flap(opaque, 0)
    on("notify::reveal-flap") { [weak self] in if let self { onChange(isShown) } }
  }

  /// Whether the panel is shown.
  public var isShown: Bool {
    get { adw_flap_get_reveal_flap(opaque) != 0 }
    set { if newValue != isShown { adw_flap_set_reveal_flap(opaque, newValue.gboolean) } }
  }
}
