import Helm
import Testing

struct StackResetTests {
  private func navigation(_ segues: [Segue<Letter>], through letters: [Letter]) throws -> Navigation<Letter> {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .a))
    for letter in letters { try navigation.perform(.present(letter)) }
    return navigation
  }

  @Test func showRootRemovesPushesReplacedBySwaps() throws {
    var navigation = try navigation([.push(.a, .b), .swap(.b, .c), .push(.c, .d)], through: [.b, .c, .d])
    try navigation.perform(.showRoot)
    #expect(navigation.path == [])
  }

  @Test func showRootAndSetStackFailWithTheTopmostPushThatMustStay() throws {
    let segues = [Segue<Letter>(.a => .b, presentation: .push), Segue(.b => .c, presentation: .push), .push(.c, .d)]
    let navigation = try navigation(segues, through: [.b, .c, .d])
    for command in [NavigationCommand<Letter>.showRoot, .setStack([], on: PathFragment(.a))] {
      var copy = navigation
      let error = #expect(throws: HelmError<Letter>.self) { try copy.perform(command) }
      #expect(error == .cannotGoBack(Letter.b => .c))
      #expect(copy.path == navigation.path)
    }
  }

  @Test func setStackChecksOnlyThePushesThatItRemoves() throws {
    let last = Segue<Letter>(.c => .d, presentation: .push)
    var navigation = try navigation([.push(.a, .b), .push(.b, .c), last], through: [.b, .c, .d])
    let error = #expect(throws: HelmError<Letter>.self) { try navigation.perform(.setStack([.at(.b)], on: .at(.a))) }
    #expect(error == .cannotGoBack(Letter.c => .d))
    let first = Segue<Letter>(.a => .b, presentation: .push)
    navigation = try self.navigation([first, .push(.b, .c), .push(.c, .d)], through: [.b, .c, .d])
    try navigation.perform(.setStack([.at(.b)], on: .at(.a)))
    #expect(navigation.path == [.a => .b])
  }
}
