import Helm
import HelmTesting
import Testing

@Suite("Recordings as source") struct RecordingSourceTests {
  /// Fragments whose names are identifiers, and some whose names are not.
  struct Name: Fragment, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private func lines(_ commands: [NavigationCommand<Name>]) -> [String] {
    let recording = Recording<Name>(start: [], entries: commands.map { .command($0) }, end: [])
    return recording.asTest(named: "t").split(separator: "\n").dropFirst(2).dropLast(3).map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [
    ("home", ".home"), ("tab2", ".tab2"), ("_x", "._x"), ("x_", ".x_"), ("2tab", "\"2tab\""), ("my tab", "\"my tab\""),
    ("", "\"\""), ("a-b", "\"a-b\""), ("init", ".`init`"), ("Ünï", ".Ünï"), ("a\"b", "\"a\\\"b\""),
  ])
  func namesAreCasesOrStringLiterals(_ name: String, _ source: String) {
    #expect(lines([.present(Name(name))]) == ["helm.present(\(source))"])
  }

  @Test func aStartWithAnIDIsWritten() {
    let start: HelmPath<Name> = [PathEdge(from: PathFragment(Name("a"), id: "5"), to: PathFragment(Name("b")))]
    func second(_ start: HelmPath<Name>) -> Substring {
      let recording = Recording<Name>(id: AnyFragmentID(5), start: start, entries: [], end: start)
      return recording.asTest(named: "t").split(separator: "\n")[1]
    }
    #expect(second([]) == "  let helm = try Helm(graph: graph, id: \"5\")")
    #expect(second(start).hasPrefix("  let helm = try Helm(graph: graph, id: \"5\", path: ["))
  }

