import Helm

extension ScriptCommand {
  /// The command of a script that does what a navigation command did.
  ///
  /// Single steps (`navigate`) have no word of their own in a script: they become a replace by the path that they led to.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - path: The path that the command led to.
  public init(_ command: NavigationCommand<NamedFragment>, leadingTo path: @autoclosure () -> HelmPath<NamedFragment>) {
    func tag(_ tag: AnySegueTag) -> NamedTag { NamedTag(tag.description) }
    self =
      switch command {
      case .present(let fragment, let id): .present(fragment, id: id)
      case .presentTag(let name, let id): .presentTag(tag(name), id: id)
      case .presentFlow(let flow): .presentFlow(flow)
      case .forward(let id): .forward(id: id)
      case .dismiss: .dismiss
      case .dismissFragment(let fragment, let id): .dismissFragment(fragment, id: id)
      case .dismissTag(let name): .dismissTag(tag(name))
      case .back: .back
      case .backTo(let fragment): .backTo(fragment)
      case .replace(let path), .navigate(.replace(let path)): .replace(path)
      case .navigate(.present), .navigate(.dismiss): .replace(path())
      }
  }
}
