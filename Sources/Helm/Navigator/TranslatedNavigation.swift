#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A part of a navigation: the whole app, a module whose fragments are nested in others to any depth, or a screen.
@MainActor
final class TranslatedNavigation<N: Fragment, Root: Fragment>: NavigatorRequirements {
  private unowned let helm: Helm<Root>

  /// A strong reference to the navigation; `nil` in the part of a `Helm` itself, which would otherwise be a retain cycle.
  private let owner: Helm<Root>?
  private let translation: FragmentTranslation<N, Root>

  /// The sender of the commands; `nil` for the whole app.
  private let sender: CommandSender<Root>?

  init(_ helm: Helm<Root>, isOwner: Bool, translation: FragmentTranslation<N, Root>, sender: CommandSender<Root>?) {
    self.helm = helm
    owner = isOwner ? helm : nil
    self.translation = translation
    self.sender = sender
  }

  func connection<Child: Fragment>(_ embed: @escaping @Sendable (Child) -> N) -> NavigatorConnection<Child> {
    let (translation, outer) = (translation, translation.embed)
    let inner = FragmentTranslation<Child, Root>(embed: { outer(embed($0)) }) {
      translation.found.compactMap { root, fragment in
        moduleFragment(in: fragment) { embed($0) == fragment }.map { (root, $0) }
      }
    }
    let module = sender?.screen == nil ? CommandSender<Root>(.module { inner.child($0) != nil }) : sender
    return NavigatorConnection(
      base: TranslatedNavigation<Child, Root>(helm, isOwner: true, translation: inner, sender: module))
  }

  // MARK: Commands

  /// Returns a run of the command; if the sender can't send it, reports and throws the error.
  private func run(_ command: NavigationCommand<N>) throws(HelmError<Root>) -> HelmRun<Root> {
    let command = translation.command(command)
    guard let sender else { return HelmRun(command) }
    helm.flushGuards(resumingAll: false)
    do throws(HelmError<Root>) {
      return HelmRun(try sender.aim(command, in: helm.state))
    } catch {
      refuse(command, error)
      throw error
    }
  }

  /// Reports a command that its sender can't send.
  private func refuse(_ command: NavigationCommand<Root>, _ error: HelmError<Root>) {
    helm.holdingNotifications {
      helm.hub.emit(.failed(error), for: .command(command))
      helm.report(error)
    }
  }

  func perform(_ command: NavigationCommand<N>) -> Result<NavigationOutcome<N>, HelmError<N>> {
    sender == nil ? translation.result(helm.start(HelmRun(translation.command(command)))) : performAsSender(command)
  }

  @inline(never) private func performAsSender(
    _ command: NavigationCommand<N>
  ) -> Result<NavigationOutcome<N>, HelmError<N>> {
    do throws(HelmError<Root>) {
      return translation.result(helm.start(try run(command)))
    } catch {
      return .failure(translation.error(error))
    }
  }

  func begin(_ command: NavigationCommand<N>) -> PendingResult<NavigationResult<N>> {
    do throws(HelmError<Root>) {
      return helm.begin(try run(command)).map { [translation] in translation.result($0) }
    } catch {
      return PendingResult(resolved: .failed(translation.error(error)))
    }
  }

  /// Emits that the task that awaits a command was cancelled before the command ran.
  func emitCancelled(_ command: NavigationCommand<N>) {
    helm.hub.emit(.cancelled, for: .command(translation.command(command)))
  }

  func beginPresenting<Answer: Sendable>(_ fragment: N, id: AnyFragmentID?) -> PendingResult<Answer?> {
    guard let run = try? run(.present(.fragment(fragment, id: id))) else { return PendingResult(resolved: nil) }
    return helm.submit(run, for: PathFragment(translation.embed(fragment), id: id))
  }

  func dismiss(returning answer: (any Sendable)?) {
    helm.flushGuards(resumingAll: false)
    let awaited = helm.awaited.filter { sender?.owns($0.fragment, in: helm.state) ?? true }
    guard let edge = helm.state.topmostEdge(ofSerials: Set(awaited.map(\.serial))) else {
      _ = perform(.dismiss)
      return
    }
    let run = HelmRun<Root>(.dismiss(.edge(edge)))
    run.dismissalAnswer = helm.state.serial(of: edge.to).map { ($0, answer) }
    helm.start(run)
  }

