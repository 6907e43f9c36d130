/// A type that its module describes: what `descriptionText` says is the `description`.
package protocol Described: CustomStringConvertible {
  /// The value in words.
  var descriptionText: String { get }
}

extension Described {
  /// The value in words.
  public var description: String { descriptionText }
}
