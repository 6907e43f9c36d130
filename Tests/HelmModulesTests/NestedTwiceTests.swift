import Helm
import HelmTesting
import Testing

/// A module that two others carry, one of which occurs twice: each scope only concerns its own.
@Suite("Nested and repeated modules")
@MainActor struct NestedTwiceTests {
  enum Leaf: Fragment { case list, item, filter }
  enum Branch: Fragment { case start, leaf(Leaf) }
  enum Tree: Fragment { case root, left(Branch), right(Branch), leaf(Leaf) }

  let helm: Helm<Tree>
  let left: HelmScope<Branch>
  let right: HelmScope<Branch>
  let inLeft: HelmScope<Leaf>
  let inRight: HelmScope<Leaf>
  let alone: HelmScope<Leaf>

  init() throws {
    let leaf: Segues<Leaf> = [.push(.list => .item), .sheet([.list, .item] => .filter)]
    let inner = try Nesting(leaf, in: Branch.leaf)
    let branch: Segues<Branch> = [.push(.start => inner.root), .nested(inner)]
    let (first, second) = (try Nesting(branch, in: Tree.left), try Nesting(branch, in: Tree.right))
    let third = try Nesting(leaf, in: Tree.leaf)
    helm = try Helm(
      graph: NavigationGraph(
        [
          .tabs(.root => [first.root, second.root]), .cover(.root => third.root), .nested(first), .nested(second),
          .nested(third),
        ], entry: .root))
    (left, right) = (helm.scope(first), helm.scope(second))
    (inLeft, inRight) = (left.scope(inner), right.scope(inner))
    alone = helm.scope(third)
  }

