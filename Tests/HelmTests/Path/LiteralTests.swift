import Helm
import Testing
import XCTest

/// Comparisons with literals, which tests of apps start with, compile quickly.
///
/// These are compiled with the tests. If all overloads of the arrow had the same rank, five edges would take eight
/// seconds.
@Suite("Literals of edges") struct LiteralTests {
  static let path = HelmPath<LargeFragment>((0..<30).map { PathEdge(edge($0)) })
  static let flow = Flow<LargeFragment>((0..<30).map(edge))

  private static func edge(_ number: Int) -> DirectedEdge<LargeFragment> {
    LargeFragment.allCases[number] => LargeFragment.allCases[number + 1]
  }

  @Test func pathsOf30EdgesCompareWithLiterals() {
    #expect(
      Self.path == [
        .a0 => .a1, .a1 => .a2, .a2 => .a3, .a3 => .a4, .a4 => .a5, .a5 => .a6, .a6 => .a7, .a7 => .a8, .a8 => .a9,
        .a9 => .b0, .b0 => .b1, .b1 => .b2, .b2 => .b3, .b3 => .b4, .b4 => .b5, .b5 => .b6, .b6 => .b7, .b7 => .b8,
        .b8 => .b9, .b9 => .c0, .c0 => .c1, .c1 => .c2, .c2 => .c3, .c3 => .c4, .c4 => .c5, .c5 => .c6, .c6 => .c7,
        .c7 => .c8, .c8 => .c9, .c9 => .d0,
      ])
    XCTAssertEqual(
      Self.path,
      [
        .a0 => .a1, .a1 => .a2, .a2 => .a3, .a3 => .a4, .a4 => .a5, .a5 => .a6, .a6 => .a7, .a7 => .a8, .a8 => .a9,
        .a9 => .b0, .b0 => .b1, .b1 => .b2, .b2 => .b3, .b3 => .b4, .b4 => .b5, .b5 => .b6, .b6 => .b7, .b7 => .b8,
        .b8 => .b9, .b9 => .c0, .c0 => .c1, .c1 => .c2, .c2 => .c3, .c3 => .c4, .c4 => .c5, .c5 => .c6, .c6 => .c7,
        .c7 => .c8, .c8 => .c9, .c9 => .d0,
      ])
    let isOther =
      Self.path != [
        .a0 => .a1, .a1 => .a2, .a2 => .a3, .a3 => .a4, .a4 => .a5, .a5 => .a6, .a6 => .a7, .a7 => .a8, .a8 => .a9,
      ]
    #expect(isOther)
  }

  @Test func flowsAndSetsOf30EdgesCompareWithLiterals() {
    #expect(
      Self.flow == [
        .a0 => .a1, .a1 => .a2, .a2 => .a3, .a3 => .a4, .a4 => .a5, .a5 => .a6, .a6 => .a7, .a7 => .a8, .a8 => .a9,
        .a9 => .b0, .b0 => .b1, .b1 => .b2, .b2 => .b3, .b3 => .b4, .b4 => .b5, .b5 => .b6, .b6 => .b7, .b7 => .b8,
        .b8 => .b9, .b9 => .c0, .c0 => .c1, .c1 => .c2, .c2 => .c3, .c3 => .c4, .c4 => .c5, .c5 => .c6, .c6 => .c7,
        .c7 => .c8, .c8 => .c9, .c9 => .d0,
      ])
    let isEqual =
      Set(Self.flow) == [
        .a0 => .a1, .a1 => .a2, .a2 => .a3, .a3 => .a4, .a4 => .a5, .a5 => .a6, .a6 => .a7, .a7 => .a8, .a8 => .a9,
        .a9 => .b0, .b0 => .b1, .b1 => .b2, .b2 => .b3, .b3 => .b4, .b4 => .b5, .b5 => .b6, .b6 => .b7, .b7 => .b8,
        .b8 => .b9, .b9 => .c0, .c0 => .c1, .c1 => .c2, .c2 => .c3, .c3 => .c4, .c4 => .c5, .c5 => .c6, .c6 => .c7,
        .c7 => .c8, .c8 => .c9, .c9 => .d0,
      ]
    #expect(isEqual)
  }

  @Test func literalsMixEdgesWithAndWithoutIDs() {
    let path: HelmPath<Section> = [
      .splash => .dashboard, PathEdge(.dashboard => .news, targetID: 5), Section.news => Section.compose,
      PathEdge(.news => .compose, sourceID: 5, targetID: "draft"),
    ]
    #expect(
      path.map(\.description) == [
        "splash => dashboard", "dashboard => news (id 5)", "news => compose", "news (id 5) => compose (id draft)",
      ])
    #expect(path != [.splash => .dashboard])
    #expect(HelmPath([PathEdge(Section.splash => .news)]) == [.splash => .news])
    #expect(
      path == [
        .splash => .dashboard, PathEdge(.dashboard => .news, targetID: 5), .news => .compose,
        PathEdge(.news => .compose, sourceID: 5, targetID: "draft"),
      ])
  }

  enum LargeFragment: Fragment, CaseIterable {
    case a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9
    case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0
  }
}
