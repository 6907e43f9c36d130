/// The set-up of a measurement is not what it should be, so that its figures would mean nothing.
struct ExpectationError: Error, CustomStringConvertible {
  let description: String
}

/// Makes sure that what is measured is what its name says.
func expect(_ condition: Bool, _ problem: @autoclosure () -> String) throws(ExpectationError) {
  if !condition { throw ExpectationError(description: problem()) }
}
