#if DEBUG
  import Helm

  /// A transport to the tool.
  protocol InspectionTransport: Sendable {
    /// Sends a message of the app.
    ///
    /// - Throws: `InspectionRefusal` if trying again is pointless.
    func post(_ message: [UInt8]) async throws

    /// Waits for requests to the app: a JSON array, sometimes an empty one.
    func requests() async throws -> [UInt8]
  }

  /// An error that ends all attempts to connect.
  struct InspectionRefusal: Error {
    let reason: String
  }

  /// The reason why the tool currently accepts nothing from this app.
  struct InspectionDelay: Error {
    let reason: String
  }

  /// What a connection needs of an inspection, whatever its fragments.
  @MainActor protocol Inspected: AnyObject, Sendable {
    /// Returns the first message of a connection; `nil` if there is nothing left to inspect.
    func hello() -> [UInt8]?

    /// Returns a stream with an element whenever there are new events.
    func events() -> AsyncStream<Void>

    /// Returns a closure that writes the next events, to be called off the main actor; `nil` if there are none.
    func batch() -> (@Sendable () -> InspectionBatch)?
    func confirm(_ batch: InspectionBatch)
    func take(_ requests: [UInt8])
  }

  /// Connects an app to the tool, and reconnects when the connection breaks.
  struct InspectionConnection: Sendable {
    let transport: any InspectionTransport
    let pause: @Sendable (Duration) async throws -> Void
    var log: @Sendable (String) -> Void = { ErrorPolicy.log($0) }

    /// The time for which events are collected after a message, to avoid sending a message for each.
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
            group.addTask { try await sendAll(inspection) }
            group.addTask { try await takeAll(inspection) }
            // The first to end stops the other.
            try await group.next()
            group.cancelAll()
          }
        } catch let refusal as InspectionRefusal {
          return log(refusal.reason)
        } catch {
          failures += 1
          if failures == 1, !Task.isCancelled {
            let reason = (error as? InspectionDelay)?.reason ?? "It doesn't answer: \(error)"
            log("helm-nav inspect is asked again and again. \(reason)")
          }
        }
        try? await pause(.milliseconds(250 << min(failures, 4)))
      }
    }

    private func sendAll(_ inspection: @Sendable () -> (any Inspected)?) async throws {
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
