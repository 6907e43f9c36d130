#if canImport(SwiftUI)
  /// A line of an app's source code that has made a binding, which retains it.
  final class CallSite: Sendable, CustomStringConvertible {
    let description: String

    init(_ fileID: StaticString, _ line: UInt) { description = "\(fileID):\(line)" }
  }

  /// A binding's fragment, as a key.
  struct BindingKey<N: Fragment>: Hashable {
    let fragment: BoundFragment<N>

    /// Where the binding was made, which is ignored when keys are compared.
    let callSite: CallSite

    static func == (lhs: BindingKey, rhs: BindingKey) -> Bool { lhs.fragment == rhs.fragment }

    func hash(into hasher: inout Hasher) { hasher.combine(fragment) }
  }

  /// Mistakes of views, each of which a debug build logs once.
  extension ViewMemory {
    func warn(_ text: @autoclosure () -> String) {
      #if DEBUG
        let text = text()
        if warnings.insert(text).inserted { ErrorPolicy.log(text) }
      #endif
    }

    func key(to fragment: BoundFragment<N>, _ place: CallSite) -> BindingKey<N> {
      #if DEBUG
        callSites[fragment, default: []].removeAll { $0.object == nil }
        callSites[fragment]?.append(Weak(object: place))
      #endif
      return BindingKey(fragment: fragment, callSite: place)
    }

    /// Warns if two views bind one modal: the system would have to present it twice, and refuses.
    func checkPresenters(of fragment: BoundFragment<N>, in helm: Helm<N>) {
      #if DEBUG
        guard let modal = modal(of: fragment, in: helm.state), places(of: modal, in: helm.state).count > 1,
          checked.insert(modal).inserted
        else { return }
        // The previous views have been released by then.
        Task { @MainActor [weak helm] in
          guard let helm else { return }
          checked.remove(modal)
          let places = places(of: modal, in: helm.state)
          guard places.count > 1 else { return }
          warn(
            """
            \(modal.fragment) is bound by several views that are there at the same time: \
            \(places.sorted().joined(separator: ", ")). The system presents a modal once. Bind it in one view around them, or \
            name the segue: isPresented(.source => .\(modal.fragment)).
            """)
        }
      #endif
    }

    #if DEBUG
      /// Warns if a fragment is queried as not presented while a binding to it is `true`, because a screen is pushed on it.
      func checkBindings(to fragment: N, id: String?, in state: Navigation<N>) {
        let bound = BoundFragment.exactly(fragment, id: id)
        guard bound.place(in: state) != nil, let place = callSites[bound]?.lazy.compactMap(\.object).first
        else { return }
        warn(
          """
          isPresented(.\(bound)) is false as a Bool, since a screen is pushed on it, and true as the binding made at \(place), \
          which keeps its sheet up. To query the same value, use shownFragment(.\(fragment)) != nil.
          """)
      }

      private func places(of modal: PathFragment<N>, in state: Navigation<N>) -> Set<String> {
        Set(
          callSites.filter { self.modal(of: $0.key, in: state) == modal }.values.joined().compactMap(
            \.object?.description)
        )
      }

      private func modal(of fragment: BoundFragment<N>, in state: Navigation<N>) -> PathFragment<N>? {
        guard let place = fragment.place(in: state), let edge = state.edge(into: place)?.edge,
          state.graph.segue(for: edge)?.resolvedPresentation.layer == .modal
        else { return nil }
        return place
      }
    #endif
  }
#endif
