import HelmCore

/// Routes of the library, translated for the reference.
extension LibraryTwin {
  /// A route: its commands, and the number of undismissable frames it removes.
  struct FoundRoute {
    let commands: [ReferenceCommand<N>]
    let forced: Int
    let presented: [String]
  }

  /// Returns the library's route, or the name of its error.
  func route(through wanted: [ReferenceFragment<N>]) -> Result<FoundRoute, RouteError> {
    do {
      let route = try navigation.route(through: wanted.map(Self.place))
      let commands = route.commands.map(Self.reference)
      if let index = commands.firstIndex(of: nil) {
        return .failure(RouteError(kind: "a route has \(route.commands[index])", isLost: false))
      }
      return .success(
        FoundRoute(
          commands: commands.compactMap(\.self), forced: route.undismissable.count,
          presented: route.presentedFragments.map(Self.name)))
    } catch {
      guard case .noRoute(_, because: let reasons) = error else {
        return .failure(RouteError(kind: error.kind, isLost: false))
      }
      return .failure(RouteError(kind: "noRoute", isLost: reasons.isEmpty))
    }
  }

  /// Why there is no route, and whether the search was abandoned.
  struct RouteError: Error, Equatable {
    let kind: String
    let isLost: Bool
  }

  /// Performs `go` as one command, with the answers of the reference to guards.
  ///
  /// - Returns: The name of the error, if it fails.
  mutating func go(through wanted: [ReferenceFragment<N>], _ reference: ReferenceNavigation<N>) -> String? {
    do {
      _ = try perform(.go(through: wanted.map(Self.place)), reference)
      return nil
    } catch {
      return error.kind
    }
  }

  /// The path, and what is presented, as the reference writes them.
  var path: [String] { navigation.path.map { "\(Self.name($0.from))>\(Self.name($0.to))" } }
  var presented: [String] { navigation.presentedFragments.map(Self.name) }

  /// The reference's command; `nil` for commands that a route never contains.
  private static func reference(_ command: NavigationCommand<Node<N>>) -> ReferenceCommand<N>? {
    switch command {
    case .present(.fragment(let fragment, let id), nil): .present(fragment.value, id: id?.canonicalText)
    case .present(.fragment(let fragment, let id), .exactly(let place)?):
      .presentExactly(frame(place), fragment.value, id: id?.canonicalText)
    case .present(.flow(let flow), nil):
      .presentFlow(flow.map { ReferenceLink(from: $0.from.value, to: $0.to.value) })
    case .present(.edge(let edge), nil): .presentExactly(frame(edge.from), edge.to.fragment.value, id: edge.to.id)
    case .retarget(let place, let id): .retarget(frame(place), id: id?.canonicalText)
    case .dismiss(nil): .dismiss
    case .dismiss(.fragment(let fragment, let id)?): .dismissFragment(fragment.value, id: id?.canonicalText)
    case .dismiss(.edge(let edge)?): .dismissEdge(Self.edge(edge))
    case .back(.step): .back
    case .back(.from(let place)): .backFrom(frame(place))
    case .replace(let path): .replace(path.map(edge))
    default: nil
    }
  }

  private static func frame(_ place: PathFragment<Node<N>>) -> ReferenceFragment<N> {
    ReferenceFragment(place.fragment.value, id: place.id, occurrence: place.occurrence)
  }

  private static func edge(_ edge: PathEdge<Node<N>>) -> ReferenceEdge<N> {
    ReferenceEdge(from: frame(edge.from), to: frame(edge.to))
  }

  /// The place as the reference writes it.
  private static func name(_ place: PathFragment<Node<N>>) -> String { frame(place).description }
}
