#if canImport(SwiftUI)
  import SwiftUI

  extension Helm {
    subscript(shows key: BindingKey<N>) -> Bool {
      get { shownPlace(of: key) != nil }
      set {
        let fragment = key.fragment
        let shown = fragment.place(in: state)
        if newValue, shown == nil {
          write(fragment.presenting(), by: key)
        } else if !newValue, let shown {
          write(.back(.from(shown)), by: key)
        }
        republish(.shown(fragment), unless: (fragment.place(in: state) != nil) == newValue)
      }
    }

    subscript<ID: FragmentID>(idOf key: BindingKey<N>, as type: TypeKey<ID>) -> ID? {
      get { shownPlace(of: key)?.id(as: ID.self) }
      set {
        let fragment = key.fragment
        let (shown, id) = (fragment.place(in: state), newValue?.canonicalText)
        if let id, let shown, shown.fragment != state.entry {
          if shown.id != id { write(.retarget(shown, to: AnyFragmentID?(id)), by: key) }
        } else if let id {
          if shown?.id != id { write(fragment.presenting(id: id), by: key) }
        } else if let shown, shown.id(as: ID.self) != nil {
          write(.back(.from(shown)), by: key)
        }
        republish(.shown(fragment), unless: fragment.place(in: state)?.id(as: ID.self)?.canonicalText == id)
      }
    }

    private func write(_ command: NavigationCommand<N>, by key: BindingKey<N>) {
      switch perform(command) {
      case .success: break
      // A guard denies the command, or hasn't decided yet: that is no mistake of the view.
      case .failure(.denied), .failure(.undecided), .failure(.deferred): break
      case .failure(let error):
        viewMemory.warn(
          """
          The binding to \(key.fragment), made at \(key.callSite), was written without effect: \(error) Bind it in the \
          view of a fragment that has a segue to it.
          """)
      }
    }

    /// Returns the place where a fragment is shown, observed, and warns if another view binds it, too.
    private func shownPlace(of key: BindingKey<N>) -> PathFragment<N>? {
      let place = shownPlace(of: key.fragment)
      if place != nil { viewMemory.checkPresenters(of: key.fragment, in: self) }
      return place
    }
  }

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
