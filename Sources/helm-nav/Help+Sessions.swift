/// The text of `--help` on sessions and the commands that use them.
extension Help {
  static let report = """
    Says what people have done with a graph, by the sessions that HelmAnalytics has recorded.

    Usage: helm-nav report GRAPH.json SESSIONS… [OPTION…] [--json] [-o FILE]

      SESSIONS         files of JSON lines or Parquet, or folders of them
      --funnel A,B,C   how many sessions come to these screens, in this order; also a JSON array of names
      --by-person      the funnel follows people from session to session, where the app has recorded pseudonyms
      --to NAME        the most common ways to a screen
      --around NAME    where people come from to a screen, and where they go from there, as a flow of widths
      --since DATE     only sessions that started then or later, such as 2026, 2026-01 or 2026-01-31
      --utc-offset T   the time zone of days, such as +02:00 (UTC)
      --version TEXT   only steps of a version of the app
      --compare A,B    what has changed from one version to another; without it, between the newest two
      --cause WHO      segues count only where a person, a link or a rule took them
      --min-group N    nothing is told of groups of fewer than N
      --focus NAME     the picture shows only what is near a screen; --radius N, how many segues away from it (2)
      --fold N         the picture folds until N nodes are left (40)
      --json           all figures as JSON
      -o FILE          write a page (.html), all figures (.json), or what the terminal shows (any other name)
      --figures FILE   take the figures from what Analytics/Spark/report.py wrote, in place of sessions

    DuckDB counts; Scripts/install-analytics installs it, or HELM_ANALYTICS_PYTHON names a Python that has it. Damaged lines are
    counted, named and left out, and so are sessions whose times cannot be right. The exit code is 2 where there is no DuckDB or nothing to report on.
    """

  static let infer = """
    Proposes a graph for an app that has none, by the screens that its analytics have recorded: what people reach from where, which
    screens are tabs, which segues return and which never do, and where sessions start. Prints Swift, with a comment
    where a person has to decide, and says which sessions it does not explain.

    Usage: helm-nav infer EVENTS… [OPTION…]

      EVENTS           files of JSON lines or CSV; each line of JSON tells its format
      --format FORMAT  the format of all lines: helm, firebase, amplitude, posthog, mixpanel, segment, otel or columns
      --session NAME   the column or property of the session (session)
      --time NAME      the column of the time (time): a date with a time, or a number since 1970
      --screen NAME    the column or property of the screen's name (screen)
      --event NAME     the event that records a screen view
      --pause MINUTES  minutes without a view that end a session, where events name none (30)
      -o FILE          where to write the Swift to; without, it is printed
      --document FILE  write the graph document for the other commands as well: helm-nav draw FILE
      --steps FILE     write what was read as the lines that helm-nav report takes

    Lines that cannot be read are counted, named and left out. The exit code is 2 where there is nothing to infer from.
    """

  static let sessions = """
    Prints generated sessions as JSON lines, to try out reports.

    Usage: helm-nav sessions GRAPH.json [--count NUMBER] [--seed NUMBER]

      --count NUMBER   how many sessions (1000); three in ten go to the screen that is furthest away
      --seed NUMBER    the same seed makes the same sessions (1)
    """
}
