import Combine
import Observation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Modified(self) { context, render in
      let last = context.host.store.object(at: context.identity.appending("environment")) { LastValue<V>() }
      let isOld = last.value.map { isEqual($0, value) && !context.host.leniency.contains(.equalEnvironmentValues) }
      if isOld != true { last.value = value }
      return render(context.with(keyPath, last.value ?? value))
    }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    Modified(self) { context, render in
      var context = context
      transform(&context.environment[keyPath: keyPath])
      return render(context)
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    Modified(self) { context, render in
      var context = context
      context.environment.objects[ObjectIdentifier(T.self)] = object
      return render(context)
    }
  }

  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    Modified(self) { context, render in
      var context = context
      context.environment.objects[ObjectIdentifier(T.self)] = object
      return render(context)
    }
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Modified(self) { context, render in
      render(context.with(\.isEnabled, context.environment.isEnabled && !disabled))
    }
  }
}

/// Whether two values are equal: an environment then keeps the earlier value.
private func isEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  func compare<E: Equatable>(_ old: E) -> Bool { (new as? E).map { $0 == old } ?? false }
  return (old as? any Equatable).map { compare($0) } ?? false
}
