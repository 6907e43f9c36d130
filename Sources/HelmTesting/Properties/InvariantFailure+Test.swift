import Helm

extension InvariantFailure {
  /// The script as a Swift test, to paste and to complete with the invariant.
  ///
  /// - Parameter graph: The expression for the graph in the test.
  /// - Returns: The source text.
  public func asTest(graph: String = "graph") -> String {
    var lines = [
      "@Test(\(swiftText(invariant)))", "func invariantHolds() throws {",
      "  var navigation = try Navigation(graph: \(graph))",
    ]
    lines += script.map { "  _ = try? navigation.\($0.swiftCall)" }
    let expected = presented.map { fragment in
      "PathFragment(\(swiftName(fragment.fragment))" + (fragment.id.map { ", id: \(swiftText($0))" } ?? "") + ")"
    }
    lines.append("  // The invariant does not hold here.")
    lines.append("  #expect(navigation.presentedFragments != [\(expected.joined(separator: ", "))])")
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}

/// A fragment as Swift writes it: an enum's case, or whatever it describes itself as.
private func swiftName(_ fragment: some Fragment) -> String {
  let text = String(describing: fragment)
  let isCase = Mirror(reflecting: fragment).displayStyle == .enum
  return isCase ? ".\(text)" : swiftText(text)
}

/// A text as a Swift literal.
private func swiftText(_ text: String) -> String { text.debugDescription }

extension NavigationCommand {
  /// The command as a call of a `Navigation`.
  fileprivate var swiftCall: String {
    func with(_ id: String?) -> String { id.map { ", id: \(swiftText($0))" } ?? "" }
    func edge(_ edge: DirectedEdge<N>) -> String { "\(swiftName(edge.from)) => \(swiftName(edge.to))" }
    func pathEdge(_ edge: PathEdge<N>) -> String {
      "PathEdge(from: PathFragment(\(swiftName(edge.from.fragment))\(with(edge.from.id))), "
        + "to: PathFragment(\(swiftName(edge.to.fragment))\(with(edge.to.id))))"
    }
    func path(_ path: HelmPath<N>) -> String { "[\(path.map(pathEdge).joined(separator: ", "))]" }
    return switch self {
    case .present(let fragment, let id): "present(fragment: \(swiftName(fragment))\(with(id)))"
    case .presentTag(let tag, let id): "present(tag: \(type(of: tag.base)).\(tag)\(with(id)))"
    case .presentFlow(let flow): "present(flow: Flow([\(flow.map(edge).joined(separator: ", "))]))"
    case .forward(let id): "forward(\(id.map { "id: \(swiftText($0))" } ?? ""))"
    case .dismiss: "dismiss()"
    case .dismissFragment(let fragment, let id): "dismiss(fragment: \(swiftName(fragment))\(with(id)))"
    case .dismissTag(let tag): "dismiss(tag: \(type(of: tag.base)).\(tag))"
    case .back: "back()"
    case .backTo(let fragment): "back(to: \(swiftName(fragment)))"
    case .replace(let new): "replace(path: \(path(new)))"
    case .navigate(.present(let edge)): "navigate(transition: .present(pathEdge: \(pathEdge(edge))))"
    case .navigate(.dismiss(let edge)): "navigate(transition: .dismiss(pathEdge: \(pathEdge(edge))))"
    case .navigate(.replace(let new)): "navigate(transition: .replace(path: \(path(new))))"
    }
  }
}
