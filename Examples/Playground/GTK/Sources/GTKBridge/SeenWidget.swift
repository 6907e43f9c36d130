import CAdw

/// A widget as tests see it: what it is, and whether a person could see and use it.
@MainActor public struct SeenWidget: @MainActor Equatable {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// The name that it was given.
  public var name: String { String(gtk_widget_get_name(widget)) }

  /// What tests call it by: the name that it was given; for a button that the toolkit has made, its text.
  public var title: String {
    let hasName = !["Gtk", "Adw"].contains { name.hasPrefix($0) }
    return hasName || !isButton ? name : text
  }

  /// The identifier by which tests of the navigation find it, `nil` where it has none.
  public var identifier: String? { playground_identifier(widget).map { String(cString: $0) } }

  /// Whether it is a question in a window of its own.
  public var isQuestion: Bool { playground_is_object(widget, "AdwMessageDialog") != 0 }

  /// Whether it is a button.
  var isButton: Bool { playground_is_object(widget, "GtkButton") != 0 }

  /// The text of a label, an entry or a button, the title of a row or a bar.
  public var text: String {
    for type in ["GtkLabel", "GtkEditable"] where playground_is_object(widget, type) != 0 {
      return String(
        type == "GtkLabel" ? gtk_label_get_text(OpaquePointer(widget)) : gtk_editable_get_text(OpaquePointer(widget)))
    }
    return children.lazy.map(\.text).first { !$0.isEmpty } ?? ""
  }

  /// Whether it can be used.
  public var isSensitive: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// Whether it is a button that is pressed in, as that of the tab in front.
  public var isPressedIn: Bool {
    playground_is_object(widget, "GtkToggleButton") != 0
      && gtk_toggle_button_get_active(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkToggleButton.self))
        != 0
  }

  /// Whether there is room for one of its columns only.
  public var isFolded: Bool {
    playground_is_object(widget, "AdwLeaflet") != 0 && adw_leaflet_get_folded(OpaquePointer(widget)) != 0
  }

  /// Whether it has a class of the style sheet.
  ///
  /// - Parameter style: The name of the class.
  /// - Returns: Whether it has.
  public func has(style: String) -> Bool { gtk_widget_has_css_class(widget, style) != 0 }

  /// Whether it is on screen.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_child_visible(widget) != 0 }

  /// The widgets in it, from the first to the last.
  public var children: [SeenWidget] {
    var children: [SeenWidget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      children.append(SeenWidget(widget: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// All widgets on screen in it, itself first, each before those that are in it.
  public var mapped: [SeenWidget] { isMapped ? [self] + children.flatMap(\.mapped) : [] }

  /// Whether a click on its middle would reach it: it is on screen, it can be used, and nothing lies over it.
  public var isReachable: Bool {
    guard isMapped, gtk_widget_is_sensitive(widget) != 0, let root = gtk_widget_get_root(widget) else { return false }
    let top = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard SeenWidget.windows.last?.widget == top, let middle,
      let hit = gtk_widget_pick(top, middle.x, middle.y, GTK_PICK_DEFAULT)
    else { return false }
    return hit == widget || gtk_widget_is_ancestor(hit, widget) != 0
  }

  /// Its size, in pixels.
  public var size: WindowSize {
    WindowSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
  }

  /// Its middle, in its window, in pixels.
  public var middle: (x: Double, y: Double)? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    let top = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    var (x, y) = (0.0, 0.0)
    let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    let isOnPath = gtk_widget_translate_coordinates(widget, top, width / 2, height / 2, &x, &y) != 0
    return isOnPath ? (x, y) : nil
  }

  /// From where to where it reaches in its window, from the top, in pixels.
  public var extent: ClosedRange<Double>? {
    guard let middle else { return nil }
    let half = Double(gtk_widget_get_height(widget)) / 2
    return middle.y - half...middle.y + half
  }

  /// The windows on screen, each before the one that lies over it.
  public static var windows: [SeenWidget] {
    guard let list = gtk_window_get_toplevels() else { return [] }
    var windows: [SeenWidget] = []
    for position in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, position) else { continue }
      g_object_unref(item)
      let window = SeenWidget(widget: item.assumingMemoryBound(to: GtkWidget.self))
      if window.isMapped { windows.append(window) }
    }
    return windows.sorted { $0.layer < $1.layer }
  }

  /// Over how many windows a window lies.
  public var layer: Int {
    var (layer, window) = (0, widget)
    while let parent = gtk_window_get_transient_for(
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    {
      layer += 1
      window = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWidget.self)
    }
    return layer
  }
}
