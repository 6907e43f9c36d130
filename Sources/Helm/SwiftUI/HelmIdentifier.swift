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
