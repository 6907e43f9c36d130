import Helm

extension FlowDecision {
  /// A decision that changes nothing.
  public static var stay: FlowDecision { FlowDecision(steps: []) }

  /// A decision for an action that isn't expected here: nothing changes, and an error is reported.
  public static var unexpected: FlowDecision { FlowDecision(.unexpected) }

  /// A decision that calls the coordinator's `ask(about:from:)`, and then decides on the action that it returns.
  public static var ask: FlowDecision { FlowDecision(.ask) }

  /// Presents a fragment, from the sending screen or otherwise from the first source with an enabled segue to it: among
  /// that screen's causes first, then among the presented fragments, from the topmost down.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - presentation: The required presentation of the segue; `nil` for any.
  /// - Returns: The decision.
  public static func present(
    _ fragment: N, id: (any FragmentID)? = nil, as presentation: SeguePresentation? = nil
  ) -> FlowDecision {
    guard let presentation else { return FlowDecision(.command(.present(fragment, id: id))) }
    return FlowDecision(.present(PathFragment(fragment, id: id), as: presentation))
  }

  /// Presents the target of the segue with a tag, which is searched for in the same way as by `present(_:id:as:)`.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Returns: The decision.
  public static func present(tag: some SegueTag, id: (any FragmentID)? = nil) -> FlowDecision {
    FlowDecision(.command(.present(tag: AnySegueTag(tag), id: id)))
  }

  /// Presents the edges of a flow.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The decision.
  public static func present(_ flow: Flow<N>) -> FlowDecision { FlowDecision(.command(.present(flow))) }

  /// Takes the only enabled segue out of the sending screen.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: The decision.
  public static func forward(id: (any FragmentID)? = nil) -> FlowDecision {
    FlowDecision(.command(.forward(id: id)))
  }

  /// Undoes the nearest dismissable segue, from the sending screen down, which closes that screen and everything
  /// presented from it.
  public static var dismiss: FlowDecision { FlowDecision(.command(.dismiss)) }

  /// Dismisses a fragment, with everything presented from it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id of the fragment; without one, the topmost occurrence with any id or none is dismissed.
  /// - Returns: The decision.
  public static func dismiss(_ fragment: N, id: (any FragmentID)? = nil) -> FlowDecision {
    FlowDecision(.command(.dismiss(fragment, id: id)))
  }

  /// Dismisses down to a fragment, except for what autos presented on it.
  ///
  /// - Parameter fragment: The fragment, of which the nearest one below the sending screen is used.
  /// - Returns: The decision.
  public static func dismiss(to fragment: N) -> FlowDecision { FlowDecision(.dismissTo(fragment)) }

  /// Dismisses everything that can be dismissed, down to the root of the module.
  ///
  /// In a nested module, it fails if the sending screen was reached without the module's root.
  public static var showRoot: FlowDecision { FlowDecision(.showRoot(nil)) }

  /// Undoes the step that led to the sending screen.
  public static var back: FlowDecision { FlowDecision(.command(.back)) }

  /// Goes back to a fragment, except for what autos presented on it.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Returns: The decision.
  public static func back(to fragment: N) -> FlowDecision { FlowDecision(.command(.back(to: fragment))) }

  /// Answers a caller that awaits an answer, and dismisses the answering screen; if none is awaited, this is `dismiss`.
  ///
  /// - Parameter answer: The answer, which may be `nil`.
  /// - Returns: The decision.
  public static func answer(_ answer: (any Hashable & Sendable)?) -> FlowDecision {
    FlowDecision(.answer(FlowAnswer(answer)))
  }

  /// Dismisses the nearest frame of a fragment among the sending screen's causes: the way out of a nested module.
  ///
  /// - Parameter fragment: The fragment, such as the root of the nested module.
  /// - Returns: The decision.
  public static func leave(_ fragment: N) -> FlowDecision { FlowDecision(.leave(fragment)) }

  /// Ends the module and passes the result to its parent, which decides what comes next.
  ///
  /// - Parameter output: The result.
  /// - Returns: The decision.
  public static func finish(_ output: Output) -> FlowDecision { FlowDecision(.finish(output)) }

  /// Passes a value to the parent to decide on; the module continues.
  ///
  /// - Parameter output: The value that the parent decides on.
  /// - Returns: The decision.
  public static func emit(_ output: Output) -> FlowDecision { FlowDecision(.emit(output)) }
}
