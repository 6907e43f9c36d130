/// A sheet of paper to print a drawing on, in landscape.
package enum DrawingPaper: String, Sendable, CaseIterable {
  case a0, a1, a2, a3, a4, letter, tabloid

  /// The size in points.
  var size: (width: Double, height: Double) {
    switch self {
    case .a0: (3370, 2384)
    case .a1: (2384, 1684)
    case .a2: (1684, 1191)
    case .a3: (1191, 842)
    case .a4: (842, 595)
    case .letter: (792, 612)
    case .tabloid: (1224, 792)
    }
  }
}
