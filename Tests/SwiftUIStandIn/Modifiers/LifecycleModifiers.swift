import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { marked { $0.onAppear = action } }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    marked { $0.onDisappear = action }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
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

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    Modified(self) { context, render in
      let running = context.host.store.object(at: context.identity.appending("task")) { RunningTask<T>() }
      let node = Node(.group, render(context))
      node.identity = context.identity
      node.onAppear = { running.start(for: value, priority, action) }
      node.onDisappear = { running.cancel() }
      if let old = running.value, old != value {
        context.host.lifecycle.changed { running.start(for: value, priority, action) }
      }
      return [node]
    }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(self) { context, render in
      context.host.urlActions.append(action)
      return render(context)
    }
  }

  /// Which window gets an event is the system's choice, so this changes nothing here.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// The task of a view, which is cancelled when the view disappears or its value changes.
@MainActor private final class RunningTask<Value: Equatable> {
  private(set) var value: Value?
  private var task: Task<Void, Never>?

  nonisolated init() {}

  func start(for value: Value, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    cancel()
    self.value = value
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    (task, value) = (nil, nil)
  }
}
