/// A link: what its URLs look like, and the fragments that they lead to.
///
/// ```swift
/// Link("/news/:id", .news, .article, id: Int.self)
/// ```
///
/// The fragments are a stack, the last one on top: each is a real screen that a person can go back to, and the graph
/// fills in what is left out between them. The parameter `:id` is the id of the last fragment; a parameter with the
/// name of a fragment is the id of that one.
public struct Link<N: Fragment>: Sendable {
  /// The pattern as it is written.
  public let pattern: String

  /// The fragments, each with the parameter that is its id.
  public let steps: [Step]

  /// The types of parameters, by name; those that are not here have the type that the pattern says.
  package let types: [String: LinkIDType]

  /// A fragment of a link, and the parameter that is its id.
  public struct Step: Hashable, Sendable {
    /// The fragment.
    public let fragment: N

    /// The name of the parameter, `nil` for a fragment without an id.
    public let parameter: String?

    /// Puts a fragment and a parameter together.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - parameter: The name of the parameter that is its id, if any.
    /// - Complexity: Constant.
    public init(_ fragment: N, id parameter: String? = nil) {
      self.fragment = fragment
      self.parameter = parameter
    }
  }

  /// Declares a link.
  ///
  /// - Parameters:
  ///   - pattern: What the URLs look like, as ``LinkPattern`` describes it.
  ///   - fragments: The fragments that they name, the topmost last.
  ///   - id: The type of the id of the last fragment.
  ///   - ids: The types of other ids, by the names of their parameters.
  /// - Complexity: Linear in the text and the fragments.
  public init(
    _ pattern: String, _ fragments: N..., id: (any FragmentID.Type)? = nil, ids: [String: any FragmentID.Type] = [:]
  ) {
    self.init(pattern, through: fragments, id: id, ids: ids)
  }

  /// Declares a link to fragments that are in a list.
  ///
  /// - Parameters:
  ///   - pattern: What the URLs look like, as ``LinkPattern`` describes it.
  ///   - fragments: The fragments that they name, the topmost last.
  ///   - id: The type of the id of the last fragment.
  ///   - ids: The types of other ids, by the names of their parameters.
  /// - Complexity: Linear in the text and the fragments.
  public init(
    _ pattern: String, through fragments: [N], id: (any FragmentID.Type)? = nil,
    ids: [String: any FragmentID.Type] = [:]
  ) {
    let parameters = (try? LinkPattern(pattern))?.parameters ?? []
    var steps: [Step] = []
    var named: Set<String> = []
    // Where a fragment is there twice, the last one has its name.
    for (index, fragment) in fragments.enumerated().reversed() {
      let name = fragmentName(fragment)
      let isID = index == fragments.count - 1 && parameters.contains("id")
      let isNamed = parameters.contains(name) && named.insert(name).inserted
      steps.append(Step(fragment, id: isNamed ? name : isID ? "id" : nil))
    }
    self.init(pattern, steps: steps.reversed(), id: id, ids: ids)
  }

  /// Declares a link whose parameters are named in some other way.
  ///
  /// - Parameters:
  ///   - pattern: What the URLs look like, as ``LinkPattern`` describes it.
  ///   - steps: The fragments that they name, the topmost last, each with the parameter that is its id.
  ///   - id: The type of the id of the last fragment.
  ///   - ids: The types of other ids, by the names of their parameters.
  /// - Complexity: Linear in the fragments.
  public init(
    _ pattern: String, steps: [Step], id: (any FragmentID.Type)? = nil, ids: [String: any FragmentID.Type] = [:]
  ) {
    var types = ids.mapValues { LinkIDType($0) }
    if let id { types[steps.last?.parameter ?? "id"] = LinkIDType(id) }
    self.init(pattern, steps: steps, types: types)
  }

  package init(_ pattern: String, steps: [Step], types: [String: LinkIDType]) {
    self.pattern = pattern
    self.steps = steps
    self.types = types
  }
}
