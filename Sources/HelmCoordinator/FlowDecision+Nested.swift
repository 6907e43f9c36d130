import Helm

extension FlowDecision {
  /// The decision of a nested module as one of its parent's.
  ///
  /// ```swift
  /// case (.profile(let screen), .profile(let action)):
  ///   profile.decide(action, from: screen).nested(in: nesting)
  /// ```
  ///
  /// - Parameter nesting: Where the graph is nested.
  /// - Returns: The parent's decision.
  /// - Complexity: Linear in the steps.
  public func nested<Parent: Fragment, ParentOutput: Hashable & Sendable>(
    in nesting: Nesting<N, Parent>
  ) -> FlowDecision<Parent, ParentOutput> where Output == Never {
    nested(in: nesting) { (_: Never) -> FlowDecision<Parent, ParentOutput> in }
  }

  /// The decision of a nested module as one of its parent's, which decides on what it is given.
  ///
  /// ```swift
  /// checkout.decide(action, from: screen).nested(in: nesting) { output in
  ///   switch output {
  ///   case .paid(let receipt): [.leave(nesting.root), .present(.receipt, id: receipt)]
  ///   case .cancelled: .leave(nesting.root)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - nesting: Where the graph is nested.
  ///   - decide: What the parent decides on what the module finishes with, or hands over.
  /// - Returns: The parent's decision.
  /// - Complexity: Linear in the steps.
  public func nested<Parent: Fragment, ParentOutput: Hashable & Sendable>(
    in nesting: Nesting<N, Parent>, _ decide: (Output) -> FlowDecision<Parent, ParentOutput>
  ) -> FlowDecision<Parent, ParentOutput> {
    FlowDecision<Parent, ParentOutput>(
      steps: steps.flatMap { step -> [FlowDecision<Parent, ParentOutput>.Step] in
        switch step {
        case .finish(let output): [.end(nesting.root)] + decide(output).steps
        case .emit(let output): decide(output).steps
        case .command(let command): [.command(command.map { nesting($0) })]
        case .present(let fragment, let presentation): [.present(fragment.map { nesting($0) }, as: presentation)]
        case .dismissTo(let fragment): [.dismissTo(nesting(fragment))]
        case .showRoot(let fragment): [.showRoot(fragment.map { nesting($0) } ?? nesting.root)]
        case .answer(let answer): [.answer(answer)]
        case .leave(let fragment): [.leave(nesting(fragment))]
        case .end(let fragment): [.end(nesting(fragment))]
        case .ask: [.ask]
        case .unexpected: [.unexpected]
        }
      })
  }

  /// Starts a nested module, handed its start: the id of its root, and where in it to begin.
  ///
  /// - Parameters:
  ///   - nesting: Where the graph is nested.
  ///   - id: The id to present its root with, if any: what the module is about.
  ///   - flow: The edges to present then, from its root on.
  ///   - presentation: How its root is to be shown: only segues that are shown so count.
  /// - Returns: The decision.
  /// - Complexity: Linear in the steps.
  public static func start<Child: Fragment>(
    _ nesting: Nesting<Child, N>, id: (any FragmentID)? = nil, at flow: Flow<Child> = [],
    as presentation: SeguePresentation? = nil
  ) -> FlowDecision {
    let root = FlowDecision.present(nesting.root, id: id, as: presentation)
    return flow.isEmpty ? root : root.then(.present(nesting.flow(flow)))
  }
}
