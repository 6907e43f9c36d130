import Helm

extension FlowDecision {
  /// Returns the decision of a nested module as a decision of its parent.
  ///
  /// ```swift
  /// case (.profile(let screen), .profile(let action)):
  ///   profile.decide(action, from: screen).nested(in: nesting)
  /// ```
  ///
  /// - Parameter nesting: The nesting of the module's graph.
  /// - Returns: The parent's decision.
  /// - Complexity: Linear in the steps.
  public func nested<Parent: Fragment, ParentOutput: Hashable & Sendable>(
    in nesting: Nesting<N, Parent>
  ) -> FlowDecision<Parent, ParentOutput> where Output == Never {
    nested(in: nesting) { (_: Never) -> FlowDecision<Parent, ParentOutput> in }
  }

  /// Returns the decision of a nested module as a decision of its parent, which also decides on the module's outputs.
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
  ///   - nesting: The nesting of the module's graph.
  ///   - decide: A closure that returns the parent's decision on an output of the module.
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

  /// Starts a nested module with its input: the id of its root, and where in the module to begin.
  ///
  /// - Parameters:
  ///   - nesting: The nesting of the module's graph.
  ///   - id: The id to present the module's root with, if any: what the module is about.
  ///   - flow: The edges to present then, starting from the root.
  ///   - presentation: The required presentation of the segue to the root; `nil` for any.
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