  @Test("commands act on the scope's own place")
  func commands() {
    inLeft.present(.list)
    inLeft.present(.item, id: 1)
    right.present(.start)
    inRight.present(.list)
    #expect(inRight.presentedFragments == [PathFragment(.list)] && inLeft.presentedFragments == [])
    #expect(right.presentedFragments == [PathFragment(.leaf(.list))])
    inLeft.present(.filter)
    #expect(
      helm.errors == [
        .missingSegueToFragment(
          PathFragment(.left(.leaf(.filter))), searched: [PathFragment(.right(.leaf(.list))), PathFragment(.root)],
          hint: .segues([.left(.leaf(.list)) => .left(.leaf(.filter)), .left(.leaf(.item)) => .left(.leaf(.filter))]))
      ])
    inRight.present(.filter)
    inRight.dismiss()
    #expect(inRight.presentedFragments == [PathFragment(.list)])
    // Leaving the innermost module returns to the module around it, and leaving that to the app.
    inRight.leave()
    #expect(right.presentedFragments == [PathFragment(.start)])
    right.leave()
    #expect(helm.errors.map(\.kind) == ["missingSegueToFragment", "noDismissableSegues"])
    left.select(.start)
    #expect(inLeft.presentedFragments == [PathFragment(.item, id: 1)])
    #expect(inLeft.ids(of: .item) == [1] && inRight.ids(of: .item) == [Int]())
  }

  @Test("errors are translated as far as the scope has the fragments")
  func errors() {
    inLeft.present(.list)
    #expect(
      inLeft.perform(.back(to: .filter))
        == .failure(.fragmentNotPresented(PathFragment(.filter), presented: [PathFragment(.list)])))
    #expect(
      left.perform(.back(to: .leaf(.filter)))
        == .failure(.fragmentNotPresented(PathFragment(.leaf(.filter)), presented: [PathFragment(.leaf(.list))])))
    #expect(
      inRight.perform(.dismiss) == .failure(.moduleNotPresented(presented: [])))
    #expect(
      alone.perform(.present(.item))
        == .failure(
          .missingSegueToFragment(PathFragment(.item), searched: [], hint: .segues([.list => .item]))))
    #expect(
      helm.errors.map(\.kind) == [
        "fragmentNotPresented", "fragmentNotPresented", "moduleNotPresented", "missingSegueToFragment",
      ])
  }

  @Test("guards, hooks and events belong to the scope's own place")
  func guards() async {
    var calls: [String] = []
    for (name, scope) in [("left", inLeft), ("right", inRight), ("alone", alone)] {
      scope.guard(.into(.item)) { edge in
        calls.append("\(name)? \(edge)")
        return .allow
      }
      scope.guard(leaving: .item) { place in
        calls.append("\(name)! \(place)")
        return .allow
      }
      scope.onAppear(of: .item) { calls.append("\(name)+\($0)") }
      scope.onDisappear(of: .item) { calls.append("\(name)-\($0)") }
    }
    let (outer, inner, other) = (left.events, inLeft.events, inRight.events)
    left.present(.leaf(.list))
    inLeft.present(.item, id: 3)
    helm.dismiss()
    #expect(calls == ["left? list => item (id 3)", "left+item (id 3)", "left! item (id 3)", "left-item (id 3)"])
    helm.present(.right(.start))
    inRight.present(.list)
    var (outerIterator, innerIterator, otherIterator) = (
      outer.makeAsyncIterator(), inner.makeAsyncIterator(), other.makeAsyncIterator()
    )
    #expect(await outerIterator.next()?.kind == .presented(.start => .leaf(.list)))
    let event = await outerIterator.next()
    #expect(event?.kind == .presented(PathEdge(.leaf(.list) => .leaf(.item), targetID: 3)))
    #expect(event?.trigger == .command(.present(.leaf(.item), id: 3)))
    // The first step is into the inner module, so its scope has the appeared screens.
    let entered = await innerIterator.next()
    #expect(entered?.kind == .replaced && entered?.appeared == [PathFragment(.list)])
    #expect(entered?.trigger == .command(.present(.list)))
    #expect(await innerIterator.next()?.kind == .presented(PathEdge(.list => .item, targetID: 3)))
    let dismissed = await innerIterator.next()
    #expect(dismissed?.kind == .dismissed(PathEdge(.list => .item, targetID: 3)))
    #expect(dismissed?.trigger == .command(.dismiss))
    let elsewhere = await otherIterator.next()
    #expect(elsewhere?.appeared == [PathFragment(.list)] && elsewhere?.trigger == .command(.present(.list)))
  }

  @Test("answers belong to the scope's own place")
  func answers() async {
    inLeft.present(.list)
    let item = inLeft.beginPresenting(.item, awaiting: Int.self)
    alone.present(.list)
    let filter = alone.beginPresenting(.filter, awaiting: String.self)
    inLeft.dismiss(returning: 1)
    #expect(await item.value == 1)
    #expect(alone.presentedFragments == [PathFragment(.list), PathFragment(.filter)])
    inRight.dismiss(returning: 2)
    #expect(helm.errors.map(\.kind) == ["moduleNotPresented"])
    alone.dismiss(returning: "all")
    #expect(await filter.value == "all")
    #expect(alone.presentedFragments == [PathFragment(.list)])
  }

  @Test("results of kept, redirected and denied commands are translated")
  func results() async {
    let flag = Flag()
    helm.guard(.into(.left(.leaf(.item)))) { flag.isSet ? .allow : .redirect(to: .root => .leaf(.list), keep: true) }
    inLeft.present(.list)
    guard case .redirected(to: let flow, let outcome, kept: let kept?) = await inLeft.presentAndWait(.item, id: 4)
    else {
      Issue.record("it is not redirected")
      return
    }
    // The redirect's target is not in this module.
    #expect(flow.isEmpty && outcome.appeared.isEmpty && outcome.disappeared.isEmpty)
    #expect(alone.presentedFragments == [PathFragment(.list)])
    #expect(helm.keptCommand == .present(.left(.leaf(.item)), id: 4))
    flag.isSet = true
    helm.recheckGuards()
    guard case .done(let end) = await kept.value else {
      Issue.record("it is not done")
      return
    }
    #expect(end.appeared == [PathFragment(.item, id: 4)] && end.disappeared == [PathFragment(.list)])
    #expect(alone.presentedFragments == [])
    helm.guard(leaving: .left(.leaf(.item))) { .deny("stay") }
    #expect(await inLeft.performAndWait(.back) == .denied(.leaving(PathFragment(.item, id: 4)), reason: "stay"))
    let text = HelmError<Tree>.denied(.leaving(PathFragment(.left(.leaf(.item)), id: 4)), reason: "stay").description
    #expect(await inRight.performAndWait(.restart) == .failed(.outsideModule(text)))
    #expect(helm.errors.isEmpty)
  }
}

@MainActor private final class Flag { var isSet = false }
