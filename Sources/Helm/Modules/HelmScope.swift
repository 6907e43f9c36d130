import Observation

/// A part of an app's navigation in a module's own words: what its views present, dismiss, ask and bind.
///
/// ```swift
/// enum App: Fragment { case home, shop(Shop) }
///
/// let shop = helm.scope(into: App.shop)
/// shop.present(.cart)
/// shop.isPresented(.cart)  // as helm.isPresented(.shop(.cart))
/// ```
///
/// It keeps no state: every question and command goes to the app's ``Helm/Helm``, and errors go to its ``Helm/errors``.
/// A view is invalidated only when an answer it asked for changes. A module that runs by itself, in its tests and
/// previews, makes a scope of its own `Helm`: ``init(_:)``.
///
/// Make a scope once and pass it on, for example in the environment; two scopes of the same part behave alike.
@MainActor public final class HelmScope<N: Fragment> {
  let part: ScopedPart<N>

  init(_ part: ScopedPart<N>) { self.part = part }

  /// Makes the whole of a navigation the scope.
  ///
  /// - Parameter helm: The navigation.
  /// - Complexity: Constant.
  public convenience init(_ helm: Helm<N>) {
    self.init(PartOf(helm: helm, embed: { $0 }, fragments: { helm.graph.fragments.map { ($0, $0) } }))
  }

  /// The scope of a module in this one.
  ///
  /// - Parameter embed: The fragment here for each of the module's, usually a case that carries them.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when it is first asked what is presented.
  public func scope<Child: Fragment>(into embed: @escaping @Sendable (Child) -> N) -> HelmScope<Child> {
    HelmScope<Child>(part.part(embed))
  }

  /// The scope of a nested graph in this one.
  ///
  /// - Parameter nesting: Where the graph is nested.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when it is first asked what is presented.
  public func scope<Child: Fragment>(_ nesting: Nesting<Child, N>) -> HelmScope<Child> {
    scope { nesting($0) }
  }
}

extension HelmScope: Observable {}

extension Helm {
  /// The scope of a module: a part of the navigation in the module's own words.
  ///
  /// - Parameter embed: The app's fragment for each of the module's, usually a case that carries them.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when it is first asked what is presented.
  public func scope<Child: Fragment>(into embed: @escaping @Sendable (Child) -> N) -> HelmScope<Child> {
    HelmScope(self).scope(into: embed)
  }

  /// The scope of a nested graph.
  ///
  /// - Parameter nesting: Where the graph is nested.
  /// - Returns: The scope.
  /// - Complexity: Constant; linear in the graph's fragments when it is first asked what is presented.
  public func scope<Child: Fragment>(_ nesting: Nesting<Child, N>) -> HelmScope<Child> {
    HelmScope(self).scope(nesting)
  }
}

extension HelmScope {
  // MARK: Commands

