import HelmTesting

@testable import helm_nav

/// Calls of the tool with random documents and options, all determined by a seed.
struct RandomCalls {
  private var random: SeededNumbers
  private let names: [String]
  private var files: [String: String] = [:]

  init(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let all = ["home", "article", "my library", "sök", "x.y"]
    names = Array(all.prefix(3 + random.below(3)))
    self.random = random
    for name in ["g.json", "h.json"] { files[name] = graph() }
    files["l.json"] = links()
    files["k.json"] = links()
    files["p.json"] = path()
    for (name, call) in [
      ("s.jsonl", "sessions g.json --count 12 --seed \(seed)"),
      ("w.json", "walk g.json --cover segues --limit 60 --json"),
    ] {
      let console = TextConsole(files: files)
      _ = runTool(call.split(separator: " ").map(String.init), console)
      files[name] = console.output
    }
  }

  // MARK: Documents

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  private mutating func id(of name: String) -> String? { name == "article" ? pick(["1", "2", nil]) : nil }

  /// A graph in which the first name leads to all others.
  private mutating func graph() -> String {
    var edges = (1..<names.count).map { [random.below($0), $0] }
    for _ in 0..<random.below(names.count + 1) {
      let edge = [random.below(names.count), random.below(names.count)]
      if edge[0] != edge[1], !edges.contains(edge) { edges.append(edge) }
    }
    var autos: Set<Int> = []
    let segues = edges.map { edge in
      var text = #"{"from":"\#(names[edge[0]])","to":"\#(names[edge[1]])""#
      text += pick([
        "", #","dismissable":true"#, #","dismissable":true"#, #","style":"hold""#, #","style":"hold""#,
        #","style":"hold","dismissable":true"#,
      ])
      if text.hasSuffix(#""hold""#) { text += pick(["", #","presentation":"column""#, #","presentation":"sheet""#]) }
      if text.hasSuffix(#""hold","dismissable":true"#) {
        text +=
          #","presentation":"\#(pick(["accessory", "overlay", "popover", "alert", "fullScreenCover", "curtain"]))""#
      }
      if edge[0] < edge[1], chance(12), autos.insert(edge[0]).inserted { text += #","auto":true"# }
      if chance(20) { text += #","tag":"\#(pick(["write", "a b"]))""# }
      if !text.contains("hold"), edge[0] > 0, chance(15) { text += #","leaving":"\#(names[random.below(edge[0])])""# }
      return text + "}"
    }
    let ids = names.contains("article") && chance(60) ? #""ids":{"article":"\#(pick(["Int", "String"]))"},"# : ""
    return #"{"version":1,"entry":"\#(names[0])",\#(ids)"segues":[\#(segues.joined(separator: ","))]}"#
  }

  private mutating func links() -> String {
    let links = (0..<(1 + random.below(5))).map { _ in
      let parts =
        (0..<(1 + random.below(3))).map { _ in
          pick(["news", "article", "a-:id", "*", "N", ":kind", "7"])
        } + (chance(50) ? [":id"] : [])
      let count = 1 + random.below(3)
      let fragments = (0..<count).map { _ in
        let name = pick(names)
        return name == "article" && chance(60) ? #"{"fragment":"article","id":"id"}"# : #""\#(name)""#
      }
      let end = pick(["", "", "(/:page)", "?q=:q"])
      return
        #"{"pattern":"/\#(parts.joined(separator: "/"))\#(end)","fragments":[\#(fragments.joined(separator: ","))]}"#
    }
    let origins = pick([#"["app:"]"#, #"["https://example.org","app:"]"#])
    return #"{"version":1,"origins":\#(origins),"links":[\#(links.joined(separator: ","))]}"#
  }

  private mutating func path() -> String {
    var edges: [String] = []
    var source = names[0]
    for _ in 0..<random.below(4) {
      let target = pick(names)
      edges.append(#"{"from":"\#(source)","to":"\#(target)"}"#)
      source = target
    }
    return "[\(edges.joined(separator: ","))]"
  }

  // MARK: Calls

  private mutating func option(_ text: String, _ values: [String] = [], percent: Int = 40) -> String {
    guard chance(percent) else { return "" }
    return values.isEmpty ? " \(text)" : " \(text) \"\(pick(values))\""
  }

  /// Returns the options for pictures.
  private mutating func drawing() -> String {
    option("--focus", names, percent: 20) + option("--fold", ["1", "3", "5"], percent: 30)
      + option("--direction", ["right"]) + option("--theme", ["dark", "light"]) + option("--no-legend")
      + option("--title", ["My app"])
  }

  private mutating func line() -> String {
    let (name, other) = (pick(names), pick(names))
    let id = id(of: name).map { " \($0)" } ?? ""
    switch random.below(16) {
    case ..<3: return "\(1 + random.below(4))\(chance(20) ? " 7" : "")"
    case ..<6: return "present \"\(name)\"\(id)"
    case 6: return "present \"\(name)\"\(id) from \"\(other)\""
    case 7: return "present \"\(other)\" => \"\(name)\""
    case 8: return pick(["select", "back to", "dismiss", "pop to"]) + " \"\(name)\""
    case 9: return "go \"\(name)\"\(id)"
    case 10: return pick(["root", "restart", "show", "forward", "present #write", "dismiss #write"])
    case 11: return pick(["disable", "enable"]) + " \"\(other)\" => \"\(name)\""
    case 12: return "replay w.json"
    case 13: return "save saved.json"
    case 14: return "dismiss"
    default: return "back"
    }
  }

  /// Returns the calls of each subcommand, with the documents.
  mutating func transcript() -> Transcript {
    func limit(_ most: String = "60") -> String { " --limit " + pick(["1", "5", most, most]) }
    let strategies = ["tour", "shortest"]
    let session = files["s.jsonl"]?.split(separator: "\"").first { $0.count == 16 } ?? ""
    var calls = [
      "check g.json" + option("--home", names) + limit() + option("--strict"),
      "walk g.json" + option("--cover", ["fragments", "segues", "pairs", "presentations"], percent: 70)
        + option("--strategy", strategies) + limit(),
      "draw g.json" + drawing() + option("--findings --limit", ["60"]) + option("--path", ["p.json"]),
      "draw g.json --format mermaid" + drawing() + option("--path", ["p.json"]),
      "draw g.json --format text" + drawing() + option("--findings --limit", ["60"]),
      "draw g.json --sessions s.jsonl --session \(session)" + drawing(),
      "draw g.json -o g.html" + drawing() + option("--findings --limit", ["60"]) + option("--links", ["l.json"]),
      "diff g.json h.json" + option("--format", ["json", "markdown", "text"]) + option("--links", ["l.json"])
        + limit("12"),
      "diff g.json h.json --links l.json --old-links k.json -o d.txt" + limit("12"),
      "diff h.json g.json -o d.dot" + limit("12") + option("--fold", ["2", "4"]) + option("--no-legend"),
      "export g.json --as " + pick(["xcuitest", "maestro"]) + limit() + option("--cover", ["fragments"])
        + option("--strategy", strategies),
      "links g.json l.json" + option("--format", ["apple", "android", "manifest"], percent: 30),
      "links g.json k.json",
      "replay --graph g.json --script w.json", "replay --graph h.json --script w.json",
      "infer s.jsonl --document d.json --steps t.jsonl",
      "sessions g.json --count 3 --seed 7",
    ]
    for _ in 0..<3 {
      calls.append("explore g.json\n" + (0..<14).map { _ in line() }.joined(separator: "\n") + "\n")
    }
    return Transcript("random", files: files, calls)
  }

  /// Returns calls that draw on paper, on pages and beside pictures, or read what other programs write, with the documents.
  mutating func pictures() -> Transcript {
    let session = files["s.jsonl"]?.split(separator: "\"").first { $0.count == 16 } ?? ""
    for name in names where chance(60) {
      // The head of a PNG file, as far as it is read.
      files["pictures/\(chance(80) ? name : "other").png"] =
        "\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR\0\0\u{1}\u{90}\0\0\u{3}\u{20}" + (chance(10) ? "" : "\(random.below(9))")
    }
    let graph = files["g.json"] ?? ""
    func edges(_ percent: Int) -> [String] {
      graph.split(separator: "{\"from\":\"").dropFirst().filter { _ in chance(percent) }.compactMap { segue in
        let parts = segue.split(separator: "\"")
        return parts.count > 3 ? "\(parts[0])\t\(parts[2])" : nil
      }
    }
    let places = edges(60).map { edge in
      let ends = edge.split(separator: "\t")
      return
        "\(ends[0]) => \(ends[1])\tG.swift:\(1 + random.below(9)):3\n\(ends[1])\tG.swift:\(1 + random.below(9)):\(random.below(9))"
    }
    files["places.txt"] = (["\tG.swift:1:1"] + places).joined(separator: "\n") + "\n"
    let covered = edges(60).map { #"["\#($0.split(separator: "\t").joined(separator: "\",\""))"]"# }
    let pairs = zip(covered, covered.dropFirst()).map { "[\($0),\($1)]" }.joined(separator: ",")
    let seen = names.filter { _ in chance(60) }.map { #""\#($0)""# }
    files["c.json"] =
      #"{"version":1,"fragments":[\#(seen.joined(separator: ","))],"segues":[\#(covered.joined(separator: ","))],"pairs":[\#(pairs)]}"#
    files["keep.json"] =
      #"{"version":1,"direction":"TB","nodes":{\#(names.filter { _ in chance(70) }.map { #""\#($0)":[\#(random.below(300)),\#(random.below(300))]"# }.joined(separator: ","))}}"#
    func title() -> String {
      option("--title", ["My app"]) + option("--app", ["Shop"]) + option("--app-version", ["2.0"])
        + option("--date", ["today"])
    }
    func page() -> String {
      option("--paper", ["a4", "a0", "letter"]) + option("--direction", ["right", "down"])
        + option("--theme", ["auto", "dark", "light"])
        + option("--no-legend") + option("--dpi", ["72", "300"]) + title()
    }
    func parts() -> String {
      option("--fold", ["1", "3", "60"]) + option("--unfold", names)
    }
    func findings() -> String { option("--findings") + option("--home", names) + option("--limit", ["1", "60"]) }
    let calls = [
      "draw g.json -o g.svg" + page() + parts() + " --focus \(names[0]) --radius \(1 + random.below(2))",
      "draw g.json -o g.pdf" + page() + parts() + option("--coverage", ["c.json"]),
      "draw g.json -o g.png" + page() + option("--positions", ["keep.json"]) + findings(),
      "draw g.json -o g.html" + page() + option("--pictures", ["pictures"]) + option("--links", ["l.json"])
        + findings(),
      "draw g.json --format text --coverage c.json" + parts() + title() + option("--path", ["p.json"]),
      "draw g.json -o g.mmd --sessions s.jsonl --session \(session)" + parts() + title(),
      "without dot: draw g.json -o g.\(pick(["svg", "dot", "html", "txt"]))" + parts(),
      "storyboard g.json --pictures pictures -o s" + page() + option("--focus", names),
      "storyboard g.json --pictures pictures -o s.svg --sessions s.jsonl --session \(session)" + page(),
      "storyboard g.json --pictures pictures -o s.html --module \"\(pick(names))\"" + page(),
      "check g.json --places places.txt --coverage c.json" + option("--home", names) + option("--strict"),
      "check g.json --coverage c.json --limit 1" + option("--strict"),
      "walk g.json --limit \(pick(["1", "3", "60"]))" + option("--cover", ["segues", "pairs", "presentations"])
        + option("--strategy", ["shortest"]) + option("--json"),
      "export g.json --as maestro -o m.yaml --name \"My tests\"" + option("--app-id", ["org.example.app"]),
      "export g.json --as xcuitest --name 7tests" + option("--limit", ["1", "60"]),
      "diff g.json h.json -o d.html" + option("--fold", ["2"]) + option("--theme", ["dark"])
        + option("--direction", ["right"]),
      "diff g.json h.json --fail-on breaking --format markdown --title \"| a | b\"",
      "links g.json l.json --format \(pick(["apple", "android", "manifest"])) --host example.org",
      "sessions g.json --count 5",
    ]
    return Transcript("pictures", files: files, calls)
  }
}
