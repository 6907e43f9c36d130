import Helm
import HelmAnalytics
import HelmDocuments
@testable import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

@Suite struct MarkTests {
  @Test func aPathIsHighlightedWithItsIDs() {
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
    drawing.highlight(
      HelmPath<NamedFragment>([PathEdge(from: PathFragment("compose", id: "1"), to: PathFragment("compose", id: "2"))]))
    #expect(drawing.nodes.flatMap(\.notes) == ["id 1", "id 2"])
  }

  @Test @MainActor func rulesOfANavigationAreMarked() throws {
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

  /// Each kind of finding in a few words, on its fragment or its segue.
  @Test func eachKindOfFindingIsMarked() {
    let edge = NamedFragment("a") => NamedFragment("b")
    let kinds: [(NavigationFinding<NamedFragment>.Kind, note: String, isSegue: Bool)] = [
      (.unreachableFragment("b"), "unreachable", false), (.deadEnd("b"), "dead end", false),
      (.trap("b"), "trap", false),
      (.insideAndOutside("b", container: "a"), "inside and outside of a", false),
      (.modalsTooDeep("b", depth: 4), "modal number 4", false),
      (.ambiguousTag(AnySegueTag(NamedTag("t")), at: "b"), "ambiguous tag t", false),
      (.noTabOpens("b", ["c"]), "no tab opens", false),
      (.segueNeverTaken(edge), "never taken", true), (.autoNeverFired(edge), "auto never fired", true),
      (.redirectNeverEnds(edge), "redirect never ends", true),
      (.redirectNeverApplies(edge), "redirect never applies", true),
      (.noWayBack(edge), "no way back", true), (.modalReplacesModal(edge, ["c"]), "replaces another modal", true),
      (.modalBlocksModal(edge, "c"), "c cannot be presented over it", true),
      (.autoWithoutID(edge, "Int"), "auto without id", true),
    ]
    for (kind, note, isSegue) in kinds {
      var drawing = GraphDrawing(
        NavigationGraph<NamedFragment>([Segue(from: "a", to: "b"), Segue(from: "b", to: "c")]))
      let finding = NavigationFinding<NamedFragment>(kind)
      drawing.mark(
        NavigationFindings(
          findings: [finding], unsettled: [], explored: 1, end: .complete, prunedSegues: [], excluded: []))
      #expect(drawing.nodes.map(\.notes) == [[], isSegue ? [] : [note], []], "\(kind)")
      #expect(drawing.edges.map(\.notes) == [isSegue ? [note] : [], []], "\(kind)")
      let mark: GraphDrawing.Mark = finding.severity == .problem ? .problem : .warning
      #expect((drawing.nodes.compactMap(\.mark) + drawing.edges.compactMap(\.mark)) == [mark], "\(kind)")
    }
  }

  @Test func unprintableScalarsAreReplaced() {
    let scalars: [(UInt32, UInt32)] = [
      (0, 0x2400), (0x1F, 0x241F), (0x20, 0x20), (0x7E, 0x7E), (0x7F, 0x2421), (0x80, 0xFFFD), (0x9F, 0xFFFD),
      (0xA0, 0xA0),
      (0xFFFE, 0xFFFD), (0xFFFD, 0xFFFD), (0x1FFFF, 0xFFFD), (0x1F600, 0x1F600),
    ]
    for (scalar, shown) in scalars {
      #expect(Unicode.Scalar(scalar).map { DrawingText.printable($0).value } == shown, "\(scalar)")
    }
  }

  @Test func findingsAreMarked() throws {
    let graph = NavigationGraph<NamedFragment>(
      [Segue(from: "a", to: "b"), Segue(from: "x", to: "b")], entry: "a")
    var drawing = GraphDrawing(graph)
    drawing.mark(try graph.findings())
    let marked = Dictionary(uniqueKeysWithValues: drawing.nodes.map { ($0.name, $0.notes) })
    #expect(drawing.nodes.filter { $0.mark == .problem }.map(\.name) == ["b", "x"])
    #expect(marked == ["a": [], "b": ["dead end"], "x": ["unreachable"]])
    #expect(drawing.edges.map(\.notes) == [[], ["never taken"]])
  }

  @Test func coverageIsDrawnAsWeight() {
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

  @Test func trafficIsDrawnAsWeight() {
    var drawing = GraphDrawing(NavigationGraph<NamedFragment>([Segue(from: "a", to: "b"), Segue(from: "a", to: "c")]))
    drawing.weigh(by: "visits", fragments: ["a": 200, "b": 50], segues: [["a", "b"]: 50])
    #expect(drawing.nodes.map(\.weight) == [1, 0.25, 0])
    #expect(drawing.edges.map(\.weight) == [1, 0])
    #expect(drawing.nodes.map(\.notes) == [["200"], ["50"], ["0"]])
    #expect(drawing.dot().contains("penwidth=4.0"))
    #expect(drawing.dot().contains("the thicker, the more visits"))
    // A weight out of bounds is clamped, and NaN counts as zero.
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

/// What a drawing shows of a segue, and of a session.
@Suite struct DrawnSegueTests {
  @Test func labelTextHasTheRulesOfASegue() throws {
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

  @Test func stepsOfASessionAreDrawn() throws {
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
    // A redirect isn't the segue through which it leads.
    #expect(drawing.edges.map { $0.steps.map(\.number) } == [[2, 3], []])
  }
}
