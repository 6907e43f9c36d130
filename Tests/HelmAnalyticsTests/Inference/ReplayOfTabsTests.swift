import Testing

@testable import HelmTools

/// Replays with tabs in tabs, with screens that occur twice, and with tabs that are opened again.
///
/// A screen is a letter, a segue two letters, and a session a word.
@Suite struct ReplayOfTabsTests {
  private static let letters: [Character] = Array("abcde")

  private static func screen(_ letter: Character) -> Int { letters.firstIndex(of: letter) ?? -1 }

  private static func pair(_ word: String) -> Int {
    word.reduce(0) { $0 * letters.count + screen($1) }
  }

  private static func replayed(
    _ session: String, tabs: [String], known: [String], oneWay: [String] = [], climbing: [String] = [],
    covering: String = ""
  ) -> ReplayTally {
    var guess = GraphGuess()
    for group in tabs { guess = guess.adding(group.map { screen($0) }) }
    guess.known = Set(known.map { pair($0) })
    guess.oneWay = Set(oneWay.map { pair($0) })
    guess.climbing = Set(climbing.map { pair($0) })
    guess.covering = Set(covering.map { screen($0) })
    var replay = SessionReplay(guess, screens: letters.count)
    replay.replay(session.map { Int32(screen($0)) })
    return replay.tally
  }

  private static func counts(_ pairs: [String: Int]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for (word, number) in pairs { counts[pair(word)] = number }
    return counts
  }

  private static func counts(_ table: ScreenTable) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for (from, to, number) in table.pairs { counts[from * letters.count + to] = number }
    return counts
  }

  /// The key of moves of a kind from a screen, in a tab.
  private static func key(_ view: Character, in tab: Character, _ kind: Int) -> Int {
    (screen(view) * (letters.count + 1) + screen(tab) + 1) * (2 * letters.count + 2) + kind
  }

  private static func change(to tab: Character) -> Int { 2 + screen(tab) }

  private static func move(to screen: Character) -> Int { 2 + letters.count + self.screen(screen) }

  private static let back = 0

  /// Of a screen that is twice in the stack of another tab, the upper one is in front.
  @Test func theUpperOfTwoScreensInAnotherTabIsInFront() {
    let tally = Self.replayed(
      "acdecdbce", tabs: ["ab"], known: ["ac", "cd", "de", "ec"], climbing: ["ec", "cd"])
    #expect(Self.counts(tally.segues) == Self.counts(["ac": 1, "cd": 2, "de": 1, "ec": 1]))
    #expect(tally.exits == Self.counts(["ac": 1, "cd": 2, "de": 1, "ec": 2]))
    #expect(tally.returns == Self.counts(["ec": 1]))
    #expect(Self.counts(tally.changes) == Self.counts(["db": 1, "ba": 1]))
    #expect(tally.switches == Self.counts(["ab": 1, "ba": 1]))
    #expect(tally.unexplained.isEmpty && tally.unwinds.pairs.isEmpty && tally.climbs.isEmpty)
  }

  /// Moves are counted by the innermost tab, also where tabs are in a tab.
  @Test func movesBelongToTheInnermostTabAndHaveAKind() {
    let tally = Self.replayed("aced", tabs: ["ab", "cd"], known: ["ac", "ce"])
    #expect(
      tally.kinds == [
        Self.key("a", in: "a", Self.move(to: "c")): 1, Self.key("c", in: "c", Self.move(to: "e")): 1,
        Self.key("e", in: "c", Self.change(to: "d")): 1,
      ])
    #expect(
      tally.entrances == [
        ReplayTally.Entrance(group: 0, tab: Self.screen("a"), screen: Self.screen("c")): 1,
        ReplayTally.Entrance(group: 1, tab: Self.screen("c"), screen: Self.screen("e")): 1,
      ])
    #expect(tally.openings == [1, 0, 1, 0, 0])
    #expect(tally.switches == Self.counts(["cd": 1]))
    // To come to the root of the tab in front is a change to it, and to come deeper into another tab is a move.
    let root = Self.replayed("acda", tabs: ["ab"], known: ["ac", "cd"])
    #expect(
      root.kinds == [
        Self.key("a", in: "a", Self.move(to: "c")): 1, Self.key("c", in: "a", Self.move(to: "d")): 1,
        Self.key("d", in: "a", Self.change(to: "a")): 1,
      ])
    let deeper = Self.replayed("acdbca", tabs: ["ab"], known: ["ac", "cd"])
    #expect(
      deeper.kinds == [
        Self.key("a", in: "a", Self.move(to: "c")): 1, Self.key("c", in: "a", Self.move(to: "d")): 1,
        Self.key("d", in: "a", Self.change(to: "b")): 1, Self.key("b", in: "b", Self.move(to: "c")): 1,
        Self.key("c", in: "a", Self.back): 1,
      ])
  }

  @Test func tabsThatAreOpenedAgainHaveForgottenTheirStacks() {
    let tally = Self.replayed("abcdbabd", tabs: ["bc"], known: ["ab", "cd"])
    #expect(Self.counts(tally.segues) == Self.counts(["ab": 2, "cd": 1, "bd": 1]))
    #expect(tally.exits == Self.counts(["ab": 4, "cd": 1]))
    #expect(tally.returns == Self.counts(["ab": 1]))
    #expect(Self.counts(tally.changes) == Self.counts(["bc": 1, "db": 1]))
    #expect(tally.switches == Self.counts(["bc": 1, "cb": 1]))
    #expect(tally.unexplained.map(\.session) == [0] && tally.unexplained.map(\.views) == [[7]])
    #expect(tally.openings == [0, 2, 0, 0, 0])
    // Over a cover, the first tab is a screen like any other.
    let covered = Self.replayed(
      "acda", tabs: ["ab"], known: ["ac", "cd", "da"], climbing: ["da"], covering: "cd")
    #expect(covered.openings == [1, 0, 0, 0, 0])
    #expect(Self.counts(covered.segues) == Self.counts(["ac": 1, "cd": 1, "da": 1]))
    #expect(covered.exits == Self.counts(["ac": 1, "cd": 1]) && covered.unexplained.isEmpty)
  }

  /// The root of a tab is in front when its tab is, although another screen had taken its place.
  @Test func aSwappedRootOfATabComesBack() {
    let tally = Self.replayed("abcabc", tabs: ["ab"], known: ["bc"], oneWay: ["bc"])
    #expect(Self.counts(tally.segues) == Self.counts(["bc": 2]))
    #expect(tally.exits == Self.counts(["bc": 2]) && tally.returns.isEmpty)
    #expect(Self.counts(tally.changes) == Self.counts(["ab": 2, "ca": 1]))
    #expect(tally.switches == Self.counts(["ab": 2, "ba": 1]))
    #expect(tally.repeats == [0, 0, 0, 0, 0] && tally.unexplained.isEmpty)
  }
}
