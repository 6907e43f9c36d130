import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

@Suite struct MarkTests {
  @Test func pathAndIDs() {
    var drawing = GraphDrawing(Sample.document.graph)
    drawing.highlight(
      HelmPath<NamedFragment>([
        PathEdge(from: PathFragment("splash"), to: PathFragment("dashboard")),
        PathEdge(from: PathFragment("dashboard"), to: PathFragment("compose", id: "7")),
      ]))
    #expect(drawing.nodes.filter { $0.mark == .presented }.map(\.name) == ["splash", "dashboard", "compose"])
    #expect(drawing.nodes.flatMap(\.notes) == ["id 7"])
    #expect(drawing.edges.count { $0.mark == .presented } == 2)
    drawing = GraphDrawing(Sample.document.graph)
    drawing.highlight(HelmPath<NamedFragment>())
    #expect(drawing.nodes.filter { $0.mark == .presented }.map(\.name) == ["splash"])
  }

  @Test @MainActor func rulesOfANavigation() throws {
    let helm = try Helm(graph: Sample.document.graph)
    helm.guard(.into("dashboard")) { .allow }
    helm.edit(segue: Flow(DirectedEdge(from: "dashboard", to: "library"))).add(trait: .disabled)
    helm.edit(segue: Flow(DirectedEdge(from: "dashboard", to: "compose")))
      .add(trait: .redirect(to: Flow(DirectedEdge(from: "dashboard", to: "settings"))))
    let drawing = GraphDrawing(helm.navigation)
    #expect(drawing.edges.count(where: \.isGuarded) == 3)
    #expect(drawing.edges.filter(\.isDisabled).map { drawing.nodes[$0.to].name } == ["library"])
    #expect(drawing.edges.compactMap(\.redirect) == ["dashboard => settings"])
    #expect(drawing.nodes.filter { $0.mark == .presented }.map(\.name) == ["splash"])
  }

  @Test func findings() throws {
    let graph = NavigationGraph<NamedFragment>(
      [Segue(from: "a", to: "b"), Segue(from: "x", to: "b")], entry: "a")
    var drawing = GraphDrawing(graph)
    drawing.mark(try graph.findings())
    let marked = Dictionary(uniqueKeysWithValues: drawing.nodes.map { ($0.name, $0.notes) })
    #expect(drawing.nodes.filter { $0.mark == .problem }.map(\.name) == ["b", "x"])
    #expect(marked == ["a": [], "b": ["dead end"], "x": ["unreachable"]])
    #expect(drawing.edges.map(\.notes) == [[], ["never taken"]])
  }

  @Test func coverageIsAWeight() {
    let graph = Sample.document.graph
    var coverage = NavigationCoverage(graph)
    guard let navigation = try? Navigation(graph: graph) else { return }
    coverage.begin(at: navigation)
    var drawing = GraphDrawing(graph)
    drawing.weigh(by: coverage)
    #expect(drawing.nodes.map(\.weight) == graph.fragments.map { $0 == "splash" ? 1 : 0 })
    #expect(drawing.edges.allSatisfy { $0.weight == 0 })
    #expect(drawing.words.contains("splash => dashboard: swap, no coverage\n"))
  }

  @Test func traffic() {
    var drawing = GraphDrawing(NavigationGraph<NamedFragment>([Segue(from: "a", to: "b"), Segue(from: "a", to: "c")]))
    drawing.weigh(by: "visits", fragments: ["a": 200, "b": 50], segues: [["a", "b"]: 50])
    #expect(drawing.nodes.map(\.weight) == [1, 0.25, 0])
    #expect(drawing.edges.map(\.weight) == [1, 0])
    #expect(drawing.nodes.map(\.notes) == [["200"], ["50"], ["0"]])
    #expect(drawing.dot().contains("penwidth=4.0"))
    #expect(drawing.dot().contains("the thicker, the more visits"))
    // What is out of bounds, or no number at all, is none or most of it.
    for index in drawing.nodes.indices { drawing.nodes[index].weight = nil }
    for index in drawing.edges.indices { drawing.edges[index].weight = nil }
    for (weight, text) in [(-.infinity, "no visits"), (.nan, "no visits"), (.infinity, "most visits")]
      as [(Double, String)]
    {
      drawing.nodes[0].weight = weight
      #expect(drawing.words.contains(text + "\n"), "\(weight)")
    }
  }
}

/// What a drawing keeps of a segue, and of a session.
@Suite struct DrawnSegueTests {
  @Test func rulesInWords() throws {
    let rules = Segue<NamedFragment>(
      from: "a", to: "b", style: .hold, dismissable: true, auto: true, tag: NamedTag("write"), presentation: .overlay)
    #expect(rules.labelText == "overlay, auto, dismissable, #write")
    let plain = Segue<NamedFragment>(from: "b", to: "c", leaving: "a")
    #expect(plain.labelText == "swap, leaving a")
    let drawing = GraphDrawing(NavigationGraph([rules, plain], entry: "a"))
    #expect(drawing.edges.map(\.isAuto) == [true, false])
    #expect(drawing.edges.map(\.isDismissable) == [true, false])
    #expect(GraphDrawing.pictureFile(ofNode: 3) == "helm-3.png")
  }

  @Test func stepsOfASession() throws {
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "a", to: "b", dismissable: true), Segue(from: "b", to: "c"),
    ])
    var steps = [SessionStep(session: "s", step: 0, at: 1, kind: .start, app: "1", graph: "g")]
    steps[0].screen = "a"
    for (number, kind) in [SessionStep.Kind.present, .dismiss, .redirect].enumerated() {
      var step = SessionStep(session: "s", step: number + 1, at: 1, kind: kind, app: "1", graph: "g")
      (step.from, step.to, step.screen) = ("a", "b", kind == .dismiss ? "a" : "b")
      steps.append(step)
    }
    var (drawing, turned) = (GraphDrawing(graph), GraphDrawing(graph))
    drawing.mark(session: steps)
    turned.mark(session: steps.reversed())
    #expect(drawing == turned)
    #expect(drawing.nodes.map { $0.steps.map(\.number) } == [[1, 3], [2, 4], []])
    // A redirect isn't the segue that it leads by.
    #expect(drawing.edges.map { $0.steps.map(\.number) } == [[2, 3], []])
  }
}
