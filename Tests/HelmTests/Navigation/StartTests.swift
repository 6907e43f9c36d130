import Helm
import Testing

@Suite("Starts (Semantics.md §2)") struct StartTests {
  private let graph = NavigationGraph<Letter>(
    [.push(.a, .b), .push(.b, .c), .swap(.c, .b), .tab(.d, .a)] as [Segue<Letter>])

  @Test func theRootHasTheIDOfTheStart() throws {
    var navigation = try Navigation(graph: graph, entry: .b, id: 7)
    #expect(navigation.root == .at(.b, "7"))
    #expect(navigation.entry == .b)
    #expect(navigation.shown == "b7")
    #expect(navigation.isPresented(.b, id: 7))
    #expect(!navigation.isPresented(.b))
    try navigation.present(.c)
    #expect(navigation.path == [Letter.b.id(7) => .c])
    try navigation.present(.b, id: 7)
    #expect(navigation.shown == "b7")
    #expect(navigation.path == [])
  }

  @Test func theIDOfTheStartIsPartOfTheState() throws {
    let seven = try Navigation(graph: graph, entry: .b, id: 7)
    let eight = try Navigation(graph: graph, entry: .b, id: 8)
    #expect(seven != eight)
    #expect(try seven == Navigation(graph: graph, entry: .b, id: "7"))
    #expect(try eight != Navigation(graph: graph, entry: .b))
    #expect(seven.hashValue != eight.hashValue)
  }

  @Test func restartAndReplaceStartWithTheSameID() throws {
    var navigation = try Navigation(graph: graph, entry: .b, id: 7)
    let start = navigation
    try navigation.present(.c)
    try navigation.perform(.restart)
    #expect(navigation == start)
    try navigation.present(.c)
    let change = try navigation.replace(path: []).pathChange
    #expect(navigation == start)
    _ = try navigation.travel(undoing: change)
    #expect(navigation.path == [Letter.b.id(7) => .c])
    #expect(throws: HelmError<Letter>.self) { try navigation.present([.b => .c, .c => .a]) }
    #expect(navigation.path == [Letter.b.id(7) => .c])
  }

  @Test func aPathStartsAtTheFragmentWithTheIDOfTheStart() throws {
    let path: HelmPath<Letter> = [PathEdge(from: .at(.b, "7"), to: .at(.c))]
    let navigation = try Navigation(graph: graph, entry: .b, id: 7, path: path)
    #expect(navigation.shown == "c")
    let error = FindingsError<ValidationFinding<Letter>>(findings: [
      .pathNotAllowed(
        .b => .c, index: 0,
        reason: HelmError<Letter>.sourceNotPresented(.at(.b, "7"), to: .at(.c), index: 0, presented: [.at(.b, "8")])
          .description)
    ])
    #expect(throws: error) { try Navigation(graph: graph, entry: .b, id: 8, path: path) }
  }

  @Test func launchedPresentsTheEntryAloneIfItsAutoCannotBeTaken() throws {
    var navigation = try Navigation(
      Segue(.a => .b, style: .hold, auto: true), .push(.a, .c), .push(.c, .d), .push(.d, .e))
    #expect(navigation.path == [.a => .b])
    try navigation.perform(.add(.redirect(to: [.a => .c, .d => .e]), to: [.a => .b]))
    #expect(navigation.launched().shown == "a")
    #expect(throws: HelmError<Letter>.self) { try navigation.perform(.restart) }
    #expect(navigation.path == [.a => .b])
  }

  @Test func theEntryOfTheGraphCanHaveAnID() throws {
    #expect(try Navigation(graph: graph, id: 1).root == .at(.d, "1"))
    #expect(try Navigation(graph: graph, entry: .d).graph == graph)
    #expect(throws: FindingsError<ValidationFinding<Letter>>(findings: [.unknownEntry(.l)])) {
      try Navigation(graph: graph, entry: .l)
    }
  }

  @Test func anEntryThatTakesIDsRequiresAnID() throws {
    let graph = NavigationGraph(
      [.push(.a, .b)] as [Segue<Letter>], ids: [IDRule(.a, FragmentIDKind(Int.self))])
    #expect(graph.validationFindings() == [])
    #expect(throws: FindingsError<ValidationFinding<Letter>>(findings: [.entryTakesID(.a, "Int", given: nil)])) {
      try Navigation(graph: graph)
    }
    #expect(throws: FindingsError<ValidationFinding<Letter>>(findings: [.entryTakesID(.a, "Int", given: "x")])) {
      try Navigation(graph: graph, id: "x")
    }
    #expect(try Navigation(graph: graph, id: 5).root == .at(.a, "5"))
  }
}
