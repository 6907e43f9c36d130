/// Everything that can be observed of a `Helm`.
struct HelmObservation<N: Fragment> {
  let path = ObservationSource()
  let presentedFragments = ObservationSource()
  let rules = ObservationSource()
  let errors = ObservationSource()
  let keptCommand = ObservationSource()
  let canUndo = ObservationSource()
  let canRedo = ObservationSource()

  /// Whether fragments are presented, with an id, without one, or with any.
  let presence = ObservationBook<PresenceQuestion, Bool>(capacity: 1024)

  /// The ids that fragments are presented with, from the bottom to the top.
  let identities = ObservationBook<N, [String]>(capacity: 256)

  /// What can be done now.
  ///
  /// These answers depend on the whole state, so they are asked again after each change.
  let possibilities = ObservationBook<PossibilityQuestion, Bool>(capacity: 256)

  enum PresenceQuestion: Hashable {
    case exactly(PathFragment<N>)
    case any(N)
  }

  enum PossibilityQuestion: Hashable {
    case present(PathFragment<N>)
    case dismiss
    case back
  }
}
