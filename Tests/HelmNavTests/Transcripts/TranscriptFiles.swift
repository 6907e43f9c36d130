import Helm
import HelmDocuments

/// The documents that transcripts read: the graphs of the example apps, and small ones for each rule and limit.
enum TranscriptFiles {
  static let all: [String: String] = apps.merging(graphs) { $1 }.merging(malformed) { $1 }.merging(others) { $1 }

  private static func text(_ segues: Segues<NamedFragment>, entry: String? = nil) -> String {
    let graph = NavigationGraph(segues, entry: entry.map { NamedFragment($0) })
    return (try? GraphDocument(graph))?.description ?? ""
  }

  private static let apps = [
    "bank.json": text([
      .tabs("home" => ["accounts", "cards"]), .push("accounts" => "account"), .sheet("account" => "transfer"),
      .cover("home" => "terms"), .curtain("home" => "lock", dismissable: true),
    ]),
    "mail.json": text([
      .columns("folders" => "messages" => "message"), .popover("messages" => "filter"),
      .accessory("message" => "details"), .cover("folders" => "compose"),
    ]),
    "shop.json": text([
      .tabs("shop" => ["catalog", "cart"]), .push(["catalog", "cart"] => "product" => "reviews"),
      .alert("cart" => "remove"), .sheet("shop" => ["checkout", "receipt"]),
      .inline("checkout" => "address", auto: true), .push("address" => "payment" => "summary"),
    ]),
    "social.json": text([
      .swap("launch" => ["login", "home"]), .swap("login" => "home"), .tabs("home" => ["feed", "people"]),
      .push(["feed", "people", "profile"] => "profile"), .sheet("home" => "compose"), .dialog("compose" => "discard"),
    ]),
  ]

