#if canImport(SwiftUI)
  import SwiftUI

  /// What all views of one `HelmView` share.
  @MainActor struct Drawing<N: Fragment, Screen: View> {
    let helm: Helm<N>

    /// Makes the view of a fragment.
    let screen: @MainActor (PathFragment<N>) -> Screen

    /// Tells this drawing from one made with another closure, which captured other values.
    let origin = DrawingOrigin()

    /// The fragments that have a stack for their bars, though nothing can be pushed on them.
    var stacks: Set<N> = []

    /// How the targets of segues come and go, where that is not the default.
    var transitions: [DirectedEdge<N>: AnyTransition] = [:]

    /// The segues whose targets grow out of what leads to them.
    var zooms: Set<DirectedEdge<N>> = []

    /// What fragments have in the system's inspector.
    var inspectors: [N: N] = [:]

    /// Which columns are shown, where the app binds it.
    var columnVisibility: Binding<NavigationSplitViewVisibility>?

    /// What zooms and what they grow out of know each other by.
    var namespace: Namespace.ID?

    /// The row of modals, for the views that popovers and dialogs point at.
    var modals: Presenting<N>?

    /// The row of modals, where each screen presents the lowest one if it holds it.
    ///
    /// In an app's own stack, what is pushed covers everything below, and with it whatever could present a modal from
    /// there.
    var presenting: Presenting<N>?

    /// What draws the curtains over everything; nothing in a curtain, and where only a part is drawn.
    var curtains: CurtainScreen<N>?

    /// Whether what is pushed goes onto the stack around.
    var isInStack = false

    /// Whether it is in a column already: a split view has no other one in it.
    var isInColumns = false

    /// Whether what is drawn is about to disappear, and keeps what it showed last.
    var isClosing = false

    init(helm: Helm<N>, screen: @escaping @MainActor (PathFragment<N>) -> Screen) {
      self.helm = helm
      self.screen = screen
    }

    /// The same in a modal, which has no stack around.
    func inModal(isClosing: Bool) -> Drawing {
      var drawing = self
      drawing.presenting = nil
      drawing.isInStack = false
      drawing.isInColumns = false
      drawing.isClosing = isClosing
      return drawing
    }

    /// The same in a curtain, which has modals of its own.
    func inCurtain(_ modals: Presenting<N>) -> Drawing {
      var drawing = inModal(isClosing: false)
      drawing.modals = modals
      drawing.curtains = nil
      return drawing
    }

    /// The same in a stack.
    var inStack: Drawing {
      var drawing = self
      drawing.isInStack = true
      return drawing
    }

    /// The same in a column.
    var inColumns: Drawing {
      var drawing = self
      drawing.isInColumns = true
      return drawing
    }

    /// The same in a place that may be about to go.
    func closing(_ isClosing: Bool) -> Drawing {
      var drawing = self
      drawing.isClosing = isClosing
      return drawing
    }

    /// Whether a place is about to go, as part of another one or by itself.
    func isClosing(_ place: PathFragment<N>) -> Bool { isClosing || !helm.isOnPath(place) }

    /// How a fragment comes and goes, by the segue that made it.
    func transition(of fragment: PathFragment<N>) -> AnyTransition {
      helm.state.ingressEdge(of: fragment).flatMap { transitions[$0] } ?? .opacity
    }
  }

  /// The row of modals over a place.
  @MainActor struct Presenting<N: Fragment> {
    let row: ModalRow<N>
    let root: RowRoot<N>
  }

  /// What tells drawings apart.
  final class DrawingOrigin: Sendable {}
#endif

#if canImport(SwiftUI)
  import SwiftUI

  /// What a view showed last: while it slides or fades away it goes on showing that, whatever the state says by then.
  @MainActor final class LastShown<Value> {
    private var value: Value?

    nonisolated init() {}

    /// The value to show: the current one, or the last value of a view that is about to disappear.
    func value(_ now: Value, isClosing: Bool) -> Value {
      if isClosing, let value { return value }
      value = now
      return now
    }
  }
#endif
