import CAdw

/// A list of rows.
public final class RowList: Widget {
  /// Makes a list.
  ///
  /// - Parameter rows: The rows.
  public init(_ rows: [Row] = []) {
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    styled("boxed-list")
    for row in rows { append(row) }
  }

  /// Adds a row at the end.
  ///
  /// - Parameter row: The row.
  public func append(_ row: Row) { gtk_list_box_append(opaque, row.widget) }

  /// Removes a row.
  ///
  /// - Parameter row: The row.
  public func remove(_ row: Row) { gtk_list_box_remove(opaque, row.widget) }
}

/// A row of a list, with a title and a line under it.
public final class Row: Widget {
  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title; markup is not interpreted.
  ///   - subtitle: The line under it.
  ///   - action: What a click does, if it does anything; it must not hold the row.
  public init(_ title: String, subtitle: String = "", action: (@MainActor () -> Void)? = nil) {
    super.init(adw_action_row_new())
    playground_set_flag(raw, "use-markup", 0)
    playground_set_text(raw, "title", title)
    adw_action_row_set_subtitle(typed(), subtitle)
    adw_action_row_set_subtitle_lines(typed(), 2)
    guard let action else { return }
    gtk_list_box_row_set_activatable(typed(), 1)
    on("activated", action)
  }

  /// Whether it is the one whose details are shown beside.
  public var isCurrent = false {
    didSet {
      guard isCurrent != oldValue else { return }
      if isCurrent {
        gtk_widget_add_css_class(widget, "current")
      } else {
        gtk_widget_remove_css_class(widget, "current")
      }
    }
  }
}
