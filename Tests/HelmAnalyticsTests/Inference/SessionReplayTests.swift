import Testing

@testable import HelmTools

/// How a guess explains sessions, move by move.
///
/// A screen is a letter, a segue two letters, and a session a word.
@Suite struct SessionReplayTests {
  private static let letters: [Character] = Array("abcde")

  private static func screen(_ letter: Character) -> Int { letters.firstIndex(of: letter) ?? -1 }

  private static func segue(_ letters: String) -> Int {
    letters.reduce(0) { $0 * self.letters.count + screen($1) }
  }

  private static func guess(
    tabs: [String] = [], known: [String], oneWay: [String] = [], climbing: [String] = [], covering: String = ""
  ) -> GraphGuess {
    var guess = tabs.reduce(GraphGuess()) { $0.adding($1.map(screen)) }
    guess.known = Set(known.map(segue))
    guess.oneWay = Set(oneWay.map(segue))
    guess.climbing = Set(climbing.map(segue))
    guess.covering = Set(covering.map(screen))
    return guess
  }

  /// The nonzero counts of a replay.
  private struct Counts: Equatable {
    var segues: [String: Int] = [:]
    var exits: [String: Int] = [:]
    var returns: [String: Int] = [:]
    var unwinds: [String: Int] = [:]
    var climbs: [String: Int] = [:]
    var changes: [String: Int] = [:]
    var switches: [String: Int] = [:]
    var unexplained: [Int: [Int]] = [:]
  }

  private static func tally(_ guess: GraphGuess, _ sessions: [String]) -> ReplayTally {
    var replay = SessionReplay(guess, screens: letters.count)
    for session in sessions { replay.replay(session.map { Int32(screen($0)) }) }
    return replay.tally
  }

