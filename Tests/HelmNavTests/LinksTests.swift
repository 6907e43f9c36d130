import Foundation
import Helm
import HelmDocuments
import Testing

@testable import helm_nav

@Suite struct LinksCommandTests {
  static let graph = """
    { "version": 1, "segues": [
      { "from": "start", "to": "home" }, { "from": "home", "to": "list" }, { "from": "list", "to": "detail" } ] }
    """
  static let good = """
    { "version": 1, "origins": [ "helm:", "https://helm.example" ],
      "apps": { "apple": [ "T.example" ], "android": [ { "package": "example", "fingerprints": [ "14:6D" ] } ] },
      "links": [
        { "pattern": "/home", "fragments": [ "home" ] },
        { "pattern": "/list/:id(int)", "fragments": [ "list", "detail" ] } ] }
    """
  static let bad = """
    { "version": 1, "origins": [ "helm:" ], "links": [
        { "pattern": "/list/:id", "fragments": [ "list", "detail" ] },
        { "pattern": "/list/new", "fragments": [ "list" ] } ] }
    """
  static let lost = """
    { "version": 1, "links": [
        { "pattern": "/lost", "fragments": [ "lists" ] },
        { "pattern": "/back", "fragments": [ "detail", "home" ] } ] }
    """

  func run(_ arguments: String...) -> (code: Int32, output: String, errors: String) {
    run(arguments, files: [:])
  }

  func run(_ arguments: [String], files: [String: String]) -> (code: Int32, output: String, errors: String) {
    var all = ["g": Self.graph, "good": Self.good, "bad": Self.bad, "lost": Self.lost]
    all.merge(files) { $1 }
    let console = TextConsole(files: all)
    let code = runTool(["links"] + arguments, console)
    return (code, console.output, console.errors)
  }

  @Test func table() {
    let (code, output, errors) = run("g", "good")
    #expect(code == 0)
    #expect(errors == "")
    #expect(
      output == """
        /home           home
        /list/:id(int)  list => detail (:id)
        2 links from helm:, https://helm.example
        No link leads to start, list

        """)
  }

  @Test func findings() {
    var (code, output, _) = run("g", "bad")
    #expect(code == 1)
    #expect(
      output == """
        /list/:id  list => detail (:id)
        /list/new  list
        2 links from helm:
        No link leads to start, home
        bad:3:5: $.links[1]: The patterns /list/:id and /list/new both match helm://list/new. Change one of them, \
        or name types of ids that tell them apart.

        """)
    (code, output, _) = run("g", "lost")
    #expect(code == 1)
    #expect(
      output.hasSuffix(
        """
        lost:2:5: $.links[0]: The link /lost leads to lists, which is not a fragment of the graph. Did you mean list?
        lost:3:5: $.links[1]: The link /back leads to home, but no segues lead there from detail. Add one, or change the link.

        """))
  }

  @Test func files() throws {
    let document = try LinksDocument(reading: Self.good)
    #expect(run("g", "good", "--format", "apple").output == document.appleAssociation(for: "helm.example"))
    #expect(run("g", "good", "--format", "android").output == document.androidAssociation())
    #expect(run("g", "bad", "--format", "apple").code == 2)
    #expect(
      run("g", "lost", "--format", "android").errors
        == "helm-nav: lost:2:5: $.links[0]: The link /lost leads to lists, which is not a fragment of the graph. Did you mean list?\n"
    )
  }

  @Test func drift() throws {
    let document = try LinksDocument(reading: Self.good)
    // Space and the order of keys don't matter.
    let apple = document.appleAssociation(for: "helm.example")
    var (code, output, errors) = run(["g", "good", "--check", "f"], files: ["f": apple.filter { !$0.isWhitespace }])
    #expect(code == 0)
    #expect(output == "")
    #expect(errors == "")
    #expect(run(["g", "good", "--check", "f"], files: ["f": document.androidAssociation()]).code == 0)

    (code, output, errors) = run(
      ["g", "good", "--check", "f"], files: ["f": apple.replacingOccurrences(of: "/list/?*", with: "/lists/?*")])
    #expect(code == 1)
    #expect(
      output == """
        f:3:10: $.applinks.details[0].components[1]["/"]: expected "/list/?*", found "/lists/?*"
        To write it anew: helm-nav links g good --format apple > f

        """)
    (code, output, errors) = run(["g", "good", "--check", "f"], files: ["f": "{"])
    #expect(code == 2)
    #expect(errors == "helm-nav: f:1:2: $: expected a key in quotes, found the end of the document\n")
  }

  @Test(arguments: [
    (["links"], "the graph document is missing"),
    (["links", "g"], "the links document is missing"),
    (["links", "g", "good", "x"], "unexpected argument x"),
    (["links", "g", "good", "--format", "web"], "unknown format web; expected table, apple or android"),
    (
      ["links", "g", "good", "--format", "apple", "--check", "f"], "--check goes without --format: it looks at the file"
    ),
  ])
  func badUsage(_ arguments: [String], _ reason: String) {
    let console = TextConsole(files: ["g": Self.graph, "good": Self.good])
    #expect(runTool(arguments, console) == 2)
    #expect(console.errors == "helm-nav: \(reason) (helm-nav links --help shows what there is)\n")
  }

  @Test func noAppsAndNoWebsite() {
    let plain = #"{ "version": 1, "links": [ { "pattern": "/home", "fragments": [ "home" ] } ] }"#
    #expect(
      run(["g", "p", "--format", "apple"], files: ["p": plain]).errors
        == "helm-nav: the links document names no apps for it: give it \"apps\": { \"apple\": … } (helm-nav links --help shows what there is)\n"
    )
    let apps =
      #"{ "version": 1, "apps": { "apple": [ "T.x" ] }, "links": [ { "pattern": "/home", "fragments": [ "home" ] } ] }"#
    #expect(
      run(["g", "p", "--format", "apple"], files: ["p": apps]).errors
        == "helm-nav: the links document has no website among its origins; add one, such as https://helm.example "
        + "(helm-nav links --help shows what there is)\n")
  }
}
