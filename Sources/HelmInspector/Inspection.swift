#if DEBUG
  import Foundation
  import Helm
  import HelmDocuments

  /// The events of a navigation, kept until the tool has confirmed them, and the requests of the tool.
  ///
  /// The navigation keeps it alive, but not the other way round.
  @MainActor final class Inspection<N: Fragment> {
    private weak var helm: Helm<N>?
    private let app: String
    private let name: String
    private let names: InspectedNames<N>

    /// The events that the tool has not confirmed, up to a limit; dropped events leave a gap in their numbers.
    private var unsent: [InspectedEvent<N>] = []

    /// The state before these events.
    private var base: Navigation<N>
    private var latestNumber = 0

    /// The request being carried out.
    private var request: String?

    /// The requests whose commands wait for a guard, by command, up to a limit.
    private var waitingRequests: [NavigationCommand<N>: String] = [:]
    private var task: Task<Void, Never>?
    private var wake: AsyncStream<Void>.Continuation?
    private var isOver = false

    /// The maximum number of events kept.
    nonisolated static var capacity: Int { 2000 }

    init(_ helm: Helm<N>, app: String, name: String) throws(GraphNameError) {
      self.helm = helm
      (self.app, self.name) = (app, name)
      names = try InspectedNames(helm.graph)
      base = helm.unobservedState
      helm.onOutcome { [self] outcome, trigger, _ in
        if let state = self.helm?.unobservedState { note(.done(outcome, trigger, state), after: trigger) }
        return !isOver
      }
      helm.onIncident { [self] incident, trigger in
        note(.incident(incident, trigger), after: trigger)
        return !isOver
      }
    }

    deinit { task?.cancel() }

    func start(_ connection: InspectionConnection) {
      let inspection: @Sendable () -> (any Inspected)? = { [weak self] in self }
      task = Task.detached { await connection.keep(inspection) }
    }

    func end() {
      isOver = true
      wake?.finish()
      task?.cancel()
    }

    /// Records what a request led to: the current one, or one whose command waited for a guard.
    private func note(_ content: InspectedEvent<N>.Content, after trigger: HelmTrigger<N>? = nil) {
      guard !isOver else { return }
      var request = request
      if request == nil, case .command(let command)? = trigger {
        request = content.isEnd ? waitingRequests.removeValue(forKey: command) : waitingRequests[command]
      }
      latestNumber += 1
      if unsent.count == Self.capacity { forget(unsent[Self.capacity / 2].number) }
      unsent.append(InspectedEvent(number: latestNumber, request: request, content: content))
      wake?.yield()
    }

    /// Removes the events up to a number, and advances the state before the remaining ones.
    private func forget(_ number: Int) {
      let gone = unsent.prefix { $0.number <= number }
      if let state = gone.last(where: { $0.state != nil })?.state { base = state }
      unsent.removeFirst(gone.count)
    }
  }

  // MARK: Sending events

  extension Inspection: Inspected {
    func hello() -> [UInt8]? {
      guard let helm, !isOver else { return nil }
      var text = "{\"app\": "
      text.appendJSON(app)
      text += ", \"hello\": {\"name\": "
      text.appendJSON(name)
      if let id = helm.unobservedState.root.id {
        text += ", \"entryID\": "
        text.appendJSON(id)
      }
      text += ", \"number\": \((unsent.first?.number ?? latestNumber + 1) - 1), \"state\": \(base.script)"
      text += ", \"graph\": \(names.document)}}"
      return Array(text.utf8)
    }

    func events() -> AsyncStream<Void> {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      wake = continuation
      if isOver { continuation.finish() } else if !unsent.isEmpty { continuation.yield() }
      return stream
    }

    func batch() -> (@Sendable () -> InspectionBatch)? {
      let (app, events) = (app, Array(unsent.prefix(InspectionBatch.limit)))
      guard !events.isEmpty else { return nil }
      return { InspectionBatch(of: events, app: app) }
    }

    func confirm(_ batch: InspectionBatch) { forget(batch.lastNumber) }
  }

  // MARK: Handling requests

  extension Inspection {
    func take(_ requests: [UInt8]) {
      do {
        for request in try JSONValue(parsing: requests).elements("an array of requests") { take(request) }
      } catch {
        note(.refused("\(error)"))
      }
    }

    private func take(_ value: JSONValue) {
      guard let helm, !isOver else { return }
      request = value["by"]?.text
      defer { request = nil }
      do {
        if let script = value["script"]?.text {
          let commands = try ScriptDocument(reading: script, for: names.graph).map { try names.command($0) }
          for command in commands where !run(command, in: helm) { return }
        } else if let address = value["open"]?.text, let url = URL(string: address) {
          guard helm.canOpen(url) else { return note(.refused("\(address): no link leads there now.")) }
          helm.open(url)
        } else {
          note(.refused("The app knows the requests \"script\" and \"open\"."))
        }
      } catch {
        note(.refused("\(error)"))
      }
    }

    /// Performs a command, unless it would fail: an app may stop at errors, and this one isn't the app's own.
    ///
    /// - Returns: Whether the command was performed; guards may have denied it nevertheless.
    private func run(_ command: NavigationCommand<N>, in helm: Helm<N>) -> Bool {
      helm.flushGuards()
      var trial = helm.unobservedState
      do throws(HelmError<N>) { _ = try trial.perform(command) } catch .undecided {
        // The guards decide when the command is performed.
      } catch {
        note(.refused("\(command): \(error)"))
        return false
      }
      if case .failure(.undecided) = helm.perform(command), let request {
        if waitingRequests.count == 100 { waitingRequests = [:] }
        waitingRequests[command] = request
      }
      return true
    }
  }

  extension JSONValue {
    /// The text of the string; `nil` for other values.
    fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }
  }
#endif
