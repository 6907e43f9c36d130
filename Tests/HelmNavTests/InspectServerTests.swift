import Foundation
import Testing

@testable import helm_nav

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let hasPython = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

/// What the tool and its server say to each other, with an app and a browser that are requests.
@Suite(.enabled(if: hasPython, "there is no python3")) struct InspectServerTests {
  private static let token = "token-of-the_test"

  private func answer(_ address: String, posting body: String? = nil) async throws -> (status: Int?, text: String) {
    var request = URLRequest(url: try #require(URL(string: address)))
    if let body { (request.httpMethod, request.httpBody) = ("POST", Data(body.utf8)) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode, String(decoding: data, as: UTF8.self))
  }

  /// Returns the page once it has a text; the server takes it on another thread.
  private func page(_ address: String, with text: String) async throws -> String {
    for _ in 0..<1_000 {
      let page = try await answer(address).text
      if page.contains(text) { return page }
    }
    return try await answer(address).text
  }

  @Test func pagesAndReasonsAreShownAndAppsAreNamed() async throws {
    let server = try InspectServer(port: 0, token: Self.token, opens: false)
    guard case .address(let address)? = try server.next() else {
      Issue.record("no address")
      return
    }
    #expect(address.hasPrefix("http://127.0.0.1:") && address.hasSuffix("/\(Self.token)/"))
    #expect(try await answer(address).text.contains("No app is connected yet."))
    let graph = #"{"version":1,"segues":[]}"#
    let hello = #"{"app":"1","hello":{"name":"My \"app\" ü","entryID":"7","number":0,"state":[],"graph":\#(graph)}}"#
    #expect(try await answer("\(address)events", posting: hello).status == 200)
    #expect(try server.next() == .note(#""My \"app\" \u00fc" is connected"#))
    let drawn = #"{"version": 1, "segues": []}"#
    #expect(try server.next() == .app(.init(name: #"My "app" ü"#, graph: Array(drawn.utf8), entryID: "7")))
    let html = "<p>a \"page\"\nü \\ \u{1}</p>"
    server.show(page: html)
    #expect(try await page(address, with: "a \"page\"") == html)
    server.show(reason: "a < \"b\"")
    #expect(try await page(address, with: "a &lt;").contains("a &lt; &quot;b&quot;"))
    let other = #"{"app":"1","hello":{"name":"My \"app\" ü","number":0,"state":[],"graph":{}}}"#
    #expect(try await answer("\(address)events", posting: other).status == 200)
    #expect(try server.next() == .note(#""My \"app\" \u00fc" is connected"#))
    #expect(try server.next() == .app(.init(name: #"My "app" ü"#, graph: Array("{}".utf8), entryID: nil)))
  }

  @Test func aPortThatIsTakenIsAnError() throws {
    let first = try InspectServer(port: 0, token: Self.token, opens: false)
    guard case .address(let address)? = try first.next(), let port = URL(string: address)?.port else {
      Issue.record("no address")
      return
    }
    let second = try InspectServer(port: port, token: Self.token, opens: false)
    guard case .failed(let reason)? = try second.next() else {
      Issue.record("no failure")
      return
    }
    #expect(reason.hasPrefix("port \(port): ") && reason.count > "port \(port): ".count)
    #expect(try second.next() == nil)
  }
}
