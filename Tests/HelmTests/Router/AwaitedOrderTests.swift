import Helm
import Testing

/// Several awaiters of a screen, screens that come back, and commands that are kept until a place is there again.
@Suite("Awaiters, and the screens that they wait for") @MainActor struct AwaitedOrderTests {
  enum Screen: Fragment { case home, list, feed, inbox, login, members, chat }

  @Test func errorsOfAnAnswerAreInTheOrderOfItsAwaiters() async throws {
    let helm = try Helm<Screen>(nav: [.sheet(.home => .list)])
    let whole = helm.beginPresenting(.list, awaiting: Int.self)
    let half = helm.beginPresenting(.list, awaiting: Double.self)
    let text = helm.beginPresenting(.list, awaiting: String.self)
    helm.dismiss(returning: "seven")
    #expect(
      helm.errors == [
        .unexpectedAnswer(PathFragment(.list), expected: "Int", given: "String"),
        .unexpectedAnswer(PathFragment(.list), expected: "Double", given: "String"),
      ])
    #expect(await whole.value == nil)
    #expect(await half.value == nil)
    #expect(await text.value == "seven")
  }

  @Test func aTabThatComesToTheFrontCanBeAwaited() async throws {
    let helm = try Helm<Screen>(nav: [.inline(.home => [.feed, .inbox], dismissable: true)])
    helm.present(.feed)
    helm.present(.inbox)
    let answer = helm.beginPresenting(.feed, awaiting: Int.self)
    #expect(helm.path == [.home => .inbox, .home => .feed])
    helm.dismiss(returning: 3)
    #expect(await answer.value == 3)
    #expect(helm.path == [.home => .inbox])
  }

  @Test func aScreenIsAwaitedThatIsPresentedOnceAKeptPlaceIsThere() async throws {
    let helm = try Helm<Screen>(nav: [.overlay(.home => [.login, .members]), .sheet(.home => .chat)])
    let session = Session()
    session.isLoggedIn = true
    helm.guard(.into(.members)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: [.home => .login], keep: true)
    }
    helm.guard(.into(.chat)) { [session] in session.isLoggedIn ? .allow : .deny("log in", keep: true) }
    helm.present(.members)
    let place = helm.path
    session.isLoggedIn = false
    helm.flushGuards()
    let answer = helm.beginPresenting(.chat, awaiting: Int.self)
    #expect(helm.path == [.home => .login])
    #expect(helm.keptCommand == .sequence([.replace(place), .present(.chat)]))
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == [.home => .members, .home => .chat])
    helm.dismiss(returning: 4)
    #expect(await answer.value == 4)
    #expect(helm.path == place && helm.errors.isEmpty)
  }

  @Test func aCancelledTaskPresentsNothingAndAwaitsNothing() async throws {
    let helm = try Helm<Screen>(nav: [.sheet(.home => .list)])
    let events = helm.events
    let task = Task { @MainActor [helm] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await helm.present(.list, awaiting: Int.self)
    }
    #expect(await task.value == nil)
    #expect(helm.path.isEmpty)
    helm.present(.list)
    var kinds: [HelmEvent<Screen>.Kind] = []
    for await event in events {
      #expect(event.trigger == .command(.present(.list)))
      kinds.append(event.kind)
      if event.kind == .presented(.home => .list) { break }
    }
    #expect(kinds == [.cancelled, .presented(.home => .list)])
  }
}
