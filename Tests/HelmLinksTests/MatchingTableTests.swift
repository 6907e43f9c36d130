import Foundation
import Helm
import Testing

/// URLs by category: percent-encoding, case, empty parts, dots and slashes.
@Suite struct MatchingTableTests {
  static let table: [(url: String, result: String)] = [
    // Origins.
    ("helm://list", "list"),
    ("helm:///list", "list"),
    ("helm:/list", "list"),
    ("helm:list", "list"),
    ("HELM://LIST", "list"),
    ("https://helm.example/list", "list"),
    ("https://HELM.example:443/list", "list"),
    ("/list", "list"),
    ("list", "notAURL"),
    ("//helm.example/list", "notAURL"),
    ("https://helm.example:8443/list", "foreignOrigin"),
    ("http://helm.example/list", "foreignOrigin"),
    ("https://www.helm.example/list", "foreignOrigin"),
    ("https://helm.example.evil.example/list", "foreignOrigin"),
    ("https://helm.example@evil.example/list", "notAURL"),
    ("https://user@helm.example/list", "notAURL"),
    ("helm://list:80", "foreignOrigin"),
    ("other://list", "foreignOrigin"),
    ("https:///list", "foreignOrigin"),
    ("", "noMatch"),
    // Case.
    ("https://helm.example/List", "noMatch"),
    ("helm:///LIST", "noMatch"),
    // Slashes and dots.
    ("helm://list/", "list"),
    ("helm://list//", "noMatch"),
    ("/list//7", "noMatch"),
    ("//list", "notAURL"),
    ("/./list", "list"),
    ("/list/.", "list"),
    ("/x/../list", "list"),
    ("/../../list", "list"),
    ("/list/7/..", "list"),
    ("/x/%2e%2E/list", "list"),
    ("helm://list/../list", "badID id list Int"),
    ("/list/a%2Fb", "badID id a/b Int"),
    ("/list%2F7", "noMatch"),
    // Ids.
    ("/list/7", "list, detail (id 7)"),
    ("/list/-7", "list, detail (id -7)"),
    ("/list/07", "badID id 07 Int"),
    ("/list/+7", "badID id +7 Int"),
    ("/list/%37", "list, detail (id 7)"),
    ("/list/٧", "badID id ٧ Int"),
    ("/list/99999999999999999999", "badID id 99999999999999999999 Int"),
    ("/user/Zo%C3%AB", "user (id Zoë)"),
    ("/user/Zoë", "user (id Zoë)"),
    ("/user/Zoe\u{308}", "user (id Zoë)"),
    ("/user/%F0%9F%98%80", "user (id \"😀\")"),
    ("/user/a%2Fb", "user (id a/b)"),
    ("/user/a%2520b", "user (id \"a%20b\")"),
    ("/user/a+b", "user (id \"a+b\")"),
    ("/user/a b", "user (id \"a b\")"),
    ("/user/%20", "user (id \" \")"),
    ("/user/%00", "user (id \"\\0\")"),
    ("/user/%2E%2E%2F", "user (id ../)"),
    ("/user/%FF", "badEncoding"),
    ("/user/%ED%A0%80", "badEncoding"),
    ("/user/%C0%AF", "badEncoding"),
    ("/user/", "user"),
    (
      "/user/ann/posts/00000000-0000-0000-0000-00000000000a",
      "user (id ann), post (id 00000000-0000-0000-0000-00000000000A)"
    ),
    ("/user/ann/posts/7", "badID post 7 UUID"),
    ("/paint/red", "cart (id red)"),
    ("/paint/Red", "badID id Red Colour"),
    ("/café", "home"),
    ("/caf%C3%A9", "home"),
    ("/cafe\u{301}", "home"),
    ("/CAFÉ", "noMatch"),
    // Queries.
    ("/search?q=x", "search (id x)"),
    ("/search?q=", "search (id \"\")"),
    ("/search?q", "search (id \"\")"),
    ("/search?p=1&q=x&q=y", "search (id x)"),
    ("/search?q=a+b", "search (id \"a b\")"),
    ("/search?q=a%2Bb", "search (id \"a+b\")"),
    ("/search?q=+", "search (id \" \")"),
    ("/search?q=a%26b%3Dc", "search (id \"a&b=c\")"),
    ("/search?Q=x", "noMatch"),
    ("/search", "noMatch"),
    ("/search?&&q=x&", "search (id x)"),
    ("/search?q=%FF", "badEncoding"),
    ("/search?%71=x", "search (id x)"),
    ("/cart?sort=up", "cart"),
    ("/cart?sort=down", "noMatch"),
    ("/account", "account"),
    ("/account?page=5", "account (id 5)"),
    ("/account?page=x", "badID id x int"),
    // Fragments.
    ("/help#top", "help (id top)"),
    ("/help#", "help (id \"\")"),
    ("/help", "help"),
    ("/help#a%23b", "help (id \"a#b\")"),
    // Wildcards.
    ("/any/x/end", "home"),
    ("/any//end", "noMatch"),
    ("/any/end", "noMatch"),
    ("/all", "player"),
    ("/all/x/y/z", "player"),
    ("/file/x", "post (id x)"),
    ("/file/x/y/z", "post (id x/y/z)"),
    ("/file/x%2Fy/z", "post (id x/y/z)"),
    ("/file", "noMatch"),
    ("/file/", "noMatch"),
    ("/file/x//y", "post (id x//y)"),
    // Patterns with an origin.
    ("https://deep.shop.example/deep", "lock"),
    ("https://a.b.shop.example/deep", "lock"),
    ("https://shop.example/deep", "foreignOrigin"),
    ("https://helm.example/deep", "noMatch"),
    ("scan://deep/7", "lock (id 7)"),
    ("scan:///deep/7", "lock (id 7)"),
    ("scan://list", "noMatch"),
  ]

