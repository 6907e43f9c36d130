/// Lets other tasks run until a condition holds, with a bound.
@MainActor func until(_ condition: () -> Bool) async {
  for _ in 0..<100_000 where !condition() { await Task.yield() }
}

/// Lets pending tasks run, where a test expects that they change nothing.
@MainActor func pendingTasks() async {
  for _ in 0..<50 { await Task.yield() }
}
