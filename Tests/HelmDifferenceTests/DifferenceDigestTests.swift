import Helm
import HelmDocuments
import HelmTestSupport
import HelmTesting
import Testing

@testable import HelmTools

/// What differs between random graphs and the same graphs after some changes, for more of them than anybody would read.
@Suite struct DifferenceDigestTests {
  /// What users can do of walks through random graphs.
  @Test(arguments: [1, 2, 3] as [UInt64]) func deviceTests(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 1000..<part * 1000 + 40 {
      var random = RandomRevision(seed: seed)
      digests.append(try random.deviceTests(), named: "device tests \(seed)")
    }
    #expect(digests.problem(named: "device tests \(part)") == nil)
  }

  /// A removed segue is drawn between the current names of all that it names.
  @Test func aRemovedSegueLeavesARenamedFragment() throws {
    let rest = [("home", "list"), ("list", "detail"), ("detail", "more")].map { Segue(from: Named($0), to: Named($1)) }
    func graph(_ home: Named, _ more: [Segue<Named>] = []) -> GraphDocument {
      document(
        [Segue(from: "start", to: home), Segue(from: home, to: "list")] + rest.dropFirst() + more, entry: "start")
    }
    let removed = Segue<Named>(from: "more", to: "end", leaving: "home", presentation: .push)
    let difference = try GraphDifference(
      from: graph("home", [removed]), to: graph("homes", [Segue(from: "detail", to: "end")]))
    #expect(difference.renames == ["home": "homes"])
    let found = try #require(difference.union.graph.segue(for: "more" => "end"))
    #expect(found.leaving == "homes")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func differences(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 40 {
      var random = RandomRevision(seed: seed)
      digests.append(try random.text(), named: "difference \(seed)")
    }
    #expect(digests.problem(named: "differences \(part)") == nil)
  }
}

/// A graph, and what became of it.
private struct RandomRevision {
  private var random: SeededNumbers

  private static let names = [
    "home", "news", "article", "library", "city", "compose", "my library", "sök", "login", "map",
  ]

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  private mutating func segue(_ from: Named, _ to: Named) -> Segue<Named> {
    let presentation = pick(
      [.push, .push, .push, .swap, .inline, .inline, .sheet, .sheet, .popover, .overlay, .accessory, .alert]
        as [SeguePresentation])
    return Segue(
      from: from, to: to, style: presentation.style ?? .pass, dismissable: presentation != .inline && chance(65),
      auto: presentation == .inline && chance(40), tag: chance(20) ? NamedTag(pick(["write", "read"])) : nil,
      leaving: presentation == .push && chance(10) ? "home" : nil, presentation: presentation)
  }

  private mutating func graph() -> GraphDocument {
    while true {
      let count = 3 + random.below(5)
      var segues: [Segue<Named>] = []
      for position in 1..<count {
        segues.append(segue(Named(Self.names[random.below(position)]), Named(Self.names[position])))
      }
      for _ in 0..<random.below(count) {
        let (from, to) = (random.below(count), random.below(count))
        let added = segue(Named(Self.names[from]), Named(Self.names[to]))
        if from != to, !segues.contains(where: { $0.edge == added.edge }) { segues.append(added) }
      }
      let ids =
        chance(50) ? [IDRule<Named>("article", pick([FragmentIDKind(Int.self), FragmentIDKind(String.self)]))] : []
      let found = document(segues, entry: "home", ids: ids)
      if (try? Navigation(graph: found.graph)) != nil { return found }
    }
  }

  private mutating func changed(_ old: GraphDocument) -> GraphDocument {
    while true {
      var new = old
      for _ in 0..<1 + random.below(3) {
        guard !new.segues.isEmpty else { break }
        let changed = pick(new.segues)
        switch random.below(9) {
        case 0: new = new.without(changed.from, changed.to)
        case 1: new = new.renaming(changed.to, Named(pick(["newsroom", "articles", "place", "mylibrary", "map"])))
        case 2: new = new.with(segue(changed.from, Named(pick(Self.names))))
        case 3: new = new.with(segue(changed.from, changed.to))
        case 4:
          new = new.with(
            Segue(
              changed.edge, style: changed.style, dismissable: !changed.dismissable, auto: changed.auto,
              tag: changed.tag?.base, leaving: changed.leaving, presentation: changed.presentation))
        case 5:
          new = new.with(
            Segue(
              changed.edge, style: changed.style, dismissable: changed.dismissable, auto: changed.auto,
              tag: chance(50) ? nil : NamedTag("read"), leaving: changed.leaving, presentation: changed.presentation))
        case 6: new = document(new.segues, entry: chance(50) ? changed.to : nil, ids: new.ids)
        case 7: new = document(new.segues.reversed(), entry: new.entry, ids: new.ids)
        default:
          new = document(
            new.segues, entry: new.entry, ids: chance(50) ? [] : [IDRule<Named>("article", FragmentIDKind(String.self))]
          )
        }
      }
      if (try? Navigation(graph: new.graph)) != nil { return new }
    }
  }

  private mutating func links(_ document: GraphDocument) -> Links<Named> {
    while true {
      var links: [Link<Named>] = []
      let names = document.graph.fragments
      for _ in 0..<1 + random.below(4) {
        let start = pick(["a", "b", ":x", "a/:x", "b/:x(int)", "c/*"])
        links.append(Link("/\(start)\(pick(["", "", "?q=a", "(/d)"]))", pick(names)))
      }
      if let links = try? Links(origins: ["helm:"], links) { return links }
    }
  }

  mutating func deviceTests() throws -> String {
    let document = graph()
    let withIDs = Set(document.ids.map(\.fragment))
    var text = "\(document)\n"
    for criterion in [WalkCriterion<Named>.segues, .pairs] {
      let walk = try Navigation(graph: document.graph).walk(
        covering: criterion, limits: WalkLimits(states: 60),
        identityProvider: { withIDs.contains($0.to) ? "7" : nil })
      let test = DeviceTest(walk)
      for step in test.steps { text += "\(step.action), then \(step.expected)\n" }
      text += "excluded \(test.excluded)\n"
      text += test.xcuitest() + test.maestro(appID: chance(50) ? "app" : nil)
    }
    return text
  }

  mutating func text() throws -> String {
    let old = graph()
    let new = changed(old)
    let guarded = GraphDifference.Guarded(
      old: Set(old.segues.filter { _ in chance(10) }.map(\.edge)),
      new: Set(new.segues.filter { _ in chance(10) }.map(\.edge)))
    let before = chance(60) ? links(old) : nil
    let tables = before.map { before in GraphDifference.LinkTables(old: before, new: chance(60) ? before : links(new)) }
    var text = ""
    for limits in [.init(), .init(states: 1 + random.below(6), paths: 1 + random.below(6))] as [GraphDifference.Limits]
    {
      for (one, other) in [(old, new), (new, old)] {
        let difference = try GraphDifference(
          from: one, to: other, guarded: guarded, links: one == old ? tables : nil, limits: limits)
        text += "\(limits.states) states, \(limits.paths) paths: \(difference.summary)\n\(difference)\n"
        text += "\(difference.breaking.count) breaking, renames \(difference.renames.map { "\($0)>\($1)" }.sorted())\n"
        text += difference.json + "\n" + difference.markdown(title: "Shop | app") + "\n"
        text += difference.drawing.dot(hasLegend: chance(50)) + difference.drawing.words + "\n"
        text += difference.drawing.folded(toAtMost: 3, keepsMarksOpen: true).mermaid() + "\n"
        try checkExamples(difference)
      }
    }
    return text
  }
}
