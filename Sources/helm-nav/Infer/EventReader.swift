import HelmDocuments

/// Reads events line by line.
struct EventReader {
  let options: EventOptions

  /// The columns of a CSV file, once its first line was read.
  private var header: [String]?
  private var isFirst = true
  private var isCSV = false

  init(_ options: EventOptions) { self.options = options }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - found: A closure called with each view in the line; never called for a line about something else.
  /// - Throws: The error of reading the line, or of the first of its spans that can't be read; all other spans are
  ///   found.
  mutating func read(_ line: String, _ found: (ViewEvent) -> Void) throws {
    var line = line[...]
    if isFirst, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
    let start = line.utf8.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    guard let start else { return }
    if isFirst {
      if start == 0x5B {
        throw UsageError("the file is one JSON array; jq -c '.[]' makes lines of its elements")
      }
      isCSV = start != 0x7B
    }
    isFirst = false
    if isCSV {
      let cells = try CSVLine.cells(of: line)
      guard let header else {
        try expectColumns(of: cells)
        header = cells
        return
      }
      guard cells.count == header.count else {
        throw EventError("has \(counted(cells.count, "cell")) under \(counted(header.count, "column"))")
      }
      let named = Dictionary(zip(header, cells), uniquingKeysWith: { first, _ in first })
      if let event = try event(in: named) { found(event) }
      return
    }
    let value: JSONValue
    do { value = try JSONValue(parsing: line.utf8) } catch { throw EventError("isn't JSON") }
    guard case .object = value.content else { throw EventError("isn't a JSON object") }
    let named = options.time == nil ? Self.format(of: value) : .columns
    let format = options.format ?? named ?? (isOfColumns(value) ? .columns : nil)
    guard let format else {
      throw EventError("has an unknown format; name its columns with --session, --time and --screen")
    }
    if format == .otel {
      try spans(in: value, found)
    } else if let event = try event(in: value, format) {
      found(event)
    }
  }

  /// Returns whether an object has the specified columns or, if none is specified, the default ones.
  private func isOfColumns(_ value: JSONValue) -> Bool {
    options.session != nil || options.screen != nil || value["session"] != nil && value["screen"] != nil
  }

  private func expectColumns(of cells: [String]) throws {
    if options.event != nil, !cells.contains("event") {
      throw UsageError("the file has no column event for --event to match")
    }
    for (name, option) in [
      (options.session ?? "session", "--session"), (options.time ?? "time", "--time"),
      (options.screen ?? "screen", "--screen"),
    ] where !cells.contains(name) {
      throw UsageError(
        "the file has no column \(plain(name))\(suggestion(for: name, among: cells)); name it with \(option)")
    }
  }

  private func event(in cells: [String: String]) throws -> ViewEvent? {
    if let event = options.event, cells["event"] != event { return nil }
    guard let screen = cells[options.screen ?? "screen"], !screen.isEmpty else { throw EventError("has no screen") }
    guard let key = cells[options.session ?? "session"], !key.isEmpty else { throw EventError("has no session") }
    guard let time = EventTime.milliseconds(from: cells[options.time ?? "time"] ?? "") else {
      throw EventError("has no time")
    }
    return ViewEvent(key: key, time: time, screen: screen)
  }

  /// Returns the format of a line, by keys that no other format has.
  static func format(of value: JSONValue) -> EventFormat? {
    if value["kind"] != nil, value["step"] != nil, value["v"] != nil { return .helm }
    if value["event_params"] != nil { return .firebase }
    if value["resourceSpans"] != nil { return .otel }
    if value["event_properties"] != nil || value["event_type"] != nil { return .amplitude }
    if let type = value["type"]?.text, ["track", "screen", "page", "identify", "group", "alias"].contains(type),
      value["anonymousId"] != nil || value["userId"] != nil || value["messageId"] != nil
    {
      return .segment
    }
    if value["event"] != nil, let properties = value["properties"] {
      return properties["time"] != nil && value["timestamp"] == nil ? .mixpanel : .posthog
    }
    return nil
  }

