#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows what a navigation does, over the view and in debug builds only.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.helmInspector(helm)
    /// ```
    ///
    /// A button at the lower edge opens a panel: the presented fragments, the path, what could be presented from here,
    /// the events as they happen, undo and redo. A release build returns the view unchanged.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - isPresented: Whether the panel is open, where the app has a button of its own for it.
    ///   - identityProvider: Gives the id to present a fragment with, where it needs one.
    /// - Returns: The view, with the panel over it.
    public nonisolated func helmInspector<N: Fragment>(
      _ helm: Helm<N>, isPresented: Binding<Bool>? = nil,
      identityProvider: @escaping @MainActor (N) -> (any FragmentID)? = { _ in nil }
    ) -> some View {
      #if DEBUG
        modifier(Inspector(helm: helm, isPresented: isPresented, identityProvider: identityProvider))
      #else
        self
      #endif
    }
  }
#endif
