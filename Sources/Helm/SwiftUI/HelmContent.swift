#if canImport(SwiftUI)
  import SwiftUI

  /// Places what a fragment holds inline, in the view of that fragment.
  ///
  /// Without an argument it shows the child in front; the others stay behind it, hidden, and keep the state of their
  /// views. With an argument it shows that child whether or not it is in front, as a container of the system expects:
  ///
  /// ```swift
  /// TabView(selection: helm.pickPresented([.news, .library])) {
  ///   HelmContent(Screen.news).tabItem { Text("News") }.tag(Screen.news)
  ///   HelmContent(Screen.library).tabItem { Text("Library") }.tag(Screen.library)
  /// }
  /// ```
  ///
  /// It shows nothing if there is no such child, and outside of a ``HelmView``.
  public struct HelmContent: View {
    @Environment(\.helmContent) private var source
    private let child: AnyHashable?

    /// Places the children, the one in front over the others, which cannot be seen.
    ///
    /// - Complexity: Constant.
    public init() { child = nil }

    /// Places a certain child.
    ///
    /// - Parameter fragment: The child.
    /// - Complexity: Constant.
    public init(_ fragment: some Fragment) { child = AnyHashable(fragment) }

    /// The child's view.
    public var body: some View { source?.content(child) }
  }

  /// Makes the views of what a fragment holds inline, for whatever fragments.
  struct ContentSource {
    let content: @MainActor (AnyHashable?) -> AnyView
    private let holder: AnyHashable
    private let helm: ObjectIdentifier
    private let origin: DrawingOrigin
    private let isClosing: Bool

    @MainActor init<N: Fragment, Screen: View>(_ drawing: Drawing<N, Screen>, holder: PathFragment<N>) {
      self.holder = AnyHashable(holder)
      helm = ObjectIdentifier(drawing.helm)
      origin = drawing.origin
      isClosing = drawing.isClosing
      content = { child in AnyView(ContentView(drawing: drawing, holder: holder, child: child?.base as? N)) }
    }
  }

  extension ContentSource: Equatable {
    // Environment values are compared. The same holder has the same content, as long as the app has not made the view anew,
    // with a closure that has captured other values.
    static func == (lhs: ContentSource, rhs: ContentSource) -> Bool {
      lhs.holder == rhs.holder && lhs.helm == rhs.helm && lhs.origin === rhs.origin && lhs.isClosing == rhs.isClosing
    }
  }

  private struct ContentView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>
    let child: N?

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      let isClosing = drawing.isClosing(holder)
      let drawing = drawing.closing(isClosing)
      let held = last.value(drawing.helm.content(of: holder), isClosing: isClosing)
      let children = held.filter { child == nil || $0.fragment == child }
      ZStack {
        ForEach(Array(children.enumerated()), id: \.element) { index, fragment in
          PlaceView(drawing: drawing, root: fragment)
            .modifier(Seen(isSeen: fragment == children.last))
            .transition(drawing.transition(of: fragment))
            .zIndex(Double(index))
        }
      }
    }
  }

  /// Keeps a view in its place, with its state, whether it is seen or not.
  struct Seen: ViewModifier {
    let isSeen: Bool

    func body(content: Content) -> some View {
      content
        .opacity(isSeen ? 1 : 0)
        .disabled(!isSeen)
        .allowsHitTesting(isSeen)
        .accessibilityHidden(!isSeen)
    }
  }
#endif
