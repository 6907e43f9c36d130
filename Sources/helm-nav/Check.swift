import Helm
import HelmDocuments
import HelmTesting

extension Tool {
  /// Prints the findings of a graph.
  func check(_ arguments: Arguments) throws -> Int32 {
    let file = try graphFile(arguments)
    let document = try readGraph(file)
    let graph = document.document.graph
    let faults = graph.validationFindings()
    let places = try sourcePlaces(arguments)
    if let places {
      console.write(faults.map { places.text($0) }.joined())
    } else {
      for error in document.errors(for: faults) { console.write(BadDocument(file, error).text + "\n") }
    }
    if !faults.isEmpty { return 1 }

    let options = FindingOptions(
      homes: try home(arguments, in: graph),
      limits: ExplorationLimits(states: try arguments.count("--limit") ?? 100_000)
    )
    let coverage = try arguments.options["--coverage"].map { try readCoverage($0, of: graph).report }
    let found = try showingProgress { try graph.findings(options, progress: $0) }
    let isStrict = arguments.flags.contains("--strict")
    let matters =
      found.findings.contains { isStrict || $0.severity == .problem } || isStrict && !found.unsettled.isEmpty
      || isStrict && coverage?.lines.contains { !$0.isComplete } == true
    if let places {
      console.write(places.text(found, isStrict: isStrict))
    } else if found.findings.isEmpty && found.unsettled.isEmpty && found.end == .complete {
      let entry = graph.entry.map { String(describing: PathFragment($0)) } ?? ""
      let counts = "\(counted(graph.fragments.count, "fragment")), \(counted(document.document.segues.count, "segue"))"
      console.write("No findings: \(counts), entry \(entry).\n")
    } else {
      console.write("\(found)\n")
    }
    if let coverage { console.write("\(coverage)\n") }
    return matters ? 1 : 0
  }

  func home(
    _ arguments: Arguments, in graph: NavigationGraph<NamedFragment>
  ) throws(UsageError) -> [NamedFragment] {
    guard let name = arguments.options["--home"] else { return [] }
    let home = NamedFragment(name)
    guard graph.contains(home) else {
      throw UsageError("unknown fragment \(plain(name))\(suggestion(for: name, among: graph.fragments.map(\.name)))")
    }
    return [home]
  }

  func readCoverage(
    _ file: String, of graph: NavigationGraph<NamedFragment>
  ) throws -> NavigationCoverage<NamedFragment> {
    let bytes = try console.readFile(file)
    do { return try CoverageDocument(json: bytes).coverage(of: graph) } catch { throw BadDocument(file, error) }
  }

  /// Performs a long computation, showing its progress.
  func showingProgress<Result>(_ work: (@escaping ExplorationProgress) throws -> Result) rethrows -> Result {
    let progress = console.progress
    defer { progress("") }
    return try work { states, limit in if states > 1_000 { progress("\(states) states, at most \(limit)") } }
  }
}
