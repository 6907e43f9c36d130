import Foundation
import Testing

/// The built program, run by a shell.
@Suite struct ProcessTests {
  /// The program, next to the tests.
  private static let program: String = {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let tests = bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL
    return tests.deletingLastPathComponent().appendingPathComponent("helm-nav").path
  }()

  private func shell(_ script: String) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    // A program built with coverage would write a file to its working directory.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["HELM": Self.program, "PATH": "/usr/bin:/bin", "LLVM_PROFILE_FILE": "/dev/null"]
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test func aDocumentIsReadFromStandardInput() throws {
    let result = try shell("$HELM sample | $HELM check -")
    #expect(result.output == "No findings: 11 fragments, 13 segues, entry splash.\n")
    #expect(result.code == 0)
  }

  /// On a terminal, what is reported about the output comes after it.
  @Test func anErrorIsPrintedAfterThePendingOutput() throws {
    let graph = #"{"version":1,"entry":"a","segues":[{"from":"a","to":"b"},{"from":"c","to":"d"}]}"#
    let result = try shell("echo '\(graph)' | $HELM export --as maestro - 2>&1")
    #expect(result.output.hasPrefix("appId:") && result.output.hasSuffix("\nhelm-nav: not covered: c => d\n"))
  }

  @Test func aMissingFileIsAnError() throws {
    let result = try shell("$HELM check /nowhere/graph.json")
    #expect(result.output == "helm-nav: /nowhere/graph.json: No such file or directory\n")
    #expect(result.code == 2)
  }

  @Test func aFolderIsAnError() throws {
    let result = try shell("$HELM check /")
    #expect(result.output == "helm-nav: /: Is a directory\n")
    #expect(result.code == 2)
  }

  /// No more files are open at a time than the limit allows.
  @Test func filesThatHaveBeenReadAreClosed() throws {
    let script = """
      d=$(mktemp -d); $HELM sample > $d/g; echo '[{"do":"back"}]' > $d/s
      printf 'session,time,screen\\na,1,x\\na,2,y\\n' > $d/e; events= ; replays=
      for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      events="$events $d/e"; replays="$replays
      replay $d/s"; done
      ulimit -n 16
      $HELM infer $events > $d/out 2>&1; echo "code $?"
      echo "$replays" | $HELM explore $d/g >> $d/out 2>&1; echo "code $?"
      grep -c "open files" $d/out; rm -r $d
      """
    #expect(try shell(script).output == "code 0\ncode 0\n0\n")
  }