  @Test func commandsAreWrittenAsSwift() {
    let (a, b) = (Name("a"), Name("b"))
    let commands: [(NavigationCommand<Name>, String)] = [
      (.go(through: [PathFragment(a)]), "helm.go(to: .a)"),
      (.go(through: [PathFragment(a, id: "5")]), "helm.go(to: .a, id: \"5\")"),
      (.sequence([]), "helm.perform(.sequence([]))"), (.sequence([.back, .restart]), "helm.back(); helm.restart()"),
      (.showRoot, "helm.showRoot()"), (.dismissModals, "helm.dismissModals()"), (.restart, "helm.restart()"),
      (.pop(to: a), "helm.pop(to: .a)"), (.pop(to: a, id: "5"), "helm.pop(to: .a, id: \"5\")"),
      (.back, "helm.back()"), (.back(to: b), "helm.back(to: .b)"), (.dismiss, "helm.dismiss()"),
      (.dismiss(b), "helm.dismiss(.b)"), (.forward(id: nil), "helm.forward()"),
      (.forward(id: "7"), "helm.forward(id: \"7\")"),
    ]
    for (command, source) in commands { #expect(lines([command]) == [source]) }
    let several = lines([.go(through: [PathFragment(a), PathFragment(b, id: "5")])])
    #expect(several.count == 1)
    #expect(several.first?.hasPrefix("helm.go(through: [") == true)
    let second = lines([.go(through: [PathFragment(a, id: nil, occurrence: 1)])])
    #expect(second.first?.hasPrefix("helm.go(through: [") == true)
  }

  enum Mark: SegueTag { case write }

  /// Every command, with every kind of source.
  static let all: [(NavigationCommand<Name>, String)] = {
    let (a, b) = (Name("a"), Name("b"))
    let (plain, second) = (PathFragment(a, id: "1"), PathFragment(a, occurrence: 2))
    let edge = PathEdge(from: plain, to: PathFragment(b))
    let later = PathEdge(from: second, to: PathFragment(b, id: "2", occurrence: 1))
    let (plainSource, secondSource) = ("PathFragment(.a, id: \"1\")", "PathFragment(.a, occurrence: 2)")
    let edgeSource = "PathEdge(.a => .b, sourceID: \"1\")"
    let laterSource = "PathEdge(from: \(secondSource), to: PathFragment(.b, id: \"2\", occurrence: 1))"
    let tag = AnySegueTag(Mark.write)
    let tagSource = "RecordingSourceTests.Mark.write"
    return [
      (.present(b), "present(.b)"), (.present(b, id: "3"), "present(.b, id: \"3\")"),
      (.present(b, from: .any(a)), "present(.b, from: .a)"),
      (.present(b, id: "3", from: .any(a)), "present(.b, id: \"3\", from: .a)"),
      (.present(b, from: .exactly(second)), "present(.b, from: \(secondSource))"),
      (.present(b, id: "3", from: .exactly(plain)), "present(.b, id: \"3\", from: \(plainSource))"),
      (
        .present(b, from: .withID(a, id: "1")),
        "perform(.present(.b, from: .withID(.a, id: \"1\")))"
      ),
      (.present(tag: tag), "present(tag: \(tagSource))"),
      (.present(tag: tag, id: "3"), "present(tag: \(tagSource), id: \"3\")"),
      (.present([a => b]), "present([.a => .b])"), (.present([]), "present([])"),
      (.present(.edge(edge)), "perform(.present(.edge(\(edgeSource))))"),
      (.present(.edge(later)), "perform(.present(.edge(\(laterSource))))"),
      (.select(b), "select(.b)"), (.select(b, id: "3"), "select(.b, id: \"3\")"),
      (.select(b, from: .any(a)), "perform(.select(.b, from: .any(.a)))"),
      (
        .select(b, id: "3", from: .exactly(plain)),
        "perform(.select(.b, id: \"3\", from: .exactly(\(plainSource))))"
      ),
      (.select(b, from: .withID(a, id: "1")), "perform(.select(.b, from: .withID(.a, id: \"1\")))"),
      (
        .retarget(plain, id: "3"), "perform(.retarget(\(plainSource), to: AnyFragmentID(\"3\")))"
      ),
      (.retarget(second, id: nil), "perform(.retarget(\(secondSource), to: nil))"),
      (.forward(), "forward()"), (.forward(id: "3"), "forward(id: \"3\")"),
      (.forward(nil, from: .any(a)), "perform(.forward(nil, from: .any(.a)))"),
      (
        .forward(AnyFragmentID("3"), from: .exactly(second)),
        "perform(.forward(AnyFragmentID(\"3\"), from: .exactly(\(secondSource))))"
      ),
      (.dismiss, "dismiss()"), (.dismiss(b), "dismiss(.b)"), (.dismiss(b, id: "3"), "dismiss(.b, id: \"3\")"),
      (.dismiss(.tag(tag)), "dismiss(tag: \(tagSource))"),
      (.dismiss(.flow([a => b])), "perform(.dismiss(.flow([.a => .b])))"),
      (.dismiss(.place(second)), "perform(.dismiss(.place(\(secondSource))))"),
      (.dismiss(.edge(edge)), "perform(.dismiss(.edge(\(edgeSource))))"),
      (.back, "back()"), (.back(to: a), "back(to: .a)"),
      (.back(.from(plain)), "perform(.back(.from(\(plainSource))))"),
      (.pop(to: a), "pop(to: .a)"), (.pop(to: a, id: "1"), "pop(to: .a, id: \"1\")"),
      (
        .setStack([plain, PathFragment(b)], on: second),
        "perform(.setStack([\(plainSource), PathFragment(.b)], on: \(secondSource)))"
      ),
      (.setStack([], on: plain), "perform(.setStack([], on: \(plainSource)))"),
      (.go(to: b), "go(to: .b)"), (.go(to: b, id: "3"), "go(to: .b, id: \"3\")"),
      (.go(through: [second]), "go(through: [\(secondSource)])"),
      (.go(through: [plain, PathFragment(b)]), "go(through: [\(plainSource), PathFragment(.b)])"),
      (.showRoot, "showRoot()"), (.dismissModals, "dismissModals()"), (.restart, "restart()"),
      (.replace([]), "perform(.replace([]))"),
      (.replace([edge]), "perform(.replace([\(edgeSource)]))"),
      (
        .replace([PathEdge(from: PathFragment(a), to: PathFragment(b, id: "2")), PathEdge(a => a)]),
        "perform(.replace([PathEdge(.a => .b, targetID: \"2\"), .a => .a]))"
      ),
      (
        .replace([PathEdge(from: plain, to: PathFragment(b, id: "2"))]),
        "perform(.replace([PathEdge(.a => .b, sourceID: \"1\", targetID: \"2\")]))"
      ),
      (.add(.disabled, to: [a => b]), "edit(segue: [.a => .b]).add(trait: .disabled)"),
      (.remove(.disabled, from: [a => b, b => a]), "edit(segue: [.a => .b, .b => .a]).remove(trait: .disabled)"),
      (
        .add(.redirect(to: [b => a]), to: [a => b]),
        "edit(segue: [.a => .b]).add(trait: .redirect(to: [.b => .a]))"
      ),
      (.sequence([.back, .sequence([.dismiss])]), "back(); helm.dismiss()"),
    ]
  }()

  @Test(arguments: all.indices) func everyCommandIsWrittenAsSwift(number: Int) {
    let (command, source) = Self.all[number]
    #expect(lines([command]) == ["helm." + source])
  }

  @Test func asTestWritesAWholeTest() {
    let (a, b) = (Name("a"), Name("b b"))
    let recording = Recording<Name>(
      start: [a => b], entries: [.command(.back), .state([], note: "undo\nof\rit"), .command(.present(b))],
      end: [PathEdge(a => b, targetID: "2")])
    #expect(
      recording.asTest() == """
        @Test @MainActor func replaysTheRecording() throws {
          let helm = try Helm(graph: graph, path: [.a => "b b"])
          helm.back()
          try helm.replace(path: [])  // undo of it
          helm.present("b b")
          let end: HelmPath<RecordingSourceTests.Name> = [PathEdge(.a => "b b", targetID: "2")]
          #expect(helm.path == end)
        }
        """)
    #expect(
      recording.asTest(named: "mine", graph: "App.graph").hasPrefix(
        "@Test @MainActor func mine() throws {\n  let helm = try Helm(graph: App.graph, path:"))
  }

  /// Ids are written as string literals, whatever they contain.
  @Test func idsAreEscapedStringLiterals() {
    #expect(lines([.present(Name("a"), id: "\"\\(1)\n")]) == [#"helm.present(.a, id: "\"\\(1)\n")"#])
  }

  enum Outer: Fragment { case inner(Inner), plain }
  enum Inner: Fragment { case deep, `init` }

  /// A fragment of a module is written as the case that holds it.
  @Test func aFragmentOfAModuleIsWrittenAsNestedCases() {
    func source(_ fragment: Outer) -> String? {
      let recording = Recording<Outer>(start: [], entries: [.command(.present(fragment))], end: [])
      return recording.asTest().split(separator: "\n").dropFirst(2).first.map(String.init)
    }
    #expect(source(.plain) == "  helm.present(.plain)")
    #expect(source(.inner(.deep)) == "  helm.present(.inner(.deep))")
    #expect(source(.inner(.`init`)) == "  helm.present(.inner(.`init`))")
  }
}
