@testable import helm_nav

extension Transcript {
  static let explore = Transcript(
    "explore",
    [
      "# The sample app", "explore\n2\n1\npresent compose\nback\nquit\nnever read\n",
      "# Each command",
      """
      explore small.json
      1
      present compose 5
      dismiss #write
      present player
      present "my library" "a b" from home
      dismiss player
      back
      present #write 7
      dismiss compose 7
      present article from news
      back to home
      present article 3 from news
      go "my library"
      go article 9
      pop to news
      root
      disable home => compose
      present compose
      enable home => compose
      forward
      forward 7
      dismiss
      present home => compose
      select news
      restart
      show
      save saved.json
      replay saved.json
      q
      """,
      """
      explore star2.json
      2
      1
      3
      help
      exit
      """,
      "# What can't be done",
      """
      explore small.json
      0
      2
      1 7 8
      9 9
      presnt home
      present
      present hme
      present home 1 2
      present #nothing
      present #write from home
      present compose from start
      present home =>
      present home => news =>
      present start => news
      forward
      forward 1 2
      back
      back home
      back to
      dismiss
      dismiss compose
      dismiss #
      dismiss #write 5
      dismiss a b c
      go
      go nowhere
      go a b c
      pop
      pop home
      pop of home
      root x
      restart x
      disable home
      disable home => news => article
      enable home compose
      enable home => compose
      replay
      replay missing.json
      replay script-bad.json
      replay open.json
      save
      save /file
      home
      "my library"
      select
      select home
      "open
      xyzzy
      3 x
      """,
      "# Scripts",
      "explore small.json\nreplay script.json\nreplay script-works.json\nreplay script-empty.json\nsave a\nsave b\n",
      "explore small.json\nreplay fails10.json\n", "explore small.json\nreplay fails11.json\n",
      "# Lists: up to forty moves of a kind, and the twelve latest edges", "explore star40.json\nquit",
      "explore star41.json\n41\nquit",
      "explore chain15.json\n" + String(repeating: "forward\n", count: 13),
      "# Ids and names",
      "explore ids.json\npresent item 7\n1 8\nforward x\npresent item\npresent #author\npresent person 5\nback to item\ndismiss item\n",
      "explore entry-id.json\nforward\n", "explore nasty.json\n1\nback\nsave n\n",
      "# What is wrong", "explore -", "explore missing.json", "explore loop.json", "explore unsound.json",
      "explore none.json",
      "explore alone.json\nback\n1\n", "explore a b", "explore --json",
    ]
  ).adding([
    "fails10.json": "[" + (1...10).map { _ in #"{"do":"back"}"# }.joined(separator: ",") + "]",
    "fails11.json": "[" + (1...11).map { _ in #"{"do":"back"}"# }.joined(separator: ",") + "]",
  ])

  static let replay = Transcript(
    "replay",
    files: [
      "all.json": """
      [ { "do": "present", "fragment": "home" }, { "do": "present", "fragment": "article", "id": "7", "from": "news" },
        { "do": "present", "tag": "write", "id": 5 }, { "do": "dismiss", "tag": "write" }, { "do": "select", "fragment": "my library" },
        { "do": "disable", "segue": ["home", "compose"] }, { "do": "present", "fragment": "compose" },
        { "do": "enable", "segue": ["home", "compose"] }, { "do": "present", "flow": [["home", "compose"]] },
        { "do": "dismissModals" }, { "do": "go", "to": "article", "id": "8" }, { "do": "go", "through": [{ "fragment": "player" }] },
        { "do": "pop", "to": "news" }, { "do": "showRoot" }, { "do": "replace", "path": [{ "from": "start", "to": "home" }] },
        { "do": "redirect", "segue": ["home", "player"], "flow": [["home", "compose"]] }, { "do": "present", "fragment": "player" },
        { "do": "dismiss", "fragment": "compose" }, { "do": "present", "edge": { "from": "home", "to": "news" } },
        { "do": "dismiss", "edge": { "from": "home", "to": "news" } }, { "do": "back", "to": "home" }, { "do": "restart" } ]
      """
    ],
    [
      "# Scripts", "replay --graph small.json --script script-works.json",
      "replay --graph small.json --script script-empty.json",
      "replay --graph small.json --script script.json", "replay --graph small.json --script all.json",
      "replay --graph=bank.json --script=script-empty.json", "replay --graph entry-id.json --script script-works.json",
      "replay --graph entry-id.json --script script-works.json --id 7",
      "replay --graph entry-id.json --script script-works.json --id x",
      "replay --graph small.json --script script-works.json --id 7",
      "replay --graph small.json --script -\n" + #"[{"do":"forward"}]"#,
      "replay --graph - --script script-works.json\n" + TranscriptFiles.star(1),
      "replay --graph alone.json --script script-works.json",
      "# What is wrong", "replay", "replay --graph small.json", "replay --script script.json",
      "replay --graph - --script -",
      "replay small.json", "replay --graph missing.json --script script.json",
      "replay --graph small.json --script missing.json",
      "replay --graph loop.json --script script.json", "replay --graph unsound.json --script script.json",
      "replay --graph open.json --script script.json", "replay --graph small.json --script open.json",
      "replay --graph small.json --script small.json", "replay --graph small.json --script script-bad.json",
      "replay --graph small.json --script script-verb.json",
    ] + badCommands.map { "replay --graph small.json --script -\n[\($0)]" })

  /// Commands that can't be read.
  private static let badCommands = [
    "7", "{}", #"{"do":7}"#, #"{"do":"present"}"#, #"{"do":"present","fragment":"home","tag":"write"}"#,
    #"{"do":"present","from":"home"}"#, #"{"do":"present","tag":"wrte"}"#,
    #"{"do":"present","fragment":"news","id":true}"#,
    #"{"do":"present","fragment":"news","fromId":"2"}"#, #"{"do":"present","edge":{"from":"home","to":"news"},"id":1}"#,
    #"{"do":"present","flow":[["home","news"]],"id":1}"#, #"{"do":"present","flow":[["home"]]}"#,
    #"{"do":"present","flow":[["home","news","start"]]}"#, #"{"do":"present","flow":{}}"#, #"{"do":"dismiss","id":1}"#,
    #"{"do":"dismiss","fragment":"home","tag":"write"}"#,
    #"{"do":"dismiss","edge":{"from":"home","to":"news"},"id":1}"#,
    #"{"do":"dismiss","edge":{"from":"home"}}"#, #"{"do":"go"}"#, #"{"do":"go","to":"home","through":[]}"#,
    #"{"do":"go","through":[],"id":1}"#, #"{"do":"go","through":["home"]}"#, #"{"do":"pop"}"#, #"{"do":"replace"}"#,
    #"{"do":"replace","path":[7]}"#, #"{"do":"replace","path":[{"from":"home","to":"news","targetOccurrence":-1}]}"#,
    #"{"do":"disable"}"#, #"{"do":"redirect","segue":["home","news"]}"#, #"{"do":"back","to":"hme"}"#,
    #"{"do":"present","fragment":"home","fragment":"news"}"#,
  ]

  static let sessions = Transcript(
    "sessions",
    [
      "# Sessions that are the same each time", "sessions one.json --count 1", "sessions one.json --count 1 --seed 1",
      "sessions alone.json", "sessions bank.json --count 3 --seed 2",
      "sessions fork.json --count 11 --seed 4", "sessions social.json --count 2 --seed 3",
      "sessions alone.json --count 1",
      "# What is wrong", "sessions", "sessions missing.json", "sessions loop.json", "sessions unsound.json",
      "sessions open.json",
      "sessions bank.json --count 0", "sessions bank.json --seed x", "sessions bank.json --seed -1",
    ])

  private func adding(_ more: [String: String]) -> Transcript {
    Transcript(name, files: more, calls)
  }
}