  func leave() {
    helm.flushGuards(resumingAll: false)
    // A command that needs no place to start from fails only if the screen has gone.
    do throws(HelmError<Root>) {
      _ = try sender?.aim(.restart, in: helm.state)
    } catch {
      return refuse(.dismiss, error)
    }
    let entrance = helm.state.path.last {
      translation.child($0.to.fragment) != nil && translation.child($0.from.fragment) == nil
    }
    guard let entrance else {
      let presented = Array(helm.state.presentedFragments.reversed())
      let own = presented.filter { translation.child($0.fragment) != nil }
      return refuse(
        .dismiss, own.isEmpty ? .moduleNotPresented(presented: presented) : .noDismissableSegues(searched: own))
    }
    helm.perform(.dismiss(.place(entrance.to)))
  }

  // MARK: Queries

  func can(_ command: NavigationCommand<N>, askingGuards: Bool) -> Bool {
    let command = translation.command(command)
    let sender = sender?.screen != nil || command.dependsOnSender ? sender : nil
    return helm.observed(.init(command: command, asksGuards: askingGuards, sender: sender))
  }

  func isPresented(_ fragment: N, id: String?) -> Bool {
    guard let position = helm.graph.position(of: translation.embed(fragment)) else { return false }
    let isPresented = helm.observed(.exactly(Subject(fragment: position, id: id)))
    #if canImport(SwiftUI) && DEBUG
      if !isPresented { helm.viewMemory.checkBindings(to: translation.embed(fragment), id: id, in: helm.state) }
    #endif
    return isPresented
  }

  func isPresented(anyOf fragment: N) -> Bool {
    guard let position = helm.graph.position(of: translation.embed(fragment)) else { return false }
    return helm.observed(.any(position))
  }

  func ids(of fragment: N) -> [String] {
    let fragment = translation.embed(fragment)
    return helm.observed(.ids(fragment)) { $0.state.ids(of: fragment) }
  }

  var presentedFragments: [PathFragment<N>] {
    let presented =
      if N.self == Root.self {
        helm.observed(.presentedFragments) { $0.state.presentedFragments }
      } else {
        helm.presentedFragments(among: translation.roots)
      }
    return presented.translated { translation.child($0) }
  }

  func selection(among fragments: [N], in holder: FragmentReference<N>?) -> N? {
    let shown = helm.pickShown(fragments.map(translation.embed), in: holder?.map(translation.embed))
    return shown.flatMap { shown in fragments.first { translation.embed($0) == shown } }
  }

  func isShown(_ fragment: BoundFragment<N>) -> Bool { helm.isShown(fragment.map(translation.embed)) }

  // MARK: Guards, events and links

  func add(_ new: MoveGuard<N>) -> HelmToken? { helm.add(translation.moveGuard(new)) }

  func events(buffer: Int) -> AsyncStream<HelmEvent<N>> {
    helm.hub.subscribe(buffer: buffer) { [translation] in translation.event($0) }
  }

  func add(_ hook: AppearanceHook<N>) -> HelmToken {
    let (translation, action) = (translation, hook.action)
    let number = helm.hub.add(
      AppearanceHook(fragment: translation.embed(hook.fragment), isForAppearing: hook.isForAppearing) { place in
        place.translated { translation.child($0) }.map(action)
      })
    return HelmToken { [weak helm] in helm?.hub.remove(hook: number) }
  }

  func open(_ url: URL) -> Result<NavigationOutcome<N>, HelmError<N>> {
    switch helm.run(opening: url) {
    case .success(let run):
      return translation.result(helm.start(run) { [weak helm, weak run] result in helm?.reportDenial(result, of: run) })
    case .failure(let error): return .failure(translation.error(error))
    }
  }

  func beginOpening(_ url: URL) -> PendingResult<NavigationResult<N>> {
    switch helm.run(opening: url) {
    case .success(let run):
      if Task.isCancelled {
        helm.hub.emit(.cancelled, for: run.trigger)
        return PendingResult(resolved: .cancelled)
      }
      return helm.begin(run).map { [weak helm, translation] in
        if case .denied(let move, let reason, nil) = $0 { helm?.report(.denied(move, reason: reason)) }
        return translation.result($0)
      }
    case .failure(let error): return PendingResult(resolved: .failed(translation.error(error)))
    }
  }

  func canOpen(_ url: URL) -> Bool {
    helm.observation.links.access()
    guard let match = try? helm.match(url) else { return false }
    return helm.observed(.init(command: .go(through: match.fragments)))
  }

  #if canImport(SwiftUI)
    // MARK: Bindings

    // Bindings use key paths: closures would need an explicit actor, and SwiftUI couldn't tell that two of them are the same binding.

    func binding(to fragment: BoundFragment<N>, _ place: CallSite) -> Binding<Bool> {
      Bindable(helm)[dynamicMember: \.[shows: key(to: fragment, place)]]
    }

