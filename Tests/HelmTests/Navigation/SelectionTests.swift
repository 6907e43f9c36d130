import Helm
import Testing

struct SelectionTests {
  @Test func selectionPrefersPresentedFragmentsToCoveredOnes() throws {
    let segues: [Segue<Letter>] = [.push(.a, .b), .push(.b, .c), .push(.c, .d)]
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .a))
    for letter in [Letter.b, .c, .d] { try navigation.perform(.present(letter)) }
    #expect(navigation.selection(among: [.b, .d]) == .d)
    #expect(navigation.selection(among: [.b, .c]) == .b)
    #expect(navigation.selection(among: [.c, .b]) == .c)
    #expect(navigation.selection(among: [.e]) == nil)
  }
}
