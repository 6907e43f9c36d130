import Helm
import HelmTestSupport
import HelmTesting
import Testing

@Suite("Queries about possible commands") struct PossibleCommandTests {
  @Test func canPresentATagIfExactlyOneSegueHasIt() throws {
    var navigation = try Navigation(
      .tab(.a, .b), .push(.b, .c).with(tag: Mark.red), .tab(.a, .d).with(tag: Mark.green),
      .overlay(.a, .e).with(tag: Mark.green))
    #expect(!navigation.can(.present(tag: Mark.red)))
    #expect(!navigation.can(.present(tag: Mark.green)))  // two have it
    #expect(!navigation.can(.present(tag: Mark.blue)))
    try navigation.present(.b)
    #expect(navigation.can(.present(tag: Mark.red)))
    try navigation.add(trait: .disabled, to: [.a => .e])
    #expect(navigation.can(.present(tag: Mark.green)))
    try navigation.add(trait: .disabled, to: [.b => .c])
    #expect(!navigation.can(.present(tag: Mark.red)))
  }

  @Test func canPresentATagAgainWithAnotherID() throws {
    var navigation = try Navigation(.push(.a, .b).with(tag: Mark.red))
    try navigation.present(tag: Mark.red, id: 1)
    #expect(!navigation.can(.present(tag: Mark.red, id: 1)))
    #expect(navigation.can(.present(tag: Mark.red, id: 2)))
    #expect(navigation.can(.present(tag: Mark.red)))
  }

  @Test func cannotPresentATagOverALockOrInACycleOfRedirects() throws {
    var navigation = try Navigation(.tab(.a, .b), .cover(.b, .c), .tab(.a, .d).with(tag: Mark.red))
    try navigation.present([.a => .b, .b => .c])
    #expect(!navigation.can(.present(tag: Mark.red)))
    #expect(!navigation.can(.present(.d)))
    navigation = try Navigation(.tab(.a, .d).with(tag: Mark.red))
    try navigation.add(trait: .redirect(to: [.a => .d]), to: [.a => .d])
    #expect(!navigation.can(.present(tag: Mark.red)))
  }

  @Test func canDismissATagIfADismissableSegueHasIt() throws {
    var navigation = try Navigation(
      .push(.a, .b).with(tag: Mark.red), .tab(.b, .c).with(tag: Mark.green), .push(.c, .d).with(tag: Mark.green))
    #expect(!navigation.can(.dismiss(tag: Mark.red)))
    try navigation.present([.a => .b, .b => .c])
    #expect(navigation.can(.dismiss(tag: Mark.red)))
    #expect(!navigation.can(.dismiss(tag: Mark.green)))
    #expect(!navigation.can(.dismiss(tag: Mark.blue)))
    try navigation.present(.d)
    #expect(navigation.can(.dismiss(tag: Mark.green)))
    try navigation.dismiss(tag: Mark.green)
    #expect(navigation.shown == "b c")
  }

  /// Each query matches the result of the command, in random states.
  @Test(arguments: 1...TrialBudget.count(40))
  func canMatchesTheOutcomeOfTheCommandInRandomStates(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random)
    var navigation = try Navigation(graph: graph.graph)
    for step in 0..<30 {
      let command = self.command(graph.fragments, using: &random)
      _ = try? navigation.perform(command)
      func succeeds(_ command: NavigationCommand<Letter>) -> Bool {
        var copy = navigation
        return (try? copy.perform(command)) != nil
      }
      func changes(_ command: NavigationCommand<Letter>) -> Bool {
        var copy = navigation
        return (try? copy.perform(command))?.isEmpty == false
      }
      for tag in Mark.allCases {
        #expect(navigation.can(.present(tag: tag)) == succeeds(.present(tag: AnySegueTag(tag))), "seed \(seed) \(tag)")
        #expect(
          navigation.can(.dismiss(tag: tag)) == succeeds(.dismiss(tag: tag)),
          "seed \(seed) \(tag)")
      }
      for fragment in graph.fragments {
        let source = random.pick(graph.fragments)
        #expect(navigation.can(.present(fragment)) == succeeds(.present(fragment)), "seed \(seed) \(fragment)")
        #expect(
          navigation.can(.present(fragment, from: .any(source)))
            == succeeds(.present(fragment, from: .any(source))), "seed \(seed) \(source) => \(fragment)")
        #expect(
          navigation.can(.dismiss(fragment)) == succeeds(.dismiss(fragment)), "seed \(seed) \(fragment)")
      }
      #expect(navigation.can(.dismiss) == succeeds(.dismiss), "seed \(seed)")
      #expect(navigation.can(.back) == succeeds(.back), "seed \(seed)")
      for place in navigation.presentedFragments {
        #expect(navigation.can(.back(.from(place))) == succeeds(.back(.from(place))), "seed \(seed) \(place)")
      }
      for (command, _) in NavigationCommandTests.commands(on: \Letter.self) where step.isMultiple(of: 10) {
        let wouldAct = command.mayFindNothingToDo ? changes(command) : succeeds(command)
        #expect(navigation.can(command) == wouldAct, "seed \(seed) \(command)")
      }
      #expect(navigation.invariantViolations() == [], "seed \(seed)")
    }
  }

  private func command(
    _ fragments: [Letter], using random: inout SeededNumbers
  ) -> NavigationCommand<Letter> {
    switch random.pick(Array(0..<10)) {
    case 0: .dismiss
    case 1: .back
    case 2: .add(.disabled, to: Flow(random.pick(fragments) => random.pick(fragments)))
    case 3: .remove(.disabled, from: Flow(random.pick(fragments) => random.pick(fragments)))
    case 4:
      .add(
        .redirect(to: Flow(random.pick(fragments) => random.pick(fragments))),
        to: Flow(random.pick(fragments) => random.pick(fragments)))
    default: .present(random.pick(fragments), id: random.pick([nil, nil, "1"]))
    }
  }
}
