#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation
  import Testing

  @testable import HelmTools

  /// The Swift test that a page gives for its steps compiles.
  @Suite("Swift tests of recorded steps") struct SwiftOfStepsTests {
    private static let graph = """
      { "fragments": ["start", "shop(cart)", "item", "person", "account"], "tags": ["red"], "entry": 0,
        "entryID": "00000000-0000-0000-0000-000000000001",
        "segues": [{ "from": 0, "to": 1 }, { "from": 1, "to": 2 }, { "from": 2, "to": 3 }],
        "ids": { "0": { "type": "UUID" }, "2": { "type": "Int" }, "3": { "type": "UInt64" }, "4": { "type": "String" } } }
      """

    /// Each command of machine.js.
    private static let commands = """
      const start = {fragment: 0, id: "00000000-0000-0000-0000-000000000001", occurrence: 0};
      const item = {fragment: 2, id: "5", occurrence: 1}, cart = {fragment: 1, id: null, occurrence: 0};
      const person = {fragment: 3, id: "18446744073709551615"}, account = {fragment: 4, id: "a\\"\\\\\\u202e"};
      const commands = [
        {kind: "present", fragment: 1}, {kind: "present", ...person}, {kind: "present", ...account, from: {fragment: 1}},
        {kind: "present", fragment: 2, id: "-5", from: {fragment: 0, id: start.id}}, {kind: "present", ...person, from: item},
        {kind: "present", tag: 0, id: "5"}, {kind: "present", flow: [{from: 0, to: 1}]},
        {kind: "present", edge: {segue: 1, from: cart}, id: "6"},
        {kind: "select", fragment: 1}, {kind: "select", fragment: 2, id: "5", from: {fragment: 1}},
        {kind: "select", fragment: 2, id: "5", from: start}, {kind: "select", fragment: 1, from: {fragment: 3, id: "7"}},
        {kind: "retarget", place: item, id: "7"}, {kind: "retarget", place: cart},
        {kind: "forward"}, {kind: "forward", id: "5"}, {kind: "forward", from: item}, {kind: "forward", id: "5", from: {fragment: 1}},
        {kind: "dismiss"}, {kind: "dismiss", fragment: 2, id: "5"}, {kind: "dismiss", tag: 0}, {kind: "dismiss", place: item},
        {kind: "dismiss", edge: {segue: 1, from: cart, to: item}}, {kind: "back"}, {kind: "back", to: 1}, {kind: "back", from: item},
        {kind: "pop", fragment: 2, id: "5"}, {kind: "go", through: [person]}, {kind: "go", through: [cart, item]},
        {kind: "go", through: [cart, {fragment: 4}]}, {kind: "setStack", on: cart, stack: [item, person]},
        {kind: "showRoot"}, {kind: "dismissModals"}, {kind: "restart"},
        {kind: "replace", path: [{from: start, to: cart}, {from: cart, to: item}]},
        {kind: "disable", edges: [{from: 0, to: 1}]}, {kind: "redirect", edges: [{from: 0, to: 1}], to: []},
        {kind: "sequence", commands: [{kind: "back"}, {kind: "dismiss", place: cart}]},
      ];
      """

    private static let app = """

      enum Shop: Fragment { case cart }
      enum Screen: Fragment { case start, shop(Shop), item, person, account }
      let screens: [Segue<Screen>] = [Segue(.start => .shop(.cart)), Segue(.shop(.cart) => .item)]
      """

    private static let canRun = modules != nil && run("command -v node && command -v swiftc").code == 0

    @Test(.enabled(if: canRun, "there is no node, or no compiler"))
    func stepsAreWrittenAsSwiftThatCompiles() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let steps = """
        \(String(decoding: PackageResources.steps_js, as: UTF8.self))
        \(Self.commands)
        const data = \(Self.graph);
        const graph = {...data, names: data.fragments, positions: new Map()};
        console.log(new Steps(graph).swift(commands, [start, cart, item, person, account]));
        """
      try Data(steps.utf8).write(to: folder.appendingPathComponent("steps.mjs"))
      let written = Self.run("node \"$0\"", folder.appendingPathComponent("steps.mjs").path)
      try #require(written.code == 0, "\(written.output)")
      // Each command is one call; a command without a call is written as in a script.
      #expect(written.output.split(separator: "\n").filter { $0.hasPrefix("  helm.") }.count == 34)
      #expect(written.output.split(separator: "\n").filter { $0.hasPrefix("  // ") }.count == 5)
      let file = folder.appendingPathComponent("Played.swift")
      let source = written.output.replacingOccurrences(of: "<#segues#>", with: "screens") + Self.app
      try Data(source.utf8).write(to: file)
      let modules = try #require(Self.modules)
      let checked = Self.run(
        "swiftc -typecheck -swift-version 6 -parse-as-library -I \"$0\" \"$1\"", modules.path, file.path)
      #expect(checked.code == 0 && checked.output == "", "\(checked.output)\n\(source)")
    }

    /// The modules that the tests were built with.
    private static let modules: URL? = {
      let programs =
        [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()]
        + CommandLine.arguments.filter { $0.contains(".xctest") }.map(URL.init(fileURLWithPath:))
      let folders = programs.map { $0.deletingLastPathComponent().appendingPathComponent("Modules") }
      return folders.first {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("Helm.swiftmodule").path)
      }
    }()

    private static func run(_ line: String, _ arguments: String...) -> (output: String, code: Int32) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec 2>&1; \(line)"] + arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardInput = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return ("", -1) }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
  }
#endif
