/// One screen at its place, from which a view or its model sends commands.
///
/// ```swift
/// struct NewsView: View {
///   @Environment(HelmScreen<Screen>.self) private var screen
///
///   var body: some View {
///     Button("Comments") { screen.present(.comments) }
///     Button("Close") { screen.dismiss() }
///   }
/// }
/// ```
///
/// It has all methods of a ``Navigator``. Each screen of a `HelmView` has one in its environment; an app's own views get one with
/// `helmScreen(_:of:)`. A model may store it: if its work finishes after the user has switched to another tab, nothing is pushed there, and
/// once its screen is gone, its commands fail with `sourceNotPresented` or `fragmentNotPresented` in ``Helm/errors``.
@MainActor
public final class HelmScreen<N: Fragment>: Navigator {
  /// The navigation that the screen belongs to.
  let helm: Helm<N>

  /// The fragment of the screen, with its id and its place.
  public let place: PathFragment<N>

  /// The connection to the navigation.
  public let connection: NavigatorConnection<N>

  private let sender: CommandSender<N>

  /// Creates a screen for a test or a preview of its model.
  ///
  /// - Parameters:
  ///   - place: The fragment at its place.
  ///   - helm: The navigation.
  public init(_ place: PathFragment<N>, of helm: Helm<N>) {
    self.helm = helm
    self.place = place
    sender = CommandSender(.screen(place))
    connection = NavigatorConnection(
      base: TranslatedNavigation<N, N>(
        helm, isOwner: true, translation: IdentityTranslation(helm.graph), sender: sender))
  }

  /// Invalidates the screen when its view's owner is deallocated, because another view may appear at the same place later.
  func belongs(to owner: AnyObject) { sender.belongs(to: owner) }

  /// Whether the screen still exists, visible or not; observed.
  public var isOnPath: Bool { sender.hasView && helm.isOnPath(place) }
}
