import Foundation
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Stand-in for SwiftUI: stacks, identity, environment") @MainActor struct StandInStructureTests {
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(name) \(count)")
      Button("Tap \(name)") { count += 1 }
    }
  }

  // Stacks.

  @Test func aStackInATabOfAStackIsAProblem() {
    let view = NavigationStack {
      TabView(selection: .constant(1)) { NavigationStack { Text("inner") }.tag(1) }
    }
    #expect(Host(view).problems == ["A NavigationStack in a NavigationStack."])
    #expect(Host(view, overlooking: .nestedStacks).problems == [])
  }

  @Test func aStackInAModalOverAStackIsAllowed() {
    let view = NavigationStack {
      Text("outer").sheet(isPresented: .constant(true)) { NavigationStack { Text("inner") } }
    }
    #expect(Host(view).problems == [])
  }

  @Test func aLinkInATabPushesOntoTheOuterStack() throws {
    let host = Host(
      NavigationStack {
        TabView(selection: .constant(1)) { NavigationLink("Open", value: 5).tag(1) }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
      })
    try host.tap("Open")
    #expect(host.texts == ["screen 5"])
    #expect(host.problems == [])
  }

  // Identity.

  struct Pushed: View {
    @State private var path = ["one"]

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: String.self) { name in
          Counter(name: name)
          Button("Other") { path = ["other"] }
          Button("More") { path.append("more") }
        }
      }
    }
  }

  @Test(arguments: [(Assumptions.likely, "other 1"), (.others, "other 0")])
  func aScreenIsIdentifiedByItsPosition(assumptions: Assumptions, text: String) throws {
    let host = Host(Pushed(), assuming: assumptions)
    try host.tap("Tap one")
    try host.tap("Other")
    #expect(host.texts.first == text)
    try host.tap("More")
    #expect(host.texts.first == "more 0")
  }

  struct PushedItem: View {
    @State private var item: String? = "one"

    var body: some View {
      NavigationStack {
        Text("root").navigationDestination(item: $item) { name in
          Counter(name: name)
          Button("Other") { item = "other" }
        }
      }
    }
  }

  @Test(arguments: [(Assumptions.likely, "other 1"), (.others, "other 0")])
  func aScreenOfABindingIsIdentifiedByItsModifier(assumptions: Assumptions, text: String) throws {
    let host = Host(PushedItem(), assuming: assumptions)
    try host.tap("Tap one")
    try host.tap("Other")
    #expect(host.texts.first == text)
  }

  struct Identified: View {
    @State private var id = 1

    var body: some View {
      Counter(name: "any").id(id)
      Button("Other") { id += 1 }
      ForEach([2, 1].map { $0 * id }, id: \.self) { Counter(name: "row \($0)") }
    }
  }

  @Test func anExplicitIDIsAnIdentity() throws {
    let host = Host(Identified())
    for name in ["any", "row 2", "row 1"] { try host.tap("Tap \(name)") }
    #expect(host.texts.filter { !$0.hasPrefix("Tap") } == ["any 1", "Other", "row 2 1", "row 1 1"])
    try host.tap("Other")
    #expect(host.texts.filter { !$0.hasPrefix("Tap") } == ["any 0", "Other", "row 4 0", "row 2 1"])
  }

  // Environment.

  /// Two of these are equal if their names are, whatever their text.
  struct NamedText: Equatable {
    let name: String
    let text: String

    static func == (lhs: NamedText, rhs: NamedText) -> Bool { lhs.name == rhs.name }
  }

  struct NamedTextWriter: View {
    @State private var count = 0

    var body: some View {
      Reader().environment(\.namedText, NamedText(name: "same", text: "said \(count)"))
      Reader().environment(\.namedText, NamedText(name: "name \(count)", text: "said \(count)"))
      Button("Count") { count += 1 }
    }
  }

  struct Reader: View {
    @Environment(\.namedText) private var namedText
    var body: some View { Text(verbatim: namedText?.text ?? "nothing") }
  }

  @Test func anEqualEnvironmentValueIsNotPropagated() throws {
    let host = Host(NamedTextWriter())
    try host.tap("Count")
    #expect(host.texts == ["said 0", "said 1", "Count"])
    let lenient = Host(NamedTextWriter(), overlooking: .equalEnvironmentValues)
    try lenient.tap("Count")
    #expect(lenient.texts == ["said 1", "said 1", "Count"])
  }

  // Declarations that earlier versions of SwiftUI lack.

  @Test func dismissActionIsReadOffTheMainActor() async {
    nonisolated func dismissal(_ values: EnvironmentValues) -> DismissAction { values.dismiss }
    dismissal(EnvironmentValues())()
  }

  @Test func localizedStringsInterpolateTextsAndNumbers() {
    let (eight, half): (UInt8, Double) = (8, 0.5)
    let view = Text("\("a") \("bc".dropFirst()) \(1) \(eight) \(half) \(Text(verbatim: "t"))")
    #expect(Host(view).texts == ["a c 1 8 0.5 t"])
  }

  @Test func viewsHiddenFromAccessibilityAreMarked() {
    let host = Host(Text("a").accessibilityHidden(true))
    #expect(host.root.all.contains { $0.isHiddenFromAccessibility })
    #expect(!Host(Text("a").accessibilityHidden(false)).root.all.contains { $0.isHiddenFromAccessibility })
  }
}

private enum NamedTextKey: EnvironmentKey { static var defaultValue: StandInStructureTests.NamedText? { nil } }

extension EnvironmentValues {
  fileprivate var namedText: StandInStructureTests.NamedText? {
    get { self[NamedTextKey.self] }
    set { self[NamedTextKey.self] = newValue }
  }
}
