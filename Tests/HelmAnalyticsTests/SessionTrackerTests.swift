import Helm
@testable import HelmAnalytics
import Testing

@Suite struct SessionTrackerTests {
  enum Screen: Fragment { case list, detail, comments }

  private static let segues: Segues<Screen> = [.push(.list => .detail => .comments)]

  private func started(_ options: SessionOptions<Screen> = SessionOptions(appVersion: "1")) -> SessionTracker<Screen> {
    SessionTracker(
      session: "s", in: NavigationGraph(Self.segues), fingerprint: "g", tabs: [], options: options,
      top: PathFragment(.list), at: 1000)
  }

  @Test func timeNeverGoesBackEvenIfTheClockDoes() {
    var tracker = started()
    var steps = [tracker.start()]
    func note(_ action: HelmEvent<Screen>.Kind, _ top: Screen, at time: Int64) {
      steps += tracker.steps(for: [action], trigger: .undo, top: PathFragment(top), at: time)
    }
    note(.presented(.list => .detail), .detail, at: 5000)
    note(.returned(.list => .detail), .detail, at: 9000)
    note(.presented(.detail => .comments), .comments, at: 2000)
    steps.append(tracker.end(at: 3000))
    #expect(steps.map(\.at) == [1000, 5000, 9000, 9000, 9000])
    #expect(steps.map(\.dwell) == [nil, 4000, nil, 4000, 0])
  }

  @Test(arguments: [nil, "p1"] as [String?]) func onlyAPseudonymOfTheAppConnectsSessions(pseudonym: String?) {
    var tracker = started(SessionOptions(appVersion: "1", pseudonym: pseudonym))
    let steps = [tracker.start(), tracker.end(at: 2000)]
    #expect(steps.map(\.person) == [pseudonym, nil])
  }
}
