import Helm
import Testing

@Suite("Descriptions of events and results") struct DescriptionTests {
  @Test func eventsHaveDescriptions() {
    let kinds: [(HelmEvent<Letter>.Kind, String)] = [
      (.presented(.a => .b), "presented a => b"),
      (.returned(.b => .a), "returned b => a"),
      (.reselected(.a => .b), "reselected a => b"),
      (.redirected(.a => .b, to: [.a => .c]), "redirected a => b to [a => c]"),
      (.dismissed(.a => .b), "dismissed a => b"),
      (.replaced, "replaced"),
      (.denied(.taking(.a => .b), reason: "no"), "denied a => b: no"),
      (
        .failed(.emptyPath(entry: .a)),
        "failed: \(HelmError<Letter>.emptyPath(entry: .a))"
      ),
      (.waiting(.taking(.a => .b)), "waiting for a guard of a => b"),
      (.superseded, "superseded"),
      (.cancelled, "cancelled"),
    ]
    for (kind, text) in kinds { #expect(kind.description == text) }
  }

  @Test func resultsHaveDescriptions() throws {
    var navigation = try Navigation(graph: NavigationGraph([Segue(.a => .b)] as [Segue<Letter>]))
    let results: [(NavigationResult<Letter>, String)] = [
      (.done(try navigation.present(.b)), "done"),
      (.denied(.taking(.a => .b), reason: "no"), "denied: a => b: no"),
      (.failed(.emptyHistory), "failed: \(HelmError<Letter>.emptyHistory)"),
      (.superseded, "superseded"),
      (.cancelled, "cancelled"),
    ]
    for (result, text) in results { #expect(result.description == text) }
  }

  @Test func commandsHaveDescriptions() {
    let commands: [(NavigationCommand<Letter>, String)] = [
      (.present(.a, id: "5"), "present a (id 5)"),
      (.present(tag: AnySegueTag(Mark.red), id: "5"), "present tag red (id 5)"),
      (.present([.a => .b]), "present flow a => b"),
      (.forward(id: nil), "forward"),
      (.dismiss, "dismiss"),
      (.dismiss(.a, id: nil), "dismiss a"),
      (.dismiss(tag: Mark.red), "dismiss tag red"),
      (.back, "back"),
      (.back(to: .a), "back to a"),
      (.replace([.a => .b]), "replace a => b"),
      (.present(.edge(.a => .b)), "take a => b"),
      (.dismiss(.edge(.a => .b)), "undo a => b"),
      (.replace([.a => .b]), "replace a => b"),
    ]
    for (command, text) in commands { #expect(command.description == text) }
  }
}
