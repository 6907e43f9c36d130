import Helm
import Testing

@Suite("Taking one edge (Semantics.md §3)")
struct SemanticsSection3Tests {
  @Test func navigateFailsWithoutASegue() throws {
    var navigation = try Navigation(.push(.a, .b))
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.b => .a, index: nil, hint: nil)) {
      try navigation.perform(.present(.edge(.b => .a)))
    }
  }

  @Test func navigateFailsIfTheSourceIsNotPresented() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c))
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(.at(.b), to: .at(.c), index: nil, presented: [.at(.a)])
    ) {
      try navigation.perform(.present(.edge(.b => .c)))
    }
    #expect(navigation.path == [])
  }

  @Test func errorsListPresentedFragmentsFromTheTop() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.c, .d), .push(.b, .c))
    try navigation.present(.b)
    let presented: [PathFragment<Letter>] = [.at(.b), .at(.a)]
    #expect(throws: HelmError<Letter>.sourceNotPresented(.at(.c), to: .at(.d), index: nil, presented: presented)) {
      try navigation.perform(.present(.edge(.c => .d)))
    }
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(
        .at(.c), to: .at(.d), index: 0, presented: presented, hint: .startingWith([.b => .c]))
    ) {
      try navigation.present([.c => .d])
    }
    #expect(throws: HelmError<Letter>.sourceNotPresented(.at(.c), to: .at(.d), index: 0, presented: [.at(.a)])) {
      try navigation.replace(path: [.c => .d])
    }
  }

  @Test func ofTwoShortestWaysTheHintIsTheOneOfTheFirstSegue() throws {
    for (first, second) in [(Letter.b, Letter.c), (.c, .b)] {
      var navigation = try Navigation(
        .push(.a, first), .push(.a, second), .push(second, .e), .push(first, .e), .push(.e, .f))
      #expect(
        throws: HelmError<Letter>.sourceNotPresented(
          .at(.e), to: .at(.f), index: 0, presented: [.at(.a)], hint: .startingWith([.a => first, first => .e]))
      ) {
        try navigation.present([.e => .f])
      }
    }
  }

  @Test func theHintIsTheShortestWayOverAllBranches() throws {
    var navigation = try Navigation(
      .push(.a, .b), .push(.a, .c), .push(.b, .d), .push(.c, .e), .push(.d, .e), .push(.e, .f))
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(
        .at(.e), to: .at(.f), index: 0, presented: [.at(.a)], hint: .startingWith([.a => .c, .c => .e]))
    ) {
      try navigation.present([.e => .f])
    }
  }

  @Test func anEdgeWithoutOccurrenceStartsAtTheTopmostSource() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .push(.c, .b), .tab(.b, .d))
    try navigation.present([.a => .b, .b => .c, .c => .b])
    #expect(navigation.shown == "b:1")
    var copy = navigation
    try copy.perform(.present(.edge(.b => .d)))
    #expect(copy.hasPath([.a => .b, .b => .c, .c => Letter.b.again(1), Letter.b.again(1) => .d]))
    let exact = PathEdge<Letter>(from: PathFragment(.b, occurrence: 2), to: .at(.d))
    #expect(throws: HelmError<Letter>.sourceNotPresented(exact.from, to: .at(.d), index: nil, presented: [.at(.b, 1)]))
    {
      try navigation.perform(.present(.edge(exact)))
    }
  }

  @Test func aSwapReturnsAndRemovesWhatIsAboveTheTarget() throws {
    var navigation = try Navigation(.tab(.a, .b), .overlay(.b, .e), .push(.b, .c), .push(.c, .d), .swap(.d, .b))
    try navigation.present([.a => .b, .b => .e, .b => .c, .c => .d])
    #expect(navigation.shown == "a d")
    let outcome = try navigation.present(.b)
    #expect(navigation.shown == "a b e")
    #expect(navigation.path == [.a => .b, .b => .e])
    #expect(outcome.steps.map(\.action) == [.returned(.d => .b)])
  }

  @Test func aPushNeverReturnsAndCanBeUndone() throws {
    var navigation = try Navigation(.tab(.a, .b), .overlay(.b, .e), .push(.b, .c), .push(.c, .d), .push(.d, .b))
    try navigation.present([.a => .b, .b => .e, .b => .c, .c => .d])
    let before = navigation
    let outcome = try navigation.present(.b)
    #expect(navigation.shown == "a b:1")
    #expect(navigation.path == [.a => .b, .b => .e, .b => .c, .c => .d, .d => Letter.b.again(1)])
    #expect(outcome.steps.map(\.action) == [.presented(PathEdge(from: .at(.d), to: .at(.b, 1)))])
    try navigation.dismiss()
    #expect(navigation == before)
  }

  @Test func aSwapReturnsToTheNearestOfSeveralPlaces() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .push(.c, .b), .swap(.c, .d), .swap(.d, .b))
    for fragment in [Letter.b, .c, .b, .c, .d] { try navigation.present(fragment) }
    let (b, c) = (Letter.b.again(1), Letter.c.again(1))
    #expect(navigation.hasPath([.a => .b, .b => .c, .c => b, b => c, c => .d]))
    try navigation.present(.b)
    #expect(navigation.path == [.a => .b, .b => .c, .c => Letter.b.again(1)])
  }

  @Test func aReturnToTheSourceRemovesNothing() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .b), .overlay(.b, .c))
    try navigation.present([.a => .b, .b => .c])
    try navigation.present(.b)
    #expect(navigation.shown == "a b c")
  }

  @Test func reselectingATabKeepsItsStack() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .overlay(.c, .d), .tab(.a, .e))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    try navigation.present(.e)
    let outcome = try navigation.present(.b)
    #expect(navigation.shown == "a c d")
    #expect(navigation.path == [.a => .e, .a => .b, .b => .c, .c => .d])
    #expect(outcome.steps.map(\.action) == [.reselected(.a => .b)])
  }

  @Test func reselectingTheFrontTabPopsToItsRoot() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .tab(.a, .e))
    try navigation.present([.a => .e, .a => .b, .b => .c])
    try navigation.present(.b)
    #expect(navigation.shown == "a b")
    #expect(navigation.path == [.a => .e, .a => .b])
  }

  @Test func reselectingAnOpenSheetChangesNothing() throws {
    var navigation = try Navigation(.tab(.a, .b), .sheet(.b, .c), .tab(.c, .d))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    let outcome = try navigation.present(.c)
    #expect(navigation.path == [.a => .b, .b => .c, .c => .d])
    #expect(outcome.steps.map(\.action) == [.returned(.b => .c)])
    #expect(outcome.isEmpty)
  }

  @Test func reselectingASheetPopsToItsRoot() throws {
    var navigation = try Navigation(.sheet(.a, .b), .push(.b, .c))
    try navigation.present([.a => .b, .b => .c])
    try navigation.present(.b)
    #expect(navigation.path == [.a => .b])
  }

  @Test func presentingAFragmentElsewhereKeepsItsOtherPlace() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.b, .c), .tab(.c, .d), .overlay(.a, .e), .tab(.e, .c))
    try navigation.present([.a => .b, .b => .c, .c => .d, .a => .e, .e => .c])
    #expect(navigation.shown == "a b c d e c:1")
    #expect(navigation.path == [.a => .b, .b => .c, .c => .d, .a => .e, .e => Letter.c.again(1)])
  }

  @Test func aHeldChildWithAnotherIDIsReplaced() throws {
    var navigation = try Navigation(.cover(.a, .b), .tab(.b, .c))
    try navigation.present(.b, id: 1)
    try navigation.present(.c)
    try navigation.present(.b, id: 2)
    #expect(navigation.shown == "a b2")
    #expect(navigation.path == [.a => Letter.b.id(2)])
  }

  @Test func aSecondSheetReplacesTheFirst() throws {
    var navigation = try Navigation(.sheet(.a, .b), .sheet(.a, .c))
    try navigation.present(.b)
    try navigation.present(.c)
    #expect(navigation.path == [.a => .c])
  }

  @Test func aModalThatIsNotDismissableBlocks() throws {
    var navigation = try Navigation(.cover(.a, .b), .sheet(.a, .c), .tab(.a, .d))
    try navigation.present(.b)
    #expect(throws: HelmError<Letter>.blocked(.a => .c, by: .at(.b), index: nil)) {
      try navigation.present(.c)
    }
    #expect(throws: HelmError<Letter>.blocked(.a => .c, by: .at(.b), index: 1)) {
      try navigation.present([.a => .d, .a => .c])
    }
    #expect(navigation.shown == "a b")
    #expect(!navigation.can(.present(.c)))
  }

  @Test func leavingReplacesTheNearestPresentedAncestorWithThatName() throws {
    var navigation = try Navigation(
      .tab(.a, .b), .tab(.b, .c), Segue(.c => .d, dismissable: true, leaving: .b))
    try navigation.present([.a => .b, .b => .c])
    try navigation.present(.d)
    #expect(navigation.shown == "a d")
    #expect(navigation.path == [.a => .b, .b => .c, .c => .d])
    try navigation.dismiss()
    #expect(navigation.shown == "a b c")
  }

  @Test func leavingAFragmentThatIsNotAPresentedAncestorReplacesTheSource() throws {
    var navigation = try Navigation(.push(.a, .b), Segue(.b => .c, leaving: .a))
    try navigation.present([.a => .b, .b => .c])
    #expect(navigation.shown == "c")
    #expect(navigation.isPresented(.c))
    try navigation.perform(.dismiss(.edge(.a => .b)))
    #expect(navigation.shown == "a")
  }

  @Test func repeatingACycleOfSwapsDoesNotGrowThePath() throws {
    var navigation = try Navigation(.swap(.a, .b), .swap(.b, .c), .swap(.c, .b), .swap(.c, .a))
    for _ in 0..<3 {
      try navigation.present(.b)
      try navigation.present(.c)
      #expect(navigation.path == [.a => .b, .b => .c])
      try navigation.present(.b)
      #expect(navigation.path == [.a => .b])
      try navigation.present(.c)
      try navigation.present(.a)
      #expect(navigation.path == [])
    }
  }

  @Test func repeatingACycleOfPushesCanBeUndoneStepByStep() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .push(.c, .a))
    var states: [Navigation<Letter>] = []
    for fragment in [Letter.b, .c, .a, .b, .c, .a] {
      states.append(navigation)
      try navigation.present(fragment)
    }
    let second = [Letter.a, .b, .c].map { $0.again(1) }
    #expect(
      navigation.hasPath([
        .a => .b, .b => .c, .c => second[0], second[0] => second[1], second[1] => second[2],
        second[2] => Letter.a.again(2),
      ]))
    for state in states.reversed() {
      try navigation.dismiss()
      #expect(navigation == state)
      #expect(navigation.shown == state.shown)
    }
  }
}
