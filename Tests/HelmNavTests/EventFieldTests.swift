import Testing

@testable import helm_nav

/// The fields for session, time, screen and version in each format, and the options that replace them.
@Suite struct EventFieldTests {
  struct Line: Sendable {
    let text: String
    let options: EventOptions
    let event: ViewEvent?
    let error: String?

    init(_ text: String, with options: EventOptions = EventOptions(), _ event: ViewEvent?, _ error: String? = nil) {
      (self.text, self.options, self.event, self.error) = (text, options, event, error)
    }
  }

  private static let time: Int64 = 1_767_225_600_000

  private static func view(
    _ key: String, hasSession: Bool = true, screen: String = "a", app: String? = nil, isSpan: Bool = false
  ) -> ViewEvent {
    ViewEvent(key: key, hasSession: hasSession, time: time, screen: screen, app: app, isSpan: isSpan)
  }

  private static func firebase(_ parameters: [String], _ rest: String = #","user_pseudo_id":"p""#) -> String {
    let all = parameters.map {
      let parts = $0.split(separator: "=")
      return #"{"key":"\#(parts[0])","value":{\#(parts[1])}}"#
    }
    return
      #"{"event_name":"screen_view","event_timestamp":1767225600000000,"event_params":[\#(all.joined(separator: ","))]\#(rest)}"#
  }

  private static func amplitude(_ rest: String, _ properties: String = #""[Amplitude] Screen Name":"a""#) -> String {
    #"{"event_type":"[Amplitude] Screen Viewed","event_properties":{\#(properties)}\#(rest)}"#
  }

  private static func posthog(_ rest: String, _ properties: String) -> String {
    #"{"event":"$screen"\#(rest),"properties":{\#(properties)}}"#
  }

  private static func mixpanel(_ properties: String) -> String {
    #"{"event":"Screen View","properties":{"time":1767225600\#(properties)}}"#
  }

