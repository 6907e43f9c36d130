/// Tries every command in every state that a graph can reach within a few commands.
struct ReferenceExplorer {
  let graph: ReferenceGraph<Int>
  let commands: [ReferenceCommand<Int>]
  let ids: [String?]
  let depth: Int

  init(_ graph: ReferenceGraph<Int>, ids: [String?], depth: Int) {
    self.graph = graph
    self.ids = ids
    self.depth = depth
    let links = graph.segues.map(\.link)
    let flow = Array(links.prefix(2))
    let (id, last) = (ids[ids.count - 1], graph.fragments[graph.fragments.count - 1])
    let presents: [ReferenceCommand<Int>] =
      graph.fragments.flatMap { fragment in ids.map { .present(fragment, id: $0) } }
      + links.flatMap { link in
        (0...1).map { .presentFrom(ReferenceFragment(link.from, occurrence: $0), link.to, id: id) }
      }
    let dismissals: [ReferenceCommand<Int>] = graph.fragments.flatMap { [.dismissFragment($0), .backTo($0)] }
    let edits: [ReferenceCommand<Int>] = links.flatMap { link in
      [
        .disable(link), .redirect(link, to: flow),
        .setGuard(ReferenceGuard(link: link, onlyID: id, verdict: .redirect(to: flow.reversed()))),
      ]
    }
    commands =
      presents + dismissals + edits
      + [
        .select(last, id: id), .selectFrom(ReferenceFragment(links[0].from), links[0].to, id: id),
        .retarget(ReferenceFragment(last), id: "1"), .forwardFrom(ReferenceFragment(links[0].from)),
        .setStack([ReferenceFragment(links[0].to, id: id)], on: ReferenceFragment(links[0].from)), .dismissModals,
        .showRoot, .popTo(last), .presentTag("red"), .presentFlow(flow),
        .forward(), .dismiss, .dismissTag("red"), .back,
        .setLeaveGuard(last, reason: "draft"),
        .replace([
          ReferenceEdge(from: ReferenceFragment(links[0].from), to: ReferenceFragment(links[0].to, occurrence: 1))
        ]),
        .sequence([.dismiss, .present(last)]),
      ]
  }

  /// The first violation, if any, and the number of tried commands.
  func run() -> (violation: String?, count: Int) {
    let twin = ReferenceGraph(entry: graph.entry, entryID: graph.entryID, segues: graph.segues.reversed())
    guard let start = try? ReferenceWalk(graph, twin: twin) else { return ("no start: \(graph)", 0) }
    if let violation = start.navigation.invariantViolation { return ("\(violation)\n\(start.report)", 0) }
    var seen: Set<State> = [State(start.navigation)]
    var walks = [start]
    var count = 0
    for _ in 0..<depth {
      var next: [ReferenceWalk<Int>] = []
      for walk in walks {
        if let violation = placesViolation(walk.navigation) { return ("\(violation)\n\(walk.report)", count) }
        for command in commands {
          var walk = walk
          count += 1
          if let violation = walk.run(command) { return ("\(violation)\n\(walk.report)", count) }
          if seen.insert(State(walk.navigation)).inserted { next.append(walk) }
        }
      }
      walks = next
    }
    return (nil, count)
  }

  private func placesViolation(_ navigation: ReferenceNavigation<Int>) -> String? {
    for source in navigation.presented {
      for segue in graph.segues where segue.link.from == source.fragment {
        for id in ids {
          if let violation = navigation.placesViolation(segue, from: source, id: id) { return violation }
        }
      }
    }
    return nil
  }

  /// The identity of a state.
  private struct State: Hashable {
    let path: [ReferenceEdge<Int>]
    let disabled: Set<ReferenceLink<Int>>
    let redirects: [ReferenceLink<Int>: [ReferenceLink<Int>]]
    let guards: [ReferenceGuard<Int>]
    let leaveGuards: [Int: String]

    init(_ navigation: ReferenceNavigation<Int>) {
      path = navigation.path
      disabled = navigation.disabled
      redirects = navigation.redirects
      guards = navigation.guards
      leaveGuards = navigation.leaveGuards
    }
  }
}
