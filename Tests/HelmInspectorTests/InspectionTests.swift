#if DEBUG
  import Helm
  import Testing

  @testable import HelmInspector

  @MainActor @Suite struct InspectionTests {
    enum Screen: Fragment { case splash, home, compose, account }

    struct Floor: Fragment, CustomStringConvertible { let description: String }

    let helm: Helm<Screen>
    let stub = StubTransport()

    init() throws {
      helm = try Helm(nav: [.swap(.splash => .home), .sheet(.home => .compose), .push(.home => .account)])
      helm.guard(.into(.account)) { .deny("Nobody is logged in.") }
    }

    private func inspect() -> HelmToken { helm.inspect(by: stub, app: "one", name: "App") { _ in } }

    @Test func sendsHelloAndEvents() async {
      let token = inspect()
      #expect(
        await stub.receive(1)[0] == """
          {"app": "one", "hello": {"name": "App", "number": 0, "state": [ { "do": "replace", "path": [] } ]
          , "graph": { "version": 1, "entry": "splash",
            "segues": [
              { "from": "splash", "to": "home", "presentation": "swap" },
              { "from": "home", "to": "compose", "style": "hold", "dismissable": true, "presentation": "sheet" },
              { "from": "home", "to": "account", "dismissable": true, "presentation": "push" }] }
          }}
          """)
      helm.present(.home)
      #expect(
        await stub.receive(2)[1] == """
          {"app": "one", "events": [{"number": 1, "kind": "done", "cause": "present home", "text": "presented splash => home", \
          "steps": [ { "do": "present", "fragment": "home" } ]
          , "state": [ { "do": "replace", "path": [ { "from": "splash", "to": "home" } ] } ]
          }]}
          """)
      helm.present(.account)
      #expect(
        await stub.receive(3)[2] == """
          {"app": "one", "events": [{"number": 2, "kind": "verdict", "cause": "present account", \
          "text": "home => account: denied: Nobody is logged in."},
          {"number": 3, "kind": "denied", "cause": "present account", "text": "denied home => account: Nobody is logged in."}]}
          """)
      token.cancel()
    }

    @Test func performsRequestedScripts() async {
      let token = inspect()
      await stub.ask(#"{"by": "p1", "script": "[{\"do\": \"present\", \"fragment\": \"home\"}]"}"#)
      #expect(await stub.receive(2)[1].contains(#""number": 1, "by": "p1", "kind": "done""#))
      #expect(helm.isPresented(.home))
      await stub.ask(#"{"script": "[{\"do\": \"disable\", \"segue\": [\"home\", \"compose\"]}]"}"#)
      #expect(await stub.receive(3)[2].contains(#"{ "do": "disable", "segue": [ "home", "compose" ] }"#))
      #expect(!helm.can(.present(.compose)))
      token.cancel()
    }

    @Test(arguments: [
      (#"{"by": "p", "script": "[{\"do\": \"dismiss\"}]"}"#, "dismiss: "),
      (#"{"by": "p", "script": "[{\"do\": \"fly\"}]"}"#, "$[0].do: expected"),
      (#"{"script": "[{\"do\": \"present\", \"fragment\": \"nowhere\"}]"}"#, #"has no fragment \"nowhere\""#),
      (#"{"by": "p", "open": "app://nowhere"}"#, "app://nowhere: no link leads there now."),
      (#"{"by": "p"}"#, #"The app knows the requests \"script\" and \"open\"."#),
      ("7", #"The app knows the requests"#), ("rubbish", "expected"),
    ])
    func refusesInvalidRequests(request: String, reason: String) async {
      helm.errorPolicy = .assert
      let token = inspect()
      await stub.ask(request)
      let reply = await stub.receive(2)[1]
      #expect(reply.contains(#""kind": "refused""#) && reply.contains(reason), "\(reply)")
      #expect(helm.errors.isEmpty)
      token.cancel()
    }

    @Test func resumesABrokenConnection() async {
      let token = inspect()
      _ = await stub.receive(1)
      await stub.fail(3)
      helm.present(.home)
      let messages = await stub.receive(3)
      // First the state before the lost events, and then these events.
      #expect(messages[1].contains(#""number": 0, "state": [ { "do": "replace", "path": [] } ]"#))
      #expect(messages[2].numbers == [1])
      token.cancel()
    }

    /// A tool that isn't there is logged once, until it was there again; a refusal ends all attempts.
    @Test func logsTheFirstOfSeveralFailures() async throws {
      final class Log: @unchecked Sendable {
        var lines: [String] = []
      }
      final class Inspectee: Inspected {
        func hello() -> [UInt8]? { [] }

        /// Held, so that the connection ends by its requests and not by its events.
        private var continuation: AsyncStream<Void>.Continuation?
        func events() -> AsyncStream<Void> {
          let (events, continuation) = AsyncStream.makeStream(of: Void.self)
          self.continuation = continuation
          return events
        }

        func batch() -> (@Sendable () -> InspectionBatch)? { nil }
        func confirm(_ batch: InspectionBatch) {}
        func take(_ requests: [UInt8]) {}
      }
      actor Transport: InspectionTransport {
        var answers: [(any Error)?]
        init(_ answers: [(any Error)?]) { self.answers = answers }
        func post(_ message: [UInt8]) throws { if let error = answers.removeFirst() { throw error } }
        func requests() async throws -> [UInt8] { throw StubTransport.Broken() }
      }
      let (log, inspectee) = (Log(), Inspectee())
      let (full, later) = (InspectionDelay(reason: "It is full."), InspectionDelay(reason: "It is still full."))
      let transport = Transport([full, later, nil, later, full, InspectionRefusal(reason: "wrong token")])
      let pauses = Log()
      let connection = InspectionConnection(
        transport: transport, pause: { pauses.lines.append("\($0)") }, log: { log.lines.append($0) })
      await connection.keep { inspectee }
      let again = "helm-nav inspect is asked again and again. "
      #expect(log.lines == [again + "It is full.", again + "It doesn't answer: Broken()", "wrong token"])
      #expect(await transport.answers.isEmpty)
      #expect(pauses.lines == ["0.5", "1.0", "0.5", "1.0", "2.0"].map { "\($0) seconds" })
    }

    @Test func keepsTheLatestEvents() async {
      await stub.fail(1)
      let inspection = try? Inspection(helm, app: "one", name: "App")
      helm.present(.home)
      for _ in 0..<5_000 {
        helm.present(.compose)
        helm.dismiss(.compose)
      }
      let hello = String(decoding: inspection?.hello() ?? [], as: UTF8.self)
      let first = inspection?.batch()?()
      let numbers = String(decoding: first?.message ?? [], as: UTF8.self).numbers
      #expect(numbers.count == InspectionBatch.limit)
      #expect(hello.contains("\"number\": \((numbers.first ?? 0) - 1), \"state\": [ { \"do\": \"replace\""))
      #expect((numbers.first ?? 0) > 10_001 - Inspection<Screen>.capacity)
      if let first { inspection?.confirm(first) }
      let second = inspection?.batch()?()
      #expect(String(decoding: second?.message ?? [], as: UTF8.self).numbers.first == (numbers.last ?? 0) + 1)
      inspection?.end()
      #expect(inspection?.hello() == nil)
    }

    @Test("a command that is too large is omitted, and later events are sent")
    func largeCommands() async throws {
      await stub.limit(to: 8 << 20)
      let floors = (0...60_000).map { Floor(description: "\($0)") }
      let chain = try Helm(graph: NavigationGraph(zip(floors, floors.dropFirst()).map { Segue($0 => $1) }))
      let token = chain.inspect(by: stub, app: "one", name: "App") { _ in }
      _ = await stub.receive(1)
      try chain.replace(path: HelmPath(zip(floors, floors.dropFirst()).map { PathEdge($0 => $1) }))
      let large = await stub.receive(2)[1]
      #expect(large.numbers == [1] && large.utf8.count < 10_000)
      #expect(!large.contains("\"steps\"") && !large.contains("\"state\""))
      chain.restart()
      let small = await stub.receive(3)[2]
      #expect(small.numbers == [2] && small.contains(#""state": [ { "do": "replace", "path": [] } ]"#))
      token.cancel()
    }

    @Test("a late verdict belongs to the request that caused it")
    func lateAnswers() async {
      let token = inspect()
      helm.present(.home)
      _ = await stub.receive(2)
      let gate = AsyncStream.makeStream(of: Void.self)
      helm.guard(.into(.compose)) { () async in
        for await _ in gate.stream { break }
        return .deny("The draft is locked.")
      }
      await stub.ask(#"{"by": "p1", "script": "[{\"do\": \"present\", \"fragment\": \"compose\"}]"}"#)
      #expect(await stub.receive(3)[2].contains(#""by": "p1", "kind": "waiting""#))
      gate.continuation.yield()
      var reply = ""
      for count in 4...8 where !reply.contains("\"denied\"") { reply = await stub.receive(count)[count - 1] }
      #expect(reply.contains(#""by": "p1", "kind": "denied""#), "\(reply)")
      helm.present(.compose)
      gate.continuation.yield()
      token.cancel()
    }

    @Test func aTokenDoesNotRetainTheHelm() async {
      var other = try? Helm<Screen>(nav: [.swap(.splash => .home)])
      weak let released = other
      let token = other?.inspect(by: stub, app: "one", name: "App") { _ in }
      other = nil
      #expect(released == nil)
      token?.cancel()
    }

    @Test func endsWithTheHelm() async {
      var helm: Helm<Screen>? = self.helm
      weak var inspection: Inspection<Screen>?
      weak var released: Helm<Screen>?
      do {
        let other = try? Helm<Screen>(nav: [.swap(.splash => .home)])
        let made = other.flatMap { try? Inspection($0, app: "one", name: "App") }
        (inspection, released, helm) = (made, other, other)
        helm?.present(.home)
      }
      #expect(inspection != nil)
      helm = nil
      #expect(inspection == nil && released == nil)
    }

    @Test(arguments: [
      "https://127.0.0.1:1/t/", "http://example.com/t/", "http://127.0.0.1.example.com/t/", "http://127.0.0.1:1",
      "http://[::1]:1/t/", "http://user@evil.example@127.0.0.1/t/x", "file:///t/", "", "rubbish",
    ])
    func acceptsOnlyLocalAddresses(address: String) {
      #expect(InspectionAddress(address, app: "one") == nil)
      #expect(InspectionAddress("http://127.0.0.1:1/t/?page=3", app: "one") != nil)
      #expect(InspectionAddress("http://localhost:1/t", app: "one") != nil)
    }
  }
#endif
