import Testing

@testable import helm_nav

/// Deviations of real exports from their documentation.
@Suite struct EventReaderTests {
  private func read(_ lines: [String], _ options: EventOptions = EventOptions()) -> (views: [String], errors: [String])
  {
    var reader = EventReader(options)
    var collector = ViewCollector()
    var errors: [String] = []
    for line in lines {
      do { try reader.read(line) { collector.add($0) } } catch let error as EventError {
        errors.append(error.reason)
      } catch let error as UsageError {
        errors.append(error.reason)
      } catch {
        errors.append("\(error)")
      }
    }
    let views = collector.collected(pause: 1_800_000).flatMap { session in
      session.views.map { "\(session.name) \(collector.screens[Int($0.screen)])" }
    }
    return (views, errors)
  }

  private func batch(_ spans: [(time: String, screen: String, session: String?)]) -> String {
    let spans = spans.map { span in
      let session = span.session.map { #",{"key":"session.id","value":{"stringValue":"\#($0)"}}"# } ?? ""
      return #"{"name":"GET","startTimeUnixNano":"\#(span.time)","attributes":[{"key":"screen.name","value":"#
        + #"{"stringValue":"\#(span.screen)"}}\#(session)]}"#
    }
    return #"{"resourceSpans":[{"scopeSpans":[{"spans":[\#(spans.joined(separator: ","))]}]}]}"#
  }

  @Test func consecutiveSpansOfAScreenAreOneView() {
    let spans = ["list", "list", "detail", "detail", "detail", "list"].enumerated().map { place, screen in
      (time: "\(1_767_225_600 + place)000000000", screen: screen, session: "s" as String?)
    }
    #expect(read([batch(spans)]).views == ["s list", "s detail", "s list"])
    // In other formats, repeated screens may be pushed over themselves.
    let events = (0..<2).map { #"{"session":"s","time":\#(1_767_225_600 + $0),"screen":"list"}"# }
    #expect(read(events, EventOptions(format: .columns)).views == ["s list", "s list"])
  }

  /// The spans of a batch are read in order, whatever has sent them: only the time puts them in another.
  @Test func theResourcesOfABatchAreReadInOrder() throws {
    let resources = ["list", "detail", "cart"].map { screen in
      #"{"scopeSpans":[{"spans":[{"startTimeUnixNano":"1767225600000000000","attributes":["#
        + #"{"key":"screen.name","value":{"stringValue":"\#(screen)"}},"#
        + #"{"key":"session.id","value":{"stringValue":"s"}}]}]}]}"#
    }
    #expect(
      read([#"{"resourceSpans":[\#(resources.joined(separator: ","))]}"#]).views == ["s list", "s detail", "s cart"])
  }

  @Test func aDamagedSpanKeepsTheOthers() {
    let line = batch([
      ("1767225600000000000", "list", "s"), ("1767225601000000000", "lost", nil), ("soon", "later", "s"),
      ("1767225602000000000", "detail", "s"),
    ])
    let found = read([line])
    #expect(found.views == ["s list", "s detail"])
    #expect(found.errors == ["has a span without session.id"])
    #expect(read([batch([("", "list", "s")])]).errors == ["has a span without a time"])
  }

  @Test func segmentAndColumnFormatsAreDetected() {
    let track =
      #"{"type":"track","event":"Screen Shown","anonymousId":"a","timestamp":"2026-01-01T00:00:00Z","#
      + #""properties":{"page":"list"}}"#
    #expect(read([track], EventOptions(format: .segment)).views == [])
    #expect(
      read([track], EventOptions(format: .segment, screen: "page", event: "Screen Shown")).views == [
        "a-1767225600000 list"
      ])
    #expect(read([track], EventOptions(screen: "page", event: "Screen Shown")).views == ["a-1767225600000 list"])
    #expect(read([#"{"session":"s","time":1767225600,"screen":"list"}"#]).views == ["s list"])
  }

  @Test func emptyNamesAreErrors() {
    let columns = EventOptions(format: .columns)
    let lines = [
      #"{"session":"s","time":1767225600,"screen":""}"#, #"{"session":"","time":1767225600,"screen":"list"}"#,
    ]
    #expect(read(lines, columns).errors == ["has no screen", "has no session"])
    #expect(
      read(["session,time,screen", "s,1767225600,", ",1767225600,a"]).errors == ["has no screen", "has no session"])
    // An empty field is not replaced by another property.
    let firebase =
      #"{"event_timestamp":1767225600000000,"event_name":"screen_view","event_params":["#
      + #"{"key":"firebase_screen","value":{"string_value":""}},"#
      + #"{"key":"firebase_screen_class","value":{"string_value":"List"}}],"user_pseudo_id":"p"}"#
    #expect(read([firebase]).views == ["p-1767225600000 List"])
  }

  @Test func theLastOfRepeatedParametersCounts() {
    let firebase =
      #"{"event_timestamp":1767225600000000,"event_name":"screen_view","event_params":["#
      + #"{"key":"firebase_screen","value":{"string_value":"List"}},"#
      + #"{"key":"firebase_screen","value":{"string_value":"Detail"}}],"user_pseudo_id":"p"}"#
    #expect(read([firebase]).views == ["p-1767225600000 Detail"])
  }

  @Test func eventSelectsTheEventOfColumns() {
    let options = EventOptions(format: .columns, event: "view")
    let lines = ["view", "tap", "view"].enumerated().map { place, event in
      #"{"event":"\#(event)","session":"s","time":\#(1_767_225_600 + place),"screen":"screen\#(place)"}"#
    }
    #expect(read(lines, options).views == ["s screen0", "s screen2"])
    let cells = ["event,session,time,screen", "view,s,1767225600,a", "tap,s,1767225601,b", "tap,s,1767225602,"]
    #expect(read(cells, EventOptions(event: "view")).views == ["s a"])
    #expect(
      read(["session,time,screen"], EventOptions(event: "view")).errors
        == ["the file has no column event for --event to match"])
  }

  @Test(arguments: ["[", "[{\"a\":1},", "\u{FEFF}  [1]", "\t[1]", "\r[1]"]) func aJSONArrayIsExplained(line: String) {
    #expect(read([line]).errors == ["the file is one JSON array; jq -c '.[]' makes lines of its elements"])
  }

  @Test func amplitudeScreensRequireTheOptions() {
    let line =
      #"{"amplitude_id":5,"event_time":"2026-01-01 00:00:00","event_type":"screen_view","#
      + #""event_properties":{"screen_name":"a"}}"#
    #expect(read([line]).views == [])
    let options = EventOptions(screen: "screen_name", event: "screen_view")
    #expect(read([line], options).views == ["5-1767225600000 a"])
  }

  @Test func equalTimesKeepTheOrderOfLines() {
    let lines = ["b", "a", "c"].map {
      #"{"event":"Screen View","properties":{"time":1767225600,"distinct_id":"p","screen":"\#($0)"}}"#
    }
    #expect(read(lines).views == ["p-1767225600000 b", "p-1767225600000 a", "p-1767225600000 c"])
    let console = TextConsole(files: ["e": lines.joined(separator: "\n")])
    #expect(runTool(["infer", "e"], console) == 0)
    #expect(
      console.errors.hasPrefix(
        "helm-nav: 2 views at the same time as the previous one, taken in the order of the lines; more precise times would help\n"
      ))
  }

