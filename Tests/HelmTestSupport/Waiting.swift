/// Lets other tasks run until a condition holds, with a bound.
///
/// The first rounds are turns of the main actor. The later ones also queue for a thread, so that what runs elsewhere
/// has had its turn however busy other tests keep the machine.
@MainActor package func until(_ condition: () async -> Bool) async {
  for round in 0..<10_000 {
    if await condition() { return }
    await Task.yield()
    if round >= 100 { await Task.detached {}.value }
  }
}

/// Lets pending tasks run, where a test expects that they change nothing.
@MainActor package func pendingTasks() async {
  for _ in 0..<50 { await Task.yield() }
}
