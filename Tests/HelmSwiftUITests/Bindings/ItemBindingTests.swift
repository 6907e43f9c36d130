import Helm
import struct Foundation.UUID
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Item bindings in SwiftUI's modifiers", .serialized) @MainActor struct ItemBindingTests {
  enum Screen: Fragment { case list, card, page, help, note }

  /// An id that conforms to `Identifiable`.
  enum Card: String, FragmentID, Identifiable {
    case one, two
    var id: Self { self }
  }

  struct ListView: View {
    let helm: Helm<Screen>

    var body: some View {
      NavigationStack {
        Text("list")
          .navigationDestination(item: helm.presentedID(.page, as: Int.self)) { page in
            Text("page \(page)")
              .navigationDestination(isPresented: helm.isPresented(.help)) { Named(name: "help") }
          }
          .sheet(item: helm.presentedID(.card, as: Card.self)) { card in
            Named(name: "card \(card.rawValue)")
              .popover(isPresented: helm.isPresented(.note, id: .any)) { Named(name: "note") }
          }
      }
    }
  }

  struct Named: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
      Text(verbatim: count == 0 ? name : "\(name) tapped \(count)")
      Button("Tap") { count += 1 }
      Button("Close") { dismiss() }
    }
  }

  let helm: Helm<Screen>
  let host: Host

  init() throws {
    helm = try Helm(nav: [
      Segue(.list => .card, style: .hold, dismissable: true), Segue(.card => .note, style: .hold, dismissable: true),
      Segue(.list => .page, dismissable: true), Segue(.page => .help, dismissable: true),
    ])
    host = Host(ListView(helm: helm))
  }

  var isFine: Bool { helm.errors.isEmpty && host.problems.isEmpty }

  @Test func anotherIDReplacesTheSheetOfAnItem() throws {
    helm.present(.card, id: Card.one)
    host.settle()
    try host.tap("Tap")
    #expect(host.texts.first == "card one tapped 1")
    helm.present(.card, id: Card.two)
    host.settle()
    #expect(host.texts.first == "card two")
    #expect(host.modals == [.sheet])
    try host.dismissModal()
    #expect(helm.path.isEmpty)
    #expect(host.texts == ["list"])
    #expect(isFine)
  }

  /// A sheet for an id type that is not `Identifiable`.
  struct NumbersView: View {
    let helm: Helm<Screen>

    var body: some View {
      Text("list").sheet(item: helm.presentedID(.card, as: Int.self).item()) { card in Named(name: "card \(card.id)") }
    }
  }

  @Test func aSheetIsBoundToANumber() throws {
    let host = Host(NumbersView(helm: helm))
    helm.present(.card, id: 1)
    host.settle()
    #expect(host.texts.first == "card 1")
    helm.present(.card, id: 2)
    host.settle()
    #expect(host.texts.first == "card 2")
    try host.dismissModal()
    #expect(helm.path.isEmpty)
    #expect(helm.presentedID(.card, as: Int.self).item().wrappedValue == nil)
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func aSheetIsBoundToAUUID() throws {
    struct UniqueView: View {
      let helm: Helm<Screen>

      var body: some View {
        Text("list").sheet(item: helm.presentedID(.card, as: UUID.self).item()) { card in Text(card.id.uuidString) }
      }
    }
    let id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
    let helm = try Helm<Screen>(nav: [.sheet(.list => .card)])
    let host = Host(UniqueView(helm: helm))
    helm.present(.card, id: id)
    host.settle()
    #expect(host.texts == [id.uuidString])
    try host.dismissModal()
    #expect(helm.path.isEmpty && helm.errors.isEmpty && host.problems == [])
  }

  @Test func dismissingAPopoverKeepsTheSheetBelow() throws {
    helm.present(.card, id: Card.one)
    helm.present(.note, id: 7)
    host.settle()
    #expect(host.modals == [.sheet, .popover])
    try host.tap("Close")
    #expect(host.modals == [.sheet])
    #expect(helm.path == [PathEdge(.list => .card, targetID: Card.one)])
    #expect(isFine)
  }

  @Test func itemAndFlagDestinationsFormOneStack() throws {
    helm.present(.page, id: 5)
    helm.present(.help)
    host.settle()
    #expect(host.texts.first == "help")
    try host.tap("Tap")
    for swipe in [Host.Swipe.cancelled, .cancelledAfterWriting] {
      try host.swipeBack(swipe)
      #expect(host.texts.first == "help tapped 1")
    }
    try host.back()
    #expect(host.texts.first == "page 5")
    #expect(helm.path == [PathEdge(.list => .page, targetID: 5)])
    helm.present(.help)
    host.settle()
    try host.back(2)
    #expect(host.texts == ["list"])
    #expect(helm.path.isEmpty)
    #expect(isFine)
  }

  @Test func aDeniedIDKeepsThePresentedSheet() throws {
    helm.present(.card, id: Card.one)
    host.settle()
    helm.guard(.into(.card)) { edge in edge.to.id == "two" ? .deny("not that one") : .allow }
    helm.presentedID(.card, as: Card.self).wrappedValue = .two
    host.settle()
    #expect(host.texts.first == "card one")
    #expect(helm.path == [PathEdge(.list => .card, targetID: Card.one)])
    #expect(isFine)
  }
}
