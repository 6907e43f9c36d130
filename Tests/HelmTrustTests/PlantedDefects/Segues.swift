import Helm
import Observation

/// The state that a guard reads.
@MainActor @Observable final class Session {
  var isOpen: Bool

  init(isOpen: Bool = false) { self.isOpen = isOpen }
}

func push(_ from: Number, _ to: Number) -> Segue<Number> { Segue(from => to, dismissable: true) }

func tab(_ from: Number, _ to: Number) -> Segue<Number> { Segue(from => to, style: .hold) }

func sheet(_ from: Number, _ to: Number) -> Segue<Number> {
  Segue(from => to, style: .hold, dismissable: true, presentation: .sheet)
}

/// Pushes from the entry, and two tabs of it, one with a push.
let twoTabs: [Segue<Number>] = [push(0, 1), push(1, 2), tab(0, 3), tab(0, 4), push(4, 5)]

extension Result {
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
