/// The position in the tree at which a view is rendered, and what it inherits.
@MainActor struct RenderContext {
  let host: Host
  var identity = Identity()
  var environment = EnvironmentValues()

  /// The transaction of the change that is being shown.
  var transaction = Transaction()

  /// The view whose body is being rendered.
  var view = ViewKey(place: Identity(), type: ObjectIdentifier(Never.self))

  /// The surrounding stack, to which destinations and links belong.
  var stack: StackScope?

  /// The surrounding window or modal, which can present one modal at a time.
  var presenter = Identity()

  func child(_ part: some Hashable) -> RenderContext {
    var child = self
    child.identity = identity.appending(part)
    return child
  }

  func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> RenderContext {
    var changed = self
    changed.environment[keyPath: keyPath] = value
    return changed
  }
}
