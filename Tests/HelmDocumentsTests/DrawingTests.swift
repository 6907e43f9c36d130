import Helm
import HelmDocuments
import Testing

@Suite struct DrawingTests {
  static let graph = NavigationGraph<NamedFragment>([
    Segue(from: "in\"\\\n&<", to: "gate"),
    Segue(from: "gate", to: "login", style: .hold, auto: true),
    Segue(from: "login", to: "home", tag: NamedTag("#`t"), leaving: "gate"),
    Segue(from: "home", to: "sheet", style: .hold, dismissable: true),
  ])

  @Test func dot() {
    #expect(
      Self.graph.dot() == #"""
        digraph {
          rankdir=LR
          node [shape=box, style=rounded]
          n0 [label="in\"\\\n&amp;<", penwidth=3]
          n1 [label="gate"]
          n2 [label="login"]
          n3 [label="home"]
          n4 [label="sheet"]
          n0 -> n1 [label="swap"]
          n1 -> n2 [label="inline, auto", style=dashed]
          n2 -> n3 [label="swap, ##`t, leaving gate"]
          n3 -> n4 [label="sheet, dismissable", style=dashed]
        }

        """#)
  }

  @Test func dotWithLinks() {
    let graph = NavigationGraph<NamedFragment>([Segue(from: "a\"<", to: "b"), Segue(from: "b", to: "")])
    #expect(
      graph.dot(direction: .downwards, link: { $0 == "b" ? nil : "#\"\\&\($0.description.count)" }) == #"""
        digraph {
          rankdir=TB
          node [shape=box, style=rounded]
          n0 [label="a\"<", penwidth=3, URL="#\"\\&amp;3", tooltip="a\"<"]
          n1 [label="b"]
          n2 [label="", URL="#\"\\&amp;0", tooltip=""]
          n0 -> n1 [label="swap"]
          n1 -> n2 [label="swap"]
        }

        """#)
  }

  @Test func mermaid() {
    #expect(
      Self.graph.mermaid() == #"""
        flowchart LR
          n0(["in#34;#92;<br>#38;#60;"])
          n1["gate"]
          n2["login"]
          n3["home"]
          n4["sheet"]
          n0 -->|"swap"| n1
          n1 -.->|"inline, auto"| n2
          n2 -->|"swap, #35;#35;#96;t, leaving gate"| n3
          n3 -.->|"sheet, dismissable"| n4

        """#)
  }
}
