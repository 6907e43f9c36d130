/// The choice of a graph: the only one with its name, in all targets or in a specified one.
struct GraphChoice: Equatable {
  /// The options of the plugin itself.
  var target: String?
  var graph = "graph"

  /// Whether the name was specified, in which case a graph whose whole name it is takes precedence.
  private var isNamed = false

  /// Whether the graph is chosen for a check during a build, which takes no options.
  var isCheck = false

  /// The remaining arguments, for `helm-nav`.
  var rest: [String] = []

  /// Extracts `--target NAME` and `--graph NAME` from a command line.
  init(_ arguments: [String] = []) throws(PluginError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      if argument == "--" {
        rest += [argument] + arguments
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard ["--target", "--graph"].contains(parts[0]) else {
        rest.append(argument)
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : arguments.popFirst(), !value.isEmpty else {
        throw PluginError("the option \(parts[0]) needs a value")
      }
      if parts[0] == "--target" { target = value } else { (graph, isNamed) = (value, true) }
    }
  }

  /// Returns the graphs with the name.
  ///
  /// - Parameters:
  ///   - targets: The targets to search.
  ///   - read: A closure that returns the content of a file; `nil` if it can't be read.
  /// - Returns: The declarations, by targets and files.
  func declarations(in targets: [PluginRequest.Target], read: (String) -> String?) -> [GraphDeclaration] {
    targets.flatMap { target in
      target.sources.flatMap { file in
        read(file).map {
          GraphDeclaration.all(named: graph, in: SourceToken.all(in: $0), of: file, target: target.name)
        } ?? []
      }
    }
  }

  /// Returns the only graph with the name.
  ///
  /// - Parameters:
  ///   - targets: The targets to search.
  ///   - read: A closure that returns the content of a file; `nil` if it can't be read.
  /// - Returns: The declaration of the graph.
  /// - Throws: An error, with locations, if there is no graph, if there are several, or if the graph isn't accessible.
  func declaration(
    in targets: [PluginRequest.Target], read: (String) -> String?
  ) throws(PluginError) -> GraphDeclaration {
    var chosen = targets
    if let target {
      chosen.removeAll { $0.name != target }
      if chosen.isEmpty {
        throw PluginError(
          "there is no target \(target); the package has \(targets.map(\.name).joined(separator: ", "))")
      }
    }
    var found = declarations(in: chosen, read: read)
    let exact = found.filter { $0.name == graph }
    if isNamed || isCheck, !exact.isEmpty { found = exact }
    // A declaration that depends on a build condition occurs more than once.
    if Set(found.map { "\($0.target) \($0.name)" }).count == 1 { found.removeLast(found.count - 1) }
    guard let first = found.first else {
      let places = chosen.map(\.name).joined(separator: ", ")
      throw PluginError(
        "there is no graph named \(graph) in the targets \(places). Declare one outside of functions, such as "
          + "`let graph: Segues<Screen> = […]`, or "
          + (isCheck
            ? "add HelmCheck to the target that has it" : "name another one: --target TARGET --graph NAME"))
    }
    if found.count > 1 {
      let choices = found.map {
        "\($0.place): note: " + (isCheck ? "in the target \($0.target)" : "--target \($0.target) --graph \($0.name)")
      }
      throw PluginError(
        "several graphs are named \(graph). "
          + (isCheck
            ? "Name the others otherwise, or add HelmCheck to the targets that have them:" : "Name one of them:")
          + "\n" + choices.joined(separator: "\n"))
    }
    if first.isPrivate {
      throw PluginError(
        "\(first.name) is private to its file or type, so that the target \(first.target) cannot be asked for it. "
          + "Make it internal.", at: first.place)
    }
    if first.file.hasSuffix("/main.swift") {
      throw PluginError(
        "\(first.name) is in main.swift, which is run only when the program starts. Move it into another file of the "
          + "target \(first.target).", at: first.place)
    }
    return first
  }
}

/// The reason why a plugin failed.
struct PluginError: Error, Equatable {
  /// The line that compilers, terminals and Xcode show.
  let text: String

  init(_ reason: String, at place: String? = nil) { text = "\(place.map { "\($0): " } ?? "")error: \(reason)" }

  /// Creates an error from the output of another program.
  init(said text: String) { self.text = text }
}
