/// A graph and commands, with all invariants checked after each command.
struct ReferenceWalk<N: Hashable & Sendable> {
  private(set) var navigation: ReferenceNavigation<N>

  /// The same segues in another order (§6.4).
  private var twin: ReferenceNavigation<N>

  /// The library, which has to end in the same state.
  private(set) var library: LibraryTwin<N>

  private(set) var commands: [ReferenceCommand<N>] = []

  init(_ graph: ReferenceGraph<N>, twin: ReferenceGraph<N>) throws {
    navigation = try ReferenceNavigation(graph)
    self.twin = try ReferenceNavigation(twin)
    library = try LibraryTwin(graph)
  }

  /// Runs a command.
  ///
  /// - Returns: What is wrong after it, if anything is.
  mutating func run(_ command: ReferenceCommand<N>) -> String? {
    commands.append(command)
    let before = navigation
    var errors: [ReferenceError<N>?] = [nil, nil]
    do { try navigation.run(command) } catch { errors[0] = error as? ReferenceError<N> }
    do { try twin.run(command) } catch { errors[1] = error as? ReferenceError<N> }
    // Which of several denied segues is named follows the order of the graph.
    let isAlike = if command.isForward { errors[0]?.kind == errors[1]?.kind } else { errors[0] == errors[1] }
    if !isAlike || navigation.path != twin.path { return "4: \(twin.path), \(errors)" }
    if let difference = library.run(command, navigation, expected: errors[0]) {
      return
        "\(difference)\nreference: \(errors[0].map { "\($0)" } ?? "done") \(navigation.path) \(navigation.presented)"
    }
    let checks = ReferenceChecks(before: before, after: navigation, command: command, error: errors[0])
    if let violation = checks.violation { return violation }
    return errors[0] == nil ? navigation.invariantViolation : nil
  }

  /// The earlier commands, for people to read.
  var report: String {
    let graph = navigation.graph.segues.map { "\($0)" }.joined(separator: "\n")
    return "\(graph)\n\(commands.map { "\($0)" }.joined(separator: "\n"))\n\(navigation.path)"
  }
}

extension ReferenceWalk<Int> {
  /// Runs random commands on a random graph.
  ///
  /// - Returns: What is wrong, if anything is.
  static func violation(seed: UInt64, commands count: Int) -> String? {
    var random = ReferenceNumbers(seed: seed)
    let graph = ReferenceGraph(using: &random)
    let twin = ReferenceGraph(entry: 0, entryID: graph.entryID, segues: random.shuffled(graph.segues))
    guard graph.isSound, var walk = try? ReferenceWalk(graph, twin: twin) else { return "seed \(seed): no graph" }
    var commands = ReferenceRandomCommands(graph, random)
    for _ in 0..<count {
      let navigation = walk.navigation
      let segue = commands.random.pick(graph.segues)
      let id = commands.random.pick([nil, "1"])
      let source = navigation.presented.last { $0.fragment == segue.link.from }
      let places = source.flatMap { navigation.placesViolation(segue, from: $0, id: id) }
      let command = commands.next(for: navigation)
      if let violation = places { return "seed \(seed): \(violation)\n\(walk.report)" }
      if walk.run(command) != nil { return "seed \(seed): \(shortest(walk.commands, graph, twin))" }
    }
    return nil
  }

  /// The violation with as few commands and segues as possible.
  private static func shortest(
    _ commands: [ReferenceCommand<Int>], _ graph: ReferenceGraph<Int>, _ twin: ReferenceGraph<Int>
  ) -> String {
    func violation(_ commands: [ReferenceCommand<Int>], _ links: Set<ReferenceLink<Int>>) -> String? {
      func part(_ graph: ReferenceGraph<Int>) -> ReferenceGraph<Int> {
        ReferenceGraph(
          entry: graph.entry, entryID: graph.entryID, segues: graph.segues.filter { links.contains($0.link) })
      }
      guard part(graph).isSound, var walk = try? ReferenceWalk(part(graph), twin: part(twin)) else { return nil }
      for command in commands {
        if let violation = walk.run(command) { return "\(violation)\n\(walk.report)" }
      }
      return nil
    }
    var (commands, links) = (commands, Set(graph.segues.map(\.link)))
    var report = violation(commands, links) ?? "nothing, when it is run again"
    var isShorter = true
    while isShorter {
      isShorter = false
      for index in commands.indices.reversed() {
        var fewer = commands
        fewer.remove(at: index)
        if let found = violation(fewer, links) { (commands, report, isShorter) = (fewer, found, true) }
      }
      for link in links {
        if let found = violation(commands, links.subtracting([link])) {
          (links, report, isShorter) = (links.subtracting([link]), found, true)
        }
      }
    }
    return report
  }
}
