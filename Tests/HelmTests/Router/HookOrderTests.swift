import Helm
import Testing

@Suite("Hooks and rules while an app runs") @MainActor struct HookOrderTests {
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold), Segue(.b => .d, style: .hold, dismissable: true),
    Segue(.c => .e, dismissable: true),
  ]

  let helm: Helm<Letter>

  init() throws { helm = try Helm(nav: Self.segues, path: [.a => .b]) }

  @Test func hooksAreCalledInRegistrationOrderForEachFragment() {
    var seen: [String] = []
    let tokens = [1, 2, 3].map { number in
      helm.onAppear(of: .c) { seen.append("\(number)+\($0)") }
    }
    helm.onDisappear(of: .d) { seen.append("first-\($0)") }
    helm.onDisappear(of: .b) { seen.append("-\($0)") }
    helm.onDisappear(of: .d) { seen.append("second-\($0)") }
    helm.present(.d, id: 4)
    helm.present(.c)
    // Disappeared fragments are reported before appeared ones.
    #expect(Set(seen.prefix(3)) == ["first-d (id 4)", "second-d (id 4)", "-b"])
    #expect(seen.filter { $0.contains("-d") } == ["first-d (id 4)", "second-d (id 4)"])
    #expect(seen.dropFirst(3) == ["1+c", "2+c", "3+c"])
    tokens[1].cancel()
    tokens[1].cancel()
    (seen, _) = ([], helm.onAppear(of: .c) { seen.append("4+\($0)") })
    helm.present(.b)
    helm.present(.c)
    #expect(seen == ["-b", "1+c", "3+c", "4+c"])
  }

  /// A hook added by another hook is called from the next command on.
  @Test func aHookAddedByAHookIsFirstCalledForTheNextCommand() {
    var seen: [String] = []
    helm.onAppear(of: .c) { [helm] _ in
      seen.append("outer")
      if seen.count == 1 { helm.onAppear(of: .c) { _ in seen.append("inner") } }
    }
    helm.present(.c)
    #expect(seen == ["outer"])
    helm.present(.b)
    helm.present(.c)
    #expect(seen == ["outer", "outer", "inner"])
  }

  @Test func laterHooksSeeTheCompletedCommandOfAnEarlierHook() {
    var seen: [String] = []
    helm.onAppear(of: .c) { [helm] _ in helm.present(.e) }
    helm.onAppear(of: .c) { [helm] _ in seen.append("c, \(helm.isPresented(.e))") }
    helm.onAppear(of: .e) { [helm] _ in
      seen.append("e, \(helm.isPresented(.e))")
      helm.present(.b)
    }
    helm.onDisappear(of: .e) { [helm] _ in seen.append("-e, \(helm.isPresented(.e))") }
    helm.present(.c)
    #expect(seen == ["c, true", "e, true", "-e, false"])
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
  }

  @Test func anEditorAppliesToAllOfItsSegues() {
    let (both, first, second) = (
      helm.edit(segue: [.a => .b, .a => .c]), helm.edit(segue: .a => .b), helm.edit(segue: .a => .c)
    )
    let redirect = SegueTrait<Letter>.redirect(to: [.a => .b])
    let watcher = Watcher { both.traits }
    second.add(trait: redirect).add(trait: .disabled)
    #expect(Set(second.traits) == [redirect, .disabled] && first.traits == [] && both.traits == [])
    first.add(trait: .disabled)
    #expect(helm.path == [])
    #expect(both.traits == [.disabled])
    #expect(watcher.invalidations == 1)
    both.remove(trait: .disabled)
    #expect(both.traits == [] && first.traits == [] && second.traits == [redirect])
    // A segue has one redirect, whatever its flow.
    second.add(trait: .redirect(to: [.a => .c]))
    #expect(second.traits == [.redirect(to: [.a => .c])])
    second.remove(trait: redirect)
    #expect(second.traits == [] && helm.errors.isEmpty)
    let unknown = helm.edit(segue: [.a => .b, .a => .e])
    unknown.add(trait: .disabled)
    #expect(helm.errors == [.missingSegueForEdge(.a => .e, index: nil, hint: .segues([.a => .b, .a => .c]))])
    #expect(first.traits == [] && unknown.traits == [])
  }

  @Test func pendingCommandsAreDistinguishable() async {
    let (first, second) = (helm.begin(.present(.c)), helm.begin(.present(.c)))
    #expect(first == first && first != second)
    #expect(await first.value.isDone)
    let denied = helm.guard(.into(.d)) { .deny("no", keep: true) }
    guard case .denied(_, _, kept: let kept?) = await helm.performAndWait(.sequence([.present(.b), .present(.d)])),
      case .denied(_, _, kept: let other?) = await helm.performAndWait(.sequence([.present(.b), .present(.d)]))
    else {
      Issue.record("it is not kept")
      return
    }
    #expect(kept == kept && kept != other)
    #expect(await kept.value == .dropped)
    denied?.cancel()
    #expect(await other.value.isDone)
    #expect(helm.path == [.a => .c, .a => .b, .b => .d])
  }
}