  static func sample() throws -> Links<Shop> {
    try links(
      Link("/list", .list), Link("/list/:id", .list, .detail, id: Int.self),
      Link("/user(/:user)", .user),
      Link("/user/:user/posts/:post", .user, .post, ids: ["post": UUID.self]),
      Link("/paint/:id", .cart, id: Colour.self), Link("/café", .home), Link("/search?q=:id", .search),
      Link("/cart?sort=up", .cart), Link("/account?(page=:id(int))", .account), Link("/help#(:id)", .help),
      Link("/any/*/end", .home), Link("/all/**", .player), Link("/file/:id+", .post),
      Link("https://*.shop.example/deep", .lock), Link("scan://deep/:id", .lock))
  }

  @Test func urlsMatchAsTheTableSays() throws {
    let links = try Self.sample()
    for (url, result) in Self.table { #expect(matched(links, url) == result, "\(url)") }
  }

  /// If the parameters of several links don't fit, the error is that of the first, in whatever order their index finds them.
  @Test func theErrorIsThatOfTheFirstLink() throws {
    let others = (0..<20).map { Link<Shop>("/page\($0)/edit", .list) }
    let (number, code) = (Link<Shop>("/:id/edit", .detail, id: Int.self), Link<Shop>("/:id/edit", .post, id: UUID.self))
    let (numberFirst, codeFirst) = (try Links([number, code] + others), try Links(others + [code, number]))
    #expect(matched(numberFirst, "/x/edit") == "badID id x Int")
    #expect(matched(codeFirst, "/x/edit") == "badID id x UUID")
  }

  /// URLs written without an origin, and with values in the host.
  @Test func urlsAreWrittenWithoutAnOriginOrWithAHost() throws {
    let bare = try Links<Shop>([Link("/list", .list), Link("/az09-._~/:id", .user, .detail, id: String.self)])
    let rest = try Links<Shop>([Link("/:id+", .post)])
    func text(_ links: Links<Shop>, _ way: PathFragment<Shop>...) -> String? {
      links.url(for: way)?.absoluteString
    }
    #expect(text(bare, PathFragment(.list)) == "/list")
    #expect(text(rest, PathFragment(.post, id: "x/y")) == "/x/y")
    // This would be parsed as a host.
    #expect(text(rest, PathFragment(.post, id: "/x")) == nil)
    #expect(text(rest, PathFragment(.post, id: "x/")) == nil)
    #expect(text(bare, PathFragment(.user), PathFragment(.detail, id: "az AZ.~/")) == "/az09-._~/az%20AZ.~%2F")
    let scheme = try Links<Shop>(
      origins: ["helm:"], [Link("/zoo-9a", .home), Link("/Zoo", .cart), Link("/a--b", .list)])
    #expect(text(scheme, PathFragment(.home)) == "helm://zoo-9a")
    #expect(text(scheme, PathFragment(.cart)) == "helm:///Zoo")
    #expect(text(scheme, PathFragment(.list)) == "helm:///a--b")
  }
}
