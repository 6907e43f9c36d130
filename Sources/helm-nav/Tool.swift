import Helm
import HelmDocuments

/// The command-line tool: finds the subcommand, runs it, and reports errors.
struct Tool<C: Console> {
  static var version: String { "helm-nav 0.1.0" }

  let console: C

  /// Runs a command line.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  /// - Returns: The exit code: 0, 1 if what the command checks doesn't hold (its help says what that is), or 2 for invalid input or usage.
  func run(_ arguments: [String]) -> Int32 {
    guard let first = arguments.first else {
      console.writeError(Help.overview)
      return 2
    }
    let rest = Array(arguments.dropFirst())
    do {
      switch first {
      case "--help", "-h": return show(Help.overview)
      case "--version": return show(Self.version)
      case "help":
        let arguments = try Arguments(rest, options: [], operandLimit: 1)
        return show(Help.text(for: try arguments.operands.first.map(subcommand)))
      default: return try run(try subcommand(first), rest)
      }
    } catch let error as UsageError {
      let help = Subcommand(rawValue: first).map { "helm-nav \($0.rawValue) --help" } ?? "helm-nav --help"
      return fail("\(error.reason) (see \(help))")
    } catch let error as FileError {
      return fail("\(error.name.isEmpty ? "\"\"" : plain(error.name)): \(error.reason)")
    } catch let error as BadDocument {
      return fail(error.text)
    } catch let error as DrawingFailure {
      return fail(error.reason)
    } catch {
      return fail(plain("\(error)", limit: 1000))
    }
  }

  private func subcommand(_ name: String) throws(UsageError) -> Subcommand {
    if let subcommand = Subcommand(rawValue: name) { return subcommand }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let names = Subcommand.allCases.map(\.rawValue) + ["help", "--help", "--version"]
    throw UsageError("unknown \(kind) \(plain(name))\(suggestion(for: name, among: names))")
  }

  private func run(_ subcommand: Subcommand, _ rest: [String]) throws -> Int32 {
    let arguments = try Arguments(
      rest, options: subcommand.options, flags: subcommand.flags, operandLimit: subcommand.operandLimit)
    if arguments.wantsHelp { return show(Help.text(for: subcommand)) }
    switch subcommand {
    case .explore: return try explore(arguments)
    case .replay: return try replay(arguments)
    case .check: return try check(arguments)
    case .walk: return try walk(arguments)
    case .draw: return try draw(arguments)
    case .storyboard: return try storyboard(arguments)
    case .links: return try links(arguments)
    case .sessions: return try sessions(arguments)
    case .report: return try report(arguments)
    case .infer: return try infer(arguments)
    case .diff: return try diff(arguments)
    case .export: return try export(arguments)
    case .inspect: return try inspect(arguments)
    case .sample: return show(Sample.document.description, terminator: "")
    }
  }

  func show(_ text: String, terminator: String = "\n") -> Int32 {
    console.write(text + terminator)
    return 0
  }

  private func fail(_ reason: String) -> Int32 {
    console.writeError("helm-nav: \(reason)")
    return 2
  }
}

enum Subcommand: String, CaseIterable {
  case explore, replay, check, walk, draw, storyboard, inspect, links, diff, export, report, infer, sessions, sample

  var options: [String] {
    switch self {
    case .explore, .sample: []
    case .check: ["--home", "--coverage", "--limit", "--places"]
    case .walk: ["--cover", "--strategy", "--limit"]
    case .replay: ["--graph", "--script", "--id"]
    case .draw:
      [
        "--format", "-o", "--path", "--coverage", "--focus", "--radius", "--fold", "--unfold", "--direction", "--theme",
        "--home", "--limit", "--dpi", "--title", "--app", "--app-version", "--date", "--paper",
        "--session", "--sessions", "--positions", "--links", "--pictures",
      ]
    case .storyboard:
      [
        "--pictures", "-o", "--direction", "--theme", "--dpi", "--title", "--app", "--app-version", "--date", "--paper",
        "--session", "--sessions", "--module", "--focus", "--radius",
      ]
    case .inspect: ["--port", "--token", "--links", "--pictures", "--title"]
    case .links: ["--format", "--host", "--check"]
    case .sessions: ["--count", "--seed"]
    case .report:
      [
        "--funnel", "--to", "--since", "--figures", "-o", "--version", "--cause", "--compare", "--min-group",
        "--utc-offset", "--focus", "--radius", "--fold", "--around",
      ]
    case .infer:
      ["-o", "--document", "--steps", "--format", "--session", "--time", "--screen", "--event", "--pause"]
    case .diff:
      [
        "--format", "--fail-on", "-o", "--links", "--old-links", "--fold", "--direction", "--theme", "--dpi", "--title",
        "--limit",
      ]
    case .export: ["--as", "--cover", "--strategy", "--limit", "--app-id", "--name", "-o"]
    }
  }

  /// The options without a value.
  var flags: [String] {
    switch self {
    case .check: ["--strict"]
    case .walk: ["--json"]
    case .report: ["--json", "--by-person"]
    case .draw: ["--findings", "--no-legend"]
    case .storyboard, .diff: ["--no-legend"]
    case .inspect: ["--open"]
    case .explore, .replay, .links, .export, .infer, .sessions, .sample: []
    }
  }

  var operandLimit: Int {
    switch self {
    case .explore, .check, .walk, .draw, .storyboard, .sessions, .export: 1
    case .links, .diff: 2
    case .report, .infer: .max
    case .replay, .inspect, .sample: 0
    }
  }
}
