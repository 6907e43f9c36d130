import Helm

extension Navigation<NamedFragment> {
  /// Runs a command of a script.
  ///
  /// - Parameter command: The command.
  /// - Throws: What the library has against it; nothing has happened then.
  /// - Complexity: As the library's command.
  public mutating func run(_ command: ScriptCommand) throws(HelmError<NamedFragment>) {
    switch command {
    case .present(let fragment, let id): try perform(.present(fragment, id: id))
    case .presentTag(let tag, let id): try perform(.presentTag(AnySegueTag(tag), id: id))
    case .presentFlow(let flow): try perform(.presentFlow(flow))
    case .presentEdge(let edge): try perform(.navigate(.present(pathEdge: edge)))
    case .forward(let id): try perform(.forward(id: id))
    case .back: try perform(.back)
    case .backTo(let fragment): try perform(.backTo(fragment))
    case .dismiss: try perform(.dismiss)
    case .dismissFragment(let fragment, let id): try perform(.dismissFragment(fragment, id: id))
    case .dismissTag(let tag): try perform(.dismissTag(AnySegueTag(tag)))
    case .dismissEdge(let edge): try perform(.navigate(.dismiss(pathEdge: edge)))
    case .replace(let path): try perform(.replace(path))
    case .disable(let edge): try add(trait: .disabled, to: [edge])
    case .enable(let edge): try remove(trait: .disabled, from: [edge])
    case .redirect(let edge, let flow) where flow.isEmpty: try remove(trait: .redirect(to: flow), from: [edge])
    case .redirect(let edge, let flow): try add(trait: .redirect(to: flow), to: [edge])
    }
  }
}
