@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// The examples of Sources/Helm/Helm.docc/SwiftUIIdioms.md.
@Suite("SwiftUI idioms", .serialized) @MainActor struct IdiomTests {
  enum Mail: Fragment { case bar, inbox, drafts, message, compose, busy, quiet }

  static let segues: Segues<Mail> = [
    .tabs(.bar => [.inbox, .drafts]),
    .push(.inbox => .message),
    .sheet(.bar => .compose),
    .inline(.compose => .busy, auto: true),
    .inline(.compose => .quiet),
  ]

  struct Bar: View {
    @Environment(Helm<Mail>.self) private var helm
    let unread: Int

    var body: some View {
      TabView(selection: helm.selection(among: [.inbox, .drafts])) {
        HelmContent(Mail.inbox).tabItem { Text("Inbox") }.badge(unread).tag(Mail.inbox)
        HelmContent(Mail.drafts).tabItem { Text("Drafts") }.tag(Mail.drafts)
      }
    }
  }

  struct Inbox: View {
    @Environment(HelmScreen<Mail>.self) private var screen
    @State private var query = ""
    @State private var hasDetails = false

    private let subjects = ["Hello", "Invoice", "Holidays"]

    var body: some View {
      ScrollView {
        ForEach(subjects.filter { query.isEmpty || $0.contains(query) }, id: \.self) { subject in
          Button(subject) { screen.present(.message, id: subject) }
        }
      }
      .navigationTitle("Inbox")
      .searchable(text: $query)
      .toolbar { Button("Details") { hasDetails.toggle() } }
      .inspector(isPresented: $hasDetails) { Text("3 messages") }
    }
  }

  struct Message: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.fragmentID) private var id

    var body: some View {
      Text(verbatim: "message \(id ?? "")")
      Button("Done") { dismiss() }
    }
  }

  struct Compose: View {
    let keepsBehind: Bool

    var body: some View {
      Text("compose")
      HelmContent(keepsBehind: keepsBehind)
    }
  }

  struct Part: View {
    let name: String

    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(name) \(count)").navigationTitle(name).interactiveDismissDisabled(name == "busy")
      Button("Count") { count += 1 }
    }
  }

  let helm: Helm<Mail>

  init() throws { helm = try Helm(nav: Self.segues) }

  func host(unread: Int = 0, keepsBehind: Bool = true) -> Host {
    Host(
      HelmView(helm) { fragment in
        switch fragment {
        case .bar: Bar(unread: unread)
        case .inbox: Inbox()
        case .message: Message()
        case .compose: Compose(keepsBehind: keepsBehind)
        case .busy, .quiet: Part(name: "\(fragment)")
        case .drafts: Text("no drafts")
        }
      })
  }

  @Test func aTabHasABadge() {
    let host = host(unread: 3)
    #expect(host.root.visible.compactMap(\.badge) == [3])
    #expect(host.problems == [])
  }

  @Test func aListIsSearchable() throws {
    let host = host()
    try host.type("H", into: "Search")
    #expect(host.texts.prefix(2) == ["Hello", "Holidays"])
    try host.tap("Hello")
    try host.back()
    #expect(host.texts.prefix(2) == ["Hello", "Holidays"])  // the search is state of the view
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func aToolbarOpensTheSystemsInspector() throws {
    let host = host()
    try host.tap("Details")
    #expect(host.texts.contains("3 messages"))
    try host.tap("Hello")
    #expect(host.texts.first == "message Hello")
    try host.back()
    #expect(host.texts.contains("3 messages"))
    #expect(host.problems == [])
  }

  @Test func environmentDismissGoesBack() throws {
    let host = host()
    try host.tap("Hello")
    try host.tap("Done")
    #expect(helm.presentedFragments.last == PathFragment(.inbox))
    #expect(helm.errors.isEmpty)
  }

  @Test func theEscapeGestureGoesBack() throws {
    let host = host()
    try host.tap("Hello")
    try host.escape()
    #expect(helm.presentedFragments.last == PathFragment(.inbox))
    helm.present(.compose)
    helm.present(.quiet)
    host.settle()
    #expect(throws: Host.Refusal.disabled("drag down")) { try host.escape() }  // the screen behind forbids it
    #expect(helm.isPresented(.compose))
  }

  @Test func screensBehindAModalAreHiddenFromAccessibility() throws {
    let host = host()
    helm.present(.compose)
    helm.present(.quiet)
    host.settle()
    #expect(host.front.spoken == ["compose", "quiet 0", "Count"])
    helm.dismiss(.compose)
    host.settle()
    helm.present(.drafts)
    host.settle()
    #expect(host.front.spoken == ["no drafts"])
  }

  @Test func preferencesOfScreensBehindCountUnlessExcluded() throws {
    let all = host()
    helm.present(.compose)
    helm.present(.quiet)
    all.settle()
    #expect(all.front.titles == ["busy", "quiet"])
    let alone = host(keepsBehind: false)
    #expect(alone.front.titles == ["quiet"])
    #expect(alone.front.texts == ["compose", "quiet 0", "Count"])
    try alone.tap("Count")
    #expect(alone.front.texts == ["compose", "quiet 1", "Count"])
    helm.present(.busy)
    alone.settle()
    #expect(alone.front.titles == ["busy"])
    helm.present(.quiet)
    alone.settle()
    #expect(alone.front.texts == ["compose", "quiet 0", "Count"])  // its view has new state
    try alone.dismissModal()  // the other one, which forbids that, is not presented
    #expect(!helm.isPresented(.compose))
    #expect(alone.problems == [])
  }
}
