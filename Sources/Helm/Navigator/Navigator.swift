import Observation

#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A type that sends commands to a navigation and queries it: a ``Helm/Helm``, a module's ``HelmScope`` or a screen's ``HelmScreen``.
///
/// All of them have the same methods, each in terms of its own fragments. A command means the same from every navigator, except for those
/// that depend on where they are sent from:
///
/// | command | from a ``HelmScope`` | from a ``HelmScreen`` |
/// |---|---|---|
/// | ``dismiss()`` | closes the module's topmost screen | closes the screen, whatever lies on it |
/// | ``back()`` | goes back from the module's topmost screen | goes back from the screen |
/// | ``forward(id:)`` | leads on from the module's topmost screen | leads on from the screen |
/// | ``present(_:id:)`` without a source, ``select(_:id:)`` | starts wherever it can | starts at the screen |
///
/// Methods don't throw, so that buttons can call them directly: an error goes to ``Helm/errors`` of the `Helm`, and the state is unchanged.
@MainActor
public protocol Navigator<N>: AnyObject, Observable {
  /// The type of its fragments.
  associatedtype N: Fragment

  /// The connection to the navigation.
  var connection: NavigatorConnection<N> { get }
}

/// The connection of a ``Navigator`` to a navigation, independent of the type of that navigation's fragments.
@MainActor
public struct NavigatorConnection<N: Fragment> {
  let base: any NavigatorRequirements<N>
}

/// The requirements behind ``Navigator``, whose methods are written once, in extensions, in terms of these.
@MainActor
protocol NavigatorRequirements<N>: AnyObject {
  associatedtype N: Fragment

  // MARK: Commands

  func perform(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>>
  func begin(_ command: NavigationCommand<N>) -> PendingResult<NavigationResult<N>>
  func beginPresenting<Answer: Sendable>(_ fragment: N, id: AnyFragmentID?) -> PendingResult<Answer?>
  func dismiss(returning answer: (any Sendable)?)
  func leave()
  func emitCancelled(_ command: NavigationCommand<N>)

  // MARK: Queries

  func can(_ command: NavigationCommand<N>, askingGuards: Bool) -> Bool
  func isPresented(_ fragment: N, id: String?) -> Bool
  func isPresented(anyOf fragment: N) -> Bool
  func ids(of fragment: N) -> [String]
  var presentedFragments: [PathFragment<N>] { get }
  func selection(among fragments: [N], in holder: FragmentReference<N>?) -> N?
  func isShown(_ fragment: BoundFragment<N>) -> Bool

  // MARK: Guards, events, links and scopes

  func add(_ guard: MoveGuard<N>) -> HelmToken?
  func events(buffer: Int) -> AsyncStream<HelmEvent<N>>
  func add(_ hook: AppearanceHook<N>) -> HelmToken
  func open(_ url: URL) -> Result<NavigationOutcome<N>, HelmError<N>>
  func beginOpening(_ url: URL) -> PendingResult<NavigationResult<N>>
  func canOpen(_ url: URL) -> Bool
  func connection<Child: Fragment>(_ embed: @escaping @Sendable (Child) -> N) -> NavigatorConnection<Child>

  #if canImport(SwiftUI)
    // MARK: Bindings

    func binding(to fragment: BoundFragment<N>, _ place: CallSite) -> Binding<Bool>
    func binding<ID: FragmentID>(toIDOf fragment: BoundFragment<N>, _ place: CallSite) -> Binding<ID?>
    func picked(_ pick: SelectionKey<N>) -> N?
    func pick(_ fragment: N?, _ pick: SelectionKey<N>)
    func stack(_ root: FragmentReference<N>) -> [PathFragment<N>]
    func setStack(_ stack: [PathFragment<N>], _ root: FragmentReference<N>)
    func column(_ root: FragmentReference<N>) -> NavigationSplitViewColumn?
    func setColumn(_ column: NavigationSplitViewColumn, _ root: FragmentReference<N>)
  #endif
}
