import CAdw

/// Widgets in a row or in a column.
public final class Box: Widget {
  /// Places widgets one after the other.
  ///
  /// - Parameters:
  ///   - isVertical: Whether it is a column.
  ///   - spacing: The space between two, in pixels.
  ///   - children: The widgets.
  public init(vertical isVertical: Bool = true, spacing: Int = 0, _ children: [Widget] = []) {
    super.init(
      gtk_box_new(isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, CInt(clamping: spacing)))
    for child in children { append(child) }
  }

  /// Adds a widget at the end.
  ///
  /// - Parameter child: The widget.
  public func append(_ child: Widget) { gtk_box_append(typed(), child.widget) }

  /// Removes a widget.
  ///
  /// - Parameter child: The widget.
  public func remove(_ child: Widget) { gtk_box_remove(typed(), child.widget) }
}

/// A place for one widget.
public final class Bin: Widget {
  /// Makes an empty place.
  public init() { super.init(adw_bin_new()) }

  /// The widget in it.
  ///
  /// - Parameter child: The widget, `nil` for none.
  public func show(_ child: Widget?) {
    if adw_bin_get_child(typed()) != child?.widget { adw_bin_set_child(typed(), child?.widget) }
  }
}

/// A widget that does not get wider than is good to read.
public final class Clamp: Widget {
  /// Limits a widget's width.
  ///
  /// - Parameters:
  ///   - child: The widget.
  ///   - width: The width, in pixels.
  public init(_ child: Widget, width: Int = 560) {
    super.init(adw_clamp_new())
    adw_clamp_set_maximum_size(opaque, CInt(clamping: width))
    adw_clamp_set_tightening_threshold(opaque, CInt(clamping: width))
    adw_clamp_set_child(opaque, child.widget)
  }
}

/// A widget that scrolls, as far as it is too high.
public final class Scroller: Widget {
  /// Makes a widget scroll.
  ///
  /// - Parameter child: The widget.
  public init(_ child: Widget) {
    super.init(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.widget)
  }
}

/// A widget with others above it.
public final class OverlayBox: Widget {
  /// Puts nothing above a widget yet.
  ///
  /// - Parameter child: The widget below.
  public init(_ child: Widget) {
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.widget)
  }

  /// Puts a widget on top.
  ///
  /// - Parameter child: The widget.
  public func add(_ child: Widget) { gtk_overlay_add_overlay(opaque, child.widget) }

  /// Removes a widget from above.
  ///
  /// - Parameter child: The widget.
  public func remove(_ child: Widget) { gtk_overlay_remove_overlay(opaque, child.widget) }
}

/// Widgets of which one is seen; the others keep their state.
public final class Stack: Widget {
  private var leaving: [Widget] = []

  /// Makes an empty stack.
  public init() {
    super.init(gtk_stack_new())
    gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    gtk_stack_set_transition_duration(opaque, 200)
    on("notify::transition-running") { [weak self] in self?.removeLeaving() }
  }

  /// Adds a widget.
  ///
  /// - Parameter child: The widget.
  public func add(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }

  /// Removes a widget: while one slides away it can be seen, but not be used.
  ///
  /// - Parameter child: The widget.
  public func remove(_ child: Widget) {
    gtk_widget_set_can_target(child.widget, 0)
    leaving.append(child)
    removeLeaving()
  }

  private func removeLeaving() {
    guard gtk_stack_get_transition_running(opaque) == 0 else { return }
    let gone = leaving
    leaving = []
    for child in gone { gtk_stack_remove(opaque, child.widget) }
  }

  /// Lets one of its widgets be seen.
  ///
  /// - Parameter child: The widget.
  public func show(_ child: Widget) {
    if gtk_stack_get_visible_child(opaque) != child.widget { gtk_stack_set_visible_child(opaque, child.widget) }
  }
}
