/// Lets other tasks run until a condition holds, with a bound.
///
/// The first rounds are turns of the main actor. The later ones also wait for a turn of the background, so that what
/// runs elsewhere has had its own however busy other tests keep the machine.
@MainActor package func until(_ condition: () async -> Bool) async {
  for round in 0..<10_000 {
    if await condition() { return }
    await Task.yield()
    if round >= 100 { await backgroundTurn() }
  }
}

/// Returns when a task of the lowest priority has had its turn; it isn't awaited itself, which would raise its priority.
private func backgroundTurn() async {
  await withCheckedContinuation { turn in Task.detached(priority: .background) { turn.resume() } }
}

/// Lets pending tasks run, where a test expects that they change nothing.
@MainActor package func pendingTasks() async {
  for _ in 0..<50 { await Task.yield() }
}
