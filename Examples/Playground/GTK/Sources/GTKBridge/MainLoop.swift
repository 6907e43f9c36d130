import CAdw
import Glibc

/// The loop that everything on the main thread takes its turn in: the toolkit's events and the main actor's jobs.
@MainActor public enum MainLoop {
  /// Starts the toolkit.
  ///
  /// - Returns: Whether there is a display.
  public static func start() -> Bool {
    guard !hasStarted else { return true }
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    serveMainActor()
    hasStarted = true
    return true
  }

  /// Goes round until something is so.
  ///
  /// - Parameter isDone: Asked after each event.
  public static func run(until isDone: () -> Bool) {
    while !isDone() { g_main_context_iteration(nil, 1) }
  }

  /// Deals with all events that have come, without waiting for more.
  public static func drain() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Does something at the next turn.
  ///
  /// - Parameter action: What to do.
  public static func next(_ action: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_HIGH_IDLE,
      { box in
        guard let box else { return 0 }
        let action = Unmanaged<SignalBox>.fromOpaque(box).takeUnretainedValue()
        MainActor.assumeIsolated { _ = action.action([]) }
        return 0
      },
      Unmanaged.passRetained(
        SignalBox { _ in
          action(); return false
        }
      ).toOpaque(),
      { box in if let box { Unmanaged<SignalBox>.fromOpaque(box).release() } })
  }

  private static var hasStarted = false

  /// Lets the jobs of the main actor run in GLib's loop, which knows nothing of them.
  private static func serveMainActor() {
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, mainQueueHandle(), G_IO_IN,
      { handle, _, _ in
        // What is not read here would wake the loop for ever.
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
        return 1
      }, nil, nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> CInt
@_silgen_name("_dispatch_main_queue_callback_4CF") private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
