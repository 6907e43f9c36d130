import HelmDocuments
import HelmTesting

extension GraphDifference {
  /// Returns the difference as Markdown, for a comment in a review: breaking changes come first, and everything else is
  /// folded.
  ///
  /// Names are in code spans, so that nothing in them has a meaning in Markdown, and no user is mentioned. Long names
  /// and long lists are shortened, since forges limit the length of comments.
  ///
  /// - Parameter title: The heading.
  /// - Returns: The Markdown text.
  /// - Complexity: Linear in the changes.
  public func markdown(title: String = "Navigation") -> String {
    var lines = ["## \(oneLine(title))", "", summary]
    let quiet = changes.filter { $0.breaks.isEmpty }
    if !breaking.isEmpty {
      lines += ["", "### Breaking", ""]
      lines += list(breaking, limit: 50)
    }
    if !quiet.isEmpty {
      lines += [
        "", "<details>", "<summary>\(quiet.count) \(breaking.isEmpty ? "" : "more ")not breaking</summary>", "",
      ]
      lines += list(quiet, limit: 100)
      lines += ["", "</details>"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ changes: [Change], limit: Int) -> [String] {
    var lines: [String] = []
    let words = SegueWords(self)
    for change in changes.prefix(limit) {
      let kind = change.kind
      let subject = kind.subject.map { codeSpan($0) }.joined(separator: " → ")
      let details = details(of: kind, words).map { codeSpan($0) }.joined(separator: " → ")
      let title = kind.title.dropLast()
      lines.append(
        "- \(title.prefix(1).uppercased())\(title.dropFirst()): \(subject)\(details.isEmpty ? "" : ", \(details)")")
      for breakage in change.breaks {
        let example = breakage.example.map { example in
          ": \(example.version == .old ? "worked" : "now") \(codeSpan(example.description, limit: 400))"
        }
        lines.append("  - breaks **\(breakage.audience.words)**: \(breakage.reason)\(example ?? "")")
      }
      lines += change.unsettled.map { "  - may break **\($0.words)**: no example was found within the limits" }
    }
    if changes.count > limit { lines.append("- and \(changes.count - limit) more") }
    return lines
  }
}

/// Returns a text as a code span in Markdown, between more backticks than it contains in a row.
package func codeSpan(_ text: String, limit: Int = 160) -> String {
  let line = oneLine(text)
  let scalars = line.unicodeScalars
  let short = scalars.count > limit ? String(String.UnicodeScalarView(scalars.prefix(limit))) + "…" : line
  var longest = 0
  var run = 0
  for character in short.unicodeScalars {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  // Markdown removes a space on each side, which separates backticks from the fence.
  let padding = longest > 0 || short.hasPrefix(" ") || short.isEmpty ? " " : ""
  return fence + padding + short + padding + fence
}
