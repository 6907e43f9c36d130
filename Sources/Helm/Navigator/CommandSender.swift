/// Where commands come from, which says what the topmost screen is to them.
@MainActor
final class CommandSender<N: Fragment> {
  enum Origin {
    /// A module, which speaks of its own screens.
    case module(contains: (N) -> Bool)

    /// A screen, with whether its view is still there.
    case screen(PathFragment<N>, isAlive: () -> Bool)
  }

  let origin: Origin

  init(_ origin: Origin) { self.origin = origin }

  /// The place of the screen, for one.
  var screen: PathFragment<N>? { if case .screen(let place, _) = origin { place } else { nil } }

  /// Whether the screen and its view are still there; a module's are not asked for.
  func isOnPath(in state: Navigation<N>) -> Bool {
    guard case .screen(let place, let isAlive) = origin else { return true }
    return isAlive() && state.serial(of: place) != nil
  }

  /// Whether something is the sender's own: a place of the module, or the screen and what that was presented from.
  func owns(_ place: PathFragment<N>, in state: Navigation<N>) -> Bool {
    switch origin {
    case .module(let contains): contains(place.fragment)
    case .screen(let screen, _): state.way(down: screen)?.contains { $0.place == place } ?? false
    }
  }

  /// The command as the sender means it.
  ///
  /// The commands of a sequence are meant in the states that they are reached in, as far as no guard says otherwise.
  ///
  /// - Throws: That the sender is gone, or not there, or has nothing to do it from.
  func aim(_ command: NavigationCommand<N>, in state: Navigation<N>) throws(HelmError<N>) -> NavigationCommand<N> {
    if case .sequence(let commands) = command {
      var copy = state
      copy.removeGuards()
      var aimed: [NavigationCommand<N>] = []
      for each in commands {
        aimed.append(try aim(each, in: copy))
        if let last = aimed.last { _ = try? copy.perform(last) }
      }
      return .sequence(aimed)
    }
    if let screen, !isOnPath(in: state) { throw gone(screen, command, state) }
    guard command.speaksOfSender else { return command }
    switch (origin, command) {
    case (.screen(let place, _), .present(let target, nil)) where target.hasSource:
      if case .place(let wanted) = target {
        return .present(.fragment(wanted.fragment, id: AnyFragmentID?(wanted.id)), from: .exactly(place))
      }
      return .present(target, from: .exactly(place))
    case (.screen(let place, _), .select(let fragment, let id, nil)):
      return .select(fragment, id, from: .exactly(place))
    case (_, .forward(let id, nil)):
      return .forward(id, from: .exactly(try here(in: state)))
    case (_, .dismiss(nil)):
      return .dismiss(.place(try here(in: state)))
    case (.screen(let place, _), .back(.step)): return .back(.from(place))
    case (.module, .back(.step)):
      let here = try here(in: state)
      return .back(.from(state.nearestStep(from: here) ?? here))
    default: return command
    }
  }

  /// The topmost screen, as the sender means it.
  ///
  /// - Throws: `moduleNotPresented`.
  private func here(in state: Navigation<N>) throws(HelmError<N>) -> PathFragment<N> {
    switch origin {
    case .screen(let place, _): return place
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

// Told apart by what they are, not by what they hold: a closure can't be compared.
extension CommandSender: Hashable {
  nonisolated static func == (lhs: CommandSender, rhs: CommandSender) -> Bool { lhs === rhs }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NavigationCommand {
  /// Whether the command may mean something else from elsewhere.
  var speaksOfSender: Bool {
    switch self {
    case .present(let target, nil): target.hasSource
    case .select(_, _, nil), .forward(_, nil), .dismiss(nil), .back(.step): true
    case .sequence(let commands): commands.contains(where: \.speaksOfSender)
    default: false
    }
  }
}

extension NavigationTarget {
  /// Whether it can be presented from a certain source; flows and edges say theirs.
  fileprivate var hasSource: Bool {
    switch self {
    case .fragment, .tag, .place: true
    case .flow, .edge: false
    }
  }
}
