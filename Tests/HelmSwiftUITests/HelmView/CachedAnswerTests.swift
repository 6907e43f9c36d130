import Testing

@testable import Helm

/// Answers that views cache until the next change, because guards are evaluated for them.
@MainActor struct CachedAnswerTests {
  enum Page: String, Fragment { case home, compose, contacts }

  @Test func queriesInAHookReflectItsOwnCommands() throws {
    let helm = try Helm<Page>(nav: [.sheet(.home => .compose, dismissable: false), .sheet(.compose => .contacts)])
    let compose = PathFragment(Page.compose)
    var answers: [[Bool]] = []
    func ask() { answers.append([helm.isLocked(compose), helm.canGoBackAtOnce(from: compose)]) }
    helm.onAppear(of: .compose) { _ in
      ask()
      helm.present(.contacts)
      ask()
    }
    helm.present(.compose)
    ask()
    #expect(answers == [[true, false], [false, true], [false, true]])
  }
}
