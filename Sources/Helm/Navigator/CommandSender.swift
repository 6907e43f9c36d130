/// The sender of a command, which determines what the command's topmost screen is.
@MainActor
final class CommandSender<N: Fragment> {
  enum Origin {
    /// A module, whose commands refer to its own screens.
    case module(contains: (N) -> Bool)

    case screen(PathFragment<N>)
  }

  let origin: Origin

  /// The owner of the screen's view, if it has one.
  private weak var owner: AnyObject?
  private var isOwned = false

  init(_ origin: Origin) { self.origin = origin }

  /// The sender's place, if the sender is a screen.
  var screen: PathFragment<N>? { if case .screen(let place) = origin { place } else { nil } }

  func belongs(to owner: AnyObject) { (self.owner, isOwned) = (owner, true) }

  /// Whether the view of the screen still exists; always `true` for a module.
  var hasView: Bool { !isOwned || owner != nil }

  /// Returns whether a place belongs to the sender: one of the module's fragments, or the screen and the frames it was presented from.
  func owns(_ place: PathFragment<N>, in state: Navigation<N>) -> Bool {
    switch origin {
    case .module(let contains): contains(place.fragment)
    case .screen(let screen): hasView && (state.way(down: screen)?.contains { $0.place == place } ?? false)
    }
  }

  /// Returns the command with the sender filled in where the command depends on it.
  ///
  /// Each command of a sequence is resolved in the state that the commands before it lead to, ignoring guards.
  ///
  /// - Throws: An error if the sender no longer exists, isn't on the path, or has nowhere to run the command from.
  func aim(_ command: NavigationCommand<N>, in state: Navigation<N>) throws(HelmError<N>) -> NavigationCommand<N> {
    if case .sequence(let commands) = command {
      var copy = state
      copy.removeGuards()
      var (aimed, isReached) = ([NavigationCommand<N>](), true)
      for each in commands {
        // What comes after a command that fails doesn't decide on the error.
        let next = isReached ? try aim(each, in: copy) : (try? aim(each, in: copy)) ?? each
        aimed.append(next)
        if isReached { isReached = (try? copy.perform(next)) != nil }
      }
      return .sequence(aimed)
    }
    if let screen, !hasView || state.serial(of: screen) == nil { throw gone(screen, command, state) }
    switch (origin, command) {
    case (.screen(let place), .present(let target, nil)) where target.hasSource:
      if case .place(let wanted) = target {
        return .present(.fragment(wanted.fragment, id: AnyFragmentID?(wanted.id)), from: .exactly(place))
      }
      return .present(target, from: .exactly(place))
    case (.screen(let place), .select(let fragment, let id, nil)):
      return .select(fragment, id, from: .exactly(place))
    case (_, .forward(let id, nil)):
      return .forward(id, from: .exactly(try here(in: state)))
    case (_, .dismiss(nil)):
      return .dismiss(.place(try here(in: state)))
    case (.screen(let place), .back(.step)): return .back(.from(place))
    case (.module, .back(.step)):
      let here = try here(in: state)
      return .back(.from(state.nearestStep(from: here) ?? here))
    default: return command
    }
  }

  /// Returns the screen that counts as the topmost one for the sender.
  ///
  /// - Throws: `moduleNotPresented`.
  private func here(in state: Navigation<N>) throws(HelmError<N>) -> PathFragment<N> {
    switch origin {
    case .screen(let place): return place
    case .module(let contains):
      let presented = state.presentedFragments
      if let here = presented.last(where: { contains($0.fragment) }) { return here }
      throw .moduleNotPresented(presented: presented.reversed())
    }
  }

  private func gone(
    _ screen: PathFragment<N>, _ command: NavigationCommand<N>, _ state: Navigation<N>
  ) -> HelmError<N> {
    let presented = Array(state.presentedFragments.reversed())
    return switch command {
    case .present(.fragment(let fragment, let id), nil), .select(let fragment, let id, nil):
      .sourceNotPresented(screen, to: PathFragment(fragment, id: id), index: nil, presented: presented)
    case .present(.place(let place), nil):
      .sourceNotPresented(
        screen, to: PathFragment(place.fragment, id: AnyFragmentID?(place.id)), index: nil, presented: presented)
    default: .fragmentNotPresented(screen, presented: presented)
    }
  }
}

// Compared by identity, because closures can't be compared.
extension CommandSender: Hashable {
  nonisolated static func == (lhs: CommandSender, rhs: CommandSender) -> Bool { lhs === rhs }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NavigationCommand {
  /// Whether the command's meaning may depend on its sender.
  var dependsOnSender: Bool {
    switch self {
    case .present(_, nil), .select(_, _, nil), .forward(_, nil), .dismiss(nil), .back(.step): true
    case .sequence(let commands): commands.contains(where: \.dependsOnSender)
    default: false
    }
  }
}

extension NavigationTarget {
  /// Whether the target can be presented from a given source; flows and edges name their own.
  fileprivate var hasSource: Bool {
    switch self {
    case .fragment, .tag, .place: true
    case .flow, .edge: false
    }
  }
}
