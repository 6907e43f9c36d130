import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Warnings of debug builds", .serialized) @MainActor struct WarningTests {
  enum Feed: Fragment { case tabs, news, library, compose, other }

  static let segues: Segues<Feed> = [
    .tabs(.tabs => [.news, .library]),
    .sheet([.news, .library] => .compose),
    .swap(.tabs => .other),
  ]

  let helm: Helm<Feed>

  init() throws { helm = try Helm(nav: Self.segues) }

  struct Bar: View {
    let helm: Helm<Feed>
    let isNamed: Bool

    var body: some View {
      TabView(selection: helm.selection(among: [.news, .library])) {
        Text("news")
          .sheet(isPresented: isNamed ? helm.isPresented(.news => .compose) : helm.isPresented(.compose)) {
            Text("write")
          }
          .tag(Feed.news)
        Text("library")
          .sheet(isPresented: isNamed ? helm.isPresented(.library => .compose) : helm.isPresented(.compose)) {
            Text("write")
          }
          .tag(Feed.library)
      }
    }
  }

  @Test func twoViewsThatBindOneModalAreReported() async {
    let host = Host(Bar(helm: helm, isNamed: false))
    helm.present(.compose)
    host.settle()
    await until { !helm.viewMemory.warnings.isEmpty }
    let file = "HelmSwiftUITests/WarningTests.swift"
    #expect(
      helm.viewMemory.warnings == [
        """
        compose is bound by several views that are there at the same time: \(file):27, \(file):32. The system presents a modal \
        once. Bind it in one view around them, or name the segue: isPresented(.source => .compose).
        """
      ])
    #expect(host.problems == ["Two modals at once on one presenter."])
  }

  @Test func aBindingCountsUntilItIsReleased() async {
    let first: Binding<Bool> = helm.isPresented(.compose)
    var second: Binding<Bool>? = helm.isPresented(.compose)
    helm.present(.compose)
    #expect(first.wrappedValue)
    #expect(second?.wrappedValue == true)
    second = nil
    await pendingTasks()
    #expect(helm.viewMemory.warnings.isEmpty && first.wrappedValue)
    // A check that has found one view doesn't prevent the next one.
    second = helm.isPresented(.compose)
    #expect(second?.wrappedValue == true)
    await until { !helm.viewMemory.warnings.isEmpty }
    #expect(helm.viewMemory.warnings.count == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test func viewsThatNameTheirSeguesAreNotReported() async {
    let host = Host(Bar(helm: helm, isNamed: true))
    helm.present(.compose)
    host.settle()
    await pendingTasks()
    #expect(helm.viewMemory.warnings.isEmpty)
    #expect(host.problems == [])
  }

  /// A view that binds a fragment that a removed view has bound.
  struct Swapping: View {
    let helm: Helm<Feed>
    @State private var isSecond = false

    var body: some View {
      if isSecond {
        Text("second").sheet(isPresented: helm.isPresented(.compose)) { Text("write") }
      } else {
        Text("first").sheet(isPresented: helm.isPresented(.compose)) { Text("write") }
      }
      Button("Swap") {
        isSecond = true
        helm.present(.compose)
      }
    }
  }

  @Test func viewsThatReplaceEachOtherAreNotReported() async throws {
    let host = Host(Swapping(helm: helm))
    try host.tap("Swap")
    host.settle()
    await pendingTasks()
    #expect(host.modals == [.sheet])
    #expect(helm.viewMemory.warnings.isEmpty)
  }

  @Test func aBindingWrittenWithoutEffectIsReported() throws {
    helm.isPresented(.library => .compose).wrappedValue = true
    let error = try #require(helm.errors.last)
    let line = UInt(#line - 2)
    #expect(
      helm.viewMemory.warnings == [
        """
        The binding to library => compose, made at HelmSwiftUITests/WarningTests.swift:\(line), was written without effect: \
        \(error) Bind it in the view of a fragment that has a segue to it.
        """
      ])
    helm.isPresented(.compose).wrappedValue = true
    helm.isPresented(.compose).wrappedValue = false
    #expect(helm.viewMemory.warnings.count == 1)
  }

  enum Draft: Fragment { case list, compose, picker, note }

  /// A view that binds a sheet, and queries it as a `Bool`.
  struct Mixing: View {
    let helm: Helm<Draft>
    let asksForWhatIsBound: Bool

    var body: some View {
      Text(isUp ? "writing" : "reading").sheet(isPresented: helm.isPresented(.compose)) {
        NavigationStack(path: helm.stack(from: .compose)) {
          Text("compose").navigationDestination(for: PathFragment<Draft>.self) { _ in Text("picker") }
        }
      }
    }

    private var isUp: Bool { asksForWhatIsBound ? helm.shownFragment(.compose) != nil : helm.isPresented(.compose) }
  }

  @Test(arguments: [true, false]) func aViewThatQueriesAnotherThingThanItBindsIsReported(asksForWhatIsBound: Bool)
    throws
  {
    let helm = try Helm(
      nav: [.sheet(.list => .compose), .push(.compose => .picker), .sheet(.list => .note)] as Segues<Draft>)
    let host = Host(Mixing(helm: helm, asksForWhatIsBound: asksForWhatIsBound))
    helm.present(.compose)
    host.settle()
    #expect(helm.isPresented(.compose) == true)
    #expect(helm.viewMemory.warnings.isEmpty)
    helm.present(.picker)
    host.settle()
    #expect(host.texts == ["picker"])
    #expect(helm.isPresented(.note) == false)
    guard !asksForWhatIsBound else { return #expect(helm.viewMemory.warnings.isEmpty) }
    #expect(
      helm.viewMemory.warnings == [
        """
        isPresented(.compose) is false as a Bool, since a screen is pushed on it, and true as the binding made at \
        HelmSwiftUITests/WarningTests.swift:133, which keeps its sheet up. To query the same value, use \
        shownFragment(.compose) != nil.
        """
      ])
  }

  /// A guard decides about the user and not about the view, and an asynchronous one hasn't denied anything yet.
  @Test func bindingsThatAGuardDeniesAreNotReported() async throws {
    let refusal = helm.guard(.into(.compose)) { .deny("not now") }
    helm.isPresented(.news => .compose).wrappedValue = true
    #expect(!helm.isPresented(.compose))
    refusal?.cancel()
    helm.guard(.into(.compose)) { () async in .allow }
    helm.isPresented(.news => .compose).wrappedValue = true
    await until { helm.isPresented(.compose) }
    helm.guard(leaving: .compose) { .deny("unsaved") }
    helm.isPresented(.compose).wrappedValue = false
    #expect(helm.isPresented(.compose))
    #expect(helm.viewMemory.warnings.isEmpty && helm.errors.isEmpty)
  }

  /// Of several bindings, the one that was made first is named.
  @Test func aQueryIsComparedWithTheFirstBindingThatIsStillThere() throws {
    let helm = try Helm(nav: [.sheet(.list => .compose), .push(.compose => .picker)] as Segues<Draft>)
    let first: Binding<Bool> = helm.isPresented(.compose)
    let second: Binding<Bool> = helm.isPresented(.compose)
    let line = UInt(#line - 2)
    helm.present(.compose)
    helm.present(.picker)
    #expect([first.wrappedValue, second.wrappedValue] == [true, true])
    #expect(helm.isPresented(.compose) == false)
    #expect(helm.viewMemory.warnings.count == 1)
    #expect(
      helm.viewMemory.warnings.first?.contains("the binding made at HelmSwiftUITests/WarningTests.swift:\(line),")
        == true)
    withExtendedLifetime((first, second)) {}
  }
}
