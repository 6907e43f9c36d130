import Helm
import HelmDocuments
import Testing

/// The fields of a links document: what each has to be, and what remains of those that are left out.
@Suite struct LinksFieldTests {
  private static func common(_ fields: String) -> String { #"{ "version": 1, "links": [], \#(fields) }"# }
  private static func links(_ links: String) -> String { #"{ "version": 1, "links": [ \#(links) ] }"# }

  /// Documents whose error is at the start of the second line: the place and the reason.
  static let malformed: [(text: String, error: String)] = [
    (common("\"origins\": [ \"helm:\",\n7 ]"), "$.origins[1]: expected an origin, found 7"),
    (common("\"values\":\n[]"), "$.values: expected an object with the values of parameters, found an array"),
    (
      common("\"values\": { \"lang\": \"en\", \"tenant\":\n7 }"),
      "$.values.tenant: expected the value of a parameter, found 7"
    ),
    (common("\"ignoresCase\":\n\"yes\""), "$.ignoresCase: expected true or false, found \"yes\""),
    (common("\"fallback\":\n\"home\""), "$.fallback: expected an array of fragments, found \"home\""),
    (common("\"fallback\": [ \"home\",\n7 ]"), "$.fallback[1]: expected the name of a fragment, found 7"),
    (common("\"apps\":\n[]"), "$.apps: expected an object with the apps of each system, found an array"),
    ("{ \"version\": 1, \"links\":\n{} }", "$.links: expected an array of links, found an object"),
    (links("{ \"pattern\":\n7 }"), "$.links[0].pattern: expected a pattern, found 7"),
    (
      links("{ \"pattern\": \"/old\", \"to\":\n7 }"),
      "$.links[0].to: expected the pattern of the new URLs, found 7"
    ),
    (links("\n{ \"pattern\": \"/list\" }"), "$.links[0]: the key \"fragments\" is missing"),
    (
      links("{ \"pattern\": \"/list\", \"fragments\":\n\"list\" }"),
      "$.links[0].fragments: expected an array of fragments, found \"list\""
    ),
    (
      links("{ \"pattern\": \"/:n\", \"fragments\": [ \"list\", { \"fragment\": \"detail\", \"id\":\n7 } ] }"),
      "$.links[0].fragments[1].id: expected the name of a parameter, found 7"
    ),
    (
      links("{ \"pattern\": \"/:n\", \"fragments\": [ \"list\",\n{ \"id\": \"n\" } ] }"),
      "$.links[0].fragments[1]: the key \"fragment\" is missing"
    ),
    (
      links("{ \"pattern\": \"/\", \"fragments\": [ { \"fragment\":\n7 } ] }"),
      "$.links[0].fragments[0].fragment: expected a fragment's name, found 7"
    ),
    (
      links(
        "{ \"pattern\": \"/\", \"fragments\": [ \"home\" ] }, { \"pattern\": \"/x\", \"fragments\": [], \"types\":\n[] }"
      ),
      "$.links[1].types: expected an object with the types of ids, found an array"
    ),
    (
      links("{ \"pattern\": \"/:n\", \"fragments\": [ \"list\" ], \"types\": { \"id\": \"int\", \"n\":\n7 } }"),
      "$.links[0].types.n: expected a type: int, uuid, text or ids such as oslo|paris, found 7"
    ),
  ]

  /// The apps of a document whose error is at the start of the second line.
  static let malformedApps: [(apps: String, error: String)] = [
    ("\"apple\":\n\"x\"", "apple: expected an array, found \"x\""),
    (
      "\"apple\": [ \"ABCDE12345.a\",\n7 ]",
      "apple[1]: expected an app, such as ABCDE12345.example.helm, found 7"
    ),
    (
      "\"webcredentials\": [ \"ABCDE12345.a\",\n\"x\" ]",
      "webcredentials[1]: expected an app, such as ABCDE12345.example.helm, found \"x\""
    ),
    (
      "\"appclips\": [ \"ABCDE12345.a\",\n\"x\" ]",
      "appclips[1]: expected an app, such as ABCDE12345.example.helm, found \"x\""
    ),
    ("\"exclude\":\n{}", "exclude: expected an array of patterns, found an object"),
    ("\"exclude\": [ \"/list\",\n7 ]", "exclude[1]: expected a pattern, found 7"),
    ("\"android\":\n{}", "android: expected an array of apps, found an object"),
    ("\"android\": [\n7 ]", "android[0]: expected an app, which is an object, found 7"),
    (
      "\"android\": [ { \"package\":\n7 } ]",
      "android[0].package: expected the name of a package, such as example.helm, found 7"
    ),
    ("\"android\": [\n{ \"package\": \"a.b\" } ]", "android[0]: the key \"fingerprints\" is missing"),
    (
      "\"android\": [ { \"package\": \"a.b\", \"fingerprints\": [] }, { \"package\": \"a.c\", \"fingerprints\": [\n7 ] } ]",
      "android[1].fingerprints[0]: expected a SHA-256 fingerprint of 32 bytes, such as 14:6D:…, in capitals, found 7"
    ),
  ]

  @Test(arguments: malformed.indices) func malformedFieldsAreReported(_ index: Int) {
    let (text, error) = Self.malformed[index]
    #expect(errorText { () throws(DocumentError) in _ = try LinksDocument(reading: text) } == "2:1: " + error)
  }

  @Test(arguments: malformedApps.indices) func malformedAppsAreReported(_ index: Int) {
    let (apps, error) = Self.malformedApps[index]
    let text = Self.common("\"apps\": { \(apps) }")
    #expect(errorText { () throws(DocumentError) in _ = try LinksDocument(reading: text) } == "2:1: $.apps." + error)
  }

  @Test func allFieldsExceptTheLinksMayBeLeftOut() throws {
    let document = try LinksDocument(reading: #"{ "version": 1, "links": [], "apps": {} }"#)
    #expect(document.source.origins == [] && document.source.values == [:] && document.source.fallback == [])
    #expect(!document.source.ignoresCase)
    #expect(document.apps == LinkedApps())
    #expect(document.description == "{ \"version\": 1, \"origins\": [],\n  \"links\": [] }\n")
  }

  @Test func eachFieldIsRead() throws {
    let fingerprints = ["1F", "A0"].map { Array(repeating: $0, count: 32).joined(separator: ":") }
    let document = try LinksDocument(
      reading: Self.common(
        """
        "origins": [ "helm:", "app:" ], "values": { "lang": "en", "tenant": "x" }, "ignoresCase": true,
        "fallback": [ "home", "list" ], "apps": { "apple": [ "ABCDE12345.a", "ABCDE12345.b" ],
          "webcredentials": [ "ABCDE12345.c", "ABCDE12345.d" ], "appclips": [ "ABCDE12345.e", "ABCDE12345.f" ],
          "exclude": [ "/list", "/home" ], "android": [
            { "package": "a.b", "fingerprints": [ "\(fingerprints[0])", "\(fingerprints[1])" ] },
            { "package": "a.a", "fingerprints": [] } ] }
        """))
    #expect(document.source.origins == ["helm:", "app:"])
    #expect(document.source.values == ["lang": "en", "tenant": "x"])
    #expect(document.source.ignoresCase)
    #expect(document.source.fallback == ["home", "list"])
    #expect(
      document.apps
        == LinkedApps(
          apple: ["ABCDE12345.a", "ABCDE12345.b"], webCredentials: ["ABCDE12345.c", "ABCDE12345.d"],
          appClips: ["ABCDE12345.e", "ABCDE12345.f"], exclude: ["/list", "/home"],
          android: [.init(package: "a.b", fingerprints: fingerprints), .init(package: "a.a", fingerprints: [])]))
  }

  /// An object is only written for a fragment whose id isn't the parameter of its name.
  @Test func linksAreWrittenInTheirShortestForm() throws {
    let text = """
      { "version": 1, "origins": [],
        "links": [
          { "pattern": "/:list/:x", "fragments": [ { "fragment": "list", "id": "x" }, { "fragment": "detail", "id": "list" } ] },
          { "pattern": "/home", "fragments": [ { "fragment": "list", "id": "list" } ] },
          { "pattern": "/:", "fragments": [ { "fragment": "list", "id": "list" } ], "types": { "x": "int" } },
          { "pattern": "/new/:list", "fragments": [ "list" ] }] }

      """
    #expect(try LinksDocument(reading: text).description == text)
    let long = Self.links(
      #"{ "pattern": "/:list/x", "fragments": [ { "fragment": "list", "id": "list" }, { "fragment": "help" } ] }"#)
    let document = try LinksDocument(reading: long)
    #expect(document.source.links.map(\.named) == [[0: "list"]])
    #expect(document.description.contains(#"{ "pattern": "/:list/x", "fragments": [ "list", "help" ] }"#))
  }

  private enum Paint: String, FragmentID, CaseIterable, Codable { case red, green }
  private enum Screen: Fragment { case list }

  /// A type that a link names for a parameter is written, rather than the type of the fragment's id.
  @Test func theTypeOfAParameterIsWrittenRatherThanTheTypeOfTheID() throws {
    let links = try Links<Screen>([Link("/:n", .list, id: String.self, ids: ["n": Paint.self])])
    let text = LinksDocument(links).description
    #expect(text.contains(#""fragments": [ "list" ], "types": { "n": "red|green" } }"#), "\(text)")
  }
}
