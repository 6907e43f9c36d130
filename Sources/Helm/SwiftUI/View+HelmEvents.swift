#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Runs an action at each event of a navigation, as long as the view is there.
    ///
    /// ```swift
    /// DashboardView().onHelmEvent(of: helm) { event in log(event) }
    /// ```
    ///
    /// Events arrive in order, soon after they happen, from the moment the view's task starts (``HelmEvents``). If the
    /// view is given another navigation, it listens to that one from then on.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - action: What to do at an event.
    /// - Returns: The view, listening.
    public nonisolated func onHelmEvent<N: Fragment>(
      of helm: Helm<N>, perform action: @escaping @MainActor (HelmEvent<N>) -> Void
    ) -> some View {
      task(id: ObjectIdentifier(helm)) { @MainActor in
        for await event in helm.events { action(event) }
      }
    }
  }
#endif
