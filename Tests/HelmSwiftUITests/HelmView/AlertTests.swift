@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Alerts and dialogs", .serialized) @MainActor struct AlertTests {
  enum Notes: Fragment { case list, note, edit, confirm, really, choose, details, plain }

  static let graph: Segues<Notes> = [
    .push(.list => .note),
    .sheet(.list => .edit),
    .alert([.list, .edit] => .confirm),
    .swap(.confirm => .really),
    .sheet(.confirm => .details),
    .dialog(.list => .choose),
    .alert(.list => .plain),
  ]

  let helm: Helm<Notes>
  let host: Host

  /// What the button of the alert does.
  @MainActor final class Deed {
    var action: () -> Void = {}
  }

  let deed = Deed()

  init() throws {
    helm = try Helm(nav: Self.graph)
    let deed = deed
    host = Host(
      HelmView(helm) { fragment in
        switch fragment {
        case .confirm:
          HelmAlert("Delete?") {
            Button("Delete", role: .destructive) { deed.action() }
            Button("Cancel", role: .cancel) {}
          } message: {
            ConfirmMessage()
          }
        case .really: HelmAlert("Really?") { Button("Yes") { deed.action() } }
        case .choose: HelmAlert(Text("Which?"), titleVisibility: .visible) { Button("This") { deed.action() } }
        default: PlainView()
        }
      })
  }

  /// A message that asks its environment who it is for.
  struct ConfirmMessage: View {
    @Environment(\.fragmentID) private var id

    var body: some View { Text(verbatim: "About \(id ?? "all").") }
  }

  var presented: [Notes] { helm.presentedFragments.map(\.fragment) }

  func present(_ fragment: Notes, id: Int? = nil) {
    helm.present(fragment, id: id)
    host.settle()
  }

  /// Lets what waits for a turn come.
  func turns(until isSo: () -> Bool) async {
    for _ in 0..<1000 where !isSo() {
      await Task.yield()
      host.settle()
    }
  }

  @Test(arguments: [(Notes.confirm, Node.Kind.alert), (.choose, .dialog)])
  func eachIsShownAsItsSegueSays(fragment: Notes, kind: Node.Kind) throws {
    present(fragment)
    #expect(host.modals == [kind])
    #expect(host.texts == (fragment == .confirm ? ["Delete?", "About all.", "Delete", "Cancel"] : ["Which?", "This"]))
    try host.tap(fragment == .confirm ? "Cancel" : "This")
    #expect(host.modals == [])
    #expect(presented == [.list])
    #expect(host.texts.first == "list")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
    #expect(helm.viewMemory.warnings.isEmpty)
  }

  @Test func itsScreenKnowsItsID() throws {
    present(.confirm, id: 7)
    #expect(host.texts.prefix(2) == ["Delete?", "About 7."])
  }

  @Test func aDialogGoesWhenTappedBeside() throws {
    present(.choose)
    try host.dismissModal()
    #expect(presented == [.list])
    #expect(host.problems == [])
  }

  @Test func theActionRunsBeforeTheAlertGoes() throws {
    present(.confirm)
    var presentedThen: [Notes] = []
    deed.action = { presentedThen = presented }
    try host.tap("Delete")
    #expect(presentedThen == [.list, .confirm])
    #expect(presented == [.list])
  }

  @Test func whatTheActionPresentsStaysAndTheAlertDoesNotComeBack() async throws {
    present(.confirm)
    deed.action = { helm.present(.note) }
    try host.tap("Delete")
    await turns { host.texts.first == "note" }
    #expect(host.texts.first == "note")
    #expect(host.modals == [])
    try host.back()
    #expect(host.texts.first == "list")
    #expect(host.modals == [])
    #expect(helm.path == [])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func theActionMayAnswer() async throws {
    let answer = Task { await helm.present(.confirm, awaiting: Bool.self) }
    await turns { host.modals == [.alert] }
    deed.action = { helm.dismiss(returning: true) }
    try host.tap("Delete")
    #expect(await answer.value == true)
    #expect(presented == [.list])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func whoeverWaitsHasNoAnswerFromTheOthers() async throws {
    let answer = Task { await helm.present(.confirm, awaiting: Bool.self) }
    await turns { host.modals == [.alert] }
    try host.tap("Cancel")
    #expect(await answer.value == nil)
    #expect(helm.errors.isEmpty)
  }

  @Test func aSheetThatTheActionPresentsComesWhenTheAlertHasGone() async throws {
    present(.confirm)
    deed.action = { helm.present(.edit) }
    try host.tap("Delete")
    await turns { host.modals == [.sheet] }
    #expect(host.modals == [.sheet])
    #expect(presented == [.list, .edit])
    #expect(host.problems == [])
  }

  @Test func aSwapAsksAgain() async throws {
    present(.confirm)
    deed.action = { helm.present(.really) }
    try host.tap("Delete")
    await turns { host.texts.first == "Really?" }
    #expect(host.texts == ["Really?", "Yes"])
    #expect(host.modals == [.alert])
    deed.action = {}
    try host.tap("Yes")
    #expect(presented == [.list])
    await turns { host.modals == [] }
    #expect(host.texts.first == "list")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func whatTheActionPresentsFromTheAlertLeadsBackToIt() async throws {
    present(.confirm)
    deed.action = { helm.present(.details, from: .confirm) }
    try host.tap("Delete")
    await turns { host.modals == [.sheet] }
    #expect(presented == [.list, .confirm, .details])
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "details")
    try host.dismissModal()
    await turns { host.modals == [.alert] }
    #expect(host.texts.first == "Delete?")
    try host.tap("Cancel")
    #expect(presented == [.list])
    #expect(host.problems == [])
  }

  @Test func anAlertOverASheetGoesAlone() throws {
    present(.edit)
    present(.confirm)
    #expect(host.modals == [.sheet, .alert])
    try host.tap("Cancel")
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "edit")
    #expect(host.problems == [])
  }

  @Test func allGoOneAfterTheOther() async throws {
    present(.edit)
    present(.confirm)
    try helm.replace(path: [])
    host.settle()
    await turns { host.modals == [] }
    #expect(host.modals == [])
    #expect(host.texts.first == "list")
    #expect(host.problems == [])
  }

  @Test func aModalThatComesInItsPlaceWaitsForIt() async throws {
    present(.confirm)
    try helm.replace(path: [.list => .edit])
    host.settle()
    await turns { host.modals == [.sheet] }
    #expect(host.modals == [.sheet])
    #expect(host.problems == [])
  }

  @Test func anAlertThatMayNotBeLeftComesAgain() async throws {
    present(.confirm)
    let token = helm.guard(.leaving(.confirm)) { .deny("not yet") }
    try host.tap("Cancel")
    await turns { host.modals == [.alert] }
    #expect(host.modals == [.alert])
    #expect(presented == [.list, .confirm])
    token?.cancel()
    try host.tap("Cancel")
    #expect(presented == [.list])
    #expect(host.problems == [])
  }

  @Test func aViewWithoutAnAlertIsASheetAndSaysSoOnce() async throws {
    for _ in 0..<2 {
      present(.plain)
      await turns { host.modals == [.sheet] }
      #expect(host.modals == [.sheet])
      #expect(host.texts.first == "plain")
      try host.tap("Close")
      #expect(presented == [.list])
    }
    #expect(helm.viewMemory.warnings == [.noAlert("plain", .alert)])
    #expect(
      ViewWarning.noAlert("plain", .alert).description == """
        plain is presented by .alert, but its view is no HelmAlert, so it is shown as a sheet. Return HelmAlert(…) for it, \
        or present it by .sheet.
        """)
    #expect(host.problems == [])
  }

  @Test func inASheetItIsAViewWhoseButtonsCloseIt() throws {
    let helm = try Helm(nav: [.sheet(.list => .really)] as Segues<Notes>)
    let deed = deed
    var count = 0
    deed.action = { count += 1 }
    let host = Host(
      HelmView(helm) { fragment in
        if fragment == .really { HelmAlert("Really?") { Button("Yes") { deed.action() } } } else { PlainView() }
      })
    helm.present(.really)
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["Really?", "Yes"])
    try host.tap("Yes")
    #expect(count == 1)
    #expect(host.modals == [])
    #expect(host.texts.first == "list")
    #expect(host.problems == [])
  }
}
