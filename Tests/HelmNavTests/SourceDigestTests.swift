import HelmTestSupport
import HelmTesting
import Testing

@testable import helm_plugin

/// What the plugins find in random sources, which no compiler would take, for more of them than anybody would read.
@Suite struct SourceDigestTests {
  private static let pieces = [
    "let graph", "var graph", "static let graph", "let other", "private let graph", "fileprivate var graph",
    "private(set) var graph",
    "@MainActor static let `graph`", "class var graph", "public final", "struct A {", "enum B.C {", "extension A.B {",
    "class D: E {",
    "actor F {", "func f() {", "init() {", "if a {", "{", "}", "}", "}", ";", ": Segues<Screen>", "= [", "]",
    ".a => .b", ".b <=> .c",
    ".push(.a => .b)", "[.a, .b] => .c", ".a => [.b, .`c`]", "Screen.a => Screen.b.c", "[.a, [.b]] <=> [.c, .d]",
    "=> .b", ".a =>", "(", ")",
    ",", "\"text => .a\"", "#\"raw \\(x) \"quoted\"\"#", "\"a \\(b + \"c\") d\"", "\"\"\"\n  long \"text\"\n  \"\"\"",
    "\"not closed",
    "// .a => .b", "/* .a => .b */", "/* a /* b */ c */", "/* not closed", "// é ü", "é", "#if DEBUG", "a=>b",
    "x/*y*/=>.z", "\t", "\r",
  ]

  @Test(arguments: [1, 2, 3] as [UInt64]) func sources(part: UInt64) {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 40 {
      var random = SeededNumbers(seed: seed)
      var text = ""
      for _ in 0..<8 {
        var source = ""
        for _ in 0..<1 + random.below(24) {
          source += Self.pieces[random.below(Self.pieces.count)] + [" ", " ", "\n", "\n  ", ""][random.below(5)]
        }
        text += "\(source)\n—\n\(Self.findings(in: source))\n"
      }
      digests.append(text, named: "sources \(seed)")
    }
    #expect(digests.problem(named: "sources \(part)") == nil)
  }

  private static func findings(in source: String) -> String {
    let tokens = SourceToken.all(in: source)
    var text = tokens.map { "\($0.kind) \($0.text) \($0.line):\($0.column)" }.joined(separator: ", ") + "\n"
    for name in ["graph", "A.graph", "other"] {
      for found in GraphDeclaration.all(named: name, in: tokens, of: "G.swift", target: "App") {
        text += "\(name): \(found.name) \(found.place)\(found.isPrivate ? ", private" : "")\n"
      }
    }
    var places = SeguePlaces(graph: "G.swift:1:1")
    places.add(tokens[...], of: "G.swift")
    return text + places.text
  }

  /// Which graph is chosen among random declarations in several targets, or why none is.
  @Test func choices() {
    var digests = TextDigests()
    for seed in 1...(60 as UInt64) {
      var random = SeededNumbers(seed: seed)
      func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }
      var files: [String: String] = [:]
      let targets = (0..<1 + random.below(3)).map { number in
        let name = ["App", "Feature", "Shop"][number]
        let sources =
          (0..<1 + random.below(2)).map { "\(name)/\(pick(["main", "Graph", "Other"]))\($0).swift" }
          + (random.below(4) == 0 ? ["\(name)/main.swift"] : [])
        for source in sources {
          files[source] = pick([
            "let graph = 1\n", "private let graph = 1\n", "enum A { static let graph = 1 }\n", "let other = 1\n", "",
            "#if DEBUG\nlet graph = 1\n#else\nlet graph = 2\n#endif\n",
            "enum A { static let graph = 1 }; let graph = 2\n",
          ])
        }
        if random.below(6) == 0 { files[sources[0]] = nil }
        return PluginRequest.Target(
          name: name, module: name, isTest: false, directory: name, sources: sources, dependencies: [])
      }
      var text = "\(targets.map { $0.sources.map { "\($0): \(files[$0] ?? "-")" } })\n"
      for arguments in [
        [], ["--target", "App"], ["--target=Gone"], ["--graph", "graph"], ["--graph=A.graph", "check"], ["--graph"],
        ["--target="],
        ["check", "--", "--graph", "x"], ["--graph", "other", "--strict", "--target", "Shop"],
      ] {
        for isCheck in [false, true] {
          text += "\(arguments)\(isCheck ? ", check" : ""): "
          do {
            var choice = try GraphChoice(arguments)
            choice.isCheck = isCheck
            let found = try choice.declaration(in: targets) { files[$0] }
            text += "\(choice.rest) \(found.target) \(found.name) \(found.place)\n"
          } catch {
            text += "\(error.text)\n"
          }
        }
      }
      digests.append(text, named: "choice \(seed)")
    }
    #expect(digests.problem(named: "choices") == nil)
  }
}
