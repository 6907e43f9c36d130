extension Helm {
  /// Adds a hook.
  func token(for hook: AppearanceHook<N>) -> HelmToken {
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
