/// The supported formats of events; unless one is specified, it is detected for each line.
enum EventFormat: String, CaseIterable {
  case helm, firebase, amplitude, posthog, mixpanel, segment, otel

  /// JSON objects or CSV with named columns.
  case columns

  /// The properties that may contain a screen's name.
  var screenKeys: [String] {
    switch self {
    case .helm, .columns: ["screen"]
    case .firebase: ["firebase_screen", "screen_name", "firebase_screen_class"]
    case .amplitude: ["[Amplitude] Screen Name"]
    case .posthog: ["$screen_name"]
    case .mixpanel: ["screen", "screen_name", "$screen_name", "Screen Name", "name"]
    case .segment: ["name"]
    case .otel: ["app.screen.name", "screen.name"]
    }
  }

  /// The names of the events for viewing a screen; empty if any event with a screen counts.
  var eventNames: Set<String> {
    switch self {
    case .helm, .columns, .otel: []
    case .firebase: ["screen_view"]
    case .amplitude: ["[Amplitude] Screen Viewed"]
    case .posthog: ["$screen"]
    case .mixpanel: ["screen_view", "Screen View", "Screen Viewed", "screen viewed", "$screen"]
    case .segment: ["screen"]
    }
  }
}

/// The specified options for reading events.
struct EventOptions {
  /// The format of all lines.
  var format: EventFormat?

  /// The columns or properties of the session, the time and the screen.
  var session: String?
  var time: String?
  var screen: String?

  /// The only event that counts as viewing a screen.
  var event: String?
}

/// A screen that was viewed.
struct ViewEvent: Equatable {
  /// The session or, if there is none, the user, whose sessions are separated by pauses.
  var key: String
  var hasSession = true

  /// The time, in milliseconds since 1970.
  var time: Int64
  var screen: String
  var app: String?

  /// Whether this is a span: one view of a screen may have many spans.
  var isSpan = false
}

/// The reason why a line can't be read as an event.
struct EventError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
