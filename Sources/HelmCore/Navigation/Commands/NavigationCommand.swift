/// A command as a value that can be saved, sent and replayed.
///
/// This is the one vocabulary of commands: scripts are lists of them, and decisions, walks and recordings contain them. A `Navigation`, a
/// `Helm` and its parts have a method for each command that apps use often.
public indirect enum NavigationCommand<N: Fragment>: Hashable, Sendable {
  /// Presents a target, from a specific fragment or from the topmost one that can present it.
  ///
  /// Flows, path fragments and edges determine where they start, and take no source.
  case present(NavigationTarget<N>, from: FragmentReference<N>? = nil)

  /// Brings a fragment to the front with everything that it holds, or presents it if nothing holds it.
  case select(N, AnyFragmentID?, from: FragmentReference<N>?)

  /// Presents a fragment again with another id, in the same place.
  case retarget(PathFragment<N>, to: AnyFragmentID?)

  /// Takes the only enabled segue out of the topmost fragment, or out of a specific one.
  case forward(AnyFragmentID?, from: FragmentReference<N>? = nil)

  /// Dismisses a target; `nil` undoes the topmost dismissable segue.
  case dismiss(NavigationTarget<N>?)

  /// Goes back.
  case back(BackTarget<N>)

  /// Goes to the last of several fragments, along the best route that presents each from the one before it.
  case go(through: [PathFragment<N>])

  /// Replaces the stack above a fragment.
  case setStack([PathFragment<N>], on: PathFragment<N>)

  /// Starts over, from the state in which the app starts.
  case restart

  /// Replaces the whole path.
  case replace(HelmPath<N>)

  /// Adds a trait to segues, or removes it from them.
  case edit(Flow<N>, SegueTrait<N>, isAdded: Bool)

  /// Several commands as one: all of them happen, or none.
  case sequence(CommandSequence<N>)
}

// MARK: - Commands as apps write them, named like the methods

extension NavigationCommand {
  /// Creates a command that presents a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from; by default, the topmost one that can present it.
  /// - Returns: The command.
  public static func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>? = nil
  ) -> NavigationCommand {
    .present(.fragment(fragment, id: AnyFragmentID?(id)), from: source)
  }

  /// Creates a command that presents the target of the segue with a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Returns: The command.
  public static func present(tag: some SegueTag, id: (any FragmentID)? = nil) -> NavigationCommand {
    .present(.tag(AnySegueTag(tag), id: AnyFragmentID?(id)))
  }

  /// Creates a command that presents the edges of a flow in order.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The command.
  @_disfavoredOverload
  public static func present(_ flow: Flow<N>) -> NavigationCommand { .present(.flow(flow)) }

  /// Creates a command that brings a fragment to the front with everything that it holds, or presents it if nothing holds it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id, or `nil` for none.
  ///   - source: The fragment that holds it; by default, it is searched for.
  /// - Returns: The command.
  public static func select(
    _ fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>? = nil
  ) -> NavigationCommand {
    .select(fragment, AnyFragmentID?(id), from: source)
  }

  /// Creates a command that presents a fragment again with another id, in the same place.
  package static func retarget(_ place: PathFragment<N>, id: (any FragmentID)?) -> NavigationCommand {
    .retarget(place, to: AnyFragmentID?(id))
  }

  /// Creates a command that takes the only enabled segue out of the topmost fragment.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: The command.
  public static func forward(id: (any FragmentID)? = nil) -> NavigationCommand { .forward(AnyFragmentID?(id)) }

  /// A command that undoes the topmost dismissable segue.
  public static var dismiss: NavigationCommand { .dismiss(nil) }

  /// Creates a command that dismisses a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id; without one, its topmost occurrence is dismissed, with any id or none.
  /// - Returns: The command.
  public static func dismiss(_ fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .dismiss(.fragment(fragment, id: AnyFragmentID?(id)))
  }

  /// Creates a command that undoes the topmost segue with a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The command.
  public static func dismiss(tag: some SegueTag) -> NavigationCommand { .dismiss(.tag(AnySegueTag(tag))) }

  /// A command that undoes the latest step at the top.
  public static var back: NavigationCommand { .back(.step) }

  /// Creates a command that goes back until a fragment is on top.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The command.
  public static func back(to fragment: N) -> NavigationCommand { .back(.until(fragment)) }

  /// Creates a command that removes everything on top of a fragment at once.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id; without one, it may have any or none.
  /// - Returns: The command.
  public static func pop(to fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .back(.popping(to: fragment, id: AnyFragmentID?(id)))
  }

  /// A command that shows the root of the stack in front, without any modal.
  public static var showRoot: NavigationCommand { .back(.root) }

  /// A command that dismisses all modals.
  public static var dismissModals: NavigationCommand { .back(.belowModals) }

  /// Creates a command that goes to a fragment along the best route.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id, or `nil` for none.
  /// - Returns: The command.
  public static func go(to fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .go(through: [PathFragment(fragment, id: id)])
  }

  /// Creates a command that adds a trait to segues.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - segues: The segues.
  /// - Returns: The command.
  public static func add(_ trait: SegueTrait<N>, to segues: Flow<N>) -> NavigationCommand {
    .edit(segues, trait, isAdded: true)
  }

  /// Creates a command that removes a trait from segues.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - segues: The segues.
  /// - Returns: The command.
  public static func remove(_ trait: SegueTrait<N>, from segues: Flow<N>) -> NavigationCommand {
    .edit(segues, trait, isAdded: false)
  }
}

// MARK: - What a command is

extension NavigationCommand {
  /// Whether the command stands for a user's gesture.
  ///
  /// Scripts have no such commands: gestures are recorded as the state that they led to.
  package var isGesture: Bool {
    switch self {
    case .setStack, .retarget: true
    case .back, .dismiss, .sequence: hasGestureTarget
    default: false
    }
  }

  @inline(never) private var hasGestureTarget: Bool {
    switch self {
    case .back(.from), .dismiss(.place): true
    case .sequence(let commands): commands.contains(where: \.isGesture)
    default: false
    }
  }

  /// Whether the command changes rules; of a sequence, whether one of its commands does.
  package var changesRules: Bool {
    switch self {
    case .edit: true
    case .sequence: singles.contains(where: \.changesRules)
    default: false
    }
  }

  /// The command itself, or the commands of a sequence.
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
    case .back(.root): "show root"
    case .back(.belowModals): "dismiss modals"
    case .go(let fragments):
      switch fragments.count {
      case 0: "go nowhere"
      case 1: "go to \(fragments[0])"
      default: "go through \(displayList(fragments, \.description))"
      }
    case .setStack(let stack, let root):
      "set the stack on \(root) to \(stack.isEmpty ? "nothing" : displayList(stack, \.description))"
    case .restart: "restart"
    case .replace(let path): "replace \(path.isEmpty ? "with an empty path" : displayList(path, \.description))"
    case .edit(let edges, .disabled, let isAdded):
      "\(isAdded ? "disable" : "enable") \(displayList(edges, \.description))"
    case .edit(let edges, .redirect(let flow), isAdded: true):
      "redirect \(displayList(edges, \.description)) to \(flow.isEmpty ? "nothing" : displayList(flow.pathEdges, \.description))"
    case .edit(let edges, .redirect, isAdded: false): "stop redirecting \(displayList(edges, \.description))"
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
