extension NavigationResult: CustomStringConvertible {
  /// How it ended, in one line.
  public var description: String {
    switch self {
    case .done: "done"
    case .denied(let edge, let reason): "denied: \(edge): \(reason)"
    case .failed(let error): "failed: \(error)"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    }
  }
}
