/// What a scope needs from a navigation, whatever the type of its fragments.
@MainActor class ScopedPart<N: Fragment> {
  func part<Child: Fragment>(_ embed: @escaping @Sendable (Child) -> N) -> ScopedPart<Child> { ScopedPart<Child>() }
  func perform(_ command: NavigationCommand<N>, id: (any FragmentID)?) {}
  func present<Answer: Sendable>(_ fragment: N, id: (any FragmentID)?, awaiting: Answer.Type) async -> Answer? { nil }
  func present<Answer: Sendable>(_ fragment: N, id: (any FragmentID)?, expecting: Answer.Type) -> Pending<Answer?> {
    Pending(given: nil)
  }
  func presentAndWait(_ fragment: N, id: (any FragmentID)?) async -> Bool { false }
  func dismiss() {}
  func dismiss(returning answer: (some Sendable)?) {}
  func leave() {}
  func isPresented(_ fragment: N, id: (any FragmentID)?) -> Bool { false }
  func isPresented(anyOf fragment: N) -> Bool { false }
  var presentedFragments: [PathFragment<N>] { [] }
  func canPresent(_ fragment: N, id: (any FragmentID)?) -> Bool { false }
  func canDismiss(_ fragment: N, id: (any FragmentID)?) -> Bool { false }
  func matchAll<ID: FragmentID>(_ fragment: N) -> [ID] { [] }

  #if canImport(SwiftUI)
    func shows(_ fragment: BoundFragment<N>) -> Bool { false }
    func show(_ fragment: BoundFragment<N>, _ isShown: Bool) {}
    func shownID<ID: FragmentID>(_ fragment: BoundFragment<N>) -> ID? { nil }
    func show<ID: FragmentID>(_ fragment: BoundFragment<N>, id: ID?) {}
    func picked(_ fragments: [N]) -> N? { nil }
    func pick(_ fragment: N?, _ fragments: [N]) {}
    func stack(_ fragment: N) -> [PathFragment<N>] { [] }
    func setStack(_ stack: [PathFragment<N>], _ fragment: N) {}
  #endif
}

/// A part of a navigation: a module whose fragments are carried by others, to any depth.
@MainActor final class PartOf<N: Fragment, Root: Fragment>: ScopedPart<N> {
  let helm: Helm<Root>
  let embed: @Sendable (N) -> Root

  /// The module's fragments, found in the graph when they are first needed.
  private let findFragments: () -> [(Root, N)]
  private lazy var found = findFragments()
  private lazy var fragments = Dictionary(found) { first, _ in first }
  private lazy var roots = found.map(\.0)

  init(helm: Helm<Root>, embed: @escaping @Sendable (N) -> Root, fragments: @escaping () -> [(Root, N)]) {
    self.helm = helm
    self.embed = embed
    findFragments = fragments
  }

  override func part<Child: Fragment>(_ embed: @escaping @Sendable (Child) -> N) -> ScopedPart<Child> {
    let outer = self.embed
    return PartOf<Child, Root>(helm: helm, embed: { outer(embed($0)) }) { [self] in
      found.compactMap { root, fragment in
        (carried(by: fragment) as Child?).flatMap { embed($0) == fragment ? (root, $0) : nil }
      }
    }
  }

  private func mapped(_ place: PathFragment<Root>) -> PathFragment<N>? {
    fragments[place.fragment].map { PathFragment($0, id: place.id, occurrence: place.occurrence) }
  }

  override func perform(_ command: NavigationCommand<N>, id: (any FragmentID)?) {
    helm.start(HelmRun(command.map { embed($0) }, id: id))
  }

  override func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)?, awaiting: Answer.Type
  ) async -> Answer? {
    await helm.present(embed(fragment), id: id, awaiting: awaiting)
  }

  override func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)?, expecting: Answer.Type
  ) -> Pending<Answer?> {
    helm.present(embed(fragment), id: id, expecting: expecting)
  }

  override func presentAndWait(_ fragment: N, id: (any FragmentID)?) async -> Bool {
    await helm.presentAndWait(embed(fragment), id: id).isDone
  }

  override func dismiss() {
    guard let topmost = helm.state.presentedFragments.last(where: { fragments[$0.fragment] != nil }) else {
      return helm.dismiss()
    }
    helm.dismiss(place: topmost)
  }

  override func dismiss(returning answer: (some Sendable)?) { helm.dismiss(returning: answer) }

  override func leave() {
    let entrance = helm.state.path.last {
      fragments[$0.to.fragment] != nil && fragments[$0.from.fragment] == nil
    }
    if let entrance { helm.dismiss(place: entrance.to) } else { dismiss() }
  }

  override func isPresented(_ fragment: N, id: (any FragmentID)?) -> Bool { helm.isPresented(embed(fragment), id: id) }

  override func isPresented(anyOf fragment: N) -> Bool { helm.isPresented(embed(fragment), id: .any) }

  override var presentedFragments: [PathFragment<N>] {
    helm.presentedFragments(among: roots).compactMap { mapped($0) }
  }

  override func canPresent(_ fragment: N, id: (any FragmentID)?) -> Bool {
    helm.canPresent(fragment: embed(fragment), id: id)
  }

  override func canDismiss(_ fragment: N, id: (any FragmentID)?) -> Bool {
    helm.canDismiss(fragment: embed(fragment), id: id)
  }

  override func matchAll<ID: FragmentID>(_ fragment: N) -> [ID] { helm.matchAll(embed(fragment)) }

  #if canImport(SwiftUI)
    override func shows(_ fragment: BoundFragment<N>) -> Bool {
      helm[shows: BindingKey(fragment: fragment.map(embed), maker: nil)]
    }

    override func show(_ fragment: BoundFragment<N>, _ isShown: Bool) {
      helm[shows: BindingKey(fragment: fragment.map(embed), maker: nil)] = isShown
    }

    override func shownID<ID: FragmentID>(_ fragment: BoundFragment<N>) -> ID? {
      helm[idOf: BindingKey(fragment: fragment.map(embed), maker: nil), as: TypeKey<ID>()]
    }

    override func show<ID: FragmentID>(_ fragment: BoundFragment<N>, id: ID?) {
      helm[idOf: BindingKey(fragment: fragment.map(embed), maker: nil), as: TypeKey<ID>()] = id
    }

    override func picked(_ fragments: [N]) -> N? {
      let picked = helm[picks: BoundPick(fragments: fragments.map(embed), holder: nil)]
      return picked.flatMap { picked in fragments.first { embed($0) == picked } }
    }

    override func pick(_ fragment: N?, _ fragments: [N]) {
      helm[picks: BoundPick(fragments: fragments.map(embed), holder: nil)] = fragment.map(embed)
    }

    override func stack(_ fragment: N) -> [PathFragment<N>] {
      helm[stackFrom: .any(embed(fragment))].compactMap { mapped($0) }
    }

    override func setStack(_ stack: [PathFragment<N>], _ fragment: N) {
      helm[stackFrom: .any(embed(fragment))] = stack.map { $0.map(embed) }
    }
  #endif
}

/// The fragment that an enum's case carries, if it is of a type.
private func carried<Child: Fragment>(by fragment: some Fragment) -> Child? {
  let mirror = Mirror(reflecting: fragment)
  guard mirror.displayStyle == .enum, let child = mirror.children.first else { return nil }
  return child.value as? Child
}
