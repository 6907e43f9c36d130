/// The text of `--help` on sessions and the commands that use them.
extension Help {
  static let report = """
    Reports how an app is used, from sessions recorded by HelmAnalytics.

    Usage: helm-nav report GRAPH.json SESSIONS… [OPTION…] [--json] [-o FILE]

      SESSIONS         JSON Lines or Parquet files, or folders of them
      --funnel A,B,C   how many sessions reach these screens in this order; also a JSON array of names
      --by-person      follow each user across sessions in the funnel, if the app records pseudonyms
      --to NAME        the most common paths to a screen
      --around NAME    where users come from before a screen, and where they go next, as a Sankey diagram
      --since DATE     only sessions that started on or after a date, such as 2026, 2026-01 or 2026-01-31
      --utc-offset T   the time zone for dates, such as +02:00 (UTC)
      --version TEXT   only steps in one version of the app
      --compare A,B    the changes from one version to another (the newest two)
      --cause WHO      count only segues taken by a person, a link or a rule
      --min-group N    suppress figures about groups of fewer than N
      --focus NAME     draw only the neighborhood of a screen; --radius N is its size in segues (2)
      --fold N         fold the picture until N nodes are left (40)
      --json           print all figures as JSON
      -o FILE          write a page (.html), all figures (.json), or the text of the terminal (any other extension)
      --figures FILE   read the figures from the output of Analytics/Spark/report.py instead of sessions

    Requires DuckDB, which Scripts/install-analytics installs; HELM_ANALYTICS_PYTHON can name another Python that has it. Damaged
    lines and sessions with impossible times are skipped, counted and listed. The exit code is 2 if DuckDB is missing or there is
    nothing to report on.
    """

  static let infer = """
    Proposes a graph for an app that has none, from the screen views in its analytics exports: the segues, which of them return,
    which screens are tabs, and where sessions start. Prints Swift code, with comments where you have to decide, and reports the
    sessions that the proposal doesn't explain.

    Usage: helm-nav infer EVENTS… [OPTION…]

      EVENTS           JSON Lines or CSV files; the format of each JSON line is detected
      --format FORMAT  the format of all lines: helm, firebase, amplitude, posthog, mixpanel, segment, otel or columns
      --session NAME   the column or property with the session (session)
      --time NAME      the column with the time (time): a date with a time, or a number since 1970
      --screen NAME    the column or property with the screen's name (screen)
      --event NAME     the event that records a screen view
      --pause MINUTES  the minutes without a view that end a session, if events name none (30)
      -o FILE          the output file for the Swift code; without it, prints to standard output
      --document FILE  also write the graph document, for other commands such as helm-nav draw
      --steps FILE     also write the sessions in the format of helm-nav report

    Lines that can't be read are skipped, counted and listed. The exit code is 2 if there is nothing to infer from.
    """

  static let sessions = """
    Prints generated sessions as JSON Lines, for trying out reports.

    Usage: helm-nav sessions GRAPH.json [--count NUMBER] [--seed NUMBER]

      --count NUMBER   the number of sessions (1000); three in ten go to the most distant screen
      --seed NUMBER    the seed (1); the same seed generates the same sessions
    """
}
