#if DEBUG
  import Helm
  import Testing

  @testable import HelmInspector

  /// What inspection costs an app.
  @MainActor @Suite struct InspectionCostTests {
    enum Screen: Fragment { case splash, home }

    @Test func theNumberOfKeptEventsIsBounded() {
      #expect(Inspection<Screen>.capacity == 2000)
      #expect(InspectionBatch.limit == 200)
    }

    @Test func eventsAreCollectedBeforeEachMessage() async throws {
      let helm = try Helm<Screen>(nav: [.swap(.splash => .home)])
      let stub = StubTransport()
      let (pauses, continuation) = AsyncStream.makeStream(of: Duration.self)
      let token = helm.inspect(by: stub, app: "one", name: "App") { _ = continuation.yield($0) }
      _ = await stub.receive(1)
      helm.present(.home)
      for await pause in pauses {
        #expect(pause == .milliseconds(50))
        break
      }
      token.cancel()
    }
  }
#endif
