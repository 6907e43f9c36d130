#if DEBUG
  /// Something that happens while a command runs and that its outcome doesn't contain.
  package enum HelmIncident<N: Fragment>: Sendable {
    /// A guard returned a verdict on a move.
    case verdict(SegueVerdict<N>, on: GuardedMove<N>)

    /// An event that isn't a step of a command.
    case event(HelmEvent<N>.Kind)
  }

  /// What an inspector needs in addition to the public API, in debug builds only.
  extension Helm {
    /// Adds a witness, called with each incident as it happens.
    ///
    /// A witness must not send commands. It stays until it returns `false`.
    package func onIncident(_ action: @escaping @MainActor (HelmIncident<N>, HelmTrigger<N>) -> Bool) {
      hub.add(witness: action)
    }
  }
#endif
