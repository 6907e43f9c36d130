import Foundation

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { marked { $0.onAppear = action } }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    marked { $0.onDisappear = action }
  }

  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    Modified(self) { context, render in
      let last = context.host.store.object(at: context.identity.appending("onChange")) { LastValue<V>() }
      let old = last.value
      last.value = value
      if let old, old != value { context.host.lifecycle.changed { action(old, value) } }
      if old == nil, initial { context.host.lifecycle.changed { action(value, value) } }
      return render(context)
    }
  }

  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    marked { node in
      var task: Task<Void, Never>?
      node.onAppear = { task = Task(priority: priority) { await action() } }
      node.onDisappear = { task?.cancel() }
    }
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(self) { context, render in
      context.host.urlActions.append(action)
      return render(context)
    }
  }
}
