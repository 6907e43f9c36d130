#if canImport(SwiftUI)
  import SwiftUI

  /// The values behind bindings for sheets, covers, popovers and pushed destinations.
  extension Helm {
    subscript(shows key: BindingKey<N>) -> Bool {
      get { shownPlace(of: key.fragment) != nil }
      set {
        let fragment = key.fragment
        let shown = fragment.place(in: state)
        if newValue, shown == nil {
          write(fragment.presenting(), by: key)
        } else if !newValue, let shown {
          write(.back(.from(shown)), by: key)
        }
        showAgain(fragment.query, unless: (fragment.place(in: state) != nil) == newValue)
      }
    }

    subscript<ID: FragmentID>(idOf key: BindingKey<N>, as type: TypeKey<ID>) -> ID? {
      get { shownPlace(of: key.fragment)?.id(as: ID.self) }
      set {
        let fragment = key.fragment
        let (shown, id) = (fragment.place(in: state), newValue?.canonicalText)
        if let id, let shown, shown.fragment != state.entry {
          if shown.id != id { write(.retarget(shown, id: id), by: key) }
        } else if let id {
          if shown?.id != id { write(fragment.presenting(id: id), by: key) }
        } else if let shown, shown.id(as: ID.self) != nil {
          write(.back(.from(shown)), by: key)
        }
        showAgain(fragment.query, unless: fragment.place(in: state)?.id(as: ID.self)?.canonicalText == id)
      }
    }

    /// Runs the command that a write to a binding means, and warns in a debug build if it fails.
    private func write(_ command: NavigationCommand<N>, by key: BindingKey<N>) {
      if case .failure(let error) = perform(command) {
        viewMemory.warn(.failedWrite(key.fragment.description, key.maker?.place, "\(error)"))
      }
    }

    /// Returns the place where a fragment is shown, registers the caller as an observer, and warns if another view binds it, too.
    private func shownPlace(of fragment: BoundFragment<N>) -> PathFragment<N>? {
      switch fragment {
      case .exactly(let fragment, let id): _ = isShown(fragment, id: id)
      case .any(let fragment): _ = shownFragment(fragment)  // Told of another id, too.
      case .through(let edge): _ = shownFragment(through: edge)
      case .between(let edge): _ = isShown(between: edge)
      case .held(_, let edge, let holder): _ = shownFragment(through: edge, from: holder)
      }
      let place = fragment.place(in: state)
      if place != nil { viewMemory.checkPresenters(of: fragment, in: self) }
      return place
    }
  }
#endif
