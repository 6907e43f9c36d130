import Helm

/// A fragment of generated graphs.
struct Number: Fragment, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let value: Int

  init(_ value: Int) { self.value = value }
  init(integerLiteral value: Int) { self.value = value }

  var description: String { "n\(value)" }
}

/// Lets other tasks run until a condition holds, with a bound.
@MainActor func until(_ condition: () -> Bool) async {
  for _ in 0..<200_000 where !condition() { await Task.yield() }
}

/// Lets pending tasks run, where a test expects that they change nothing.
@MainActor func pendingTasks() async {
  for _ in 0..<50 { await Task.yield() }
}
