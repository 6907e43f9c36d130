@testable import helm_nav

extension Transcript {
  static let infer = Transcript(
    "infer", files: events,
    [
      "# Sessions of the example apps", "infer bank.jsonl", "infer shop.jsonl", "infer social.jsonl --document g.json",
      "infer mail.jsonl -o Mail.swift", "infer few.jsonl --steps steps.jsonl -o Few.swift",
      "infer few.jsonl few2.jsonl",
      "# Formats and options", "infer views.csv --session visit --time when --screen \"page name\"", "infer views.csv",
      "infer views.csv --session visit", "infer views.csv --session visit --time when --screen page",
      "infer events.csv --event view",
      "infer views.csv --session visit --time when --screen \"page name\" --event view",
      "infer few.jsonl --format helm",
      "infer few.jsonl --format columns --time at", "infer few.jsonl --format firebase", "infer few.jsonl --screen to",
      "infer few.jsonl --format csv",
      "infer props.jsonl --session sid --time when --screen name --event shown",
      "# Sessions by pauses", "infer people.jsonl --steps s", "infer people.jsonl --pause 1 --steps s",
      "infer people.jsonl --pause 29 --steps s",
      "infer people.jsonl --pause 100001", "infer people.jsonl --pause 0", "infer people.jsonl --pause x",
      "# Damaged lines, and times", "infer damaged1.jsonl", "infer damaged3.jsonl", "infer damaged4.jsonl",
      "infer bad.csv", "infer ties.jsonl",
      "infer ties2.jsonl", "infer unexplained.jsonl", "infer rare20.jsonl", "infer rare21.jsonl",
      "# What is wrong", "infer", "infer missing.jsonl", "infer few.jsonl missing.jsonl", "infer array.json",
      "infer empty.json", "infer open.json",
      "infer text.txt", "infer one.json", "infer few.jsonl -o /f", "infer few.jsonl --document /f",
      "infer few.jsonl --steps /f",
      "infer - --time t --session s\n{\"s\":1,\"t\":1767225600,\"screen\":\"a\"}\n{\"s\":1,\"t\":1767225601,\"screen\":\"b\"}",
    ])

