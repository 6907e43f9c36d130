@testable import Helm

/// Tries every command in every state that a graph can get into within a few commands.
struct StateExplorer {
  /// One state: the library next to the reference, and next to itself on the graph made of a set.
  struct Node {
    var pair: ReferencePair<Letter>
    var twin: Navigation<Letter>
    var commands: [ReferenceCommand<Letter>] = []
  }

  let segues: [Segue<Letter>]
  let commands: [ReferenceCommand<Letter>]
  let depth: Int

  init(segues: [Segue<Letter>], ids: [String?], depth: Int) {
    self.segues = segues
    self.depth = depth
    let fragments = Letter.allCases.filter { letter in segues.contains { $0.from == letter || $0.to == letter } }
    let flow = Flow(segues.prefix(2).map(\.edge))
    let tag = AnySegueTag(Mark.red)
    commands =
      (fragments.flatMap { fragment in
        ids.map { .present(fragment, id: $0) } + [.dismissFragment(fragment, id: nil), .backTo(fragment)]
      } + [.presentTag(tag, id: nil), .presentFlow(flow), .forward(id: nil), .dismiss, .dismissTag(tag), .back])
      .map { .perform($0) } + [.add(.disabled, segues[0].edge), .add(.redirect(to: flow), segues[0].edge)]
  }

  /// What goes wrong first, if anything does.
  func firstFailure() throws -> String? {
    let start = Node(
      pair: try ReferencePair(graph: NavigationGraph(segues, entry: .a)),
      twin: try Navigation(graph: NavigationGraph(Set(segues), entry: .a)))
    if let reason = start.pair.difference ?? start.pair.navigation.invariantViolation { return report(reason, start) }
    var seen: Set<Seen> = [Seen(start)]
    var states = [start]
    for _ in 0..<depth {
      var next: [Node] = []
      for state in states {
        for command in commands {
          var node = state
          if let reason = node.run(command) { return report(reason, node) }
          guard seen.insert(Seen(node)).inserted else { continue }
          let navigation = node.pair.navigation
          let fragments = navigation.graph.nodes
          if let reason = navigation.table.invariantViolations().first ?? navigation.invariantViolation
            ?? navigation.queryViolation(fragments: fragments, ids: [nil])
          {
            return report(reason, node)
          }
          next.append(node)
        }
      }
      states = next
    }
    return nil
  }

  private func report(_ reason: String, _ node: Node) -> String {
    let run = ReferenceRun(graph: node.pair.navigation.graph, commands: node.commands)
    return run.firstFailure() == nil ? "\(reason)\n\(segues)\n\(node.commands)" : run.report
  }

  /// What makes two states the same.
  private struct Seen: Hashable {
    let path: HelmPath<Letter>
    let rules: [SegueTrait<Letter>]

    init(_ node: Node) {
      let navigation = node.pair.navigation
      path = navigation.path
      rules = navigation.graph.edges.flatMap { navigation.traits(of: $0) }
    }
  }
}

extension StateExplorer.Node {
  /// Runs a command everywhere, and says what is wrong after it.
  fileprivate mutating func run(_ command: ReferenceCommand<Letter>) -> String? {
    commands.append(command)
    if let reason = pair.run(command) { return reason }
    _ = try? twin.run(command)
    return twin == pair.navigation ? nil : "on the graph made of a set: \(twin.path)"
  }
}
