import Foundation

/// Finds the graph of a package, builds the program that writes it to a document, and passes that to `helm-nav`.
struct PluginTool {
  let request: PluginRequest

  /// The targets that can have a graph.
  private var targets: [PluginRequest.Target] { request.targets.filter { !$0.isTest } }

  static let commands = ["check", "draw", "diff", "walk", "export"]

  /// Runs `swift package helm COMMAND …`.
  func run(_ arguments: [String]) throws -> Int32 {
    let choice = try GraphChoice(arguments)
    guard let command = choice.rest.first, Self.commands.contains(command) else {
      let first = choice.rest.first
      let problem = first.map { "unknown command \($0)" } ?? "a command is missing"
      let isHelp = ["help", "--help", "-h"].contains(first)
      let text = isHelp ? Self.help : "error: \(problem)\n\(Self.help)"
      FileHandle.standardError.write(Data("\(text)\n".utf8))
      return isHelp ? 0 : 2
    }
    let rest = Array(choice.rest.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return try tool([command, "--help"]) }
    let declaration = try choice.declaration(in: targets, read: Self.read)
    let document = try document(of: declaration)
    // In a comparison, the package's graph is the newer one.
    return try tool([command] + (command == "diff" ? rest + [document] : [document] + rest))
  }

  /// Checks the graph of a target, or of the targets that it depends on, during a build.
  ///
  /// - Parameters:
  ///   - name: The target.
  ///   - proof: The source file to write if there are no findings.
  /// - Returns: The exit code of `helm-nav check`.
  /// - Throws: An error if there is no graph to check.
  func check(_ name: String, proof: String) throws -> Int32 {
    var choice = try GraphChoice()
    choice.isCheck = true
    let target = request.targets.first { $0.name == name }
    let own = targets.filter { $0.name == name }
    let below = targets.filter { target?.dependencies.contains($0.name) == true }
    let isOwn = !choice.declarations(in: own, read: Self.read).isEmpty || below.isEmpty
    let declaration = try choice.declaration(in: isOwn ? own : below, read: Self.read)
    let document = try document(of: declaration)
    let places = request.work + "/places.txt"
    try seguePlaces(declaration).text.write(toFile: places, atomically: true, encoding: .utf8)
    let code = try tool(["check", document, "--places", places])
    if code == 0 {
      try "// \(declaration.name) has no findings that matter.\n".write(
        toFile: proof, atomically: true, encoding: .utf8)
    }
    return code
  }

  private static let help = """
    Usage: swift package helm COMMAND [--target TARGET] [--graph NAME] [ARGUMENT…]

    check, draw, diff, walk and export do with the package's graph what helm-nav does with the document of one. What is given besides
    goes to helm-nav: `swift package helm check --help` describes it. The graph is the `let graph` of one of the targets;
    --target and --graph name another one.
    """

  private static func read(_ file: String) -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

  private func seguePlaces(_ declaration: GraphDeclaration) -> SeguePlaces {
    var places = SeguePlaces(graph: declaration.place)
    func add(_ file: String, from line: Int = 0) {
      guard let source = Self.read(file) else { return }
      let tokens = SourceToken.all(in: source)
      places.add(tokens[(tokens.firstIndex { $0.line >= line } ?? tokens.startIndex)...], of: file)
    }
    add(declaration.file, from: declaration.line)
    let target = request.targets.first { $0.name == declaration.target }
    for file in target?.sources ?? [] { add(file) }
    for name in target?.dependencies ?? [] {
      for file in request.targets.first(where: { $0.name == name })?.sources ?? [] { add(file) }
    }
    return places
  }

  // MARK: - Building

  /// Writes the graph to a document, and returns the path of the file.
  private func document(of declaration: GraphDeclaration) throws -> String {
    let package = GeneratedPackage(request: request, declaration: declaration)
    try package.write()
    let program = try built(GeneratedPackage.program, of: package, declaration)
    let document = request.work + "/graph.json"
    let result = try Program(program, [document], log: request.work + "/graph.log").run()
    switch result.code {
    case 0: return document
    case GeneratedPackage.wrongType:
      throw PluginError(
        "\(declaration.name) of the target \(declaration.target) has type \(result.said), which isn't a graph. "
          + "Make it `Segues`, an array or a set of `Segue`, or a `NavigationGraph`.", at: declaration.place)
    default:
      throw PluginError(
        "\(declaration.name) of the target \(declaration.target) cannot be written down: \(result.said)",
        at: declaration.place)
    }
  }

  private func tool(_ arguments: [String]) throws -> Int32 {
    // The tool is in the folder that the program was built in; if only help was requested, nothing was built.
    let package = request.work + "/package"
    let isGenerated = FileManager.default.fileExists(atPath: package + "/Package.swift")
    let program = try swiftBuild("helm-nav", in: isGenerated ? package : request.helm) { $0 }
    return try Program(program, arguments).run().code
  }

  private func built(
    _ product: String, of package: GeneratedPackage, _ declaration: GraphDeclaration
  ) throws -> String {
    try swiftBuild(product, in: package.directory) { said in
      let text = said.replacingOccurrences(of: package.directory + "/", with: request.package + "/")
      return text + "\n"
        + PluginError(
          "the target \(declaration.target) does not compile, or \(declaration.name) cannot be reached",
          at: declaration.place
        )
        .text
    }
  }

  /// Builds a product, and returns its path.
  private func swiftBuild(_ product: String, in package: String, failure: (String) -> String) throws -> String {
    // Plugins may write only to their own folder; sandboxes can't be nested.
    var arguments = ["build", "--package-path", package, "--product", product, "--disable-sandbox"]
    for folder in ["cache", "config", "security"] { arguments += ["--\(folder)-path", "\(request.work)/\(folder)"] }
    var scratch = request.work + "/build"
    var flags = ["-Xswiftc", "-gnone", "--disable-index-store"]
    // Helm's own tests have already built it, in another folder and with other flags: the folder and the flags, one per
    // line.
    if let lines = ProcessInfo.processInfo.environment["HELM_PLUGIN_BUILD"]?.split(separator: "\n").map(String.init),
      !lines.isEmpty
    {
      scratch = lines[0]
      flags = Array(lines.dropFirst())
    }
    arguments += ["--scratch-path", scratch] + flags
    let result = try Program(request.swift, arguments, log: request.work + "/build.log").run()
    guard result.code == 0 else {
      let silence = "swift build ended with \(result.code) and said nothing"
      throw PluginError(said: failure(result.said.isEmpty ? silence : result.said))
    }
    return "\(scratch)/debug/\(product)"
  }
}
