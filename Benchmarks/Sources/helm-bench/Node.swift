import Helm

/// A fragment of a generated graph: a number, as large apps' fragments would be an enum of many cases.
struct Node: Fragment, RawRepresentable, CustomStringConvertible {
  let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ number: Int) { rawValue = Int32(number) }

  var description: String { "n\(rawValue)" }
}
