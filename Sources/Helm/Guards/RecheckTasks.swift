/// The tasks that ask guards again when something tells that state has changed; they end with the `Helm`.
@MainActor
final class RecheckTasks {
  private var tasks: [Task<Void, Never>] = []

  func add(_ task: Task<Void, Never>) { tasks.append(task) }

  deinit {
    for task in tasks { task.cancel() }
  }
}
