import Helm
import HelmDocuments
import HelmTesting

extension Tool {
  /// Prints the steps of a walk, or a script for `replay`.
  func walk(_ arguments: Arguments) throws -> Int32 {
    let walk = try plannedWalk(arguments, covering: "fragments")
    if arguments.flags.contains("--json") {
      console.write(walk.recording.script())
    } else {
      console.write("\(walk)\n")
    }
    return walk.missing.isEmpty && walk.isComplete ? 0 : 1
  }

  /// Returns the walk that the options request.
  func plannedWalk(_ arguments: Arguments, covering standard: String) throws -> Walk<NamedFragment> {
    let criterion: WalkCriterion<NamedFragment>
    switch arguments.options["--cover"] ?? standard {
    case "fragments": criterion = .fragments
    case "segues": criterion = .segues
    case "pairs": criterion = .pairs
    case "presentations": criterion = .presentations
    case let other:
      throw UsageError("cannot cover \(plain(other)); expected fragments, segues, pairs or presentations")
    }
    let strategy: WalkStrategy
    switch arguments.options["--strategy"] ?? "tour" {
    case "tour": strategy = .tour
    case "shortest": strategy = .shortestWays
    case let other: throw UsageError("unknown strategy \(plain(other)); expected tour or shortest")
    }
    let limits = WalkLimits(states: try arguments.count("--limit") ?? 10_000)
    let start = try startNavigation(try graphFile(arguments))
    return showingProgress {
      start.walk(covering: criterion, strategy: strategy, limits: limits, progress: $0)
    }
  }
}
