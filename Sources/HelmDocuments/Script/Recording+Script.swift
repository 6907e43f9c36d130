import HelmCore

extension Recording {
  /// Returns the recording as the commands of a script, which starts by replacing the path with the one at the
  /// recording's start.
  ///
  /// Fragments and tags have the same names as in a graph document of the app's graph.
  ///
  /// - Returns: The commands, in order; a change of several segues is one command for each.
  /// - Complexity: Linear in the recording.
  public func scriptCommands() -> [NavigationCommand<NamedFragment>] {
    [.replace(start.map(named))] + entries.flatMap(\.scriptCommands)
  }

  /// Returns the recording as a script document, to attach to a bug report or to pass to `helm-nav replay`.
  ///
  /// A path that something other than a command led to has a `note` that says what.
  ///
  /// - Returns: A JSON array, with one command per line.
  /// - Complexity: Linear in the recording.
  public func script() -> String {
    var lines = ["  " + NavigationCommand.replace(start.map(named)).noted("start")]
    for entry in entries {
      let commands = entry.scriptCommands
      if case .state(_, let note) = entry {
        lines += commands.map { "  " + $0.noted(note) }
      } else {
        lines += commands.map { "  \($0.scriptText)" }
      }
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}

extension Recording.Entry {
  fileprivate var scriptCommands: [NavigationCommand<NamedFragment>] {
    switch self {
    case .command(let command): command.named.scriptCommands
    case .state(let path, _): [.replace(path.map(HelmDocuments.named))]
    }
  }
}

extension NavigationCommand {
  /// The command with fragments and tags identified by name.
  package var named: NavigationCommand<NamedFragment> {
    map(HelmDocuments.named, tag: { AnySegueTag(NamedTag($0.description)) })
  }
}

private func named(_ fragment: some Fragment) -> NamedFragment { NamedFragment(fragmentName(fragment)) }

extension NavigationCommand<NamedFragment> {
  /// Returns the command as JSON with a note, which readers ignore.
  fileprivate func noted(_ note: String) -> String {
    var text = String(scriptText.dropLast(2))
    text += ", \"note\": "
    text.appendJSON(note)
    return text + " }"
  }
}
