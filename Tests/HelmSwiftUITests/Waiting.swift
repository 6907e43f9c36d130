@_spi(StandIn) import SwiftUI

extension Host {
  /// Lets other tasks run, and evaluates the views, until a condition holds, with a bound.
  func settle(until condition: () -> Bool) async {
    for _ in 0..<1_000 where !condition() {
      await Task.yield()
      settle()
    }
  }
}

/// Lets other tasks run until a condition holds, with a bound.
@MainActor func until(_ condition: () -> Bool) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
}

/// Lets pending tasks run, where a test expects that they change nothing.
@MainActor func pendingTasks() async {
  for _ in 0..<50 { await Task.yield() }
}
