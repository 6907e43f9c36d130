/// The text of `--help`.
enum Help {
  static let overview = """
    Navigates, checks and draws the navigation graph of an app.

    Usage: helm-nav COMMAND [ARGUMENT…]

      explore [GRAPH.json]                 navigate a graph by typing; without a file, a sample app
      replay --graph GRAPH --script SCRIPT run a script and print a trace
      check GRAPH.json                     report what is wrong with a graph
      walk GRAPH.json                      print a walk through every screen
      draw GRAPH.json                      draw a graph: SVG, PNG, Graphviz, Mermaid, or words
      storyboard GRAPH.json --pictures DIR draw a graph with a picture of each screen
      inspect                              show an app while it runs, in a browser, and steer it
      links GRAPH.json LINKS.json          print and check the links of an app, or write its website's files
      diff OLD.json NEW.json               report what changed between two graphs, and what that breaks
      export GRAPH.json --as FORMAT        write UI tests that walk through the app: xcuitest or maestro
      report GRAPH.json SESSIONS…          report what people do: traffic, funnels, ways, shortcuts
      infer EVENTS…                        propose a graph by the screens that analytics have recorded
      sessions GRAPH.json                  print generated sessions, to try out reports
      sample                               print the sample app's graph, to start one of your own

    helm-nav COMMAND --help describes a command; helm-nav --version prints the version.
    A file named - is standard input.
    Exit codes: 0 all well, 1 check or links has findings, walk or export leaves something out, a command of a replay has
    failed, or diff is told to fail, 2 bad input or bad usage.
    """

  static func text(for subcommand: Subcommand?) -> String {
    switch subcommand {
    case nil: overview
    case .explore: explore
    case .replay: replay
    case .check: check
    case .walk: walk
    case .draw: draw
    case .storyboard: storyboard
    case .inspect: inspect
    case .links: links
    case .sessions: sessions
    case .report: report
    case .infer: infer
    case .diff: diff
    case .export: export
    case .sample: sample
    }
  }

  private static let explore = """
    Navigates a graph by typing.

    Usage: helm-nav explore [GRAPH.json]

    Without a file, the graph is that of a sample app. Commands are read from standard input, one on a line:

    \(commands)
    """

  /// The commands of `explore`.
  static let commands = """
      NUMBER [ID]               makes the move with this number, with an id if you like
      present NAME [ID]         presents a fragment
      present NAME [ID] from NAME [ID]
                                presents it from a given fragment
      present #TAG [ID]         presents the target of the segue with a tag
      present A => B => C       presents a flow
      forward [ID]              takes the only segue out of the topmost fragment
      back                      undoes the latest step
      back to NAME              goes back until a fragment is on top
      dismiss                   undoes the topmost dismissable segue
      dismiss NAME [ID]         dismisses a fragment
      dismiss #TAG              undoes the topmost segue with a tag
      go NAME [ID]              goes to a fragment by the best route, wherever it is
      pop to NAME [ID]          dismisses what is above a fragment
      root                      shows the bottom of the stack in front, without modals
      restart                   starts again
      disable A => B            disables a segue
      enable A => B             enables it again
      show                      shows the state again
      replay FILE               runs a script
      save FILE                 writes the commands that have worked so far as a script
      help                      shows this list
      quit, q                   ends, as the end of input does

    A name with spaces goes in quotes: present "my screen" 7
    """

  private static let replay = """
    Runs a script and prints a trace: JSON lines, one for the start and one for each command.

    Usage: helm-nav replay --graph GRAPH.json --script SCRIPT.json [--id ID]

      --graph FILE    the graph document
      --script FILE   the script; one of the two files may be -, standard input
      --id ID         the id of the fragment that the graph starts from; without it, an example of one where it takes ids

    A command that fails is in the trace with its error, the others are run all the same, and the exit code is 1.
    """

  private static let check = """
    Reports what is wrong with a graph: unreachable screens, dead ends, traps, and more, each with an example.

    Usage: helm-nav check GRAPH.json [--home NAME] [--coverage FILE] [--limit STATES] [--places FILE] [--strict]

      --home NAME       the fragment that every state should lead back to; without it, the largest part that every
                        state can reach and none can leave
      --coverage FILE   a coverage document: report what it leaves out
      --limit STATES    the number of states to explore (100000)
      --places FILE     print findings as compilers do, with the places of the segues in their source: lines of a
                        segue (home => news), a fragment (news) or nothing (the graph), a tab, and FILE:LINE:COLUMN
      --strict          warnings, what is not covered and what is not settled within the limit matter too

    Errors that make the graph unusable are reported alone, one on a line, each with its place in the document. The exit code
    is 0 if nothing matters, 1 if something does, and 2 for a document that cannot be read.
    """

  private static let walk = """
    Prints the steps of a walk.

    Usage: helm-nav walk GRAPH.json [--cover WHAT] [--strategy HOW] [--limit STATES] [--json]

      --cover fragments      present every fragment (the default)
      --cover segues         take every segue
      --cover pairs          take every two segues that follow each other
      --cover presentations  show everything that can be presented together
      --strategy tour        one short tour (the default)
      --strategy shortest    a shortest way to each, with relaunches in between
      --limit STATES         the number of states to explore (10000)
      --json                 a script for replay

    The exit code is 1 if something is not covered.
    """

