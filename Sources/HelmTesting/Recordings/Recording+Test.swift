import Helm

extension Recording {
  /// Returns the recording as the source of a Swift test, ready to paste, which replays it and expects the same path at
  /// the end.
  ///
  /// Fragments are written as cases, such as `.compose`, or as string literals if their names aren't identifiers.
  ///
  /// - Parameters:
  ///   - name: The name of the test function.
  ///   - graph: The expression for the graph to test in.
  /// - Returns: The source of a test.
  /// - Complexity: Linear in the recording.
  public func asTest(named name: String = "replaysTheRecording", graph: String = "graph") -> String {
    let started = SwiftSource.argument(id?.canonicalText) + (start.isEmpty ? "" : ", path: \(SwiftSource.path(start))")
    var lines = ["@Test @MainActor func \(name)() throws {", "  let helm = try Helm(graph: \(graph)\(started))"]
    lines += entries.map { "  " + SwiftSource.statement($0) }
    lines.append("  let end: HelmPath<\(SwiftSource.name(of: N.self))> = \(SwiftSource.path(end))")
    lines.append("  #expect(helm.path == end)")
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}

/// Formats values as Swift source.
private enum SwiftSource {
  static func statement<N>(_ entry: Recording<N>.Entry) -> String {
    switch entry {
    case .command(let command): "helm." + call(command)
    case .state(let path, let note): "try helm.replace(path: \(self.path(path)))  // \(oneLine(note))"
    }
  }

  private static func call<N>(_ command: NavigationCommand<N>) -> String {
    switch command {
    case .present(.fragment(let fragment, let id), let source): present(fragment, id, source)
    case .present(.tag(let tag, let id), _):
      "present(tag: \(name(of: type(of: tag.base))).\(tag.description)\(argument(id?.canonicalText)))"
    case .present(.flow(let flow), _): "present(\(self.flow(flow)))"
    case .present(.place(let place), _): "present(\(name(place.fragment))\(argument(place.id)))"
    case .present(.edge(let edge), _): "perform(.present(.edge(\(source(edge)))))"
    case .select(let fragment, let id, nil): "select(\(name(fragment))\(argument(id?.canonicalText)))"
    case .select(let fragment, let id, let holder?):
      "perform(.select(\(name(fragment))\(argument(id?.canonicalText)), from: \(reference(holder))))"
    case .retarget(let fragment, let id):
      "perform(.retarget(\(source(fragment)), to: \(id.map { "AnyFragmentID(\(literal($0.canonicalText)))" } ?? "nil")))"
    case .forward(let id, nil): "forward(\(id.map { "id: \(literal($0.canonicalText))" } ?? ""))"
    case .forward(let id, let source?):
      "perform(.forward(\(id.map { "AnyFragmentID(\(literal($0.canonicalText)))" } ?? "nil"), from: \(reference(source))))"
    case .dismiss(nil): "dismiss()"
    case .dismiss(.fragment(let fragment, let id)?): "dismiss(\(name(fragment))\(argument(id?.canonicalText)))"
    case .dismiss(.tag(let tag, _)?): "dismiss(tag: \(name(of: type(of: tag.base))).\(tag.description))"
    case .dismiss(.flow(let flow)?): "perform(.dismiss(.flow(\(self.flow(flow)))))"
    case .dismiss(.place(let place)?): "perform(.dismiss(.place(\(source(place)))))"
    case .dismiss(.edge(let edge)?): "perform(.dismiss(.edge(\(source(edge)))))"
    case .back(.step): "back()"
    case .back(.until(let fragment)): "back(to: \(name(fragment)))"
    case .back(.from(let place)): "perform(.back(.from(\(source(place)))))"
    case .back(.popping(let fragment, let id)): "pop(to: \(name(fragment))\(argument(id?.canonicalText)))"
    case .back(.root): "showRoot()"
    case .back(.belowModals): "dismissModals()"
    case .setStack(let stack, let root):
      "perform(.setStack([\(stack.map(source).joined(separator: ", "))], on: \(source(root))))"
    case .go(let fragments):
      if fragments.count == 1, let only = fragments.first, only.occurrence == 0 {
        "go(to: \(name(only.fragment))\(argument(only.id)))"
      } else {
        "go(through: [\(fragments.map(source).joined(separator: ", "))])"
      }
    case .restart: "restart()"
    case .replace(let path): "perform(.replace(\(self.path(path))))"
    case .edit(let edges, let trait, let isAdded):
      "edit(segue: \(flow(edges))).\(isAdded ? "add" : "remove")(trait: \(source(trait)))"
    case .sequence(let commands) where commands.isEmpty: "perform(.sequence([]))"
    case .sequence(let commands): commands.map(call).joined(separator: "; helm.")
    }
  }

