import CAdw

/// A widget.
@MainActor public class Widget: Object {
  /// The widget.
  var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  init(_ widget: UnsafeMutablePointer<GtkWidget>) { super.init(UnsafeMutableRawPointer(widget)) }

  /// The name by which tests find the widget.
  public var name: String {
    get { String(gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// Whether it is meant to be seen.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { if newValue != isVisible { gtk_widget_set_visible(widget, newValue.gboolean) } }
  }

  /// Whether it can be used.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { if newValue != isSensitive { gtk_widget_set_sensitive(widget, newValue.gboolean) } }
  }

  /// Adds a class of the style sheet.
  ///
  /// - Parameter styles: The names of the classes.
  /// - Returns: The widget.
  @discardableResult
  public func styled(_ styles: String...) -> Self {
    for style in styles { gtk_widget_add_css_class(widget, style) }
    return self
  }

  /// Gives the widget a name.
  ///
  /// - Parameter name: The name by which tests find it.
  /// - Returns: The widget.
  public func named(_ name: String) -> Self {
    self.name = name
    return self
  }

  /// The identifier by which tests of the navigation find the widget, as `Fragment.screenIdentifier` writes it; people never see it.
  ///
  /// The toolkit has names for screen readers, which are read out, but no identifiers.
  public var identifier: String? {
    get { playground_identifier(raw).map { String(cString: $0) } }
    set { if newValue != identifier { playground_set_identifier(raw, newValue) } }
  }

  /// Gives the widget an identifier.
  ///
  /// - Parameter identifier: The identifier by which tests of the navigation find it.
  /// - Returns: The widget.
  public func identified(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  /// Gives an identifier to a button in it that the toolkit has made.
  ///
  /// - Parameters:
  ///   - text: What is written on the button.
  ///   - identifier: The identifier.
  func identify(buttonWith text: String, as identifier: String) {
    var pending = [SeenWidget(widget: widget)]
    while let next = pending.popLast() {
      if next.isButton, next.text == text {
        playground_set_identifier(next.widget, identifier)
      } else {
        pending += next.children
      }
    }
  }

  /// Sets the space around it, in pixels.
  ///
  /// - Parameter margin: The space on each side.
  /// - Returns: The widget.
  public func padded(_ margin: Int) -> Self {
    let margin = CInt(clamping: margin)
    gtk_widget_set_margin_top(widget, margin)
    gtk_widget_set_margin_bottom(widget, margin)
    gtk_widget_set_margin_start(widget, margin)
    gtk_widget_set_margin_end(widget, margin)
    return self
  }

  /// Lets it take the space that is left.
  ///
  /// - Parameters:
  ///   - horizontally: Whether in width.
  ///   - vertically: Whether in height.
  /// - Returns: The widget.
  public func expanding(horizontally: Bool = true, vertically: Bool = true) -> Self {
    gtk_widget_set_hexpand(widget, horizontally.gboolean)
    gtk_widget_set_vexpand(widget, vertically.gboolean)
    return self
  }

  /// Puts it into a part of the space that it is given.
  ///
  /// - Parameters:
  ///   - horizontal: Where in the width.
  ///   - vertical: Where in the height.
  /// - Returns: The widget.
  public func aligned(_ horizontal: Alignment = .fill, _ vertical: Alignment = .fill) -> Self {
    gtk_widget_set_halign(widget, horizontal.gtk)
    gtk_widget_set_valign(widget, vertical.gtk)
    return self
  }

  /// Sets the least size, in pixels.
  ///
  /// - Parameters:
  ///   - width: The width; any if it is negative.
  ///   - height: The height; any if it is negative.
  /// - Returns: The widget.
  public func atLeast(width: Int = -1, height: Int = -1) -> Self {
    gtk_widget_set_size_request(widget, CInt(clamping: width), CInt(clamping: height))
    return self
  }

  /// Where a widget is put in the space that it is given.
  public enum Alignment: Sendable {
    case fill, start, center, end

    var gtk: GtkAlign {
      switch self {
      case .fill: GTK_ALIGN_FILL
      case .start: GTK_ALIGN_START
      case .center: GTK_ALIGN_CENTER
      case .end: GTK_ALIGN_END
      }
    }
  }
}