  @Test func unexplainedTransitionsAreListedByName() {
    // Of more than a thousand screens, the first is omitted; the names of the others don't change.
    var lines: [String] = []
    func add(_ session: String, _ screens: [String]) {
      for screen in screens {
        let time = 1_767_225_600_000 + lines.count * 500
        lines.append(#"{"session":"\#(session)","time":\#(time),"screen":"\#(screen)"}"#)
      }
    }
    add("first", ["never again"])
    for number in 0..<1005 { add("s\(number)", ["list", "detail \(number % 1000)", "list"]) }
    for number in 0..<300 { add("t\(number)", ["list", "detail 1", "list"]) }
    add("odd", ["detail 7", "detail 1", "detail 9"])
    let console = TextConsole(files: ["e": lines.joined(separator: "\n")])
    #expect(runTool(["infer", "e", "--format", "columns"], console) == 0)
    #expect(console.errors.contains("2 of 1002 screens left out"))
    #expect(!console.errors.contains("never again"))
    #expect(console.errors.hasSuffix(" that no segue leads to\nhelm-nav:   odd: detail 7, then detail 1\n"))
  }

  @Test("more versions of an app than can be held are counted as views without a version")
  func manyVersions() {
    var collector = ViewCollector(limit: 1_000_000)
    for number in 0..<100_001 {
      collector.add(ViewEvent(key: "s", time: Int64(number), screen: "list", app: "1.\(number)"))
    }
    #expect(collector.apps.count == 100_001 && collector.apps.last == "")
    collector.add(ViewEvent(key: "t", time: 0, screen: "list", app: "1.7"))
    #expect(collector.apps.count == 100_001)
  }

  @Test("a session with more views than a user has is truncated, unless there is no limit")
  func aSessionOfTooManyViews() {
    func count(_ limit: Int, hasSession: Bool) -> Int {
      var collector = ViewCollector(limit: limit)
      for number in 0..<100_001 {
        collector.add(
          ViewEvent(key: "s", hasSession: hasSession, time: Int64(number), screen: number % 2 == 0 ? "a" : "b"))
      }
      return collector.collected(pause: 1000).reduce(0) { $0 + $1.views.count }
    }
    #expect(count(1_000_000, hasSession: true) == 100_000)
    #expect(count(.max, hasSession: false) == 100_001)
  }

  @Test func tooManySessionsAreSampled() {
    func collect(_ limit: Int) -> (sessions: [String], share: Int) {
      var collector = ViewCollector(limit: limit)
      for place in 0..<5 {
        for session in 0..<200 {
          collector.add(ViewEvent(key: "s\(session)", time: Int64(session * 100 + place), screen: "screen\(place)"))
        }
      }
      let share = collector.share
      let sessions = collector.collected(pause: 1000)
      // Kept sessions are complete.
      #expect(sessions.allSatisfy { $0.views.count == 5 })
      return (sessions.map(\.name), share)
    }
    #expect(collect(.max).sessions == (0..<200).map { "s\($0)" } && collect(.max).share == 1)
    let some = collect(1000)
    #expect(some.share == 4 && (25...76).contains(some.sessions.count))
    #expect(collect(1000).sessions == some.sessions)
    #expect(Set(collect(300).sessions).isSubset(of: some.sessions))
    // A session that is too large by itself is omitted completely.
    #expect(collect(10).sessions == [])
  }
}
