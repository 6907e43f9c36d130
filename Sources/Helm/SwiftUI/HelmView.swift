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
  /// Pushes become a `NavigationStack`, columns a `NavigationSplitView`, modals sheets, covers and popovers; accessories lie below
  /// the content, overlays above it, curtains over everything, and swaps replace. What a fragment holds inline is placed by its
  /// own view, with ``HelmContent``. Every gesture (back button and swipe, dragging a sheet down) becomes the dismissal that it
  /// means.
  public struct HelmView<N: Fragment, Screen: View>: View {
    private var drawing: Drawing<N, Screen>
    private let root: N?
    private var isInStack = false

    /// Draws an app.
    ///
    /// - Parameters:
    ///   - helm: The state to draw.
    ///   - part: The fragment to start from, where only a part of the graph is to be drawn; nothing is drawn while it is not
    ///     shown.
    ///   - screen: Makes the view of a fragment; its id is in the environment, as `\.fragmentID`.
    public init(_ helm: Helm<N>, part: N? = nil, @ViewBuilder screen: @escaping @MainActor (N) -> Screen) {
      drawing = Drawing(helm: helm) { screen($0.fragment) }
      root = part
    }

    /// Draws an app whose screens are made from a fragment and its id.
    ///
    /// - Parameters:
    ///   - helm: The state to draw.
    ///   - part: The fragment to start from, where only a part of the graph is to be drawn; nothing is drawn while it is not
    ///     shown.
    ///   - screen: Makes the view of a fragment with the canonical text of its id, if it has one.
    public init(_ helm: Helm<N>, part: N? = nil, @ViewBuilder screen: @escaping @MainActor (N, String?) -> Screen) {
      drawing = Drawing(helm: helm) { screen($0.fragment, $0.id) }
      root = part
    }

    /// The root of what is drawn, and all modals over it.
    public var body: some View {
      if let shown = root.map(drawing.helm.shownFragment) ?? drawing.helm.root {
        RootView(drawing: drawing, root: shown, isInStack: isInStack, drawsCurtains: root == nil && !isInStack)
          .id(ObjectIdentifier(drawing.helm))
      }
    }

    /// Draws some fragments in a stack, for their titles and toolbars, though nothing can be pushed on them.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.stack(at: .compose, .settings)
    /// ```
    ///
    /// What can be pushed on has a stack by itself. In the stack of another screen, these fragments have none of their own.
    ///
    /// - Parameter fragments: The fragments: usually sheets and tabs.
    /// - Returns: A view that differs in this only.
    /// - Complexity: Linear in the fragments given.
    public func stack(at fragments: N...) -> HelmView {
      var view = self
      view.drawing.stacks.formUnion(fragments)
      return view
    }

    /// Shows the targets of some segues in the system's inspector, where there is one: on iOS and macOS.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.inspector(for: .document => .details)
    /// ```
    ///
    /// The segues present accessories, which nobody goes back from, or overlays, which are in front. Where there is room, an inspector is
    /// a column beside the screen, and elsewhere a sheet; closing it goes back from the target. A screen has one.
    ///
    /// - Parameter edges: The edges of the segues.
    /// - Returns: A view that differs in this only.
    /// - Complexity: Linear in what is given.
    public func inspector(for edges: DirectedEdge<N>...) -> HelmView {
      var view = self
      for edge in edges { view.drawing.inspectors[edge.from] = edge.to }
      return view
    }

    /// Binds which columns are shown where there is room for all of them.
    ///
    /// Which columns there are, and which is in front in a narrow window, is the state of the navigation. Which of them a person hides
    /// is not: nothing comes or goes by that. Without this, the system keeps it.
    ///
    /// - Parameter visibility: What is shown.
    /// - Returns: A view that differs in this only.
    public func columnVisibility(_ visibility: Binding<NavigationSplitViewVisibility>) -> HelmView {
      var view = self
      view.drawing.columnVisibility = visibility
      return view
    }

    /// Draws what is pushed onto the `NavigationStack` that the view is in, instead of one of its own.
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
    /// What your own stack has pushed stays its own, and modals have stacks of their own. A link with a value belongs
    /// to the outer stack, so screens present with buttons. Columns are pushed, curtains are drawn by the app, and tabs that
    /// push need a view without this.
    ///
    /// - Returns: A view that differs in this only.
    public func insideNavigationStack() -> HelmView {
      var view = self
      view.isInStack = true
      return view
    }

    /// Sets the transition that the targets of some segues appear and disappear with.
    ///
    /// The state changes at once; the transition is visible if the command is in `withAnimation`.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - edges: The edges of the segues.
    /// - Returns: A view that differs in this only.
    /// - Complexity: Linear in what is given.
    public func segueTransition(_ transition: AnyTransition, for edges: DirectedEdge<N>...) -> HelmView {
      var view = self
      for edge in edges { view.drawing.transitions[edge] = transition }
      return view
    }

    /// Lets the targets of some segues grow out of the view that leads to them, where the system has that: from iOS 18 on.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.zoomTransition(for: .list => .photo)
    /// ```
    ///
    /// The view is the one in the screen below that has `helmAnchor(for:id:)`, with the id that the fragment is presented with. It
    /// applies to what is pushed, and to sheets and covers. On macOS, and on older systems, these come as they always do.
    ///
    /// - Parameter edges: The edges of the segues.
    /// - Returns: A view that differs in this only.
    /// - Complexity: Linear in what is given.
    public func zoomTransition(for edges: DirectedEdge<N>...) -> HelmView {
      var view = self
      view.drawing.zooms.formUnion(edges)
      return view
    }
  }

  /// The place that a `HelmView` begins with, and the row of modals over it.
  private struct RootView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>
    let isInStack: Bool
    let drawsCurtains: Bool

    @Environment(\.scenePhase) private var phase
    @Namespace private var namespace
    @State private var row = ModalRow<N>()
    @State private var screen = CurtainScreen<N>()

    var body: some View {
      place
        .modifier(RowFollowing(row: row, helm: drawing.helm, wanted: wanted))
        .onChange(of: phase) { _, phase in
          if phase == .active { row.stopWaiting() }
        }
    }

    @ViewBuilder private var place: some View {
      if isInStack {
        PlaceView(drawing: inStack, root: root)
      } else {
        PlaceView(drawing: inWindow, root: root)
          .modifier(CurtainCover(drawing: inWindow, isTop: row.turns.shown.isEmpty))
          .modifier(ModalLayer(drawing: inWindow, row: row, root: rowRoot))
          .background { if drawsCurtains { CurtainAnchor(drawing: inWindow, screen: screen) } }
      }
    }

    /// Says which modals are to be on the screen.
    private var wanted: () -> WantedRow<N> {
      { [weak row, weak screen, helm = drawing.helm, rowRoot, drawsCurtains] in
        let modals = helm.row(over: rowRoot, sheets: row?.shownAsSheets ?? [])
        guard drawsCurtains, screen?.holdsModals(of: helm) == true else { return WantedRow(modals: modals) }
        #if os(watchOS)
          return WantedRow(modals: modals.filter(\.isOverCurtain), isHeld: true)
        #else
          return WantedRow(modals: [], isHeld: true)
        #endif
      }
    }

    private var rowRoot: RowRoot<N> {
      #if os(watchOS)
        RowRoot(place: root, hasHolders: isInStack, hasCurtains: drawsCurtains)
      #else
        RowRoot(place: root, hasHolders: isInStack)
      #endif
    }

    private var inStack: Drawing<N, Screen> {
      var inStack = inWindow.inStack
      inStack.presenting = inStack.modals
      return inStack
    }

    private var inWindow: Drawing<N, Screen> {
      var drawing = drawing
      drawing.modals = Presenting(row: row, root: rowRoot)
      drawing.namespace = namespace
      if drawsCurtains { drawing.curtains = screen }
      return drawing
    }
  }
#endif
