import Foundation
import Helm
import Testing

@Suite("Error policies") @MainActor struct ErrorPolicyTests {
  @Test func reportKeepsTheLatestHundredErrors() throws {
    let helm = try Helm(nav: Shop.segues)
    for number in 0..<150 { helm.present(.article, id: number) }
    #expect(helm.errors.count == 100)
    #expect(
      helm.lastError
        == .missingSegueToFragment(
          PathFragment(.article, id: 149), searched: [PathFragment(.splash)],
          hint: .segues([.news => .article, .article => .article])))
    #expect(
      helm.errors.map {
        guard case .missingSegueToFragment(let article, _, _) = $0 else { return nil }
        return article.id
      } == (50..<150).map { Optional(String($0)) })
    #expect(helm.lastError?.localizedDescription == helm.lastError?.description)
  }

  @Test func logWritesToStandardError() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard let helm = try? Helm(nav: Shop.segues) else { return }
        helm.errorPolicy = .log
        helm.dismiss()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("Helm: Only the entry splash is presented, so there is nothing to dismiss or go back from.\n"))
  }

  /// Other modules log their own errors by the same policy.
  @Test func anyErrorIsLogged() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      ErrorPolicy.report.apply(to: "kept")
      ErrorPolicy.log.apply(to: "logged")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Helm: logged\n") && !text.contains("kept"))
  }

  #if DEBUG
    @Test func assertStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          guard let helm = try? Helm(nav: Shop.segues) else { return }
          helm.errorPolicy = .assert
          helm.dismiss()
        }
      }
    }

    @Test func anEnvironmentVariableDisablesTheAssertion() async {
      await #expect(processExitsWith: .success) {
        setenv("HELM_DISABLE_ASSERTIONS", "1", 1)
        await MainActor.run {
          guard let helm = try? Helm(nav: Shop.segues) else { return }
          helm.errorPolicy = .assert
          helm.dismiss()
        }
      }
    }
  #endif
}
