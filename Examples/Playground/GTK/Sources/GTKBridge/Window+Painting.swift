import CAdw

extension Window {
  /// Waits until the window has been laid out and painted as it is now.
  ///
  /// - Parameters:
  ///   - frames: For how many frames to wait: the first may have begun before the last change.
  ///   - limit: After how many turns of the loop to give up.
  /// - Returns: Whether it was painted.
  @discardableResult
  public func paint(frames: Int = 2, limit: Int = 10_000) -> Bool {
    guard gtk_widget_get_mapped(widget) != 0 || waitForMap(limit), let clock = gtk_widget_get_frame_clock(widget) else {
      return false
    }
    for _ in 0..<frames {
      let before = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(widget)
      var turns = 0
      while gdk_frame_clock_get_frame_counter(clock) == before {
        g_main_context_iteration(nil, 1)
        turns += 1
        if turns > limit { return false }
      }
    }
    MainLoop.drain()
    return true
  }

  private func waitForMap(_ limit: Int) -> Bool {
    for _ in 0..<limit {
      if gtk_widget_get_mapped(widget) != 0 { return true }
      g_main_context_iteration(nil, 1)
    }
    return false
  }
}
