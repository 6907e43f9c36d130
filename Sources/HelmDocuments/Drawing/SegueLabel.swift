import HelmCore

extension Segue {
  /// The rules as a drawing shows them: the presentation, the flags, the tag and what is left.
  ///
  /// - Complexity: Constant.
  public var labelText: String {
    var words = [resolvedPresentation.rawValue]
    if auto { words.append("auto") }
    if dismissable { words.append("dismissable") }
    if let tag { words.append("#\(tag)") }
    if let leaving { words.append("leaving \(leaving)") }
    return words.joined(separator: ", ")
  }
}

extension NavigationGraph {
  /// The fragments' positions, which drawings use as identifiers.
  var drawingIndex: [N: Int] {
    Dictionary(nodes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
