@testable import helm_nav

extension Transcript {
  /// What has to do with no subcommand, or with each.
  static let usage = Transcript(
    "usage",
    [
      "# Help and version", "", "--help", "-h", "help", "--version",
      "# Help of each subcommand",
    ] + Subcommand.allCases.map { "help \($0.rawValue)" } + [
      "# Calls that can't be run",
      "chek", "--versio", "frobnicate", "help chek", "help check walk", "version", "Check small.json", "-x",
      "check small.json --strct", "check small.json -s", "check --strict=yes small.json", "check small.json --limit",
      "check --limit=5 --limit 6 small.json", "check --limit= small.json", "check --limit 0 small.json",
      "check --limit -1 small.json", "check --limit 1.5 small.json", "check --limit 99999999999999999999 small.json",
      "check one.json small.json", "check", "check \"\"", "check missing.json", "check -- --strict",
      "check \"with space.json\"", "check --", "sample x", "sample --json", "sample -h", "sample",
      "inspect small.json", "inspect --port 65536", "inspect --port 0", "inspect --token 0123456789abcde",
      "inspect --token 0123456789abcde/", "without dot: inspect --token 0123456789abcde_ --port 65535",
      "without dot: inspect --open --links l --pictures p --title t --token 0123456789-abcdefg",
      "storyboard", "storyboard bank.json", "storyboard bank.json --pictures none",
      "storyboard none.json --pictures none", "storyboard bank.json --pictures none --module x",
      "storyboard bank.json --pictures none --focus hme", "storyboard bank.json --pictures none --radius 1",
      "storyboard bank.json --pictures pictures -o s --theme dark --dpi 72 --title T --app A --app-version 1 --date D "
        + "--paper a4 --no-legend --direction right --focus home --radius 1",
      "storyboard bank.json --pictures pictures --session s --module home",
      "storyboard bank.json --pictures pictures --sessions s",
      "# A document from standard input",
      "check -\n" + TranscriptFiles.star(1), "check -\n{", "check -",
    ])

  static let check = Transcript(
    "check",
    [
      "# Graphs without findings",
      "check bank.json", "check mail.json", "check one.json", "check alone.json", "check small.json",
      "# Each kind of finding",
      "check shop.json", "check social.json", "check fork.json", "check trap.json", "check traps.json",
      "check both-ways.json", "check oversights.json", "check modals.json", "check two-tags.json",
      "check entry-id.json",
      "check ids.json", "check nasty.json",
      "# A home",
      "check trap.json --home a", "check trap.json --home d", "check traps.json --home a", "check trap.json --home x",
      "check social.json --home hom", "check social.json --home home",
      "# Consequences: up to ten, and more",
      "check island.json", "check follows10.json", "check follows11.json",
      "# Segues that are not pushed again: up to five, and more",
      "check pushes5.json", "check pushes6.json",
      "# The limit, and what it leaves open: up to twenty, and more",
      "check one.json --limit 1", "check one.json --limit 2", "check one.json --limit 3", "check trap.json --limit 3",
      "check trap.json --limit 4", "check trap.json --limit 5", "check bank.json --limit 3",
      "check bank.json --limit 3 --strict", "check star40.json --limit 2", "check oversights.json --limit 1",
      "check oversights.json --limit 9 --strict", "check chain15.json --limit 4", "check locked10.json",
      "check locked10.json --limit 1", "check locked10.json --limit 1 --strict", "check locked11.json --limit 1",
      "# Strictly",
      "check trap.json --strict", "check traps.json --strict", "check both-ways.json --strict",
      "check one.json --strict",
      "check one.json --strict --limit 1",
      "# A coverage: nothing of it, a part, and all; up to twenty of a kind, and more",
      "check small.json --coverage covered.json", "check small.json --coverage covered.json --strict",
      "check one.json --coverage covered-all.json", "check one.json --coverage covered-all.json --strict",
      "check one.json --coverage covered-none.json", "check one.json --places places.txt --coverage covered-none.json",
      "check small.json --coverage covered-other.json",
      "check star2.json --coverage covered-none.json", "check alone.json --coverage covered-none.json --strict",
      "check chain20.json --coverage covered-none.json", "check chain22.json --coverage covered-none.json",
      "check small.json --coverage small.json", "check small.json --coverage missing.json",
      "check small.json --coverage covered-bad1.json", "check small.json --coverage covered-bad2.json",
      "check small.json --coverage covered-bad3.json",
      "# As a compiler does",
      "check trap.json --home a --places places.txt", "check trap.json --home a --places places.txt --strict",
      "check traps.json --places places.txt", "check traps.json --places places.txt --strict",
      "check loop.json --places places.txt", "check unsound.json --places places.txt",
      "check locked10.json --places places.txt --limit 1", "check locked10.json --places places.txt --limit 1 --strict",
      "check one.json --places places.txt", "check one.json --places places.txt --coverage covered.json",
      "check one.json --places places-bad.txt", "check one.json --places missing.txt",
      "# Graphs that no app can start with",
      "check loop.json", "check unsound.json", "check none.json", "check unsound.json --strict --home x",
      "# Documents that can't be read",
      "check empty.json", "check open.json", "check array.json", "check text.txt", "check version.json",
      "check no-version.json", "check no-segues.json", "check twice.json", "check typo.json", "check type.json",
      "check lost-entry.json", "check covered.json",
    ])

