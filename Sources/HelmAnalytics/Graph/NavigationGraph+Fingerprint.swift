import Helm

extension NavigationGraph {
  /// A short text that tells the graph from others: the same for the same segues with the same rules, in whichever order.
  ///
  /// - Complexity: As sorting the segues.
  public var fingerprint: String {
    let lines = segues.map { segue in
      [
        String(describing: segue.from), String(describing: segue.to), segue.style.rawValue,
        segue.resolvedPresentation.rawValue, segue.auto ? "auto" : "", segue.dismissable ? "dismissable" : "",
        segue.leaving.map(String.init(describing:)) ?? "",
      ].joined(separator: "\u{0}")
    }
    // FNV-1a, which is the same everywhere.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in lines.sorted() + [entry.map(String.init(describing:)) ?? ""] {
      for byte in line.utf8 + [0x0A] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
