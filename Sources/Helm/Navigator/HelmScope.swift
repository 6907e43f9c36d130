/// A part of an app's navigation, in terms of a module's own fragments: what the module's views present, dismiss, query and bind to.
///
/// ```swift
/// enum App: Fragment { case home, shop(Shop) }
///
/// let shop = helm.scope(into: App.shop)
/// shop.present(.cart)
/// shop.isPresented(.cart)  // as helm.isPresented(.shop(.cart))
/// ```
///
/// It has all methods of a ``Navigator`` and stores no state: every query and command goes to the app's ``Helm/Helm``, and errors go to its
/// ``Helm/errors``. A view is invalidated only when a value that it read changes. A module that runs on its own, in tests and previews,
/// makes a scope of its own `Helm` with ``init(_:)``.
///
/// Create a scope once and pass it on, for example in the environment; two scopes of the same part behave alike.
@MainActor
public final class HelmScope<N: Fragment>: Navigator {
  /// The connection to the navigation.
  public let connection: NavigatorConnection<N>

  init(_ connection: NavigatorConnection<N>) { self.connection = connection }

  /// Creates a scope of a whole navigation.
  ///
  /// - Parameter helm: The navigation.
  /// - Complexity: Constant.
  public convenience init(_ helm: Helm<N>) {
    self.init(
      NavigatorConnection(
        base: TranslatedNavigation<N, N>(helm, isOwner: true, translation: IdentityTranslation(helm.graph), sender: nil)
      ))
  }

  /// Leaves the module: dismisses the fragment that it was last entered through, with everything on top of it.
  ///
  /// Error: `moduleNotPresented` if none of its screens is presented; `noDismissableSegues` if the app starts in the module.
  ///
  /// - Complexity: Linear in the path.
  public func leave() { connection.base.leave() }
}
