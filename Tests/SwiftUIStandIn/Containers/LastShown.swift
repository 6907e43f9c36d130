/// What a UIKit container shows: the result of a gesture, until the value of the binding changes.
@MainActor final class LastShown<Value: Equatable> {
  private var bound: Value?
  private var shown: Value?

  /// What a finger holds on the screen, whatever the binding's value is.
  var held: Value?

  nonisolated init() {}

  func shown(_ value: Value) -> Value {
    if bound != value { shown = value }
    bound = value
    return held ?? shown ?? value
  }

  func moved(to value: Value) { shown = value }
}
