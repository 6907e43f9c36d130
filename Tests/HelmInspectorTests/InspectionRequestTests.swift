#if DEBUG
  import Foundation
  import Helm
  import HelmDocuments
  import Testing

  @testable import HelmInspector

  /// What requests do, and what the tool is told about it.
  @MainActor @Suite struct InspectionRequestTests {
    enum Screen: Fragment { case splash, home, compose, account }
    enum Mark: SegueTag { case write }

    /// A fragment that can't be told from others by its name.
    struct Same: Fragment, CustomStringConvertible {
      let number: Int
      var description: String { "same" }
    }

    private let helm: Helm<Screen>
    private let inspection: Inspection<Screen>

    init() throws {
      helm = try Helm(
        graph: NavigationGraph<Screen>([
          Segue(.splash => .home), Segue(.home => .compose, style: .hold, dismissable: true, tag: Mark.write),
          Segue(.home => .account, dismissable: true),
        ]))
      inspection = try Inspection(helm, app: "one", name: "App")
    }

    private static let home = #"{"do": "present", "fragment": "home"}"#
    private static let dismissal = #"{"do": "dismiss"}"#

    private func request(_ name: String, _ commands: String...) -> String {
      var request = "{\"by\": \"\(name)\", \"script\": "
      request.appendJSON("[\(commands.joined(separator: ", "))]")
      return request + "}"
    }

    @Test func aScriptIsPerformedInItsOrderAndALinkIsOpened() throws {
      inspection.take(request("p1", Self.home, #"{"do": "present", "tag": "write"}"#))
      #expect(helm.path == [.splash => .home, .home => .compose])
      // What the app does by itself afterwards belongs to no request.
      helm.dismiss()
      helm.links = try Links(origins: ["app:"], [Link("/compose", .home, .compose)])
      inspection.take(#"{"by": "p2", "open": "app:/compose"}"#)
      #expect(helm.path == [.splash => .home, .home => .compose])
      #expect(try inspection.unconfirmed() == ["1 p1 done", "2 p1 done", "3 - done", "4 p2 done"])
      inspection.end()
    }

    @Test func aScriptEndsWithItsFirstRefusedCommandAndOtherRequestsFollow() throws {
      inspection.take(
        request("p1", Self.dismissal, Self.home), #"{"by": "p2"}"#, request("p3", Self.home, Self.dismissal))
      #expect(try inspection.unconfirmed() == ["1 p1 refused", "2 p2 refused", "3 p3 done", "4 p3 refused"])
      #expect(helm.path == [.splash => .home])
      inspection.end()
    }

    /// Half of the events give way at once, and become a part of the state before the others.
    @Test func theOlderHalfOfTooManyEventsIsForgotten() throws {
      func hello() throws -> (number: String, edges: Int) {
        let hello = try JSONValue(parsing: inspection.hello() ?? []).required("hello")
        let state = try hello.required("state").elements("a script")
        return (
          try #require(hello.required("number").integer), try state[0].required("path").elements("a path").count
        )
      }
      helm.present(.home)
      helm.present(.compose)
      helm.restart()
      helm.present(.home)
      for number in 5...2000 {
        if number % 2 == 1 { helm.present(.compose) } else { helm.dismiss() }
      }
      #expect(try hello() == ("0", 0))
      helm.present(.compose)
      // The last one that is forgotten is the 1001st, which presented the sheet.
      #expect(try hello() == ("1001", 2))
      #expect(try inspection.unconfirmed().first == "1002 - done")
      #expect(try inspection.unconfirmed().count == InspectionBatch.limit)
      inspection.end()
    }

    @Test func aBatchEndsWithTheEventThatReachesItsSize() {
      let reason = String(repeating: "👨‍👩‍👧‍👦", count: 2000)
      let events = (1...60).map { InspectedEvent<Screen>(number: $0, request: nil, content: .refused(reason)) }
      var last = ""
      events[59].append(to: &last)
      let batch = InspectionBatch(of: events, app: "one")
      let size = batch.message.count - "]}".utf8.count
      #expect(InspectionBatch.sizeLimit == 1_048_576)
      #expect(size >= InspectionBatch.sizeLimit)
      #expect(size - last.utf8.count - ",\n".utf8.count < InspectionBatch.sizeLimit)
      #expect((10..<60).contains(batch.lastNumber))
      #expect(String(decoding: batch.message, as: UTF8.self).numbers == Array(1...batch.lastNumber))
    }

    #if os(Linux)
      @Test func whatPreventsAnInspectionIsLogged() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          await MainActor.run {
            if let helm = try? Helm<Screen>(nav: [.swap(.splash => .home)]) {
              helm.inspect(at: "http://example.com/t/").cancel()
            }
            let same = NavigationGraph([Segue(Same(number: 1) => Same(number: 2))])
            if let helm = try? Helm(graph: same) {
              helm.inspect(by: StubTransport(), app: "one", name: "App") { _ in }.cancel()
            }
          }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let name = GraphNameError.ambiguous(kind: "fragments", name: "same")
        let lines = [
          #"Helm: "http://example.com/t/" is not an inspection address; helm-nav inspect prints one, such as "#
            + "http://127.0.0.1:7475/TOKEN/\n", "Helm: This navigation can't be inspected. \(name)\n",
        ]
        for line in lines { #expect(text.contains(line), "\(text)") }
      }
    #endif
  }
#endif
