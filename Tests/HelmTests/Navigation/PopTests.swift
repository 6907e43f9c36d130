import Helm
import Testing

@Suite("Popping (Semantics.md §4)") struct PopTests {
  @Test func popKeepsFragmentsPresentedByAutos() throws {
    var navigation = try Navigation(.push(.a, .b), Segue(.b => .c, dismissable: true, auto: true))
    try navigation.present(.b)
    #expect(navigation.shown == "c")
    let before = navigation
    #expect(try navigation.perform(.pop(to: .b)).isEmpty)
    #expect(navigation == before)
  }

  /// What is covered can be popped to, but is not presented.
  @Test func popToWhatIsNotThereFailsWithThePresentedFragments() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .overlay(.c, .d))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    #expect(throws: HelmError<Letter>.fragmentNotPresented(.at(.e), presented: [.at(.d), .at(.c)])) {
      try navigation.perform(.pop(to: .e))
    }
    try navigation.perform(.pop(to: .b))
    #expect(navigation.shown == "b")
  }

  @Test func popFailsWithTheFragmentNearestToTheRootThatMustStay() throws {
    var navigation = try Navigation(.push(.a, .b), .overlay(.b, .d), .cover(.b, .c), .cover(.d, .e))
    try navigation.present([.a => .b, .b => .d, .b => .c, .d => .e])
    let before = navigation
    #expect(throws: HelmError<Letter>.fragmentMissingDismissableSegue(.at(.c), .b => .c)) {
      try navigation.perform(.pop(to: .a))
    }
    #expect(navigation == before)
  }
}
