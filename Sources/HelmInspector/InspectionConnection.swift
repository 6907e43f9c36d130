#if DEBUG
  import Helm

  /// What leads to the tool.
  protocol InspectionTransport: Sendable {
    /// Hands on what the app says.
    ///
    /// - Throws: `InspectionRefusal` where there is no use in trying again.
    func post(_ message: [UInt8]) async throws

    /// Waits for what is asked of the app: a JSON array of requests, sometimes an empty one.
    func requests() async throws -> [UInt8]
  }

  /// Why nothing is tried any more.
  struct InspectionRefusal: Error {
    let reason: String
  }

  /// Why the tool takes nothing from this app at the moment.
  struct InspectionDelay: Error {
    let reason: String
  }

  /// What a connection needs of an inspection, whatever its fragments.
  @MainActor protocol Inspected: AnyObject, Sendable {
    /// The first message of a connection; `nil` where there is nothing to inspect any more.
    func hello() -> [UInt8]?

    /// Gives an element when there are new events.
    func events() -> AsyncStream<Void>

    /// The next events, to be written by somebody who has the time; `nil` where there are none.
    func batch() -> (@Sendable () -> InspectionBatch)?
    func confirm(_ batch: InspectionBatch)
    func take(_ requests: [UInt8])
  }

  /// Connects an app and the tool, again and again.
  struct InspectionConnection: Sendable {
    let transport: any InspectionTransport
    let pause: @Sendable (Duration) async throws -> Void

    /// How long events are collected after a message, so that it is not one message for each.
    private static let collecting = Duration.milliseconds(50)

    /// Keeps the app connected until the task is cancelled, there is nothing to inspect, or the tool refuses.
    func keep(_ inspection: @escaping @Sendable () -> (any Inspected)?) async {
      var failures = 0
      while !Task.isCancelled {
        do {
          guard let hello = await inspection()?.hello() else { return }
          try await transport.post(hello)
          failures = 0
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await tellAll(inspection) }
            group.addTask { try await takeAll(inspection) }
            // Whichever ends first ends the other.
            try await group.next()
            group.cancelAll()
          }
        } catch let refusal as InspectionRefusal {
          return ErrorPolicy.log(refusal.reason)
        } catch {
          failures += 1
          if failures == 1, !Task.isCancelled {
            let reason = (error as? InspectionDelay)?.reason ?? "It doesn't answer: \(error)"
            ErrorPolicy.log("helm-nav inspect is asked again and again. \(reason)")
          }
        }
        try? await pause(.milliseconds(250 << min(failures, 4)))
      }
    }

    private func tellAll(_ inspection: @Sendable () -> (any Inspected)?) async throws {
      guard let events = await inspection()?.events() else { return }
      for await _ in events {
        while let write = await inspection()?.batch() {
          let batch = write()
          try await transport.post(batch.message)
          await inspection()?.confirm(batch)
          try await pause(Self.collecting)
        }
      }
    }

    private func takeAll(_ inspection: @Sendable () -> (any Inspected)?) async throws {
      while !Task.isCancelled {
        let requests = try await transport.requests()
        await inspection()?.take(requests)
      }
    }
  }
#endif
