#if canImport(SwiftUI)
  import SwiftUI

  /// What a binding asks for, and where what is written to it starts and ends.
  enum BoundFragment<N: Fragment>: Hashable {
    case exactly(N, id: String?)
    case any(N)
    case through(DirectedEdge<N>)
    case between(PathEdge<N>)

    /// The place that is shown.
    func place(in state: Navigation<N>) -> PathFragment<N>? {
      switch self {
      case .exactly(let fragment, let id): state.shownPlace(of: fragment, id: id)
      case .any(let fragment): state.shownFragment(fragment)
      case .through(let edge): state.shownFragment(through: edge)
      case .between(let edge): state.shownPlace(through: edge)
      }
    }

    /// What to observe.
    var question: HelmObservation<N>.DrawnQuestion {
      switch self {
      case .exactly(let fragment, let id): .shown(fragment, id: id)
      case .any(let fragment): .shownWithAnyID(fragment)
      case .through(let edge): .shownThrough(edge, from: nil)
      case .between(let edge): .shownBetween(edge)
      }
    }

    /// The command that shows it, with an id where the question leaves that open.
    func presenting(id: String? = nil) -> NavigationCommand<N> {
      switch self {
      case .exactly(let fragment, let id): .present(fragment, id: id)
      case .any(let fragment): .present(fragment, id: id)
      case .through(let edge): .present(edge.to, id: id, from: .any(edge.from))
      case .between(let edge): .present(edge.to.fragment, id: edge.to.id, from: edge.source)
      }
    }
  }

  extension BoundFragment: CustomStringConvertible {
    /// The arguments that the binding was asked for with.
    var description: String {
      switch self {
      case .exactly(let fragment, let id): "\(PathFragment(fragment, id: id))"
      case .any(let fragment): "\(fragment)"
      case .through(let edge): "\(edge)"
      case .between(let edge): "\(edge)"
      }
    }
  }

  extension PathEdge {
    /// The source as bindings mean it: with its id, at whatever place.
    fileprivate var source: FragmentReference<N> {
      from.id.map { .withID(from.fragment, id: $0) } ?? .exactly(from)
    }
  }
#endif
