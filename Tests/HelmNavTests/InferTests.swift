import HelmDocuments
import Testing

@testable import helm_nav

/// A few events in one format, and their views.
struct EventSample: Sendable, CustomTestStringConvertible {
  let format: EventFormat
  let lines: String
  var session = "s1"
  var app: String? = "1.0"

  var testDescription: String { format.rawValue }
}

@Suite struct InferTests {
  static let samples = [
    EventSample(
      format: .helm,
      lines: """
        {"v":1,"session":"s1","step":0,"at":1767225600000,"kind":"start","screen":"list","app":"1.0","graph":"f"}
        {"v":1,"session":"s1","step":1,"at":1767225601500,"kind":"present","from":"list","to":"detail","style":"push","cause":"person","left":"list","screen":"detail","dwell":1500,"app":"1.0","graph":"f"}
        {"v":1,"session":"s1","step":2,"at":1767225602000,"kind":"present","from":"detail","to":"player","app":"1.0","graph":"f"}
        """),
    EventSample(
      format: .firebase,
      lines: """
        {"event_date":"20260101","event_timestamp":"1767225600000000","event_name":"screen_view","event_params":[{"key":"ga_session_id","value":{"int_value":"77"}},{"key":"firebase_screen","value":{"string_value":"list"}},{"key":"firebase_screen_class","value":{"string_value":"UIHostingController"}}],"user_pseudo_id":"p","app_info":{"version":"1.0"}}
        {"event_timestamp":"1767225601000000","event_name":"user_engagement","event_params":[],"user_pseudo_id":"p"}
        {"event_timestamp":1767225601500000,"event_name":"screen_view","event_params":[{"key":"firebase_screen_class","value":{"string_value":"detail"}},{"key":"ga_session_id","value":{"int_value":77}}],"user_pseudo_id":"p","app_info":{"version":"1.0"}}
        """, session: "p-77"),
    EventSample(
      format: .amplitude,
      lines: """
        {"amplitude_id":5,"session_id":1767225600000,"event_time":"2026-01-01 00:00:00.000000","event_type":"[Amplitude] Screen Viewed","event_properties":{"[Amplitude] Screen Name":"list"},"version_name":"1.0"}
        {"amplitude_id":5,"session_id":1767225600000,"event_time":"2026-01-01 00:00:01.000000","event_type":"session_end","event_properties":{}}
        {"amplitude_id":5,"session_id":1767225600000,"event_time":"2026-01-01 00:00:01.500000","event_type":"[Amplitude] Screen Viewed","event_properties":{"[Amplitude] Screen Name":"detail"},"version_name":"1.0"}
        """, session: "5-1767225600000"),
    EventSample(
      format: .posthog,
      lines: """
        {"uuid":"u1","event":"$screen","distinct_id":"p","timestamp":"2026-01-01T00:00:00.000Z","properties":{"$screen_name":"list","$session_id":"s1","$app_version":"1.0"}}
        {"uuid":"u2","event":"Application Opened","distinct_id":"p","timestamp":"2026-01-01T00:00:00.100Z","properties":{"$session_id":"s1"}}
        {"uuid":"u3","event":"$screen","distinct_id":"p","timestamp":"2026-01-01T01:00:01.500+01:00","properties":{"$screen_name":"detail","$session_id":"s1","$app_version":"1.0"}}
        """),
    EventSample(
      format: .mixpanel,
      lines: """
        {"event":"Screen View","properties":{"time":1767225600,"distinct_id":"p","$insert_id":"a","screen_name":"list","$app_version_string":"1.0"}}
        {"event":"Signed up","properties":{"time":1767225600,"distinct_id":"p","$insert_id":"b"}}
        {"event":"Screen View","properties":{"time":1767225601500,"distinct_id":"p","$insert_id":"c","screen_name":"detail","$app_version_string":"1.0"}}
        """, session: "p-1767225600000"),
    EventSample(
      format: .segment,
      lines: """
        {"type":"screen","name":"list","anonymousId":"p","messageId":"a","timestamp":"2026-01-01T00:00:00.000Z","properties":{},"context":{"app":{"version":"1.0"}}}
        {"type":"track","event":"Tapped","anonymousId":"p","messageId":"b","timestamp":"2026-01-01T00:00:00.200Z"}
        {"type":"screen","properties":{"name":"detail"},"anonymousId":"p","messageId":"c","timestamp":"2026-01-01T00:00:01.500Z","context":{"app":{"version":"1.0"}}}
        """, session: "p-1767225600000"),
    EventSample(
      format: .otel,
      lines: """
        {"resourceSpans":[{"resource":{"attributes":[{"key":"service.version","value":{"stringValue":"1.0"}},{"key":"session.id","value":{"stringValue":"s1"}}]},"scopeSpans":[{"scope":{},"spans":[{"name":"Created","startTimeUnixNano":"1767225600000000000","attributes":[{"key":"screen.name","value":{"stringValue":"list"}}]},{"name":"HTTP GET","startTimeUnixNano":"1767225600100000000","attributes":[]}]}]}]}
        {"resourceSpans":[{"resource":{"attributes":[{"key":"service.version","value":{"stringValue":"1.0"}}]},"scopeSpans":[{"spans":[{"name":"Created","startTimeUnixNano":"1767225601500000000","attributes":[{"key":"app.screen.name","value":{"stringValue":"detail"}},{"key":"session.id","value":{"stringValue":"s1"}}]}]}]}]}
        """),
    EventSample(
      format: .columns,
      lines: """
        {"session":"s1","time":"2026-01-01T00:00:00Z","screen":"list"}
        {"session":"s1","time":1767225601.5,"screen":"detail"}
        """, app: nil),
  ]

