/// The text of `--help`.
enum Help {
  static let overview = """
    Navigates, checks and draws the navigation graph of an app.

    Usage: helm-nav COMMAND [ARGUMENT…]

      explore [GRAPH.json]                 navigate a graph by typing; without a file, a sample app
      replay --graph GRAPH --script SCRIPT run a script and print a trace
      check GRAPH.json                     report problems in a graph
      walk GRAPH.json                      print a walk that visits every screen
      draw GRAPH.json                      draw a graph as SVG, PNG, Graphviz, Mermaid or text
      storyboard GRAPH.json --pictures DIR draw a graph with a picture of each screen
      inspect                              watch and control a running app in a browser
      links GRAPH.json LINKS.json          print and check an app's links, or write the files for its website
      diff OLD.json NEW.json               report the changes between two graphs, and what they break
      export GRAPH.json --as FORMAT        write UI tests that walk through the app: xcuitest or maestro
      report GRAPH.json SESSIONS…          report how an app is used: traffic, funnels, paths, shortcuts
      infer EVENTS…                        propose a graph from the screen views in analytics exports
      sessions GRAPH.json                  print generated sessions for trying out reports
      sample                               print the sample app's graph as a starting point

    helm-nav COMMAND --help describes a command; helm-nav --version prints the version.
    A file named - is standard input.
    Exit codes: 0 success; 1 findings of check or links, gaps in the coverage of walk or export, a failed command in a
    replay, or breaking changes in diff with --fail-on; 2 bad input or bad usage.
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

    Without a file, explores the graph of a sample app. Commands are read from standard input, one per line:

    \(commands)
    """

  /// The commands of `explore`.
  static let commands = """
      NUMBER [ID]               makes the move with this number, optionally with an id
      present NAME [ID]         presents a fragment
      present NAME [ID] from NAME [ID]
                                presents a fragment from another one
      present #TAG [ID]         presents the target of the segue with a tag
      present A => B => C       presents a flow
      select NAME [ID]          switches to a tab, and keeps what is on it
      forward [ID]              takes the only segue out of the topmost fragment
      back                      undoes the latest step
      back to NAME              goes back until a fragment is on top
      dismiss                   undoes the topmost dismissable segue
      dismiss NAME [ID]         dismisses a fragment
      dismiss #TAG              undoes the topmost segue with a tag
      go NAME [ID]              goes to a fragment by the best route, wherever it is
      pop to NAME [ID]          dismisses what is above a fragment
      root                      shows the root of the frontmost stack, without modals
      restart                   starts over
      disable A => B            disables a segue
      enable A => B             enables a segue again
      show                      prints the state again
      replay FILE               runs a script
      save FILE                 writes the commands that have succeeded so far as a script
      help                      prints this list
      quit, q                   quits, like the end of input

    Put names with spaces in quotes: present "my screen" 7
    """

  private static let replay = """
    Runs a script and prints a trace as JSON lines: one for the initial state and one for each command.

    Usage: helm-nav replay --graph GRAPH.json --script SCRIPT.json [--id ID]

      --graph FILE    the graph document
      --script FILE   the script; one of the two files may be - for standard input
      --id ID         the id of the entry fragment (an example id, if the fragment requires one)

    If a command fails, the trace contains its error, the remaining commands still run, and the exit code is 1.
    """

  private static let check = """
    Reports problems in a graph, such as unreachable screens, dead ends and traps, each with an example.

    Usage: helm-nav check GRAPH.json [--home NAME] [--coverage FILE] [--limit STATES] [--places FILE] [--strict]

      --home NAME       the fragment that every state should lead back to (the largest set of states that every
                        state can reach and none can leave)
      --coverage FILE   a coverage document; report what it doesn't cover
      --limit STATES    the maximum number of states to explore (100000)
      --places FILE     print findings in the format of compilers, with source locations from this file; each line has
                        a segue (home => news), a fragment (news) or nothing (the graph), a tab, and FILE:LINE:COLUMN
      --strict          also fail for warnings, gaps in the coverage, and questions left open at the limit

    Errors that make the graph unusable are reported alone, one per line, each with its place in the document. The exit
    code is 0 if there are no findings to fail for, 1 if there are, and 2 if a document can't be read.
    """

  private static let walk = """
    Prints the steps of a walk through a graph.

    Usage: helm-nav walk GRAPH.json [--cover WHAT] [--strategy HOW] [--limit STATES] [--json]

      --cover fragments      present every fragment (the default)
      --cover segues         take every segue
      --cover pairs          take every two segues that follow each other
      --cover presentations  show every combination of fragments that can be presented together
      --strategy tour        one short tour (the default)
      --strategy shortest    a shortest route to each, relaunching in between
      --limit STATES         the maximum number of states to explore (10000)
      --json                 print a script for replay

    The exit code is 1 if something is not covered.
    """

