import Foundation
import HelmCore
import Testing

@testable import Helm

/// What migrations and guards are given, and what the initializers and reports say.
@MainActor @Suite struct SavedDetailTests {
  /// A document of version 1.
  private func document(_ path: String, names: String...) -> Data {
    let names = names.map { "\"\($0)\"" }.joined(separator: ",")
    return Data(#"{"graph":"","history":9,"names":[\#(names)],"path":[\#(path)],"version":1}"#.utf8)
  }

  @Test func idsAreMigratedInTheOrderOfThePath() throws {
    let calls = Calls()
    let migration = StateMigration<Screen>(ids: { fragment, id in
      calls.asked.append("\(fragment) \(id)")
      return id + "!"
    })
    let segues: Segues<Screen> = [.overlay(.home => [.detail, .list]), .push(.detail => .detail)]
    let data = document(
      #"[0,0,"a"],[0,1,"b"],[0,2,"c"],[2,1,"d"]"#, names: "old", "detail", "list")
    let helm = try Helm(restoring: data, nav: segues, migrating: migration)
    #expect(calls.asked == ["detail b", "list c", "detail d"])
    #expect(helm.path.map(\.to.id) == ["b!", "c!", "d!"])
    #expect(helm.path.last?.from == PathFragment(.detail, id: "b!"))
    #expect(helm.restoration?.dropped.map(\.id) == ["a"])
  }

  // MARK: Guards

  @Test func guardsAreGivenTheIDsAndPlacesOfBothEnds() throws {
    let segues: Segues<Screen> = [.push(.list => .detail), .push(.detail => .detail)]
    let first = try Helm(nav: segues, entry: .list)
    for id in [1, 2, 1] { first.present(.detail, id: id) }
    let (path, data) = (first.path, try #require(first.save()))
    #expect(path.map(\.to.occurrence) == [0, 0, 1])
    let helm = try Helm(nav: segues, entry: .list)
    var asked: [PathEdge<Screen>] = []
    helm.guard(.into(.detail)) { edge in
      asked.append(edge)
      return .allow
    }
    #expect(helm.restore(saved: data).isComplete && helm.path == path)
    #expect(asked.prefix(path.count) == ArraySlice(path))
  }

  @Test func guardsAreGivenTheIDOfTheEntry() throws {
    let segues: Segues<Screen> = [.push(.detail => .news), .ids(Int.self, for: .detail)]
    let first = try Helm(nav: segues, id: 7)
    first.present(.news)
    let data = try #require(first.save())
    let helm = try Helm(nav: segues, id: 7)
    var asked: [PathEdge<Screen>] = []
    helm.guard(.into(.news)) { edge in
      asked.append(edge)
      return .deny("closed")
    }
    helm.restore(saved: data)
    #expect(Set(asked) == [PathEdge(from: PathFragment(.detail, id: 7), to: PathFragment(.news))])
  }

  // MARK: Initializers

  @Test func aGraphThatStartsInACircleIsRestoredFromItsEntry() throws {
    let circle: Segues<Screen> = [.push(.home => .list), .swap(.list => .home)]
    let first = try Helm(restoring: nil, nav: circle, entry: .home)
    #expect(first.path == [] && first.restoration == nil)
    first.present(.list)
    let helm = try Helm(restoring: first.save(), nav: circle, entry: .home)
    #expect(helm.path == [.home => .list] && helm.restoration?.isComplete == true)
  }

  @Test func aStateRestoredAtStartIsMigrated() throws {
    let segues: Segues<Screen> = [.push(.home => .list)]
    let helm = try Helm(nav: segues)
    helm.restoreAtStart(saved: document("[0,0]", names: "overview"), migrating: ["overview": .list])
    #expect(helm.path == [.home => .list] && helm.restoration?.isComplete == true)
  }

  // MARK: Reports

  @Test func aDamagedStateHasNoPartsToReport() throws {
    let segues: Segues<Screen> = [.push(.home => .list)]
    let helm = try Helm(restoring: Data("{".utf8), nav: segues)
    let report = try #require(helm.restoration)
    #expect(report.problem != nil && !report.isComplete && !report.isSameGraph && report.isLongest)
    #expect(report.restored == [] && report.dropped == [] && report.waiting == nil)
    let plain = try Helm(nav: segues)
    #expect(helm.path == [] && helm.historyLimit == plain.historyLimit)
  }

  @Test func savingASharedNameIsReportedWithTheName() throws {
    let shared = Alike.shows(Payload(number: 2))
    let segues: Segues<Alike> = [.push(.start => [.shows(Payload(number: 1)), shared])]
    let helm = try Helm(nav: segues)
    helm.present(shared)
    #expect(helm.save() == nil)
    let name = displayText(fragmentName(shared))
    #expect(
      helm.errors == [
        .uncodablePath(reason: "Several fragments are named \(name); names must differ for them to be written.")
      ])
  }
}

private final class Calls: @unchecked Sendable { var asked: [String] = [] }
