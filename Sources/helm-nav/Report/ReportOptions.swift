import HelmAnalytics

/// What a report leaves out, and what it compares.
struct ReportOptions {
  /// The number of sessions below which nothing is told of a group.
  var leastSessions = 0

  /// By whom segues were taken, for what counts; `nil` for anybody.
  var cause: SessionCause?

  /// The versions of the app to compare; `nil` for the newest two.
  var compared: (old: String, new: String)?

  /// How much later it is than in UTC where days are told, in milliseconds.
  var utcOffset: Int64 = 0

  /// Whether the funnel follows people from session to session.
  var countsPeople = false

  /// The screen whose surroundings are told; `nil` for none.
  var around: String?
}
