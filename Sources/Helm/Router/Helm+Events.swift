extension Helm {
  /// What happens from now on, for one subscriber, who can fall 1000 events behind before missing any.
  public var events: HelmEvents<N> { events(buffer: 1000) }

  /// What happens from now on, for one subscriber.
  ///
  /// - Parameter buffer: How many events the subscriber may be behind before it misses the oldest; at least 1.
  /// - Returns: The events.
  public func events(buffer: Int) -> HelmEvents<N> { hub.subscribe(buffer: buffer) }

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
    token(for: AppearanceHook(fragment: fragment, isForAppearing: true, action: action))
  }

  /// Runs an action each time a fragment disappears.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - action: What to do, given the fragment with its id.
  /// - Returns: What removes the hook.
  @discardableResult
  public func onDisappear(of fragment: N, _ action: @escaping @MainActor (PathFragment<N>) -> Void) -> HelmToken {
    token(for: AppearanceHook(fragment: fragment, isForAppearing: false, action: action))
  }

  private func token(for hook: AppearanceHook<N>) -> HelmToken {
    let number = hub.add(hook)
    return HelmToken { [weak self] in self?.hub.remove(hook: number) }
  }

  /// Adds an observer of commands, called once each of them is complete, with all that it did and what is on top then.
  ///
  /// It must not send commands. It stays for as long as it returns `true`.
  package func onOutcome(
    _ action: @escaping @MainActor (NavigationOutcome<N>, HelmCause<N>, PathFragment<N>) -> Bool
  ) {
    hub.add(onlooker: action)
  }
}
