/// The fragments or tags of a graph in order, and the position of each.
///
/// It is inlined into the app, so that its own fragments are copied, compared and hashed by specialized code.
@usableFromInline
struct PositionTable<Value: Hashable & Sendable, Kind>: Sendable {
  /// The values, by position.
  @usableFromInline var values: [Value] = []

  @usableFromInline var positions: [Value: Position<Kind>] = [:]

  @inlinable
  init() {}

  /// Returns the position of a value, adding the value if it has none.
  @inlinable
  mutating func insert(_ value: Value) -> Position<Kind> {
    if let known = positions[value] { return known }
    let new = Position<Kind>(values.count)
    positions[value] = new
    values.append(value)
    return new
  }
}
