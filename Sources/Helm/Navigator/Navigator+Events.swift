/// What happens, and what is reached by links.
extension Navigator {
  /// What happens from now on, for one subscriber; to a module, what concerns its fragments.
  ///
  /// - Parameter buffer: How many events the subscriber may be behind before it misses the oldest; at least 1.
  /// - Returns: The events.
  public func events(buffer: Int) -> HelmEvents<N> { part.base.events(buffer: buffer) }

  /// What happens from now on, for one subscriber, who can fall 1000 events behind before missing any.
  public var events: HelmEvents<N> { events(buffer: 1000) }

  /// Runs an action each time a fragment appears.
  ///
  /// Hooks are called after a command, in the order in which they were added. A command that a hook runs is done
  /// immediately; its hooks are called after those of the first command.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - action: What to do, given the fragment with its id.
  /// - Returns: What removes the hook.
  @discardableResult
  public func onAppear(of fragment: N, _ action: @escaping @MainActor (PathFragment<N>) -> Void) -> HelmToken {
    part.base.add(AppearanceHook(fragment: fragment, isForAppearing: true, action: action))
  }

  /// Runs an action each time a fragment disappears.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - action: What to do, given the fragment with its id.
  /// - Returns: What removes the hook.
  @discardableResult
  public func onDisappear(of fragment: N, _ action: @escaping @MainActor (PathFragment<N>) -> Void) -> HelmToken {
    part.base.add(AppearanceHook(fragment: fragment, isForAppearing: false, action: action))
  }

  /// The scope of a module: a part of the navigation in the module's own words.
  ///
  /// - Parameter embed: The fragment here for each of the module's, usually a case that carries them.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when it is first asked what is presented.
  public func scope<Child: Fragment>(into embed: @escaping @Sendable (Child) -> N) -> HelmScope<Child> {
    HelmScope(part.base.part(embed))
  }

  /// The scope of a nested graph.
  ///
  /// - Parameter nesting: Where the graph is nested.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when it is first asked what is presented.
  public func scope<Child: Fragment>(_ nesting: Nesting<Child, N>) -> HelmScope<Child> { scope { nesting($0) } }
}
