#if DEBUG
  import Helm
  import HelmDocuments

  /// An event in an inspected app.
  struct InspectedEvent<N: Fragment>: Sendable {
    /// The number of the event, counted from 1 without gaps: a gap means that events were dropped before the tool
    /// received them.
    let number: Int

    /// The request that caused the event.
    let request: String?
    let content: Content

    enum Content: Sendable {
      /// A command completed, and led to a state.
      case done(NavigationOutcome<N>, HelmTrigger<N>, Navigation<N>)
      case incident(HelmIncident<N>, HelmTrigger<N>)

      /// A request can't be carried out.
      case refused(String)

      /// Whether the event ends its command.
      var isEnd: Bool {
        switch self {
        case .incident(.verdict, _), .incident(.event(.waiting), _): false
        case .incident(.event(let kind), _): !kind.isStep
        default: true
        }
      }
    }

    /// The state that the event led to, if it may be another one.
    var state: Navigation<N>? { if case .done(_, _, let state) = content { state } else { nil } }

    /// Appends the event as JSON.
    func append(to text: inout String) {
      text += "{\"number\": \(number)"
      if let request { text.append(member: "by", request) }
      switch content {
      case .done(let outcome, let trigger, let state):
        let actions = outcome.steps.prefix(Self.actionLimit).map { "\($0.action)" }
        text.append(member: "kind", "done")
        text.append(member: "cause", trigger.text)
        text.append(member: "text", actions.joined(separator: ", "))
        if case .command(let command) = trigger {
          text.append(script: ScriptDocument.text(of: [command.named]), as: "steps")
        }
        text.append(script: state.script, as: "state")
      case .incident(.verdict(let verdict, let move), let trigger):
        text.append(member: "kind", "verdict")
        text.append(member: "cause", trigger.text)
        text.append(member: "text", "\(move): \(verdict.text)")
      case .incident(.event(let kind), let trigger):
        text.append(member: "kind", kind.name)
        text.append(member: "cause", trigger.text)
        text.append(member: "text", "\(kind)")
      case .refused(let reason):
        text.append(member: "kind", "refused")
        text.append(member: "text", reason)
      }
      text += "}"
    }

    private static var actionLimit: Int { 20 }
  }

  /// Events in one message.
  struct InspectionBatch: Sendable {
    let message: [UInt8]
    let lastNumber: Int

    /// The maximum number of events in a message.
    static let limit = 200

    /// The size in bytes at which a message gets no more events, and above which a script is left out of an event; no message
    /// exceeds about three times that.
    static let sizeLimit = 1 << 20

    init<N>(of events: [InspectedEvent<N>], app: String) {
      var text = "{\"app\": "
      text.appendJSON(app)
      text += ", \"events\": ["
      var lastNumber = 0
      for event in events where text.utf8.count < Self.sizeLimit {
        if lastNumber > 0 { text += ",\n" }
        event.append(to: &text)
        lastNumber = event.number
      }
      message = Array((text + "]}").utf8)
      self.lastNumber = lastNumber
    }
  }

  extension Navigation {
    /// The script that leads from the start to this state: the path, and the rules that were changed.
    var script: String {
      ScriptDocument.text(
        of: [NavigationCommand.replace(path).named] + ruleChanges.map(\.named))
    }
  }

  extension String {
    fileprivate mutating func append(member key: String, _ value: String) {
      self += ", \"\(key)\": "
      appendJSON(String(value.prefix(2000)))
    }

    /// Appends a script, unless it is too large to send.
    fileprivate mutating func append(script: String, as key: String) {
      if script.utf8.count <= InspectionBatch.sizeLimit { self += ", \"\(key)\": \(script)" }
    }
  }

  extension HelmTrigger {
    fileprivate var text: String {
      switch self {
      case .command(let command): "\(command)"
      case .resumed(let command): "\(command), resumed"
      case .guardChange: "a guard changed"
      case .undo: "undo"
      case .redo: "redo"
      case .outsideModule: "outsideModule"
      }
    }
  }

  extension SegueVerdict {
    fileprivate var text: String {
      switch self {
      case .allow: "allowed"
      case .deny(let reason, let keep): "denied\(keep ? " and kept" : ""): \(reason)"
      case .redirect(let flow, let keep): "redirected\(keep ? " and kept" : "") to \(flow)"
      }
    }
  }

  extension HelmEvent.Kind {
    fileprivate var name: String {
      switch self {
      case .presented, .returned, .reselected, .redirected, .dismissed, .replaced: "step"
      case .denied: "denied"
      case .failed: "failed"
      case .waiting: "waiting"
      case .superseded: "superseded"
      case .cancelled: "cancelled"
      }
    }
  }
#endif
