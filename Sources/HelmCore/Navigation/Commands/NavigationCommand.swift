/// A command as a value, which can be saved, sent and replayed.
///
/// This is the one vocabulary of commands: scripts are lists of it, and decisions, walks and recordings hold it. What sends it, a
/// `Navigation`, a `Helm` and its parts, has a method for each that apps write often.
public indirect enum NavigationCommand<N: Fragment>: Hashable, Sendable {
  /// Presents a target; from a certain fragment, or from wherever it can be presented.
  ///
  /// Flows, places and edges say where they start, and take no source.
  case present(NavigationTarget<N>, from: FragmentReference<N>? = nil)

  /// Brings a fragment to the front with all that it holds, or presents it where it is not held.
  case select(N, AnyFragmentID?, from: FragmentReference<N>?)

  /// Takes a fragment at its place again with another id.
  case retarget(PathFragment<N>, to: AnyFragmentID?)

  /// Takes the only segue out of the topmost fragment, or out of a certain one.
  case forward(AnyFragmentID?, from: FragmentReference<N>? = nil)

  /// Dismisses a target; `nil` undoes the topmost dismissable segue.
  case dismiss(NavigationTarget<N>?)

  /// Goes back.
  case back(NavigationReturn<N>)

  /// Goes the best way after which each fragment was presented from the one before it, and the last one is in front.
  case go(through: [PathFragment<N>])

  /// Replaces the stack above a fragment.
  case setStack([PathFragment<N>], on: PathFragment<N>)

  /// Removes what every app has to remove at times.
  case reset(NavigationReset)

  /// Replaces the whole path.
  case replace(HelmPath<N>)

  /// Changes rules.
  case edit(RuleChange<N>)

  /// Several commands as one: either all of them happen or none does.
  case sequence(CommandSequence<N>)
}

extension NavigationCommand {
  /// Whether the command stands for a person's gesture on what is shown.
  ///
  /// Scripts have no such commands: they are recorded as the state that they led to.
  package var isGesture: Bool {
    switch self {
    case .back(.from), .setStack, .retarget, .dismiss(.place): true
    case .sequence(let commands): commands.contains(where: \.isGesture)
    default: false
    }
  }

  /// The command, or the commands of a sequence.
  package var singles: [NavigationCommand] {
    if case .sequence(let commands) = self { Array(commands) } else { [self] }
  }
}

extension NavigationCommand: Described {
  /// The command in a few words, such as `present detail (id 5)`.
  package var descriptionText: String {
    switch self {
    case .present(let target, let source): "\(target.isExact ? "take" : "present") \(target)" + text(source)
    case .select(let fragment, let id, let source):
      "select \(PathFragment(fragment, id: id))" + text(source)
    case .retarget(let fragment, let id): "retarget \(fragment) to \(PathFragment(fragment.fragment, id: id))"
    case .forward(let id, let source):
      "forward" + (id.map { " (id \(displayText($0.canonicalText)))" } ?? "") + text(source)
    case .dismiss(nil): "dismiss"
    case .dismiss(.place(let place)): "dismiss this \(place)"
    case .dismiss(let target?): "\(target.isExact ? "undo" : "dismiss") \(target)"
    case .back(.step): "back"
    case .back(.until(let fragment)): "back to \(displayName(fragment))"
    case .back(.from(let fragment)): "back from \(fragment)"
    case .back(.popping(let fragment, let id)): "pop to \(PathFragment(fragment, id: id))"
    case .go(let fragments):
      switch fragments.count {
      case 0: "go nowhere"
      case 1: "go to \(fragments[0])"
      default: "go through \(displayList(fragments, \.description))"
      }
    case .setStack(let stack, let root):
      "set the stack on \(root) to \(stack.isEmpty ? "nothing" : displayList(stack, \.description))"
    case .reset(.root): "show root"
    case .reset(.withoutModals): "dismiss modals"
    case .reset(.start): "restart"
    case .replace(let path): "replace \(displayList(path, \.description))"
    case .edit(let change): change.description
    case .sequence(let commands): commands.isEmpty ? "nothing" : displayList(commands, \.description)
    }
  }

  private func text(_ source: FragmentReference<N>?) -> String { source.map { " from \($0)" } ?? "" }
}

extension NavigationTarget: Described {
  /// The target in a few words, such as `detail (id 5)`.
  package var descriptionText: String {
    switch self {
    case .fragment(let fragment, let id): PathFragment(fragment, id: id).description
    case .tag(let tag, let id):
      "tag \(displayText(tag.description))" + (id.map { " (id \(displayText($0.canonicalText)))" } ?? "")
    case .flow(let flow): "flow \(displayList(flow.pathEdges, \.description))"
    case .place(let place): place.description
    case .edge(let edge): edge.description
    }
  }

  fileprivate var isExact: Bool { if case .edge = self { true } else { false } }
}