  private func event(in value: JSONValue, _ format: EventFormat) throws -> ViewEvent? {
    let names = options.event.map { [$0] } ?? format.eventNames
    let keys = options.screen.map { [$0] } ?? format.screenKeys
    func screen(in properties: JSONValue?) throws -> String {
      for key in keys { if let name = properties?[key]?.text { return name } }
      throw EventError("has no screen")
    }
    switch format {
    case .columns:
      if let event = options.event, value["event"]?.text != event { return nil }
      guard let key = value[options.session ?? "session"]?.text else { throw EventError("has no session") }
      return ViewEvent(key: key, time: try time(value[options.time ?? "time"]), screen: try screen(in: value))
    case .helm:
      // Only a step that makes another screen topmost has a screen.
      guard value["screen"] != nil else { return nil }
      guard let key = value["session"]?.text else { throw EventError("has no session") }
      let time = try time(value["at"])
      return ViewEvent(key: key, time: time, screen: try screen(in: value), app: value["app"]?.text)
    case .firebase:
      guard names.contains(value["event_name"]?.text ?? "") else { return nil }
      var parameters: [String: String] = [:]
      for parameter in value["event_params"]?.list ?? [] {
        guard let key = parameter["key"]?.text, let content = parameter["value"] else { continue }
        parameters[key] = content["string_value"]?.text ?? content["int_value"]?.text
      }
      guard let person = value["user_pseudo_id"]?.text else { throw EventError("has no user_pseudo_id") }
      guard let screen = keys.lazy.compactMap({ parameters[$0] }).first else { throw EventError("has no screen") }
      let session = parameters[options.session ?? "ga_session_id"]
      return ViewEvent(
        key: session.map { "\(person)-\($0)" } ?? person, hasSession: session != nil,
        time: try time(value["event_timestamp"]), screen: screen, app: value["app_info"]?["version"]?.text)
    case .amplitude:
      guard names.contains(value["event_type"]?.text ?? "") else { return nil }
      guard let person = value["amplitude_id"]?.text ?? value["device_id"]?.text ?? value["user_id"]?.text else {
        throw EventError("has no amplitude_id, device_id or user_id")
      }
      // Events outside of any session have the session -1.
      let session = value["session_id"]?.text.flatMap { $0 == "-1" ? nil : $0 }
      return ViewEvent(
        key: session.map { "\(person)-\($0)" } ?? person, hasSession: session != nil,
        time: try time(value["event_time"] ?? value["time"]), screen: try screen(in: value["event_properties"]),
        app: value["version_name"]?.text)
    case .posthog:
      guard names.contains(value["event"]?.text ?? "") else { return nil }
      let properties = value["properties"]
      let session = properties?[options.session ?? "$session_id"]?.text
      guard let key = session ?? value["distinct_id"]?.text ?? properties?["distinct_id"]?.text else {
        throw EventError("has no $session_id and no distinct_id")
      }
      return ViewEvent(
        key: key, hasSession: session != nil, time: try time(value["timestamp"] ?? properties?["timestamp"]),
        screen: try screen(in: properties), app: properties?["$app_version"]?.text)
    case .mixpanel:
      guard names.contains(value["event"]?.text ?? "") else { return nil }
      let properties = value["properties"]
      let session = options.session.flatMap { properties?[$0]?.text }
      guard let key = session ?? properties?["distinct_id"]?.text ?? properties?["$device_id"]?.text else {
        throw EventError("has no distinct_id")
      }
      return ViewEvent(
        key: key, hasSession: session != nil, time: try time(properties?["time"]), screen: try screen(in: properties),
        app: properties?["$app_version_string"]?.text)
    case .segment:
      // An event defined by the app is a track, with the event's name.
      guard names.contains(value["type"]?.text ?? "") || value["event"]?.text == options.event && options.event != nil
      else { return nil }
      let session = options.session.flatMap { (value["properties"]?[$0] ?? value["context"]?[$0])?.text }
      guard let key = session ?? value["anonymousId"]?.text ?? value["userId"]?.text else {
        throw EventError("has no anonymousId and no userId")
      }
      return ViewEvent(
        key: key, hasSession: session != nil, time: try time(value["timestamp"] ?? value["originalTimestamp"]),
        screen: try (options.screen == nil ? value["name"]?.text : nil) ?? screen(in: value["properties"]),
        app: value["context"]?["app"]?["version"]?.text)
    case .otel: return nil
    }
  }

  /// Finds the views in a batch of spans, even if one of the spans can't be read.
  private func spans(in value: JSONValue, _ found: (ViewEvent) -> Void) throws {
    func attributes(_ value: JSONValue?) -> [String: String] {
      var found: [String: String] = [:]
      for attribute in value?["attributes"]?.list ?? [] {
        guard let key = attribute["key"]?.text, let content = attribute["value"] else { continue }
        found[key] = content["stringValue"]?.text ?? content["intValue"]?.text
      }
      return found
    }
    let keys = options.screen.map { [$0] } ?? EventFormat.otel.screenKeys
    let name = options.session ?? "session.id"
    var damage: EventError?
    for resource in value["resourceSpans"]?.list ?? [] {
      let shared = attributes(resource["resource"])
      for span in (resource["scopeSpans"]?.list ?? []).flatMap({ $0["spans"]?.list ?? [] }) {
        let own = attributes(span)
        if let event = options.event, span["name"]?.text != event { continue }
        guard let screen = keys.lazy.compactMap({ own[$0] }).first else { continue }
        guard let session = own[name] ?? shared[name] else {
          damage = damage ?? EventError("has a span without \(plain(name))")
          continue
        }
        guard let time = span["startTimeUnixNano"]?.text.flatMap(EventTime.milliseconds) else {
          damage = damage ?? EventError("has a span without a time")
          continue
        }
        found(ViewEvent(key: session, time: time, screen: screen, app: shared["service.version"], isSpan: true))
      }
    }
    if let damage { throw damage }
  }

  private func time(_ value: JSONValue?) throws -> Int64 {
    guard let time = value?.text.flatMap(EventTime.milliseconds) else { throw EventError("has no time") }
    return time
  }
}

extension JSONValue {
  /// The text of a string that isn't empty, or a number as written.
  fileprivate var text: String? {
    switch content {
    case .string(let text), .number(let text): text.isEmpty ? nil : text
    default: nil
    }
  }

  fileprivate var list: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
}
