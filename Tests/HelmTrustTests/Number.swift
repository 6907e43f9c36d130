import Helm

/// A fragment of generated graphs.
struct Number: Fragment, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let value: Int

  init(_ value: Int) { self.value = value }
  init(integerLiteral value: Int) { self.value = value }

  var description: String { "n\(value)" }
}
