/// A report of what users do with an app: all figures, in a fixed order.
struct UsageReport: Codable, Equatable {
  var totals = Totals()
  var damaged = DamagedLines()
  var absurd = AbsurdTimes()

  /// The number of rows left out because they come from too few sessions, and the minimum number of sessions.
  ///
  /// A count that is `nil` also comes from too few sessions.
  var leftOut = 0
  var leastSessions = 0
  var screens: [Screen] = []
  var segues: [SegueUse] = []
  var ends: [End] = []
  var loops: [Loop] = []
  var funnel: [Stage] = []

  /// Whether the funnel counts users, in all of their sessions, instead of sessions.
  var countsPeople = false
  var ways: WaysToTarget?
  var flow: ScreenFlow?

  /// The users who came back, by weeks since their first session; empty if no pseudonyms were recorded.
  var retention: [Week] = []

  /// The segues of the graph that no user has taken.
  var untaken: [Edge] = []

  /// The ways that users take although the graph has shorter ones.
  var shorter: [ShorterWay] = []

  /// The pairs of screens that users go between although no segue connects them.
  var missing: [MissingSegue] = []

  var versions: [Version] = []
  var difference: Difference?

  struct Totals: Codable, Equatable {
    var sessions = 0
    var steps = 0

    /// The sessions that ended regularly.
    var ended = 0
    var firstMs: Int64?
    var lastMs: Int64?
    var medianMs: Int64?
    var p90Ms: Int64?
  }

  struct Screen: Codable, Equatable {
    var name: String
    var visits: Int
    var sessions: Int
    var totalMs: Int64
    var medianMs: Int64?
    var p90Ms: Int64?
  }

  struct SegueUse: Codable, Equatable {
    var from: String
    var to: String
    var times: Int

    /// `nil` if only segues with one cause are counted; so is `undone`.
    var sessions: Int?
    var byPerson: Int?
    var byLink: Int?
    var byRule: Int?
    var undone: Int?

    /// Whether the graph has the segue; an older version of the app may have had others.
    var isInGraph: Bool
  }

  struct End: Codable, Equatable {
    var screen: String
    var sessions: Int
    var ended: Int?
  }

  struct Loop: Codable, Equatable {
    /// The screens; the last one is also the first.
    var screens: [String]
    var times: Int
    var sessions: Int
  }

  struct Stage: Codable, Equatable {
    var screen: String
    var sessions: Int?

    /// The time since the previous stage.
    var medianMs: Int64?
    var p90Ms: Int64?

    /// The time since the first stage.
    var totalMedianMs: Int64?
  }

  struct WaysToTarget: Codable, Equatable {
    var target: String
    var ways: [Way]

    struct Way: Codable, Equatable {
      /// The screens, the target last.
      var screens: [String]

      /// Whether there were more screens before these.
      var isLonger: Bool
      var sessions: Int

      /// The time since the start of the session.
      var medianMs: Int64?
    }
  }

  /// A week after users' first sessions.
  struct Week: Codable, Equatable {
    /// The number of the week, from 0.
    var week: Int

    /// The number of users who came back in the week, and the number for whom the week is over.
    var people: Int
    var of: Int
  }

  struct Edge: Codable, Equatable {
    var from: String
    var to: String
    var style: String
  }

  struct ShorterWay: Codable, Equatable {
    var from: String
    var to: String
    var times: Int

    /// The screens of a shortest way, including both ends.
    var shortest: [String]
    var savedSteps: Int
  }

  struct MissingSegue: Codable, Equatable {
    var from: String
    var to: String
    var times: Int
    var savedSteps: Int
  }

  struct Version: Codable, Equatable {
    var app: String
    var sessions: Int
    var steps: Int
    var firstMs: Int64?
    var lastMs: Int64?

    /// The time by which half of the sessions had started.
    var medianMs: Int64?
  }

  /// The changes of a version from an older version.
  struct Difference: Codable, Equatable {
    var old: String
    var new: String
    var screens: [Change]
    var segues: [Change]

    struct Change: Codable, Equatable {
      var name: String

      /// The number of times in a thousand sessions.
      var oldPerThousand: Int?
      var newPerThousand: Int?
      var oldMedianMs: Int64?
      var newMedianMs: Int64?

      /// The share of sessions that reached it, for screens.
      var oldShare: ShareOfSessions?
      var newShare: ShareOfSessions?
    }
  }
}

extension Array {
  /// Returns the elements with the largest counts first, ordered by name if counts are equal.
  func ranked<Key: Comparable>(by count: (Element) -> Key, names: (Element) -> [String]) -> [Element] {
    sorted { a, b in
      let (countA, countB) = (count(a), count(b))
      return countA == countB ? names(a).lexicographicallyPrecedes(names(b)) : countA > countB
    }
  }
}
