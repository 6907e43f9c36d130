import HelmTesting

@testable import helm_nav

/// Reports on random figures, with random options, all determined by a seed.
///
/// Counts are small and times come from a short list, so that there are ties, and values at the limits of their formats.
struct RandomFigures {
  private var random: SeededNumbers
  private let names: [String]
  private let versions: [String]

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    names = Array(["home", "article", "my library", "sök", "x.y"].prefix(3 + random.below(3)))
    versions = Array(["1.0", "1.10", "1.9", "", "2.0b"].prefix(1 + random.below(5)))
  }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  private mutating func count() -> String { "\(random.below(12))" }

  private mutating func time() -> String {
    pick(["null", "0", "999", "1000", "59999", "60000", "3599999", "3600000", "86400000", "-1"])
  }

  private mutating func name() -> String { #""\#(chance(95) ? pick(names) : "gone")""# }

  private mutating func version() -> String { #""\#(pick(versions))""# }

  private mutating func screenOrNothing() -> String { chance(70) ? name() : "null" }

  // MARK: Documents

  private func graph() -> String {
    let segues =
      names.dropFirst().map { #"{"from":"home","to":"\#($0)"}"# } + [#"{"from":"article","to":"my library"}"#]
    return #"{"version":1,"entry":"home","segues":[\#(segues.joined(separator: ","))]}"#
  }

  private mutating func table(
    _ name: String, _ columns: String, rows: Int, _ row: (inout RandomFigures) -> [String]
  ) -> String {
    let cells = (0..<rows).map { _ in "[\(row(&self).joined(separator: ","))]" }
    let quoted = columns.split(separator: " ").map { #""\#($0)""# }
    return #""\#(name)":{"columns":[\#(quoted.joined(separator: ","))],"rows":[\#(cells.joined(separator: ","))]}"#
  }

  private mutating func figures() -> String {
    let rows = 2 + random.below(7)
    let (first, last) = (1_767_225_600_000 + random.below(90) * 86_400_000, random.below(40) * 43_200_000)
    var tables = [
      table("totals", "sessions steps ended first_ms last_ms median_ms p90_ms", rows: 1) {
        [
          "\(1 + $0.random.below(12))", "\($0.random.below(2_000))", $0.count(), "\(first)", "\(first + last)",
          $0.time(), $0.time(),
        ]
      },
      table("screens", "screen visits sessions total_ms median_ms p90_ms", rows: rows) {
        [$0.name(), $0.count(), $0.count(), $0.time(), $0.time(), $0.time()]
      },
      table("segues", "origin target times sessions by_person by_link by_rule undone", rows: rows) {
        [$0.name(), $0.name(), $0.count(), $0.count(), $0.count(), $0.count(), $0.count(), $0.count()]
      },
      table("ends", "screen sessions ended", rows: rows) { [$0.name(), $0.count(), $0.count()] },
      table("loops", "screen next1 next2 next3 times sessions", rows: rows) {
        [$0.name(), $0.name(), $0.screenOrNothing(), "null", $0.count(), $0.count()]
      },
      table("ways", "before1 before2 before3 before4 before5 longer sessions median_ms", rows: rows) {
        var before = Array(repeating: "null", count: 5)
        for place in 0..<$0.random.below(6) { before[place] = $0.name() }
        return before + ["\($0.random.below(2))", $0.count(), $0.time()]
      },
      table("moves", "origin target moves times", rows: rows) {
        [$0.name(), $0.name(), "\(1 + $0.random.below(4))", $0.count()]
      },
      table("around", "place origin target times sessions", rows: rows * 2) {
        ["\($0.random.below(5) - 2)", $0.screenOrNothing(), $0.screenOrNothing(), $0.count(), $0.count()]
      },
      table("retention", "age week people", rows: rows) {
        let age = $0.random.below(5)
        return ["\(age)", "\($0.random.below(age + 1))", $0.count()]
      },
    ]
    for stage in 0..<3 {
      tables.append(
        table("funnel-\(stage)", "sessions median_ms p90_ms total_median_ms", rows: random.below(5) == 0 ? 0 : 1) {
          [$0.count(), $0.time(), $0.time(), $0.time()]
        })
    }
    var number = 0
    tables += [
      table("versions", "app sessions steps first_ms last_ms median_ms", rows: versions.count) {
        defer { number += 1 }
        return [#""\#($0.versions[number])""#, $0.count(), $0.count(), $0.time(), $0.time(), $0.time()]
      },
      table("version-screens", "app screen visits sessions median_ms", rows: rows) {
        [$0.version(), $0.name(), $0.count(), $0.count(), $0.time()]
      },
      table("version-segues", "app origin target times sessions", rows: rows) {
        [$0.version(), $0.name(), $0.name(), $0.count(), $0.count()]
      },
    ]
    let damaged = chance(40) ? #""damaged":{"count":\#(count()),"places":[["a.jsonl",1],["b.jsonl",0]]},"# : ""
    let absurd = chance(30) ? #""absurd":{"sessions":\#(count()),"steps":\#(count())},"# : ""
    return "{\(damaged)\(absurd)\"figures\":{\(tables.joined(separator: ","))}}"
  }

  // MARK: Calls

  private mutating func options() -> String {
    let stages = ["home"] + (0..<(1 + random.below(2))).map { _ in pick(names) }
    let compared = versions.filter { !$0.isEmpty }
    let options = [
      #"--funnel "\#(stages.joined(separator: ","))""#, #"--to "\#(pick(names))""#, #"--around "\#(pick(names))""#,
      "--cause \(pick(["person", "link", "rule"]))", "--min-group \(1 + random.below(6))",
      "--utc-offset \(pick(["+02:00", "-11:30", "+14:00"]))", "--compare \(pick(compared)),\(pick(compared))",
    ]
    return options.filter { _ in chance(40) }.map { " \($0)" }.joined()
  }

  mutating func transcript() -> Transcript {
    let files = ["g.json": graph(), "f.json": figures()]
    let calls = ["", "", " --json", " -o r.html", " -o r.html --fold 3", " -o r.txt"].map {
      "report g.json --figures f.json\($0)\(options())"
    }
    return Transcript("figures", files: files, calls)
  }
}
