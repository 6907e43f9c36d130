/// A command as a value, which can be saved, sent and replayed.
///
/// This is the one vocabulary of commands: scripts are lists of it, and decisions, walks and recordings hold it.
public indirect enum NavigationCommand<N: Fragment>: Hashable, Sendable {
  /// Presents a fragment, with the canonical text of an id; from a certain fragment, or from wherever it can be presented.
  case present(N, id: String? = nil, from: FragmentReference<N>? = nil)

  /// Brings content to the front as it is, or presents it, with the canonical text of an id.
  case select(N, id: String? = nil)

  /// Presents the target of the segue with a tag, with the canonical text of an id.
  case presentTag(AnySegueTag, id: String? = nil)

  /// Presents the edges of a flow.
  case presentFlow(Flow<N>)

  /// Takes the only segue out of the front, with the canonical text of an id.
  case forward(id: String? = nil)

  /// Undoes the topmost dismissable segue.
  case dismiss

  /// Dismisses a fragment, with the canonical text of its id, or with any where that is `nil`.
  case dismissFragment(N, id: String? = nil)

  /// Undoes the nearest dismissable segue, from a place down along its causes.
  case dismissPlace(PathFragment<N>)

  /// Undoes the topmost segue with a tag.
  case dismissTag(AnySegueTag)

  /// Undoes the latest step at the top.
  case back

  /// Goes back until a fragment is on top.
  case backTo(N)

  /// Removes a fragment at its place, as going back does.
  case backFrom(PathFragment<N>)

  /// Replaces the stack above a fragment.
  case setStack([PathFragment<N>], on: PathFragment<N>)

  /// Takes a fragment at its place again with another id.
  case retarget(PathFragment<N>, id: String?)

  /// Shows one of several fragments instead of the one that is shown now; within a holder, where one is named.
  case pick(N, among: [N], in: FragmentReference<N>? = nil)

  /// Goes the cheapest way after which some fragments lie on one way, in this order, the last one on top.
  case go(through: [PathFragment<N>])

  /// Shows the bottom of the stack in front, without any modal.
  case showRoot

  /// Dismisses all modals.
  case dismissModals

  /// Starts again, as the app does.
  case restart

  /// Removes what stands on a fragment, with the canonical text of its id, or with any where that is `nil`.
  case popTo(N, id: String? = nil)

  /// Replaces the whole path.
  case replace(HelmPath<N>)

  /// Takes a single step.
  case navigate(PathTransition<N>)

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
    case .backFrom, .setStack, .retarget, .pick, .dismissPlace: true
    case .sequence(let commands): commands.contains(where: \.isGesture)
    default: false
    }
  }

  /// The command, or the commands of a sequence.
  package var singles: [NavigationCommand] {
    if case .sequence(let commands) = self { Array(commands) } else { [self] }
  }
}

extension NavigationCommand: CustomStringConvertible {
  /// The command in a few words, such as `present detail (id 5)`.
  public var description: String {
    switch self {
    case .present(let fragment, let id, let source):
      "present \(PathFragment(fragment, id: id))" + (source.map { " from \($0)" } ?? "")
    case .select(let fragment, let id): "select \(PathFragment(fragment, id: id))"
    case .presentTag(let tag, let id): "present tag \(displayText(tag.description))" + text(id)
    case .presentFlow(let flow): "present flow \(displayList(flow.pathEdges, \.description))"
    case .forward(let id): "forward" + text(id)
    case .dismiss: "dismiss"
    case .dismissFragment(let fragment, let id): "dismiss \(PathFragment(fragment, id: id))"
    case .dismissPlace(let place): "dismiss this \(place)"
    case .dismissTag(let tag): "dismiss tag \(displayText(tag.description))"
    case .back: "back"
    case .backTo(let fragment): "back to \(displayName(fragment))"
    case .backFrom(let fragment): "back from \(fragment)"
    case .setStack(let stack, let root):
      "set the stack on \(root) to \(stack.isEmpty ? "nothing" : displayList(stack, \.description))"
    case .retarget(let fragment, let id): "retarget \(fragment) to \(PathFragment(fragment.fragment, id: id))"
    case .pick(let fragment, _, let holder):
      "pick \(displayName(fragment))" + (holder.map { " in \($0)" } ?? "")
    case .go(let fragments):
      switch fragments.count {
      case 0: "go nowhere"
      case 1: "go to \(fragments[0])"
      default: "go through \(displayList(fragments, \.description))"
      }
    case .showRoot: "show root"
    case .dismissModals: "dismiss modals"
    case .restart: "restart"
    case .popTo(let fragment, let id): "pop to \(PathFragment(fragment, canonicalID: id))"
    case .replace(let path), .navigate(.replace(let path)): "replace \(displayList(path, \.description))"
    case .navigate(.present(let edge)): "take \(edge)"
    case .navigate(.dismiss(let edge)): "undo \(edge)"
    case .edit(let change): change.description
    case .sequence(let commands): commands.isEmpty ? "nothing" : displayList(commands, \.description)
    }
  }

  private func text(_ id: String?) -> String { id.map { " (id \(displayText($0)))" } ?? "" }
}