  static let walk = Transcript(
    "walk",
    [
      "# What is covered, and how",
      "walk bank.json", "walk fork.json --cover fragments", "walk bank.json --cover segues",
      "walk bank.json --cover pairs", "walk mail.json --cover presentations", "walk fork.json --strategy tour",
      "walk bank.json --strategy shortest", "walk bank.json --cover segues --strategy shortest",
      "walk social.json --cover segues", "walk social.json --cover pairs --strategy shortest",
      "walk mail.json --cover segues",
      "walk one.json", "walk alone.json", "walk small.json --cover segues", "walk ids.json --cover segues",
      "walk entry-id.json --cover segues", "walk nasty.json",
      "# Ties",
      "walk fork.json", "walk fork.json --strategy shortest", "walk star2.json", "walk traps.json --cover segues",
      "walk two-tags.json --cover segues",
      "# As a script",
      "walk mail.json --json", "walk fork.json --json --cover segues --strategy shortest", "walk alone.json --json",
      "walk entry-id.json --json",
      "# What can't be covered: up to twenty, and more",
      "walk island.json", "walk island.json --json", "walk island.json --cover segues", "walk lost19.json",
      "walk lost20.json", "walk lost21.json",
      "# The limit",
      "walk one.json --limit 1", "walk one.json --limit 2", "walk bank.json --limit 1", "walk bank.json --limit 3",
      "walk bank.json --limit 3 --cover segues", "walk bank.json --limit 3 --cover pairs",
      "walk bank.json --limit 3 --cover presentations", "walk fork.json --limit 1 --strategy shortest",
      "# Up to twelve fragments are shown, and segues that are not pushed again",
      "walk chain13.json", "walk pushes5.json --cover segues", "walk pushes6.json --cover segues",
      "# What is wrong",
      "walk", "walk a b", "walk missing.json", "walk open.json", "walk loop.json", "walk none.json",
      "walk unsound.json",
      "walk bank.json --cover all", "walk bank.json --strategy shorter", "walk bank.json --limit 0",
      "walk bank.json --json=1", "walk bank.json --cover", "walk bank.json --covr segues",
    ])

  static let diff = Transcript(
    "diff", files: diffFiles,
    [
      "# No changes, and small ones", "diff bank.json bank.json", "diff one.json star1.json", "diff one.json two.json",
      "diff two.json one.json", "diff bank.json mail.json",
      "# Of each kind",
      "diff app.json app-renamed.json", "diff app.json app-removed.json", "diff app.json app-entry.json",
      "diff app.json app-style.json", "diff app.json app-moved.json", "diff ids.json ids-other.json",
      "diff ids-other.json ids.json", "diff app.json app-tag.json", "diff app.json app-moved.json --limit 1",
      "diff app.json app-removed.json --limit 2", "diff app.json app-removed.json --limit 3",
      "# Formats",
      "diff app.json app-removed.json --format text", "diff app.json app-removed.json --format json",
      "diff app.json app-removed.json --format markdown",
      "diff app.json app-moved.json --format markdown --title \"My app\"",
      "diff bank.json bank.json --format json", "diff bank.json bank.json --format markdown",
      "diff one.json two.json --format markdown", "diff app.json app-renamed.json --format json",
      "# Changes that fail",
      "diff app.json app-removed.json --fail-on breaking", "diff one.json two.json --fail-on breaking",
      "diff app.json app-removed.json --fail-on breaking --format json", "diff app.json app-removed.json --fail-on any",
      "# Links",
      "diff app.json app-moved.json --links links.json", "diff app.json app-removed.json --links links.json",
      "diff app.json app.json --links links-new.json --old-links links.json",
      "diff app.json app-removed.json --links links.json --fail-on breaking --format markdown",
      "diff app.json app.json --old-links links.json", "diff app.json app.json --links links-bad.json",
      "diff app.json app.json --links missing.json", "diff app.json app.json --links links.json --old-links open.json",
      "# Pictures",
      "diff app.json app-moved.json -o d.dot", "diff app.json app-moved.json -o d.mmd --no-legend",
      "diff app.json app-moved.json -o d.txt --direction right", "diff app.json app-moved.json -o - ",
      "without dot: diff app.json app-moved.json -o d.svg", "diff app.json app-moved.json -o d.svg",
      "diff app.json app-moved.json -o d.html",
      "diff app.json app-moved.json -o d.png --dpi 96 --theme dark", "diff app.json app-moved.json -o d.png --dpi 1201",
      "diff app.json app-moved.json -o d.txt --fold 3", "diff app.json app-moved.json -o d.gif",
      "diff app.json app-moved.json -o d", "diff app.json app-moved.json -o d.dot --theme blue",
      "diff app.json app-moved.json -o d.dot --direction left", "diff app.json app-moved.json -o /d.dot",
      "# What is wrong",
      "diff", "diff app.json", "diff app.json app.json app.json", "diff - -", "diff app.json missing.json",
      "diff missing.json app.json", "diff app.json unsound.json", "diff loop.json app.json", "diff open.json app.json",
      "diff app.json app.json --format xml", "diff app.json app.json --limit none",
      "diff app.json -\n" + TranscriptFiles.star(1), "diff - one.json\n" + TranscriptFiles.star(2),
    ])

