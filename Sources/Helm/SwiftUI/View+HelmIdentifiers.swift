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
