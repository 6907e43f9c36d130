import Foundation
import HelmTesting
import HelmTestSupport
@_spi(StandIn) @testable import SwiftUI
import Testing

@testable import Helm

/// A walk through an app on the stand-in's screen, by commands, gestures, and what guards read, all determined by a seed.
@MainActor final class ViewWalk<N: Fragment> {
  let helm: Helm<N>
  let session: WalkSession
  let screens: WalkScreens<N>
  let host: SwiftUI.Host

  /// The windows of curtains, if they have any.
  let windows: CurtainWindows?

  /// What is shown besides the views, line by line: the values of bindings.
  let values: @MainActor () -> [String]

  /// The links that the system opens.
  let links: [String]

  private var commands: SeededCommands<N>
  private var transcript: Transcript
  private var happened: [String] = []

  /// The commands that wait for a guard, and those that did and have not ended yet.
  private var waitingCommands: [Weak<WaitingCommand<N>>] = []
  private var errorCount = 0

  /// Whether there was a command already since something began to go.
  private var hasGoneOn = false
  private var warnings: Set<String> = []
  private var tokens: [HelmToken] = []
  private var events: AsyncStream<HelmEvent<N>>?

  init(
    _ helm: Helm<N>, _ session: WalkSession, _ screens: WalkScreens<N>, host: SwiftUI.Host,
    windows: CurtainWindows? = nil, seed: UInt64, ids: [N: [String]] = [:], redirects: [Flow<N>] = [],
    links: [String] = [], values: @escaping @MainActor () -> [String] = { [] }
  ) {
    (self.helm, self.session, self.screens, self.host, self.windows) = (helm, session, screens, host, windows)
    (self.links, self.values) = (links, values)
    commands = SeededCommands(graph: helm.graph, seed: seed, ids: ids, redirects: redirects)
    transcript = Transcript([])
    listen()
    transcript = Transcript(shown)
  }

  private func listen() {
    // Called as events are sent, and not later.
    events = helm.hub.subscribe(buffer: 1) { [weak self] event -> HelmEvent<N>? in
      self?.happened.append("event \(event)" + event.trigger.suffix)
      return nil
    }
    for fragment in helm.graph.fragments {
      tokens.append(helm.onAppear(of: fragment) { [weak self] in self?.happened.append("appeared: \($0)") })
      tokens.append(helm.onDisappear(of: fragment) { [weak self] in self?.happened.append("disappeared: \($0)") })
    }
  }

  // MARK: What is shown

  private var shown: [String] {
    let can = [
      (helm.canGoBack, "go back"), (helm.canDismiss, "dismiss"), (helm.canUndo, "undo"), (helm.canRedo, "redo"),
    ]
    var lines = helm.path.map { "path \($0)" }
    lines.append("front \(helm.presentedFragments.last { helm.state.topmostFragment == $0 } ?? helm.root)")
    lines.append("can " + can.filter(\.0).map(\.1).joined(separator: ", "))
    if let kept = helm.keptCommand { lines.append("kept: \(kept)") }
    lines += session.questions.map { _ in "the server is asked" }
    lines += values()
    lines += host.root.transcript
    for window in windows?.hosts ?? [] { lines += ["curtain \(window.id.base)"] + window.host.root.transcript }
    return lines
  }

  // MARK: Steps

  /// Makes steps, and lets the views come to rest after each.
  func walk(_ count: Int) async {
    for _ in 0..<count { await step() }
  }

  /// Makes a step of the test's own.
  func step(_ title: String, _ action: () throws -> Void) async {
    var end = ""
    do { try action() } catch { end = ": refused, \(error)" }
    await rest()
    errorsAndWarnings()
    transcript.step(title + end, happened: happened, now: shown)
    happened = []
  }

  private func step() async {
    if host.pausesDismissals {
      if !hasGoneOn, commands.chance(30) {
        hasGoneOn = true
        let command = commands.next(for: helm.state)
        return await step("\(command), meanwhile") { helm.perform(command) }
      }
      hasGoneOn = false
      return await step("what is going is gone") {
        host.pausesDismissals = false
        host.endDismissals()
      }
    }
    switch commands.random.below(100) {
    case ..<36:
      let command = commands.next(for: helm.state)
      await step("\(command)") { helm.perform(command) }
    case ..<44:
      let command = commands.next(for: helm.state)
      // The system doesn't report when an alert has gone.
      host.pausesDismissals = !host.root.all.contains { $0.kind == .alert || $0.kind == .dialog }
      await step("\(command), and what goes stays for now") { helm.perform(command) }
    case ..<47:
      let command = commands.next(for: helm.state)
      await step("\(command), without animation") { withAnimationsDisabled { _ = helm.perform(command) } }
    case ..<54:
      let (number, screen) = commands.pick(screens.all)
      guard let screen = screen.object else { return await step("screen \(number) is gone") {} }
      let command = commands.next(for: helm.state)
      await step("\(command), by screen ·\(number)") { screen.perform(command) }
    case ..<58: await step("undo") { helm.undo() }
    case ..<61: await step("redo") { helm.redo() }
    case ..<69:
      if !session.questions.isEmpty {
        let isAllowed = commands.chance(60)
        return await step("the server says \(isAllowed ? "yes" : "no")") { session.answer(isAllowed) }
      }
      guard !session.switches.isEmpty else { return }
      let turned = commands.pick(session.switches)
      await step("\(turned.name): \(!turned.isOn)") { turned.isOn.toggle() }
    default:
      let (title, gesture) = commands.pick(gestures)
      await step(title, gesture)
    }
  }

