/// A command as a value, to be written down, sent and replayed (semantics.md §4).
public enum NavigationCommand<N: Fragment>: Hashable, Sendable {
  /// Presents a fragment, with the canonical text of an id.
  case present(N, id: String?)

  /// Presents the target of the segue with a tag, with the canonical text of an id.
  case presentTag(AnySegueTag, id: String?)

  /// Presents the edges of a flow.
  case presentFlow(Flow<N>)

  /// Takes the only segue out of the topmost fragment, with the canonical text of an id.
  case forward(id: String?)

  /// Undoes the topmost dismissable segue.
  case dismiss

  /// Dismisses a fragment, with the canonical text of its id, or with any where that is `nil`.
  case dismissFragment(N, id: String?)

  /// Undoes the topmost segue with a tag.
  case dismissTag(AnySegueTag)

  /// Undoes the latest step at the top.
  case back

  /// Goes back until a fragment is the topmost of its way.
  case backTo(N)

  /// Removes a fragment, with exactly its id or none, as going back does.
  case backFrom(PathFragment<N>)

  /// Makes the stack on a fragment be another.
  case setStack([PathFragment<N>], on: PathFragment<N>)

  /// Takes a fragment, with exactly its id or none, again with another id.
  case retarget(PathFragment<N>, id: String?)

  /// Shows one of several fragments instead of the one that is shown now.
  case pick(N, among: [N])

  /// Replaces the whole path.
  case replace(HelmPath<N>)

  /// Takes a single step.
  case navigate(PathTransition<N>)

  /// Several commands in a row, as one: all of them happen, or none.
  case sequence([NavigationCommand<N>])
}

extension NavigationCommand {
  /// Whether the command says what a person did by hand to what is shown.
  ///
  /// No script has such commands: they are recorded as the state that they led to.
  var isGesture: Bool {
    switch self {
    case .backFrom, .setStack, .retarget, .pick: true
    case .sequence(let commands): commands.contains(where: \.isGesture)
    default: false
    }
  }
}

extension Navigation {
  /// Runs a command.
  ///
  /// - Parameter command: The command.
  /// - Returns: What has changed.
  /// - Throws: As the method of the command's name.
  /// - Complexity: As the method of the command's name.
  @discardableResult
  public mutating func perform(_ command: NavigationCommand<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    switch command {
    case .present(let fragment, let id): try present(fragment: fragment, id: id)
    case .presentTag(let tag, let id): try present(tag: tag, id: id)
    case .presentFlow(let flow): try present(flow: flow)
    case .forward(let id): try forward(id: id)
    case .dismiss: try dismiss()
    case .dismissFragment(let fragment, let id): try dismiss(fragment: fragment, id: id)
    case .dismissTag(let tag): try dismiss(tag: tag)
    case .back: try back()
    case .backTo(let fragment): try back(to: fragment)
    case .backFrom(let fragment): try back(from: fragment)
    case .setStack(let stack, let fragment): try setStack(stack, on: fragment)
    case .retarget(let fragment, let id): try retarget(fragment, to: id)
    case .pick(let fragment, let fragments): try pick(fragment, among: fragments)
    case .replace(let path): try replace(path: path)
    case .navigate(let transition): try navigate(transition: transition)
    case .sequence(let commands): try perform(sequence: commands)
    }
  }
}