  private static let draw = """
    Draws a graph.

    Usage: helm-nav draw GRAPH.json [-o FILE] [OPTION…]

      -o FILE            where to write to; its ending is the format. Without, Graphviz's language is printed
      --format FORMAT    dot, mermaid (.mmd), svg, png, pdf, html, or text (.txt), the picture in words
      --path FILE        highlight what a path presents: an array of edges, as in a script's replace
      --session ID       mark what a session did, step by step; --sessions FILE has its lines
      --findings         mark what helm-nav check finds
      --home NAME        the fragment that every state should lead back to, for --findings
      --limit STATES     how many states to look at for --findings (100000)
      --coverage FILE    a coverage document: what is covered is drawn thick
      --focus NAME       only what is near a fragment
      --radius N         how many segues away from it (2)
      --fold N           fold modules, tabs and flows, and then what is far away, until N nodes are left (60)
      --unfold NAME      leave one module, tab or flow open
      --paper SIZE       for paper: a0 to a4, letter or tabloid; folds until it can be read, and a PDF has a page for each
                         module as well
      --positions FILE   keep what was drawn before where it was: FILE has the places, and is written where it isn't there yet
      --direction WHERE  down (the default) or right
      --theme THEME      auto (the default: light, and an SVG follows the reader's system), light or dark
      --dpi N            how large a PNG is (144)
      --title TEXT       what the picture is of, in its text alternative and its title block
      --app NAME         the app, in the title block; --app-version TEXT and --date TEXT as well
      --no-legend        no legend
      --links FILE       for html: the links of the app, to open
      --pictures DIR     for html: pictures of the screens, as for a storyboard

    An HTML page is one file, to look into and to play with: it runs the state machine of the app. With --findings, it plays
    what shows them. A file of sessions that is dropped on it is replayed, session by session.

    SVG, PNG, PDF and HTML need Graphviz's program dot, the package graphviz.
    """

  private static let storyboard = """
    Draws a graph with a picture of each screen, as a self-contained SVG file and HTML page.

    Usage: helm-nav storyboard GRAPH.json --pictures DIR [-o NAME] [OPTION…]

      --pictures DIR     PNG files, there or in folders below: NAME.png for a fragment, or as snapshots of HelmTesting are
                         named, after all that is presented
      -o NAME            where to write to (storyboard): NAME.svg and NAME.html, or only one of them where NAME ends so;
                         NAME.png is a small picture
      --module NAME      only a module, with what it leads to and comes from
      --focus NAME       only what is near a fragment; --radius N, how many segues away from it (2)
      --session ID       mark what a session did, step by step; --sessions FILE has its lines
      --direction WHERE  down (the default) or right
      --theme THEME      auto (the default), light or dark
      --dpi N            how large a PNG is (144)
      --paper SIZE       for paper: a0 to a4, letter or tabloid
      --title TEXT       what the picture is of
      --app NAME         the app, in the title block; --app-version TEXT and --date TEXT as well
      --no-legend        no legend

    Needs Graphviz's program dot, the package graphviz.
    """

  private static let links = """
    Prints the links of an app, which goes before which where two match one URL, and what is wrong with them: two patterns of which
    neither is more specific; fragments that the graph doesn't have or that nothing leads to; ids that are missing or of another
    type; old URLs that lead nowhere.

    Usage: helm-nav links GRAPH.json LINKS.json [--format FORMAT] [--host NAME] [--check FILE]

      --format table    the links, one a line, each with the fragments that it names (the default)
      --format apple    the file apple-app-site-association of a website
      --format android  the file assetlinks.json of a website
      --format manifest the intent filters of the app's manifest on Android
      --host NAME       the website; without it, the first that the links document names
      --check FILE      say how such a file differs from what the links say

    The exit code is 0 where nothing is wrong, 1 where something is, 2 for a document that cannot be read.
    """

  private static let diff = """
    Says what has changed between two graphs, and what that breaks: saved paths, links, or what people do. Each breaking change
    comes with a shortest example.

    Usage: helm-nav diff OLD.json NEW.json [--format FORMAT] [-o FILE] [--fail-on breaking] [OPTION…]

      --format FORMAT     text (the default), json, or markdown, for a comment in a review
      --fail-on breaking  the exit code is 1 where something breaks
      -o FILE             draw both graphs in one picture; the ending is the format, as for draw. A page (.html) also plays the same
                          commands in both, and shows where they part
      --links FILE        the links document: report each link of which a URL no longer opens, or opens something else
      --old-links FILE    the older version's links document, where it has changed too
      --limit STATES      how many states of each graph to explore (5000)
      --title TEXT        the heading of the Markdown
      --fold N, --direction WHERE, --theme THEME, --dpi N, --no-legend
                          for the picture, as for draw

    Renamed fragments are guessed, and say so. Documents hold no guards: GraphDifference in HelmTools takes them.
    """

  private static let export = """
    Writes UI tests that walk through the app on a device or a simulator: they tap what leads to a screen (the accessibility
    identifier helm.present.NAME, which .helmPresents(…) sets on a button), and expect what is shown (helm.screen.NAME, which
    HelmView sets).

    Usage: helm-nav export GRAPH.json --as FORMAT [-o FILE] [OPTION…]

      --as xcuitest      Swift source for a UI test target of Xcode
      --as maestro       a flow of Maestro, in YAML
      --app-id ID        the app, for Maestro (its bundle identifier; ${APP_ID}, to be given with -e, if it is left out)
      --name NAME        the name of the test class, or of the flow (NavigationTests)
      --cover WHAT       segues (the default) or fragments
      --strategy HOW     tour (the default) or shortest
      --limit STATES     the number of states to explore (10000)
      -o FILE            where to write to; without, it is printed

    The exit code is 1 if something is not covered.
    """

  private static let sample = """
    Prints the graph document of the sample app, to start one of your own.

    Usage: helm-nav sample > graph.json
    """
}