  /// A graph in which a hub leads to many screens.
  static func star(_ count: Int, _ more: String = #","style":"hold","dismissable":true"#) -> String {
    let segues = (1...count).map { #"{"from":"hub","to":"s\#($0)"\#(more)}"# }
    return #"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#
  }

  /// A graph in which each screen pushes the next one.
  static func chain(_ count: Int) -> String {
    let segues = (1..<count).map { #"{"from":"c\#($0)","to":"c\#($0 + 1)","dismissable":true}"# }
    return #"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#
  }

  private static let graphs = [
    "small.json": smallGraph,
    "one.json": #"{"version":1,"segues":[{"from":"a","to":"b","dismissable":true}]}"#,
    "alone.json": #"{"version":1,"entry":"a","segues":[]}"#,
    "ids.json": """
    { "version": 1, "entry": "list", "ids": { "item": "Int", "person": "String" }, "segues": [
      { "from": "list", "to": "item", "dismissable": true }, { "from": "item", "to": "item", "dismissable": true },
      { "from": "item", "to": "person", "style": "hold", "dismissable": true, "tag": "author" } ] }
    """,
    "entry-id.json": """
    { "version": 1, "entry": "item", "ids": { "item": "Int" }, "segues": [
      { "from": "item", "to": "more", "dismissable": true } ] }
    """,
    "fork.json": """
    { "version": 1, "segues": [
      { "from": "a", "to": "b" }, { "from": "b", "to": "c" }, { "from": "a", "to": "x" }, { "from": "x", "to": "y" } ] }
    """,
    "trap.json": """
    { "version": 1, "entry": "a", "segues": [
      { "from": "a", "to": "b" }, { "from": "b", "to": "a" }, { "from": "b", "to": "c" },
      { "from": "c", "to": "d" }, { "from": "d", "to": "c" } ] }
    """,
    "traps.json": """
    { "version": 1, "entry": "a", "segues": [
      { "from": "a", "to": "b" }, { "from": "b", "to": "c" }, { "from": "c", "to": "b" },
      { "from": "a", "to": "x" }, { "from": "x", "to": "y" }, { "from": "y", "to": "x" } ] }
    """,
    "island.json": #"{"version":1,"entry":"a","segues":[{"from":"a","to":"b"},{"from":"c","to":"d"}]}"#,
    "oversights.json": """
    { "version": 1, "entry": "app", "ids": { "item": "Int" }, "segues": [
      { "from": "app", "to": "first", "style": "hold" }, { "from": "app", "to": "second", "style": "hold" },
      { "from": "app", "to": "sheet", "style": "hold", "dismissable": true, "tag": "t" },
      { "from": "app", "to": "other", "style": "hold", "dismissable": true, "tag": "t" },
      { "from": "app", "to": "ask", "style": "hold", "dismissable": true, "presentation": "alert" },
      { "from": "app", "to": "must", "style": "hold", "presentation": "sheet" },
      { "from": "first", "to": "end" },
      { "from": "second", "to": "item", "dismissable": true, "auto": true } ] }
    """,
    "both-ways.json": """
    { "version": 1, "entry": "start", "segues": [
      { "from": "start", "to": "box" }, { "from": "start", "to": "goal" },
      { "from": "box", "to": "inner", "style": "hold", "auto": true }, { "from": "inner", "to": "goal" },
      { "from": "goal", "to": "start" } ] }
    """,
    "modals.json": """
    { "version": 1, "segues": [
      { "from": "m0", "to": "m1", "style": "hold", "dismissable": true, "presentation": "sheet" },
      { "from": "m1", "to": "m2", "style": "hold", "dismissable": true, "presentation": "sheet" },
      { "from": "m2", "to": "m3", "style": "hold", "dismissable": true, "presentation": "sheet" },
      { "from": "m3", "to": "m4", "style": "hold", "dismissable": true, "presentation": "sheet" } ] }
    """,
    "follows10.json": lost(5), "follows11.json": lost(5, #",{"from":"s1","to":"s2"}"#), "lost19.json": lost(18),
    "lost20.json": lost(19),
    "lost21.json": lost(20),
    "pushes5.json": pushes(5), "pushes6.json": pushes(6),
    "locked10.json": locked(10), "locked11.json": locked(11),
    "star1.json": star(1), "star2.json": star(2), "star40.json": star(40), "star41.json": star(41),
    "chain13.json": chain(13), "chain15.json": chain(15), "chain20.json": chain(20), "chain22.json": chain(22),
    "chain60.json": chain(60), "chain61.json": chain(61),
    "two-tags.json": """
    { "version": 1, "segues": [
      { "from": "a", "to": "b", "dismissable": true, "tag": "go" },
      { "from": "a", "to": "c", "dismissable": true, "tag": "go" } ] }
    """,
    "nasty.json": #"{"version":1,"segues":[{"from":"a b","to":"\u001b[31m\n","dismissable":true,"tag":"é \"x\""}]}"#,
  ]

  /// A fragment that nothing leads to, with some others behind it.
  private static func lost(_ count: Int, _ more: String = "") -> String {
    let segues = (1...count).map { #",{"from":"lost","to":"s\#($0)"}"# }.joined() + more
    return #"{"version":1,"entry":"a","segues":[{"from":"a","to":"b","dismissable":true}\#(segues)]}"#
  }

  /// A screen with a sheet that can't be dismissed, and with others that therefore never come.
  private static func locked(_ count: Int) -> String {
    let segues = (1...count).map {
      #",{"from":"hub","to":"s\#($0)","style":"hold","dismissable":true,"presentation":"sheet"}"#
    }
    return """
      { "version": 1, "segues": [
        { "from": "hub", "to": "lock", "style": "hold", "auto": true, "presentation": "sheet" },
        { "from": "lock", "to": "more", "dismissable": true }\(segues.joined()) ] }
      """
  }

  /// A screen that pushes some others, each of which pushes it again.
  private static func pushes(_ count: Int) -> String {
    let segues = (1...count).map {
      #"{"from":"hub","to":"p\#($0)","dismissable":true},{"from":"p\#($0)","to":"hub","dismissable":true}"#
    }
    return #"{"version":1,"entry":"hub","segues":[\#(segues.joined(separator: ","))]}"#
  }

  private static let malformed = [
    "empty.json": "", "open.json": "{", "array.json": "[]", "text.txt": "no document\n",
    "version.json": #"{"version":2,"segues":[]}"#, "no-version.json": #"{"segues":[]}"#,
    "no-segues.json": #"{"version":1}"#, "none.json": #"{"version":1,"segues":[]}"#,
    "twice.json": """
    { "version": 1, "segues": [
      { "from": "a", "to": "b" },
      { "from": "a", "to": "b", "style": "hold" } ] }
    """,
    "typo.json": #"{"version":1,"segues":[{"from":"a","to":"b","style":"holds"}]}"#,
    "type.json": #"{"version":1,"segues":[{"from":"a","to":"b","dismissable":1}]}"#,
    "lost-entry.json": #"{"version":1,"entry":"hme","segues":[{"from":"home","to":"hum"}]}"#,
    "loop.json": #"{"version":1,"segues":[{"from":"a","to":"b"},{"from":"b","to":"a"}]}"#,
    "unsound.json": """
    { "version": 1, "entry": "a", "segues": [
      { "from": "a", "to": "b", "auto": true },
      { "from": "a", "to": "c", "auto": true },
      { "from": "c", "to": "d", "presentation": "sheet" },
      { "from": "d", "to": "e", "style": "hold", "leaving": "a" } ] }
    """,
  ]

  private static let others = [
    "covered.json": """
    {"version":1,"fragments":["start","home"],"segues":[["start","home"]],"pairs":[[["start","home"],["home","news"]]]}
    """,
    "covered-all.json": #"{"version":1,"fragments":["a","b"],"segues":[["a","b"]],"pairs":[]}"#,
    "covered-none.json": #"{"version":1,"fragments":[],"segues":[],"pairs":[]}"#,
    "covered-other.json": #"{"version":1,"fragments":["x"],"segues":[["x","y"]],"pairs":[[["x","y"],["y","z"]]]}"#,
    "covered-bad1.json": #"{"version":1,"fragments":[1],"segues":[],"pairs":[]}"#,
    "covered-bad2.json": #"{"version":1,"fragments":[],"segues":[["a"]],"pairs":[]}"#,
    "covered-bad3.json": #"{"version":1,"fragments":[],"segues":[],"pairs":[[["a","b"]]]}"#,
    "places.txt": "\tA.swift:1:5\nc\tA.swift:4:9\na => b\tA.swift:3:9\n",
    "places-bad.txt": "\tA.swift:1:5\na => b A.swift:3:9\n",
    "script.json": """
    [ { "do": "present", "fragment": "home" }, { "do": "present", "tag": "write", "id": "5" },
      { "do": "dismiss", "tag": "write" }, { "do": "back" }, { "do": "back" }, { "do": "forward" } ]
    """,
    "script-works.json": #"[{"do":"forward"}]"#,
    "script-empty.json": "[]",
    "script-bad.json": #"[{"do":"present","fragment":"hom"}]"#,
    "script-verb.json": #"[{"do":"presents","fragment":"home"}]"#,
    "path.json": #"[{"from":"home","to":"accounts"},{"from":"accounts","to":"account"}]"#,
    "path-bad.json": #"[{"from":"home","to":"acounts"}]"#,
  ]
}

extension TranscriptFiles {
  /// Returns generated sessions of a graph, which are the same each time.
  static func sessions(_ graph: String, count: Int, seed: Int) -> String {
    let console = TextConsole(files: all)
    _ = runTool(["sessions", graph, "--count", "\(count)", "--seed", "\(seed)"], console)
    return console.output
  }
}
