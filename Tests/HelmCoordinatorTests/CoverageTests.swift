import Helm
import HelmCoordinator
import HelmTesting
import Testing

@Suite("Coverage of actions") struct CoverageTests {
  typealias Pair = ActionCoverage<ProfileCoordinator>.Pair

  @Test func coverageListsTheOutcomeOfEachActionInEachFragment() throws {
    let start = try Profile.navigation
    let coverage = try ProfileCoordinator().coverage(over: start.transitions(), from: start)
    #expect(coverage.unvisited == [])
    #expect(coverage.staying == [Pair(.root, .didTapBadges)])
    #expect(coverage.refused.map(\.pair).contains(Pair(.root, .failed)))
    #expect(coverage.unexpected.contains(Pair(.badges, .saved)))
    #expect(coverage.done.contains(Pair(.root, .didTapSettings)))
    let all =
      coverage.staying.count + coverage.refused.count + coverage.unexpected.count + coverage.done.count
    #expect(all == Profile.segues.flatMap { [$0.from, $0.to] }.unique.count * ProfileAction.allCases.count)
  }

  @Test func refusalsHaveThePathAndTheError() throws {
    let coverage = ProfileCoordinator().coverage(
      over: [try Profile.navigation], actions: [.failed, .didTapSettings])
    let refusal = try #require(coverage.refused.first)
    #expect(coverage.refused.count == 1)
    #expect(refusal.pair.description == "root, failed")
    #expect(refusal.path == [.root => .badges])
    #expect(
      refusal.error
        == .presentationNotAllowed(PathFragment(.warning), .push, step: 0, allowed: [Profile.segues[5]]))
    #expect(coverage.done == [Pair(.root, .didTapSettings)])
    #expect(coverage.unvisited == [.settings, .editBio, .changePicture, .warning])
  }

  @Test func coverageOfNoStatesIsEmpty() {
    let coverage = ProfileCoordinator().coverage(over: [Navigation<Profile>](), actions: ProfileAction.allCases)
    #expect(coverage.done.isEmpty && coverage.unexpected.isEmpty && coverage.unvisited.isEmpty)
  }

  @Test func anImpossibleTransitionIsThrown() throws {
    let start = try Profile.navigation
    #expect(throws: HelmError<Profile>.missingPathEdge(.root => .settings)) {
      try ProfileCoordinator().coverage(over: [.dismiss(.edge(.root => .settings))], from: start)
    }
  }
}

extension Array where Element: Hashable {
  fileprivate var unique: Set<Element> { Set(self) }
}
