#if DEBUG
  import Foundation
  import Helm
  import HelmDocuments
  import Testing

  @testable import HelmInspector

  /// How inspections and requests end, and what is kept of unusual ones.
  @MainActor @Suite struct InspectionEndTests {
    enum Screen: Fragment { case splash, home, compose }

    struct Floor: Fragment, CustomStringConvertible { let description: String }

    private let helm: Helm<Screen>
    private let inspection: Inspection<Screen>

    init() throws {
      helm = try Helm<Screen>(nav: [.swap(.splash => .home), .sheet(.home => .compose)])
      inspection = try Inspection(helm, app: "one", name: "App")
    }

    private func present(_ fragments: String..., by name: String) -> String {
      let commands = fragments.map { #"{\"do\": \"present\", \"fragment\": \"\#($0)\"}"# }
      return #"{"by": "\#(name)", "script": "[\#(commands.joined(separator: ", "))]"}"#
    }

    private func wait(forEvents count: Int) async throws {
      var attempts = 0
      while try inspection.unconfirmed().count < count, attempts < 100_000 {
        attempts += 1
        await Task.yield()
      }
    }

    /// A command that the app performs later isn't that of a request, even if it is the same one.
    @Test func aRequestEndsWithItsCommand() async throws {
      helm.guard(.into(.compose)) { () async in .deny("The draft is locked.") }
      inspection.take(present("home", "compose", by: "p1"))
      try await wait(forEvents: 4)
      helm.present(.compose)
      try await wait(forEvents: 7)
      #expect(
        try inspection.unconfirmed() == [
          "1 p1 done", "2 p1 waiting", "3 p1 verdict", "4 p1 denied", "5 - waiting", "6 - verdict", "7 - denied",
        ])
      inspection.end()
    }

    @Test func afterItsEndAnInspectionNotesAndPerformsNothing() async throws {
      helm.present(.home)
      inspection.end()
      helm.present(.compose)
      inspection.take(#"{"by": "p1", "script": "[{\"do\": \"dismiss\"}]"}"#, "7")
      #expect(helm.path == [.splash => .home, .home => .compose])
      #expect(try inspection.unconfirmed() == ["1 - done"])
      #expect(inspection.hello() == nil)
      var count = 0
      for await _ in inspection.events() { count += 1 }
      #expect(count == 0)
    }

    @Test func requestsOfOtherTypesAreRefused() throws {
      inspection.take(
        #"{"by": 5, "script": "[{\"do\": \"present\", \"fragment\": \"home\"}]"}"#, #"{"by": "p2", "script": 5}"#,
        #"{"by": "p3", "open": 5}"#, "[]")
      inspection.take(Array("{}".utf8))
      #expect(
        try inspection.unconfirmed() == ["1 - done", "2 p2 refused", "3 p3 refused", "4 - refused", "5 - refused"])
      let text = String(decoding: inspection.batch()?().message ?? [], as: UTF8.self)
      #expect(text.contains(#""text": "1:1: $: expected an array of requests, found an object""#), "\(text)")
      #expect(helm.path == [.splash => .home])
      inspection.end()
    }

    @Test(arguments: [0, 1]) func aScriptOfUpToAMegabyteIsPartOfAnEvent(more: Int) throws {
      let empty = ScriptDocument.text(of: [NavigationCommand<NamedFragment>.present("")]).utf8.count
      let name = String(repeating: "x", count: InspectionBatch.sizeLimit - empty + more)
      let (first, second) = (Floor(description: "first"), Floor(description: "second"))
      var navigation = try Navigation(graph: NavigationGraph([Segue(first => second)]))
      let outcome = try navigation.perform(.present(second))
      let content = InspectedEvent<Floor>.Content.done(
        outcome, .command(.present(Floor(description: name))), navigation)
      var text = ""
      InspectedEvent(number: 1, request: nil, content: content).append(to: &text)
      let value = try JSONValue(parsing: text.utf8)
      #expect((value["steps"] != nil) == (more == 0))
      #expect(value["state"] != nil)
    }

    @Test(arguments: ["http://127.0.0.1:1/t/x/", "http://127.0.0.1:1/", "http://127.0.0.1:1/?t/", "ftp://127.0.0.1/t/"])
    func anAddressHasOneFolder(address: String) { #expect(InspectionAddress(address, app: "one") == nil) }

    // MARK: Connections

    private final class Log: @unchecked Sendable {
      var lines: [String] = []
      var pauses: [Duration] = []
    }

    private final class Inspectee: Inspected {
      var messages: Int
      init(messages: Int) { self.messages = messages }

      func hello() -> [UInt8]? {
        messages -= 1
        return messages < 0 ? nil : []
      }

      func events() -> AsyncStream<Void> { AsyncStream { _ in } }
      func batch() -> (@Sendable () -> InspectionBatch)? { nil }
      func confirm(_ batch: InspectionBatch) {}
      func take(_ requests: [UInt8]) {}
    }

    private actor Transport: InspectionTransport {
      private(set) var posts = 0
      private let refused: Int
      init(refusing number: Int) { refused = number }

      func post(_ message: [UInt8]) throws {
        posts += 1
        if posts == refused { throw InspectionRefusal(reason: "wrong token") }
        throw InspectionDelay(reason: "It is full.")
      }

      func requests() async throws -> [UInt8] { [] }
    }

    private func keep(_ inspectee: Inspectee?, _ transport: Transport, _ log: Log) async {
      let connection = InspectionConnection(
        transport: transport, pause: { log.pauses.append($0) }, log: { log.lines.append($0) })
      await connection.keep { inspectee }
    }

    /// Pauses double up to four seconds.
    @Test func theToolIsAskedEveryFourSecondsAtLeast() async {
      let (transport, log) = (Transport(refusing: 7), Log())
      await keep(Inspectee(messages: 10), transport, log)
      #expect(await transport.posts == 7)
      #expect(log.pauses == ([500, 1000, 2000, 4000, 4000, 4000] as [Int]).map { Duration.milliseconds($0) })
      #expect(log.lines == ["helm-nav inspect is asked again and again. It is full.", "wrong token"])
    }

    /// With nothing left to inspect, the connection ends without a message.
    @Test func aConnectionEndsWithItsInspection() async {
      let (transport, log) = (Transport(refusing: 9), Log())
      await keep(Inspectee(messages: 2), transport, log)
      #expect(await transport.posts == 2)
      #expect(log.pauses == [Duration.milliseconds(500), Duration.milliseconds(1000)])
      await keep(nil, transport, log)
      #expect(await transport.posts == 2)
      #expect(log.pauses.count == 2 && log.lines.count == 1)
    }
  }
#endif
