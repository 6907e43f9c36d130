import Helm
import HelmTesting
import Testing

/// Defects of the first library's state, one test each.
@Suite("Defects of the first library")
struct FirstLibraryDefectTests {
  @Test func navigateFailsForAnEdgeThatIsUnknownOrNotPresented() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c))
    #expect(throws: HelmError<Letter>.sourceNotPresented(.at(.b), to: .at(.c), index: nil, presented: [.at(.a)])) {
      try navigation.perform(.present(.edge(.b => .c)))
    }
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.a => .c, index: nil, hint: .segues([.a => .b]))) {
      try navigation.perform(.present(.edge(.a => .c)))
    }
    #expect(navigation.path == [])
  }

  @Test func aFailedReplaceKeepsThePath() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c))
    try navigation.present(.b)
    for path in [[.b => .c], [.b => .c, .a => .b], [.a => .b, .a => .c]] as [HelmPath<Letter>] {
      #expect(throws: HelmError<Letter>.self) { try navigation.replace(path: path) }
      #expect(navigation.path == [.a => .b])
    }
  }

  @Test func aDeepLinkOverridesAnAuto() throws {
    let navigation = try Navigation(.tab(.a, .b).with(auto: true), .tab(.a, .c), path: [.a => .c])
    #expect(navigation.shown == "a c")
  }

  @Test func severalAutosOrEqualTagsDoNotDependOnHashing() throws {
    let segues: [Segue<Letter>] = [.b, .c, .d].map { Segue(from: .a, to: $0, auto: true, tag: Mark.red) }
    for _ in 0..<20 {
      #expect(
        NavigationGraph(Set(segues)).validationFindings() == [
          .severalAutoSegues(from: .a, [.a => .b, .a => .c, .a => .d])
        ])
    }
    var navigation = try Navigation(
      graph: NavigationGraph(Set(segues.map { Segue($0.edge, tag: Mark.red) })))
    #expect(throws: HelmError<Letter>.ambiguousTag(AnySegueTag(Mark.red), [.a => .b, .a => .c, .a => .d])) {
      try navigation.present(tag: Mark.red)
    }
  }

  @Test func traversalsDoNotDependOnHashing() {
    let segues: [Segue<Letter>] = [.push(.a, .b), .push(.b, .c), .push(.c, .a), .push(.d, .e), .push(.c, .b)]
    for _ in 0..<20 {
      let graph = NavigationGraph(Set(segues.map { Segue($0.edge) }))
      #expect(graph.dfs() == [.d, .e, .a, .b, .c])
      #expect(graph.firstCycle == [.a, .b, .c])
      #expect(graph.connectedComponents == [[.a, .b, .c], [.d, .e]])
    }
  }

  @Test func autoCyclesAreFoundBehindOtherAutosAndInUnreachableParts() {
    let graph = NavigationGraph<Letter>([
      .push(.a, .b).with(auto: true), .push(.b, .c).with(auto: true), .push(.c, .b).with(auto: true),
      .push(.d, .e).with(auto: true),
      .push(.e, .d).with(auto: true),
    ])
    #expect(graph.validationFindings() == [.autoCycle([.b, .c]), .autoCycle([.d, .e])])
  }

  @Test func aCycleOfSwapsReturnsAndLeavesNoFrames() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .swap(.c, .b), .push(.c, .d), .swap(.d, .b))
    try navigation.present([.a => .b, .b => .c, .c => .b])
    #expect(navigation.path == [.a => .b])
    try navigation.present([.b => .c, .c => .d, .d => .b])
    #expect(navigation.path == [.a => .b])
    #expect(throws: HelmError<Letter>.fragmentNotPresented(.at(.c), presented: [.at(.b)])) {
      try navigation.dismiss(.c)
    }
    try navigation.dismiss()
    #expect(navigation.path == [])
  }

  @Test func presentingASheetWithAnotherIDReplacesIt() throws {
    var navigation = try Navigation(.sheet(.a, .b))
    try navigation.present(.b, id: 1)
    try navigation.present(.b, id: 2)
    #expect(navigation.shown == "a b2")
    #expect(!navigation.can(.dismiss(.b, id: 1)))
    try navigation.dismiss(.b)
    #expect(navigation.shown == "a")
  }

  @Test func presentingAPushedScreenWithAnotherIDReplacesIt() throws {
    var navigation = try Navigation(.push(.a, .b))
    try navigation.present(.b, id: 1)
    try navigation.present(.b, id: 2)
    #expect(navigation.shown == "b2")
    try navigation.dismiss()
    #expect(navigation.shown == "a")
  }

  @Test func aTabStaysVisibleUnderASheetOfItsContainer() throws {
    var navigation = try Navigation(.tab(.a, .b), .sheet(.a, .c))
    try navigation.present(.b)
    try navigation.present(.c)
    #expect(navigation.shown == "a b c")
  }

  @Test func theAutoChildOfAFragmentWithAnIDBelongsToThatID() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .c).with(auto: true))
    try navigation.present(.b, id: 7)
    #expect(navigation.path == [.a => Letter.b.id(7), Letter.b.id(7) => .c])
  }

  @Test func forwardFailsWithoutASegue() throws {
    var navigation = try Navigation(.push(.a, .b))
    try navigation.forward()
    let error = HelmError<Letter>.missingForwardFromFragment(.at(.b))
    #expect(throws: error) { try navigation.forward() }
    #expect(error.description == "No enabled segue leads out of b. Present a fragment by name, or add a segue from b.")
  }

  @Test func aMissingSegueErrorListsTheSearchedFragments() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.c, .d), .push(.b, .c))
    try navigation.present(.b)
    let error = HelmError<Letter>.missingSegueToFragment(
      .at(.d), searched: [.at(.b), .at(.a)], hint: .segues([.c => .d]))
    #expect(throws: error) { try navigation.present(.d) }
    #expect(
      error.description
        == "No presented fragment has a segue to d. Searched: b, a. These lead there: c => d.")
  }

  @Test func aSegueThatLeavesTheContainerRemovesIt() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .c).with(auto: true), Segue(.c => .d, leaving: .b))
    try navigation.present(.b)
    #expect(navigation.shown == "b c")
    try navigation.present(.d)
    #expect(navigation.shown == "d")
  }

  @Test @MainActor func errorsAreBounded() throws {
    let helm = try Helm(graph: NavigationGraph([Segue(.a => .b)] as [Segue<Letter>]))
    for _ in 0..<1000 { helm.dismiss() }
    #expect(helm.errors.count == 100)
  }

  @Test func transitionsOfACycleEndDespiteFreshIDs() throws {
    let segues: [Segue<Letter>] = [Segue(.a => .b), Segue(.b => .c), Segue(.c => .b)]
    var last = 0
    let steps = try Navigation(graph: NavigationGraph(segues)).transitions { _ in
      last += 1
      return last
    }
    #expect(last == 3)
    #expect(steps.count == 3)
  }

  @Test func transitionsOnlyStartAtPresentedFragments() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, auto: true), Segue(.a => .c), Segue(.b => .d, style: .hold, auto: true), Segue(.c => .d),
    ]
    var navigation = try Navigation(graph: NavigationGraph(segues))
    var taken: Set<DirectedEdge<Letter>> = []
    for step in navigation.transitions() {
      if case .present(.edge(let edge), nil) = step {
        #expect(navigation.isPresented(edge.from.fragment), "\(edge)")
        taken.insert(edge.edge)
      }
      try navigation.perform(step)
    }
    #expect(taken.count == 4)
  }
}
