import HelmTesting

@testable import helm_nav

/// Events of any of the known formats, some of them damaged or incomplete, all determined by a seed.
struct RandomEvents {
  private var random: SeededNumbers
  private let format: EventFormat
  private var time: Int64 = 1_767_225_600_000

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    format = EventFormat.allCases[random.below(EventFormat.allCases.count)]
  }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  /// Returns the text of a moment after the last one, in one of the forms that times have.
  private mutating func moment() -> String {
    if !chance(15) { time += Int64(pick([0, 1, 900, 20_000, 1_500_000, 1_860_000])) }
    let (date, rest) = ("2026-01-01", Int(time - 1_767_225_600_000))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = "\(two(rest / 3_600_000 % 24)):\(two(rest / 60_000 % 60)):\(two(rest / 1000 % 60))"
    switch random.below(14) {
    case 0: return "\(time / 1000)"
    case 1: return "\(time)000"
    case 2: return "\(time)000000"
    case 3: return "\(time / 1000).\(time % 1000 / 100)"
    case 4: return "\"\(date)T\(clock)Z\""
    case 5: return "\"\(date) \(clock).25 UTC\""
    case 6: return "\"\(date)T\(clock)\(pick(["+01:00", "-0230", "+00", "+1", "z", ""]))\""
    case 7:
      return chance(50)
        ? "\"soon\"" : pick(["\"\"", "\"2026-13-01T10:00:00Z\"", "\"2026-01-01T25:00:00Z\"", "1e20", "true"])
    default: return "\(time)"
    }
  }

  private mutating func object(_ members: [(key: String, value: String)]) -> String {
    let kept = members.filter { _ in !chance(5) }.map { #""\#($0.key)":\#($0.value)"# }
    return "{\(kept.joined(separator: ","))}"
  }

  private mutating func name() -> String { #""\#(pick(["home", "home", "list", "list", "item", "sök", ""]))""# }

  private mutating func person() -> String { pick([#""ada""#, #""ben""#, "7", #""cy""#]) }

  private mutating func event() -> String {
    let (moment, screen, person) = (moment(), name(), person())
    let session = pick([#""s1""#, #""s2""#, "3", "-1"])
    switch format {
    case .columns:
      return object([
        ("session", session), ("time", moment), ("screen", screen), ("at", moment),
        ("event", pick([#""view""#, #""tap""#])),
      ])
    case .helm:
      return object([
        ("v", "1"), ("session", session), ("step", "1"), ("kind", #""present""#), ("at", moment), ("screen", screen),
        ("app", #""1.0""#),
      ])
    case .firebase:
      let key = pick(["firebase_screen", "screen_name", "firebase_screen_class", "other"])
      return object([
        ("event_name", pick([#""screen_view""#, #""screen_view""#, #""tap""#])), ("event_timestamp", moment),
        ("user_pseudo_id", person),
        (
          "event_params",
          #"[{"key":"ga_session_id","value":{"int_value":\#(session)}},{"key":"\#(key)","value":{"string_value":\#(screen)}},{}]"#
        ), ("app_info", #"{"version":"2.1"}"#),
      ])
    case .amplitude:
      return object([
        ("event_type", pick([#""[Amplitude] Screen Viewed""#, #""tap""#])), ("amplitude_id", person),
        ("device_id", #""phone""#),
        ("user_id", person), ("session_id", session), ("event_time", moment), ("time", moment),
        ("version_name", #""3""#),
        ("event_properties", object([("[Amplitude] Screen Name", screen), ("page", screen)])),
      ])
    case .posthog:
      let properties = object([
        ("$session_id", session), ("$screen_name", screen), ("distinct_id", person), ("$app_version", #""4""#),
      ])
      return object([
        ("event", pick([#""$screen""#, #""$pageview""#])), ("distinct_id", person), ("timestamp", moment),
        ("properties", properties),
      ])
    case .mixpanel:
      let key = pick(["screen", "screen_name", "$screen_name", "Screen Name", "name", "page"])
      let properties = object([
        ("time", moment), ("distinct_id", person), ("$device_id", #""phone""#), (key, screen), ("visit", session),
        ("$app_version_string", #""5""#),
      ])
      return object([("event", pick([#""Screen View""#, #""screen viewed""#, #""tap""#])), ("properties", properties)])
    case .segment:
      return object([
        ("type", pick([#""screen""#, #""screen""#, #""track""#])), ("event", #""Viewed""#), ("anonymousId", person),
        ("userId", person),
        ("timestamp", moment), ("originalTimestamp", moment), ("name", screen),
        ("properties", #"{"visit":\#(session),"page":\#(screen)}"#),
        ("context", #"{"app":{"version":"6"},"visit":\#(session)}"#),
      ])
    case .otel:
      func attribute(_ key: String, _ kind: String, _ value: String) -> String {
        #"{"key":"\#(key)","value":{"\#(kind)":\#(value)}}"#
      }
      let spans = (0..<random.below(3)).map { _ in
        let attributes = [
          attribute(pick(["app.screen.name", "screen.name", "http.url"]), "stringValue", name()),
          attribute(pick(["session.id", "visit"]), chance(50) ? "stringValue" : "intValue", session),
        ]
        return object([
          ("name", pick([#""view""#, #""load""#])), ("startTimeUnixNano", #""\#(time)000000""#),
          ("attributes", "[\(attributes.joined(separator: ","))]"),
        ])
      }
      return
        #"{"resourceSpans":[{"resource":{"attributes":[\#(attribute("service.version", "stringValue", #""7""#)),\#(attribute("session.id", "stringValue", person))]},"scopeSpans":[{"spans":[\#(spans.joined(separator: ","))]}]}]}"#
    }
  }

  private mutating func table() -> String {
    let columns = pick([
      ["session", "time", "screen"], ["screen", "event", "session", "time"], ["visit", "at", "page", "event"],
    ])
    var lines = [(chance(20) ? "\u{FEFF}" : "") + columns.joined(separator: ",")]
    for _ in 0..<20 + random.below(30) {
      let cells = columns.map { column in
        switch column {
        case "session", "visit": pick(["s1", "s2", "\"s,3\"", ""])
        case "time", "at": moment().filter { $0 != "\"" }
        case "event": pick(["view", "tap"])
        default: pick(["home", "list", "\"a \"\"b\"\"\"", "item", chance(10) ? "\"open" : "item"])
        }
      }
      lines.append(cells.joined(separator: ",") + (chance(4) ? ",more" : "") + (chance(20) ? "\r" : ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  mutating func transcript() -> Transcript {
    var files: [String: String] = [:]
    for name in ["a.jsonl", "b.jsonl"] {
      if format == .columns, chance(60) {
        files[name] = table()
        continue
      }
      let lines = (0..<20 + random.below(30)).map { _ in
        chance(3) ? pick(["", " ", "{", "[1]", "7", #"{"a":1}"#]) : event()
      }
      files[name] = lines.joined(separator: "\n") + "\n"
    }
    func option(_ name: String, _ values: [String]) -> String { chance(25) ? " --\(name) \"\(pick(values))\"" : "" }
    let calls = (0..<4).map { number in
      "infer a.jsonl\(number > 1 ? " b.jsonl" : "") --steps s.jsonl --document d.json"
        + option("pause", ["0", "1", "30", "31", "100000"])
        + option("session", ["visit", "session", "gone"]) + option("time", ["at", "time"])
        + option("screen", ["page", "screen", "[Amplitude] Screen Name"])
        + option("event", ["view", "tap", "Viewed", "screen_view"])
        + option("format", EventFormat.allCases.map(\.rawValue) + ["other"]) + (number == 3 ? " -o g.swift" : "")
    }
    return Transcript("events", files: files, calls)
  }
}
