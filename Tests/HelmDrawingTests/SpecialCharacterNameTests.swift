import Helm
import HelmDocuments
import HelmTools
import Testing

/// Any text can be a name; it is written unchanged and has no effect on the syntax.
@Suite struct SpecialCharacterNameTests {
  /// A drawing with a name wherever names occur.
  static func drawing(_ name: String) -> GraphDrawing {
    var drawing = GraphDrawing(
      NavigationGraph<NamedFragment>([
        Segue(from: "a", to: NamedFragment(name), style: .hold, tag: NamedTag(name)),
        Segue(from: NamedFragment(name), to: "b", style: .hold),
        Segue(from: "b", to: "c", leaving: NamedFragment(name)),
      ]))
    drawing.nodes[0].notes = [name]
    drawing.edges[0].redirect = name
    drawing.remarks = [name]
    return drawing
  }

  /// Characters that XML or terminals can't show are replaced.
  static func shown(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x0A: text += " "
      case 0..<0x20: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: text += "\u{2421}"
      case 0x80..<0xA0: text += "\u{FFFD}"
      // Bidirectional controls would reverse the name.
      case 0x061C, 0x202A...0x202E, 0x2066...0x2069: text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
      }
    }
    return text
  }

  @Test(arguments: nastyNames) func mermaidAcceptsAnyName(_ name: String) throws {
    let read = try MermaidGrammar(Self.drawing(name).mermaid())
    #expect(read.links.count { $0.from.hasPrefix("n") } == 3)
    #expect(read.nodes.keys.count { $0.hasPrefix("n") } == Set(["a", "b", "c", name]).count)
    // The whole name is in the text alternative. (A line feed starts a new line.)
    let whole = name.split(separator: "\n", omittingEmptySubsequences: true).map(String.init).map(Self.shown)
    let text = read.description.joined(separator: "\n")
    for part in whole { #expect(text.unicodeScalars.contains(part.unicodeScalars)) }
    if name.unicodeScalars.count < 17, !name.isEmpty, !name.contains("\n"), !name.contains("\r\n") {
      #expect(read.nodes.values.contains { Array($0.unicodeScalars) == Array(Self.shown(name).unicodeScalars) })
    }
  }

  @Test(.enabled(if: graphviz != nil, "Graphviz is not installed"), arguments: nastyNames)
  func graphvizAndSVGAcceptAnyName(_ name: String) throws {
    let drawing = Self.drawing(name)
    let dot = drawing.dot()
    let hidden = dot.unicodeScalars.filter {
      [.format, .control].contains($0.properties.generalCategory) && $0 != "\n"
    }
    #expect(hidden.isEmpty)
    let run = try runDot(dot)
    #expect(run.code == 0)
    #expect(run.complaints == "")
    let svg = try #require(drawing.svg(fromGraphviz: run.output))
    let read = try ReadXML(svg)
    #expect(read.count("g", class: "node") == drawing.nodes.count + 1, "with the legend")
    #expect(read.count("g", class: "edge") == 3)
    #expect(read.elements["script"] == nil)
    let shown = Self.shown(name)
    let titles = read.titles.map { String($0.unicodeScalars.map { $0 == "\n" ? " " : Character($0) }) }
    #expect(titles.contains { $0.unicodeScalars.contains(shown.unicodeScalars) })
  }

  @Test func longNamesAreTruncatedInTheMiddle() {
    let name = String(repeating: "x", count: 50) + String(repeating: "y", count: 50)
    let dot = GraphDrawing(NavigationGraph<NamedFragment>([Segue(from: NamedFragment(name), to: "b")])).dot()
    #expect(dot.contains("xxxx…yyyyyyyyyyyyyyyyy\"") || dot.contains("…"))
    #expect(dot.contains("tooltip=\"\(name)\""))
  }
}
