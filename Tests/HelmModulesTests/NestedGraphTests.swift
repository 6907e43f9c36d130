import Helm
import Testing

@Suite("Graphs as parts of others")
struct NestedGraphTests {
  enum Club: Fragment { case door, hall, bar, stage }
  enum Town: Fragment { case home, club(Club) }
  enum Sign: SegueTag { case enter }

  private static let segues: [Segue<Club>] = [
    Segue(.door => .hall, style: .hold, auto: true, presentation: .inline),
    Segue(.hall => .bar, style: .hold, dismissable: true, tag: Sign.enter, presentation: .popover),
    Segue(.bar => .stage, leaving: .door),
  ]

  private func club() throws -> Nesting<Club, Town> { try Nesting(NavigationGraph(Self.segues), in: Town.club) }

  @Test("a nested segue has all the rules of the original")
  func rules() throws {
    let club = try club()
    let expected: Set<Segue<Town>> = [
      Segue(.club(.door) => .club(.hall), style: .hold, auto: true, presentation: .inline),
      Segue(
        .club(.hall) => .club(.bar), style: .hold, dismissable: true, tag: Sign.enter, presentation: .popover),
      Segue(.club(.bar) => .club(.stage), leaving: .club(.door)),
    ]
    #expect(Set(club.segues) == expected)
    #expect(club.segues.map(\.to) == club.graph.segues.map { club($0.to) })
    #expect(club.root == .club(.door))
  }

  @Test("a flow of the nested graph keeps its order and its ids")
  func flow() throws {
    let flow: Flow<Club> = [
      PathEdge<Club>(.door => .hall, targetID: 1), PathEdge<Club>(.hall => .bar, sourceID: 1, targetID: "x"),
    ]
    let expected: Flow<Town> = [
      PathEdge<Town>(.club(.door) => .club(.hall), targetID: 1),
      PathEdge<Town>(.club(.hall) => .club(.bar), sourceID: 1, targetID: "x"),
    ]
    #expect(try club().flow(flow) == expected)
  }

  @Test("links have the paths of the module if no other is given")
  func links() throws {
    let links = try Links(origins: ["helm:"], club().links([Link<Club>("/bar", .hall, .bar)]))
    let match = try links.match("helm://bar")
    #expect(match.pattern == "/bar")
    #expect(match.fragments == [PathFragment(.club(.hall)), PathFragment(.club(.bar))])
  }
}
