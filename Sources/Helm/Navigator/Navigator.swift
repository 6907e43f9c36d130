import Observation

#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What sends commands to a navigation and asks it: a ``Helm/Helm``, a module's ``HelmScope``, a screen's ``HelmScreen``.
///
/// All of them have the same methods, each in its own words. A command means the same from everywhere, but for the few that
/// speak of where they come from:
///
/// | command | from a ``HelmScope`` | from a ``HelmScreen`` |
/// |---|---|---|
/// | ``dismiss()`` | closes the module's topmost screen | closes the screen, whatever lies on it |
/// | ``back()`` | goes back from the module's topmost screen | goes back from the screen |
/// | ``forward(id:)`` | leads on from the module's topmost screen | leads on from the screen |
/// | ``present(_:id:)`` without a source, ``select(_:id:)`` | starts wherever it can | starts at the screen |
///
/// Methods don't throw, so that buttons can call them as they are: an error goes to ``Helm/errors`` of the whole, and the state
/// stays as it was.
@MainActor
public protocol Navigator<N>: AnyObject, Observable {
  /// The fragments that it speaks of.
  associatedtype N: Fragment

  /// What connects it to the navigation.
  var part: NavigatorPart<N> { get }
}

/// What connects a ``Navigator`` to a navigation, whatever the type of that one's fragments.
@MainActor
public class NavigatorPart<N: Fragment> {
  init() {}

  // MARK: Commands

  func perform(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> { .failure(.deferred) }
  func begin(_ command: NavigationCommand<N>) -> PendingResult<NavigationResult<N>> { PendingResult(given: .cancelled) }
  func beginPresenting<Answer: Sendable>(_ fragment: N, id: AnyFragmentID?) -> PendingResult<Answer?> {
    PendingResult(given: nil)
  }
  func dismiss(returning answer: (any Sendable)?) {}
  func leave() {}
  func isCancelled(_ command: NavigationCommand<N>) -> Bool { Task.isCancelled }

  // MARK: Questions

  func can(_ command: NavigationCommand<N>, askingGuards: Bool) -> Bool { false }
  func isPresented(_ fragment: N, id: String?) -> Bool { false }
  func isPresented(anyOf fragment: N) -> Bool { false }
  func ids(of fragment: N) -> [String] { [] }
  var presentedFragments: [PathFragment<N>] { [] }
  func selection(among fragments: [N], in holder: FragmentReference<N>?) -> N? { nil }
  func isShown(through edge: DirectedEdge<N>) -> Bool { false }
  func isShown(between edge: PathEdge<N>) -> Bool { false }

  // MARK: Guards, events, links and scopes

  func add(_ guard: MoveGuard<N>) -> HelmToken? { nil }
  func events(buffer: Int) -> HelmEvents<N> {
    HelmEvents(stream: AsyncStream { $0.finish() }, dropped: DroppedEvents())
  }
  func add(_ hook: AppearanceHook<N>) -> HelmToken { HelmToken {} }
  func open(_ url: URL) -> Result<NavigationOutcome<N>, HelmError<N>> { .failure(.deferred) }
  func beginOpening(_ url: URL) -> PendingResult<NavigationResult<N>> { PendingResult(given: .cancelled) }
  func canOpen(_ url: URL) -> Bool { false }
  func part<Child: Fragment>(_ embed: @escaping @Sendable (Child) -> N) -> NavigatorPart<Child> {
    NavigatorPart<Child>()
  }

  #if canImport(SwiftUI)
    // MARK: Bindings

    func key(to fragment: BoundFragment<N>, _ place: SourcePlace) -> BindingKey<N> {
      BindingKey(fragment: fragment, maker: nil)
    }
    func shows(_ key: BindingKey<N>) -> Bool { false }
    func show(_ key: BindingKey<N>, _ isShown: Bool) {}
    func shownID<ID: FragmentID>(_ key: BindingKey<N>) -> ID? { nil }
    func show<ID: FragmentID>(_ key: BindingKey<N>, id: ID?) {}
    func picked(_ pick: BoundPick<N>) -> N? { nil }
    func pick(_ fragment: N?, _ pick: BoundPick<N>) {}
    func stack(_ root: FragmentReference<N>) -> [PathFragment<N>] { [] }
    func setStack(_ stack: [PathFragment<N>], _ root: FragmentReference<N>) {}
    func column(_ root: FragmentReference<N>) -> NavigationSplitViewColumn? { nil }
    func setColumn(_ column: NavigationSplitViewColumn, _ root: FragmentReference<N>) {}
  #endif
}