    func binding<ID: FragmentID>(toIDOf fragment: BoundFragment<N>, _ place: CallSite) -> Binding<ID?> {
      Bindable(helm)[dynamicMember: \.[idOf: key(to: fragment, place), as: TypeKey<ID>()]]
    }

    private func key(to fragment: BoundFragment<N>, _ place: CallSite) -> BindingKey<Root> {
      let bound = fragment.map(translation.embed)
      return helm.viewMemory.key(to: sender?.screen.map { bound.held(by: $0) } ?? bound, place)
    }

    func picked(_ pick: SelectionKey<N>) -> N? {
      let picked = helm[picks: pick.map(translation.embed)]
      return picked.flatMap { picked in pick.fragments.first { translation.embed($0) == picked } }
    }

    func pick(_ fragment: N?, _ pick: SelectionKey<N>) {
      helm[picks: pick.map(translation.embed)] = fragment.map(translation.embed)
    }

    func stack(_ root: FragmentReference<N>) -> [PathFragment<N>] {
      helm[stackFrom: root.map(translation.embed)].translated { translation.child($0) }
    }

    func column(_ root: FragmentReference<N>) -> NavigationSplitViewColumn? {
      helm.state.stackRoot(root.map(translation.embed)).map { helm[columnBeside: $0] }
    }

    func setColumn(_ column: NavigationSplitViewColumn, _ root: FragmentReference<N>) {
      if let root = helm.state.stackRoot(root.map(translation.embed)) { helm[columnBeside: root] = column }
    }

    func setStack(_ stack: [PathFragment<N>], _ root: FragmentReference<N>) {
      let root = root.map(translation.embed)
      helm[stackFrom: root] = helm.state.stack(from: root).replacing(
        by: stack.map { $0.map(translation.embed) }, where: { translation.child($0.fragment) != nil }
      ) { helm.state.enabledSegue(from: $0.fragment, to: $1.fragment) != nil }
    }
  #endif
}

/// The translation for the whole app, which changes nothing.
final class IdentityTranslation<N: Fragment>: FragmentTranslation<N, N> {
  init(_ graph: NavigationGraph<N>) { super.init(embed: { $0 }, fragments: { graph.fragments.map { ($0, $0) } }) }

  override func child(_ fragment: N) -> N? { fragment }
  override func command(_ command: NavigationCommand<N>) -> NavigationCommand<N> { command }
  override func outcome(_ outcome: NavigationOutcome<N>) -> NavigationOutcome<N> { outcome }
  override func error(_ error: HelmError<N>) -> HelmError<N> { error }
  override func result(_ progress: Helm<N>.Progress) -> Result<NavigationOutcome<N>, HelmError<N>> { progress.result }
  override func result(_ result: NavigationResult<N>) -> NavigationResult<N> { result }
  override func event(_ event: HelmEvent<N>) -> HelmEvent<N>? { event }
  override func moveGuard(_ new: MoveGuard<N>) -> MoveGuard<N> { new }
}

/// Returns a module's fragment found in another one: the fragment itself, or one that it carries at any depth.
func moduleFragment<Child: Fragment>(in fragment: any Fragment, where isOwn: (Child) -> Bool) -> Child? {
  var next: (any Fragment)? = fragment
  while let inner = next {
    if let child = inner as? Child, isOwn(child) { return child }
    next = carried(by: inner)?.inner
  }
  return nil
}

extension Array {
  /// Returns this stack with the screens that a module has written replacing its own; the module sees no others.
  ///
  /// Other screens stay if they are below a screen of the module that stays. Those on top of all the module's screens stay if the next
  /// screen can be pushed on the last of them.
  func replacing<N: Fragment>(
    by written: [PathFragment<N>], where isOwn: (PathFragment<N>) -> Bool,
    _ leads: (PathFragment<N>, PathFragment<N>) -> Bool
  ) -> [PathFragment<N>] where Element == PathFragment<N> {
    var (merged, foreign, matched) = ([PathFragment<N>](), [PathFragment<N>](), 0)
    var isWhole = true
    for screen in self {
      if !isOwn(screen) {
        foreign.append(screen)
      } else if matched < written.count, written[matched] == screen {
        merged += foreign + [screen]
        foreign = []
        matched += 1
      } else {
        isWhole = false
        break
      }
    }
    guard isWhole, let last = foreign.last else { return merged + written[matched...] }
    guard matched < written.count else { return merged + foreign }
    return merged + (leads(last, written[matched]) ? foreign : []) + written[matched...]
  }
}
