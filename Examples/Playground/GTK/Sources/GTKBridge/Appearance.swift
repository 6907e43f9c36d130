import CAdw

/// How everything looks, whatever the machine's own settings are: pictures are the same everywhere.
@MainActor public enum Appearance {
  /// Takes all that may differ from one machine to the next out of the looks.
  public static func makeReproducible() {
    guard let settings = gtk_settings_get_default() else { return }
    let raw = UnsafeMutableRawPointer(settings)
    for flag in ["gtk-enable-animations", "gtk-cursor-blink"] { playground_set_flag(raw, flag, 0) }
    for (number, value) in [("gtk-xft-dpi", 96 * 1024), ("gtk-xft-antialias", 1), ("gtk-xft-hinting", 0)] {
      playground_set_number(raw, number, CInt(value))
    }
    let texts = [
      "gtk-font-name": "DejaVu Sans 10", "gtk-xft-hintstyle": "hintnone", "gtk-xft-rgba": "none",
      "gtk-icon-theme-name": "Adwaita",
    ]
    for (text, value) in texts { playground_set_text(raw, text, value) }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_LIGHT)
    // What a window has around it depends on the window manager.
    add(css: "window { margin: 0; padding: 0; border-width: 0; border-radius: 0; box-shadow: none; }")
  }

  /// Lets what comes and goes slide, or not.
  ///
  /// - Parameter animates: Whether it slides; not in pictures.
  public static func animate(_ animates: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    playground_set_flag(UnsafeMutableRawPointer(settings), "gtk-enable-animations", animates.gboolean)
  }

  private static var rules: Set<String> = []

  /// Adds rules to the style sheet, once.
  ///
  /// - Parameter css: The rules.
  public static func add(css: String) {
    guard rules.insert(css).inserted, let display = gdk_display_get_default(),
      let provider = gtk_css_provider_new()
    else { return }
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
