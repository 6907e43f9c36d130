/// What `--help` says.
enum Help {
  static let overview = """
    Navigates, checks and draws the navigation graph of an app.

    Usage: helm-nav COMMAND [ARGUMENT…]

      explore [GRAPH.json]                 navigate a graph by typing; without a file, a sample app
      replay --graph GRAPH --script SCRIPT run a script and print a trace
      check GRAPH.json                     say what is wrong with a graph
      walk GRAPH.json                      print the steps of a walk by every screen
      draw GRAPH.json                      print a graph as a drawing, for Graphviz or Mermaid
      report GRAPH.json SESSIONS…          say what people do: traffic, funnels, ways, shortcuts
      sessions GRAPH.json                  print sessions that are made up, to try reports on
      sample                               print the sample app's graph, to start one of your own

    helm-nav COMMAND --help says more about a command, helm-nav --version which version this is.
    A file named - is standard input.
    Exit codes: 0 all well, 1 check has findings or walk leaves something out, 2 bad input or bad usage.
    """

  static func text(for subcommand: Subcommand?) -> String {
    switch subcommand {
    case nil: overview
    case .explore: explore
    case .replay: replay
    case .check: check
    case .walk: walk
    case .draw: draw
    case .sessions: sessions
    case .report: report
    case .sample: sample
    }
  }

  private static let explore = """
    Navigates a graph by typing.

    Usage: helm-nav explore [GRAPH.json]

    Without a file, the graph is that of a sample app. Commands come from standard input, one a line:

    \(commands)
    """

  /// The commands of `explore`.
  static let commands = """
      NUMBER [ID]               makes the move with this number, with an id if you like
      present NAME [ID]         presents a fragment
      present NAME [ID] from NAME [ID]
                                presents it from a certain fragment
      present #TAG [ID]         presents the target of the segue with a tag
      present A => B => C       presents a flow
      forward [ID]              takes the only segue out of the topmost fragment
      back                      undoes the latest step
      back to NAME              goes back until a fragment is on top
      dismiss                   undoes the topmost dismissable segue
      dismiss NAME [ID]         dismisses a fragment
      dismiss #TAG              undoes the topmost segue with a tag
      disable A => B            makes a segue as if it did not exist
      enable A => B             brings a disabled segue back
      show                      shows the state again
      replay FILE               runs a script
      save FILE                 writes the commands that have worked so far as a script
      help                      shows this list
      quit                      ends, as the end of input does

    A name with spaces goes in quotes: present "my screen" 7
    """

  private static let replay = """
    Runs a script and prints a trace: JSON lines, one for the start and one for each command.

    Usage: helm-nav replay --graph GRAPH.json --script SCRIPT.json

      --graph FILE    the graph document
      --script FILE   the script; one of the two files may be -, standard input

    A command that fails is in the trace with its error; the exit code is 0 all the same.
    """

  private static let check = """
    Says what is wrong with a graph: what cannot be reached, dead ends, traps, and more, each with an example.

    Usage: helm-nav check GRAPH.json [--home NAME] [--coverage FILE] [--limit STATES] [--strict]

      --home NAME       the fragment that every state should lead back to; without it, the largest part that all can
                        get to and nothing leads out of
      --coverage FILE   a coverage document: say what it leaves out
      --limit STATES    how many states to look at (100000)
      --strict          warnings, what is not covered and what is not settled within the limit matter too

    Faults that keep the graph from being used come alone, one a line, each with its place in the document. The exit code is 0
    where nothing matters, 1 where something does, 2 for a document that cannot be read.
    """

  private static let walk = """
    Prints the steps of a walk.

    Usage: helm-nav walk GRAPH.json [--cover WHAT] [--strategy HOW] [--limit STATES] [--json]

      --cover fragments      come by every fragment (the default)
      --cover segues         take every segue
      --cover pairs          take every two segues that follow each other
      --cover presentations  show everything that can be presented together
      --strategy tour        one short tour (the default)
      --strategy shortest    a shortest way to each, with a relaunch in between
      --limit STATES         how many states to look at (10000)
      --json                 a script for replay

    The exit code is 1 where something is not covered.
    """

  private static let draw = """
    Prints a graph as a drawing.

    Usage: helm-nav draw GRAPH.json [--format dot|mermaid]

      --format dot      for Graphviz (the default): helm-nav draw GRAPH.json | dot -Tsvg > graph.svg
      --format mermaid  for a block marked mermaid in Markdown

    Passes are solid arrows, holds are dashed ones.
    """

  private static let report = """
    Says what people have done with a graph, by the sessions that HelmAnalytics has recorded.

    Usage: helm-nav report GRAPH.json SESSIONS… [--funnel A,B,C] [--to NAME] [--since DATE] [--json] [-o FILE]

      SESSIONS         files of JSON lines or Parquet, or folders of them
      --funnel A,B,C   how many sessions come to these screens, in this order; also a JSON array of names
      --to NAME        the most common ways to a screen
      --since DATE     only sessions that started then or later, such as 2026, 2026-01 or 2026-01-31 (UTC)
      --json           all figures as JSON
      -o FILE          write a page (.html), all figures (.json), or what the terminal shows (any other name)
      --figures FILE   take the figures from what Analytics/Spark/report.py wrote, in place of sessions

    DuckDB counts; Scripts/install-analytics installs it, or HELM_ANALYTICS_PYTHON names a Python that has it. Damaged lines are
    counted, named and left out. The exit code is 2 where there is no DuckDB or nothing to report on.
    """

  private static let sessions = """
    Prints sessions that are made up, as JSON lines, to try reports on.

    Usage: helm-nav sessions GRAPH.json [--count NUMBER] [--seed NUMBER]

      --count NUMBER   how many sessions (1000); three of ten go to the screen that is furthest away
      --seed NUMBER    the same seed makes the same sessions (1)
    """

  private static let sample = """
    Prints the graph document of the sample app, to start one of your own.

    Usage: helm-nav sample > graph.json
    """
}
