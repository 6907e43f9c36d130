import Helm
import Testing

@Suite("Forward under guards") @MainActor struct ForwardGuardTests {
  private let helm: Helm<Letter>

  init() throws { helm = try Helm(nav: [.push(.a, .b), .push(.a, .c), .push(.a, .d)] as [Segue<Letter>]) }

  @Test func forwardIgnoresDeniedSegues() {
    helm.guard(.into(.b)) { .deny("no") }
    helm.guard(.into(.d)) { .deny("nor this") }
    helm.forward(id: 5)
    #expect(helm.path == [PathEdge(from: .at(.a), to: .at(.c, "5"))])
    #expect(helm.errors.isEmpty)
  }

  @Test func forwardOfAModuleOrAScreenIgnoresDeniedSegues() {
    helm.guard(.into(.b)) { .deny("no") }
    helm.guard(.into(.d)) { .deny("nor this") }
    helm.scope(into: { $0 }).forward()
    #expect(helm.path == [.a => .c])
    helm.dismiss()
    HelmScreen(.at(.a), of: helm).forward(id: 5)
    #expect(helm.path == [PathEdge(from: .at(.a), to: .at(.c, "5"))])
    #expect(helm.errors.isEmpty)
  }

  @Test func forwardFailsIfSeveralSeguesAreAllowed() {
    helm.guard(.into(.b)) { .deny("no") }
    helm.guard(.into(.c)) { .allow }
    helm.forward()
    #expect(helm.errors == [.ambiguousForwardFromFragment(.at(.a), [.a => .c, .a => .d])])
  }

  @Test func forwardFailsWithTheFirstDenialIfAllSeguesAreDenied() throws {
    for letter in [Letter.b, .c, .d] { helm.guard(.into(letter)) { .deny("no \(letter)") } }
    let move = GuardedMove<Letter>.taking(.a => .b)
    #expect(try #require(helm.perform(.forward()).failure) == .denied(move, reason: "no b"))
    #expect(helm.path.isEmpty)
  }

  @Test func forwardCountsARedirectedSegueAsAllowed() {
    helm.guard(.into(.b)) { .redirect(to: .a => .c) }
    helm.guard(.into(.c)) { .allow }
    helm.guard(.into(.d)) { .deny("no") }
    helm.forward()
    #expect(helm.errors == [.ambiguousForwardFromFragment(.at(.a), [.a => .b, .a => .c])])
  }

  @Test func theOnlySegueIsGuardedOnce() throws {
    let helm = try Helm(nav: [.push(.a, .b)] as [Segue<Letter>])
    var count = 0
    helm.guard(.into(.b)) {
      count += 1
      return .allow
    }
    helm.forward()
    #expect(helm.path == [.a => .b])
    #expect(count == 1)
  }
}
