import HelmCore
import HelmTesting

@testable import Reference

/// The library by itself, which is some fifty times faster than the reference: all that can be checked without one.
struct LoneWalk {
  private var navigation: Navigation<Node<Int>>
  private var verdicts: [DirectedEdge<Node<Int>>: (onlyID: String?, verdict: SegueVerdict<Node<Int>>)] = [:]
  private var reasons: [Node<Int>: String] = [:]

  init(_ graph: ReferenceGraph<Int>) {
    guard let twin = try? LibraryTwin(graph) else { fatalError("no navigation in a sound graph: \(graph)") }
    navigation = twin.navigation
  }

  /// The number of edges of the path.
  var pathCount: Int { navigation.path.count }

  /// Runs a command: one that fails changes nothing, and what is there can be replayed.
  mutating func run(_ command: ReferenceCommand<Int>) {
    add(command)
    guard let command = LibraryTwin<Int>.command(command) else { return }
    let before = navigation
    do {
      try perform(command)
    } catch {
      must(navigation == before, "a command that failed has changed the state: \(command)")
    }
    must(navigation.invariantViolations().isEmpty, "\(navigation.invariantViolations()) after \(command)")
    mustBeReplayed()
  }

  /// Adds what a command says of guards; what is there stays, unlike in a `Helm`, which tells the library to remove it.
  private mutating func add(_ command: ReferenceCommand<Int>) {
    switch command {
    case .setGuard(let it):
      let edge = DirectedEdge(from: Node(it.link.from), to: Node(it.link.to))
      let verdict: SegueVerdict<Node<Int>> =
        switch it.verdict {
        case .allow: .allow
        case .deny(let reason): .deny(reason)
        case .redirect(let links): .redirect(to: Flow(links.map { Node($0.from) => Node($0.to) }))
        }
      if verdicts.updateValue((it.onlyID, verdict), forKey: edge) == nil {
        try? navigation.countGuard(1, GuardScope.segue(edge))
      }
    case .setLeaveGuard(let fragment, let reason):
      if reasons[Node(fragment)] == nil { try? navigation.countGuard(1, leaving: [Node(fragment)]) }
      reasons[Node(fragment)] = reason ?? ""
    case .sequence(let commands): for each in commands { add(each) }
    default: break
    }
  }

  private mutating func perform(_ command: NavigationCommand<Node<Int>>) throws(HelmError<Node<Int>>) {
    defer { navigation.forgetVerdicts() }
    while true {
      do {
        try navigation.perform(command)
        return
      } catch .undecided(let move) {
        navigation.setVerdict(on: move, to: verdict(on: move))
      } catch {
        throw error
      }
    }
  }

  private func verdict(on move: GuardedMove<Node<Int>>) -> SegueVerdict<Node<Int>> {
    switch move {
    case .taking(let edge):
      guard let (onlyID, verdict) = verdicts[edge.edge], onlyID == nil || onlyID == edge.to.id else { return .allow }
      return verdict
    case .leaving(let place):
      let reason = reasons[place.fragment] ?? ""
      return reason.isEmpty ? .allow : .deny(reason)
    }
  }

  /// Guards and redirects keep commands from where people already are, and so a replay asks none of them.
  private func mustBeReplayed() {
    var copy = navigation
    copy.removeGuards()
    do {
      try copy.restore(navigation.path)
    } catch {
      fatalError("a path cannot be replayed: \(error)")
    }
    must(copy.path == navigation.path, "replayed, \(navigation.path) is \(copy.path)")
    must(copy.presentedFragments == navigation.presentedFragments, "replayed, \(copy.presentedFragments) is presented")
  }
}
