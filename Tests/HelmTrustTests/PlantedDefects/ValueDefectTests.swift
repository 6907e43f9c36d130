import Helm
import HelmDocuments
import Testing

/// Planted defects of values and of their order that no test found at first (`make mutants`), each with its own test.
@Suite @MainActor struct ValueDefectTests {
  enum Tag: SegueTag { case red }

  @Test(arguments: [14, 15, 16, 17, 18, 30], [0, 7, 15, 16]) func aDuplicateKeyIsReported(_ last: Int, _ first: Int) {
    guard first < last else { return }
    let keys = (0..<last).map { "\"k\($0)\": 0" } + ["\"k\(first)\": 1"]
    let text = "{ \(keys.joined(separator: ", ")) }"
    let error = #expect(throws: DocumentError.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.reason == "the key \"k\(first)\" occurs twice in this object")
    let unique = "{ \(keys.dropLast().joined(separator: ", ")) }"
    #expect(throws: Never.self) { try JSONValue(parsing: Array(unique.utf8)) }
  }

  @Test func equalityComparesRules() throws {
    let plain = try Navigation<Number>(graph: NavigationGraph([Segue(0 => 1), Segue(0 => 2), Segue(0 => 3)], entry: 0))
    var states = [plain]
    for traits in [[SegueTrait<Number>.disabled], [.redirect(to: Flow(0 => 2))], [.redirect(to: Flow(0 => 3))]] {
      var state = plain
      for trait in traits { try state.add(trait: trait, to: Flow(0 => 1)) }
      states.append(state)
    }
    for (number, state) in states.enumerated() {
      for (other, second) in states.enumerated() { #expect((state == second) == (number == other)) }
    }
    var back = states[3]
    try back.remove(trait: .redirect(to: Flow(0 => 3)), from: Flow(0 => 1))
    #expect(back == plain)
  }

  @Test func copiesOfASegueKeepItsOtherRules() {
    let segue = Segue<Number>(
      0 => 1, style: .hold, dismissable: true, auto: true, tag: Tag.red, leaving: 2, presentation: .sheet)
    for same in [
      segue.with(auto: true), segue.with(dismissable: true), segue.with(style: .hold), segue.with(tag: Tag.red),
      segue.with(presentation: .sheet), segue.with(leaving: 2),
    ] {
      #expect(same == segue)
    }
    #expect(segue.with(leaving: 3).leaving == 3)
    #expect(segue.with(style: .pass).style == .pass)
    #expect(segue.with(presentation: .popover).presentation == .popover)
  }

  /// A fragment whose name is not unique.
  struct Namesake: Fragment, CustomStringConvertible {
    let number: Int
    let name: String
    var description: String { name }
    init(_ number: Int, _ name: String) { (self.number, self.name) = (number, name) }
  }

  @Test(arguments: ["9", "a9", "0", "A", "Z", "a", "z", "_", "-", ".", "(", ")", "/", ":", "a(9)"])
  func plainNamesAreNotQuoted(_ name: String) {
    #expect(PathFragment(Namesake(0, name)).description == name)
  }

  @Test func fragmentsWithEqualNamesAreOrderedByOccurrence() {
    let targets = ["b", "f", "d", "h", "a", "e", "c", "g"].enumerated().map { Namesake($0, $1) }
    let segues = Set(targets.map { Segue(Namesake($0.number, "x") => $0) })
    #expect(NavigationGraph(segues).segues.map(\.to.name) == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test func seguesOfOneEdgeAreOrderedByTheirRules() {
    let edge: DirectedEdge<Number> = 0 => 1
    let segues: Set<Segue<Number>> = [
      Segue(edge, dismissable: true), Segue(edge), Segue(edge, style: .hold), Segue(edge, auto: true),
      Segue(edge, leaving: 7), Segue(edge, style: .hold, dismissable: true, presentation: .popover),
      Segue(edge, leaving: 3), Segue(edge, style: .hold, dismissable: true),
    ]
    let rules = NavigationGraph(segues).segues.map {
      "\($0.style) \($0.dismissable) \($0.auto) \($0.leaving.map(String.init(describing:)) ?? "") \($0.presentation)"
    }
    #expect(rules.count == 8)
    #expect(
      rules == [
        "hold false false  automatic", "hold true false  automatic", "hold true false  popover",
        "pass false false  automatic", "pass false false n3 automatic", "pass false false n7 automatic",
        "pass false true  automatic", "pass true false  automatic",
      ])
  }
}
