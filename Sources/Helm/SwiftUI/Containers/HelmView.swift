#if canImport(SwiftUI)
  import SwiftUI

  /// The navigation UI of an app, or of a part of it, drawn from the graph and the state.
  ///
  /// ```swift
  /// HelmView(helm) { fragment in
  ///   switch fragment {
  ///   case .dashboard: DashboardView()
  ///   case .compose: ComposeView()
  ///   }
  /// }
  /// ```
  ///
  /// Pushes become a `NavigationStack`, columns a `NavigationSplitView`, and modals sheets, covers and popovers. Accessories lie below the
  /// content, overlays above it, and curtains over everything; swaps replace. A fragment's own view places what it holds inline, with
  /// ``HelmContent``. Every gesture, such as the back button, a back swipe or dragging a sheet down, becomes the corresponding dismissal.
  public struct HelmView<N: Fragment, Screen: View>: View {
    private var context: HelmViewContext<N, Screen>
    private let root: N?

    /// Creates a view of an app.
    ///
    /// - Parameters:
    ///   - helm: The navigation to draw.
    ///   - part: The fragment to start from, if only a part of the graph should be drawn; nothing is drawn while it isn't shown.
    ///   - screen: A closure that returns the view of a fragment; its id is in the environment, as `\.fragmentID`.
    public init(_ helm: Helm<N>, part: N? = nil, @ViewBuilder screen: @escaping @MainActor (N) -> Screen) {
      context = HelmViewContext(helm: helm) { screen($0.fragment) }
      root = part
    }

    /// Creates a view of an app whose screens are created from a fragment and its id.
    ///
    /// - Parameters:
    ///   - helm: The navigation to draw.
    ///   - part: The fragment to start from, if only a part of the graph should be drawn; nothing is drawn while it isn't shown.
    ///   - screen: A closure that returns the view of a fragment, given the canonical text of its id, if it has one.
    public init(_ helm: Helm<N>, part: N? = nil, @ViewBuilder screen: @escaping @MainActor (N, String?) -> Screen) {
      context = HelmViewContext(helm: helm) { screen($0.fragment, $0.id) }
      root = part
    }

    /// The view of the root, with all modals over it.
    public var body: some View {
      if let shown = root.map(context.helm.shownFragment) ?? context.helm.root {
        RootView(context, root: shown, drawsCurtains: root == nil && !context.isInStack)
          .id(ObjectIdentifier(context.helm))
      }
    }

    private func with(_ change: (inout HelmViewContext<N, Screen>) -> Void) -> HelmView {
      var view = self
      change(&view.context)
      return view
    }

    /// Draws some fragments in a stack, for their titles and toolbars, although nothing can be pushed on them.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.stack(at: .compose, .settings)
    /// ```
    ///
    /// Fragments that can be pushed on have a stack anyway. In the stack of another screen, these fragments have none of their own.
    ///
    /// - Parameter fragments: The fragments, usually sheets and tabs.
    /// - Returns: A modified copy of this view.
    public func stack(at fragments: N...) -> HelmView {
      with { $0.stacks.formUnion(fragments) }
    }

    /// Shows the targets of some segues in the system's inspector, on iOS and macOS.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.inspector(for: .document => .details)
    /// ```
    ///
    /// The segues present accessories, which aren't part of going back, or overlays, which are in front. An inspector is a column beside
    /// the screen if there is room, and a sheet otherwise; closing it goes back from the target. A screen has at most one.
    ///
    /// - Parameter edges: The edges of the segues.
    /// - Returns: A modified copy of this view.
    public func inspector(for edges: DirectedEdge<N>...) -> HelmView {
      #if os(tvOS) || os(watchOS) || os(visionOS)
        self
      #else
        with { for edge in edges { $0.inspectors[edge.from] = edge.to } }
      #endif
    }

    /// Binds the visibility of columns in a window with room for all of them.
    ///
    /// The columns that exist, and the one in front in a narrow window, are part of the navigation's state. Which of them the user hides
    /// isn't, because no fragment appears or disappears. Without this modifier, the system stores the visibility.
    ///
    /// - Parameter visibility: A binding to the visible columns.
    /// - Returns: A modified copy of this view.
    public func columnVisibility(_ visibility: Binding<NavigationSplitViewVisibility>) -> HelmView {
      with { $0.columnVisibility = visibility }
    }

    /// Pushes screens onto the enclosing `NavigationStack`, instead of creating one.
    ///
    /// ```swift
    /// NavigationStack(path: $path) {
    ///   SettingsView()
    ///     .navigationDestination(for: Profile.self) { profile in
    ///       HelmView(helm, part: .profile) { fragment in … }.insideNavigationStack()
    ///     }
    /// }
    /// ```
    ///
    /// Screens that your own stack has pushed stay yours, and modals have stacks of their own. A link with a value belongs to the outer
    /// stack, so screens have to present with buttons. Columns are pushed, curtains have to be drawn by the app, and tabs that push need a
    /// view without this modifier.
    ///
    /// - Returns: A modified copy of this view.
    public func insideNavigationStack() -> HelmView {
      with { $0.isInStack = true }
    }

    /// Sets the transition with which the targets of some segues appear and disappear.
    ///
    /// The state changes at once; the transition is visible if the command is sent in `withAnimation`.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - edges: The edges of the segues.
    /// - Returns: A modified copy of this view.
    public func segueTransition(_ transition: AnyTransition, for edges: DirectedEdge<N>...) -> HelmView {
      with { for edge in edges { $0.transitions[edge] = transition } }
    }

    /// Zooms the targets of some segues out of the view that leads to them, on iOS 18 and later.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.zoomTransition(for: .list => .photo)
    /// ```
    ///
    /// That view is the one in the screen below that has `helmAnchor(for:id:)`, with the id that the fragment is presented with. This
    /// applies to pushed screens, sheets and covers. On macOS, and on older systems, these appear as usual.
    ///
    /// - Parameter edges: The edges of the segues.
    /// - Returns: A modified copy of this view.
    public func zoomTransition(for edges: DirectedEdge<N>...) -> HelmView {
      with { $0.zooms.formUnion(edges) }
    }
  }

  /// The place that a `HelmView` or a curtain begins with, and the row of modals over it.
  struct RootView<N: Fragment, Screen: View>: View {
    private let outer: HelmViewContext<N, Screen>
    private let root: PathFragment<N>
    private let drawsCurtains: Bool
    private let isPresenting: Bool

    @Environment(\.scenePhase) private var phase
    @Namespace private var namespace
    @State private var row: ModalPresenter<N>
    @State private var screen = CurtainScreen<N>()

    /// Creates the view of a place, which presents the modals over it, unless another view does.
    init(
      _ outer: HelmViewContext<N, Screen>, root: PathFragment<N>, drawsCurtains: Bool = false, isPresenting: Bool = true
    ) {
      self.outer = outer
      self.root = root
      self.drawsCurtains = drawsCurtains
      self.isPresenting = isPresenting
      _row = State(
        initialValue: ModalPresenter(over: ModalBase(place: root, isPresenting: isPresenting), of: outer.helm))
    }

    var body: some View {
      let context = context
      // Updated with the state within each command, and whenever the views are evaluated for another reason.
      let _ = row.lie(
        over: ModalBase(
          place: root, isPresenting: isPresenting, hasHolders: outer.isInStack,
          hasCurtains: drawsCurtains && CurtainScreen<N>.isOfCovers, curtains: context.curtains))
      PlaceView(context: context, root: root)
        .modifier(CurtainCover(context: context, isTop: row.turns.shown.isEmpty))
        .modifier(ModalLayer(context: context, row: row))
        .background { if drawsCurtains { CurtainAnchor(context: context, screen: screen) } }
        .transaction { [isUnanimated = row.isUpdatedUnanimated] transaction in
          if transaction.disablesAnimations { isUnanimated.withValue { $0 = true } }
        }
        // Evaluated again, because the state may have been restored meanwhile.
        .onChange(of: row.wanted, initial: true) { row.follow() }
        .onChange(of: row.undrawnCount) { row.noteDrawn() }
        .onChange(of: phase) { _, phase in
          if phase == .active { row.change { $0.stopWaiting() } }
        }
    }

    private var context: HelmViewContext<N, Screen> {
      var context = outer
      context.modals = row
      context.presenting = outer.isInStack ? row : nil
      context.namespace = namespace
      context.curtains = drawsCurtains ? screen : nil
      return context
    }
  }
#endif
