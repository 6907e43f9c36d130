#if canImport(SwiftUI)
  import SwiftUI

  /// An id as an item, for containers that require an `Identifiable` one.
  public struct PresentedItem<ID: FragmentID & Hashable>: Identifiable, Hashable, Sendable {
    /// The id that the fragment is presented with.
    public let id: ID
  }

  extension Binding {
    /// Returns the binding for `sheet(item:)`, `fullScreenCover(item:)` and `popover(item:)`, which require an `Identifiable` item.
    ///
    /// ```swift
    /// .sheet(item: helm.presentedID(.city, as: Int.self).item()) { city in CityView(id: city.id) }
    /// ```
    ///
    /// - Returns: A binding to the same value.
    /// - Complexity: Constant.
    public func item<ID: FragmentID & Hashable>() -> Binding<PresentedItem<ID>?> where Value == ID? {
      self[dynamicMember: \.presentedItem]
    }
  }

  extension Optional where Wrapped: FragmentID & Hashable {
    fileprivate var presentedItem: PresentedItem<Wrapped>? {
      get { map { PresentedItem(id: $0) } }
      set { self = newValue?.id }
    }
  }
#endif
