import HelmTestSupport
import Observation
import struct Foundation.Data
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Modifiers for events and restoration", .serialized) @MainActor struct ModifierTests {
  /// What a scene stores beyond its view.
  @MainActor @Observable final class Storage {
    var data: Data?
    var isListening = true
    var listensToOther = false
    var events: [String] = []
  }

  struct RestoringView: View {
    let helm: Helm<Shop>
    @Bindable var storage: Storage
    var body: some View { Text("shop").restoresState(of: helm, in: $storage.data) }
  }

  struct EventView: View {
    let helm: Helm<Shop>
    var other: Helm<Shop>?
    let storage: Storage
    var body: some View {
      if storage.isListening {
        Text("listens").onHelmEvent(of: storage.listensToOther ? other ?? helm : helm) { event in
          storage.events.append(event.kind.description)
        }
      }
    }
  }

  let storage = Storage()

  func start(_ segues: [Segue<Shop>] = Shop.segues) throws -> (helm: Helm<Shop>, host: Host) {
    let helm = try Helm(nav: segues, entry: .splash)
    return (helm, Host(RestoringView(helm: helm, storage: storage)))
  }

  @Test func thePathIsRestoredOnlyOnce() throws {
    let (helm, host) = try start()
    helm.present(.home)
    host.settle()
    let path = helm.path
    storage.data = Data("[]".utf8)
    host.settle()
    #expect(helm.path == path)
  }

  @Test func unrestorableEdgesAreReported() throws {
    let (helm, host) = try start()
    helm.present(.home)
    helm.present(.cart)
    host.settle()
    let (later, laterHost) = try start(Shop.segues.filter { $0.edge != DirectedEdge(from: .home, to: .cart) })
    #expect(later.restoration?.dropped.map(\.reason) == [.missingSegue(.home => .cart)])
    #expect(later.errors.isEmpty)
    // An auto opens a tab if the saved state has lost its tab.
    #expect(later.path == [.splash => .home, .home => .offers])
    later.present(.home)
    laterHost.settle()
    #expect(storage.data == later.save())
  }

  @Test func aLinkBeforeTheFirstViewWins() throws {
    let (helm, host) = try start()
    helm.present(.home)
    helm.present(.cart)
    host.settle()
    let later = try Helm(nav: Shop.segues, entry: .splash)
    later.present(.home)
    let path = later.path
    _ = Host(RestoringView(helm: later, storage: storage))
    #expect(later.path == path)
    #expect(storage.data == later.save())
  }

  @Test func eventsAreReceivedUntilTheViewDisappears() async throws {
    let helm = try Helm(nav: Shop.segues)
    let host = Host(EventView(helm: helm, storage: storage))
    await until { helm.hub.hasSubscribers }
    helm.present(.home)
    await until { !storage.events.isEmpty }
    #expect(storage.events.first == "presented splash => home")
    storage.isListening = false
    host.settle()
    await until { !helm.hub.hasSubscribers }
    let taken = storage.events
    helm.present(.cart)
    await until { false }
    #expect(storage.events == taken)
  }

  struct CoveredEventView: View {
    let helm: Helm<Shop>
    let storage: Storage
    var body: some View {
      HelmView(helm) { fragment in
        if fragment == .home {
          HelmContent()
        } else if fragment == .offers {
          Text("offers").onHelmEvent(of: helm) { storage.events.append($0.kind.description) }
        } else {
          Text("other")
        }
      }
    }
  }

  @Test func eventsAreReceivedWhileTheViewIsCovered() async throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(CoveredEventView(helm: helm, storage: storage))
    helm.present(.product)
    host.settle()
    #expect(host.texts == ["other"])
    await until { !storage.events.isEmpty }
    helm.present(.reviews)
    host.settle()
    await until { storage.events.count >= 2 }
    helm.present(.catalog)
    host.settle()
    await until { storage.events.count >= 3 }
    helm.present(.offers)
    host.settle()
    await until { storage.events.count >= 4 }
    #expect(
      storage.events == [
        "presented offers => product", "presented product => reviews", "presented home => catalog",
        "reselected home => offers",
      ])
    #expect(host.problems == [])
  }

  @Test func eventsOfAnotherHelmReplaceThoseOfTheFirst() async throws {
    let (helm, other) = (try Helm(nav: Shop.segues), try Helm(nav: Shop.segues))
    let host = Host(EventView(helm: helm, other: other, storage: storage))
    await until { helm.hub.hasSubscribers }
    storage.listensToOther = true
    host.settle()
    await until { other.hub.hasSubscribers && !helm.hub.hasSubscribers }
    helm.present(.home)
    other.present(.home)
    other.present(.cart)
    await until { storage.events.count >= 3 }
    #expect(storage.events == ["presented splash => home", "presented home => offers", "presented home => cart"])
    #expect(!helm.hub.hasSubscribers)
  }

  /// A `HelmView` that is given one of two Helms, and keeps its state.
  struct SwitchingView: View {
    let first: Helm<Shop>
    let second: Helm<Shop>
    @Bindable var storage: Storage
    var body: some View {
      let helm = storage.listensToOther ? second : first
      HelmView(helm) { fragment in Text(verbatim: "\(fragment)") }
        .restoresState(of: helm, in: $storage.data)
    }
  }

  @Test("a view that gets another Helm shows that one and releases the first")
  func anotherHelm() async throws {
    let (first, second) = (try Helm(nav: Shop.segues), try Helm(nav: Shop.segues))
    first.present(.home)
    first.present(.cart)
    let host = Host(SwitchingView(first: first, second: second, storage: storage))
    await until { !host.modals.isEmpty }
    let (path, texts, modals) = (first.path, host.texts, host.modals)
    storage.listensToOther = true
    host.settle()
    await until {
      host.settle()
      return host.texts == ["splash"]
    }
    #expect(host.modals == [] && host.texts == ["splash"])
    second.present(.home)
    host.settle()
    #expect(first.path == path && first.errors.isEmpty && second.errors.isEmpty)
    #expect(storage.data == second.save())
    storage.listensToOther = false
    host.settle()
    await until {
      host.settle()
      return host.texts == texts
    }
    #expect(host.texts == texts && host.modals == modals && first.path == path)
    #expect(host.problems == [])
  }

  @Test func aRedrawnViewKeepsReceivingEvents() async throws {
    let helm = try Helm(nav: Shop.segues)
    let host = Host(EventView(helm: helm, storage: storage))
    await until { helm.hub.hasSubscribers }
    host.setWidth(.regular)
    helm.present(.home)
    host.setWidth(.compact)
    await until { storage.events.count >= 2 }
    #expect(storage.events == ["presented splash => home", "presented home => offers"])
    storage.isListening = false
    host.settle()
    await until { !helm.hub.hasSubscribers }
    #expect(!helm.hub.hasSubscribers)
  }
}
