#if canImport(SwiftUI)
  import SwiftUI

  /// An app at a path, for previews.
  ///
  /// ```swift
  /// #Preview("Detail") {
  ///   HelmPreview(segues, at: [.list => .detail]) { fragment in ScreenView(fragment) }
  /// }
  /// ```
  ///
  /// It is fully interactive. If the graph or the path is invalid, it shows the error.
  public struct HelmPreview<N: Fragment, Screen: View>: View {
    @State private var helm: Result<Helm<N>, any Error>
    private let screen: @MainActor (N) -> Screen

    /// Creates a preview of an app at a path.
    ///
    /// - Parameters:
    ///   - nav: The groups of segues.
    ///   - entry: The fragment to start from; it can be omitted if exactly one fragment has outgoing segues but no incoming ones.
    ///   - path: The path, replayed exactly. An empty one starts at the entry.
    ///   - screen: A closure that returns the view of a fragment.
    public init(
      _ nav: Segues<N>, entry: N? = nil, at path: HelmPath<N> = [],
      @ViewBuilder screen: @escaping @MainActor (N) -> Screen
    ) {
      // `Helm.init(in:)` says why not the initializer that throws.
      _helm = State(
        initialValue: Result { Helm(in: try Navigation(graph: NavigationGraph(nav, entry: entry), path: path)) })
      self.screen = screen
    }

    /// The app, or the error.
    public var body: some View {
      switch helm {
      case .success(let helm): HelmView(helm, screen: screen)
      case .failure(let error): Text(verbatim: "\(error)")
      }
    }
  }
#endif
