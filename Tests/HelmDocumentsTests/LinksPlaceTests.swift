import Helm
import HelmDocuments
import Testing

/// The places of findings in a links document, and the files of websites for repeated patterns.
@Suite struct LinksPlaceTests {
  private typealias Finding = LinkFinding<NamedFragment>

  private static func places(_ findings: [Finding], in text: String) throws -> [String] {
    try PlacedLinksDocument(reading: text.utf8).errors(for: findings).map { "\($0.line):\($0.column): \($0.path)" }
  }

  /// The findings in the order in which they are given, whatever their places.
  @Test func findingsArePlacedAtTheirLinksInAnyOrder() throws {
    let text = """

      { "version": 1, "links": [ { "pattern": "/home", "fragments": [ "home" ] },
          { "pattern": "/old", "to": "/list" },
        { "pattern": "/list", "fragments": [ "list" ] },
         { "pattern": "/older", "to": "/lost" },
           { "pattern": "/oldest", "to": "/lost" } ],
        "fallback": [ "home" ], "origins": [ "helm:" ] }
      """
    let findings: [Finding] = [
      .lostTarget(pattern: "/oldest", target: "/lost"), .badPattern("/lost", column: 1, reason: "it is bad"),
      .badPattern("/list", column: 1, reason: "it is bad"), .badPattern("/old", column: 1, reason: "it is bad"),
      .badPattern("helm", column: 1, reason: "it is bad"), .unreachable(pattern: nil, "list", from: "home"),
      .noFragments(pattern: "/home"),
    ]
    #expect(
      try Self.places(findings, in: text) == [
        "6:6: $.links[4]", "6:6: $.links[4]", "4:3: $.links[2]", "3:5: $.links[1]", "7:38: $.origins",
        "7:15: $.fallback", "2:28: $.links[0]",
      ])
  }

  /// What is about the target of a redirect, except that it is no pattern, isn't about the redirect itself.
  @Test func onlyABadPatternIsLookedUpAmongTheTargets() throws {
    let text = #"{ "version": 1, "fallback": [], "links": [ { "pattern": "/old", "to": "/list" } ] }"#
    #expect(
      try Self.places([.noFragments(pattern: "/list"), .badPattern("/list", column: 1, reason: "it is bad")], in: text)
        == ["1:29: $.fallback", "1:44: $.links[0]"])
  }

  /// Without origins and a fallback, the place is that of the whole document.
  @Test func findingsOfFieldsThatAreLeftOutArePlacedAtTheDocument() throws {
    let text = "\n  { \"version\": 1, \"links\": [] }"
    let findings: [Finding] = [
      .badPattern("helm", column: 1, reason: "it is bad"), .unknownFragment(pattern: nil, "cart", closeNames: []),
    ]
    #expect(try Self.places(findings, in: text) == ["2:3: $.origins", "2:3: $.fallback"])
  }

  /// Each kind of finding has the pattern of the link that is to be changed.
  @Test func findingsAreAboutTheirPattern() {
    let findings: [Finding] = [
      .badPattern("/a", column: 1, reason: ""), .noFragments(pattern: "/a"),
      .unusedParameter(pattern: "/a", parameter: "n"), .unknownParameter(pattern: "/a", parameter: "n"),
      .ambiguous(pattern: "/a", other: "/b", example: "/c"), .moreAmbiguous(pattern: "/a", than: 1),
      .lostTarget(pattern: "/a", target: "/b"), .unknownFragment(pattern: "/a", "home", closeNames: []),
      .unreachable(pattern: "/a", "list", from: "home"), .neverInFront(pattern: "/a", "home", opens: "list"),
      .missingID(pattern: "/a", "home", expected: "Int"),
      .wrongID(pattern: "/a", parameter: "n", type: "uuid", "home", expected: "Int"),
    ]
    #expect(findings.map(\.pattern) == Array(repeating: "/a", count: findings.count))
    #expect(Finding.missingID(pattern: nil, "home", expected: "Int").pattern == nil)
  }

  // MARK: Files of websites

  /// Two patterns with the same paths are one component, and exclusions come before the links.
  @Test func componentsOfAnAppleFileAreListedOnce() throws {
    let document = try LinksDocument(
      reading: """
        { "version": 1, "origins": [ "https://helm.example" ],
          "apps": { "apple": [ "ABCDE12345.a", "ABCDE12345.b" ], "webcredentials": [ "ABCDE12345.a", "ABCDE12345.b" ],
            "exclude": [ "/list/:id", "/list/:n", "https://helm.example/docs/*", "https://other.example/x/*" ] },
          "links": [
            { "pattern": "/list/:id", "fragments": [ "list" ] }, { "pattern": "/list/:n(int)", "fragments": [ "detail" ] },
            { "pattern": "https://other.example/y/*", "fragments": [ "list" ] } ] }
        """)
    #expect(
      document.appleAssociation(for: "helm.example") == """
        { "applinks": { "details": [ { "appIDs": [ "ABCDE12345.a", "ABCDE12345.b" ], "components": [
          { "/": "/list/?*", "exclude": true },
          { "/": "/docs/?*", "exclude": true },
          { "/": "/list/?*" }] } ] },
          "webcredentials": { "apps": [ "ABCDE12345.a", "ABCDE12345.b" ] } }

        """)
    #expect(
      document.appleAssociation(for: "nowhere.example")
        .hasPrefix(
          """
          { "applinks": { "details": [ { "appIDs": [ "ABCDE12345.a", "ABCDE12345.b" ], "components": [
            { "/": "/list/?*", "exclude": true }] } ] },
          """))
  }

  @Test func aWebsiteWithoutAppsAndLinksHasEmptyFiles() throws {
    let document = try LinksDocument(reading: #"{ "version": 1, "links": [] }"#)
    #expect(
      document.appleAssociation(for: "helm.example")
        == "{ \"applinks\": { \"details\": [ { \"appIDs\": [], \"components\": [] } ] } }\n")
    #expect(document.androidAssociation() == "[]\n")
    #expect(document.androidIntentFilters() == "")
    #expect(document.hosts == [] && !document.hasLinks(from: "helm.example"))
  }

  @Test func appsOfAppClipsAreListedWithoutCredentials() throws {
    let document = try LinksDocument(
      reading: #"{ "version": 1, "apps": { "appclips": [ "ZZZZZ99999.Zz-9" ] }, "links": [] }"#)
    #expect(
      document.description == """
        { "version": 1, "origins": [],
          "apps": { "apple": [], "appclips": [ "ZZZZZ99999.Zz-9" ], "android": [] },
          "links": [] }

        """)
    #expect(
      document.appleAssociation(for: "helm.example") == """
        { "applinks": { "details": [ { "appIDs": [], "components": [] } ] },
          "appclips": { "apps": [ "ZZZZZ99999.Zz-9" ] } }

        """)
  }
}
