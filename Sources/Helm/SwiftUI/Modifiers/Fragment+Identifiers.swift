/// The accessibility identifiers of screens, and of the controls that lead to them, for UI tests.
///
/// `HelmView` and the view modifiers set them; your own UI toolkit can set the same ones.
extension Fragment {
  /// The accessibility identifier of the fragment's screen: `helm.screen.compose`.
  public var screenIdentifier: String { "helm.screen.\(fragmentName(self))" }

  /// The accessibility identifier of a control that presents the fragment when tapped: `helm.present.compose`.
  public var presentIdentifier: String { "helm.present.\(fragmentName(self))" }

  /// The accessibility identifier of a control that dismisses the fragment when tapped: `helm.dismiss.compose`.
  public var dismissIdentifier: String { "helm.dismiss.\(fragmentName(self))" }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Sets the accessibility identifier by which UI tests find a control that presents a fragment: `helm.present.compose`.
    ///
    /// ```swift
    /// Button("Write") { screen.present(.compose) }.helmPresents(Screen.compose)
    /// ```
    ///
    /// `helm-nav export` generates such tests. Screens of a ``HelmView`` have their identifiers already.
    ///
    /// - Parameter fragment: The fragment that is presented.
    /// - Returns: The view, with an accessibility identifier.
    public nonisolated func helmPresents(_ fragment: some Fragment) -> some View {
      accessibilityIdentifier(fragment.presentIdentifier)
    }

    /// Sets the accessibility identifier by which UI tests find a control that dismisses a fragment: `helm.dismiss.compose`.
    ///
    /// Exported tests swipe sheets down and tap the back button of pushed screens; any other dismissal needs a button.
    ///
    /// - Parameter fragment: The fragment that is dismissed.
    /// - Returns: The view, with an accessibility identifier.
    public nonisolated func helmDismisses(_ fragment: some Fragment) -> some View {
      accessibilityIdentifier(fragment.dismissIdentifier)
    }
  }
#endif
