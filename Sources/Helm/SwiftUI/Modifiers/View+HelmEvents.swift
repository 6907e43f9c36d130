#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Calls an action for each event of a navigation, as long as the view exists, visible or covered.
    ///
    /// ```swift
    /// DashboardView().onHelmEvent(of: helm) { event in log(event) }
    /// ```
    ///
    /// Events arrive in order, soon after they happen, from the time that the view first appears (``Navigator/events(buffer:)``). If the view is given
    /// another navigation, it observes that one from then on.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - action: The action, given the event.
    /// - Returns: The view, observing events.
    public nonisolated func onHelmEvent<N: Fragment>(
      of helm: Helm<N>, perform action: @escaping @MainActor (HelmEvent<N>) -> Void
    ) -> some View {
      modifier(EventListening(helm: helm, action: action))
    }
  }

  private struct EventListening<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    let action: @MainActor (HelmEvent<N>) -> Void

    @State private var listener = EventListener<N>()

    func body(content: Content) -> some View {
      listener.action = action
      // Not a task of the view, because that ends whenever the view is covered.
      return content.onChange(of: ObjectIdentifier(helm), initial: true) { listener.listen(to: helm) }
    }
  }

  /// Observes the events of a navigation until its view, and with it the view's state, is gone for good.
  @MainActor private final class EventListener<N: Fragment> {
    var action: @MainActor (HelmEvent<N>) -> Void = { _ in }
    private var task: Task<Void, Never>?

    nonisolated init() {}

    func listen(to helm: Helm<N>) {
      task?.cancel()
      let events = helm.events
      task = Task { [weak self] in
        for await event in events {
          guard let self, !Task.isCancelled else { return }
          self.action(event)
        }
      }
    }

    deinit { task?.cancel() }
  }
#endif
