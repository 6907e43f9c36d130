import Helm
import HelmTesting
import Testing

@Suite("Findings below curtains and beside accessories")
struct CurtainFindingTests {
  private static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, auto: true), Segue(.b => .c, dismissable: true),
    Segue(.a => .d, style: .hold, presentation: .accessory), Segue(.a => .e, style: .hold, presentation: .curtain),
  ]

  @Test("curtains and accessories are no traps", arguments: [[], [Letter.a], [.b]])
  func none(homes: [Letter]) throws {
    #expect(try NavigationGraph(Self.segues).findings(FindingOptions(homes: homes)).findings == [])
  }

  @Test("a lock without segues is no dead end")
  func lockAlone() throws {
    let segues = [Segue<Letter>(.a => .b, style: .hold, presentation: .curtain)]
    #expect(try NavigationGraph(segues).findings().findings == [])
  }
}
