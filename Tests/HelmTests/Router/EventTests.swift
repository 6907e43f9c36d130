import Helm
import Testing

@Suite("Events") @MainActor struct EventTests {
  let helm: Helm<Shop>

  init() throws { helm = try Helm(nav: Shop.segues) }

  private func take(_ count: Int, _ events: AsyncStream<HelmEvent<Shop>>) async -> [HelmEvent<Shop>] {
    var taken: [HelmEvent<Shop>] = []
    for await event in events {
      taken.append(event)
      if taken.count == count { break }
    }
    return taken
  }

  @Test func everyStepIsAnEventWithItsTrigger() async {
    let events = helm.events
    helm.present(.dashboard)
    helm.present(.library)
    helm.present(.news)
    helm.present(.forwardless)
    helm.present(tag: ShopTag.write)
    helm.dismiss()
    let taken = await take(7, events)
    let kinds: [HelmEvent<Shop>.Kind] = [
      .presented(.splash => .dashboard), .presented(.dashboard => .news),
      .presented(.dashboard => .library), .reselected(.dashboard => .news),
      .failed(
        .missingSegueToFragment(
          PathFragment(.register), searched: [PathFragment(.news), PathFragment(.dashboard)],
          hint: .segues([.login => .register]))),
      .presented(.dashboard => .compose), .dismissed(.dashboard => .compose),
    ]
    #expect(taken.map(\.kind) == kinds)
    #expect(taken.map(\.sequence) == Array(1...7))
    #expect(taken[0].trigger == .command(.present(.dashboard, id: nil)))
    #expect(taken[1].trigger == taken[0].trigger)
    #expect(taken[0].appeared == [PathFragment(.dashboard)])
    #expect(taken[0].disappeared == [PathFragment(.splash)])
    #expect(taken[1].appeared == [PathFragment(.news)])
    #expect(taken[3].appeared == [PathFragment(.news)])
    #expect(taken[3].disappeared == [PathFragment(.library)])
    #expect(zip(taken, taken.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func returnsAndRedirectsAreEvents() async {
    helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(.splash => .gatekeeper)))
    let events = helm.events
    helm.present(.dashboard)
    helm.present(.register)
    helm.present(.login)
    let kinds: [HelmEvent<Shop>.Kind] = [
      .redirected(.splash => .dashboard, to: Flow(.splash => .gatekeeper)),
      .presented(.splash => .gatekeeper), .presented(.gatekeeper => .login),
      .presented(.login => .register), .returned(.register => .login),
    ]
    #expect(await take(5, events).map(\.kind) == kinds)
  }

  @Test func everySubscriberGetsEveryEvent() async {
    let (first, second) = (helm.events, helm.events)
    helm.present(.dashboard)
    let third = helm.events
    helm.present(.library)
    #expect(await take(3, first).map(\.sequence) == [1, 2, 3])
    #expect(await take(3, second).map(\.sequence) == [1, 2, 3])
    let late = await take(1, third)
    #expect(late.map(\.sequence) == [3])
    #expect(late.map(\.missed) == [0])
  }

  @Test func aSlowSubscriberLearnsHowManyEventsItMissed() async {
    let events = helm.events(buffer: 3)
    helm.present(.dashboard)
    for _ in 0..<10 {
      helm.present(.library)
      helm.present(.news)
    }
    let taken = await take(3, events)
    #expect(taken.map(\.sequence) == [20, 21, 22])
    #expect(taken.map(\.missed) == [19, 0, 0])
  }

  @Test func aSubscriberCanFallAThousandEventsBehind() async {
    let events = helm.events
    helm.present(.dashboard)
    for _ in 0..<500 {
      helm.present(.library)
      helm.present(.news)
    }
    let first = await take(1, events)
    #expect(first.map(\.sequence) == [3] && first.map(\.missed) == [2])
  }

  @Test func twoIteratorsShareTheEventsAndTheMissedCount() async {
    let events = helm.events(buffer: 4)
    var (first, second) = (events.makeAsyncIterator(), events.makeAsyncIterator())
    helm.present(.dashboard)
    for _ in 0..<10 {
      helm.present(.library)
      helm.present(.news)
    }
    var taken: [HelmEvent<Shop>?] = []
    taken.append(await first.next())
    taken.append(await second.next())
    taken.append(await second.next())
    helm.present(.library)
    taken.append(await first.next())
    helm.dismiss(.library)
    for _ in 0..<4 { helm.present(.news); helm.present(.library) }
    taken.append(await second.next())
    #expect(taken.map { $0?.sequence } == [19, 20, 21, 22, 29])
    #expect(taken.map { $0?.missed } == [18, 0, 0, 0, 6])
  }

  @Test func eventsEndWhenTheHelmIsDeallocated() async throws {
    var helm: Helm<Shop>? = try Helm(nav: Shop.segues)
    let events = try #require(helm?.events)
    helm?.present(.dashboard)
    helm = nil
    var count = 0
    for await _ in events { count += 1 }
    #expect(count == 2)
  }

  @Test func hooksAreCalledWhenAFragmentAppearsAndDisappears() {
    var seen: [String] = []
    let token = helm.onAppear(of: .article) { seen.append("+\($0)") }
    helm.onDisappear(of: .article) { seen.append("-\($0)") }
    helm.present(.dashboard)
    helm.present(.article, id: 1)
    helm.present(.article, id: 2)
    helm.present(.library)
    #expect(seen == ["+article (id 1)", "-article (id 1)", "+article (id 2)", "-article (id 2)"])
    token.cancel()
    helm.present(.news)
    helm.dismiss()
    #expect(seen.suffix(2) == ["-article (id 2)", "-article (id 2)"])
  }

  @Test func aHookCanRunCommands() async {
    let events = helm.events
    helm.onAppear(of: .news) { [helm] _ in helm.present(.compose) }
    helm.present(.dashboard)
    #expect(helm.names == ["dashboard", "news", "compose"])
    let taken = await take(3, events)
    #expect(
      taken.map(\.description) == [
        "1 presented splash => dashboard -splash +dashboard", "2 presented dashboard => news +news",
        "3 presented dashboard => compose +compose",
      ])
    #expect(
      taken.map(\.trigger) == [
        .command(.present(.dashboard, id: nil)), .command(.present(.dashboard, id: nil)),
        .command(.present(.compose, id: nil)),
      ])
  }
}

extension Shop {
  /// A fragment that the dashboard has no segue to.
  fileprivate static let forwardless = Shop.register
}
