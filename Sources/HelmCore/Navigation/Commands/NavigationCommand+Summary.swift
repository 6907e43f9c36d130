extension NavigationCommand: CustomStringConvertible {
  /// The command in a few words, such as `present detail (id 5)`.
  public var description: String { summary }

  var summary: String {
    switch self {
    case .present(let fragment, let id): "present \(PathFragment(fragment, id: id))"
    case .presentTag(let tag, let id): "present tag \(displayText(tag.description))" + text(id)
    case .presentFlow(let flow): "present flow \(displayList(flow, \.description))"
    case .forward(let id): "forward" + text(id)
    case .dismiss: "dismiss"
    case .dismissFragment(let fragment, let id): "dismiss \(PathFragment(fragment, id: id))"
    case .dismissTag(let tag): "dismiss tag \(displayText(tag.description))"
    case .back: "back"
    case .backTo(let fragment): "back to \(displayName(fragment))"
    case .backFrom(let fragment): "back from \(fragment)"
    case .setStack(let stack, let root):
      "set the stack on \(root) to \(stack.isEmpty ? "nothing" : displayList(stack, \.description))"
    case .retarget(let fragment, let id): "retarget \(fragment) to \(PathFragment(fragment.fragment, id: id))"
    case .pick(let fragment, _): "pick \(displayName(fragment))"
    case .replace(let path): "replace \(displayList(path, \.description))"
    case .navigate(.present(let edge)): "take \(edge)"
    case .navigate(.dismiss(let edge)): "undo \(edge)"
    case .navigate(.replace(let path)): "replace \(displayList(path, \.description))"
    case .sequence(let commands): commands.isEmpty ? "nothing" : displayList(commands, \.summary)
    }
  }

  private func text(_ id: String?) -> String { id.map { " (id \(displayText($0)))" } ?? "" }
}
