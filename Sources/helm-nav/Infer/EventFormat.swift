/// The formats of events that are read; each line tells its own, unless one is named.
enum EventFormat: String, CaseIterable {
  case helm, firebase, amplitude, posthog, mixpanel, segment, otel

  /// JSON objects or CSV with columns that are named.
  case columns

  /// The properties that a screen's name may be in.
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

  /// The names of the events that say that a screen is viewed; empty where any does that has a screen.
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

/// How events are read, as far as it is said.
struct EventOptions {
  /// The format of all lines.
  var format: EventFormat?

  /// The columns or properties of the session, the time and the screen.
  var session: String?
  var time: String?
  var screen: String?

  /// The only event that says that a screen is viewed.
  var event: String?
}

/// A screen that was viewed.
struct ViewEvent: Equatable {
  /// The session, or where there is none, the person, whose sessions are told apart by pauses.
  var key: String
  var hasSession = true

  /// When, in milliseconds since 1970.
  var time: Int64
  var screen: String
  var app: String?

  /// Whether it is a span: many of them may happen on one view of a screen.
  var isSpan = false
}

/// Why a line is no event.
struct EventError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
