import Helm
import HelmDocuments
import HelmTools
import Testing

@Suite("Sessions generated from plans") struct SessionGeneratorTests {
  @Test("each plan generates its number of sessions, in order, each as far as planned")
  func plans() throws {
    let plans = [
      SessionPlan<NamedFragment>(way: ["gatekeeper", "register"], reached: [3, 1]),
      SessionPlan<NamedFragment>(way: ["gatekeeper"], reached: [2]),
    ]
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "splash", to: "gatekeeper"),
      Segue(from: "gatekeeper", to: "register", style: .hold, dismissable: true),
    ])
    var generator = try SessionGenerator(graph, count: 7, seed: 1, plans: plans)
    var sessions: [GeneratedSession] = []
    while let session = generator.next() { sessions.append(session) }
    #expect(sessions.map(\.plan) == [0, 0, 0, 1, 1, nil, nil])
    let presented = sessions.prefix(5).map { session in session.steps.count { $0.json.contains("\"present\"") } }
    #expect(presented == [2, 1, 1, 1, 1])
  }

  @Test("nothing below a modal is touched, even if something on it took the modal's place")
  func belowAModal() throws {
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "home", to: "list", style: .hold, auto: true), Segue(from: "home", to: "other", style: .hold),
      Segue(from: "home", to: "terms", style: .hold, presentation: .fullScreenCover),
      Segue(from: "terms", to: "page", style: .hold, auto: true), Segue(from: "page", to: "done", leaving: "terms"),
    ])
    // No session follows the plan, but the segues on its way are taken.
    let plan = SessionPlan<NamedFragment>(way: ["terms", "done", "other"], reached: [])
    var generator = try SessionGenerator(graph, count: 200, seed: 1, plans: [plan])
    var count = 0
    while let session = generator.next() {
      let after = session.steps.drop { $0.to != "done" }
      count += after.count
      #expect(after.allSatisfy { $0.from != "home" })
    }
    #expect(count > 0)
  }
}
