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
    .push(.choose => .note),
  ]

  /// The app in the stand-in's host.
  @MainActor struct Scene {
    let helm: Helm<Notes>
    let host: Host
    let buttonAction = ButtonAction()

    init(_ order: Assumptions) throws {
      helm = try Helm(nav: AlertTests.graph)
      let buttonAction = buttonAction
      host = Host(
        HelmView(helm) { fragment in
          switch fragment {
          case .confirm:
            HelmAlert("Delete?") {
              Button("Delete", role: .destructive) { buttonAction.action() }
              Button("Cancel", role: .cancel) {}
            } message: {
              ConfirmMessage()
            }
          case .really: HelmAlert("Really?") { Button("Yes") { buttonAction.action() } }
          case .choose:
            HelmAlert(Text("Which?"), titleVisibility: .visible) { Button("This") { buttonAction.action() } }
          default: PlainView()
          }
        }, assuming: order)
    }

    var presented: [Notes] { helm.presentedFragments.map(\.fragment) }

    func present(_ fragment: Notes, id: Int? = nil) {
      helm.present(fragment, id: id)
      host.settle()
    }

    /// Taps a button of the alert, and waits until it is dismissed.
    func tap(_ button: String) async throws {
      let path = helm.path
      try host.tap(button)
      await host.settle { helm.path != path }
    }
  }

  /// Whether a button's action runs before the alert's binding is cleared, or after.
  nonisolated static let orders = {
    var other = Assumptions.likely
    other.actionsRunFirst = false
    return [Assumptions.likely, other]
  }()

  /// The action of the alert's button.
  @MainActor final class ButtonAction {
    var action: () -> Void = {}
  }

  /// A message that reads its id from the environment.
  struct ConfirmMessage: View {
    @Environment(\.fragmentID) private var id

    var body: some View { Text(verbatim: "About \(id ?? "all").") }
  }

  @Test(arguments: [Notes.confirm, .choose], orders)
  func alertsAndDialogsAreShownAsTheirSeguesSay(fragment: Notes, order: Assumptions) async throws {
    let scene = try Scene(order)
    let kind = fragment == .confirm ? Node.Kind.alert : .dialog
    let (helm, host) = (scene.helm, scene.host)
    scene.present(fragment)
    #expect(host.modals == [kind])
    #expect(host.texts == (fragment == .confirm ? ["Delete?", "About all.", "Delete", "Cancel"] : ["Which?", "This"]))
    try await scene.tap(fragment == .confirm ? "Cancel" : "This")
    #expect(host.modals == [])
    #expect(scene.presented == [.list])
    #expect(host.texts.first == "list")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
    #expect(helm.viewMemory.warnings.isEmpty)
  }

  @Test(arguments: orders) func anAlertReadsItsID(order: Assumptions) throws {
    let scene = try Scene(order)
    scene.present(.confirm, id: 7)
    #expect(scene.host.texts.prefix(2) == ["Delete?", "About 7."])
  }

  @Test(arguments: orders) func aDialogIsDismissedByATapOutside(order: Assumptions) async throws {
    let scene = try Scene(order)
    let host = scene.host
    scene.present(.choose)
    try host.dismissModal()
    await scene.host.settle { scene.presented == [.list] }
    #expect(scene.presented == [.list])
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func theActionRunsBeforeTheAlertIsDismissed(order: Assumptions) async throws {
    let scene = try Scene(order)
    scene.present(.confirm)
    var presentedThen: [Notes] = []
    scene.buttonAction.action = { presentedThen = scene.presented }
    try await scene.tap("Delete")
    #expect(presentedThen == [.list, .confirm])
    #expect(scene.presented == [.list])
  }

  @Test(arguments: orders) func aScreenPushedByTheActionStaysWithoutTheAlert(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.confirm)
    scene.buttonAction.action = { helm.present(.note) }
    try await scene.tap("Delete")
    await scene.host.settle { host.texts.first == "note" }
    #expect(host.texts.first == "note")
    #expect(host.modals == [])
    try host.back()
    #expect(host.texts.first == "list")
    #expect(host.modals == [])
    #expect(helm.path == [])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func theActionMayAnswer(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    let answer = Task { await helm.present(.confirm, awaiting: Bool.self) }
    await scene.host.settle { host.modals == [.alert] }
    scene.buttonAction.action = { helm.dismiss(returning: true) }
    try await scene.tap("Delete")
    #expect(await answer.value == true)
    #expect(scene.presented == [.list])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func aButtonWithoutAnAnswerAnswersNil(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    let answer = Task { await helm.present(.confirm, awaiting: Bool.self) }
    await scene.host.settle { host.modals == [.alert] }
    try await scene.tap("Cancel")
    #expect(await answer.value == nil)
    #expect(helm.errors.isEmpty)
  }

  @Test(arguments: orders) func aSheetPresentedByTheActionComesAfterTheAlert(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.confirm)
    scene.buttonAction.action = { helm.present(.edit) }
    try await scene.tap("Delete")
    await scene.host.settle { host.modals == [.sheet] }
    #expect(host.modals == [.sheet])
    #expect(scene.presented == [.list, .edit])
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func aSwapPresentsAnotherAlert(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.confirm)
    scene.buttonAction.action = { helm.present(.really) }
    try await scene.tap("Delete")
    await scene.host.settle { host.texts.first == "Really?" }
    #expect(host.texts == ["Really?", "Yes"])
    #expect(host.modals == [.alert])
    scene.buttonAction.action = {}
    try await scene.tap("Yes")
    #expect(scene.presented == [.list])
    await scene.host.settle { host.modals == [] }
    #expect(host.texts.first == "list")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func aSheetPresentedFromTheAlertReturnsToTheAlert(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.confirm)
    scene.buttonAction.action = { helm.present(.details, from: .confirm) }
    try await scene.tap("Delete")
    await scene.host.settle { host.modals == [.sheet] }
    #expect(scene.presented == [.list, .confirm, .details])
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "details")
    try host.dismissModal()
    await scene.host.settle { host.modals == [.alert] }
    #expect(host.texts.first == "Delete?")
    try await scene.tap("Cancel")
    #expect(scene.presented == [.list])
    #expect(host.problems == [])
  }

  @Test("a dialog that pushes a screen is a sheet until that screen is popped", arguments: orders)
  func aPushFromADialog(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.choose)
    scene.buttonAction.action = { helm.present(.note, from: .choose) }
    try await scene.tap("This")
    await scene.host.settle { host.modals == [.sheet] }
    #expect(scene.presented == [.list, .note])
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "note")
    try host.back()
    await scene.host.settle { host.modals == [.dialog] }
    #expect(scene.presented == [.list, .choose])
    #expect(host.texts == ["Which?", "This"])
    scene.buttonAction.action = {}
    try await scene.tap("This")
    #expect(scene.presented == [.list])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func dismissingAnAlertKeepsTheSheetBelow(order: Assumptions) async throws {
    let scene = try Scene(order)
    let host = scene.host
    scene.present(.edit)
    scene.present(.confirm)
    #expect(host.modals == [.sheet, .alert])
    try await scene.tap("Cancel")
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "edit")
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func theAnswerOfAnAlertKeepsTheSheetBelow(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.edit)
    let answer = Task { await helm.present(.confirm, awaiting: Bool.self) }
    await scene.host.settle { host.modals == [.sheet, .alert] }
    scene.buttonAction.action = { helm.dismiss(returning: true) }
    try await scene.tap("Delete")
    #expect(await answer.value == true)
    await host.settle { host.modals == [.sheet] }
    #expect(scene.presented == [.list, .edit])
    #expect(host.modals == [.sheet])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func anAlertAndItsSheetAreDismissedInTurn(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.edit)
    scene.present(.confirm)
    try helm.replace(path: [])
    host.settle()
    await scene.host.settle { host.modals == [] }
    #expect(host.modals == [])
    #expect(host.texts.first == "list")
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func aModalThatReplacesAnAlertWaitsForItsDismissal(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.confirm)
    try helm.replace(path: [.list => .edit])
    host.settle()
    await scene.host.settle { host.modals == [.sheet] }
    #expect(host.modals == [.sheet])
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func anAlertThatMayNotBeLeftIsPresentedAgain(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.confirm)
    let token = helm.guard(leaving: .confirm) { .deny("not yet") }
    try await scene.tap("Cancel")
    await scene.host.settle { host.modals == [.alert] }
    #expect(host.modals == [.alert])
    #expect(scene.presented == [.list, .confirm])
    token?.cancel()
    try await scene.tap("Cancel")
    #expect(scene.presented == [.list])
    #expect(host.problems == [])
  }

  @Test(arguments: orders, [false, true])
  func aModalAfterAnAlertWaitsForItsDismissal(order: Assumptions, cameAgain: Bool) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    scene.present(.confirm)
    if cameAgain {
      let token = helm.guard(leaving: .confirm) { .deny("not yet") }
      try host.tap("Cancel")
      await scene.host.settle { !helm.errors.isEmpty && host.modals == [.alert] }
      token?.cancel()
    }
    #expect(host.modals == [.alert])
    try helm.replace(path: [.list => .edit])
    host.settle()
    #expect(host.modals == [])
    await scene.host.settle { host.modals == [.sheet] }
    #expect(host.modals == [.sheet])
    #expect(host.problems == [])
  }

  @Test(arguments: orders) func aViewWithoutAnAlertIsASheetAndWarnsOnce(order: Assumptions) async throws {
    let scene = try Scene(order)
    let (helm, host) = (scene.helm, scene.host)
    for _ in 0..<2 {
      scene.present(.plain)
      await scene.host.settle { host.modals == [.sheet] }
      #expect(host.modals == [.sheet])
      #expect(host.texts.first == "plain")
      try host.tap("Close")
      #expect(scene.presented == [.list])
    }
    #expect(
      helm.viewMemory.warnings == [
        """
        plain is presented by .alert, but its view isn't a HelmAlert, so it is shown as a sheet. Return HelmAlert(…) for it, \
        or present it by .sheet.
        """
      ])
    #expect(host.problems == [])
  }

  @Test func anAlertInASheetIsAViewWithButtons() throws {
    let helm = try Helm(nav: [.sheet(.list => .really)] as Segues<Notes>)
    let buttonAction = ButtonAction()
    var count = 0
    buttonAction.action = { count += 1 }
    let host = Host(
      HelmView(helm) { fragment in
        if fragment == .really { HelmAlert("Really?") { Button("Yes") { buttonAction.action() } } } else { PlainView() }
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
