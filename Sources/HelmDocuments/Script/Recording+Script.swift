import Helm

extension Recording {
  /// The recording as the commands of a script, which starts by replacing the path with that of the recording's start.
  ///
  /// Fragments and tags go by the names that `String(describing:)` gives them, as in the graph document that is written
  /// of the app's graph.
  ///
  /// - Returns: The commands, in order; a change of several segues is one command for each.
  /// - Complexity: Linear in the recording.
  public func scriptCommands() -> [ScriptCommand] {
    [.replace(start.named)] + entries.flatMap(\.scriptCommands)
  }

  /// The recording as a script document: what a bug report attaches, and `helm-nav replay` takes.
  ///
  /// A path that something other than a command led to has a `note` that says what.
  ///
  /// - Returns: A JSON array, one command a line.
  /// - Complexity: Linear in the recording.
  public func script() -> String {
    var lines = ["  " + ScriptCommand.replace(start.named).noted("start")]
    for entry in entries {
      let commands = entry.scriptCommands
      if case .state(_, let note) = entry {
        lines += commands.map { "  " + $0.noted(note) }
      } else {
        lines += commands.map { "  \($0)" }
      }
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}

extension Recording.Entry {
  fileprivate var scriptCommands: [ScriptCommand] {
    switch self {
    case .command(let command): command.scriptCommands
    case .change(.add(.disabled, let edges)): edges.map { .disable($0.named) }
    case .change(.remove(.disabled, let edges)): edges.map { .enable($0.named) }
    case .change(.add(.redirect(let flow), let edges)): edges.map { .redirect($0.named, to: flow.named) }
    case .change(.remove(.redirect, let edges)): edges.map { .redirect($0.named, to: []) }
    case .state(let path, _): [.replace(path.named)]
    }
  }
}

extension NavigationCommand {
  /// The command of a script; gestures have none, and are recorded as the state that they led to.
  fileprivate var scriptCommands: [ScriptCommand] {
    switch self {
    case .backFrom, .setStack, .retarget, .pick: []
    case .present(let fragment, let id): [.present(fragment.named, id: id)]
    case .presentTag(let tag, let id): [.presentTag(NamedTag(tag.description), id: id)]
    case .presentFlow(let flow): [.presentFlow(flow.named)]
    case .forward(let id): [.forward(id: id)]
    case .dismiss: [.dismiss]
    case .dismissFragment(let fragment, let id): [.dismissFragment(fragment.named, id: id)]
    case .dismissTag(let tag): [.dismissTag(NamedTag(tag.description))]
    case .back: [.back]
    case .backTo(let fragment): [.backTo(fragment.named)]
    case .replace(let path), .navigate(.replace(let path)): [.replace(path.named)]
    case .navigate(.present(let edge)): [.presentEdge(edge.named)]
    case .navigate(.dismiss(let edge)): [.dismissEdge(edge.named)]
    case .sequence(let commands): commands.flatMap(\.scriptCommands)
    }
  }
}

extension Fragment {
  fileprivate var named: NamedFragment { NamedFragment(String(describing: self)) }
}

extension DirectedEdge {
  fileprivate var named: DirectedEdge<NamedFragment> { DirectedEdge<NamedFragment>(from: from.named, to: to.named) }
}

extension PathEdge {
  fileprivate var named: PathEdge<NamedFragment> {
    PathEdge<NamedFragment>(
      from: PathFragment<NamedFragment>(from.fragment.named, id: from.id),
      to: PathFragment<NamedFragment>(to.fragment.named, id: to.id))
  }
}

extension Flow {
  fileprivate var named: Flow<NamedFragment> { Flow<NamedFragment>(map(\.named)) }
}

extension HelmPath {
  fileprivate var named: HelmPath<NamedFragment> { HelmPath<NamedFragment>(map(\.named)) }
}

extension ScriptCommand {
  /// The command as JSON with a note, which readers ignore.
  fileprivate func noted(_ note: String) -> String {
    var text = String(description.dropLast(2))
    text += ", \"note\": "
    text.appendJSON(note)
    return text + " }"
  }
}