  private static func segment(_ rest: String) -> String { #"{"type":"screen"\#(rest)}"# }

  static let lines: [Line] = [
    // Columns.
    Line(#"{"session":"s","time":1767225600,"screen":"a"}"#, view("s")),
    Line(#"{"session":7,"time":"2026-01-01T00:00:00Z","screen":8}"#, view("7", screen: "8")),
    Line(#"{"session":"s","screen":"a"}"#, nil, "has no time"),
    Line(
      #"{"s":"x","t":1767225600,"c":"a","session":"no","time":1,"screen":"no"}"#,
      with: EventOptions(session: "s", time: "t", screen: "c"), view("x")),
    Line(#"{"s":"x","time":1767225600,"screen":"a"}"#, with: EventOptions(session: "s"), view("x")),
    Line(#"{"session":"x","time":1767225600,"c":"a"}"#, with: EventOptions(screen: "c"), view("x")),
    Line(#"{"session":"x","t":1767225600,"screen":"a"}"#, with: EventOptions(time: "t"), view("x")),
    Line(
      #"{"time":1767225600,"screen":"a"}"#, nil,
      "has an unknown format; name its columns with --session, --time and --screen"),
    Line("{", nil, "isn't JSON"),
    // Helm.
    Line(
      #"{"v":1,"session":"s","step":0,"at":1767225600000,"kind":"start","screen":"a","app":"1.0"}"#,
      view("s", app: "1.0")),
    Line(#"{"v":1,"session":"s","step":1,"at":1767225600000,"kind":"end"}"#, nil),
    Line(#"{"v":1,"step":0,"at":1767225600000,"kind":"start","screen":"a"}"#, nil, "has no session"),
    Line(#"{"v":1,"session":"s","step":0,"kind":"start","screen":"a"}"#, nil, "has no time"),
    // Firebase.
    Line(firebase([#"firebase_screen="string_value":"a""#]), view("p", hasSession: false)),
    Line(
      firebase([#"ga_session_id="int_value":"5""#, #"firebase_screen="string_value":"a""#]), view("p-5")),
    Line(
      firebase([#"mine="string_value":"5""#, #"ga_session_id="int_value":"6""#, #"screen_name="string_value":"a""#]),
      with: EventOptions(session: "mine"), view("p-5")),
    Line(
      firebase([#"firebase_screen="string_value":"no""#, #"mine="string_value":"a""#]),
      with: EventOptions(screen: "mine"),
      view("p", hasSession: false)),
    Line(
      firebase(
        [#"firebase_screen_class="string_value":"no""#, #"screen_name="string_value":"a""#],
        #","user_pseudo_id":"p","app_info":{"version":"1.0"}"#), view("p", hasSession: false, app: "1.0")),
    Line(firebase([#"firebase_screen="string_value":"a""#], ""), nil, "has no user_pseudo_id"),
    Line(firebase([#"other="string_value":"a""#]), nil, "has no screen"),
    Line(firebase([]).replacing("screen_view", with: "tap"), nil),
    Line(
      firebase([#"firebase_screen="string_value":"a""#]).replacing("screen_view", with: "tap"),
      with: EventOptions(event: "tap"), view("p", hasSession: false)),
    Line(firebase([#"firebase_screen="string_value":"a""#]), with: EventOptions(event: "tap"), nil),
    // Amplitude.
    Line(amplitude(#","amplitude_id":5,"event_time":1767225600"#), view("5", hasSession: false)),
    Line(
      amplitude(
        #","amplitude_id":5,"device_id":"d","user_id":"u","session_id":9,"event_time":1767225600,"version_name":"2""#),
      view("5-9", app: "2")),
    Line(amplitude(#","device_id":"d","user_id":"u","session_id":-1,"time":1767225600"#), view("d", hasSession: false)),
    Line(amplitude(#","user_id":"u","event_time":1767225600,"time":5"#), view("u", hasSession: false)),
    Line(amplitude(#","event_time":1767225600"#), nil, "has no amplitude_id, device_id or user_id"),
    Line(amplitude(#","user_id":"u""#), nil, "has no time"),
    Line(amplitude(#","user_id":"u","time":1767225600"#, #""name":"a""#), nil, "has no screen"),
    Line(
      amplitude(#","user_id":"u","time":1767225600"#, #""name":"a","[Amplitude] Screen Name":"no""#),
      with: EventOptions(screen: "name"), view("u", hasSession: false)),
    Line(amplitude(#","user_id":"u","time":1767225600"#).replacing("[Amplitude] Screen Viewed", with: "tap"), nil),
    // PostHog.
    Line(
      posthog(
        #","distinct_id":"d","timestamp":1767225600"#, #""$screen_name":"a","$session_id":"s","$app_version":"3""#),
      view("s", app: "3")),
    Line(
      posthog(#","distinct_id":"d","timestamp":1767225600"#, #""$screen_name":"a","distinct_id":"e""#),
      view("d", hasSession: false)),
    Line(
      posthog("", #""$screen_name":"a","distinct_id":"e","timestamp":1767225600"#), view("e", hasSession: false)),
    Line(posthog(#","timestamp":1767225600"#, #""$screen_name":"a""#), nil, "has no $session_id and no distinct_id"),
    Line(
      posthog(#","timestamp":1767225600"#, #""$screen_name":"no","$session_id":"no","x":"s","y":"a""#),
      with: EventOptions(session: "x", screen: "y"), view("s")),
    Line(posthog(#","distinct_id":"d""#, #""$screen_name":"a""#), nil, "has no time"),
    Line(#"{"event":"tap","distinct_id":"d","timestamp":1767225600,"properties":{"$screen_name":"a"}}"#, nil),
    // Mixpanel.
    Line(
      mixpanel(#","distinct_id":"d","$device_id":"e","screen":"a","$app_version_string":"4""#),
      view("d", hasSession: false, app: "4")),
    Line(mixpanel(#","$device_id":"e","name":"a""#), view("e", hasSession: false)),
    Line(mixpanel(#","distinct_id":"d","screen_name":"a","name":"no""#), view("d", hasSession: false)),
    Line(
      mixpanel(#","distinct_id":"d","x":"s","screen":"no","y":"a""#), with: EventOptions(session: "x", screen: "y"),
      view("s")),
    Line(mixpanel(#","screen":"a""#), nil, "has no distinct_id"),
    Line(mixpanel(#","distinct_id":"d""#), nil, "has no screen"),
    Line(mixpanel(#","distinct_id":"d","screen":"a""#).replacing("Screen View", with: "tap"), nil),
    // Segment.
    Line(
      segment(#","anonymousId":"n","userId":"u","timestamp":1767225600,"originalTimestamp":5,"name":"a""#),
      view("n", hasSession: false)),
    Line(
      segment(#","userId":"u","originalTimestamp":1767225600,"properties":{"name":"a"}"#), view("u", hasSession: false)),
    Line(
      segment(#","anonymousId":"n","timestamp":1767225600,"name":"a","properties":{"x":"s"},"context":{"x":"no"}"#),
      with: EventOptions(session: "x"), view("s")),
    Line(
      segment(#","anonymousId":"n","timestamp":1767225600,"name":"a","context":{"x":"s","app":{"version":"5"}}"#),
      with: EventOptions(session: "x"), view("s", app: "5")),
    Line(
      segment(#","anonymousId":"n","timestamp":1767225600,"name":"a""#), with: EventOptions(session: "x"),
      view("n", hasSession: false)),
    Line(
      segment(#","anonymousId":"n","timestamp":1767225600,"name":"no","properties":{"y":"a"}"#),
      with: EventOptions(screen: "y"), view("n", hasSession: false)),
    Line(
      segment(#","timestamp":1767225600,"messageId":"m","name":"a""#), nil, "has no anonymousId and no userId"),
    Line(segment(#","anonymousId":"n","name":"a""#), nil, "has no time"),
    Line(#"{"type":"page","anonymousId":"n","timestamp":1767225600,"name":"a"}"#, nil),
    Line(
      #"{"type":"track","event":"tap","anonymousId":"n","timestamp":1767225600,"name":"a"}"#,
      with: EventOptions(event: "tap"), view("n", hasSession: false)),
    Line(#"{"type":"track","anonymousId":"n","timestamp":1767225600,"name":"a"}"#, nil),
    // OpenTelemetry.
    Line(
      span(#"{"key":"session.id","value":{"stringValue":"s"}},{"key":"app.screen.name","value":{"stringValue":"a"}}"#),
      view("s", isSpan: true)),
    Line(
      span(
        #"{"key":"screen.name","value":{"stringValue":"a"}}"#,
        shared:
          #"{"key":"session.id","value":{"intValue":"6"}},{"key":"service.version","value":{"stringValue":"6.1"}}"#),
      view("6", app: "6.1", isSpan: true)),
    Line(
      span(
        #"{"key":"session.id","value":{"stringValue":"s"}},{"key":"app.screen.name","value":{"stringValue":"a"}},{"key":"screen.name","value":{"stringValue":"no"}}"#,
        shared: #"{"key":"session.id","value":{"stringValue":"no"}}"#), view("s", isSpan: true)),
    Line(
      span(
        #"{"key":"x","value":{"stringValue":"s"}},{"key":"y","value":{"stringValue":"a"}},{"key":"screen.name","value":{"stringValue":"no"}}"#
      ),
      with: EventOptions(session: "x", screen: "y"), view("s", isSpan: true)),
    Line(span(#"{"key":"session.id","value":{"stringValue":"s"}}"#), nil),
    Line(span(#"{"key":"screen.name","value":{"stringValue":"a"}}"#), with: EventOptions(event: "other"), nil),
    Line(
      span(#"{"key":"x","value":{"stringValue":"s"}},{"key":"screen.name","value":{"stringValue":"a"}}"#),
      with: EventOptions(session: "x", event: "GET"), view("s", isSpan: true)),
  ]

  private static func span(_ attributes: String, shared: String = "") -> String {
    #"{"resourceSpans":[{"resource":{"attributes":[\#(shared)]},"scopeSpans":[{"spans":[{"name":"GET","#
      + #""startTimeUnixNano":"1767225600000000000","attributes":[\#(attributes)]}]}]}]}"#
  }

  @Test(arguments: lines.indices) func eachLineIsReadAsAnEventOrAnError(number: Int) {
    let line = Self.lines[number]
    var reader = EventReader(line.options)
    var found: [ViewEvent] = []
    do { try reader.read(line.text) { found.append($0) } } catch {
      switch error {
      case let thrown as EventError: check(thrown.reason, line)
      case let thrown as UsageError: check(thrown.reason, line)
      default: Issue.record("\(error)")
      }
      return
    }
    #expect(found == [line.event].compactMap(\.self), "\(line.text)")
    #expect(line.error == nil, "\(line.text)")
  }

  /// The names of events that are views of a screen, in each format that names its events.
  private static let names: [EventFormat: Set<String>] = [
    .firebase: ["screen_view"], .amplitude: ["[Amplitude] Screen Viewed"], .posthog: ["$screen"],
    .mixpanel: ["screen_view", "Screen View", "Screen Viewed", "screen viewed", "$screen"], .segment: ["screen"],
  ]

  @Test(arguments: names.keys.sorted { $0.rawValue < $1.rawValue })
  func onlyTheEventsOfAFormatCount(format: EventFormat) throws {
    let time = 1_767_225_600
    for name in Self.names.values.reduce(["tap", ""] as Set<String>, { $0.union($1) }) {
      var line = #"{"event":"\#(name)","event_name":"\#(name)","event_type":"\#(name)","type":"\#(name)","#
      line += #""distinct_id":"d","user_id":"u","user_pseudo_id":"p","anonymousId":"n","timestamp":\#(time),"#
      line += #""time":\#(time),"event_time":\#(time),"event_timestamp":\#(time)000000,"name":"a","#
      line += #""event_params":[{"key":"screen_name","value":{"string_value":"a"}}],"#
      line += #""event_properties":{"[Amplitude] Screen Name":"a"},"#
      line += #""properties":{"$screen_name":"a","distinct_id":"d","time":\#(time)}}"#
      var reader = EventReader(EventOptions(format: format))
      var found: [ViewEvent] = []
      try reader.read(line) { found.append($0) }
      #expect(found.map(\.screen) == (Self.names[format]?.contains(name) == true ? ["a"] : []), "\(name)")
    }
  }

  /// PostHog and Mixpanel have events of the same form, with other names of a screen.
  @Test(
    arguments: [
      (.posthog, ["$screen_name"]), (.mixpanel, ["screen", "screen_name", "$screen_name", "Screen Name", "name"]),
    ] as [(EventFormat, [String])])
  func aScreenIsReadFromThePropertiesOfItsFormatOnly(format: EventFormat, keys: [String]) throws {
    for key in ["screen", "screen_name", "$screen_name", "Screen Name", "name", "firebase_screen", "screen.name"] {
      var reader = EventReader(EventOptions(format: format))
      var found: [ViewEvent] = []
      let time = 1_767_225_600
      let line = #""distinct_id":"d","time":\#(time),"\#(key)":"a""#
      let text = #"{"event":"$screen","timestamp":\#(time),"distinct_id":"d","properties":{\#(line)}}"#
      _ = try? reader.read(text) { found.append($0) }
      #expect(found.map(\.screen) == (keys.contains(key) ? ["a"] : []), "\(key)")
    }
  }

  private func check(_ reason: String, _ line: Line) { #expect(reason == line.error, "\(line.text)") }

  @Test(
    arguments: [
      ("1767225600", 1_767_225_600_000), ("1767225600123", 1_767_225_600_123), ("1767225600123456", 1_767_225_600_123),
      ("1767225600123456789", 1_767_225_600_123), ("99999999999", 99_999_999_999_000),
      ("100000000000", 100_000_000_000), ("99999999999999", 99_999_999_999_999), ("100000000000000", 100_000_000_000),
      ("99999999999999999", 99_999_999_999_999), ("100000000000000000", 100_000_000_000), ("-5", -5000), ("0", 0),
      ("1767225600.5", 1_767_225_600_500), ("1.7672256e9", 1_767_225_600_000), ("1767225600123.6", 1_767_225_600_124),
      ("1767225600123456.5", 1_767_225_600_123), ("1.767225600123456e18", 1_767_225_600_123), ("1e19", nil),
      ("1e", nil),
      ("-1.5", -1500), ("infinity", nil), ("nan", nil), ("", nil), (" 1", nil), ("soon", nil),
      ("2026-01-01T00:00:00Z", 1_767_225_600_000), ("2026-01-01 00:00:00", 1_767_225_600_000),
      ("2026-01-01T00:00:00.5Z", 1_767_225_600_500), ("2026-01-01T00:00:00.1239Z", 1_767_225_600_123),
      ("2026-01-01T00:00:00.Z", nil), ("2026-01-01 00:00:00.250 UTC", 1_767_225_600_250),
      ("2026-01-01T02:00:00+02:00", 1_767_225_600_000), ("2026-01-01T02:00:00+02", 1_767_225_600_000),
      ("2025-12-31T18:30:00-0530", 1_767_225_600_000), ("2026-01-01T00:00:00z", 1_767_225_600_000),
      ("2026-01-01T23:59:60Z", 1_767_312_000_000), ("2026-01-01T24:00:00Z", nil), ("2026-01-01T00:60:00Z", nil),
      ("2026-01-01T00:00:61Z", nil), ("2026-01-01X00:00:00Z", nil), ("2026-01-01T00-00:00Z", nil),
      ("2026-01-01T00:00-00Z", nil), ("2026-01-01T00:00:0", nil), ("2026-13-01T00:00:00Z", nil),
      ("2026-01-01T00:00:00+2", nil), ("2026-01-01T00:00:00+02:0", nil), ("2026-01-01T00:00:00 CET", nil),
      ("2026-01-01T0a:00:00Z", nil), ("2026-01-01T00:00:00.000000000000000000000Z", nil),
      ("2026-01-31T12:00:00.5-0530", 1_769_880_600_500), ("2026-02-30T12:00:00Z", nil), ("2026-01-31", nil),
      ("2026-01-31T25:00:00Z", nil), ("1767225600.123456", 1_767_225_600_123),
      ("1767225600123456789.0", 1_767_225_600_123), ("1.767225600123E12", 1_767_225_600_123),
      ("1.7672256e+15", 1_767_225_600_000), ("1e400", nil), ("0x10", nil),
      ("9223372036854775807", 9_223_372_036_854),
    ] as [(String, Int64?)])
  func timesAreParsed(text: String, milliseconds: Int64?) {
    #expect(EventTime.milliseconds(from: text) == milliseconds, "\(text)")
  }

  @Test(
    arguments: [
      ("a,b", ["a", "b"]), ("", [""]), (",", ["", ""]), ("a,,b,", ["a", "", "b", ""]), ("\"a,b\",c", ["a,b", "c"]),
      ("\"say \"\"hi\"\"\"", ["say \"hi\""]), ("\"\"", [""]), ("a\r", ["a"]), ("\"a\"\r", ["a"]), ("é,😀", ["é", "😀"]),
    ] as [(String, [String])])
  func csvCellsAreParsed(line: String, cells: [String]) throws { #expect(try CSVLine.cells(of: line[...]) == cells) }
}