  @Test func aClosedPipeEndsTheProcess() throws {
    let script = """
      d=$(mktemp -d); $HELM sample > $d/g
      { printf '[{"do":"back"}'; for i in 1 2 3 4 5 6 7 8 9; do for j in 1 2 3 4 5 6 7 8 9; do
      printf ',{"do":"back"},{"do":"back"},{"do":"back"},{"do":"back"},{"do":"back"},{"do":"back"},{"do":"back"}'
      done; done; printf ']'; } > $d/s
      { $HELM replay --graph $d/g --script $d/s; echo "code $?" >&2; } | head -n 1
      rm -r $d
      """
    let result = try shell(script)
    #expect(
      Set(result.output.split(separator: "\n")) == [
        #"{ "step": 0, "presented": [ { "fragment": "splash" } ], "path": [] }"#, "code 0",
      ])
  }

  @Test func aFileNameThatIsNotUTF8IsAccepted() throws {
    let result = try shell(
      """
      d=$(mktemp -d); cd $d; n=$(printf 'a\\377.json'); $HELM sample > "$n"
      $HELM check "$n"; $HELM check -- "$n" 2>&1; $HELM check "x$n"; printf 'save b\\376\\n' | $HELM explore "$n" | tail -n 1; ls -b a* b*
      rm -r $d
      """)
    #expect(
      result.output == """
        No findings: 11 fragments, 13 segues, entry splash.
        No findings: 11 fragments, 13 segues, entry splash.
        helm-nav: xa\u{FFFD}.json: No such file or directory
        Saved 0 commands to b\u{FFFD}.
        a\\377.json
        b\\376

        """)
  }

  @Test func aClosedStandardInputIsAnError() throws {
    let result = try shell("$HELM explore <&- >/dev/null; echo $?; $HELM explore </ >/dev/null; echo $?")
    #expect(
      result.output == """
        helm-nav: standard input: Bad file descriptor
        2
        helm-nav: standard input: Is a directory
        2

        """)
  }

  @Test func aClosedOrFullStandardOutputIsAnError() throws {
    let result = try shell(
      """
      d=$(mktemp -d); $HELM sample > $d/g
      for c in "check $d/g" "draw $d/g" "export --as maestro $d/g" "sessions --count 9 $d/g" "diff $d/g $d/g"; do
      $HELM $c >&-; echo $?; $HELM $c >/dev/full; echo $?; done
      $HELM draw $d/g -o $d/o.dot <&- >&- 2>&-; echo $?; head -n 1 $d/o.dot; $HELM draw $d/g --format dot -o /dev/full; echo $?
      rm -r $d
      """)
    let each = """
      helm-nav: standard output: Bad file descriptor
      2
      helm-nav: standard output: No space left on device
      2

      """
    #expect(
      result.output == String(repeating: each, count: 5)
        + "0\ndigraph {\nhelm-nav: /dev/full: No space left on device\n2\n")
  }

  /// The addresses are printed, and an app whose graph can't be drawn is named, with the reason.
  @Test(.enabled(if: hasPython, "there is no python3")) func inspectPrintsItsAddressesAndWhatItCannotDraw() throws {
    let result = try shell(
      #"""
      d=$(mktemp -d); mkfifo $d/out; printf '#!/bin/sh\ncat\n' > $d/dot; chmod +x $d/dot
      PATH=$d:$PATH timeout 60 $HELM inspect --token token-of-the_test > $d/out 2>&1 & tool=$!
      { read page; read app; read stop; printf '%s\n' "$page" "$app" "$stop" | sed 's/:[0-9][0-9]*/:PORT/'
      python3 -c 'import sys; from urllib.request import urlopen; urlopen(sys.argv[1] + "events", sys.argv[2].encode())' \
      "${app#*=}" '{"app":"1","hello":{"name":"App","number":0,"state":[],"graph":[]}}'
      read note; read reason; printf '%s\n' "$note" "$reason"; kill $tool; } < $d/out
      wait $tool 2>/dev/null; rm -r $d
      """#)
    #expect(
      result.output == """
        Page  http://127.0.0.1:PORT/token-of-the_test/
        App   HELM_INSPECT=http://127.0.0.1:PORT/token-of-the_test/
        Press Ctrl-C to stop.
        "App" is connected
        helm-nav: the app's graph:1:1: $: expected a graph document, which is an object, found an array

        """)
  }

  /// Without a token of one's own, nobody can guess the address.
  @Test(.enabled(if: hasPython, "there is no python3")) func inspectMakesUpATokenOf32HexadecimalDigits() throws {
    let result = try shell(
      #"""
      d=$(mktemp -d); mkfifo $d/out; printf '#!/bin/sh\ncat\n' > $d/dot; chmod +x $d/dot
      PATH=$d:$PATH timeout 60 $HELM inspect > $d/out 2>&1 & tool=$!
      { read page; printf '%s\n' "$page" | sed 's/:[0-9][0-9]*/:PORT/; s/[0-9a-f]\{32\}/TOKEN/'; kill $tool; } < $d/out
      wait $tool 2>/dev/null; rm -r $d
      """#)
    #expect(result.output == "Page  http://127.0.0.1:PORT/TOKEN/\n")
  }

  /// A script in the place of Python writes down what it is asked to count.
  @Test func whatAReportCountsIsWhatItsOptionsSay() throws {
    let result = try shell(
      #"""
      d=$(mktemp -d); $HELM sample > $d/g
      printf '#!/bin/sh\ncase "$2" in *"import duckdb") exit 0;; esac\ncat > %s/request\n' $d > $d/python3
      chmod +x $d/python3
      HELM_ANALYTICS_PYTHON=$d/python3 $HELM report $d/g one.jsonl two.jsonl --funnel splash,dashboard --by-person --to news \
        --around dashboard --since 2026-01-31 --utc-offset +02:00 --version 1.2 > $d/out 2>&1
      cat $d/request; rm -r $d
      """#)
    let request = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(request["sessions"] as? [String] == ["one.jsonl", "two.jsonl"])
    #expect(request["funnel"] as? [String] == ["splash", "dashboard"])
    #expect(request["byPerson"] as? Bool == true)
    #expect(request["to"] as? String == "news" && request["around"] as? String == "dashboard")
    #expect(request["since"] as? Int == 1_769_810_400_000)
    #expect(request["version"] as? String == "1.2")
  }

  @Test func anUnreadablePictureIsAnError() throws {
    let result = try shell(
      """
      d=$(mktemp -d); cd $d; n=$(printf 'a\\377'); mkdir "$n"; $HELM sample > g; mkfifo "$n/splash.png"
      timeout 60 $HELM storyboard g --pictures "$n"; echo $?
      rm "$n/splash.png"; echo text > "$n/splash.png"; $HELM storyboard g --pictures "$n"; echo $?; $HELM storyboard g --pictures ""; rm -r $d
      """)
    #expect(
      result.output == """
        helm-nav: a\u{FFFD}: no picture of any fragment; the files are named after them, such as splash.png
        2
        helm-nav: a\u{FFFD}/splash.png: Not a PNG file
        2
        helm-nav: "": No such file or directory

        """)
  }

  @Test func anInterruptedDrawingLeavesNoFiles() throws {
    // A `dot` that stops its parent, and waits to be stopped.
    let result = try shell(
      """
      d=$(mktemp -d); cd $d; mkdir bin tmp; $HELM sample > g
      printf '#!/bin/sh\\nkill -TERM $PPID\\nexec sleep 600\\n' > bin/dot; chmod +x bin/dot
      TMPDIR=$d/tmp PATH=$d/bin:$PATH timeout 60 $HELM draw g -o o.svg; echo $?; ls tmp; ls; rm -r $d
      """)
    #expect(result.output.split(separator: "\n").suffix(4) == ["143", "bin", "g", "tmp"])
  }

  /// Graphviz finishes its drawing when interrupted; the tool does not wait for that.
  @Test func anInterruptDoesNotWaitForGraphviz() throws {
    let result = try shell(
      """
      d=$(mktemp -d); cd $d; mkdir bin; $HELM sample > g
      printf '#!/bin/sh\\ntrap "" INT TERM\\nkill -INT $PPID\\nsleep 20\\necho done > drawn\\n' > bin/dot; chmod +x bin/dot
      s=$(date +%s); PATH=$d/bin:$PATH $HELM draw g -o o.svg; echo $?; test $(($(date +%s) - s)) -lt 15; echo $?; ls; rm -r $d
      """)
    #expect(result.output.split(separator: "\n").suffix(4) == ["130", "0", "bin", "g"])
  }

  /// A file may have at most one block here, as on a full disk.
  @Test func filesAreWrittenAtomically() throws {
    let result = try shell(
      """
      d=$(mktemp -d); cd $d; $HELM sample > g; echo good > o.dot; chmod 640 o.dot; ln -s o.dot link.dot
      for c in "draw g -o o.dot" "export g --as xcuitest -o o.dot" "diff g g -o o.dot"; do
      (ulimit -f 1; $HELM $c 2>&1 | tail -n 1); cat o.dot; done; (ulimit -f 1; $HELM draw g -o new.dot); ls
      $HELM draw g -o link.dot; head -n 1 o.dot; ls -l o.dot link.dot | cut -c 1-10; chmod 440 o.dot; rm -r $d
      """)
    #expect(
      result.output == """
        helm-nav: o.dot: File too large
        good
        helm-nav: o.dot: File too large
        good
        helm-nav: o.dot: File too large
        good
        helm-nav: new.dot: File too large
        g
        link.dot
        o.dot
        digraph {
        lrwxrwxrwx
        -rw-r-----

        """)
  }

  @Test func numbersOfAnySizeAreAccepted() throws {
    let result = try shell(
      """
      d=$(mktemp -d); $HELM sample > $d/g; m=9223372036854775807
      $HELM sessions $d/g --count $m --seed $m | head -n 1 | cut -c 1-6; $HELM check $d/g --limit $m
      for o in radius fold; do $HELM draw $d/g --focus splash --$o $m --format text | head -n 1; done
      $HELM walk $d/g --limit $m | head -n 1; $HELM diff $d/g $d/g --limit $m; $HELM links - - </dev/null; rm -r $d
      """)
    #expect(
      result.output.hasPrefix("{\"v\":1\nNo findings: 11 fragments, 13 segues, entry splash.\nNavigation graph: "))
    #expect(
      result.output.hasSuffix(
        "helm-nav: only one of the documents can be - (see helm-nav links --help)\n"))
  }

  @Test func crlfAndAMissingLineEndAreAccepted() throws {
    let result = try shell(#"printf 'frob\r\n\377\nzzz' | $HELM explore | tail -n 3"#)
    #expect(
      result.output == """
        error: unknown command frob (help lists the commands)
        error: unknown command \u{FFFD} (help lists the commands)
        error: unknown command zzz (help lists the commands)

        """)
  }
}