  private func collected(_ lines: String, _ options: EventOptions = EventOptions()) throws -> [(String, [String])] {
    var reader = EventReader(options)
    var collector = ViewCollector()
    for line in lines.utf8.split(separator: 0x0A) {
      try reader.read(String(line) ?? "") { collector.add($0) }
    }
    return collector.collected(pause: 1_800_000).map { session in
      (
        session.name,
        session.views.map {
          "\(collector.screens[Int($0.screen)]) \($0.time) \(collector.apps[Int($0.app)])"
        }
      )
    }
  }

  @Test(arguments: samples) func eachFormatIsReadAsTheSameSession(sample: EventSample) throws {
    let isTold = sample.format == .columns
    let sessions = try collected(sample.lines, EventOptions(format: isTold ? .columns : nil))
    #expect(sessions.map(\.0) == [sample.session])
    let app = sample.app ?? ""
    #expect(sessions.first?.1 == ["list 1767225600000 \(app)", "detail 1767225601500 \(app)"])
  }

  @Test func csvColumnsAreNamedByOptions() throws {
    let lines = #"""
      visit,when,page name,ignored
      s1,1767225601.5,"detail, ""big""",
      s1,2026-01-01 00:00:00 UTC,list,x\#r
      s2,1767225600000000000,list,
      """#
    let sessions = try collected(lines, EventOptions(session: "visit", time: "when", screen: "page name"))
    #expect(sessions.map(\.0) == ["s1", "s2"])
    #expect(sessions.first?.1 == ["list 1767225600000 ", "detail, \"big\" 1767225601500 "])
  }

  @Test func eventsWithoutASessionAreSplitAtPauses() throws {
    let lines = [0, 60, 60, 4000].map {
      #"{"event":"Screen View","properties":{"time":\#(1_767_225_600 + $0),"distinct_id":"p","screen":"a\#($0)"}}"#
    }
    // What was sent twice counts once.
    let sessions = try collected(lines.joined(separator: "\n"))
    #expect(sessions.map(\.0) == ["p-1767225600000", "p-1767229600000"])
    #expect(sessions.map(\.1.count) == [2, 1])
  }

  private static let events = (0..<40).map { number in
    ["list", "detail", "list", "detail", "comments", "detail"].enumerated().map { place, screen in
      #"{"session":"s\#(number)","time":\#(1_767_225_600 + number * 100 + place),"screen":"\#(screen)"}"#
    }.joined(separator: "\n")
  }.joined(separator: "\n")

  @Test func damagedLinesAreCountedAndListed() {
    let bad = ["{", "[1]", "{\"session\":\"s\"}", "{\"session\":\"s\",\"time\":\"soon\",\"screen\":\"a\"}", "{}"]
    let console = TextConsole(files: [
      "e": bad[0] + "\n\n" + Self.events + "\n" + bad[1...].joined(separator: "\n") + "\n"
    ])
    #expect(runTool(["infer", "e", "--format", "columns"], console) == 0)
    #expect(
      console.errors == """
        helm-nav: 5 damaged lines left out: e:1, e:243, e:244… (the first isn't JSON)
        helm-nav: 40 of 40 sessions explained; 0 % have a view that no segue leads to

        """)
    #expect(
      console.output.contains("  .push(.list => .detail),\n")
        && console.output.contains("  .push(.detail => .comments),\n"))
  }

  @Test func suggestedColumnsAreEscaped() {
    let console = TextConsole(files: ["e": "sessio\u{1B}n,time,screen\na,1,b"])
    #expect(runTool(["infer", "e"], console) == 2)
    #expect(
      console.errors.hasPrefix(
        #"helm-nav: e: the file has no column session; did you mean sessio\u{1B}n?; name it with --session ("#))
  }

  /// Whatever the sessions start at, the document can be read: where it is all there is, and where no segue concerns it.
  @Test(arguments: [0, 8]) func theEntryOfAnInferredDocumentIsAFragment(others: Int) throws {
    let alone = (0..<20).map { #"{"session":"a\#($0)","time":1767225600,"screen":"alone"}"# }
    let ways = (0..<others).flatMap { number in
      ["list", "detail", "list", "detail"].enumerated().map {
        #"{"session":"b\#(number)","time":\#(1_767_225_600 + $0.offset),"screen":"\#($0.element)"}"#
      }
    }
    let console = TextConsole(files: ["e": (alone + ways).joined(separator: "\n")])
    #expect(runTool(["infer", "e", "--document", "g"], console) == 0)
    let document = try GraphDocument(reading: try #require(console.files["g"]))
    #expect(document.segues.isEmpty == (others == 0))
    #expect(document.entry == (others == 0 ? "alone" : nil))
  }

  @Test func inferWritesADocumentAndSteps() throws {
    let console = TextConsole(files: ["e": Self.events])
    let arguments = [
      "infer", "e", "--format=columns", "-o", "Graph.swift", "--document", "g.json", "--steps", "s.jsonl",
    ]
    #expect(runTool(arguments, console) == 0)
    #expect(console.output == "Graph.swift: 3 screens, 2 segues\n")
    #expect(runTool(["check", "g.json"], console) == 0 && runTool(["draw", "g.json"], console) == 0)
    // Steps tell what was read, and so they are read again.
    #expect(runTool(["infer", "s.jsonl", "--document", "h.json"], console) == 0)
    #expect(console.files["g.json"] == console.files["h.json"])
    #expect(
      console.files["s.jsonl"]?.split(separator: "\n").prefix(2).map(String.init) == [
        #"{"v":1,"session":"s0","step":0,"at":1767225600000,"kind":"start","screen":"list","app":"","graph":""}"#,
        #"{"v":1,"session":"s0","step":1,"at":1767225601000,"kind":"present","from":"list","to":"detail","cause":"person","left":"list","screen":"detail","dwell":1000,"app":"","graph":""}"#,
      ])
  }

  @Test func inferPrintsIfItsOutputIsADash() {
    let (console, dash) = (TextConsole(files: ["e": Self.events]), TextConsole(files: ["e": Self.events]))
    #expect(runTool(["infer", "e"], console) == 0 && runTool(["infer", "e", "-o", "-"], dash) == 0)
    #expect(dash.output == console.output && dash.files["-"] == nil)
  }

  @Test(arguments: ["--steps", "--document"]) func filesNextToTheOutputHaveNames(option: String) {
    let console = TextConsole(files: ["e": Self.events])
    #expect(runTool(["infer", "e", option, "-"], console) == 2)
    #expect(console.errors.contains("the option \(option) needs the name of a file, not -"))
    #expect(console.output == "" && console.files.count == 1)
  }

  @Test func stepsAreOrderedByTimeWithinASession() {
    let csv = """
      person,when,page
      p,1767225602,detail
      q,1767225600,list
      p,1767225600,list
      p,1767225603,detail
      p,1767229999,list
      """
    let console = TextConsole(files: ["e": csv])
    let line = "infer e --time when --screen page --session person --steps s.jsonl"
    #expect(runTool(line.split(separator: " ").map(String.init), console) == 0)
    let head = #"{"v":1,"session":"#
    #expect(
      console.files["s.jsonl"]?.split(separator: "\n").map(String.init) == [
        head + #""p","step":0,"at":1767225600000,"kind":"start","screen":"list","app":"","graph":""}"#,
        head
          + #""p","step":1,"at":1767225602000,"kind":"present","from":"list","to":"detail","cause":"person","left":"list","screen":"detail","dwell":2000,"app":"","graph":""}"#,
        head
          + #""p","step":2,"at":1767225603000,"kind":"present","from":"detail","to":"detail","cause":"person","left":"detail","screen":"detail","dwell":1000,"app":"","graph":""}"#,
        head
          + #""p","step":3,"at":1767229999000,"kind":"present","from":"detail","to":"list","cause":"person","left":"detail","screen":"list","dwell":4396000,"app":"","graph":""}"#,
        head + #""q","step":0,"at":1767225600000,"kind":"start","screen":"list","app":"","graph":""}"#,
      ])
  }

  @Test(
    arguments: [
      (
        "infer",
        "the events are missing: name files, or - for standard input (see helm-nav infer --help)"
      ),
      ("infer none", "none: No such file or directory"), ("infer empty", "there are no screen views in empty"),
      (
        "infer e --format gif",
        "unknown format gif; expected helm, firebase, amplitude, posthog, mixpanel, segment, otel or columns (see helm-nav infer --help)"
      ),
      (
        "infer csv --session visitt",
        "csv: the file has no column visitt; did you mean visit?; name it with --session (see helm-nav infer --help)"
      ),
      (
        "infer e --pause 0",
        "the option --pause needs a number above zero, not 0 (see helm-nav infer --help)"
      ),
    ])
  func inputThatCannotBeInferredIsExplained(line: String, error: String) {
    let console = TextConsole(files: ["e": Self.events, "empty": "", "csv": "visit,time,screen\ns,1,a\n"])
    #expect(runTool(line.split(separator: " ").map(String.init), console) == 2)
    #expect(console.errors == "helm-nav: \(error)\n")
  }

  @Test func screensAreLimitedToTheMostFrequent() {
    let lines = (0..<1100).map { #"{"session":"s","time":\#(1_767_225_600 + $0),"screen":"article \#($0)"}"# }
    let console = TextConsole(files: ["e": lines.joined(separator: "\n")])
    #expect(runTool(["infer", "e", "--format", "columns"], console) == 0)
    #expect(
      console.errors.hasPrefix("helm-nav: 100 of 1100 screens left out, the rarest; do their names have ids in them?\n")
    )
  }
}
