extension HelmEvent.Kind: Described {
  /// What happened, in one line.
  package var descriptionText: String {
    switch self {
    case .step(let action): action.description
    case .denied(let move, let reason): "denied \(move): \(reason)"
    case .failed(let error): "failed: \(error)"
    case .waiting(let move): "waiting for a guard of \(move)"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    }
  }
}

extension HelmEvent: Described {
  /// The number of the event, what happened, and what appeared and disappeared, in one line.
  package var descriptionText: String {
    let changes = disappeared.map { " -\($0)" } + appeared.map { " +\($0)" }
    return "\(sequence) \(kind)\(changes.joined())"
  }
}

extension NavigationStep.Action: Described {
  /// What happened, in one line.
  package var descriptionText: String {
    switch self {
    case .presented(let edge): "presented \(edge)"
    case .returned(let edge): "returned \(edge)"
    case .reselected(let edge): "reselected \(edge)"
    case .redirected(let edge, let flow): "redirected \(edge) to \(flow)"
    case .dismissed(let edge): "dismissed \(edge)"
    case .replaced: "replaced"
    }
  }
}
