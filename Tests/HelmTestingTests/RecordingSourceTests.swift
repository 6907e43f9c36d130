import Helm
import HelmTesting
import Testing

@Suite("Recordings as source") struct RecordingSourceTests {
  /// Fragments whose names are identifiers, and some that are none.
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
  func names(_ name: String, _ source: String) {
    #expect(lines([.present(Name(name))]) == ["helm.present(\(source))"])
  }

  @Test func aStartWithAnID() {
    let start: HelmPath<Name> = [PathEdge(from: PathFragment(Name("a"), id: "5"), to: PathFragment(Name("b")))]
    func second(_ start: HelmPath<Name>) -> Substring {
      let recording = Recording<Name>(id: AnyFragmentID(5), start: start, entries: [], end: start)
      return recording.asTest(named: "t").split(separator: "\n")[1]
    }
    #expect(second([]) == "  let helm = try Helm(graph: graph, id: \"5\")")
    #expect(second(start).hasPrefix("  let helm = try Helm(graph: graph, id: \"5\", path: ["))
  }

  @Test func commands() {
    let (a, b) = (Name("a"), Name("b"))
    let commands: [(NavigationCommand<Name>, String)] = [
      (.go(through: [PathFragment(a)]), "helm.go(to: .a)"),
      (.go(through: [PathFragment(a, id: "5")]), "helm.go(to: .a, id: \"5\")"),
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
}
