import HelmAnalytics

/// The options that determine what a report leaves out, and what it compares.
struct ReportOptions {
  /// The minimum number of sessions in a group to report.
  var leastSessions = 0

  /// The cause of the segues to count; `nil` for any.
  var cause: SessionCause?

  /// The versions of the app to compare; `nil` for the newest two.
  var compared: (old: String, new: String)?

  /// The offset from UTC for dates, in milliseconds.
  var utcOffset: Int64 = 0

  /// Whether the funnel follows users across sessions.
  var countsPeople = false

  /// The screen to report the surrounding flow of; `nil` for none.
  var around: String?
}
