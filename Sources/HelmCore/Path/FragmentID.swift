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

  /// Creates an id from its canonical text; `nil` if that is the text of no id of this type.
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

extension FragmentID where Self: FixedWidthInteger {
  /// The decimal digits, with a minus sign for negative values.
  public var canonicalText: String { String(self) }

  /// Creates an integer from decimal digits.
  ///
  /// - Parameter canonicalText: The text of an id; `"05"` and `"+5"` are not canonical, so they fail.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) {
    guard let value = Self(canonicalText), String(value) == canonicalText else { return nil }
    self = value
  }
}

extension Int: FragmentID {}
extension Int8: FragmentID {}
extension Int16: FragmentID {}
extension Int32: FragmentID {}
extension Int64: FragmentID {}
extension UInt: FragmentID {}
extension UInt8: FragmentID {}
extension UInt16: FragmentID {}
extension UInt32: FragmentID {}
extension UInt64: FragmentID {}

extension String: FragmentID {
  /// The string itself.
  public var canonicalText: String { self }

  /// Creates a string from its canonical text, which is the string itself.
  ///
  /// - Parameter canonicalText: The text of an id.
  /// - Complexity: Linear in the text.
  public init?(canonicalText: String) { self = canonicalText }
}

/// A wildcard for ids.
public enum FragmentIDWildcard: Sendable {
  /// Matches any id, or none.
  case any
}
