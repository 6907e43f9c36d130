import Helm
import HelmDocuments
import HelmTesting
import HelmTools

/// Where a graph is written, to print findings as a compiler does.
struct SourcePlaces {
  /// Places by segues and fragments; by nothing, that of the graph.
  private let places: [String: String]

  /// Reads lines of a segue, a fragment or nothing, a tab, and a place.
  init(_ text: String) throws(UsageError) {
    var places: [String: String] = [:]
    for (index, line) in text.split(separator: "\n").enumerated() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("line \(index + 1) of the places is not a name, a tab, and a place: \(plain(String(line)))")
      }
      places[parts[0]] = plain(parts[1], limit: 4096)
    }
    self.places = places
  }

  /// What is wrong with a graph, in one line.
  func text(_ finding: ValidationFinding<NamedFragment>) -> String {
    "\(place(of: finding.edge.map { [$0.from.name, $0.to.name] } ?? []))error: \(finding)\n"
  }

  /// Findings, each with its examples below.
  func text(_ found: NavigationFindings<NamedFragment>, isStrict: Bool) -> String {
    var text = ""
    for finding in found.findings {
      let severity = isStrict || finding.severity == .problem ? "error" : "warning"
      let examples = "\(finding)".split(separator: "\n").dropFirst().map { "\($0)\n" }.joined()
      text += "\(place(of: finding.kind.names))\(severity): \(finding.kind)\n\(examples)"
    }
    for kind in found.unsettled {
      text += "\(place(of: kind.names))\(isStrict ? "error" : "warning"): not settled within the limit: \(kind)\n"
    }
    return text
  }

  /// The place of a segue, or else of one of its fragments, or else of the graph.
  private func place(of names: [String]) -> String {
    let keys = [names.joined(separator: " => ")] + names.reversed() + [""]
    return keys.lazy.compactMap { places[$0] }.first.map { "\($0): " } ?? ""
  }
}

extension Tool {
  func sourcePlaces(_ arguments: Arguments) throws -> SourcePlaces? {
    guard let file = arguments.options["--places"] else { return nil }
    return try SourcePlaces(String(decoding: console.readFile(file), as: UTF8.self))
  }
}
