// Figures may come from a file with arbitrary numbers: results that would overflow stay at the maximum.

/// Returns the sum of numbers, capped at the maximum.
func cappedSum(_ numbers: [Int]) -> Int {
  numbers.reduce(0) { sum, number in
    let (next, isTooMuch) = sum.addingReportingOverflow(number)
    return isTooMuch ? .max : next
  }
}

/// Returns the product of two numbers, capped at the maximum.
func cappedProduct(_ lhs: Int, _ rhs: Int) -> Int {
  let (product, isTooMuch) = lhs.multipliedReportingOverflow(by: rhs)
  return isTooMuch ? .max : product
}

/// Returns a part in thousandths of the whole; a whole of zero counts as one.
func thousandths(_ part: Int, of whole: Int) -> Int {
  let (product, isTooMuch) = part.multipliedReportingOverflow(by: 1000)
  return isTooMuch ? part / max(1, whole / 1000) : product / max(1, whole)
}
