import Helm

extension NavigationCommand {
  /// The command in a few words, such as `present compose (id 7)`.
  public var summary: String {
    switch self {
    case .present(let fragment, let id): "present \(PathFragment(fragment, id: id))"
    case .presentTag(let tag, let id): "present the segue tagged \(tag)" + (id.map { " (id \($0))" } ?? "")
    case .presentFlow(let flow): "present \(flow.map(\.description).joined(separator: ", "))"
    case .forward(let id): "forward" + (id.map { " (id \($0))" } ?? "")
    case .dismiss: "dismiss"
    case .dismissFragment(let fragment, let id): "dismiss \(PathFragment(fragment, id: id))"
    case .dismissTag(let tag): "dismiss the segue tagged \(tag)"
    case .back: "back"
    case .backTo(let fragment): "back to \(PathFragment(fragment))"
    case .replace(let path): path.isEmpty ? "replace the path by the empty one" : "replace the path by \(path)"
    case .navigate(.present(let edge)): "present \(edge)"
    case .navigate(.dismiss(let edge)): "dismiss \(edge)"
    case .navigate(.replace(let path)): "replace the path by \(path)"
    }
  }
}

/// Steps as numbered lines.
///
/// - Parameter commands: The commands.
/// - Returns: One line for each, from number 1 on.
func numbered<N: Fragment>(_ commands: [NavigationCommand<N>]) -> String {
  commands.enumerated().map { "\($0.offset + 1). \($0.element.summary)" }.joined(separator: "\n")
}
