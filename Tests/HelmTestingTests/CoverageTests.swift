import Helm
import HelmDocuments
import HelmTesting
import Testing

@Suite("Coverage")
struct CoverageTests {
  static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, style: .hold, auto: true), Segue(.b => .c, dismissable: true), Segue(.c => .d, dismissable: true),
    Segue(.a => .d, style: .hold),
  ])

  func coverage() throws -> NavigationCoverage<Letter> {
    var navigation = try Navigation(graph: Self.graph)
    var coverage = NavigationCoverage(Self.graph)
    coverage.begin(at: navigation)
    try coverage.perform(.present(.c, id: nil), on: &navigation)
    #expect(throws: HelmError<Letter>.self) { try coverage.perform(.present(.a, id: nil), on: &navigation) }
    return coverage
  }

  @Test("the text of a coverage lists what is not covered")
  func text() throws {
    #expect(
      try coverage().report.description == """
        fragments: 3 of 4 (75 %)
          not covered: d
        segues: 2 of 4 (50 %)
          not covered: a => d
          not covered: c => d
        pairs: 0 of 2 (0 %)
          not covered: a => b, then b => c
          not covered: b => c, then c => d
        """)
  }

  @Test("a coverage document is written and read back")
  func document() throws {
    let coverage = try coverage()
    let text = CoverageDocument(coverage).json()
    #expect(text == #"{"fragments":["a","b","c"],"pairs":[],"segues":[["a","b"],["b","c"]],"version":1}"#)
    let read = try CoverageDocument(json: Array(text.utf8)).coverage(of: Self.graph)
    #expect(read.fragments == coverage.fragments)
    #expect(read.segues == coverage.segues)
  }

  @Test("a walk over every pair covers its targets, and unions are formed")
  func walk() throws {
    let walk = try Navigation(graph: Self.graph).walk(covering: .pairs)
    var coverage = NavigationCoverage(Self.graph)
    coverage.record(walk)
    #expect(
      Set(coverage.pairs.map { WalkTarget.pair($0.first, $0.second) }) == Set(walk.covered))
    var other = try self.coverage()
    other.formUnion(coverage)
    #expect(other.pairs == coverage.pairs)
    var recorded = NavigationCoverage(Self.graph)
    recorded.record(walk.steps.map(\.command), from: walk.start)
    #expect(recorded.pairs == coverage.pairs && recorded.segues == coverage.segues)
  }

  @Test("a recording of a Helm covers what was performed, including changes of rules")
  @MainActor func recording() throws {
    let helm = try Helm(graph: Self.graph)
    helm.present(.c)
    helm.present(.d)
    helm.edit(segue: .c => .d).add(trait: .disabled)
    var coverage = NavigationCoverage(Self.graph)
    try coverage.record(helm.recording, in: try Navigation(graph: Self.graph))
    #expect(coverage.segues == [.a => .b, .b => .c, .c => .d])
    #expect(coverage.pairs == [.init(.b => .c, .c => .d)])
    #expect(coverage.fragments == [.a, .b, .c, .d])
  }

  @Test("the events of a Helm cover what was presented")
  @MainActor func events() async throws {
    let helm = try Helm(graph: Self.graph)
    var coverage = NavigationCoverage(Self.graph)
    coverage.begin(at: helm.navigation)
    var events = helm.events.makeAsyncIterator()
    helm.present(.c)
    helm.present(.d)
    for _ in 0..<2 { if let event = await events.next() { coverage.record(event) } }
    #expect(coverage.segues == [.a => .b, .b => .c, .c => .d])
    #expect(coverage.pairs == [.init(.b => .c, .c => .d)])
    #expect(coverage.fragments == [.a, .b, .c, .d])
  }

  @Test("a dismissal ends a pair of segues, and a redirect doesn't")
  @MainActor func pairsOfEvents() async throws {
    let helm = try Helm<Letter>(
      nav: [
        Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold, dismissable: true, presentation: .overlay),
        Segue(.b => .d, dismissable: true), Segue(.b => .e, dismissable: true), Segue(.d => .f, dismissable: true),
      ], entry: .a)
    helm.edit(segue: .b => .e).add(trait: .redirect(to: Flow(.b => .d)))
    var coverage = NavigationCoverage(helm.graph)
    coverage.begin(at: helm.navigation)
    var events = helm.events.makeAsyncIterator()
    helm.present(.c)
    helm.present(.b)
    helm.dismiss(.c)
    helm.present(.d)
    helm.present(.f)
    for _ in 0..<5 { if let event = await events.next() { coverage.record(event) } }
    #expect(coverage.pairs == [.init(.b => .d, .d => .f)])

    // Nor is a segue taken before something else.
    try helm.replace(path: [])
    var between = NavigationCoverage(helm.graph)
    helm.present(.b)
    helm.present(.c)
    helm.present(.d)
    for _ in 0..<4 { if let event = await events.next() { between.record(event) } }
    #expect(between.segues == [.a => .b, .a => .c, .b => .d])
    #expect(between.pairs == [])

    try helm.replace(path: [])
    helm.present(.b)
    helm.present(.e)
    var redirected = NavigationCoverage(helm.graph)
    for _ in 0..<4 { if let event = await events.next() { redirected.record(event) } }
    #expect(redirected.segues == [.a => .b, .b => .d])
    #expect(redirected.pairs == [.init(.a => .b, .b => .d)])
  }

  @Test(
    "malformed documents are reported",
    arguments: [
      ("[", "1:2: $[0]: expected a value, found the end of the document"),
      ("[]", "1:1: $: expected a coverage document, which is an object, found an array"),
      (
        #"{"version":2,"fragments":[],"segues":[],"pairs":[]}"#,
        "1:12: $.version: the version 2 is unknown; expected 1"
      ),
      (#"{"version":1,"fragments":[],"segues":[]}"#, "1:1: $: the key \"pairs\" is missing"),
      (
        #"{"version":1,"fragments":[],"segues":[["a"]],"pairs":[]}"#,
        "1:39: $.segues[0]: expected a segue, which is an array of two fragments, found 1 element"
      ),
      (
        #"{"version":1,"fragments":[],"segues":[],"pairs":[[["a","b"]]]}"#,
        "1:50: $.pairs[0]: expected a pair, which is an array of two segues, found 1 element"
      ),
      (
        #"{"version":1,"fragments":[],"segues":[],"pairs":[[["a","b"],["b",3]]]}"#,
        "1:66: $.pairs[0][1][1]: expected a fragment's name, found 3"
      ),
      (
        #"{"version":1,"fragments":[1],"segues":[],"pairs":[]}"#,
        "1:27: $.fragments[0]: expected a fragment's name, found 1"
      ),
    ])
  func malformed(text: String, error: String) throws {
    let thrown = #expect(throws: DocumentError.self) { try CoverageDocument(json: text.utf8) }
    #expect(thrown?.description == error)
  }
}
