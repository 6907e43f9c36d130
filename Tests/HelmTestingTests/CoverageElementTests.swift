import Helm
import HelmDocuments
import HelmTesting
import Testing

private enum Screen: Fragment { case home, list, detail }

/// The elements of coverage documents.
@Suite struct CoverageElementTests {
  @Test(
    arguments: [
      (#"{"version":1,"segues":[],"pairs":[]}"#, #"1:1: $: the key "fragments" is missing"#),
      (#"{"version":1,"fragments":[],"pairs":[]}"#, #"1:1: $: the key "segues" is missing"#),
      (
        #"{"version":1,"fragments":{},"segues":[],"pairs":[]}"#,
        "1:26: $.fragments: expected an array of fragments, found an object"
      ),
      (
        #"{"version":1,"fragments":[],"segues":7,"pairs":[]}"#,
        "1:38: $.segues: expected an array of segues, found 7"
      ),
      (
        #"{"version":1,"fragments":[],"segues":[],"pairs":7}"#, "1:49: $.pairs: expected an array of pairs, found 7"
      ),
      (
        #"{"version":1,"fragments":[],"segues":[["a","b"],"c"],"pairs":[]}"#,
        #"1:49: $.segues[1]: expected a segue, which is an array of two fragments, found "c""#
      ),
      (
        #"{"version":1,"fragments":[],"segues":[[]],"pairs":[]}"#,
        "1:39: $.segues[0]: expected a segue, which is an array of two fragments, found 0 elements"
      ),
      (
        #"{"version":1,"fragments":[],"segues":[["a","b","c"]],"pairs":[]}"#,
        "1:39: $.segues[0]: expected a segue, which is an array of two fragments, found 3 elements"
      ),
      (
        #"{"version":1,"fragments":[],"segues":[],"pairs":[{}]}"#,
        "1:50: $.pairs[0]: expected a pair, which is an array of two segues, found an object"
      ),
      (
        #"{"version":1,"fragments":[],"segues":[],"pairs":[[["a","b"],"c"]]}"#,
        #"1:61: $.pairs[0][1]: expected a segue, which is an array of two fragments, found "c""#
      ),
    ])
  func malformedElementsAreReported(text: String, error: String) {
    let thrown = #expect(throws: DocumentError.self) { try CoverageDocument(json: text.utf8) }
    #expect(thrown?.description == error)
  }

  /// Everything is in the order of the graph, and names are escaped.
  @Test func elementsAreWrittenInTheOrderOfTheGraph() throws {
    let graph = NavigationGraph<NamedFragment>(
      [
        Segue(from: "ho\"me", to: "list", dismissable: true), Segue(from: "ho\"me", to: "detail", dismissable: true),
        Segue(from: "list", to: "detail", dismissable: true), Segue(from: "detail", to: "list", dismissable: true),
      ], entry: "ho\"me")
    var coverage = NavigationCoverage(graph)
    let commands: [NavigationCommand<NamedFragment>] = [
      .present("list"), .present("detail"), .present("list"), .present("detail"), .restart, .present("detail"),
      .present("list"),
    ]
    coverage.record(commands, from: try Navigation(graph: graph))
    let text = CoverageDocument(coverage).json()
    #expect(
      text == #"{"fragments":["ho\"me","list","detail"],"#
        + #""pairs":[[["ho\"me","list"],["list","detail"]],[["ho\"me","detail"],["detail","list"]],"#
        + #"[["list","detail"],["detail","list"]],[["detail","list"],["list","detail"]]],"#
        + #""segues":[["ho\"me","list"],["ho\"me","detail"],["list","detail"],["detail","list"]],"version":1}"#)
    let read = try CoverageDocument(json: text.utf8)
    #expect(read == CoverageDocument(coverage))
    #expect(read.coverage(of: graph).report == coverage.report)
  }
}
