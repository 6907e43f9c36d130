@testable import helm_nav

extension Transcript {
  static let links = Transcript(
    "links",
    files: documents.merging(
      badLinks.enumerated().map { ("bad\($0 + 1).json", #"{"version":1,\#($1)}"#) }, uniquingKeysWith: { $1 }),
    [
      "# Tables", "links pages.json links.json", "links pages.json links.json --format table",
      "links pages.json one-link.json",
      "links pages.json no-links.json", "links pages.json precedence.json", "links ids.json ids-links.json",
      "# Files for websites", "links pages.json links.json --format apple",
      "links pages.json links.json --format apple --host other.example",
      "links pages.json links.json --format apple --host nowhere.example",
      "links pages.json links.json --format apple --host othr.example",
      "links pages.json links.json --format android",
      "links pages.json links.json --format manifest", "links pages.json links.json --host other.example",
      "links pages.json one-link.json --format apple", "links pages.json one-link.json --format android",
      "links pages.json one-link.json --format manifest", "links pages.json apple-only.json --format apple",
      "# Files that are there already", "links pages.json links.json --check apple.json",
      "links pages.json links.json --check android.json",
      "links pages.json links.json --check apple-more.json", "links pages.json links.json --check apple-less.json",
      "links pages.json links.json --check other.json", "links pages.json links.json --check none-of-it.json",
      "links pages.json links.json --check apple.json --host other.example",
      "links pages.json links.json --check open.json",
      "links pages.json links.json --check missing.json",
      "links pages.json links.json --check apple.json --format apple",
      "links pages.json lost.json --check apple.json", "links pages.json one-link.json --check apple.json",
      "# Problems", "links pages.json lost.json", "links pages.json lost.json --format apple",
      "links ids.json ids-wrong.json",
      "links pages.json ambiguous.json", "links pages.json patterns.json", "links pages.json targets.json",
      "links bank.json holders.json",
      "# What is wrong", "links", "links pages.json", "links - -", "links pages.json links.json x",
      "links missing.json links.json",
      "links pages.json missing.json", "links open.json links.json", "links pages.json open.json",
      "links pages.json links.json --format xml",
      "links pages.json pages.json", "links loop.json links.json",
      "links pages.json -\n" + #"{"version":1,"links":[{"pattern":"/a","fragments":["home"]}]}"#,
      "# Documents that can't be read",
    ] + badLinks.indices.map { "links pages.json bad\($0 + 1).json" })

  private static let badLinks = [
    #""links":{}"#, #""origins":[]"#, #""origins":[7],"links":[]"#, #""links":[7]"#, #""links":[{}]"#,
    #""links":[{"pattern":"/a"}]"#, #""links":[{"pattern":"/a","fragments":[7]}]"#,
    #""links":[{"pattern":"/a","fragments":[{}]}]"#, #""links":[{"pattern":"/a","to":7}]"#,
    #""links":[{"pattern":"/a/:b","fragments":["home"],"types":{"b":"float"}}]"#,
    #""links":[{"pattern":"/a/:b","fragments":["home"],"types":{"b":7}}]"#, #""links":[],"values":[]"#,
    #""links":[],"values":{"a":7}"#, #""links":[],"fallback":[7]"#, #""links":[],"ignoresCase":1"#,
    #""links":[],"apps":[]"#, #""links":[],"apps":{"apple":["example"]}"#,
    #""links":[],"apps":{"apple":["abcde12345.example"]}"#,
    #""links":[],"apps":{"apple":["ABCDE12345."]}"#, #""links":[],"apps":{"appclips":["ABCDE1234.example"]}"#,
    #""links":[],"apps":{"webcredentials":["ABCDE12345.a_b"]}"#, #""links":[],"apps":{"exclude":["a b"]}"#,
    #""links":[],"apps":{"android":[{}]}"#, #""links":[],"apps":{"android":[{"package":"helm","fingerprints":[]}]}"#,
    #""links":[],"apps":{"android":[{"package":"example.1","fingerprints":[]}]}"#,
    #""links":[],"apps":{"android":[{"package":"a.b","fingerprints":["6D:6D"]}]}"#,
    #""links":[],"apps":{"android":[{"package":"a.b","fingerprints":["\#(fingerprint("6d"))"]}]}"#,
  ]

  private static func fingerprint(_ byte: String) -> String {
    Array(repeating: byte, count: 32).joined(separator: ":")
  }

  private static let appleFile = """
    { "applinks": { "details": [ { "appIDs": [ "ABCDE12345.example.helm", "ABCDE12345.example.beta" ], "components": [
      { "/": "/home/private", "exclude": true },
      { "/": "/home" },
      { "/": "/list/*" },
      { "/": "/web" }] } ] },
      "webcredentials": { "apps": [ "ABCDE12345.example.helm" ] }, "appclips": { "apps": [ "ABCDE12345.example.clip" ] } }
    """

  private static let documents = [
    "pages.json": """
    { "version": 1, "segues": [
      { "from": "start", "to": "home" }, { "from": "home", "to": "list" }, { "from": "list", "to": "detail" },
      { "from": "home", "to": "about us", "style": "hold", "dismissable": true } ] }
    """,
    "links.json": """
    { "version": 1, "origins": [ "helm:", "https://helm.example", "https://other.example:8080" ], "values": { "lang": "en" },
      "fallback": [ "home" ],
      "apps": { "apple": [ "ABCDE12345.example.helm", "ABCDE12345.example.beta" ],
        "webcredentials": [ "ABCDE12345.example.helm" ], "appclips": [ "ABCDE12345.example.clip" ],
        "exclude": [ "/home/private" ],
        "android": [ { "package": "example.helm", "fingerprints": [ "\(fingerprint("6D"))" ] },
          { "package": "example.beta", "fingerprints": [] } ] },
      "links": [
        { "pattern": "/home", "fragments": [ "home" ] },
        { "pattern": "/list/:id(int)", "fragments": [ "home", "list", "detail" ] },
        { "pattern": "/:lang/about", "fragments": [ "about us" ] },
        { "pattern": "https://helm.example/web?q=:query", "fragments": [ { "fragment": "detail", "id": "query" } ] },
        { "pattern": "/old/:id(int)", "to": "/list/:id" } ] }
    """,
    "one-link.json": #"{"version":1,"links":[{"pattern":"/home","fragments":["home"]}]}"#,
    "no-links.json": #"{"version":1,"links":[]}"#,
    "apple-only.json":
      #"{"version":1,"origins":["helm:"],"apps":{"apple":["ABCDE12345.a"]},"links":[{"pattern":"/home","fragments":["home"]}]}"#,
    "precedence.json": """
    { "version": 1, "origins": [ "helm:" ], "links": [
      { "pattern": "/:id", "fragments": [ "detail" ] }, { "pattern": "/:number(int)", "fragments": [ { "fragment": "list", "id": "number" } ] },
      { "pattern": "/new", "fragments": [ "list" ] }, { "pattern": "/7", "fragments": [ "home" ] },
      { "pattern": "/a/:id", "fragments": [ "detail" ] }, { "pattern": "/a/b", "fragments": [ "home" ] } ] }
    """,
    "ids-links.json": """
    { "version": 1, "origins": [ "helm:" ], "links": [
      { "pattern": "/item/:id", "fragments": [ "item" ] }, { "pattern": "/by/:who/:id(int)", "fragments": [ "item", { "fragment": "person", "id": "who" } ] },
      { "pattern": "/:item/:person", "fragments": [ "item", "person" ], "types": { "item": "int", "person": "a|b" } } ] }
    """,
    "ids-wrong.json": """
    { "version": 1, "origins": [ "helm:" ], "links": [
      { "pattern": "/item", "fragments": [ "item" ] }, { "pattern": "/item/:id(a|b)", "fragments": [ "item" ] },
      { "pattern": "/i(/:id)", "fragments": [ "item" ] }, { "pattern": "/p/:person", "fragments": [ "list" ] } ] }
    """,
    "lost.json": """
    { "version": 1, "origins": [ "https://helm.example" ],
      "apps": { "apple": [ "ABCDE12345.example.helm" ] }, "links": [
      { "pattern": "/lost", "fragments": [ "lists" ] },
      { "pattern": "/back", "fragments": [ "detail", "home" ] } ] }
    """,
    "ambiguous.json": """
    { "version": 1, "origins": [ "helm:" ], "links": [
      { "pattern": "/list/:id", "fragments": [ "detail" ] }, { "pattern": "/list/*", "fragments": [ "list" ] },
      { "pattern": "/:id/x", "fragments": [ "detail" ] }, { "pattern": "/:id/x", "fragments": [ "list" ] } ] }
    """,
    "patterns.json": """
    { "version": 1, "origins": [ "helm", "http//x" ], "links": [
      { "pattern": "/a b", "fragments": [ "home" ] }, { "pattern": "/:", "fragments": [ "home" ] },
      { "pattern": "/(a", "fragments": [ "home" ] }, { "pattern": "/none", "fragments": [] } ] }
    """,
    "targets.json": """
    { "version": 1, "origins": [ "helm:" ], "fallback": [ "hme" ], "links": [
      { "pattern": "/a", "to": "/b" }, { "pattern": "/c/:id", "to": "/home/:other" }, { "pattern": "/home", "fragments": [ "home" ] } ] }
    """,
    "holders.json": #"{"version":1,"origins":["helm:"],"links":[{"pattern":"/home","fragments":["home"]}]}"#,
    "apple.json": appleFile,
    "apple-more.json": appleFile.replacing(#"{ "/": "/web" }"#, with: #"{ "/": "/web" }, { "/": "/more" }"#),
    "apple-less.json": appleFile.replacing(#""ABCDE12345.example.helm", "#, with: ""),
    "android.json": """
    [ { "relation": [ "delegate_permission/common.handle_all_urls" ],
      "target": { "namespace": "android_app", "package_name": "example.helm",
        "sha256_cert_fingerprints": [ "\(fingerprint("6E"))" ] } } ]
    """,
    "other.json": #"{"applinks":{}}"#, "none-of-it.json": "{}",
  ]
}
