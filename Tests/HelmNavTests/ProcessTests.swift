import Foundation
import Testing

/// The built program, as a shell runs it.
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
    process.environment = ["HELM": Self.program, "PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test func standardInput() throws {
    let result = try shell("$HELM sample | $HELM check -")
    #expect(result.output == "No findings: 11 fragments, 13 segues, entry splash.\n")
    #expect(result.code == 0)
  }

  @Test func missingFile() throws {
    let result = try shell("$HELM check /nowhere/graph.json")
    #expect(result.output == "helm-nav: /nowhere/graph.json: No such file or directory\n")
    #expect(result.code == 2)
  }

  @Test func folder() throws {
    let result = try shell("$HELM check /")
    #expect(result.output == "helm-nav: /: Is a directory\n")
    #expect(result.code == 2)
  }

  @Test func closedPipe() throws {
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

  @Test func aNameThatIsNoUTF8() throws {
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

  @Test func aClosedStandardInput() throws {
    let result = try shell("$HELM explore <&- >/dev/null; echo $?; $HELM explore </ >/dev/null; echo $?")
    #expect(
      result.output == """
        helm-nav: standard input: Bad file descriptor
        2
        helm-nav: standard input: Is a directory
        2

        """)
  }

  @Test func crlfAndMissingLineEnd() throws {
    let result = try shell(#"printf 'frob\r\n\377\nzzz' | $HELM explore | tail -n 3"#)
    #expect(
      result.output == """
        error: unknown command frob (help lists the commands)
        error: unknown command \u{FFFD} (help lists the commands)
        error: unknown command zzz (help lists the commands)

        """)
  }
}