  /// What a person can do now.
  private var gestures: [(String, () throws -> Void)] {
    // Nobody reaches what is under a curtain.
    let host = windows?.top ?? host
    let front = host.front
    var all: [(String, () throws -> Void)] = [
      ("turn the device", { [host = self.host] in host.setWidth(host.width == .compact ? .regular : .compact) }),
      ("escape", { try host.escape() }),
    ]
    for link in links.compactMap(URL.init(string:)) {
      all.append(("open \(link)", { [host = self.host] in host.open(link) }))
    }
    var texts: [String] = []
    for node in front.layer where node.kind == .button || node.kind == .link {
      if let text = node.texts.first, !texts.contains(text) { texts.append(text) }
    }
    for text in texts { all.append(("tap \(text)", { try host.tap(text) })) }
    for node in front.layer where node.canSelect != nil {
      for tag in node.all.compactMap(\.tag) where node.canSelect?(tag) == true {
        all.append(
          (
            "select \(tag.base)",
            {
              node.select?(tag); host.settle()
            }
          ))
      }
    }
    if front.layer.contains(where: { $0.kind == .stack && $0.children.count > 1 }) {
      all += [
        ("back button", { try host.back() }), ("back button", { try host.back() }),
        ("back button, second in its menu", { try host.back(2) }), ("swipe back", { try host.swipeBack() }),
        ("swipe back, cancelled", { try host.swipeBack(.cancelled) }),
        ("swipe back, cancelled late", { try host.swipeBack(.cancelledAfterWriting) }),
      ]
    }
    if front.isModal {
      for _ in 0..<3 { all.append(("drag down", { try host.dismissModal() })) }
    }
    for kind in [Node.Kind.inspector, .splitView]
    where front.layer.contains(where: { $0.kind == kind && $0.toggle != nil }) {
      all += [
        ("close the \(kind)", { try host.toggle(kind, to: false) }),
        ("open the \(kind)", { try host.toggle(kind, to: true) }),
      ]
    }
    return all
  }

  /// Lets everything happen that waits for a turn, until all that waits for a guard is with the server, and what
  /// doesn't any more has ended.
  private func rest() async {
    var calm = 0
    await until {
      host.settle()
      windows?.settle()
      let waiting = Array(helm.waiting.byNumber.values)
      waitingCommands += waiting.filter { each in !waitingCommands.contains { $0.object === each } }.map(Weak.init)
      waitingCommands.removeAll { $0.object == nil }
      // A guard that reads what has changed outside the main thread is evaluated again later.
      let isSettled = helm.guards.dirty.withValue { $0.all.isEmpty && $0.late.isEmpty }
      let isCalm = isSettled && waitingCommands.count == waiting.count && session.questions.count == waiting.count
      calm = isCalm ? calm + 1 : 0
      return calm > 15
    }
  }

  private func errorsAndWarnings() {
    happened += helm.errors.dropFirst(errorCount).map { "error: \($0)" }
    errorCount = helm.errors.count
    #if DEBUG
      happened += helm.viewMemory.warnings.subtracting(warnings).map {
        "warning: \($0.replacing(/swift:[0-9]+/, with: "swift"))"
      }.sorted()
      warnings = helm.viewMemory.warnings
    #endif
    happened += host.problems.map { "problem: \($0)" }
    if !host.problems.isEmpty { host.problems = [] }
    if errorCount > 50 {
      helm.clearErrors()
      errorCount = 0
    }
  }

  /// All that was done, and what could be seen.
  var text: String { transcript.text }

  /// Compares the transcript with its file.
  func check(_ name: String, filePath: String = #filePath) {
    let problem = transcript.problem(named: name, filePath: filePath)
    #expect(problem == nil)
    #expect(transcript.text.utf8.count < 90_000)
    #expect(!transcript.text.contains("! problem:"), "SwiftUI would refuse something")
  }
}

/// Makes walks that are too many to be read, and compares their digests with those of a file.
@MainActor func checkWalks<N: Fragment>(
  _ name: String, count: UInt64 = 4, filePath: String = #filePath,
  _ walk: @MainActor (UInt64) async throws -> ViewWalk<N>
) async throws {
  var digests = TextDigests()
  for seed in 101..<101 + count {
    let walk = try await walk(seed)
    await walk.walk(80)
    digests.append(walk.text, named: "\(name), \(seed)")
    #expect(!walk.text.contains("! problem:"), "\(name), \(seed): SwiftUI would refuse something")
  }
  #expect(digests.problem(named: name, filePath: filePath) == nil)
}
