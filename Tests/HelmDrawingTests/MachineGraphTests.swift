import HelmCore
import HelmDocuments
import HelmTools
import Testing

@Suite("Graph by positions, for a page") struct MachineGraphTests {
  private static func text(_ document: String) throws -> String {
    MachineGraph(try GraphDocument(reading: Array(document.utf8)).graph).text
  }

  @Test func theTextHasAllRules() throws {
    let text = try Self.text(
      """
      { "version": 1, "entry": "home", "ids": { "detail": "Int", "home": "UUID" }, "segues": [
        { "from": "home", "to": "detail", "dismissable": true, "tag": "open" },
        { "from": "home", "to": "lock", "style": "hold", "presentation": "curtain", "tag": "open" },
        { "from": "detail", "to": "end", "leaving": "home", "tag": "done" },
        { "from": "end", "to": "extra", "style": "hold", "auto": true }
      ] }
      """)
    #expect(
      text == """
        {"fragments": ["home","detail","lock","end","extra"], \
        "segues": [{"from": 0, "to": 1, "presentation": "push", "dismissable": true, "tag": 0},\
        {"from": 0, "to": 2, "presentation": "curtain", "tag": 0},\
        {"from": 1, "to": 3, "presentation": "swap", "tag": 1, "leaving": 0},\
        {"from": 3, "to": 4, "presentation": "inline", "auto": true}], \
        "tags": ["open","done"], \
        "ids": {"0": {"type": "UUID", "example": "00000000-0000-0000-0000-000000000001"}, "1": {"type": "Int", "example": "1"}}, \
        "entry": 0, "entryID": "00000000-0000-0000-0000-000000000001"}
        """)
  }

  @Test func invalidGraphsHaveNoEntry() throws {
    let text = try Self.text(
      """
      { "version": 1, "segues": [ { "from": "a", "to": "b" }, { "from": "c", "to": "b" } ] }
      """)
    #expect(!text.contains("entry"))
    #expect(text.contains(#""fragments": ["a","b","c"], "#))
  }

  @Test func namesCannotEndTheScript() throws {
    let text = try Self.text(
      """
      { "version": 1, "segues": [ { "from": "</script><b>\\"", "to": "\u{D4E}<!--" } ] }
      """)
    #expect(text.contains(##"["\u003C/script>\u003Cb>\"","\##u{D4E}\u003C!--"]"##))
    #expect(!text.unicodeScalars.contains("<"))
  }

  @Test func theMachineScriptAndModuleAreEmbedded() {
    #expect(PageSources.machine.contains("export async function loadMachine"))
    // The first bytes of gzip.
    #expect(PageSources.machineModule.hasPrefix("H4sI"))
    #expect(PageSources.machineModule.utf8.count < 4 * 200_000 / 3)
  }
}
