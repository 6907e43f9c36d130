import Foundation
import Helm

/// Links, which should be matched and written as fast among many as among few.
extension Cases {
  static let links: [Case] = [
    Case(name: "Links: match a URL", axis: .patterns, limit: .constant) { count in
      let links = try table(count)
      var index = 0
      return Work {
        index = (index + 7919) % count
        let url = URL(string: "helm://section\(index % 100)/page\(index)/42")
        let match = try url.map { try links.match($0) }
        try expect(match?.fragments.last?.id == "42", "the id is not 42")
      }
    },
    match("query values", { "/search?tab=\($0)" }, { "helm:/search?x=1&tab=\($0)" }),
    match("listed ids", { "/:id(a\($0)|b\($0))" }, { "helm:/b\($0)" }),
    Case(name: "Links: write a URL", axis: .patterns, limit: .constant) { count in
      let links = try table(count)
      var index = 0
      return Work {
        index = (index + 7919) % count
        let url: URL? = links.url(for: [PathFragment(Node(0)), PathFragment(Node(index + 1), id: 42)])
        try expect(url != nil, "no link says it")
      }
    },
    Case(name: "Links: make the table", axis: .patterns, limit: .linear) { count in
      Work {
        let url = try table(count).url(for: [PathFragment(Node(0)), PathFragment(Node(count), id: 42)])
        try expect(url != nil, "links are missing")
      }
    },
  ]

  /// Among patterns that differ in one thing alone.
  private static func match(
    _ name: String, _ pattern: @escaping (Int) -> String, _ url: @escaping (Int) -> String
  ) -> Case {
    Case(name: "Links: match a URL, \(name)", axis: .patterns, limit: .constant) { count in
      let links = try Links(origins: ["helm:"], (0..<count).map { Link(pattern($0), Node($0)) })
      var index = 0
      return Work {
        index = (index + 7919) % count
        try expect(try URL(string: url(index)).map { try links.match($0) }?.fragments.count == 1, "no link matches")
      }
    }
  }

  private static func table(_ count: Int) throws -> Links<Node> {
    try Links(
      origins: ["helm:", "https://helm.example"],
      (0..<count).map { Link("/section\($0 % 100)/page\($0)/:id", Node(0), Node($0 + 1), id: Int.self) })
  }
}
