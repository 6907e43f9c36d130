#if canImport(SwiftUI)
  import SwiftUI

  /// Where the view of a fragment places what the fragment holds inline.
  ///
  /// Without an argument it shows the child in front. With one it shows that child whether it is in front or not, so that
  /// each tab keeps its own views:
  ///
  /// ```swift
  /// TabView(selection: helm.pickPresented([.news, .library])) {
  ///   HelmContent(Section.news).tabItem { Text("News") }.tag(Section.news)
  ///   HelmContent(Section.library).tabItem { Text("Library") }.tag(Section.library)
  /// }
  /// ```
  ///
  /// It shows nothing where there is no such child (yet), and outside of a ``HelmView``.
  public struct HelmContent: View {
    @Environment(\.helmContent) private var source
    private let child: AnyHashable?

    /// Places the child in front.
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

    @MainActor init<N: Fragment, Screen: View>(_ drawing: Drawing<N, Screen>, holder: PathFragment<N>) {
      self.holder = AnyHashable(holder)
      helm = ObjectIdentifier(drawing.helm)
      content = { child in AnyView(ContentView(drawing: drawing, holder: holder, child: child?.base as? N)) }
    }
  }

  extension ContentSource: Equatable {
    // Environment values are compared: the same holder has the same content.
    static func == (lhs: ContentSource, rhs: ContentSource) -> Bool { lhs.holder == rhs.holder && lhs.helm == rhs.helm }
  }

  private struct ContentView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>
    let child: N?

    var body: some View {
      let children = drawing.helm.content(of: holder)
      ZStack {
        if let shown = children.last(where: { child == nil || $0.fragment == child }) {
          PlaceView(drawing: drawing, root: shown).id(shown).transition(drawing.transition(of: shown))
        }
      }
    }
  }
#endif
