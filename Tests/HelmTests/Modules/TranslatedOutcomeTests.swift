import Helm
import Testing

@Suite("Outcomes translated for a module") struct TranslatedOutcomeTests {
  /// A step of another part counts if it shows one of the module's screens, if it hides one, or both.
  @Test func aStepElsewhereIsTranslatedIfAScreenOfTheModuleAppearsOrDisappears() throws {
    var navigation = try Navigation(
      graph: NavigationGraph<Letter>([Segue(.a => .b, style: .hold, dismissable: true, presentation: .sheet)]))
    let own: (Letter) -> Letter? = { $0 == .b ? .b : nil }
    let shown = try navigation.present(.b).translated(own)
    #expect(shown.steps.map(\.appeared) == [[.at(.b)]] && shown.steps.map(\.disappeared) == [[]])
    let hidden = try navigation.dismiss().translated(own)
    #expect(hidden.steps.map(\.appeared) == [[]] && hidden.steps.map(\.disappeared) == [[.at(.b)]])
    let foreign = try navigation.present(.b).translated { _ in Letter?.none }
    #expect(foreign.steps.isEmpty)
  }
}
