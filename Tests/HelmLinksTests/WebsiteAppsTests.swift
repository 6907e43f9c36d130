import Helm
import HelmDocuments
import Testing

/// The apps of a links document, which are only used for the files of websites.
@Suite struct WebsiteAppsTests {
  private static let rest = """
    "origins": [ "https://helm.example" ],
      "links": [ { "pattern": "/list/:id(int)", "fragments": [ "list", "detail" ] } ] }
    """

  @Test func appsOfADocumentDoNotChangeItsLinks() throws {
    let plain = try LinksDocument(reading: #"{ "version": 1, "# + Self.rest)
    let withApps = try LinksDocument(
      reading: #"{ "version": 1, "apps": { "apple": [ "ABCDE12345.a.b" ], "exclude": [ "/list/**" ], "android": [] }, "#
        + Self.rest)
    #expect(withApps.appleAssociation(for: "helm.example").contains(#""/": "/list/*", "exclude": true"#))
    for document in [plain, withApps] {
      let links = try document.links()
      #expect(
        try links.match("https://helm.example/list/7").fragments
          == [PathFragment("list"), PathFragment("detail", id: 7)])
      #expect(throws: LinkError.noMatch("https://helm.example/other")) {
        try links.match("https://helm.example/other")
      }
    }
  }
}
