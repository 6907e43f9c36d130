#if canImport(SwiftUI)
  /// A line of an app's source code.
  struct SourcePlace: Hashable, CustomStringConvertible {
    private let file: String
    private let line: UInt

    init(_ fileID: StaticString, _ line: UInt) {
      file = "\(fileID)"
      self.line = line
    }

    var description: String { "\(file):\(line)" }
  }

  /// A binding's fragment, as a key.
  struct BindingKey<N: Fragment>: Hashable {
    let fragment: BoundFragment<N>

    /// The maker of the binding, which lives as long as the binding does.
    ///
    /// It is ignored when keys are compared.
    let maker: BindingMaker?

    static func == (lhs: BindingKey, rhs: BindingKey) -> Bool { lhs.fragment == rhs.fragment }

    func hash(into hasher: inout Hasher) { hasher.combine(fragment) }
  }

  /// A line of code that has created a binding which is still in use.
  final class BindingMaker: Sendable {
    let place: SourcePlace

    init(_ place: SourcePlace) { self.place = place }
  }

  extension ViewMemory {
    /// Returns the key of a new binding.
    func key(to fragment: BoundFragment<N>, _ place: SourcePlace) -> BindingKey<N> {
      #if DEBUG
        let maker = BindingMaker(place)
        presenters.add(maker, of: fragment)
        return BindingKey(fragment: fragment, maker: maker)
      #else
        return BindingKey(fragment: fragment, maker: nil)
      #endif
    }

    #if DEBUG
      /// Warns if a fragment is queried as not presented while a binding to it is `true`, because a screen is pushed on it.
      func checkBindings(to fragment: N, id: String?, in state: Navigation<N>) {
        let bound = BoundFragment.exactly(fragment, id: id)
        guard state.isShown(fragment, id: id), let place = presenters.place(of: bound) else { return }
        warn(.mixedQuestions("\(bound)", "\(fragment)", place))
      }
    #endif

    /// Warns, in a debug build, if two views bind one modal: the system would have to present it twice, and refuses.
    func checkPresenters(of fragment: BoundFragment<N>, in helm: Helm<N>) {
      #if DEBUG
        guard let modal = fragment.modal(in: helm.state), presenters.places(of: modal, in: helm.state).count > 1,
          presenters.checked.insert(modal).inserted
        else { return }
        // The previous views have been released by then.
        Task { @MainActor [weak helm] in
          guard let helm else { return }
          presenters.checked.remove(modal)
          let places = presenters.places(of: modal, in: helm.state)
          if places.count > 1 { warn(.twoPresenters("\(modal.fragment)", places.map(\.description).sorted())) }
        }
      #endif
    }
  }

  #if DEBUG
    /// The makers of bindings.
    @MainActor struct BindingMakers<N: Fragment> {
      private var makers: [BoundFragment<N>: [Weak<BindingMaker>]] = [:]

      /// The modals that are being checked.
      var checked: Set<PathFragment<N>> = []

      nonisolated init() {}

      mutating func add(_ maker: BindingMaker, of fragment: BoundFragment<N>) {
        makers[fragment, default: []].removeAll { $0.object == nil }
        makers[fragment]?.append(Weak(object: maker))
      }

      /// Returns a line of code that binds a fragment.
      func place(of fragment: BoundFragment<N>) -> SourcePlace? {
        makers[fragment]?.lazy.compactMap(\.object).first?.place
      }

      /// Returns the lines of code whose bindings refer to a modal.
      func places(of modal: PathFragment<N>, in state: Navigation<N>) -> Set<SourcePlace> {
        Set(makers.filter { $0.key.modal(in: state) == modal }.values.joined().compactMap(\.object?.place))
      }
    }

    extension BoundFragment {
      /// Returns the shown modal that the binding refers to.
      @MainActor fileprivate func modal(in state: Navigation<N>) -> PathFragment<N>? {
        guard let place = place(in: state), let edge = state.ingressEdge(of: place),
          state.graph.segue(for: edge)?.resolvedPresentation.layer == .modal
        else { return nil }
        return place
      }
    }
  #endif
#endif
