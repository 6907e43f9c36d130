@testable import Reference

/// A graph and commands, byte by byte, with all invariants checked after each command; on a small graph, the naive reference is
/// beside it, which takes its time.
func readCommands(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  guard let graph = source.graph(), graph.isSound else { return false }
  if graph.segues.count > 4 {
    var walk = LoneWalk(graph)
    for _ in 0..<30 where !source.isEmpty && walk.pathCount < 40 { walk.run(source.command(graph)) }
    return true
  }
  let twin = ReferenceGraph(entry: graph.entry, segues: graph.segues.reversed())
  guard var walk = try? ReferenceWalk(graph, twin: twin) else { fatalError("no navigation in a sound graph: \(graph)") }
  for _ in 0..<30 where !source.isEmpty {
    let command = source.command(graph)
    if let violation = walk.run(command) { fatalError("\(violation)\n\(walk.report)") }
    if walk.navigation.path.count > 20 { break }
  }
  return true
}

/// Choices that an input makes, all of them the first one once it has ended.
private struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func below(_ bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }

  mutating func pick<E>(_ elements: [E]) -> E { elements[below(elements.count)] }

  mutating func id() -> String? { pick([nil, nil, "1", "2"]) }

  /// A graph of up to five fragments, the first of which is the entry.
  mutating func graph() -> ReferenceGraph<Int>? {
    let count = 1 + below(5)
    var segues: [ReferenceSegue<Int>] = []
    for _ in 0...below(9) {
      let rules = below(64)
      var segue = ReferenceSegue(
        below(count), below(count),
        pick([
          .push, .swap, .inline, .overlay, .sheet, .fullScreenCover, .popover, .accessory, .column, .curtain,
        ]),
        dismissable: rules & 1 == 1)
      segue.auto = rules & 6 == 6
      segue.tag = rules & 24 == 24 ? "red" : nil
      if segue.isPass, rules & 32 == 32 { segue.leaving = below(count) }
      segues.append(segue)
    }
    return ReferenceGraph(entry: 0, segues: segues)
  }

  mutating func command(_ graph: ReferenceGraph<Int>) -> ReferenceCommand<Int> {
    let fragments = graph.fragments
    let links = graph.segues.map(\.link)
    switch below(29) {
    case 0, 1, 2, 3: return .present(pick(fragments), id: id())
    case 4: return .presentFrom(place(fragments), pick(fragments), id: id())
    case 5: return .presentTag("red", id: id())
    case 6: return .presentFlow(flow(links))
    case 7: return .forward(id: id())
    case 8: return .dismiss
    case 9: return .dismissFragment(pick(fragments), id: id())
    case 10: return .dismissTag("red")
    case 11: return .back
    case 12: return .backTo(pick(fragments))
    case 13:
      return .replace(
        flow(links).map { link in
          ReferenceEdge(
            from: ReferenceFragment(link.from, id: id(), occurrence: below(2)),
            to: ReferenceFragment(link.to, id: id(), occurrence: below(2)))
        })
    case 14: return .disable(pick(links))
    case 15: return .enable(pick(links))
    case 16: return .redirect(pick(links), to: flow(links))
    case 17:
      let verdict: ReferenceVerdict<Int> = pick([.allow, .deny("no"), .redirect(to: flow(links))])
      return .setGuard(ReferenceGuard(link: pick(links), onlyID: id(), verdict: verdict))
    case 18: return .setLeaveGuard(pick(fragments), reason: pick([nil, "draft"]))
    case 19: return .select(pick(fragments), id: id())
    case 20: return .dismissModals
    case 21: return .showRoot
    case 22: return .popTo(pick(fragments), id: id())
    case 23: return .selectFrom(place(fragments), pick(fragments), id: id())
    case 24: return .forwardFrom(place(fragments), id: id())
    case 25: return .retarget(place(fragments), id: id())
    case 26: return .setStack((0..<below(4)).map { _ in place(fragments) }, on: place(fragments))
    case 27: return .presentExactly(place(fragments), pick(fragments), id: id())
    default:
      let (first, second) = (pick(fragments), pick(fragments))
      return .sequence([.present(first, id: id()), pick([.dismiss, .back, .present(second)])])
    }
  }

  private mutating func place(_ fragments: [Int]) -> ReferenceFragment<Int> {
    ReferenceFragment(pick(fragments), id: id(), occurrence: below(2))
  }

  private mutating func flow(_ links: [ReferenceLink<Int>]) -> [ReferenceLink<Int>] {
    (0..<below(4)).map { _ in pick(links) }
  }
}
