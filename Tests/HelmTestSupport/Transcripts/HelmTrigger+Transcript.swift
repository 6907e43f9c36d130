import Helm

extension HelmTrigger {
  /// The cause of an event as a transcript shows it; nothing for a command.
  package var suffix: String {
    switch self {
    case .command: ""
    case .resumed: " (resumed)"
    case .guardChange: " (a guard changed)"
    case .undo: " (undo)"
    case .redo: " (redo)"
    case .outsideModule: " (outside the module)"
    }
  }
}
