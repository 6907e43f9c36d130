import CAdw

/// Two columns where there is room for both, and one of them at a time where there is not.
///
/// Later versions of libadwaita have another widget for this; nothing but this file knows of it.
public final class Columns: Widget {
  private let first: Widget
  private let second: Widget

  /// Makes two columns.
  ///
  /// - Parameters:
  ///   - first: The column at the start.
  ///   - second: The one beside it.
  ///   - onChange: Called when the two become one, or one two, and when one has slid away or begins to.
  public init(_ first: Widget, _ second: Widget, onChange: @escaping @MainActor () -> Void) {
    (self.first, self.second) = (first, second)
    super.init(adw_leaflet_new())
    adw_leaflet_append(opaque, first.widget)
    adw_leaflet_append(opaque, second.widget)
    adw_leaflet_set_can_navigate_back(opaque, 0)
    adw_leaflet_set_fold_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_MINIMUM)
    on("notify::folded", onChange)
    on("notify::child-transition-running", onChange)
  }

  /// Whether there is room for one column only.
  public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

  /// Whether one column slides away over the other.
  public var isMoving: Bool { adw_leaflet_get_child_transition_running(opaque) != 0 }

  /// Says which column is seen where there is room for one only.
  ///
  /// - Parameter showsSecond: Whether the second is.
  public func show(second showsSecond: Bool) {
    let child = showsSecond ? second : first
    if adw_leaflet_get_visible_child(opaque) != child.widget { adw_leaflet_set_visible_child(opaque, child.widget) }
  }
}
