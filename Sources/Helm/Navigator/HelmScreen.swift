import Observation

/// One screen at its place; what a view or its model sends through it starts from this very screen.
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
/// It has all methods of a ``Navigator``, and is in the environment of each screen of a `HelmView`, and of an app's own with
/// `helmScreen(_:of:)`. A model may keep it: if it finishes after the person has gone to another tab, nothing is pushed there, and
/// once its screen is gone, its commands fail with `sourceNotPresented` or `fragmentNotPresented` in ``Helm/errors``.
@MainActor
public final class HelmScreen<N: Fragment>: Navigator {
  /// The navigation that the screen belongs to.
  let helm: Helm<N>

  /// The fragment of the screen, with its id and its place.
  public let place: PathFragment<N>

  /// What connects it to the navigation.
  public let part: NavigatorPart<N>

  private let life: ScreenLife

  /// Creates a screen for a test or a preview of its model.
  ///
  /// - Parameters:
  ///   - place: The fragment at its place.
  ///   - helm: The navigation.
  public init(_ place: PathFragment<N>, of helm: Helm<N>) {
    let life = ScreenLife()
    self.helm = helm
    self.place = place
    self.life = life
    part = NavigatorPart(
      base: PartOf<N, N>(
        helm, isOwner: true, words: SameWords(helm.graph), sender: CommandSender(.screen(place) { life.hasView })))
  }

  /// Ends the screen together with its view: another view may come to the same place later.
  func belongs(to owner: AnyObject) { life.belongs(to: owner) }

  /// Whether the screen is still there, visible or not; observed.
  public var isOnPath: Bool { life.hasView && helm.isOnPath(place) }
}

extension HelmScreen: Observable {}

/// Whether a screen's view is still there.
@MainActor
private final class ScreenLife {
  private weak var owner: AnyObject?
  private var isOwned = false

  func belongs(to owner: AnyObject) {
    self.owner = owner
    isOwned = true
  }

  var hasView: Bool { !isOwned || owner != nil }
}
