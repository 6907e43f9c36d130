import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Writes to bindings that must not change anything, nor take anything away.
@Suite @MainActor struct UnchangingWriteTests {
  enum Mail: Fragment { case home, news, mail, more, letter, settings, compose, pick }

  let helm: Helm<Mail>

  init() throws {
    helm = try Helm(nav: [
      .tabs(.home => [.news, .mail, .more]), .push(.mail => .letter), .push(.home => .settings),
      .sheet(.home => .compose), .push(.compose => .pick),
    ])
  }

  @Test func theIDThatIsShownIsWrittenWithoutEffectOnWhatIsPushedOnIt() {
    helm.present(.compose, id: 5)
    helm.present(.pick)
    let path = helm.path
    let id = helm.presentedID(.compose, as: Int.self)
    #expect(id.wrappedValue == 5)
    id.wrappedValue = 5
    #expect(helm.path == path)
    #expect(helm.errors == [])
  }

  enum Doc: Fragment { case page, note }

  @Test func theIDOfAnEntryInFrontIsWrittenWithoutEffectOnItsSheet() throws {
    let helm = try Helm<Doc>(nav: [.push(.page => .page), .sheet(.page => .note)], entry: .page)
    helm.present(.page, id: 6)
    helm.present(.note)
    let path = helm.path
    #expect(path.count == 2)
    let id = helm.presentedID(.page, as: Int.self)
    #expect(id.wrappedValue == 6)
    id.wrappedValue = 6
    #expect(helm.path == path)
    #expect(helm.errors == [])
  }

  /// Whoever selects without a view that shows the selection is told that it isn't there; a covered tab bar isn't.
  @Test(arguments: [false, true]) func aCoveredSelectionIgnoresWritesOnceItWasRead(isRead: Bool) {
    let tabs = SelectionKey<Mail>(fragments: [.news, .mail], holder: nil)
    if isRead { #expect(helm[picks: tabs] == .news) }
    helm.present(.settings)
    let path = helm.path
    helm[picks: tabs] = .mail
    #expect(helm.path == path)
    #expect(helm.errors.map(\.kind) == (isRead ? [] : ["missingSegueToFragment"]))
  }

  /// Another tab, which isn't among those to select from, is in front of it.
  @Test func aSecondTapOnATabBehindAnotherOneDoesNotPopIt() {
    let tabs = SelectionKey<Mail>(fragments: [.news, .mail], holder: .any(.home), popsOnSecondTap: true)
    helm.present(.mail)
    helm.present(.letter)
    helm.present(.more)
    let path = helm.path
    #expect(helm[picks: tabs] == .mail)
    helm[picks: tabs] = .mail
    #expect(helm.path == path)
    #expect(helm.presentedFragments.last == PathFragment(.more))
    #expect(helm.errors == [])
  }

  @MainActor final class Reader {
    private(set) var notifications = 0
    private let read: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Void) {
      self.read = read
      observe()
    }

    private func observe() {
      withObservationTracking {
        read()
      } onChange: {
        MainActor.assumeIsolated {
          self.notifications += 1
          self.observe()
        }
      }
    }
  }

  /// Once by the write, and once when the value is the actual one again, however often it is read in between.
  @Test func readersAreNotifiedOfARefusedSelectionTwice() async {
    let tabs = SelectionKey<Mail>(fragments: [.news, .mail], holder: nil)
    helm.guard(.into(.mail)) { .deny("closed") }
    let reader = Reader { [helm] in _ = helm[picks: tabs] }
    helm[picks: tabs] = .mail
    #expect(reader.notifications == 1)
    for _ in 0..<3 { #expect(helm[picks: tabs] == .mail) }
    await until { reader.notifications > 1 }
    await pendingTasks()
    #expect(helm[picks: tabs] == .news)
    #expect(reader.notifications == 2)
  }
}
