import Helm
import Testing

/// Errors of commands that name fragments that don't exist, or aren't where required.
@Suite("Errors of commands with unknown names") struct UnknownNameTests {
  /// Two tabs; the first has a push with a sheet over it, and the second is not in front.
  static let graph = NavigationGraph<Letter>(
    [
      Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold, tag: Mark.red),
      Segue(.b => .d, dismissable: true), Segue(.d => .e, style: .hold, dismissable: true, presentation: .sheet),
      Segue(.c => .f, dismissable: true, tag: Mark.green), Segue(.c => .g, dismissable: true, tag: Mark.green),
    ], entry: .a)

  static let presented: [PathFragment<Letter>] = [.at(.e), .at(.d), .at(.a)]
  static let l = PathFragment<Letter>(.l, id: "7")

  static let rows: [(NavigationCommand<Letter>, HelmError<Letter>)] = [
    (.present(.l, id: 7), .missingSegueToFragment(l, searched: presented, hint: .closeNames([.a, .b, .c]))),
    (.present(.place(l)), .missingSegueToFragment(l, searched: presented, hint: .closeNames([.a, .b, .c]))),
    (.select(.l, id: 7), .missingSegueToFragment(l, searched: presented, hint: .closeNames([.a, .b, .c]))),
    (.present(.l, from: .any(.d)), .missingSegueForEdge(.d => .l, index: nil, hint: .closeNames([.a, .b, .c]))),
    (.present(.d, from: .any(.l)), .missingSegueForEdge(.l => .d, index: nil, hint: .closeNames([.a, .b, .c]))),
    (.select(.l, from: .any(.d)), .missingSegueForEdge(.d => .l, index: nil, hint: .closeNames([.a, .b, .c]))),
    (.select(.d, from: .any(.l)), .missingSegueForEdge(.l => .d, index: nil, hint: .closeNames([.a, .b, .c]))),
    (.forward(nil, from: .any(.l)), .missingForwardFromFragment(PathFragment(.l))),
    (
      .present(tag: Mark.blue),
      .missingTaggedSegue(AnySegueTag(Mark.blue), searched: presented, hint: .unknown)
    ),
    (
      .present(tag: Mark.green),
      .missingTaggedSegue(AnySegueTag(Mark.green), searched: presented, hint: .segues([.c => .f, .c => .g]))
    ),
    (
      .present(.tag(AnySegueTag(Mark.blue)), from: .any(.d)),
      .missingTaggedSegue(AnySegueTag(Mark.blue), searched: [.at(.d)], hint: .unknown)
    ),
    (
      .present(.tag(AnySegueTag(Mark.red)), from: .exactly(.at(.d))),
      .missingTaggedSegue(AnySegueTag(Mark.red), searched: [.at(.d)], hint: nil)
    ),
    (
      .present(.tag(AnySegueTag(Mark.green)), from: .any(.c)),
      .ambiguousTag(AnySegueTag(Mark.green), [.c => .f, .c => .g])
    ),
    (
      .dismiss(tag: Mark.blue),
      .missingTaggedSegue(AnySegueTag(Mark.blue), searched: presented, hint: .unknown)
    ),
    (.dismiss(.l, id: 7), .fragmentNotPresented(l, presented: presented)),
    (.dismiss(.place(l)), .fragmentNotPresented(l, presented: presented)),
    (.dismiss(.flow([.d => .l])), .fragmentNotPresented(PathFragment(.l), presented: presented)),
    (.dismiss(.edge(PathEdge(.d => .l, targetID: 7))), .missingPathEdge(PathEdge(.d => .l, targetID: 7))),
    (.back(to: .l), .fragmentNotPresented(PathFragment(.l), presented: presented)),
    (.back(.from(l)), .fragmentNotPresented(l, presented: presented)),
    (.pop(to: .l, id: 7), .fragmentNotPresented(l, presented: presented)),
    (.retarget(l, id: 8), .fragmentNotPresented(l, presented: presented)),
    (.setStack([l], on: .at(.b)), .missingSegueToFragment(l, searched: presented, hint: .closeNames([.a, .b, .c]))),
    (.setStack([], on: l), .fragmentNotPresented(l, presented: presented)),
    (.present(.edge(.d => .l)), .missingSegueForEdge(.d => .l, index: nil, hint: .closeNames([.a, .b, .c]))),
    (.present(.edge(.c => .f)), .sourceNotPresented(.at(.c), to: .at(.f), index: nil, presented: presented)),
    (.present([.d => .e, .d => .l]), .missingSegueForEdge(.d => .l, index: 1, hint: .closeNames([.a, .b, .c]))),
    (
      .present([.d => .e, .c => .f]),
      .sourceNotPresented(.at(.c), to: .at(.f), index: 1, presented: presented, hint: .startingWith([.a => .c]))
    ),
    (.replace([.a => .b, .b => .l]), .missingSegueForEdge(.b => .l, index: 1, hint: .closeNames([.a, .b, .c]))),
    (
      .replace([.a => .b, .d => .e]),
      .sourceNotPresented(.at(.d), to: .at(.e), index: 1, presented: [.at(.b), .at(.a)])
    ),
    (
      .add(.disabled, to: [.a => .b, .d => .l]),
      .missingSegueForEdge(.d => .l, index: nil, hint: .closeNames([.a, .b, .c]))
    ),
    (
      .remove(.disabled, from: [.d => .l]), .missingSegueForEdge(.d => .l, index: nil, hint: .closeNames([.a, .b, .c]))
    ),
  ]

  @Test(arguments: rows.indices) func commandsWithUnknownNamesFailWithTheExpectedError(_ row: Int) throws {
    let (command, error) = Self.rows[row]
    var navigation = try Navigation(graph: Self.graph)
    try navigation.perform(.present(.d))
    try navigation.perform(.present(.e))
    #expect(navigation.presentedFragments == Self.presented.reversed())
    let before = navigation
    #expect(throws: error, "\(command)") { try navigation.perform(command) }
    #expect(throws: error, "\(command)") {
      try navigation.perform(.sequence([command, .dismiss]))
    }
    #expect(navigation == before)
  }

  /// Long names are compared by their prefixes.
  @Test func longNamesAreCloseIfTheirPrefixesAre() {
    let (start, end) = (String(repeating: "a", count: 64), String(repeating: "b", count: 64))
    let other = String(repeating: "c", count: 64)
    #expect(closeNames(to: start + end, among: [start + other, other + end], { $0 }) == [start + other])
  }

  struct Spot: Fragment {
    let number: Int
  }

  /// A way is looked for among the first thousand fragments only.
  @Test(arguments: [(998, true), (999, false)]) func aHintNamesAWayIfItIsNear(count: Int, isNear: Bool) throws {
    let (start, end, unused) = (Spot(number: 0), Spot(number: 2000), Spot(number: 2001))
    let segues =
      (1...count).map { Segue(start => Spot(number: $0)) } + [Segue(Spot(number: 1) => end), Segue(end => unused)]
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: start))
    do throws(HelmError<Spot>) {
      try navigation.present([end => unused])
      Issue.record("It isn't presented.")
    } catch {
      guard case .sourceNotPresented(_, _, _, _, let hint) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(hint == (isNear ? .startingWith([start => Spot(number: 1), Spot(number: 1) => end]) : nil))
    }
  }

  @Test func aHintListsTheFirst64Segues() throws {
    let segues =
      (1...70).map { Segue(Spot(number: 0) => Spot(number: $0)) }
      + (1...70).map { Segue(Spot(number: $0) => Spot(number: 99)) }
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: Spot(number: 0)))
    do throws(HelmError<Spot>) {
      try navigation.present(Spot(number: 99))
      Issue.record("It isn't presented.")
    } catch {
      guard case .missingSegueToFragment(_, _, .segues(let edges)) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(edges.count == 64)
    }
  }
}
