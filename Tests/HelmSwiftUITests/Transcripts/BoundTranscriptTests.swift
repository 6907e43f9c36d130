import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// An app's own containers, with bindings alone, and what its writes to the bindings lead to.
@Suite("A transcript of bindings", .serialized) @MainActor struct BoundTranscriptTests {
  enum Bound: String, Fragment { case tabs, cities, city, map, people, person, compose, pick, note, warn }

  static let segues: Segues<Bound> = [
    .tabs(.tabs => [.cities, .people]), .push(.cities => .city => .map), .push(.people => .person => .person),
    .sheet([.cities, .people] => .compose), .push(.compose => .pick), .sheet(.compose => .note),
    .alert(.person => .warn),
    .push(.person => .city),
  ]

  struct BoundView: View {
    let helm: Helm<Bound>
    let screens: WalkScreens<Bound>

    var body: some View {
      TabView(selection: helm.selection(among: [.cities, .people], in: .any(.tabs), popsOnSecondTap: true)) {
        NavigationStack {
          screen(.cities)
            .navigationDestination(item: helm.presentedID(.cities => .city, as: Int.self)) { id in
              WalkScreen(screens: screens).helmScreen(.city, id: id, of: helm)
                .navigationDestination(isPresented: helm.isPresented(.map)) { screen(.map) }
            }
        }
        .sheet(isPresented: helm.isPresented(.cities => .compose)) { compose(.cities => .compose) }
        .tag(Bound?.some(.cities))
        NavigationStack(path: helm.stack(from: .people)) {
          screen(.people).navigationDestination(for: PathFragment<Bound>.self) { place in
            WalkScreen(screens: screens).helmScreen(place, of: helm)
              .alert("Sure?", isPresented: helm.isPresented(PathEdge(from: place, to: PathFragment(.warn)))) {
                Button("Yes") {}
              }
          }
        }
        .sheet(item: helm.presentedID(.people => .compose, as: String.self).item()) { _ in compose(.people => .compose)
        }
        .tag(Bound?.some(.people))
      }
    }

    private func screen(_ bound: Bound) -> some View { WalkScreen(screens: screens).helmScreen(bound, of: helm) }

    private func compose(_ edge: DirectedEdge<Bound>) -> some View {
      NavigationStack(path: helm.stack(from: .compose)) {
        WalkScreen(screens: screens).helmScreen(edge, of: helm)
          .navigationDestination(for: PathFragment<Bound>.self) {
            WalkScreen(screens: screens).helmScreen($0, of: helm)
          }
      }
      .sheet(isPresented: helm.isPresented(.note)) { screen(.note) }
    }
  }

  private func walk(_ assumptions: Assumptions, seed: UInt64) async throws -> ViewWalk<Bound> {
    let helm = try Helm(nav: Self.segues)
    let (session, screens) = (WalkSession(), WalkScreens<Bound>())
    let isClosed = session.makeSwitch("people are away")
    let isDirty = session.makeSwitch("unsaved")
    helm.guard(.into(.people)) { isClosed.isOn ? .deny("away") : .allow }
    helm.guard(leaving: .compose, .map) { isDirty.isOn ? .deny("unsaved") : .allow }
    helm.guard(.into(.note)) { await session.ask() ? .allow : .deny("the server said no") }
    let host = Host(
      BoundView(helm: helm, screens: screens), assuming: assumptions,
      overlooking: [.simultaneousDismissals, .closingModals])
    let (city, column): (Binding<Int?>, Binding<NavigationSplitViewColumn>) = (
      helm.presentedID(.city), helm.compactColumn(from: .cities)
    )
    let (anyCompose, tab): (Binding<Bool>, Binding<Bound?>) = (
      helm.isPresented(.compose, id: .any), helm.selection(among: [.people, .cities])
    )
    let (people, compose): (Binding<[PathFragment<Bound>]>, Binding<[PathFragment<Bound>]>) = (
      helm.stack(from: .people), helm.stack(from: .compose, id: "x")
    )
    let walk = ViewWalk(
      helm, session, screens, host: host, seed: seed,
      ids: [.city: ["1", "2"], .person: ["a", "b"], .compose: ["x", "y"]], redirects: [Flow(Bound.cities => .city)]
    ) {
      [
        "city \(city.wrappedValue.map(String.init) ?? "none")", "column \(column.wrappedValue)",
        "any compose \(anyCompose.wrappedValue)", "tab \(tab.wrappedValue.map { "\($0)" } ?? "none")",
        "people \(people.wrappedValue)", "compose x \(compose.wrappedValue)",
      ]
    }
    // An app writes, too.
    for id in [1, 2, 2, nil] {
      await walk.step("city := \(id.map(String.init) ?? "none")") { city.wrappedValue = id }
    }
    for value in [true, false] { await walk.step("any compose := \(value)") { anyCompose.wrappedValue = value } }
    for value in [Bound.people, .people, .cities, nil] {
      await walk.step("tab := \(value.map { "\($0)" } ?? "none")") { tab.wrappedValue = value }
    }
    let stack = [PathFragment(Bound.person, id: "a"), PathFragment(.person, id: "b"), PathFragment(.city, id: 1)]
    for stack in [stack, Array(stack.prefix(1)), [PathFragment(.map)], []] {
      await walk.step("people := \(stack)") { people.wrappedValue = stack }
    }
    for value in [NavigationSplitViewColumn.detail, .sidebar, .content] {
      await walk.step("column := \(value)") { column.wrappedValue = value }
    }
    return walk
  }

  @Test func asIsLikely() async throws {
    let walk = try await walk(.likely, seed: 7)
    await walk.walk(90)
    walk.check("likely")
  }

  @Test func slowly() async throws {
    let walk = try await walk(.slow, seed: 8)
    await walk.walk(90)
    walk.check("slow")
  }

  /// More walks than anybody would read.
  @Test(arguments: [("likely bindings", Assumptions.likely), ("other bindings", .others)])
  func digests(name: String, assumptions: Assumptions) async throws {
    try await checkWalks(name) { try await walk(assumptions, seed: $0) }
  }
}
