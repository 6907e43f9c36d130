import Helm
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

/// Differences without an example, and which example of several is shown.
@Suite struct DifferenceDetailTests {
  @Test func theFirstPathOfTheOldEntryIsTheExample() throws {
    let segues: [Segue<Named>] = [
      Segue(from: "a", to: "b"), Segue(from: "a", to: "c"), Segue(from: "b", to: "a"), Segue(from: "c", to: "a"),
    ]
    let difference = try GraphDifference(from: document(segues, entry: "a"), to: document(segues, entry: "b"))
    try checkExamples(difference)
    #expect(difference.changes.map(\.kind) == [.entryChanged(from: "a", to: "b")])
    #expect(
      difference.changes[0].breaks.map(\.description) == [
        "saved paths: they start from another fragment, such as [a => b]"
      ])
    // An entry without segues has no saved paths.
    let alone = try GraphDifference(
      from: document([], entry: "a"), to: document([Segue(from: "b", to: "c")], entry: "b"))
    let change = try #require(alone.changes.first)
    #expect(change.kind == .entryChanged(from: "a", to: "b"))
    #expect(change.breaks.isEmpty && change.unsettled.isEmpty)
  }

  /// Whatever has changed where nothing leads, nobody has saved or linked it.
  @Test func changesOfUnreachableFragmentsBreakNothing() throws {
    let island = document([Segue(from: "a", to: "b"), Segue(from: "c", to: "d", dismissable: true)], entry: "a")
    let difference = try GraphDifference(from: island, to: island.with(Segue(from: "c", to: "d")))
    #expect(difference.changes.map(\.kind.name) == ["segueChanged"])
    #expect(difference.changes[0].breaks.isEmpty && difference.changes[0].unsettled.isEmpty)
    func graph(_ kind: FragmentIDKind) -> GraphDocument {
      document(island.segues, entry: "a", ids: [IDRule("b", kind), IDRule("d", kind)])
    }
    let ids = try GraphDifference(
      from: graph(FragmentIDKind(String.self)), to: graph(FragmentIDKind(Int.self)))
    #expect(
      ids.changes.map(\.kind) == [
        .idsChanged("b", from: "String", to: "Int"), .idsChanged("d", from: "String", to: "Int"),
      ])
    let audiences: [[GraphDifference.Audience]] = [[.savedPaths, .links], []]
    #expect(ids.changes.map { $0.breaks.map(\.audience) } == audiences)
  }

  @Test func theIDsOfARemovedFragmentAreNoChange() throws {
    let old = document(
      [Segue(from: "a", to: "b"), Segue(from: "a", to: "c")], entry: "a",
      ids: [IDRule("b", FragmentIDKind(String.self))])
    let new = document([Segue(from: "a", to: "c")], entry: "a", ids: [])
    let kinds = try GraphDifference(from: old, to: new).changes.map(\.kind.name)
    #expect(kinds.contains("fragmentRemoved") && !kinds.contains("idsChanged"))
  }

  /// Both graphs in one: the newer ids, and those of the older graph's other fragments, but for old names.
  @Test func theUnionHasTheIDsOfBothGraphs() throws {
    let (int, string) = (FragmentIDKind(Int.self), FragmentIDKind(String.self))
    let old = document(
      [
        Segue(from: "home", to: "list"), Segue(from: "list", to: "end"), Segue(from: "home", to: "pad"),
        Segue(from: "home", to: "same"),
      ], ids: [IDRule("list", int), IDRule("pad", int), IDRule("same", int)])
    let new = document(
      [Segue(from: "home", to: "lists"), Segue(from: "lists", to: "end"), Segue(from: "home", to: "same")],
      ids: [IDRule("same", string), IDRule("lists", int)])
    let difference = try GraphDifference(from: old, to: new)
    #expect(difference.renames == ["list": "lists"])
    #expect(
      difference.union.ids.map { "\($0.fragment) \($0.kind.name)" } == ["same String", "lists Int", "pad Int"])
    #expect(
      difference.union.segues.map { "\($0.edge)" } == [
        "home => lists", "lists => end", "home => same", "home => pad",
      ])
    #expect(difference.union.entry == "home")
  }

  @Test func theUnionHasWhatARemovedSegueLeaves() throws {
    let kept = [Segue<NamedFragment>(from: "gate", to: "login"), Segue(from: "login", to: "home")]
    let removed = Segue<NamedFragment>(from: "login", to: "help", leaving: "gate")
    let difference = try GraphDifference(from: document(kept + [removed]), to: document(kept))
    #expect(difference.union.segues == kept + [removed])
  }

  /// Up to fifty breaking changes are listed; each fragment here is two.
  @Test(arguments: [25, 26]) func upToFiftyBreakingChangesAreListed(count: Int) throws {
    let kept = Segue<Named>(from: "home", to: "list")
    let gone = (0..<count).map { Segue<Named>(from: "home", to: Named("s\($0)"), dismissable: true) }
    let text = try GraphDifference(from: document([kept] + gone), to: document([kept])).markdown()
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("- Fragment removed: ") || $0.hasPrefix("- Segue removed: ") } == 50)
    #expect(lines.contains("- and 2 more") == (count > 25))
    #expect(!text.contains("<details>"))
    // Names are whole up to a hundred and sixty scalars.
    let name = String(repeating: "x", count: 135 + count)
    #expect(codeSpan(name) == (count > 25 ? "`\(name.dropLast())…`" : "`\(name)`"))
    #expect(codeSpan("abcd", limit: 3) == "`abc…`" && codeSpan("abc", limit: 3) == "`abc`")
  }
}
