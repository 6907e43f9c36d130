#if canImport(SwiftUI)
  import SwiftUI

  /// Gives a screen the id that it was presented with, in its own type.
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
  /// If the graph says which ids the fragment takes, there always is one. Outside of a screen of that fragment it shows
  /// nothing.
  public struct FragmentIDReader<ID: FragmentID, Content: View>: View {
    @Environment(\.helmFragment) private var place
    private let isAsked: @MainActor (HelmFragment) -> Bool
    private let content: @MainActor (ID) -> Content

    /// Reads the id of a fragment.
    ///
    /// - Parameters:
    ///   - fragment: The fragment with the type of its ids.
    ///   - content: Makes the view of an id.
    /// - Complexity: Constant.
    public init<N>(
      _ fragment: IdentifiedFragment<N, ID>, @ViewBuilder content: @escaping @MainActor (ID) -> Content
    ) {
      isAsked = { $0.stands(for: fragment.fragment) }
      self.content = content
    }

    /// The view of the id.
    public var body: some View {
      if let place, isAsked(place), let id = place.id(as: ID.self) { content(id) }
    }
  }
#endif
