/// What a container of UIKit shows: what a gesture led to, until the value of the binding is another one than before.
@MainActor final class LastShown<Value: Equatable> {
  private var bound: Value?
  private var shown: Value?

  /// What a finger holds on the screen, whatever the binding says meanwhile.
  var held: Value?

  nonisolated init() {}

  func shown(_ value: Value) -> Value {
    if bound != value { shown = value }
    bound = value
    return held ?? shown ?? value
  }

  func moved(to value: Value) { shown = value }
}
