import Foundation

/// The text of a literal; the stand-in translates nothing.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  public init(_ value: String) { text = value }

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// As declared, texts and numbers can be put into such a literal; anything else is deprecated.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation(_ substring: Substring) { text += substring }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += "\(value._arg)" }

    @available(
      *, deprecated, message: "Localized string interpolation produces an unlocalized description of this value."
    )
    public mutating func appendInterpolation<T>(_ object: T) { text += "\(object)" }
  }
}

/// A number that a localized text can have in it.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
  public var _arg: Self { self }
  public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
  public var _arg: Self { self }
  public var _specifier: String { "%lf" }
}
