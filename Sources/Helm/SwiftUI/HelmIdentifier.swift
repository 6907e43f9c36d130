/// The accessibility identifiers of screens and of the controls that lead to them, by which UI tests find them.
///
/// `HelmView` and the view modifiers set them; a toolkit of your own can do the same.
public enum HelmIdentifier {
  /// The identifier of a screen: `helm.screen.compose`.
  ///
  /// - Parameter fragment: The fragment of the screen.
  /// - Returns: The identifier.
  /// - Complexity: Linear in the fragment's name.
  public static func screen(_ fragment: some Fragment) -> String { "helm.screen.\(fragmentName(fragment))" }

  /// The identifier of what presents a fragment when it is tapped: `helm.present.compose`.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The identifier.
  /// - Complexity: Linear in the fragment's name.
  public static func present(_ fragment: some Fragment) -> String { "helm.present.\(fragmentName(fragment))" }

  /// The identifier of what dismisses a fragment when it is tapped: `helm.dismiss.compose`.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The identifier.
  /// - Complexity: Linear in the fragment's name.
  public static func dismiss(_ fragment: some Fragment) -> String { "helm.dismiss.\(fragmentName(fragment))" }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Lets UI tests find a button that presents a fragment, by the accessibility identifier `helm.present.compose`.
    ///
    /// ```swift
    /// Button("Write") { screen.present(.compose) }.helmPresents(Screen.compose)
    /// ```
    ///
    /// `helm-nav export` writes such tests. Screens of a ``HelmView`` have their identifiers by themselves.
    ///
    /// - Parameter fragment: The fragment that is presented.
    /// - Returns: The view, with an accessibility identifier.
    public nonisolated func helmPresents(_ fragment: some Fragment) -> some View {
      accessibilityIdentifier(HelmIdentifier.present(fragment))
    }

    /// Lets UI tests find a button that dismisses a fragment, by the accessibility identifier `helm.dismiss.compose`.
    ///
    /// Exported tests swipe sheets down and tap the back button of what was pushed; anything else that is dismissed
    /// needs a button.
    ///
    /// - Parameter fragment: The fragment that is dismissed.
    /// - Returns: The view, with an accessibility identifier.
    public nonisolated func helmDismisses(_ fragment: some Fragment) -> some View {
      accessibilityIdentifier(HelmIdentifier.dismiss(fragment))
    }
  }
#endif
