/// The accessibility identifiers of screens, and of the controls that lead to them, for UI tests.
///
/// `HelmView` and the view modifiers set them; your own UI toolkit can set the same ones.
public enum HelmIdentifier {
  /// Returns the identifier of a screen: `helm.screen.compose`.
  ///
  /// - Parameter fragment: The fragment of the screen.
  /// - Returns: The identifier.
  /// - Complexity: Linear in the fragment's name.
  public static func screen(_ fragment: some Fragment) -> String { "helm.screen.\(fragmentName(fragment))" }

  /// Returns the identifier of a control that presents a fragment when tapped: `helm.present.compose`.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The identifier.
  /// - Complexity: Linear in the fragment's name.
  public static func present(_ fragment: some Fragment) -> String { "helm.present.\(fragmentName(fragment))" }

  /// Returns the identifier of a control that dismisses a fragment when tapped: `helm.dismiss.compose`.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The identifier.
  /// - Complexity: Linear in the fragment's name.
  public static func dismiss(_ fragment: some Fragment) -> String { "helm.dismiss.\(fragmentName(fragment))" }
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
      accessibilityIdentifier(HelmIdentifier.present(fragment))
    }

    /// Sets the accessibility identifier by which UI tests find a control that dismisses a fragment: `helm.dismiss.compose`.
    ///
    /// Exported tests swipe sheets down and tap the back button of pushed screens; any other dismissal needs a button.
    ///
    /// - Parameter fragment: The fragment that is dismissed.
    /// - Returns: The view, with an accessibility identifier.
    public nonisolated func helmDismisses(_ fragment: some Fragment) -> some View {
      accessibilityIdentifier(HelmIdentifier.dismiss(fragment))
    }
  }
#endif
