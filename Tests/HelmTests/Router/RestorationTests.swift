import Foundation
import Helm
import Testing

@Suite("Restoration") @MainActor struct RestorationTests {
  let helm: Helm<Shop>

  init() throws { helm = try Helm(nav: Shop.segues) }

  @Test func aPathIsKeptAndRestoredExactly() throws {
    helm.present(.dashboard)
    helm.present(.article, id: 7)
    let data = try #require(helm.pathData())
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"[{"from":"splash","to":"dashboard"},{"from":"dashboard","to":"news"},{"from":"news","targetId":"7","to":"article"}]"#
    )
    let again = try Helm(nav: Shop.segues)
    again.restore(from: data)
    #expect(again.path == helm.path)
    #expect(again.errors.isEmpty)
  }

  @Test func whatIsThereAlreadyAndNothingChangeNothing() throws {
    helm.present(.dashboard)
    let data = helm.pathData()
    let fresh = try Helm(nav: Shop.segues, path: helm.path)
    fresh.restore(from: data)
    fresh.restore(from: nil)
    #expect(!fresh.canUndo)
    #expect(fresh.path == helm.path)
  }

  @Test func aPathThatTheGraphNoLongerAllowsIsReportedAndLeavesTheAppWhereItIs() throws {
    helm.present(.dashboard)
    helm.present(.library)
    let data = helm.pathData()
    let later = try Helm(nav: Shop.segues.filter { $0.edge != DirectedEdge(from: .dashboard, to: .library) })
    later.restore(from: data)
    #expect(later.names == ["splash"])
    #expect(later.errors.map(\.kind) == ["missingSegueForEdge"])
  }

  @Test(arguments: [
    ("", "The path cannot be kept or restored: "),
    ("{}", "The path cannot be kept or restored: "),
    (
      #"[{"from":"splash","to":"dashbord"}]"#,
      "The path cannot be kept or restored: There is no fragment dashbord. Did you mean dashboard? (at 0.to)"
    ),
  ])
  func dataThatIsNoPathIsReported(_ text: String, _ message: String) {
    helm.restore(from: Data(text.utf8))
    #expect(helm.names == ["splash"])
    #expect(helm.errors.count == 1)
    #expect(helm.lastError?.kind == "uncodablePath")
    #expect(helm.lastError?.description.hasPrefix(message) == true, "\(helm.lastError?.description ?? "")")
  }

  @Test func aGuardThatDeniesThePathIsAsked() throws {
    helm.present(.dashboard)
    let data = helm.pathData()
    let guarded = try Helm(nav: Shop.segues)
    guarded.guard(.into(.dashboard)) { .deny("Nobody is logged in.") }
    guarded.restore(from: data)
    #expect(guarded.names == ["splash"])
  }
}
