import HelmCore

extension GraphDrawing {
  /// The drawing in words, for readers who can't see it: a summary, and each segue on a line.
  ///
  /// All names are complete and unchanged.
  ///
  /// - Complexity: Linear in the drawing.
  public var words: String {
    var lines = [headline]
    lines += nodes.indices.filter { hasMore(nodes[$0]) }.map { sentence(node: $0) }
    lines += edges.indices.map { sentence(edge: $0) }.filter { !$0.isEmpty }
    lines += remarks
    return lines.map { DrawingText.escaped($0) { "\r\n".unicodeScalars.contains($0) ? String($0) : nil } + "\n" }
      .joined()
  }

  /// A summary of the drawing, in one line.
  var headline: String {
    let count = nodes.reduce(0) { $0 + $1.count }
    let segues = edges.reduce(0) { $0 + $1.count } + nodes.reduce(0) { $0 + $1.segues }
    let entry = nodes.first { $0.isEntry }.map { ", entry \(DrawingText.isolated($0.name))" } ?? ""
    return "\(title): \(counted(count, "fragment")), \(counted(segues, "segue"))\(entry)."
  }

  /// Returns a weight in words, as a share of the largest.
  private func share(of weight: Double?) -> String? {
    guard let weight, let weightName else { return nil }
    let percent = Int((100 * min(1, max(0, weight))).rounded())
    return percent == 0 ? "no \(weightName)" : percent == 100 ? "most \(weightName)" : "\(weightName) \(percent) %"
  }

  /// Returns whether a node has anything to describe besides its segues.
  private func hasMore(_ node: Node) -> Bool {
    node.mark != nil || node.isFocus || node.count > 1 || !node.lines.isEmpty || node.weight != nil
  }

  /// Returns a node in words.
  func sentence(node position: Int) -> String {
    let node = nodes[position]
    var facts: [String] = []
    if node.isEntry { facts.append("entry") }
    if node.isFocus { facts.append("in focus") }
    if node.count > 1 { facts.append(node.foldedSize) }
    if let words = node.foldedWords { facts.append(words) }
    if let mark = node.mark { facts.append(mark.meaning) }
    facts += node.lines
    if let share = share(of: node.weight) { facts.append(share) }
    return DrawingText.isolated(node.name) + (facts.isEmpty ? "" : ": \(facts.joined(separator: ", "))")
  }

  /// Returns an edge in words.
  func sentence(edge position: Int) -> String {
    guard let (from, to) = ends(of: position) else { return "" }
    let edge = edges[position]
    var facts = [edge.count > 1 ? counted(edge.count, "segue") : EdgeLook(edge).word]
    if edge.isAuto { facts.append("auto") }
    if edge.isDismissable { facts.append("dismissable") }
    if let tag = edge.tag { facts.append("#\(DrawingText.isolated(tag))") }
    if let leaving = edge.leaving { facts.append("leaving \(DrawingText.isolated(leaving))") }
    if edge.isGuarded { facts.append("guarded") }
    if edge.isDisabled { facts.append("disabled") }
    if let redirect = edge.redirect { facts.append("redirected to \(DrawingText.isolated(redirect))") }
    if let mark = edge.mark { facts.append(mark.meaning) }
    facts += edge.lines
    if let share = share(of: edge.weight) { facts.append(share) }
    let rules = facts.filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(DrawingText.isolated(from)) => \(DrawingText.isolated(to))\(rules.isEmpty ? "" : ": \(rules)")"
  }
}

extension Segue {
  /// The rules in words: the presentation, the flags, the tag and the fragment left.
  ///
  /// - Complexity: Constant.
  public var labelText: String { labelText(resolvedPresentation.rawValue) }

  func labelText(_ presentation: String) -> String {
    var words = [presentation]
    if auto { words.append("auto") }
    if dismissable { words.append("dismissable") }
    if let tag { words.append("#\(tag)") }
    if let leaving { words.append("leaving \(leaving)") }
    return words.joined(separator: ", ")
  }
}
