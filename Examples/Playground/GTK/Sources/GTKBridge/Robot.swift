import CAdw

/// Does what a person does with the widgets, as long as a person could.
@MainActor public enum Robot {
  /// Why something could not be done.
  public enum Failure: Error, CustomStringConvertible {
    /// There is no such widget on screen.
    case notThere(String, onScreen: [String])

    /// The widget is covered, or cannot be used now.
    case notReachable(String)

    /// What was wanted, and what there is.
    public var description: String {
      switch self {
      case .notThere(let name, let others): "No \(name) is on screen, only: \(others.joined(separator: ", "))."
      case .notReachable(let name): "\(name) is on screen, but is covered or cannot be used."
      }
    }
  }

  /// The widget on screen with a title, the one in the topmost window first.
  ///
  /// - Parameter name: The name.
  /// - Returns: The widget.
  /// - Throws: ``Failure`` where there is none.
  public static func find(_ name: String) throws(Failure) -> SeenWidget {
    let all = SeenWidget.windows.reversed().flatMap(\.mapped)
    guard let found = all.first(where: { $0.title == name }) else {
      throw .notThere(name, onScreen: all.map(\.title).filter { !$0.hasPrefix("Gtk") && !$0.hasPrefix("Adw") })
    }
    return found
  }

  /// Clicks a button or a row.
  ///
  /// - Parameter name: The name of the widget.
  /// - Throws: ``Failure`` where a person could not do it.
  public static func tap(_ name: String) throws(Failure) {
    let found = try find(name)
    guard found.isReachable else { throw .notReachable(name) }
    click(found)
  }

  /// Clicks the first button or row that has an identifier and can be clicked now.
  ///
  /// - Parameter identifier: The identifier.
  /// - Throws: ``Failure`` where a person could not do it.
  public static func tap(identifier: String) throws(Failure) {
    let all = SeenWidget.windows.reversed().flatMap(\.mapped)
    let found = all.filter { $0.identifier == identifier }
    guard !found.isEmpty else { throw .notThere(identifier, onScreen: all.compactMap(\.identifier)) }
    guard let first = found.first(where: \.isReachable) else { throw .notReachable(identifier) }
    click(first)
  }

  private static func click(_ found: SeenWidget) {
    if found.isButton {
      playground_emit(found.widget, "clicked")
    } else {
      gtk_widget_activate(found.widget)
    }
  }

  /// Writes a text instead of the one that an entry has.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the entry.
  /// - Throws: ``Failure`` where a person could not do it.
  public static func write(_ text: String, into name: String) throws(Failure) {
    let found = try find(name)
    guard found.isReachable else { throw .notReachable(name) }
    gtk_editable_set_text(OpaquePointer(found.widget), text)
  }

  /// Closes the topmost window by its button.
  public static func closeTopmost() {
    guard let top = SeenWidget.windows.last else { return }
    gtk_window_close(UnsafeMutableRawPointer(top.widget).assumingMemoryBound(to: GtkWindow.self))
  }

  /// Everything that could be clicked now.
  public static var reachable: [String] {
    guard let top = SeenWidget.windows.last else { return [] }
    return top.mapped.filter { $0.isReachable && $0.isClickable }.map(\.title)
  }
}

extension SeenWidget {
  /// Whether it is a button or a row that does something, and can be told from others.
  fileprivate var isClickable: Bool {
    guard !title.isEmpty else { return false }
    if isButton { return true }
    return playground_is_object(widget, "GtkListBoxRow") != 0
      && gtk_list_box_row_get_activatable(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkListBoxRow.self))
        != 0
  }
}
