import CAdw

/// A text.
public final class Label: Widget {
  /// Shows a text.
  ///
  /// - Parameters:
  ///   - text: The text; markup is not interpreted.
  ///   - alignment: Where each line begins.
  public init(_ text: String = "", alignment: Alignment = .start) {
    super.init(gtk_label_new(text))
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(opaque, alignment == .center ? 0.5 : 0)
    gtk_label_set_justify(opaque, alignment == .center ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
  }

  /// The text.
  public var text: String {
    get { String(gtk_label_get_text(opaque)) }
    set { if newValue != text { gtk_label_set_text(opaque, newValue) } }
  }
}

/// A button with a text or a picture.
public final class Button: Widget {
  /// Makes a button with a text.
  ///
  /// - Parameters:
  ///   - label: The text.
  ///   - action: What a click does; it must not hold the button.
  public init(_ label: String, action: @escaping @MainActor () -> Void) {
    super.init(gtk_button_new_with_label(label))
    on("clicked", action)
  }

  /// The text of a button that was made with one.
  public var text: String {
    get { String(gtk_button_get_label(typed())) }
    set { gtk_button_set_label(typed(), newValue) }
  }

  /// Makes a button with a picture.
  ///
  /// - Parameters:
  ///   - icon: The name of a symbol of the icon theme.
  ///   - tooltip: What it does, for those who cannot see the picture.
  ///   - action: What a click does; it must not hold the button.
  public init(icon: String, tooltip: String, action: @escaping @MainActor () -> Void) {
    super.init(gtk_button_new_from_icon_name(icon))
    gtk_widget_set_tooltip_text(widget, tooltip)
    on("clicked", action)
  }
}

/// A line of text to be written.
public final class Entry: Widget {
  /// Makes an empty line.
  ///
  /// - Parameters:
  ///   - placeholder: What is shown while it is empty.
  ///   - hidesText: Whether the text is a secret.
  ///   - onChange: Called with each new text; it must not hold the entry.
  public init(
    _ placeholder: String, hidesText: Bool = false, onChange: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    super.init(gtk_entry_new())
    gtk_entry_set_placeholder_text(typed(), placeholder)
    gtk_entry_set_visibility(typed(), (!hidesText).gboolean)
    on("changed") { [weak self] in if let self { onChange(text) } }
  }

  /// The text.
  public var text: String {
    get { String(gtk_editable_get_text(opaque)) }
    set { if newValue != text { gtk_editable_set_text(opaque, newValue) } }
  }
}
