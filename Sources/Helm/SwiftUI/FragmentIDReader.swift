#if canImport(SwiftUI)
  import SwiftUI

  /// A view that passes a screen the id it was presented with, as a value of its own type.
  ///
  /// ```swift
  /// HelmView(helm) { screen in
  ///   switch screen {
  ///   case .list: ListView()
  ///   case .detail: FragmentIDReader(Screen.item) { id in ItemView(id: id) }
  ///   }
  /// }
  /// ```
  ///
  /// If the graph declares which ids the fragment takes, there is always one. Outside a screen of that fragment, this view shows nothing.
  public struct FragmentIDReader<ID: FragmentID, Content: View>: View {
    @Environment(\.helmFragment) private var place
    private let isAsked: @MainActor (HelmFragment) -> Bool
    private let content: @MainActor (ID) -> Content

    /// Creates a view that reads the id of a fragment.
    ///
    /// - Parameters:
    ///   - fragment: The fragment and the type of its ids.
    ///   - content: A closure that returns the view for an id.
    /// - Complexity: Constant.
    public init<N>(
      _ fragment: IdentifiedFragment<N, ID>, @ViewBuilder content: @escaping @MainActor (ID) -> Content
    ) {
      isAsked = { $0.stands(for: fragment.fragment) }
      self.content = content
    }

    /// The view for the id.
    public var body: some View {
      if let place, isAsked(place), let id = place.id.flatMap(ID.init(canonicalText:)) { content(id) }
    }
  }
#endif
