#if canImport(SwiftUI)
  import SwiftUI

  /// The context that all views of one `HelmView` share.
  @MainActor struct Drawing<N: Fragment, Screen: View> {
    let helm: Helm<N>

    /// A closure that returns the view of a fragment.
    let screen: @MainActor (PathFragment<N>) -> Screen

    /// Identifies the closure: another one may have captured other values.
    let origin = DrawingOrigin()

    /// The fragments that have a stack for their bars although nothing can be pushed on them.
    var stacks: Set<N> = []

    /// The transitions of segues' targets, if they aren't the default.
    var transitions: [DirectedEdge<N>: AnyTransition] = [:]

    /// The segues whose targets zoom out of the view that leads to them.
    var zooms: Set<DirectedEdge<N>> = []

    /// The fragments shown in the system's inspector, by their holders.
    var inspectors: [N: N] = [:]

    /// The visible columns, if the app binds them.
    var columnVisibility: Binding<NavigationSplitViewVisibility>?

    /// The namespace that connects zooming fragments with the views they zoom out of.
    var namespace: Namespace.ID?

    /// The row of modals, for the views that popovers and dialogs point at.
    var modals: ModalRow<N>?

    /// The row of modals, if each screen presents the lowest one itself when it holds it.
    ///
    /// In an app's own stack, a pushed screen covers everything below it, including every view that could present a modal from there.
    var presenting: ModalRow<N>?

    /// The screen that draws the curtains over everything; `nil` inside a curtain, and if only a part is drawn.
    var curtains: CurtainScreen<N>?

    /// Whether pushes go onto the surrounding stack.
    var isInStack = false

    /// Whether this is already inside a column, because split views aren't nested.
    var isInColumns = false

    /// Whether the views are about to disappear, and keep showing their last values.
    var isClosing = false

    init(helm: Helm<N>, screen: @escaping @MainActor (PathFragment<N>) -> Screen) {
      self.helm = helm
      self.screen = screen
    }

    /// Returns a copy for a modal, which has no surrounding stack.
    func inModal(isClosing: Bool) -> Drawing {
      var drawing = self
      drawing.presenting = nil
      drawing.isInStack = false
      drawing.isInColumns = false
      drawing.isClosing = isClosing
      return drawing
    }

    /// Returns a copy for a curtain, which has modals of its own.
    func inCurtain(_ modals: ModalRow<N>?) -> Drawing {
      var drawing = inModal(isClosing: false)
      drawing.modals = modals
      drawing.curtains = nil
      return drawing
    }

    /// A copy for a stack.
    var inStack: Drawing {
      var drawing = self
      drawing.isInStack = true
      return drawing
    }

    /// A copy for a column.
    var inColumns: Drawing {
      var drawing = self
      drawing.isInColumns = true
      return drawing
    }

    /// Returns a copy for a place that may be about to disappear.
    func closing(_ isClosing: Bool) -> Drawing {
      var drawing = self
      drawing.isClosing = isClosing
      return drawing
    }

    /// Returns whether a place is about to disappear, as part of another one or on its own.
    func isClosing(_ place: PathFragment<N>) -> Bool { isClosing || !helm.isOnPath(place) }

    /// Returns whether a place has no back button.
    func isLocked(_ place: PathFragment<N>) -> Bool { !isClosing && helm.isLocked(place) }

    /// Returns the transition of a fragment, by the segue that presented it.
    func transition(of fragment: PathFragment<N>) -> AnyTransition {
      helm.state.ingressEdge(of: fragment).flatMap { transitions[$0] } ?? .opacity
    }
  }

  /// The identity of a drawing.
  final class DrawingOrigin: Sendable {}
#endif

#if canImport(SwiftUI)
  import SwiftUI

  /// The last value of a view, which keeps showing it while it slides or fades away, whatever the state is by then.
  @MainActor final class LastShown<Value> {
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
