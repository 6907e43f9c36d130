import Helm
import HelmDocuments

/// A session of `explore`: the navigation, and the commands that have succeeded so far.
struct Explorer<C: Console> {
  private let tool: Tool<C>
  private var navigation: Navigation<NamedFragment>
  private var done: [NavigationCommand<NamedFragment>] = []

  init(tool: Tool<C>, navigation: Navigation<NamedFragment>) {
    self.tool = tool
    self.navigation = navigation
  }

  private var console: C { tool.console }

  /// Reads and performs lines until `quit` or the end of the input.
  ///
  /// - Throws: The error of reading standard input.
  mutating func run() throws(FileError) {
    show()
    while true {
      if console.isInteractive { console.write("> ") }
      guard let line = try console.readLine() else {
        if console.isInteractive { console.write("\n") }
        return
      }
      do {
        switch try ExploreLine(line, graph: navigation.graph) {
        case .nothing: continue
        case .show: show()
        case .help: console.write(Help.commands + "\n")
        case .quit: return
        case .move(let number, let id): try run(command(ofMove: number, id: id))
        case .run(let command): try run(command)
        case .replay(let file): try replay(file)
        case .save(let file): try save(file)
        }
      } catch let error as UsageError {
        report(error.reason)
      } catch let error as FileError {
        report("\(plain(error.name)): \(error.reason)")
      } catch let error as BadDocument {
        report(error.text)
      } catch {
        report("\(error)")
      }
    }
  }

  private mutating func run(_ command: NavigationCommand<NamedFragment>) throws(HelmError<NamedFragment>) {
    try navigation.perform(command)
    done.append(command)
    show()
  }

  private func command(ofMove number: Int, id: String?) throws(UsageError) -> NavigationCommand<NamedFragment> {
    let moves = Moves(navigation).moves
    guard number >= 1, number <= moves.count else {
      let choice = moves.isEmpty ? "none is possible" : "choose from 1 to \(moves.count)"
      throw UsageError("there is no move \(number); \(choice)")
    }
    switch (moves[number - 1].command, id) {
    case (let command, nil): return command
    case (.present(.fragment(let fragment, _), let source), let id): return .present(fragment, id: id, from: source)
    case (_, _?): throw UsageError("only a present takes an id")
    }
  }

  private mutating func replay(_ file: String) throws {
    if file == "-" { throw UsageError("replay needs the name of a file, not -") }
    let script = try tool.readScript(file, for: navigation.graph)
    var (step, failures) = (0, 0)
    for command in script {
      step += 1
      do {
        try navigation.perform(command)
        done.append(command)
      } catch {
        failures += 1
        if failures <= Self.failureLimit { report("step \(step): \(error)") }
      }
    }
    if failures > Self.failureLimit { report("and \(failures - Self.failureLimit) more") }
    console.write("Ran \(counted(step, "command")), \(failures) failed.\n")
    show()
  }

  private func save(_ file: String) throws {
    if file == "-" { throw UsageError("save needs the name of a file, not -") }
    try console.writeFile(file, ScriptDocument.text(of: done))
    console.write("Saved \(counted(done.count, "command")) to \(plain(file)).\n")
  }
}

// MARK: - Showing

extension Explorer {
  /// The maximum number of failures of a script to show.
  private static var failureLimit: Int { 10 }

  /// The maximum number of path edges to show.
  private static var pathLimit: Int { 12 }

  private func report(_ reason: String) { console.write(style("31", "error:") + " \(reason)\n") }

  private func style(_ code: String, _ text: String) -> String {
    console.hasColours ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func show() {
    var text = "\n" + style("1", "Presented") + "\n"
    for row in PresentedTree(navigation).rows {
      let isTop = row.fragment == navigation.topmostFragment
      let name = isTop ? style("1;32", row.fragment.description) : row.fragment.description
      let detail = row.presentation.map { "  " + style("2", $0) } ?? ""
      text += (isTop ? "* " : "  ") + String(repeating: "  ", count: min(row.depth, 40)) + name + detail + "\n"
    }
    let path = navigation.path
    text += style("1", "Path") + (path.isEmpty ? "  empty\n" : "\n")
    if path.count > Self.pathLimit { text += "  … \(path.count - Self.pathLimit) earlier\n" }
    for edge in path.suffix(Self.pathLimit) { text += "  \(edge)\n" }
    let moves = Moves(navigation)
    text += style("1", "Moves") + (moves.moves.isEmpty ? "  none\n" : "\n")
    for (index, move) in moves.moves.enumerated() {
      let number = "\(index + 1)"
      let padding = String(repeating: " ", count: max(0, 3 - number.count))
      let detail = move.detail.isEmpty ? "" : "  " + style("2", move.detail)
      text += "\(padding)\(number)  \(move.text)\(detail)\n"
    }
    if moves.isCut { text += "     … and more\n" }
    console.write(text)
    if console.isInteractive { console.flush() }
  }
}

extension Tool {
  /// Navigates a graph interactively.
  func explore(_ arguments: Arguments) throws -> Int32 {
    let navigation: Navigation<NamedFragment>
    if let file = arguments.operands.first {
      if file == "-" { throw UsageError("explore reads its commands from standard input, so the graph must be a file") }
      navigation = try startNavigation(file)
    } else {
      navigation = try Navigation(graph: Sample.document.graph)
      console.write("The sample app. Type a number to make a move, help for more, quit to end.\n")
    }
    var explorer = Explorer(tool: self, navigation: navigation)
    try explorer.run()
    return 0
  }
}