  private static let draw = """
    Draws a graph.

    Usage: helm-nav draw GRAPH.json [-o FILE] [OPTION…]

      -o FILE            the output file, whose extension selects the format; without it, prints DOT
      --format FORMAT    dot, mermaid (.mmd), svg, png, pdf, html, or text (.txt), a description in words
      --path FILE        highlight what a path presents: an array of edges, as in a script's replace
      --session ID       mark each step of a session from the file given with --sessions FILE
      --findings         mark the findings of helm-nav check
      --home NAME        the fragment that every state should lead back to, for --findings
      --limit STATES     the maximum number of states to explore for --findings (100000)
      --coverage FILE    a coverage document; draw what is covered with thick lines
      --focus NAME       draw only the neighborhood of a fragment
      --radius N         the size of that neighborhood, in segues (2)
      --fold N           fold modules, tabs and flows, and then distant parts, until N nodes are left (60)
      --unfold NAME      keep one module, tab or flow unfolded
      --paper SIZE       draw for paper: a0 to a4, letter or tabloid; folds until the text is legible, and adds a page
                         for each module to a PDF
      --positions FILE   keep known nodes where they were; reads their positions from FILE, and adds those of new nodes
      --direction WHERE  down (the default) or right
      --theme THEME      auto (the default: light, but an SVG follows the reader's system), light or dark
      --dpi N            the resolution of a PNG (144)
      --title TEXT       the title, for the text alternative and the title block
      --app NAME         the app, for the title block; also --app-version TEXT and --date TEXT
      --no-legend        omit the legend
      --links FILE       for html: the app's links, which the page can open
      --pictures DIR     for html: pictures of the screens, as for a storyboard

    An HTML page is a single file that runs the state machine of the app. With --findings, it can play an example of each
    finding. It replays a file of sessions that is dropped on it.

    SVG, PNG, PDF and HTML require the program dot of Graphviz (package graphviz).
    """

  private static let storyboard = """
    Draws a graph with a picture of each screen, as a self-contained SVG file and HTML page.

    Usage: helm-nav storyboard GRAPH.json --pictures DIR [-o NAME] [OPTION…]

      --pictures DIR     a folder of PNG files, also in subfolders, named NAME.png after a fragment, or like the
                         snapshots of HelmTesting after everything that is presented
      -o NAME            the output (storyboard): NAME.svg and NAME.html, or a single file if NAME has one of these
                         extensions; NAME.png is a small picture
      --module NAME      draw only a module, with the fragments that lead to it and that it leads to
      --focus NAME       draw only the neighborhood of a fragment; --radius N is its size in segues (2)
      --session ID       mark each step of a session from the file given with --sessions FILE
      --direction WHERE  down (the default) or right
      --theme THEME      auto (the default), light or dark
      --dpi N            the resolution of a PNG (144)
      --paper SIZE       draw for paper: a0 to a4, letter or tabloid
      --title TEXT       the title
      --app NAME         the app, for the title block; also --app-version TEXT and --date TEXT
      --no-legend        omit the legend

    Requires the program dot of Graphviz (package graphviz).
    """

  private static let links = """
    Prints the links of an app, their precedence if a URL matches several, and problems in them: ambiguous patterns, unknown
    and unreachable fragments, ids that are missing or have the wrong type, and old URLs that no longer match.

    Usage: helm-nav links GRAPH.json LINKS.json [--format FORMAT] [--host NAME] [--check FILE]

      --format table    the links, one per line, each with its fragments (the default)
      --format apple    the file apple-app-site-association of a website
      --format android  the file assetlinks.json of a website
      --format manifest the intent filters for the app's manifest on Android
      --host NAME       the website (the first one in the links document)
      --check FILE      report how an existing file differs from the one that would be written

    The exit code is 0 if there are no problems, 1 if there are, and 2 if a document can't be read.
    """

  private static let diff = """
    Reports the changes between two graphs, and what they break: saved paths, links, or sequences of commands. Each breaking
    change comes with a shortest example.

    Usage: helm-nav diff OLD.json NEW.json [--format FORMAT] [-o FILE] [--fail-on breaking] [OPTION…]

      --format FORMAT     text (the default), json, or markdown, for a comment in a review
      --fail-on breaking  exit with 1 if there are breaking changes
      -o FILE             draw both graphs in one picture, whose extension selects the format, as for draw; a page (.html)
                          also runs commands in both graphs and shows where they diverge
      --links FILE        the links document; report links whose URLs no longer open, or open something else
      --old-links FILE    the links document of the older version, if it has changed
      --limit STATES      the maximum number of states to explore in each graph (5000)
      --title TEXT        the heading of the Markdown
      --fold N, --direction WHERE, --theme THEME, --dpi N, --no-legend
                          for the picture, as for draw

    Renamed fragments are inferred, and marked as such. Documents contain no guards; GraphDifference in HelmTools accepts them.
    """

  private static let export = """
    Writes UI tests that walk through the app on a device or a simulator. They tap the views that lead to a screen (with the
    accessibility identifier helm.present.NAME, set by .helmPresents(…)), and check which screen is shown (helm.screen.NAME,
    set by HelmView).

    Usage: helm-nav export GRAPH.json --as FORMAT [-o FILE] [OPTION…]

      --as xcuitest      Swift source for a UI test target in Xcode
      --as maestro       a Maestro flow in YAML
      --app-id ID        the bundle identifier of the app, for Maestro (${APP_ID}, a variable to pass with -e)
      --name NAME        the name of the test class or the flow (NavigationTests)
      --cover WHAT       segues (the default) or fragments
      --strategy HOW     tour (the default) or shortest
      --limit STATES     the maximum number of states to explore (10000)
      -o FILE            the output file; without it, prints to standard output

    The exit code is 1 if something is not covered.
    """

  private static let sample = """
    Prints the graph document of the sample app, as a starting point for your own.

    Usage: helm-nav sample > graph.json
    """
}