  private static func counts(_ guess: GraphGuess, _ sessions: String...) -> Counts {
    let tally = tally(guess, sessions)
    func named(_ counts: [Int: Int]) -> [String: Int] {
      Dictionary(
        uniqueKeysWithValues: counts.map { key, count in
          (String([letters[key / letters.count], letters[key % letters.count]]), count)
        })
    }
    func named(_ table: ScreenTable) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: table.pairs.map { (String([letters[$0], letters[$1]]), $2) })
    }
    return Counts(
      segues: named(tally.segues), exits: named(tally.exits), returns: named(tally.returns),
      unwinds: named(tally.unwinds), climbs: named(tally.climbs), changes: named(tally.changes),
      switches: named(tally.switches),
      unexplained: Dictionary(uniqueKeysWithValues: tally.unexplained.map { ($0.session, $0.views) }))
  }

  @Test func aScreenDirectlyBelowIsReturnedTo() {
    #expect(
      Self.counts(Self.guess(known: ["ab", "bc"]), "abcba")
        == Counts(segues: ["ab": 1, "bc": 1], exits: ["ab": 2, "bc": 1], returns: ["ab": 1, "bc": 1]))
  }

  @Test func aScreenFurtherBelowIsUnwoundTo() {
    #expect(
      Self.counts(Self.guess(known: ["ab", "bc"]), "abca")
        == Counts(segues: ["ab": 1, "bc": 1], exits: ["ab": 1, "bc": 1], unwinds: ["ca": 1]))
  }

  @Test func anUnwindFollowedByTheUnwoundScreenMayBeAClimb() {
    let segues = ["ab", "bc"]
    #expect(
      Self.counts(Self.guess(known: segues), "abcac")
        == Counts(
          segues: ["ab": 1, "bc": 1, "ac": 1], exits: ["ab": 1, "bc": 1], unwinds: ["ca": 1], climbs: ["ca": 1],
          unexplained: [0: [4]]))
    // A known segue explains the transition without a climb.
    #expect(Self.counts(Self.guess(known: segues + ["ac"]), "abcac").climbs.isEmpty)
    #expect(Self.counts(Self.guess(known: segues), "abcab").climbs.isEmpty)
    #expect(
      Self.counts(Self.guess(known: segues + ["ca"], climbing: ["ca"]), "abcac")
        == Counts(
          segues: ["ab": 1, "bc": 1, "ca": 1], exits: ["ab": 1, "bc": 1, "ca": 1], returns: ["ca": 1]))
  }

  @Test func aReturnAfterASwapSkipsTheSwappedScreen() {
    #expect(
      Self.counts(Self.guess(known: ["ab", "bc"], oneWay: ["bc"]), "abca")
        == Counts(segues: ["ab": 1, "bc": 1], exits: ["ab": 1, "bc": 1], returns: ["ab": 1]))
  }

  @Test func anUnexplainedTransitionIsExplainedByLaterViews() {
    let guess = Self.guess(known: ["ab", "bd"])
    #expect(
      Self.counts(guess, "ab", "abcb")
        == Counts(
          segues: ["ab": 2, "bc": 1], exits: ["ab": 1, "bc": 1], returns: ["bc": 1], unexplained: [1: [2]]))
    #expect(
      Self.counts(guess, "abcd")
        == Counts(segues: ["ab": 1, "bc": 1, "bd": 1], exits: ["ab": 2], unexplained: [0: [2]]))
    #expect(Self.counts(guess, "acb") == Counts(segues: ["ac": 1, "ab": 1], unexplained: [0: [1]]))
    let followed = Self.tally(guess, ["abcb", "abcb", "abcd"]).followed[Self.segue("bc")]
    #expect(followed?.onward == 2 && followed?.around == 1)
  }

  @Test func tabsKeepTheirStacksInAReplay() {
    let guess = Self.guess(tabs: ["ab"], known: ["ac"])
    #expect(
      Self.counts(guess, "abacbca")
        == Counts(
          segues: ["ac": 1], exits: ["ac": 2], returns: ["ac": 1], changes: ["ab": 1, "ba": 2, "cb": 1],
          switches: ["ab": 2, "ba": 2]))
    let tally = Self.tally(guess, ["abacbca", "ba"])
    #expect(tally.entrances == [ReplayTally.Entrance(group: 0, tab: 0, screen: 2): 1])
    #expect(tally.openings == [1, 1, 0, 0, 0])
  }

  @Test func tabsCannotBeChangedUnderACover() {
    #expect(
      Self.counts(Self.guess(tabs: ["ab"], known: ["ac"], covering: "c"), "acb")
        == Counts(segues: ["ac": 1, "cb": 1], exits: ["ac": 1], unexplained: [0: [2]]))
  }

  @Test func theRootOfATabIsReachedDirectly() {
    #expect(
      Self.counts(Self.guess(tabs: ["ab"], known: ["ac", "cd"]), "acda")
        == Counts(segues: ["ac": 1, "cd": 1], exits: ["ac": 1, "cd": 1]))
  }

  @Test func aLostViewMayHaveBeenDeeperInATab() {
    #expect(
      Self.counts(Self.guess(tabs: ["ab"], known: ["ac", "cd"]), "acdbca")
        == Counts(
          segues: ["ac": 1, "cd": 1], exits: ["ac": 2, "cd": 1], returns: ["ac": 1], changes: ["db": 1, "ba": 1],
          switches: ["ab": 1, "ba": 1]))
  }

  @Test func tabsAreLeftFromAnyOfTheirScreens() {
    #expect(
      Self.counts(Self.guess(tabs: ["bc"], known: ["ab"]), "abca")
        == Counts(
          segues: ["ab": 1], exits: ["ab": 2], returns: ["ab": 1], changes: ["bc": 1], switches: ["bc": 1]))
  }

  @Test func laterViewsDecideBetweenASegueAndATab() {
    let guess = Self.guess(tabs: ["ab"], known: ["ac", "bc"])
    #expect(Self.counts(guess, "acbca").segues == ["ac": 1])
    // Returning to the other tab each time suggests that the screen was pushed there.
    #expect(Self.counts(guess, "acbcbcb").segues == ["ac": 1])
    #expect(Self.counts(guess, "acbcbcbcb").segues == ["ac": 1, "bc": 1])
    #expect(Self.counts(guess, "acbcbcbcb").returns == ["bc": 1])
  }

  @Test func movesAreCountedByPlaceAndKind() {
    let count = Self.letters.count
    func key(_ view: Character, in tab: Character, _ kind: Int) -> Int {
      (Self.screen(view) * (count + 1) + Self.screen(tab) + 1) * (2 * count + 2) + kind
    }
    let (back, ontoC) = (0, 2 + count + Self.screen("c"))
    func change(_ tab: Character) -> Int { 2 + Self.screen(tab) }
    let tally = Self.tally(Self.guess(tabs: ["ab"], known: ["ac"]), ["aacaba"])
    #expect(
      tally.kinds == [
        key("a", in: "a", ontoC): 1, key("c", in: "a", back): 1, key("a", in: "a", change("b")): 1,
        key("b", in: "b", change("a")): 1,
      ])
    #expect(tally.views == [3, 1, 1, 0, 0] && tally.repeats == [1, 0, 0, 0, 0])
  }
}
