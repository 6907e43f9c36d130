import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Which pops can be taken back, and which views are remembered for that.
@Suite @MainActor struct PopMemoryTests {
  enum Page: Fragment { case home, list, detail, panel, share, note }

  let helm: Helm<Page>

  init() throws {
    helm = try Helm(nav: [
      .push(.home => .list => .detail), .inline(.detail => .panel), .sheet(.home => .share), .push(.share => .note),
    ])
  }

  private var stack: Binding<[PathFragment<Page>]> { helm.stack(from: .home) }

  /// Presents a list and a detail with a panel, which is lost if the detail is pushed again.
  private func presentDetail() {
    helm.present(.list)
    helm.present(.detail)
    helm.present(.panel, id: 3)
  }

  /// Of what stays below, a view says nothing.
  @Test(arguments: [Page.detail, .list])
  func aPopOfOneScreenOfSeveralIsRevertedAsLongAsThatHasAView(drawn: Page) async {
    presentDetail()
    let before = helm.path
    #expect(before == [.home => .list, .list => .detail, PathEdge(.detail => .panel, targetID: 3)])
    let owner = ScreenOwner<Page>()
    _ = owner.screen(at: PathFragment(drawn), of: helm)
    stack.wrappedValue = [PathFragment(.list)]
    #expect(helm.path == [.home => .list])
    await pendingTasks()
    stack.wrappedValue = [PathFragment(.list), PathFragment(.detail)]
    if drawn == .detail {
      #expect(helm.path == before)
    } else {
      #expect(helm.path == [.home => .list, .list => .detail])
    }
    #expect(helm.errors == [])
    withExtendedLifetime(owner) {}
  }

  /// Nothing but a cancelled gesture writes the previous stack at once.
  @Test(arguments: [false, true]) func aPopIsNotRevertedAfterAnotherCommand(isAfterAnother: Bool) throws {
    let helm = try Helm<Page>(nav: [
      .push(.home => .list => .detail), .inline(.detail => .panel), .overlay(.list => .share),
    ])
    helm.present(.home => .list => .detail => .panel)
    helm.stack(from: .home).wrappedValue = [PathFragment(.list)]
    if isAfterAnother { helm.present(.share) }
    helm.stack(from: .home).wrappedValue = [PathFragment(.list), PathFragment(.detail)]
    #expect(helm.isPresented(.detail) && helm.isPresented(.panel) == !isAfterAnother)
  }

  /// The guard is asked again, and once it has answered, the screen is the one from before.
  @Test func aPopIsRevertedOnceAnAsynchronousGuardAllowsIt() async {
    helm.guard(.into(.detail)) { () async in .allow }
    helm.present(.list)
    helm.present(.detail)
    await until { helm.isPresented(.detail) }
    helm.present(.panel, id: 3)
    let before = helm.path
    #expect(before.count == 3)
    stack.wrappedValue = [PathFragment(.list)]
    #expect(helm.path == [.home => .list])
    stack.wrappedValue = [PathFragment(.list), PathFragment(.detail)]
    await until { helm.path.count > 1 }
    #expect(helm.path == before)
    #expect(helm.errors == [])
  }

  @Test func allScreensWithAViewAreRemembered() {
    let memory = helm.viewMemory
    let places = [Page.home, .list, .detail].map { PathFragment($0) }
    let owners = places.map { _ in ScreenOwner<Page>() }
    for (owner, place) in zip(owners, places) { memory.note(owner, at: place) }
    #expect(places.map { memory.hasView(of: $0) } == [true, true, true])
    #expect(!memory.hasView(of: PathFragment(.share)))
    memory.note(ScreenOwner<Page>(), at: PathFragment(.share))
    #expect(!memory.hasView(of: PathFragment(.share)))
    #expect(places.map { memory.hasView(of: $0) } == [true, true, true])
    withExtendedLifetime(owners) {}
  }

  /// A navigation may be drawn in two windows.
  @Test func allRowsOfModalsFollowACommand() {
    let rows = (0..<2).map { _ in ModalPresenter(over: ModalBase(place: PathFragment(Page.home)), of: helm) }
    for row in rows + rows.prefix(1) { row.lie(over: row.root) }
    helm.present(.share)
    #expect(rows.map { $0.turns.shown.map(\.place.fragment) } == [[.share], [.share]])
  }

  @Test func anEmptyStackIsNotStored() {
    let memory = helm.viewMemory
    helm.present(.list)
    memory.note([PathFragment(.list)], from: .any(.home), in: helm.state)
    #expect(memory.storedCount == 1)
    memory.note([], from: .any(.home), in: helm.state)
    #expect(memory.storedCount == 0)
    #expect(memory.stack(from: .any(.home)) == [])
  }

  @Test func stacksOfScreensThatHaveGoneAreForgottenIfThereAreMoreThan64() {
    let memory = helm.viewMemory
    func note(_ id: Int) {
      memory.note([PathFragment(.list)], from: .exactly(PathFragment(.detail, id: id)), in: helm.state)
    }
    for _ in 0..<2 {
      for id in 1...64 { note(id) }
      #expect(memory.storedCount == 64)
      note(65)
      #expect(memory.storedCount == 0)
    }
  }

  @Test func selectionsCountAsStacksDo() throws {
    let helm = try Helm<Page>(nav: [.tabs(.home => [.list, .share])])
    let memory = helm.viewMemory
    func note(_ id: Int) {
      memory.note([PathFragment(.list)], from: .exactly(PathFragment(.detail, id: id)), in: helm.state)
    }
    for id in 1...64 { note(id) }
    memory.note(.list, for: SelectionKey(fragments: [.list, .share], holder: nil), in: helm.state)
    #expect(memory.storedCount == 1)
    // Of what is kept, twice as much is stored before anything is forgotten again.
    let owners = (0..<40).map { _ in ScreenOwner<Page>() }
    for (id, owner) in owners.enumerated() {
      _ = owner.screen(at: PathFragment(.detail, id: id), of: helm)
      note(id)
    }
    for id in 100..<124 { note(id) }
    #expect(memory.storedCount == 41)
    for id in 200..<241 { note(id) }
    #expect(memory.storedCount == 82)
    note(300)
    #expect(memory.storedCount == 41)
    withExtendedLifetime(owners) {}
  }

  /// A sheet that is closing shows what it has shown last.
  @Test func theStackOfAScreenThatHasGoneIsTheLastThatWasRead() {
    let stack: Binding<[PathFragment<Page>]> = helm.stack(from: .share)
    helm.present(.share)
    helm.present(.note)
    #expect(stack.wrappedValue == [PathFragment(.note)])
    helm.dismiss(.share)
    #expect(helm.path == [])
    #expect(stack.wrappedValue == [PathFragment(.note)])
    helm.present(.share)
    #expect(stack.wrappedValue == [])
    helm.dismiss(.share)
    #expect(stack.wrappedValue == [])
    #expect(helm.errors == [])
  }
}
