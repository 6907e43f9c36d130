import Testing

@testable import Helm

/// Queries that are read again, by several observers, and more of them than have a source of their own.
@Suite("Room for observed queries") @MainActor struct ObservedRoomTests {
  enum Screen: Fragment { case home, item }

  private func helm() throws -> Helm<Screen> { try Helm<Screen>(nav: [.overlay(.home => .item)]) }

  @Test func eachReadStoresTheAnswerAndAddsAnObserver() {
    let queries = ObservedQueries<Int, Int>(capacity: 2)
    let watchers = [10, 11].map { answer in Watcher { queries.access(0, answer: answer) } }
    #expect(queries.answer(to: 0) == 11)
    queries.update(0, answer: 11)
    #expect(watchers.map(\.invalidations) == [0, 0])
    let reader = Watcher { queries.known(0) }
    queries.update(0, answer: 12)
    #expect(watchers.map(\.invalidations) == [1, 1])
    #expect(reader.invalidations == 1)
    #expect(queries.known(0) == 12)
    #expect(queries.known(1) == nil)
  }

  /// Those beyond the room share a source, which is notified of the next change.
  @Test func observersOfMoreThanAThousandFragmentsMissNoChange() throws {
    let helm = try helm()
    let rows = (0..<1_100).map { id in Watcher { helm.isPresented(.item, id: id) } }
    helm.present(.item, id: 1_090)
    #expect(Set(rows.map(\.invalidations)) == [1])
  }

  @Test func observersOfMoreThanAThousandPlacesMissNoChange() throws {
    let helm = try helm()
    let rows = (0..<1_100).map { id in Watcher { helm.place(of: PathFragment(.item, id: id)) } }
    helm.present(.item, id: 1_090)
    #expect(Set(rows.map(\.invalidations)) == [1])
  }
}
