/// The type of an id, which selects what a fragment shows: which city, which article.
///
/// `Int`, `String`, `UUID` and the other integers conform; an enum with a raw value of such a type, or your own type, conforms by declaring
/// it:
///
/// ```swift
/// enum City: String, FragmentID { case oslo, paris }
/// ```
///
/// Ids are compared by their canonical text, so `5` in code, `"5"` in JSON and `5` in a URL are the same id.
public protocol FragmentID: Sendable {
  /// The id as text; equal ids have equal texts, and different ids have different ones.
  var canonicalText: String { get }

  /// Creates an id from its canonical text.
  ///
  /// - Parameter canonicalText: The text of an id, possibly of another type.
  init?(canonicalText: String)
}

extension FragmentID where Self: RawRepresentable, RawValue: FragmentID {
  /// The raw value's text.
  public var canonicalText: String { rawValue.canonicalText }

  /// Creates a value from the canonical text of its raw value.
  ///
  /// - Parameter canonicalText: The text of an id, possibly of another type.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) {
    guard let rawValue = RawValue(canonicalText: canonicalText) else { return nil }
    self.init(rawValue: rawValue)
  }
}

/// An id of the standard library or Foundation: its description is its text.
package protocol PlainID: FragmentID, CustomStringConvertible {
  /// Creates an id from a text, which may be another one than its description: `"05"` is the number 5.
  init?(_ text: String)
}

extension PlainID {
  /// The id's description: a number's decimal digits, a UUID's hexadecimal ones in uppercase, a string itself.
  public var canonicalText: String { description }

  /// Creates an id from its canonical text.
  ///
  /// - Parameter canonicalText: The text of an id; `"05"`, `"+5"` and a UUID in lowercase are not canonical, so they fail.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) {
    guard let value = Self(canonicalText), value.description == canonicalText else { return nil }
    self = value
  }
}

extension Int: PlainID {}
extension Int8: PlainID {}
extension Int16: PlainID {}
extension Int32: PlainID {}
extension Int64: PlainID {}
extension UInt: PlainID {}
extension UInt8: PlainID {}
extension UInt16: PlainID {}
extension UInt32: PlainID {}
extension UInt64: PlainID {}
extension String: PlainID {}

/// A wildcard for ids.
public enum FragmentIDWildcard: Sendable {
  /// Matches any id, or none.
  case any
}
