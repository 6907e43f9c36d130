#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows a navigation's state and events over the view, in debug builds only.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.helmInspector(helm)
    /// ```
    ///
    /// A button at the bottom edge opens a panel with the presented fragments, the path, the fragments that could be presented from here,
    /// live events, undo and redo. A release build returns the view unchanged.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - isPresented: A binding to whether the panel is open, for an app that has its own button for it.
    ///   - identityProvider: A closure that returns the id to present a fragment with, if it needs one.
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
