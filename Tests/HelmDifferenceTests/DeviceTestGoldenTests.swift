import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// The device tests of walks through difficult graphs: modals over modals, buttons that several screens have, curtains,
/// undismissable fragments, and states that only a launch reaches.
@Suite struct DeviceTestGoldenTests {
  /// A random graph.
  private static func graph(_ seed: UInt64) -> GraphDocument {
    var random = SeededNumbers(seed: seed)
    let names: [Named] = ["a", "b", "c", "d", "e", "f", "g"]
    var segues: [Segue<Named>] = []
    func add(_ from: Named, _ to: Named) {
      let presentations = SeguePresentation.allCases.filter { $0 != .automatic }
      let presentation = random.below(3) == 0 ? .sheet : presentations[random.below(presentations.count)]
      guard from != to, !segues.contains(where: { $0.from == from && $0.to == to }) else { return }
      segues.append(
        Segue(
          from: from, to: to, style: presentation.style ?? .pass, dismissable: random.below(3) > 0,
          presentation: presentation))
    }
    for number in 1..<names.count { add(names[random.below(number)], names[number]) }
    for _ in 0..<6 { add(names[random.below(names.count)], names[random.below(names.count)]) }
    return document(segues, entry: "a")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>) func deviceTestsOfRandomGraphsMatchTheirSnapshots(seed: UInt64) throws
  {
    let graph = Self.graph(seed)
    var text = graph.description
    for (criterion, strategy) in [(WalkCriterion<Named>.segues, WalkStrategy.tour), (.fragments, .shortestWays)] {
      let walk = try Navigation(graph: graph.graph).walk(
        covering: criterion, strategy: strategy, limits: WalkLimits(states: 500))
      let test = DeviceTest(walk)
      text += "\n\(criterion)\n" + test.maestro()
      text += test.excluded.map { "left out: \($0)\n" }.joined()
    }
    #expect(TextSnapshot(text, named: "seed \(seed)", fileExtension: "by-hand.yaml").problem() == nil)
  }

  /// Which id types accept all ids of another type.
  @Test func idTypesThatAcceptAllIDsOfAnotherAreNotBreaking() {
    let signed = ["Int8", "Int16", "Int32", "Int64"]
    let unsigned = ["UInt8", "UInt16", "UInt32", "UInt64"]
    func takesAll(_ new: String, of old: String) -> Bool {
      if old == new { return true }
      if new == "String" { return (signed + unsigned + ["Int", "UInt", "UUID"]).contains(old) }
      let (from, to) = (
        old == "Int" ? "Int64" : old == "UInt" ? "UInt64" : old, new == "Int" ? "Int64" : new == "UInt" ? "UInt64" : new
      )
      if let to = signed.firstIndex(of: to) {
        return signed.firstIndex(of: from).map { $0 <= to } ?? unsigned.firstIndex(of: from).map { $0 < to } ?? false
      }
      if let to = unsigned.firstIndex(of: to) { return unsigned.firstIndex(of: from).map { $0 <= to } ?? false }
      return false
    }
    let all = signed + unsigned + ["Int", "UInt", "String", "UUID", "Date"]
    for old in all {
      for new in all where new != old {
        func graph(_ name: String) -> GraphDocument {
          let text = #"{"version":1,"segues":[{"from":"home","to":"item"}],"ids":{"item":"\#(name)"}}"#
          return (try? GraphDocument(reading: text)) ?? GraphDocument(segues: [])
        }
        let difference = try? GraphDifference(from: graph(old), to: graph(new))
        #expect(difference?.changes.map(\.kind) == [.idsChanged("item", from: old, to: new)])
        #expect(difference?.breaking.isEmpty == takesAll(new, of: old), "\(old), \(new)")
      }
    }
  }

  /// Up to a hundred changes of a kind are listed.
  @Test(arguments: [100, 101, 105]) func upToAHundredChangesOfAKindAreListed(count: Int) throws {
    let old = document([Segue(from: "home", to: "list")])
    let more = (0..<count).map { Segue<Named>(from: "home", to: Named("s\($0)"), dismissable: true) }
    let text = try GraphDifference(from: old, to: document([Segue(from: "home", to: "list")] + more)).markdown(
      title: "T")
    let lines = text.split(separator: "\n")
    let changes = try GraphDifference(from: old, to: document([Segue(from: "home", to: "list")] + more)).changes.count
    #expect(lines.count { $0.hasPrefix("- ") && !$0.hasPrefix("- and ") } == min(100, changes))
    #expect(lines.contains("- and \(changes - 100) more") == (changes > 100))
    #expect(lines.last { $0.hasPrefix("- ") } == lines.last { $0.hasPrefix("- and ") } || changes <= 100)
  }

  /// Any name is written as one span of code.
  @Test(arguments: [
    ("plain", "`plain`"), ("a`b", "`` \"a`b\" ``"), ("``", "``` \"``\" ```"), ("a``b`c", "``` \"a``b`c\" ```"),
    (" x", "`\" x\"`"),
    ("", "`\"\"`"),
  ])
  func anyNameIsOneSpanOfCode(name: String, span: String) throws {
    let old = document([Segue(from: "home", to: "list")])
    let new = document([Segue(from: "home", to: "list"), Segue(from: "home", to: Named(name), dismissable: true)])
    let text = try GraphDifference(from: old, to: new).markdown(title: "T")
    #expect(text.contains(span), "\(text)")
  }
}
