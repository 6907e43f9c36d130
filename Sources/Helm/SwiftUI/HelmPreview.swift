#if canImport(SwiftUI)
  import SwiftUI

  /// An app as it is at a path, for previews.
  ///
  /// ```swift
  /// #Preview("Detail") {
  ///   HelmPreview(segues, at: [.list => .detail]) { fragment in ScreenView(fragment) }
  /// }
  /// ```
  ///
  /// It can be used like the app. If the graph or the path is wrong, it shows why.
  public struct HelmPreview<N: Fragment, Screen: View>: View {
    @State private var helm: Result<Helm<N>, any Error>
    private let screen: @MainActor (N) -> Screen

    /// Shows an app at a path.
    ///
    /// - Parameters:
    ///   - nav: The segues.
    ///   - entry: The fragment to start from; it may be left out where one fragment alone has segues out and none in.
    ///   - path: The path, replayed exactly. An empty one starts at the entry.
    ///   - screen: Makes the view of a fragment.
    public init(
      _ nav: any Sequence<Segue<N>>, entry: N? = nil, at path: HelmPath<N> = [],
      @ViewBuilder screen: @escaping @MainActor (N) -> Screen
    ) {
      _helm = State(initialValue: Result { try Helm(nav: nav, entry: entry, path: path) })
      self.screen = screen
    }

    /// The app, or what is wrong.
    public var body: some View {
      switch helm {
      case .success(let helm): HelmView(helm, screen: screen)
      case .failure(let error): Text(verbatim: "\(error)")
      }
    }
  }
#endif
