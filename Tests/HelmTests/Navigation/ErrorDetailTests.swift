import Testing

@testable import HelmCore

/// Hints with their limits, and which of several obstacles an error names.
@Suite("Details of errors") struct ErrorDetailTests {
  private struct Spot: Fragment { let number: Int }

  private struct Named: Fragment, CustomStringConvertible { let description: String }

  // MARK: Hints

  @Test(arguments: [(998, true), (999, false)])
  func closeNamesAreLookedForAmongTheFirst1000Fragments(count: Int, isFound: Bool) throws {
    let (start, close, wanted) = (Named(description: "start"), Named(description: "goat"), Named(description: "goal"))
    let others = (1...count).map { Named(description: "filler\($0)") }
    let segues = (others + [close]).map { Segue(start => $0) }
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: start))
    let hint: HelmHint<Named> = isFound ? .closeNames([close]) : .unknown
    let error = HelmError<Named>.missingSegueToFragment(
      PathFragment(wanted), searched: [PathFragment(start)], hint: hint)
    #expect(throws: error) { try navigation.present(wanted) }
  }

  /// One letter in three may differ, but always one.
  @Test(
    arguments: [
      ("ab", ["ax", "xy", "a", "abcd"], ["ax", "a"]),
      ("abcde", ["abcxy", "abcdx", "abc"], ["abcdx"]),
      ("abcdef", ["abcxyz", "abcdxy", "abcdex", "abcdef"], ["abcdef", "abcdex", "abcdxy"]),
      ("abcdef", ["xyzabcdef", "xyabcdef", "def", "cdef", "bcdefa"], ["xyabcdef", "cdef", "bcdefa"]),
      ("list", ["lost", "LIST", "lists", "lit", "mist"], ["LIST", "lost", "lists"]),
    ] as [(String, [String], [String])])
  func closeNamesAreOrderedByTheirDifference(name: String, candidates: [String], close: [String]) {
    let found = closeNames(to: name, among: candidates) { $0 }
    #expect(found == close)
  }

  @Test func hintsListTheFirst64SeguesInOrder() throws {
    let (start, end) = (Spot(number: 0), Spot(number: 100))
    let ways = (1...70).flatMap { number -> [Segue<Spot>] in
      [Segue(start => Spot(number: number)), Segue(Spot(number: number) => end)]
    }
    let tagged = (101...170).map { Segue(end => Spot(number: $0), tag: Mark.red) }
    var navigation = try Navigation(graph: NavigationGraph(ways + tagged, entry: start))
    let there = (1...64).map { DirectedEdge(from: Spot(number: $0), to: end) }
    let searched = [PathFragment(start)]
    let error = HelmError<Spot>.missingSegueToFragment(PathFragment(end), searched: searched, hint: .segues(there))
    #expect(throws: error) { try navigation.present(end) }
    let withTag = (101...164).map { DirectedEdge(from: end, to: Spot(number: $0)) }
    let tagError = HelmError<Spot>.missingTaggedSegue(
      AnySegueTag(Mark.red), searched: searched, hint: .segues(withTag))
    #expect(throws: tagError) { try navigation.perform(.present(tag: Mark.red)) }
  }

  @Test func theHintIsTheFirstDisabledSegueOfAPresentedFragment() throws {
    var navigation = try Navigation(
      .overlay(.a, .b), .overlay(.a, .c), .overlay(.a, .d), .push(.b, .e), .push(.c, .e), .push(.d, .e))
    try navigation.perform(.add(.disabled, to: [.b => .e, .c => .e, .d => .e]))
    try navigation.present(.c)
    try navigation.present(.d)
    let near = HelmError<Letter>.missingSegueToFragment(
      .at(.e), searched: [.at(.d), .at(.c), .at(.a)], hint: .disabled(.c => .e))
    #expect(throws: near) { try navigation.present(.e) }
    try navigation.dismiss()
    try navigation.dismiss()
    let far = HelmError<Letter>.missingSegueToFragment(
      .at(.e), searched: [.at(.a)], hint: .segues([.b => .e, .c => .e, .d => .e]))
    #expect(throws: far) { try navigation.present(.e) }
  }

  @Test func aWayInAHintIsOpenAndStartsAtTheTop() throws {
    var navigation = try Navigation(
      .push(.a, .b), .push(.a, .c), .push(.a, .d), .push(.b, .e), .push(.c, .e), .push(.d, .e), .push(.e, .f))
    try navigation.perform(.add(.disabled, to: [.b => .e]))
    try navigation.perform(.add(.redirect(to: [.a => .b]), to: [.c => .e]))
    let error = HelmError<Letter>.sourceNotPresented(
      .at(.e), to: .at(.f), index: 0, presented: [.at(.a)], hint: .startingWith([.a => .d, .d => .e]))
    #expect(throws: error) { try navigation.present([.e => .f]) }
    // Of two ways of the same length, the one from the topmost fragment counts.
    var other = try Navigation(.overlay(.a, .b), .push(.a, .c), .push(.b, .c), .push(.c, .d))
    try other.present(.b)
    let nearest = HelmError<Letter>.sourceNotPresented(
      .at(.c), to: .at(.d), index: 0, presented: [.at(.b), .at(.a)], hint: .startingWith([.b => .c]))
    #expect(throws: nearest) { try other.present([.c => .d]) }
  }

  // MARK: Texts

  @Test func listsHaveSixElementsAndThreeCloseNames() {
    func list(_ count: Int) -> String { displayList(Array(0..<count)) { "\($0)" } }
    #expect(list(0).isEmpty)
    #expect(list(1) == "0")
    #expect(list(6) == "0, 1, 2, 3, 4, 5")
    #expect(list(7) == "0, 1, 2, 3, 4, 5 and 1 more")
    #expect(list(9) == "0, 1, 2, 3, 4, 5 and 3 more")
    func text(_ names: [Letter]) -> String {
      HelmError<Letter>.missingSegueToFragment(.at(.l), searched: [], hint: .closeNames(names)).description
    }
    #expect(text([.a, .b, .c]) == "No presented fragment has a segue to l. Did you mean a, b, c?")
    #expect(text([.a, .b, .c, .d]) == "No presented fragment has a segue to l. Did you mean a, b, c and 1 more?")
  }

  // MARK: Which of several obstacles

  @Test func removingFailsWithTheTopmostFragmentThatStays() throws {
    var navigation = try Navigation(.sheet(.a, .b), .cover(.b, .c), .cover(.c, .d))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    #expect(throws: HelmError<Letter>.segueNotDismissable(.c => .d)) { try navigation.perform(.dismissModals) }
    #expect(navigation.presentedFragments == [.at(.a), .at(.b), .at(.c), .at(.d)])
    // The screens of a stack.
    navigation = try Navigation(
      .tab(.a, .b), Segue(.b => .c, presentation: .push), Segue(.c => .d, presentation: .push))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    #expect(throws: HelmError<Letter>.cannotGoBack(.c => .d)) { try navigation.perform(.showRoot) }
    #expect(throws: HelmError<Letter>.cannotGoBack(.c => .d)) { try navigation.perform(.setStack([], on: .at(.b))) }
    // Popping removes the lowest of them with all that is on it.
    #expect(throws: HelmError<Letter>.cannotGoBack(.b => .c)) { try navigation.perform(.pop(to: .b)) }
  }

  @Test func aReplacementIsBlockedByAModalBeforeACurtain() throws {
    var navigation = try Navigation(.tab(.a, .b), .cover(.b, .c), .curtain(.b, .d))
    try navigation.present([.a => .b, .b => .c, .b => .d])
    #expect(throws: HelmError<Letter>.blocked(.a => .b, by: .at(.c), index: nil)) {
      try navigation.present(.b, id: "2")
    }
  }

  /// The error of a path to start at is about the edge that can't be taken.
  @Test func aStartFailsWithTheEdgeOfThePath() throws {
    func check(
      _ graph: NavigationGraph<Letter>, _ path: HelmPath<Letter>, _ edge: DirectedEdge<Letter>, _ index: Int,
      _ error: HelmError<Letter>
    ) {
      let finding = ValidationFinding<Letter>.pathNotAllowed(edge, index: index, reason: error.description)
      #expect(throws: FindingsError<ValidationFinding<Letter>>(findings: [finding])) {
        try Navigation(graph: graph, path: path)
      }
    }
    let segues: [Segue<Letter>] = [.tab(.a, .b), .cover(.b, .c), .sheet(.b, .d)]
    check(
      NavigationGraph(segues, entry: .a), [.a => .b, .b => .c, .b => .d], .b => .d, 2,
      .blocked(.b => .d, by: .at(.c), index: 2))
    let numbered = NavigationGraph(segues, entry: .a, ids: [IDRule(.d, FragmentIDKind(Int.self))])
    check(numbered, [.a => .b, .b => .d], .b => .d, 1, .missingID(.b => .d, expected: "Int", index: 1))
    check(
      numbered, [.a => .b, PathEdge(.b => .d, targetID: "x")], .b => .d, 1,
      .wrongID(.b => .d, id: "x", type: nil, expected: "Int", index: 1))
  }
}
