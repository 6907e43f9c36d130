import Helm
import HelmDocuments
import HelmTesting
import HelmTools

/// The source locations of a graph, for printing findings as a compiler does.
struct SourcePlaces {
  /// Locations by segues and fragments; the empty key has the location of the graph.
  private let places: [String: String]

  /// Parses lines that contain a segue, a fragment or nothing, followed by a tab and a location.
  init(_ text: String) throws(UsageError) {
    var places: [String: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("line \(index + 1) of the places is not a name, a tab, and a place: \(plain(String(line)))")
      }
      places[parts[0]] = plain(parts[1], limit: 4096)
    }
    self.places = places
  }

  /// Returns a validation finding of a graph, in one line.
  func text(_ finding: ValidationFinding<NamedFragment>) -> String {
    "\(place(of: finding.edge.map { [$0.from.name, $0.to.name] } ?? []))error: \(finding)\n"
  }

  /// Returns findings, each followed by its examples.
  func text(_ found: NavigationFindings<NamedFragment>, isStrict: Bool) -> String {
    var text = ""
    for finding in found.findings {
      let severity = isStrict || finding.severity == .problem ? "error" : "warning"
      let examples = "\(finding)".split(separator: "\n").dropFirst().map { "\($0)\n" }.joined()
      text += "\(place(of: finding.kind.names))\(severity): \(finding.kind)\n\(examples)"
    }
    for kind in found.unsettled {
      text += "\(place(of: kind.names))\(isStrict ? "error" : "warning"): undecided within the limit: \(kind)\n"
    }
    return text
  }

  /// Returns the location of a segue or, if unknown, of one of its fragments, or otherwise of the graph.
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
