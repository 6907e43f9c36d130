#if canImport(SwiftUI)
  import SwiftUI

  /// The context that all views of one `HelmView` share.
  @MainActor struct HelmViewContext<N: Fragment, Screen: View> {
    let helm: Helm<N>

    let screen: @MainActor (PathFragment<N>) -> Screen

    /// Identifies the closure: another one may have captured other values.
    let origin = DrawingOrigin()

    // What the modifiers of the `HelmView` set.

    var stacks: Set<N> = []
    var transitions: [DirectedEdge<N>: AnyTransition] = [:]
    var zooms: Set<DirectedEdge<N>> = []

    /// The fragments shown in the system's inspector, by their holders.
    var inspectors: [N: N] = [:]
    var columnVisibility: Binding<NavigationSplitViewVisibility>?

    /// Whether pushes go onto the surrounding stack, of this view or of the app.
    var isInStack = false

    // What the surrounding views set.

    /// The namespace that connects zooming fragments with the views they zoom out of.
    var namespace: Namespace.ID?

    /// The row of modals, for the views that popovers and dialogs point at.
    var modals: ModalPresenter<N>?

    /// The row of modals, if each screen presents the lowest one itself when it holds it.
    ///
    /// In an app's own stack, a pushed screen covers everything below it, including every view that could present a modal from there.
    var presenting: ModalPresenter<N>?

    /// The screen that draws the curtains over everything; `nil` inside a curtain, and if only a part is drawn.
    var curtains: CurtainScreen<N>?

    /// Whether this is already inside a column, because split views aren't nested.
    var isInColumns = false

    /// Whether the views are about to disappear, and keep showing their last values.
    var isClosing = false

    private func with(_ change: (inout HelmViewContext) -> Void) -> HelmViewContext {
      var context = self
      change(&context)
      return context
    }

    /// Returns a copy for a modal, which has no surrounding stack.
    func inModal(isClosing: Bool) -> HelmViewContext {
      with {
        $0.presenting = nil
        $0.isInStack = false
        $0.isInColumns = false
        $0.isClosing = isClosing
      }
    }

    /// Returns a copy for the system's inspector, whose screens still present what they hold.
    func inInspector(isClosing: Bool) -> HelmViewContext {
      inModal(isClosing: isClosing).with { $0.presenting = presenting }
    }

    /// A copy for a curtain, which has modals of its own.
    var inCurtain: HelmViewContext {
      inModal(isClosing: false).with {
        $0.modals = nil
        $0.curtains = nil
      }
    }

    var inStack: HelmViewContext { with { $0.isInStack = true } }
    var inColumns: HelmViewContext { with { $0.isInColumns = true } }

    /// Returns a copy for what a place shows, which may be about to disappear with it.
    func closing(with place: PathFragment<N>) -> HelmViewContext { closing(isClosing(place)) }

    /// Returns a copy for what is about to disappear, if this is, or if it is on its own.
    func closing(_ isClosing: Bool) -> HelmViewContext { with { $0.isClosing = $0.isClosing || isClosing } }

    /// Returns whether a place is about to disappear, as part of another one or on its own.
    func isClosing(_ place: PathFragment<N>) -> Bool { isClosing || !helm.isOnPath(place) }

    func isLocked(_ place: PathFragment<N>) -> Bool { !isClosing && helm.isLocked(place) }

    /// Returns the transition of a fragment, by the segue that presented it.
    func transition(of fragment: PathFragment<N>) -> AnyTransition {
      helm.state.edge(into: fragment).flatMap { transitions[$0.edge] } ?? .opacity
    }
  }

  final class DrawingOrigin: Sendable {}

  /// The last value of a view, which keeps showing it while it slides or fades away, whatever the state is by then.
  @MainActor final class FrozenValue<Value> {
    private var value: Value?

    nonisolated init() {}

    /// Returns the value to show: the current one, or the last value of a view that is about to disappear.
    func value(_ now: Value, isClosing: Bool) -> Value {
      if isClosing, let value { return value }
      value = now
      return now
    }
  }
#endif