  static func path<N>(_ path: HelmPath<N>) -> String { "[\(path.map(source).joined(separator: ", "))]" }

  private static func source<N>(_ edge: PathEdge<N>) -> String {
    let plain = "\(name(edge.from.fragment)) => \(name(edge.to.fragment))"
    if edge.from.occurrence > 0 || edge.to.occurrence > 0 {
      return "PathEdge(from: \(source(edge.from)), to: \(source(edge.to)))"
    }
    guard edge.from.id != nil || edge.to.id != nil else { return plain }
    let ids = [("sourceID", edge.from.id), ("targetID", edge.to.id)].compactMap { label, id in
      id.map { ", \(label): \(literal($0))" }
    }
    return "PathEdge(\(plain)\(ids.joined()))"
  }

  private static func source<N>(_ fragment: PathFragment<N>) -> String {
    let occurrence = fragment.occurrence > 0 ? ", occurrence: \(fragment.occurrence)" : ""
    return "PathFragment(\(name(fragment.fragment))\(argument(fragment.id))\(occurrence))"
  }

  private static func present<N>(_ fragment: N, _ id: AnyFragmentID?, _ source: FragmentReference<N>?) -> String {
    let start = "\(name(fragment))\(argument(id?.canonicalText))"
    return switch source {
    case nil: "present(\(start))"
    case .any(let source)?: "present(\(start), from: \(name(source)))"
    case .exactly(let place)?: "present(\(start), from: \(self.source(place)))"
    case .withID?: source.map { "perform(.present(\(start), from: \(reference($0))))" } ?? ""
    }
  }

  private static func reference<N>(_ reference: FragmentReference<N>) -> String {
    switch reference {
    case .any(let fragment): ".any(\(name(fragment)))"
    case .withID(let fragment, let id): ".withID(\(name(fragment)), id: \(literal(id)))"
    case .exactly(let place): ".exactly(\(source(place)))"
    }
  }

  private static func flow<N>(_ flow: Flow<N>) -> String {
    "[\(flow.pathEdges.map(source).joined(separator: ", "))]"
  }

  private static func source<N>(_ trait: SegueTrait<N>) -> String {
    switch trait {
    case .disabled: ".disabled"
    case .redirect(let flow): ".redirect(to: \(self.flow(flow)))"
    }
  }

  static func argument(_ id: String?) -> String { id.map { ", id: \(literal($0))" } ?? "" }

  /// Returns a fragment as a case, or as a string if its name isn't an identifier.
  private static func name(_ fragment: some Fragment) -> String {
    let (name, description) = (fragmentName(fragment), String(describing: fragment))
    // The name of a case with an associated fragment joins both names with a dot; its description contains the type.
    let parts = name == description ? [name] : name.split(separator: ".").map(String.init)
    let cases = parts.compactMap(caseName)
    guard cases.count == parts.count else { return literal(name) }
    return cases.joined(separator: "(") + String(repeating: ")", count: cases.count - 1)
  }

  private static func caseName(_ name: String) -> String? {
    if ["init", "self", "Type", "Protocol"].contains(name) { return ".`\(name)`" }
    let isIdentifier =
      name.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } == true
      && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isIdentifier ? ".\(name)" : nil
  }

  /// Returns a type's name as a test of the same module writes it: with its enclosing types, but without the module.
  static func name(of type: Any.Type) -> String {
    let parts = String(reflecting: type).split(separator: ".").dropFirst()
    let isNested = !parts.isEmpty && parts.allSatisfy { !$0.contains { "( )".contains($0) } }
    return isNested ? parts.joined(separator: ".") : "\(type)"
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars { literal += scalar.escaped(asASCII: false) }
    return literal + "\""
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
