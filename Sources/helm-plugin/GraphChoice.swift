/// Which graph is meant: the only one of its name, in all targets or in the one that is named.
struct GraphChoice: Equatable {
  /// The options of the plugin itself.
  var target: String?
  var graph = "graph"

  /// Whether the name was given, so that it is the whole one where there is such a graph.
  private var isNamed = false

  /// Whether it is the check of a build that chooses, which takes no options.
  var isCheck = false

  /// What is left for `helm-nav`, as it was given.
  var rest: [String] = []

  /// Takes `--target NAME` and `--graph NAME` out of a command line.
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

  /// Finds the graphs of that name.
  ///
  /// - Parameters:
  ///   - targets: Where to look.
  ///   - read: Reads a file; `nil` where it cannot be read.
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

  /// Finds the graph.
  ///
  /// - Parameters:
  ///   - targets: Where to look.
  ///   - read: Reads a file; `nil` where it cannot be read.
  /// - Returns: Its declaration.
  /// - Throws: That there is none, that there are several, or that the one cannot be reached; with the places.
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
    // Where it depends on a condition of the build, it is written more than once.
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

/// Why a plugin has failed.
struct PluginError: Error, Equatable {
  /// The line that compilers, terminals and Xcode show.
  let text: String

  init(_ reason: String, at place: String? = nil) { text = "\(place.map { "\($0): " } ?? "")error: \(reason)" }

  /// What another program has said.
  init(said text: String) { self.text = text }
}
