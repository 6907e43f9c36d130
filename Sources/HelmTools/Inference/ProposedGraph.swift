import Helm
import HelmDocuments

/// A graph inferred from sessions, with the confidence in each segue.
package struct ProposedGraph: Sendable {
  /// The viewed screens, and the number of their views.
  package internal(set) var screens: [(name: String, views: Int)] = []

  /// The holders of tabs, under generated names, because a holder is never viewed itself; the first tab opens first.
  package internal(set) var holders: [(name: String, tabs: [String])] = []

  /// The segues, those of the tabs first.
  package internal(set) var segues: [ProposedSegue] = []

  /// The screen where most sessions start, and the percentage of sessions that do.
  package internal(set) var entry: String?
  package internal(set) var entryShare = 0

  /// The transitions seen too rarely to be told from noise, the most frequent first.
  package internal(set) var rare: [(from: String, to: String, count: Int)] = []

  /// The number of sessions, and those that the proposal doesn't explain: their numbers, and the positions of the views.
  package internal(set) var sessionCount = 0
  package internal(set) var unexplained: [(session: Int, views: [Int])] = []

}

/// A segue inferred from sessions.
package struct ProposedSegue: Hashable, Sendable {
  package let from: String
  package let to: String
  package let kind: Kind

  /// Whether a returning segue is guessed to be a modal rather than a push.
  package let isModal: Bool

  /// The number of times it was taken.
  package let count: Int

  /// The percentage of moves out of its target that went back.
  package let returned: Int

  /// The confidence in the kind, in percent.
  package let confidence: Int

  /// The kind of a segue, as far as sessions tell.
  package enum Kind: String, Sendable { case tab, returning, oneWay }
}

extension ProposedGraph {
  /// The least share of exits that go back for a segue to count as returning.
  static let leastReturns = 0.04

  init(names: [String], guess: GraphGuess, tally: ReplayTally, entrances: [Int], noise: NoiseEstimate) {
    let count = names.count
    let visits = noise.visits
    screens = names.indices.map { (names[$0], visits[$0]) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    let lifted = HolderSegues(guess, tally)
    var holderOf: [String] = []
    let taken = Set(names)
    for group in guess.groups {
      var number = holderOf.count + 1
      while taken.contains("tabs\(number)") || holderOf.contains("tabs\(number)") { number += 1 }
      holderOf.append("tabs\(number)")
      let tabs =
        group.prefix(1) + group.dropFirst().sorted { (visits[$1], names[$0]) < (visits[$0], names[$1]) }
      holders.append((holderOf[holderOf.count - 1], tabs.map { names[$0] }))
      for tab in tabs {
        let changes = group.reduce(tally.openings[tab]) { $0 + (tally.switches[$1 * count + tab] ?? 0) }
        segues.append(
          ProposedSegue(
            from: holderOf[holderOf.count - 1], to: names[tab], kind: .tab, isModal: false, count: changes, returned: 0,
            confidence: Self.confidence(seen: changes)))
      }
    }
    var found: [DirectedEdge<NamedFragment>: (count: Int, exits: Int, returns: Int, covering: Int)] = [:]
    var unsure: [(from: String, to: String, count: Int)] = []
    for (from, to, number) in tally.segues.pairs {
      let segue = from * count + to
      guard guess.known?.contains(segue) == true else {
        unsure.append((names[from], names[to], number))
        continue
      }
      var (source, target) = (names[from], names[to])
      if let group = guess.group(openedBy: to) { target = holderOf[group] }
      let holder = lifted.group(from, to)
      if let holder { source = holderOf[holder] }
      let edge = NamedFragment(source) => NamedFragment(target)
      let covers = holder != nil || lifted.covers(from, to, tally)
      found[edge, default: (0, 0, 0, 0)].count += number
      found[edge]?.covering += covers ? number : 0
      found[edge]?.exits += tally.exits[segue] ?? 0
      found[edge]?.returns += tally.returns[segue] ?? 0
    }
    for screen in names.indices {
      // Twice in a row, more often than by noise: a screen over another of its own.
      let repeats = tally.repeats[screen]
      if repeats >= 5, repeats * 100 > 4 * visits[screen] {
        found[NamedFragment(names[screen]) => NamedFragment(names[screen]), default: (repeats, 0, 0, 0)].returns += 1
      }
    }
    for (edge, seen) in found.sorted(by: {
      ($1.value.count, $0.key.from.name, $0.key.to.name) < ($0.value.count, $1.key.from.name, $1.key.to.name)
    })
    where edge.from != edge.to || seen.exits == 0 {
      let isOneWay = seen.exits >= 5 && Double(seen.returns) < Self.leastReturns * Double(seen.exits)
      segues.append(
        ProposedSegue(
          from: edge.from.name, to: edge.to.name, kind: isOneWay ? .oneWay : .returning,
          isModal: !isOneWay && seen.covering * 2 > seen.count,
          count: seen.count, returned: seen.returns * 100 / max(1, seen.exits),
          confidence: isOneWay
            ? Self.confidence(missed: seen.exits) : Self.confidence(returns: seen.returns, exits: seen.exits)))
    }
    rare = unsure.sorted { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) }
    if let first = entrances.indices.max(by: { (entrances[$0], names[$1]) < (entrances[$1], names[$0]) }) {
      entry = guess.groupOf[first].map { holderOf[$0] } ?? names[first]
      entryShare = entrances[first] * 100 / max(1, entrances.reduce(0, +))
    }
  }

  /// Returns the confidence in an observation made a number of times, each of which may be noise.
  private static func confidence(seen number: Int) -> Int { number > 6 ? 99 : 100 - (100 >> max(0, number)) }

  /// How sure it is that one can go back: four in five segues return, and each way back halves the doubt; without any, each other
  /// exit speaks against it as one in ten that would go back.
  static func confidence(returns: Int, exits: Int) -> Int {
    if returns > 0 { return min(99, 100 - (20 >> min(returns, 8))) }
    var returning = 80.0
    for _ in 0..<min(exits, 44) { returning *= 0.9 }
    return Int(100 * returning / (returning + 20))
  }

  /// Returns the confidence that nobody goes back, if one in ten would.
  private static func confidence(missed number: Int) -> Int {
    var rest = 100.0
    for _ in 0..<min(number, 44) { rest *= 0.9 }
    return 99 - Int(rest)
  }

  /// The graph as a document.
  package var document: GraphDocument {
    var opened: Set<String> = []
    let segues = segues.map { segue in
      let edge = NamedFragment(segue.from) => NamedFragment(segue.to)
      switch segue.kind {
      case .tab: return Segue(edge, style: .hold, auto: opened.insert(segue.from).inserted, presentation: .inline)
      case .oneWay: return Segue(edge, style: .pass, presentation: .swap)
      case .returning:
        return segue.isModal
          ? Segue(edge, style: .hold, dismissable: true, presentation: .sheet)
          : Segue(edge, style: .pass, dismissable: true, presentation: .push)
      }
    }
    // Sessions may mostly start at a screen that no proposed segue concerns; a document's entry has to be one of its fragments.
    let entry = entry.map { NamedFragment($0) }
    let isKnown = segues.isEmpty || segues.contains { $0.from == entry || $0.to == entry }
    return GraphDocument(segues: segues, entry: isKnown ? entry : nil)
  }
}
