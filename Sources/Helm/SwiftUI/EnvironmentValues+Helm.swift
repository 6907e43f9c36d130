#if canImport(SwiftUI)
  import SwiftUI

  /// The fragment that a screen was created for, of the app or of a module.
  package struct HelmFragment: Sendable {
    /// The canonical text of its id, if it has one.
    let id: String?

    /// The name of the fragment.
    package var name: String { fragmentName(fragment) }

    private let fragment: any Fragment

    init<N: Fragment>(_ fragment: PathFragment<N>) {
      self.fragment = fragment.fragment
      id = fragment.id
    }

    /// Returns whether this is a given fragment, of the app or of a module.
    func stands<N: Fragment>(for fragment: N) -> Bool {
      ownWord(in: self.fragment) { (own: N) in own == fragment } != nil
    }
  }

  private enum HelmFragmentKey: EnvironmentKey { static var defaultValue: HelmFragment? { nil } }

  private enum HelmContentKey: EnvironmentKey { static var defaultValue: ContentSource? { nil } }

  extension EnvironmentValues {
    /// The fragment that a screen was created for: one of a ``HelmView``, or one of the app's own with `helmScreen(_:of:)`.
    package internal(set) var helmFragment: HelmFragment? {
      get { self[HelmFragmentKey.self] }
      set { self[HelmFragmentKey.self] = newValue }
    }

    /// The canonical text of the id of the fragment that a screen was created for, if it has one.
    public var fragmentID: String? { helmFragment?.id }

    var helmContent: ContentSource? {
      get { self[HelmContentKey.self] }
      set { self[HelmContentKey.self] = newValue }
    }
  }

  /// Sets the environment of a screen, which tells the views inside which fragment it shows.
  struct ScreenEnvironment<N: Fragment>: ViewModifier {
    let place: PathFragment<N>
    let helm: Helm<N>

    @State private var owner = ScreenOwner<N>()

    func body(content: Content) -> some View {
      content
        .environment(\.helmFragment, HelmFragment(place))
        .environment(owner.screen(at: place, of: helm))
        .environment(helm)
        #if canImport(Combine)
          .environmentObject(helm)
        #endif
    }
  }

  /// Owns the `HelmScreen` of a view for as long as the view exists.
  @MainActor final class ScreenOwner<N: Fragment> {
    private var screen: HelmScreen<N>?

    nonisolated init() {}

    /// Returns the screen; a new one if the view has been given another place.
    func screen(at place: PathFragment<N>, of helm: Helm<N>) -> HelmScreen<N> {
      helm.viewMemory.note(self, at: place)
      if let screen, screen.place == place, screen.helm === helm { return screen }
      let screen = HelmScreen(place, of: helm)
      screen.belongs(to: self)
      self.screen = screen
      return screen
    }
  }
#endif
