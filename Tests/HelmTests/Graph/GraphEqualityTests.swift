import HelmCore
import HelmTesting
import Testing

/// Graphs of any segues, including invalid ones, compared with the sets of their segues.
@Suite("Equality of graphs") struct GraphEqualityTests {
  private enum Screen: Fragment, CaseIterable { case a, b, c, unknown }

  private enum Tag: SegueTag, CaseIterable { case x, y }

  private func segue(using random: inout SeededNumbers) -> Segue<Screen> {
    let fragments: [Screen] = [.a, .b, .c]
    return Segue(
      from: random.pick(fragments), to: random.pick(fragments), style: random.pick([.hold, .pass]),
      dismissable: random.chance(50), auto: random.chance(20), tag: random.chance(40) ? random.pick(Tag.allCases) : nil,
      leaving: random.chance(40) ? random.pick(Screen.allCases) : nil,
      presentation: random.pick([.automatic, .automatic, .push, .sheet, .swap]))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func graphsAreEqualIfTheirSeguesAndEntryAre(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var equal = 0
    for round in 0..<200 {
      let segues = (0..<random.pick([1, 2, 3, 8])).map { _ in segue(using: &random) }
      var others = segues.shuffled(using: &random)
      if random.chance(70) { others[0] = random.chance(50) ? random.pick(segues) : segue(using: &random) }
      let (graph, other) = (NavigationGraph(segues, entry: .a), NavigationGraph(others, entry: .a))
      let isSame = Set(segues) == Set(others)
      #expect((graph == other) == isSame, "seed \(seed), round \(round)")
      #expect((other == graph) == isSame, "seed \(seed), round \(round)")
      if isSame { equal += 1 }
    }
    #expect(40...160 ~= equal)
  }

  @Test func graphsWithDifferentEntriesDiffer() {
    let segues: [Segue<Screen>] = [Segue(.a => .b, dismissable: true), Segue(.b => .a, dismissable: true)]
    #expect(NavigationGraph(segues, entry: .a) != NavigationGraph(segues, entry: .b))
    #expect(NavigationGraph(segues, entry: .a) == NavigationGraph(segues, entry: .a))
  }
}
