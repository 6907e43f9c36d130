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
  static let fingerprint = (0..<32).map { _ in "6D" }.joined(separator: ":")
  static let good = """
    { "version": 1, "origins": [ "helm:", "https://helm.example" ],
      "apps": { "apple": [ "ABCDE12345.example" ], "webcredentials": [ "ABCDE12345.example" ], "exclude": [ "/home/**" ],
        "android": [ { "package": "example.helm", "fingerprints": [ "\(fingerprint)" ] } ] },
      "links": [
        { "pattern": "/home", "fragments": [ "home" ] },
        { "pattern": "/list/:id(int)", "fragments": [ "list", "detail" ] } ] }
    """
  static let bad = """
    { "version": 1, "origins": [ "helm:" ], "links": [
        { "pattern": "/list/:id", "fragments": [ "list", "detail" ] },
        { "pattern": "/list/*", "fragments": [ "list" ] } ] }
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

  @Test func linksPrintsATable() {
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

  @Test func linksPrintsFindings() {
    var (code, output, _) = run("g", "bad")
    #expect(code == 1)
    #expect(
      output == """
        /list/:id  list => detail (:id)
        /list/*    list
        2 links from helm:
        No link leads to start, home
        bad:3:5: $.links[1]: The patterns /list/:id and "/list/*" both match helm://list/a, and neither is more specific. \
        Change one of them, or name types of ids that tell them apart.

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

  /// The table lists precedences, the targets of old URLs, and the fallback.
  @Test func linksPrintsPrecedencesOldURLsAndFallback() {
    let text = """
      { "version": 1, "origins": [ "helm:" ], "values": { "lang": "en" }, "fallback": [ "home" ], "links": [
          { "pattern": "/:id", "fragments": [ "detail" ] },
          { "pattern": "/new", "fragments": [ "list" ] },
          { "pattern": "/:lang/:a/:b", "fragments": [ "list", "detail" ] },
          { "pattern": "/old/:id", "to": "/:id" } ] }
      """
    let (code, output, _) = run(["g", "f"], files: ["f": text])
    #expect(code == 0)
    #expect(
      output == """
        /:id          detail (:id)
        /new          list
        /:lang/:a/:b  list => detail (:a :b)
        /old/:id      -> /:id
        anything else  home
        4 links from helm:
        /new takes precedence over /:id, as for helm://new
        No link leads to start

        """)
  }

  /// A container with an auto, and a list that is too long.
  @Test func linksPrintsContainersAndTruncatesLongLists() {
    let graph = """
      { "version": 1, "segues": [ { "from": "home", "to": "news", "style": "hold", "auto": true } ] }
      """
    let links = """
      { "version": 1, "links": [
        { "pattern": "/", "fragments": [ "home" ] }, { "pattern": "/news", "fragments": [ "news" ] } ] }
      """
    let (code, output, _) = run(["g2", "f"], files: ["g2": graph, "f": links])
    #expect(code == 1)
    #expect(
      output.hasSuffix(
        """
        f:2:3: $.links[0]: The link / leads to home, which never stays in front: an auto segue leads on to news, and cannot \
        be dismissed. Name news instead.

        """), "\(output)")
    let many = (0..<120).map { #", { "pattern": "/n\#($0)", "fragments": [ "news" ] }"# }.joined()
    let long =
      #"{ "version": 1, "links": [ { "pattern": "/:any", "fragments": [ "news" ] }\#(many) ], "values": { "any": "" } }"#
    let (_, table, _) = run(["g2", "f"], files: ["g2": graph, "f": long])
    #expect(table.contains("… and more: the list is cut off after 100 pairs.\n"), "\(table)")
    #expect(table.split(separator: "\n").count { $0.contains(" takes precedence over ") } == 100)
  }

  /// Ids that the graph requires, checked before anything is opened.
  @Test func linksChecksTheIDsOfTheGraph() {
    let graph = """
      { "version": 1, "segues": [ { "from": "home", "to": "detail" } ], "ids": { "detail": "Int" } }
      """
    let links = """
      { "version": 1, "links": [
        { "pattern": "/detail", "fragments": [ "detail" ] },
        { "pattern": "/x/:foo(uuid)", "fragments": [ "detail" ] },
        { "pattern": "/y/:foo", "fragments": [ "detial" ] } ] }
      """
    let (code, output, _) = run(["g2", "f"], files: ["g2": graph, "f": links])
    #expect(code == 1)
    #expect(
      output.hasSuffix(
        """
        f:2:3: $.links[0]: The link /detail leads to detail without an id: expected Int. Add a parameter for it, and make it required or give it a default.
        f:3:3: $.links[1]: The parameter :foo of /x/:foo(uuid) is uuid, but detail takes ids of type Int.
        f:4:3: $.links[2]: The link /y/:foo leads to detial, which is not a fragment of the graph. Did you mean detail?

        """), "\(output)")
  }

  @Test func linksWritesAssociationFiles() throws {
    let document = try LinksDocument(reading: Self.good)
    #expect(run("g", "good", "--format", "apple").output == document.appleAssociation(for: "helm.example"))
    #expect(run("g", "good", "--format", "android").output == document.androidAssociation())
    #expect(run("g", "good", "--format", "manifest").output == document.androidIntentFilters())
    #expect(run("g", "bad", "--format", "apple").code == 2)
    #expect(
      run("g", "lost", "--format", "android").errors
        == "helm-nav: lost:2:5: $.links[0]: The link /lost leads to lists, which is not a fragment of the graph. Did you mean list?\n"
    )
  }

  @Test func checkReportsOutdatedAssociationFiles() throws {
    let document = try LinksDocument(reading: Self.good)
    // Whitespace and the order of keys don't matter.
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
        f:6:10: $.applinks.details[0].components[4]["/"]: expected "/list/?*", found "/lists/?*"
        To write it again: helm-nav links g good --format apple > f

        """)
    (code, output, errors) = run(["g", "good", "--check", "f"], files: ["f": "{"])
    #expect(code == 2)
    #expect(errors == "helm-nav: f:1:2: $: expected a key in quotes, found the end of the document\n")
  }

  @Test(arguments: [
    (["links"], "the graph document is missing"),
    (["links", "g"], "the links document is missing"),
    (["links", "g", "good", "x"], "unexpected argument x"),
    (["links", "g", "good", "--format", "web"], "unknown format web; expected table, apple, android or manifest"),
    (
      ["links", "g", "good", "--format", "apple", "--check", "f"],
      "--check can't be combined with --format: it detects the format of the file"
    ),
  ])
  func badUsageIsExplained(_ arguments: [String], _ reason: String) {
    let console = TextConsole(files: ["g": Self.graph, "good": Self.good])
    #expect(runTool(arguments, console) == 2)
    #expect(console.errors == "helm-nav: \(reason) (see helm-nav links --help)\n")
  }

  @Test func missingAppsOrWebsitesAreExplained() {
    let plain = #"{ "version": 1, "links": [ { "pattern": "/home", "fragments": [ "home" ] } ] }"#
    #expect(
      run(["g", "p", "--format", "apple"], files: ["p": plain]).errors
        == "helm-nav: the links document names no apps for it: give it \"apps\": { \"apple\": … } (see helm-nav links --help)\n"
    )
    let apps =
      #"{ "version": 1, "apps": { "apple": [ "ABCDE12345.x" ] }, "links": [ { "pattern": "/home", "fragments": [ "home" ] } ] }"#
    #expect(
      run(["g", "p", "--format", "apple"], files: ["p": apps]).errors
        == "helm-nav: the links document has no website among its origins; add one, such as https://helm.example "
        + "(see helm-nav links --help)\n")
  }
}
