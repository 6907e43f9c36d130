import Foundation
import Helm
import Testing

/// The values of a URL are kept once its link has led somewhere.
@Suite @MainActor struct KeptValueTests {
  private let german = "helm://de/news/7"

  private func helm(at path: HelmPath<Shop>) throws -> Helm<Shop> {
    let helm = try Helm(nav: OpenTests.segues, path: path)
    helm.links = try LinkValueTests.table()
    return helm
  }

  @Test func aDeniedLinkKeepsNoValues() throws {
    let helm = try helm(at: [.splash => .home, .home => .list])
    helm.guard(.into(.detail)) { .deny("closed") }
    helm.open(try #require(URL(string: german)))
    #expect(helm.errors.map(\.kind) == ["denied"])
    #expect(helm.links.values == ["lang": "en"])
  }

  @Test func aLoginThatALinkWaitsForHasTheValuesOfTheLink() throws {
    let helm = try helm(at: [])
    let token = helm.guard(.into(.home)) { .redirect(to: .splash => .login, keep: true) }
    helm.open(try #require(URL(string: german)))
    #expect(helm.presentedFragments == [PathFragment(.login)])
    #expect(helm.links.values == ["lang": "de"])
    token?.cancel()
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.detail, id: 7)])
    #expect(helm.url?.absoluteString == german)
  }

  @Test func aDeniedLinkThatIsKeptKeepsItsValuesWhenItOpens() throws {
    let helm = try helm(at: [.splash => .home, .home => .list])
    let token = helm.guard(.into(.detail)) { .deny("later", keep: true) }
    helm.open(try #require(URL(string: german)))
    #expect(helm.links.values == ["lang": "en"])
    token?.cancel()
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.detail, id: 7)])
    #expect(helm.links.values == ["lang": "de"])
  }
}
