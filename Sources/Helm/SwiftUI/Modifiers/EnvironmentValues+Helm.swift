#if canImport(SwiftUI)
  import SwiftUI

  /// The fragment that a screen was created for, of the app or of a module.
  package struct HelmFragment: Sendable {
    let id: String?

    package var name: String { fragmentName(fragment) }

    let fragment: any Fragment

    /// Returns whether this is a given fragment, of the app or of a module.
    func stands<N: Fragment>(for fragment: N) -> Bool {
      moduleFragment(in: self.fragment) { (own: N) in own == fragment } != nil
    }
  }

  /// The key of an environment value that is `nil` unless it is set; there is one of each type.
  enum OptionalKey<Value>: EnvironmentKey { static var defaultValue: Value? { nil } }

  extension EnvironmentValues {
    /// The fragment that a screen was created for: one of a ``HelmView``, or one of the app's own with `helmScreen(_:of:)`.
    package internal(set) var helmFragment: HelmFragment? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// The canonical text of the id of the fragment that a screen was created for, if it has one.
    public var fragmentID: String? { helmFragment?.id }

    var helmContent: ContentSource? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }
  }

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
