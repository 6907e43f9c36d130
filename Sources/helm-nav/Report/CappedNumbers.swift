// Figures may come from a file, with any numbers in it: what would be too large stays at the greatest number there is.

/// The sum of numbers, at most the greatest number.
func cappedSum(_ numbers: [Int]) -> Int {
  numbers.reduce(0) { sum, number in
    let (next, isTooMuch) = sum.addingReportingOverflow(number)
    return isTooMuch ? .max : next
  }
}

/// The product of numbers, at most the greatest number.
func cappedProduct(_ lhs: Int, _ rhs: Int) -> Int {
  let (product, isTooMuch) = lhs.multipliedReportingOverflow(by: rhs)
  return isTooMuch ? .max : product
}

/// How many in a thousand a part is; of nothing, as of one.
func thousandths(_ part: Int, of whole: Int) -> Int {
  let (product, isTooMuch) = part.multipliedReportingOverflow(by: 1000)
  return isTooMuch ? part / max(1, whole / 1000) : product / max(1, whole)
}