  /// Lines of events with a session, a time and a screen, one a second; a session's screens are letters.
  private static func lines(_ sessions: [String], step: Int = 1) -> String {
    sessions.enumerated().map { number, screens in
      screens.enumerated().map {
        #"{"session":"s\#(number)","time":\#(1_767_225_600 + number * 1000 + $0 * step),"screen":"\#($1)"}"#
      }.joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  /// Sessions that go from one screen to each of eight and back, and some that go from one of the eight to another.
  private static let spokes = Array(repeating: "abacadaeafagahaia", count: 25)
  private static let rare = "bcdef".flatMap { one in "bcdef".filter { $0 != one }.map { "ab" + "a\(one)\($0)a" } }

  private static let many = Array(repeating: "abacab", count: 20)

  private static let events = [
    "bank.jsonl": TranscriptFiles.sessions("bank.json", count: 90, seed: 3),
    "shop.jsonl": TranscriptFiles.sessions("shop.json", count: 90, seed: 4),
    "social.jsonl": TranscriptFiles.sessions("social.json", count: 90, seed: 5),
    "mail.jsonl": TranscriptFiles.sessions("mail.json", count: 90, seed: 6),
    "few.jsonl": TranscriptFiles.sessions("one.json", count: 2, seed: 1),
    "few2.jsonl": TranscriptFiles.sessions("one.json", count: 1, seed: 9),
    "views.csv":
      "visit,when,page name\ns1,2026-01-01 00:00:00,a\ns1,2026-01-01 00:00:01,\"b, \"\"c\"\"\"\ns2,2026-01-01 00:01:00,a\n",
    "events.csv": "session,time,screen,event\ns1,1767225600,a,view\ns1,1767225601,b,tap\ns1,1767225602,c,view\n",
    "bad.csv":
      "session,time,screen\ns1,1767225600,a\ns1,soon,b\ns1,1767225602\ns1,1767225603,\"c\n,1767225604,d\ns1,1767225605,\ns1,1767225606,\"e\"f\n",
    "props.jsonl": """
    {"event":"shown","sid":"1","when":"2026-01-01T00:00:00Z","name":"a"}
    {"event":"tapped","sid":"1","when":"2026-01-01T00:00:01Z","name":"b"}
    {"event":"shown","sid":"1","when":"2026-01-01T00:00:02Z","name":"c"}
    {"event":"shown","when":"2026-01-01T00:00:03Z","name":"c"}
    """,
    "people.jsonl": [0, 60, 120, 1860, 3720].map {
      #"{"event":"Screen View","properties":{"time":\#(1_767_225_600 + $0),"distinct_id":"p","screen":"a\#($0)"}}"#
    }.joined(separator: "\n"),
    "damaged1.jsonl": lines(["ab"]) + "{\n",
    "damaged3.jsonl": "{\n[1]\n" + lines(["ab"]) + #"{"session":"s"}"#,
    "damaged4.jsonl": "{\"kind\":1}\n7\n\n" + lines(["ab"])
      + "{\"session\":\"s\",\"screen\":\"a\",\"time\":\"soon\"}\n{}\n",
    "ties.jsonl": lines(["ab"], step: 0), "ties2.jsonl": lines(["abab"], step: 0),
    "unexplained.jsonl": lines(many + ["cb", "acbca", "abacabcb", "bc", "cbc"]),
    "rare20.jsonl": lines(spokes + rare), "rare21.jsonl": lines(spokes + rare + ["abagd"]),
  ]

  static let report = Transcript(
    "report", files: figures,
    [
      "# In a terminal", "report hub.json --figures all.json", "report hub.json --figures one.json.figures",
      "report hub.json --figures two.figures",
      "report hub.json --figures rows20.figures", "report hub.json --figures rows21.figures",
      "report hub.json --figures rows22.figures",
      "# Options", "report hub.json --figures all.json --funnel hub,s1,s2",
      "report hub.json --figures all.json --funnel \"[\\\"hub\\\",\\\"s1\\\"]\"",
      "report hub.json --figures all.json --funnel hub --by-person", "report hub.json --figures all.json --to s1",
      "report hub.json --figures all.json --around s1", "report hub.json --figures all.json --cause person",
      "report hub.json --figures all.json --cause link",
      "report hub.json --figures all.json --compare 1.0,1.1", "report hub.json --figures all.json --compare 1.1,1.0",
      "report hub.json --figures all.json --min-group 5",
      "report hub.json --figures all.json --min-group 6 --funnel hub,s1,s2 --to s1",
      "report hub.json --figures all.json --min-group 1", "report hub.json --figures all.json --min-group 2",
      "report hub.json --figures one.json.figures --utc-offset +14:00",
      "report hub.json --figures one.json.figures --utc-offset -00:01",
      "# Into a file", "report hub.json --figures all.json -o r.txt --min-group 5",
      "report hub.json --figures one.json.figures --json",
      "report hub.json --figures one.json.figures -o r.json", "report hub.json --figures all.json -o r.html",
      "report hub.json --figures all.json -o r.htm --fold 3 --focus hub --radius 1",
      "report hub.json --figures all.json -o /r",
      "report hub.json --figures damaged.json -o r.txt", "report hub.json --figures damaged.json",
      "# What is wrong", "report", "report hub.json", "report missing.json s", "report hub.json --figures missing.json",
      "report hub.json --figures hub.json",
      "report hub.json --figures none.figures", "report hub.json --figures damaged-none.json",
      "report none.json --figures all.json",
      "report hub.json --figures all.json sessions", "report - --figures -",
      "report hub.json --figures all.json --funnel hub,s99",
      "report hub.json --figures all.json --funnel [hub]", "report hub.json --figures all.json --to hubb",
      "report hub.json --figures all.json --around x",
      "report hub.json --figures all.json --by-person", "report hub.json --figures all.json --cause magic",
      "report hub.json --figures all.json --compare 1.0", "report hub.json --figures all.json --compare 1.0,1.1,1.2",
      "report hub.json --figures all.json --compare 1.0,9.9", "report hub.json --figures all.json --compare 1.0,1.11",
      "report hub.json --figures all.json --min-group 0", "report hub.json --figures all.json --utc-offset 2",
      "report hub.json --figures all.json --utc-offset +15:00",
      "report hub.json --figures all.json --utc-offset +14:60",
      "report hub.json --figures all.json --since soon", "report hub.json --figures all.json --since 2026-02-29",
      "report hub.json --figures all.json --since 2026-02-28 --version 1.0 --utc-offset -12:00 -o r.txt",
      "report hub.json --figures all.json --focus hubb -o r.html",
      "report hub.json --figures all.json --radius 1 -o r.html",
    ])

  private static func totals(_ sessions: Int, _ steps: Int) -> String {
    """
    "totals": { "columns": ["sessions", "steps", "ended", "first_ms", "last_ms", "median_ms", "p90_ms"],
      "rows": [[\(sessions), \(steps), 1, 1767225600000, 1767311999999, 2500, 3661000]] }
    """
  }

  private static func screens(_ count: Int) -> String {
    let rows = (1...count).map { "[\"s\($0)\", \(100 - $0 / 2), \($0), 10, \($0 * 700), null]" }
    return """
      { "figures": { \(totals(count, count)), "screens": { "columns": ["screen", "visits", "sessions", "total_ms", "median_ms", "p90_ms"],
        "rows": [\(rows.joined(separator: ", "))] } } }
      """
  }

  private static let figures = [
    "hub.json": TranscriptFiles.star(3),
    "one.json.figures": "{ \"figures\": { \(totals(1, 1)) } }", "two.figures": "{ \"figures\": { \(totals(2, 5)) } }",
    "none.figures": "{ \"figures\": {} }",
    "rows20.figures": screens(20), "rows21.figures": screens(21), "rows22.figures": screens(22),
    "damaged.json": """
    { "damaged": { "count": 4, "places": [["a.jsonl", 1], ["a.jsonl", 0], ["b.jsonl", 2]] },
      "absurd": { "sessions": 1, "steps": 2 }, "figures": { \(totals(3, 4)) } }
    """,
    "damaged-none.json": #"{ "damaged": { "count": 1, "places": [["a.jsonl", 1]] }, "figures": {} }"#,
    "all.json": """
    { "figures": { \(totals(20, 90)),
      "screens": { "columns": ["screen", "visits", "sessions", "total_ms", "median_ms", "p90_ms"], "rows": [
        ["hub", 60, 20, 10, 999, 1000], ["s1", 20, 9, 10, 59999, 60000], ["s2", 20, 5, 10, 3599999, 3600000], ["gone", 1, 1, 1, null, null] ] },
      "segues": { "columns": ["origin", "target", "times", "sessions", "by_person", "by_link", "by_rule", "undone"], "rows": [
        ["hub", "s1", 20, 9, 12, 5, 3, 4], ["hub", "s2", 20, 5, 20, 0, 0, 0], ["hub", "gone", 1, 1, 0, 1, 0, 0] ] },
      "ends": { "columns": ["screen", "sessions", "ended"], "rows": [ ["hub", 9, 4], ["s1", 9, 9], ["s2", 2, 0] ] },
      "loops": { "columns": ["screen", "next1", "next2", "next3", "times", "sessions"], "rows": [
        ["hub", "s2", null, null, 7, 6], ["hub", "s1", null, null, 7, 5], ["hub", "s1", "hub", "s2", 8, 4] ] },
      "funnel-0": { "columns": ["sessions", "median_ms", "p90_ms", "total_median_ms"], "rows": [[20, null, null, null]] },
      "funnel-1": { "columns": ["sessions", "median_ms", "p90_ms", "total_median_ms"], "rows": [[9, 1500, 61000, 1500]] },
      "funnel-2": { "columns": ["sessions", "median_ms", "p90_ms", "total_median_ms"], "rows": [[5, 10, 20, 30]] },
      "ways": { "columns": ["before1", "before2", "before3", "before4", "before5", "longer", "sessions", "median_ms"], "rows": [
        ["hub", null, null, null, null, 0, 5, 10], ["hub", "s2", null, null, null, 0, 5, 20], ["hub", "s1", "hub", "s1", "hub", 1, 6, 30] ] },
      "moves": { "columns": ["origin", "target", "moves", "times"], "rows": [
        ["hub", "s1", 1, 20], ["hub", "s1", 2, 3], ["hub", "s1", 3, 2], ["s1", "s2", 2, 4], ["s2", "s1", 2, 4], ["s2", "s3", 3, 1] ] },
      "versions": { "columns": ["app", "sessions", "steps", "first_ms", "last_ms", "median_ms"], "rows": [
        ["1.0", 10, 40, 1, 2, 3], ["1.1", 8, 30, 4, 5, 6], ["0.9", 2, 20, 7, 8, 9] ] },
      "version-screens": { "columns": ["app", "screen", "visits", "sessions", "median_ms"], "rows": [
        ["1.0", "hub", 30, 10, 900], ["1.1", "hub", 24, 8, 1000], ["1.0", "s1", 10, 5, 10], ["1.1", "s1", 2, 2, null], ["0.9", "s2", 9, 2, 3],
        ["1.1", "s2", 6, 5, 7] ] },
      "version-segues": { "columns": ["app", "origin", "target", "times", "sessions"], "rows": [
        ["1.0", "hub", "s1", 10, 5], ["1.1", "hub", "s1", 2, 2], ["1.1", "hub", "s2", 6, 5] ] },
      "around": { "columns": ["place", "origin", "target", "times", "sessions"], "rows": [
        [0, "hub", "s1", 18, 8], [0, null, "s1", 2, 2], [1, "s1", "hub", 11, 7], [1, "s1", null, 9, 9], [2, "hub", "s2", 4, 3], [-1, null, "hub", 9, 9] ] },
      "retention": { "columns": ["age", "week", "people"], "rows": [ [2, 0, 10], [2, 1, 5], [1, 0, 4], [1, 1, 1], [0, 0, 2] ] } } }
    """,
  ]
}
