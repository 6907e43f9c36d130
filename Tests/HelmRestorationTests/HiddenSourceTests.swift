import Foundation
import Testing

@testable import Helm
@testable import HelmCore

/// If a segue covers more than it did when the state was saved, the fragments it hides may be worth more than its own.
@MainActor @Suite struct HiddenSourceTests {
  enum Shop: Fragment { case home, offers, catalog, help, product }

  static let rest: Segues<Shop> = [.push(.catalog => .product), .push(.product => .product)]

  private func saved(by segues: [Segue<Shop>], _ commands: [NavigationCommand<Shop>]) throws -> Data {
    let helm = try Helm(graph: NavigationGraph(segues + Array(Self.rest), entry: .home))
    for command in commands { _ = try helm.perform(command).get() }
    return try #require(helm.save())
  }

  /// The restored part, and the dropped edges.
  private func restored(
    _ data: Data, in segues: [Segue<Shop>]
  ) throws -> (presented: [String], dropped: [DroppedEdge<Shop>], isLongest: Bool) {
    let helm = try Helm(restoring: data, graph: NavigationGraph(segues + Array(Self.rest), entry: .home))
    let report = try #require(helm.restoration)
    return (helm.presentedFragments.map(\.description), report.dropped, report.isLongest)
  }

  /// Help was a sheet over the tabs, and is now a tab: the screen pushed under the sheet can't be visible beside it.
  @Test func aSavedTabThatHidesAnotherIsDropped() throws {
    let tabs: Segues<Shop> = [.tabs(.home => [.offers, .catalog])]
    let sheet: Segues<Shop> = [.sheet(.home => .help)]
    let third: Segues<Shop> = [.tabs(.home => [.offers, .catalog, .help])]
    let data = try saved(
      by: Array(tabs) + Array(sheet),
      [.present(.catalog), .present(.help), .present(.product, id: 1, from: .any(.catalog)), .present(.product, id: 2)])
    let found = try restored(data, in: Array(third))
    #expect(found.presented == ["home", "product (id 2)"])
    #expect(found.dropped == [DroppedEdge(index: 2, name: "help", id: nil, reason: .conflicts(.home => .help))])
    #expect(found.isLongest)
  }
}
