import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// A container moves before it writes, so readers of the value are notified when the write is refused, and of nothing
/// else.
@Suite("Observers of bindings are notified of refused writes") @MainActor struct RefusedWriteObserverTests {
  enum Desk: Fragment { case home, news, mail, article, letter, compose, note }

  static let segues: Segues<Desk> = [
    .tabs(.home => [.news, .mail]), .push(.news => .article), .columns(.mail => .letter), .columns(.letter => .note),
    .sheet(.news => .compose), .sheet(.compose => .note),
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The fragment that may not be left or, if it isn't presented, not be presented.
    let fragment: Desk
    let way: NavigationCommand<Desk>?

    /// Writes the refused value, and returns what the next two readers get.
    let write: @MainActor (Helm<Desk>) -> [AnyHashable?]
    let read: @MainActor (Helm<Desk>) -> AnyHashable?
    let rewrite: @MainActor (Helm<Desk>) -> Void
    let before: @Sendable () -> AnyHashable?

    /// What the container shows until it is notified.
    let written: @Sendable () -> AnyHashable?

    init<Value: Hashable & Sendable>(
      _ name: String, _ fragment: Desk, after way: NavigationCommand<Desk>? = nil, is before: Value, refused: Value,
      showsWritten: Bool = false, _ binding: @escaping @MainActor @Sendable (Helm<Desk>) -> Binding<Value>
    ) {
      (testDescription, self.fragment, self.way) = (name, fragment, way)
      write = { helm in
        let bound = binding(helm)
        bound.wrappedValue = refused
        return [bound.wrappedValue, bound.wrappedValue]
      }
      read = { binding($0).wrappedValue }
      rewrite = { binding($0).wrappedValue = before }
      self.before = { before }
      written = { showsWritten ? refused : before }
    }
  }

  nonisolated static let cases: [Case] = [
    Case("a tab", .mail, is: .news as Desk?, refused: .mail, showsWritten: true) {
      $0.selection(among: [.news, .mail])
    },
    Case(
      "a stack", .article, after: .present(.article, id: 3), is: [PathFragment(.article, id: 3)], refused: [],
      showsWritten: true
    ) { $0.stack(from: .news) },
    Case(
      "a pushed screen", .article, after: .present(.article), is: PathFragment(Desk.article) as PathFragment?,
      refused: nil
    ) { Bindable($0)[dynamicMember: \.[pushedOn: PathFragment(.news)]] },
    Case("a sheet", .compose, after: .present(.compose), is: true, refused: false) { $0.isPresented(.compose) },
    Case("a sheet that may not come", .compose, is: false, refused: true) { $0.isPresented(.compose) },
    Case("a sheet through a segue", .compose, after: .present(.compose), is: true, refused: false) {
      $0.isPresented(.news => .compose)
    },
    Case("a sheet with any id", .compose, after: .present(.compose, id: 5), is: true, refused: false) {
      $0.isPresented(.compose, id: .any)
    },
    Case("a sheet by its id", .compose, after: .present(.compose, id: 5), is: 5 as Int?, refused: nil) {
      $0.presentedID(.compose)
    },
    Case("a sheet with another id", .compose, is: nil as Int?, refused: 5) { $0.presentedID(.compose) },
    Case(
      "the second of two columns in front", .letter, after: .go(through: [PathFragment(.mail), PathFragment(.letter)]),
      is: NavigationSplitViewColumn.content, refused: .sidebar
    ) { Bindable($0)[dynamicMember: \.[columnBeside: PathFragment(.mail)]] },
    Case(
      "the third of three columns in front", .note,
      after: .go(through: [PathFragment(.mail), PathFragment(.letter), PathFragment(.note)]),
      is: NavigationSplitViewColumn.detail, refused: .content
    ) { Bindable($0)[dynamicMember: \.[columnBeside: PathFragment(.mail)]] },
    Case(
      "a column in a stack", .letter, after: .go(through: [PathFragment(.mail), PathFragment(.letter)]),
      is: PathFragment(Desk.letter) as PathFragment?, refused: nil
    ) { Bindable($0)[dynamicMember: \.[columnOver: PathFragment(.mail)]] },
  ]

  private func start(_ each: Case, isGuarded: Bool) throws -> Helm<Desk> {
    let helm = try Helm(nav: Self.segues)
    if let way = each.way { helm.perform(way) }
    if !isGuarded {
      // Nothing is refused.
    } else if each.way == nil {
      helm.guard(.into(each.fragment)) { .deny("no") }
    } else {
      helm.guard(leaving: each.fragment) { .deny("no") }
    }
    #expect(helm.errors == [] && each.read(helm) == each.before())
    return helm
  }

  @Test(arguments: cases) func aRefusedWriteNotifiesObservers(each: Case) async throws {
    let helm = try start(each, isGuarded: true)
    let path = helm.path
    var values: [AnyHashable?] = []
    let notifications = notifications({ _ = each.read(helm) }, while: { values = each.write(helm) })
    #expect(notifications == 1)
    await until { each.read(helm) == each.before() }
    #expect(values + [each.read(helm)] == [each.written(), each.written(), each.before()])
    #expect(helm.path == path)
  }

  @Test(arguments: cases) func writingTheCurrentValueNotifiesNobody(each: Case) throws {
    let helm = try start(each, isGuarded: false)
    let path = helm.path
    #expect(notifications({ _ = each.read(helm) }, while: { each.rewrite(helm) }) == 0)
    #expect(helm.path == path && helm.errors == [])
  }
}
