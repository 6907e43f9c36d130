#if DEBUG
  import Foundation
  import Helm
  import HelmDocuments

  @testable import HelmInspector

  /// A stand-in for the tool: it keeps the messages it receives, fails on demand, and sends requests.
  actor StubTransport: InspectionTransport {
    private(set) var messages: [String] = []
    private var failures = 0
    private var refuses = false
    private var largest = Int.max
    private var unasked: [String] = []
    private var waiting: CheckedContinuation<Void, Never>?
    private var receivers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    struct Broken: Error {}

    func post(_ message: [UInt8]) throws {
      if refuses { throw InspectionRefusal(reason: "wrong token") }
      if message.count > largest { throw Broken() }
      if failures > 0 {
        failures -= 1
        throw Broken()
      }
      messages.append(String(decoding: message, as: UTF8.self))
      for each in receivers where each.count <= messages.count { each.continuation.resume() }
      receivers.removeAll { $0.count <= messages.count }
    }

    func requests() async throws -> [UInt8] {
      if unasked.isEmpty {
        await withTaskCancellationHandler {
          await withCheckedContinuation { waiting = $0 }
        } onCancel: {
          Task { await self.wake() }
        }
      }
      try Task.checkCancellation()
      defer { unasked = [] }
      return Array("[\(unasked.joined(separator: ","))]".utf8)
    }

    private func wake() {
      waiting?.resume()
      waiting = nil
    }

    /// Sends a request, as a page does.
    func ask(_ request: String) {
      unasked.append(request)
      wake()
    }

    /// Loses the next messages.
    func fail(_ count: Int) { failures = count }

    /// Rejects larger messages, as the tool does.
    func limit(to largest: Int) { self.largest = largest }

    func refuse() { refuses = true }

    /// Waits until this number of messages has been received.
    func receive(_ count: Int) async -> [String] {
      if messages.count < count { await withCheckedContinuation { receivers.append((count, $0)) } }
      return messages
    }
  }

  extension String {
    /// The numbers of the events of a message.
    var numbers: [Int] {
      let events = try? JSONValue(parsing: utf8).required("events").elements("events")
      return (events ?? []).compactMap { $0["number"]?.integer }.compactMap { Int($0) }
    }
  }
#endif
