/// Events, hooks and scopes.
extension Navigator {
  /// Returns the events from now on, in order and without duplicates; for a module, those that concern its fragments.
  ///
  /// A slow subscriber never holds up the navigation: the stream keeps the latest events, and the next one that the subscriber receives
  /// contains the number of those that it missed (``HelmEvent/missed``). The stream ends when the `Helm` is deallocated.
  ///
  /// - Parameter buffer: The number of events that the subscriber can fall behind before it misses the oldest; at least 1.
  /// - Returns: The events, for one subscriber: iterators of one stream share both the events and the missed ones.
  public func events(buffer: Int) -> AsyncStream<HelmEvent<N>> { connection.base.events(buffer: buffer) }

  /// The events from now on, for one subscriber, which can fall 1000 events behind before it misses any (see ``events(buffer:)``).
  ///
  /// ```swift
  /// for await event in helm.events { log(event) }
  /// ```
  public var events: AsyncStream<HelmEvent<N>> { events(buffer: 1000) }

  /// Calls an action each time a fragment appears.
  ///
  /// Hooks are called after a command, in the order in which they were added. A command that a hook sends runs immediately; its hooks are
  /// called after those of the first command.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - action: The action, given the fragment with its id.
  /// - Returns: A token that removes the hook.
  @discardableResult
  public func onAppear(of fragment: N, _ action: @escaping @MainActor (PathFragment<N>) -> Void) -> HelmToken {
    connection.base.add(AppearanceHook(fragment: fragment, isForAppearing: true, action: action))
  }

  /// Calls an action each time a fragment disappears.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - action: The action, given the fragment with its id.
  /// - Returns: A token that removes the hook.
  @discardableResult
  public func onDisappear(of fragment: N, _ action: @escaping @MainActor (PathFragment<N>) -> Void) -> HelmToken {
    connection.base.add(AppearanceHook(fragment: fragment, isForAppearing: false, action: action))
  }

  /// Returns the scope of a module: a part of the navigation, in terms of the module's own fragments.
  ///
  /// - Parameter embed: A function that returns the fragment here for one of the module's, usually a case that carries it.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when the scope is first asked what is presented.
  public func scope<Child: Fragment>(into embed: @escaping @Sendable (Child) -> N) -> HelmScope<Child> {
    HelmScope(connection.base.connection(embed))
  }

  /// Returns the scope of a nested graph.
  ///
  /// - Parameter nesting: The place where the graph is nested.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when the scope is first asked what is presented.
  public func scope<Child: Fragment>(_ nesting: Nesting<Child, N>) -> HelmScope<Child> { scope { nesting($0) } }
}
