import Observation

/// A part of an app's navigation in a module's own words: what its views present, dismiss, ask and bind.
///
/// ```swift
/// enum App: Fragment { case home, shop(Shop) }
///
/// let shop = helm.scope(into: App.shop)
/// shop.present(.cart)
/// shop.isPresented(.cart)  // as helm.isPresented(.shop(.cart))
/// ```
///
/// It has all methods of a ``Navigator``, and keeps no state: every question and command goes to the app's ``Helm/Helm``, and
/// errors go to its ``Helm/errors``. A view is invalidated only when an answer it asked for changes. A module that runs by
/// itself, in its tests and previews, makes a scope of its own `Helm`: ``init(_:)``.
///
/// Make a scope once and pass it on, for example in the environment; two scopes of the same part behave alike.
@MainActor
public final class HelmScope<N: Fragment>: Navigator {
  /// What connects it to the navigation.
  public let part: NavigatorPart<N>

  init(_ part: NavigatorPart<N>) { self.part = part }

  /// Makes the whole of a navigation the scope.
  ///
  /// - Parameter helm: The navigation.
  /// - Complexity: Constant.
  public convenience init(_ helm: Helm<N>) {
    self.init(NavigatorPart(base: PartOf<N, N>(helm, isOwner: true, words: SameWords(helm.graph), sender: nil)))
  }

  /// Leaves the module: dismisses what led into it last, with everything on top of it.
  ///
  /// Error: `noDismissableSegues` where the module is not there, or can't be left.
  ///
  /// - Complexity: Linear in the path.
  public func leave() { part.base.leave() }
}

extension HelmScope: Observable {}
