#if DEBUG
  import Foundation
  import Testing

  @testable import HelmInspector

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// What each status of the tool's server means to the app.
  @Suite struct InspectionAddressTests {
    /// A server that answers one request, and returns it.
    private final class OneAnswer: Sendable {
      let port: UInt16
      private let request: Task<String, Never>

      init(status: Int, body: String) throws {
        #if canImport(Darwin)
          let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
          let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(listener, $0, size) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &size) == 0
          }
        }
        try #require(isListening)
        port = UInt16(bigEndian: address.sin_port)
        let reply = "HTTP/1.1 \(status) Any\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        let received = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
          let connection = accept(listener, nil, nil)
          var text = ""
          var bytes = [UInt8](repeating: 0, count: 4096)
          // The bodies here end with an exclamation mark, and what has none ends with its head.
          while !(text.hasPrefix("GET") && text.hasSuffix("\r\n\r\n") || text.hasSuffix("!")) {
            let count = read(connection, &bytes, bytes.count)
            if count <= 0 { break }
            text += String(decoding: bytes[..<count], as: UTF8.self)
          }
          _ = reply.withCString { write(connection, $0, strlen($0)) }
          close(connection)
          close(listener)
          received.continuation.yield(text)
          received.continuation.finish()
        }
        request = Task { await received.stream.first { _ in true } ?? "" }
      }

      var received: String { get async { await request.value } }

      var transport: InspectionAddress? { InspectionAddress("http://127.0.0.1:\(port)/t/", app: "one") }
    }

    @Test func aMessageIsPostedAsJSON() async throws {
      let server = try OneAnswer(status: 200, body: "")
      try await server.transport?.post(Array("{} ü!".utf8))
      let request = await server.received
      #expect(request.hasPrefix("POST /t/events HTTP/1.1\r\n"))
      #expect(request.lowercased().contains("\r\ncontent-type: application/json\r\n"))
      #expect(request.hasSuffix("\r\n\r\n{} ü!"))
    }

    @Test func requestsAreFetchedForTheApp() async throws {
      let server = try OneAnswer(status: 200, body: "[1]")
      #expect(try await server.transport?.requests() == Array("[1]".utf8))
      #expect(await server.received.hasPrefix("GET /t/commands?app=one HTTP/1.1\r\n"))
    }

    @Test(arguments: [
      (
        403,
        "refusal: helm-nav inspect doesn't know the address that this app has for it; it prints a new one each time"
      ),
      (413, "refusal: helm-nav inspect can't show this app: its graph or its path is too large"),
      (503, "delay: Another app is inspected."), (409, "error"), (404, "error"), (500, "error"), (201, "error"),
    ]) func otherAnswersAreRefusalsDelaysAndErrors(status: Int, meaning: String) async throws {
      let server = try OneAnswer(status: status, body: "Another app is inspected.")
      var found = "nothing"
      do {
        try await server.transport?.post(Array("{}!".utf8))
      } catch let refusal as InspectionRefusal {
        found = "refusal: \(refusal.reason)"
      } catch let delay as InspectionDelay {
        found = "delay: \(delay.reason)"
      } catch {
        found = "error"
      }
      #expect(found == meaning)
    }

    @Test func aLongReasonIsCut() async throws {
      let server = try OneAnswer(status: 503, body: String(repeating: "x", count: 300))
      do {
        _ = try await server.transport?.requests()
        Issue.record("no error")
      } catch let delay as InspectionDelay {
        #expect(delay.reason == String(repeating: "x", count: 200))
      }
    }
  }
#endif
