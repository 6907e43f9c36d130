import CAdw

/// Something with a panel that can be hidden: beside it, or below it where the window is too narrow for both.
public final class SidePanel: Widget {
  private let panel: Widget
  private let panelSize: WindowSize
  private let line = Widget(gtk_separator_new(GTK_ORIENTATION_VERTICAL))

  /// Whether the panel is below the content, not beside it.
  public var isBelow = false {
    didSet { if isBelow != oldValue { arrange() } }
  }

  /// Puts a panel beside something.
  ///
  /// - Parameters:
  ///   - content: What it is beside.
  ///   - panel: The panel.
  ///   - size: How much of the window the panel takes: its width beside the content, and its height below it.
  ///   - onChange: Called with whether the panel is shown, when that has changed.
  public init(_ content: Widget, panel: Widget, size: WindowSize, onChange: @escaping @MainActor (Bool) -> Void) {
    self.panel = panel
    panelSize = size
    super.init(adw_flap_new())
    adw_flap_set_content(opaque, content.widget)
    adw_flap_set_flap(opaque, panel.widget)
    adw_flap_set_separator(opaque, line.widget)
    adw_flap_set_fold_policy(opaque, ADW_FLAP_FOLD_POLICY_NEVER)
    adw_flap_set_flap_position(opaque, GTK_PACK_END)
    // Room alone neither shows nor hides it.
    adw_flap_set_locked(opaque, 1)
    adw_flap_set_reveal_flap(opaque, 0)
    arrange()
    on("notify::reveal-flap") { [weak self] in if let self { onChange(isShown) } }
  }

  /// Whether the panel is shown.
  public var isShown: Bool {
    get { adw_flap_get_reveal_flap(opaque) != 0 }
    set { if newValue != isShown { adw_flap_set_reveal_flap(opaque, newValue.gboolean) } }
  }

  private func arrange() {
    gtk_orientable_set_orientation(opaque, isBelow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    gtk_orientable_set_orientation(
      line.opaque, isBelow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
    _ = isBelow ? panel.atLeast(height: panelSize.height) : panel.atLeast(width: panelSize.width)
  }
}