  /// Presents a fragment of the module, as `Helm.present(_:id:)` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  public func present(_ fragment: N, id: (any FragmentID)? = nil) {
    part.perform(.present(fragment, id: id?.canonicalText), id: id)
  }

  /// Presents a fragment of the module from another one, whatever has happened above that one since.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with any id or none.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  public func present(_ fragment: N, id: (any FragmentID)? = nil, from source: N) {
    part.perform(.present(fragment, id: id?.canonicalText, from: .any(source)), id: id)
  }

  /// Presents a fragment of the module with its id.
  ///
  /// - Parameter target: The fragment with its id, such as `Shop.item(5)`.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  @_disfavoredOverload
  public func present(_ target: PathFragment<N>) { part.perform(.present(target.fragment, id: target.id), id: nil) }

  /// Presents the edges of a flow of the module in order, all or nothing.
  ///
  /// - Parameter flow: The flow.
  /// - Complexity: For each edge as `present(_:id:)`.
  public func present(_ flow: Flow<N>) { part.perform(.presentFlow(flow), id: nil) }

  /// Presents a fragment of the module, and waits for its answer.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - awaiting: The type of the answer.
  /// - Returns: The answer, exactly once; `nil` however else the fragment goes.
  /// - Complexity: As the command, for each time that its guards have answered.
  public func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, awaiting: Answer.Type
  ) async -> Answer? {
    await part.present(fragment, id: id, awaiting: awaiting)
  }

  /// Presents a fragment of the module, and hands out its answer, to be awaited by whoever doesn't hold the ``Helm``.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - expecting: The type of the answer.
  /// - Returns: What gives the answer; `nil` however else the fragment goes.
  /// - Complexity: As the command, for each time that its guards have answered.
  public func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, expecting: Answer.Type
  ) -> Pending<Answer?> {
    part.present(fragment, id: id, expecting: expecting)
  }

  /// Presents a fragment of the module, and waits for the guards that take a while to answer.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: Whether it was presented.
  /// - Complexity: As the command, for each time that its guards have answered.
  @discardableResult
  public func presentAndWait(_ fragment: N, id: (any FragmentID)? = nil) async -> Bool {
    await part.presentAndWait(fragment, id: id)
  }

  /// Dismisses the topmost presented fragment of the module: the nearest dismissable step on the way down from it.
  ///
  /// On the module's first screen, this leaves the module.
  ///
  /// - Complexity: The causes of the fragment, and the fragments that come and go.
  public func dismiss() { part.dismiss() }

  /// Dismisses a fragment of the module, with everything on top of it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(_ fragment: N, id: (any FragmentID)? = nil) {
    part.perform(.dismissFragment(fragment, id: id?.canonicalText), id: nil)
  }

  /// Dismisses the topmost fragment whose answer is awaited, and answers.
  ///
  /// - Parameter answer: The answer; `nil` is one too.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(returning answer: (some Sendable)?) { part.dismiss(returning: answer) }

  /// Goes back until a fragment of the module is on top.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Complexity: The fragments that come and go.
  public func back(to fragment: N) { part.perform(.backTo(fragment), id: nil) }

  /// Leaves the module: dismisses what led into it last, with everything on top of it.
  ///
  /// - Complexity: Linear in the path.
  public func leave() { part.leave() }

  // MARK: Questions

  /// Whether a fragment of the module is presented without an id.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: Whether it is presented so.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N) -> Bool { part.isPresented(fragment, id: nil) }

  /// Whether a fragment of the module is presented with an id.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id.
  /// - Returns: Whether it is presented so.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: (any FragmentID)?) -> Bool { part.isPresented(fragment, id: id) }

  /// Whether a fragment of the module is presented with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is presented.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool { part.isPresented(anyOf: fragment) }

  /// The first of several fragments of the module that is presented, with any id or none.
  ///
  /// - Parameter fragments: The fragments, in the order to ask for them.
  /// - Returns: The first that is presented.
  /// - Complexity: Linear in `fragments`.
  public func pickPresented(_ fragments: [N]) -> N? { fragments.first { isPresented($0, id: .any) } }

  /// The module's fragments that are presented, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in what is presented.
  public var presentedFragments: [PathFragment<N>] { part.presentedFragments }

  /// Whether a fragment of the module could be presented now.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: Whether presenting it would report no error.
  /// - Complexity: As `Helm.canPresent(fragment:id:from:askingGuards:)`.
  public func canPresent(_ fragment: N, id: (any FragmentID)? = nil) -> Bool { part.canPresent(fragment, id: id) }

  /// Whether a fragment of the module could be dismissed now.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, it may have any id or none.
  /// - Returns: Whether dismissing it would report no error.
  /// - Complexity: The fragments passed over on the way down.
  public func canDismiss(_ fragment: N, id: (any FragmentID)? = nil) -> Bool { part.canDismiss(fragment, id: id) }

  /// The id of the topmost presented one of a fragment, as a value of its own type.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The id, or `nil` where the fragment is not presented with an id of that type.
  /// - Complexity: Linear in what is presented.
  public func matchFirst<ID: FragmentID>(_ fragment: N) -> ID? {
    let ids: [ID] = part.matchAll(fragment)
    return ids.last
  }

  /// The id of the topmost presented one of a fragment.
  ///
  /// - Parameter fragment: The fragment with the type of its ids.
  /// - Returns: The id, or `nil` where the fragment is not presented with one of that type.
  /// - Complexity: Linear in what is presented.
  public func matchFirst<ID>(_ fragment: IdentifiedFragment<N, ID>) -> ID? { matchFirst(fragment.fragment) }
}
