import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// What rows of modals, curtains and placed children remember, and whom they tell.
@Suite("What views of a row remember", .serialized) @MainActor struct RowMemoryTests {
  enum Shelf: Fragment { case list, filter, lock, ask, plain }

  // MARK: Views to point at

  /// It waits for its screen once, and not again when the system reports that it is there.
  @Test func aPopoverThatHasAppearedDoesNotWaitForItsScreenAgain() throws {
    let helm = try Helm<Shelf>(nav: [.popover(.list => .filter)])
    let row = ModalPresenter(over: ModalBase(place: PathFragment(Shelf.list)), of: helm)
    row.lie(over: row.root)
    helm.present(.filter)
    let popover = try #require(row.turns.shown.last)
    #expect(row.undrawnCount == 1 && row.isAnchored(popover))
    row.noteDrawn()
    row.change { $0.began(popover) }
    #expect(!row.turns.isWaiting)
    #expect(row.undrawnCount == 1 && !row.isAnchored(popover))
    #expect(helm.errors == [])
  }

  /// It is told of each change once, however often it says that it is there.
  @Test func eachRowIsRememberedOnce() throws {
    let helm = try Helm<Shelf>(nav: [.popover(.list => .filter)])
    let rows = (0..<2).map { _ in ModalPresenter(over: ModalBase(place: PathFragment(Shelf.list)), of: helm) }
    for row in rows + rows + rows { helm.viewMemory.note(row) }
    #expect(helm.viewMemory.rows.compactMap(\.object).map(ObjectIdentifier.init) == rows.map(ObjectIdentifier.init))
  }

  // MARK: Curtains

  @MainActor final class Windows: CurtainWindow {
    private(set) var counts: [Int] = []

    nonisolated init() {}

    func show(_ curtains: [(id: AnyHashable, view: AnyView)]) { counts.append(curtains.count) }
  }

  @Test func newWindowsAreNotToldOfCurtainsThatWentBefore() throws {
    let helm = try Helm<Shelf>(nav: [.curtain(.list => .lock, dismissable: true)])
    let (screen, first, second) = (CurtainScreen<Shelf>(), Windows(), Windows())
    helm.present(.lock)
    screen.follow(helm)
    screen.use(first)
    #expect(first.counts == [1])
    screen.use(nil)
    #expect(first.counts == [1, 0])
    helm.dismiss(.lock)
    screen.follow(helm)
    screen.use(second)
    #expect(second.counts == [])
    helm.present(.lock)
    screen.follow(helm)
    #expect(first.counts == [1, 0] && second.counts == [1])
    #expect(helm.errors == [])
  }

  // MARK: Placed children

  @Test func readersAreToldOnlyOfTheFirstAndTheLastViewOfAChild() {
    let placement = PlacedChildren<Shelf>()
    let (first, second) = (PlacingView(), PlacingView())
    func notified(_ action: () -> Void) -> Int {
      notifications({ _ = placement.isPlaced(.filter) }, while: action)
    }
    #expect(notified { placement.place(.filter, by: first) } == 1)
    #expect(notified { placement.place(.filter, by: first) } == 0)
    #expect(notified { placement.place(.filter, by: second) } == 0)
    #expect(notified { placement.leave(.filter, by: first) } == 0)
    #expect(notified { placement.leave(.filter, by: first) } == 0)
    #expect(placement.isPlaced(.filter))
    #expect(notified { placement.leave(.filter, by: second) } == 1)
    #expect(notified { placement.leave(.filter, by: second) } == 0)
    #expect(!placement.isPlaced(.filter))
  }

  // MARK: Alerts

  /// Each screen is asked whether it has an alert, even where one replaces another in the place of an alert.
  @Test func aScreenWithoutAnAlertThatReplacesOneWithAnAlertIsASheet() async throws {
    let helm = try Helm<Shelf>(nav: [.alert(.list => .ask), .swap(.ask => .plain)])
    let host = Host(
      HelmView(helm) { shelf in
        if shelf == .ask { HelmAlert("Sure?") { Button("Yes") {} } } else { Text(verbatim: "\(shelf)") }
      })
    helm.present(.ask)
    host.settle()
    #expect(host.modals == [.alert])
    helm.present(.plain)
    await host.settle { host.modals == [.sheet] }
    #expect(host.modals == [.sheet] && host.texts == ["plain"])
    #expect(helm.viewMemory.warnings.count == 1)
    #expect(helm.viewMemory.warnings.first?.hasPrefix("plain is presented by .alert") == true)
    #expect(helm.errors == [] && host.problems == [])
  }
}
