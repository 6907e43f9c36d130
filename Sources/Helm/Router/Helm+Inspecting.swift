#if DEBUG
  /// What happens while commands are run, besides what their outcomes say.
  package enum HelmIncident<N: Fragment>: Sendable {
    /// A guard has answered about a move.
    case verdict(SegueVerdict<N>, on: GuardedMove<N>)

    /// Something has happened that is no step of a command.
    case event(HelmEvent<N>.Kind)
  }

  /// What an inspector needs of a navigation besides its public face; in debug builds only.
  extension Helm {
    /// Adds a witness of incidents, called as they happen.
    ///
    /// It must not send commands. It stays for as long as it returns `true`.
    package func onIncident(_ action: @escaping @MainActor (HelmIncident<N>, HelmCause<N>) -> Bool) {
      hub.add(witness: action)
    }
  }
#endif
