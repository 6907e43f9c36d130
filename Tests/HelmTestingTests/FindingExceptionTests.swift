import Helm
import HelmTesting
import Testing

private enum Screen: Fragment { case home, list, detail, news, settings, help }
private enum Sign: SegueTag { case write }

/// What isn't a finding, although it nearly is.
@Suite struct FindingExceptionTests {
  private typealias Kind = NavigationFinding<Screen>.Kind

  private func kinds(_ segues: [Segue<Screen>], without disabled: DirectedEdge<Screen>...) throws -> [Kind] {
    var start = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for edge in disabled { try start.perform(.add(.disabled, to: Flow(edge))) }
    let found = start.findings()
    #expect(found.isComplete)
    return found.findings.map(\.kind)
  }

  /// The tag stands for the segue of the upper fragment, which is always above the lower one.
  @Test func aTagOfAnUpperFragmentIsNotAmbiguous() throws {
    let segues: [Segue<Screen>] = [
      Segue(.home => .list, style: .hold, auto: true),
      Segue(.list => .help, style: .hold, dismissable: true, tag: Sign.write, presentation: .overlay),
      Segue(.home => .detail, dismissable: true, tag: Sign.write),
      Segue(.home => .settings, dismissable: true, tag: Sign.write),
    ]
    let ambiguous = Kind.ambiguousTag(AnySegueTag(Sign.write), at: .home)
    #expect(try !kinds(segues).contains(ambiguous))
    #expect(try kinds([segues[0], segues[2], segues[3]]).contains(ambiguous))
  }

  /// A disabled segue is neither a tab nor a modal.
  @Test func disabledSeguesAreNoOversights() throws {
    let tabs: [Segue<Screen>] = [
      Segue(.home => .list, style: .hold), Segue(.home => .detail, style: .hold), Segue(.home => .news, style: .hold),
    ]
    #expect(try kinds(tabs).contains(.noTabOpens(.home, [.list, .detail, .news])))
    #expect(try kinds(tabs, without: .home => .detail).contains(.noTabOpens(.home, [.list, .news])))
    let one = try kinds(tabs, without: .home => .detail, .home => .list)
    #expect(!one.contains { $0.name == "noTabOpens" })
  }

  /// An auto isn't what the user asks for, even where it is never fired.
  @Test func anAutoInATabNeedsNoWayBack() throws {
    func found(_ swap: Segue<Screen>) throws -> [Kind] {
      let segues = [
        Segue<Screen>(.home => .list, style: .hold, auto: true), Segue<Screen>(.home => .news, style: .hold), swap,
      ]
      let graph = NavigationGraph(segues, entry: .home, ids: [IDRule(.detail, FragmentIDKind(Int.self))])
      return try graph.findings().findings.map(\.kind).filter { ["noWayBack", "autoWithoutID"].contains($0.name) }
    }
    #expect(try found(Segue(.list => .detail)) == [.noWayBack(.list => .detail)])
    #expect(try found(Segue(.list => .detail, auto: true)) == [.autoWithoutID(.list => .detail, "Int")])
    #expect(try found(Segue(.list => .detail, dismissable: true)) == [])
  }

  /// Of modals at several depths, the deepest is reported, with the way to it.
  @Test func theDeepestModalIsReportedWithItsWay() throws {
    let segues: [Segue<Screen>] = [
      Segue(.home => .settings, style: .hold, dismissable: true),
      Segue(.settings => .help, style: .hold, dismissable: true),
      Segue(.settings => .list, style: .hold, dismissable: true),
      Segue(.list => .help, style: .hold, dismissable: true),
    ]
    let found = try NavigationGraph(segues, entry: .home).findings(FindingOptions(modalBound: 1)).findings
      .filter { $0.kind.name == "modalsTooDeep" }
    #expect(found.map(\.kind) == [.modalsTooDeep(.help, depth: 3), .modalsTooDeep(.list, depth: 2)])
    #expect(
      found.map(\.example) == [
        [.present(.settings, id: nil), .present(.list, id: nil), .present(.help, id: nil)],
        [.present(.settings, id: nil), .present(.list, id: nil)],
      ])
  }
}