  private static let diffFiles = [
    "two.json":
      #"{"version":1,"segues":[{"from":"a","to":"b","dismissable":true},{"from":"a","to":"c","dismissable":true}]}"#,
    "app.json": app(), "app-renamed.json": app().replacing("article", with: "story"),
    "app-removed.json": app().replacing(#"{ "from": "news", "to": "article", "dismissable": true },"#, with: ""),
    "app-entry.json": app().replacing(#""entry": "start""#, with: #""entry": "home""#),
    "app-style.json": app().replacing(#""to": "article", "dismissable": true"#, with: #""to": "article""#),
    "app-moved.json": app().replacing(#""news", "to": "article""#, with: #""library", "to": "article""#),
    "app-tag.json": app().replacing(#""tag": "write""#, with: #""tag": "compose""#),
    "ids-other.json": """
    { "version": 1, "entry": "list", "ids": { "item": "String" }, "segues": [
      { "from": "list", "to": "item", "dismissable": true }, { "from": "item", "to": "item", "dismissable": true },
      { "from": "item", "to": "person", "style": "hold", "dismissable": true, "tag": "author" } ] }
    """,
    "links.json": """
    { "version": 1, "origins": [ "helm:" ], "links": [
      { "pattern": "/home", "fragments": [ "home" ] },
      { "pattern": "/news/:id", "fragments": [ "home", "news", "article" ] } ] }
    """,
    "links-new.json": """
    { "version": 1, "origins": [ "helm:" ], "links": [
      { "pattern": "/start", "fragments": [ "home" ] },
      { "pattern": "/news/:id", "fragments": [ "home", "news" ] } ] }
    """,
    "links-bad.json": #"{"version":1,"origins":["helm:"],"links":[{"pattern":"/:","fragments":["home"]}]}"#,
  ]

  private static func app() -> String {
    """
    { "version": 1, "entry": "start", "segues": [
      { "from": "start", "to": "home" },
      { "from": "home", "to": "news", "style": "hold", "auto": true },
      { "from": "home", "to": "library", "style": "hold" },
      { "from": "home", "to": "compose", "style": "hold", "dismissable": true, "tag": "write" },
      { "from": "news", "to": "article", "dismissable": true },
      { "from": "article", "to": "comments", "dismissable": true } ] }
    """
  }

  static let export = Transcript(
    "export",
    [
      "# Formats", "export bank.json --as xcuitest", "export mail.json --as maestro",
      "export fork.json --as maestro --app-id example.fork --name Tour", "export fork.json --as xcuitest --name Tour",
      "export fork.json --as maestro --cover segues",
      "export fork.json --as maestro --cover fragments --strategy shortest",
      "export two-tags.json --as maestro --cover fragments",
      "export social.json --as maestro --cover segues --strategy tour",
      "export ids.json --as maestro", "export alone.json --as maestro",
      "# Into a file", "export one.json --as maestro -o flow.yaml", "export one.json --as maestro -o -",
      "export one.json --as xcuitest -o /file",
      "# What is not covered: up to twenty, and more",
      "export island.json --as maestro", "export island.json --as maestro -o flow.yaml",
      "export one.json --as maestro --limit 1", "export bank.json --as maestro --limit 3",
      "export lost20.json --as maestro --cover fragments",
      "export lost21.json --as maestro --cover fragments", "export chain15.json --as maestro --limit 2",
      "# What is wrong",
      "export", "export one.json", "export one.json --as espresso", "export --as maestro",
      "export one.json --as maestro --cover pairs",
      "export one.json --as maestro --strategy long", "export one.json --as xcuitest --app-id a",
      "export missing.json --as maestro",
      "export loop.json --as maestro", "export open.json --as maestro", "export one.json --as maestro --limit 0",
    ])
}
