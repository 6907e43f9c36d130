import Helm
import Testing

@Suite("Commands that go back (Semantics.md §4)")
struct SemanticsSection4BackTests {
  @Test func dismissUndoesTheTopmostDismissableSegue() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .c), .swap(.c, .d))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    let outcome = try navigation.dismiss()
    #expect(navigation.path == [])
    #expect(outcome.steps.map(\.action) == [.dismissed(.a => .b)])
    #expect(outcome.appeared == [.at(.a)])
    #expect(Set(outcome.disappeared) == [.at(.b), .at(.d)])
  }

  @Test func dismissTriesAncestorsBeforeTheNextPresentedFragment() throws {
    var navigation = try Navigation(.sheet(.a, .b), .push(.b, .c), .swap(.c, .d))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    try navigation.dismiss()
    #expect(navigation.shown == "a b")
  }

  @Test func dismissFailsAtTheEntryOrIfNoPresentedSegueIsDismissable() throws {
    var navigation = try Navigation(.swap(.a, .b))
    #expect(throws: HelmError<Letter>.emptyPath(entry: .a)) { try navigation.dismiss() }
    try navigation.present(.b)
    #expect(throws: HelmError<Letter>.noDismissableSegues(searched: [.at(.b), .at(.a)])) { try navigation.dismiss() }
  }

  @Test func dismissByNameMatchesAnyIDOrTheGivenOne() throws {
    var navigation = try Navigation(.tab(.a, .c), .sheet(.a, .b), .overlay(.c, .b))
    try navigation.present(.c)
    try navigation.perform(.present(.edge(PathEdge(.c => .b, targetID: 1))))
    try navigation.perform(.present(.edge(PathEdge(.a => .b, targetID: 2))))
    var copy = navigation
    try copy.dismiss(.b)
    #expect(copy.shown == "a c b1")
    try navigation.dismiss(.b, id: 1)
    #expect(navigation.shown == "a c b2")
    #expect(throws: HelmError<Letter>.fragmentNotPresented(.at(.b, "1"), presented: [.at(.b, "2"), .at(.c), .at(.a)])) {
      try navigation.dismiss(.b, id: 1)
    }
  }

  @Test func dismissByNameOnlyUndoesTheFragmentsOwnSegue() throws {
    var navigation = try Navigation(.push(.a, .b), .swap(.b, .c))
    try navigation.present([.a => .b, .b => .c])
    #expect(throws: HelmError<Letter>.fragmentMissingDismissableSegue(.at(.c), .b => .c)) {
      try navigation.dismiss(.c)
    }
    #expect(throws: HelmError<Letter>.fragmentMissingDismissableSegue(.at(.a), nil)) {
      try navigation.dismiss(.a)
    }
    try navigation.dismiss(.b)
    #expect(navigation.shown == "a")
  }

  @Test func dismissFailsWithTheTopmostFragmentThatCannotBeDismissed() throws {
    var navigation = try Navigation(.tab(.a, .b), .cover(.b, .c), .tab(.c, .b))
    try navigation.replace(path: [
      .a => .b, .b => .c, PathEdge(.c => .b, targetID: 1),
    ])
    #expect(navigation.shown == "a b c b1")
    #expect(throws: HelmError<Letter>.fragmentMissingDismissableSegue(.at(.b, "1"), .c => .b)) {
      try navigation.dismiss(.b)
    }
  }

  @Test func dismissByTagUndoesTheTaggedSegue() throws {
    var navigation = try Navigation(
      .push(.a, .b).with(tag: Mark.red), .push(.b, .c), .swap(.c, .d).with(tag: Mark.green))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    #expect(throws: HelmError<Letter>.segueNotDismissable(.c => .d)) { try navigation.dismiss(tag: Mark.green) }
    try navigation.dismiss(tag: Mark.red)
    #expect(navigation.shown == "a")
    #expect(
      throws: HelmError<Letter>.missingTaggedSegue(AnySegueTag(Mark.red), searched: [.at(.a)], hint: nil)
    ) {
      try navigation.dismiss(tag: Mark.red)
    }
  }

  @Test func backSkipsAutos() throws {
    var navigation = try Navigation(
      .push(.a, .b), .push(.b, .c), .tab(.c, .d).with(auto: true), .push(.d, .e).with(auto: true))
    try navigation.present([.a => .b, .b => .c])
    #expect(navigation.shown == "c e")
    try navigation.back()
    #expect(navigation.shown == "b")
  }

  @Test func backNeedsADismissableSegueOrACounterpart() throws {
    var navigation = try Navigation(.swap(.a, .b), .swap(.b, .c), .swap(.c, .b))
    #expect(throws: HelmError<Letter>.emptyPath(entry: .a)) { try navigation.back() }
    try navigation.present([.a => .b, .b => .c])
    #expect(navigation.can(.back))
    try navigation.back()
    #expect(navigation.shown == "b")
    #expect(!navigation.can(.back))
    #expect(throws: HelmError<Letter>.cannotGoBack(.a => .b)) { try navigation.back() }
  }

  @Test func backIgnoresADisabledCounterpart() throws {
    var navigation = try Navigation(.swap(.a, .b), .swap(.b, .a))
    try navigation.present(.b)
    try navigation.add(trait: .disabled, to: [.b => .a])
    #expect(throws: HelmError<Letter>.cannotGoBack(.a => .b)) { try navigation.back() }
  }

  @Test func backToAFragmentGoesBackUntilTheFragmentIsPresented() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .e).with(auto: true), .push(.e, .c), .push(.c, .d))
    try navigation.present([.a => .b, .e => .c, .c => .d])
    try navigation.back(to: .b)
    #expect(navigation.shown == "b e")
    try navigation.back(to: .b)
    #expect(navigation.shown == "b e")
    try navigation.back(to: .a)
    #expect(navigation.path == [])
  }

  @Test func backToAFragmentFailsWithoutChanges() throws {
    var navigation = try Navigation(.push(.a, .b), .swap(.b, .c), .push(.c, .d))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    #expect(throws: HelmError<Letter>.cannotGoBack(.b => .c)) { try navigation.back(to: .a) }
    #expect(navigation.path == [.a => .b, .b => .c, .c => .d])
    try navigation.back(to: .c)
    #expect(throws: HelmError<Letter>.fragmentNotPresented(.at(.d), presented: [.at(.c)])) {
      try navigation.back(to: .d)
    }
  }

  @Test func replaceSetsExactlyThePathOrFailsWithoutChanges() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.b, .c).with(auto: true), .push(.c, .d), .swap(.d, .c))
    try navigation.replace(path: [.a => .b, .b => .c, .c => .d, .d => .c])
    #expect(navigation.path == [.a => .b, .b => .c])
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.b => .d, index: 1, hint: .segues([.b => .c]))) {
      try navigation.replace(path: [.a => .b, .b => .d])
    }
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(.at(.c), to: .at(.d), index: 1, presented: [.at(.b), .at(.a)])
    ) {
      try navigation.replace(path: [.a => .b, .c => .d])
    }
    #expect(navigation.path == [.a => .b, .b => .c])
  }

  @Test func replaceNormalizesThePath() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.b, .c).with(auto: true), .push(.c, .d), .push(.d, .c))
    try navigation.replace(path: [.a => .b, .b => .c, .c => .d, .d => .c])
    #expect(navigation.path == [.a => .b, .b => .c, .c => .d, .d => Letter.c.again(1)])
    let path = navigation.path
    try navigation.replace(path: path)
    #expect(navigation.path == path)
  }

  @Test func replaceKeepsTheOccurrencesOfThePath() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.a, .c))
    let path: HelmPath<Letter> = [PathEdge(from: .at(.a), to: .at(.b, 7))]
    try navigation.replace(path: path)
    #expect(navigation.path == path)
    #expect(navigation.shown == "b:7")
  }

  @Test func replaceFailsWithTheIndexOfARedirectedEdge() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .tab(.a, .d))
    try navigation.add(trait: .redirect(to: [.a => .d]), to: [.b => .c])
    try navigation.present(.d)
    #expect(throws: HelmError<Letter>.redirectedSegue(.b => .c, index: 1)) {
      try navigation.replace(path: [.a => .b, .b => .c])
    }
    #expect(throws: HelmError<Letter>.redirectedSegue(.b => .c, index: 1)) {
      try navigation.perform(.replace([.a => .b, .b => .c]))
    }
    #expect(navigation.path == [.a => .d])
    try navigation.remove(trait: .redirect(to: []), from: [.b => .c])
    try navigation.replace(path: [.a => .b, .b => .c])
    #expect(navigation.shown == "a c")
  }

  @Test func aDismissTransitionUndoesExactlyItsEdge() throws {
    var navigation = try Navigation(.push(.a, .b), .swap(.b, .c))
    try navigation.present([.a => .b, .b => .c])
    #expect(throws: HelmError<Letter>.segueNotDismissable(.b => .c)) {
      try navigation.perform(.dismiss(.edge(.b => .c)))
    }
    let other = PathEdge<Letter>(.a => .b, targetID: 1)
    #expect(throws: HelmError<Letter>.missingPathEdge(other)) {
      try navigation.perform(.dismiss(.edge(other)))
    }
    try navigation.perform(.dismiss(.edge(.a => .b)))
    #expect(navigation.path == [])
  }
}
