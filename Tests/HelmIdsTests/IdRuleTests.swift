import Foundation
import Helm
import HelmTestSupport
import HelmTesting
import Testing

@Suite("Fragments that take ids")
struct IdRuleTests {
  typealias Failure = HelmError<Screen>

  @Test("presenting without an id, or with one of another type, fails with both types")
  func errors() throws {
    let start = try Shop.navigation()
    let edge: DirectedEdge<Screen> = .list => .detail
    let expected = Shop.itemType
    func failure(_ body: (inout Navigation<Screen>) throws(Failure) -> Void) -> Failure? { error(in: start, body) }

    let missing = failure { (it) throws(Failure) in try it.present(.detail) }
    #expect(missing == .missingID(edge, expected: expected, index: nil))
    #expect(
      missing?.description
        == "detail expects an id of type Item.ID, but list => detail has none. Present it with an id.")

    let typed = failure { (it) throws(Failure) in try it.present(.detail, id: 5) }
    #expect(typed == .wrongID(edge, id: "5", type: "Int", expected: expected, index: nil))
    #expect(typed?.description == "detail expects an id of type Item.ID, but list => detail has 5, of type Int.")

    let text = failure { (it) throws(Failure) in try it.present(.detail, id: "five") }
    #expect(text == .wrongID(edge, id: "five", type: nil, expected: expected, index: nil))
    #expect(text?.description == "detail expects an id of type Item.ID, but list => detail has five.")
    // An id of another type that also can't be parsed is reported by its type, which says more.
    let unlike = try #require(UUID(uuidString: "01234567-89AB-CDEF-0123-456789ABCDEF"))
    let both = failure { (it) throws(Failure) in try it.present(.detail, id: unlike) }
    #expect(both == .wrongID(edge, id: unlike.canonicalText, type: "UUID", expected: expected, index: nil))
    #expect(failure { (it) throws(Failure) in try it.present(.detail, id: "5") } == nil)
    #expect(failure { (it) throws(Failure) in try it.present(.detail, id: Item.ID(rawValue: 5)) } == nil)
    #expect(failure { (it) throws(Failure) in try it.present(Screen.item(Item.ID(rawValue: 5))) } == nil)
  }

  @Test("every command checks ids", arguments: [String?.none, "five"])
  func everyCommand(id: String?) throws {
    let start = try Shop.navigation()
    let edge: DirectedEdge<Screen> = .list => .detail
    let expected = Shop.itemType
    func wanted(_ index: Int?) -> Failure {
      id.map { .wrongID(edge, id: $0, type: nil, expected: expected, index: index) }
        ?? .missingID(edge, expected: expected, index: index)
    }
    let target = id.map { Screen.detail.id($0) } ?? PathFragment(.detail)
    let step = PathEdge<Screen>(from: PathFragment(.list), to: target)
    let commands: [(NavigationCommand<Screen>, Int?)] = [
      (.present(.detail, id: id), nil), (.present(.detail, id: id, from: .any(.list)), nil),
      (.present(tag: AnySegueTag(Shop.Tag.open), id: id), nil), (.present([.home => .list, step]), 1),
      (.present(.edge(step)), nil), (.replace([.home => .list, step]), 1), (.forward(id: id), nil),
      (.setStack([target], on: PathFragment(.list)), nil), (.sequence([.present(.detail, id: id)]), nil),
    ]
    for (command, index) in commands {
      #expect(error(in: start) { (it) throws(Failure) in try it.perform(command) } == wanted(index), "\(command)")
    }
    var retargeted = start
    try retargeted.present(Screen.item(Item.ID(rawValue: 1)))
    let place = retargeted.topmostFragment
    #expect(
      error(in: retargeted) { (it) throws(Failure) in try it.perform(.retarget(place, to: AnyFragmentID?(id))) }
        == wanted(nil))
    #expect(throws: FindingsError<ValidationFinding<Screen>>.self) {
      try Navigation(graph: Shop.graph, path: [.home => .list, step])
    }
  }

  @Test("a redirect that lacks an id fails with the index of its edge")
  func redirects() throws {
    var navigation = try Shop.navigation()
    try navigation.add(trait: .redirect(to: [.home => .list, .list => .detail]), to: Flow(.home => .badge))
    #expect(
      error(in: navigation) { (it) throws(Failure) in try it.present(.badge, id: Badge.gold) }
        == .missingID(.list => .detail, expected: Shop.itemType, index: 1))
    try navigation.add(
      trait: .redirect(to: .from(.home).to(.list).to(.detail, id: Item.ID(rawValue: 3))), to: Flow(.home => .badge))
    try navigation.present(.badge, id: Badge.gold)
    #expect(navigation.topmostFragment == Screen.item(Item.ID(rawValue: 3)))
  }

  @Test("canPresent matches the outcome of present")
  func possible() throws {
    let navigation = try Shop.navigation()
    let answers = [
      navigation.can(.present(.detail)), navigation.can(.present(.detail, id: 5)),
      navigation.can(.present(.detail, id: "x")), navigation.can(.present(.detail, id: "5")),
      navigation.can(.present(tag: Shop.Tag.open)), navigation.can(.present(tag: Shop.Tag.open, id: "5")),
      navigation.can(.present(.detail, id: 5, from: .any(.list))),
    ]
    #expect(answers == [false, false, false, true, false, true, false])
  }

  @Test("fragments without a declared type take any id")
  func undeclared() throws {
    var navigation = try Shop.navigation()
    try navigation.present(Screen.item(Item.ID(rawValue: 1)))
    for id in [5, "x", nil] as [(any FragmentID)?] {
      try navigation.present(.comments, id: id)
    }
    #expect(navigation.topmostFragment == PathFragment(.comments))
  }

  private enum Oslo: String, FragmentID { case center, harbor }
  private enum Place: String, FragmentID, CaseIterable { case north, south }
  private struct Word: FragmentID {
    let canonicalText: String
    init?(canonicalText: String) {
      guard canonicalText.allSatisfy(\.isLetter) else { return nil }
      self.canonicalText = canonicalText
    }
  }
  private struct Box<Content: Sendable>: FragmentID {
    let canonicalText: String
    init?(canonicalText: String) { self.canonicalText = canonicalText }
  }

  @Test("a type of ids has a name and an example")
  func types() {
    let kinds = [
      FragmentIDKind(Int8.self), FragmentIDKind(String.self), FragmentIDKind(UUID.self), FragmentIDKind(Place.self),
      FragmentIDKind(Oslo.self), FragmentIDKind(Oslo.self, example: .harbor), FragmentIDKind(Word.self),
      FragmentIDKind(Box<Int>.self), FragmentIDKind(Item.ID.self, example: Item.ID(rawValue: 7)),
      FragmentIDKind(name: "Mine") { $0 == "a" ? "A" : nil },
    ]
    #expect(
      kinds.map(\.name) == [
        "Int8", "String", "UUID", "Place", "Oslo", "Oslo", "Word", "Box<Int>", "Item.ID", "Mine",
      ])
    #expect(
      kinds.map(\.example) == [
        "1", "1", "00000000-0000-0000-0000-000000000001", "north", "1", "harbor", "a", "1", "7", "A",
      ])
  }

  @Test("an id is accepted if its type matches, or its text can be parsed, or its type is unknown")
  func givenTypes() throws {
    let segues: Segues<Screen> = [.push([.home => .detail, .home => .list]), .ids(Int.self, for: .detail)]
    let graph = NavigationGraph(segues)
    let ids: [(any FragmentID, isTaken: Bool)] = [
      (5, true), ("5", true), ("x", false), (Int8(5), false), (AnyFragmentID(5), true), (AnyFragmentID(Int8(5)), false),
      (AnyFragmentID(canonicalText: "5"), true), (AnyFragmentID(canonicalText: "05"), false),
    ]
    for (id, isTaken) in ids {
      var navigation = try Navigation(graph: graph)
      let isPresented = (try? navigation.present(.detail, id: id)) != nil
      #expect(isPresented == isTaken && graph.takes(id, for: .detail) == isTaken, "\(id)")
      #expect(graph.takes(id, for: .list))
    }
    #expect(!graph.takes(nil, for: .detail) && graph.takes(nil, for: .list))
    let named = NavigationGraph<Screen>(
      Array(graph.segues), ids: [IDRule(.detail, FragmentIDKind(name: "Mine") { $0 == "5" ? $0 : nil })])
    #expect(named.takes(Int8(5), for: .detail) && !named.takes(Int8(6), for: .detail))
  }

  @Test("idKind returns the declared type of a fragment and parses its ids")
  func kinds() {
    let graph = Shop.graph
    #expect(graph.idKind(of: .detail)?.name == "Item.ID")
    #expect(graph.idKind(of: .detail)?.canonicalText(of: "5") == "5")
    #expect(graph.idKind(of: .detail)?.canonicalText(of: "05") == nil)
    #expect(graph.idKind(of: .detail)?.accepts("x") == false)
    #expect(graph.idKind(of: .list) == nil)
    #expect(graph.idKind(of: .badge)?.example == "gold")
    #expect(
      FragmentIDKind(UUID.self).canonicalText(of: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
        == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(FragmentIDKind(UUID.self).name == "UUID")
    #expect(graph.idRules.map(\.fragment) == [.detail, .author, .badge])
    #expect(graph == NavigationGraph(Array(Shop.segues), ids: Shop.segues.ids.reversed()))
    #expect(graph != NavigationGraph(Array(Shop.segues)))
  }

  @Test("validation reports ids of unknown fragments, and two types for one fragment")
  func validation() {
    let graph = NavigationGraph<Screen>(
      [
        .push(.list => .detail), .ids(Int.self, for: .list, .detail, .badge), .ids(String.self, for: .detail),
      ] as Segues)
    let findings = graph.validationFindings()
    #expect(
      findings == [
        .idsOfUnknownFragment(.badge, "Int"), .severalIDTypes(.detail, "Int", "String"),
      ])
    #expect(
      findings.map(\.description) == [
        "badge is declared to take ids of type Int, but is not a fragment of the graph. Add a segue to it, or remove it from "
          + "`ids`.",
        "detail is declared to take ids of types Int and String. Keep one of them.",
      ])
  }

  @Test("a start at a fragment that takes ids requires an id")
  func starts() throws {
    let graph = NavigationGraph<Screen>([.push(.list => .detail), .ids(Int.self, for: .list)] as Segues)
    func refusal(_ id: (any FragmentID)?) -> FindingsError<ValidationFinding<Screen>>? {
      do {
        _ = try Navigation(graph: graph, id: id)
        return nil
      } catch { return error }
    }
    #expect(refusal(nil)?.findings == [.entryTakesID(.list, "Int", given: nil)])
    #expect(refusal("x")?.findings == [.entryTakesID(.list, "Int", given: "x")])
    #expect(refusal("a b")?.description.contains(#"but navigation starts there with "a b". Start"#) == true)
    #expect(
      refusal(nil)?.description
        == "The entry list takes ids of type Int, but navigation starts there without one. Start with an id of that type."
    )
    #expect(
      refusal("x")?.description
        == "The entry list takes ids of type Int, but navigation starts there with \"x\". Start with an id of that type."
    )
    #expect(refusal(5) == nil)
  }

  @Test("an optional id that is nil counts as no id in every command")
  func optionals() throws {
    let none: Item.ID? = nil
    let missing = HelmError<Screen>.missingID(.list => .detail, expected: Shop.itemType, index: nil)
    let presents: [(inout Navigation<Screen>) throws -> Void] = [
      { try $0.present(.detail, id: none) },
      { try $0.present(.detail, id: none, from: .list) },
      { try $0.select(.detail, id: none) },
      { _ = try $0.perform(.sequence([.present(.detail, id: none?.canonicalText)])) },
    ]
    for present in presents {
      var navigation = try Shop.navigation()
      #expect(throws: missing) { try present(&navigation) }
    }
  }

  @Test("an auto to a fragment that takes an id is not fired, and is a finding")
  func autos() throws {
    let segues: Segues<Screen> = [.sheet(.home => .badge, auto: true), .ids(Badge.self, for: .badge)]
    #expect(try Navigation(graph: segues).presentedFragments == [PathFragment(.home)])
    let found = try NavigationGraph(segues).findings()
    #expect(found.findings.map(\.kind) == [.autoWithoutID(.home => .badge, "Badge")])
    #expect(
      found.findings.first?.kind.description
        == "The auto segue home => badge is never fired: badge takes an id of type "
        + "Badge, and an auto passes none. Remove `auto`, and present badge with an id.")
  }

  @Test("walks, explorations and findings use example ids")
  func examples() throws {
    let start = try Shop.navigation()
    #expect(try Shop.graph.findings(FindingOptions(homes: [.home])).findings == [])
    let walk = start.walk(covering: .segues)
    #expect(walk.missing.isEmpty)
    try walk.replay()
    #expect(start.explore().states.contains { $0.navigation.topmostFragment == Screen.badge.id(Badge.gold) })
    var walked = start
    for transition in start.transitions(from: .detail) { try walked.perform(transition) }
    #expect(start.moves().contains(.present(.detail, id: "1")))
  }

  /// An id whose text may stop being valid, as if it were looked up.
  struct Ticket: FragmentID {
    @TaskLocal static var isKnown = true
    let canonicalText: String

    init?(canonicalText: String) {
      guard Self.isKnown else { return nil }
      self.canonicalText = canonicalText
    }
  }

  @Test("a failed command keeps ids that can no longer be parsed")
  func restoringIds() throws {
    let segues: Segues<Screen> = [
      .push([.home => .list, .list => .detail]), .sheet(.home => .badge), .ids(Ticket.self, for: .detail),
    ]
    var navigation = try Navigation(graph: segues, entry: .home)
    try navigation.present(.list)
    try navigation.present(.detail, id: Ticket(canonicalText: "7"))
    let before = navigation
    Ticket.$isKnown.withValue(false) {
      #expect(throws: Failure.self) {
        try navigation.perform(.sequence([.pop(to: .home), .present(.detail, id: "8")]))
      }
    }
    #expect(navigation == before)
    #expect(navigation.invariantViolations() == [])
  }
}
