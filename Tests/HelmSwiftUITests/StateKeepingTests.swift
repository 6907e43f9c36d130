import struct Foundation.Data
import struct Foundation.Date
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Saving the state by a modifier", .serialized) @MainActor struct StateKeepingTests {
  /// What a scene stores beyond its view.
  @MainActor @Observable final class Storage {
    var data: Data?
  }

  struct RestoringView: View {
    let helm: Helm<Shop>
    @Bindable var storage: Storage
    var renames: [String: Shop] = [:]
    var body: some View {
      Text("shop").restoresState(of: helm, in: $storage.data, migrating: StateMigration(renaming: renames))
    }
  }

  let storage = Storage()

  func start(
    _ segues: [Segue<Shop>] = Shop.segues, in storage: Storage? = nil, renames: [String: Shop] = [:]
  ) throws -> (helm: Helm<Shop>, host: Host) {
    let helm = try Helm(nav: segues, entry: .splash)
    return (helm, Host(RestoringView(helm: helm, storage: storage ?? self.storage, renames: renames)))
  }

  @Test func theStateIsSavedAndRestoredAtTheNextStart() throws {
    let (helm, host) = try start()
    #expect(storage.data == nil)
    helm.present(.home)
    helm.present(.cart)
    host.settle()
    #expect(storage.data == helm.save())
    let (again, againHost) = try start()
    #expect(again.path == helm.path)
    #expect(again.restoration?.dropped.isEmpty == true)
    #expect(again.errors.isEmpty)
    againHost.settle()
    #expect(storage.data == again.save())
    #expect(host.problems + againHost.problems == [])
  }

  @Test func aForgottenPlaceIsNoLongerSaved() throws {
    let (helm, host) = try start()
    helm.present(.home)
    helm.present(.cart)
    helm.guard(.into(.cart)) { .deny("signed out", keep: true) }
    host.settle()
    #expect(!helm.isPresented(.cart) && helm.keptCommand != nil)
    #expect(storage.data == helm.save())
    helm.forgetKeptCommand()
    host.settle()
    #expect(storage.data == helm.save())
    let (again, _) = try start()
    #expect(again.presentedFragments == helm.presentedFragments && !again.isPresented(.cart))
    #expect(host.problems == [])
  }

  struct KeptByKey: View {
    let helm: Helm<Shop>
    var body: some View { Text("shop").restoresState(of: helm, key: "navigation") }
  }

  @Test func sceneStorageInvalidatesOnlyTheModifier() throws {
    let helm = try Helm(nav: Shop.segues, entry: .splash)
    let host = Host(KeptByKey(helm: helm))
    helm.present(.home)
    host.settle()
    host.forgetInvalidations()
    helm.present(.cart)
    host.settle()
    #expect(host.invalidations(of: KeptByKey.self) == 0)
    #expect(host.stored("navigation") == helm.save())
    #expect(host.problems == [])
  }

  struct WindowOf: View {
    let helm: Helm<Shop>
    @Bindable var storage: Storage
    let place: PathFragment<Shop>?

    var body: some View { Text("shop").restoresState(of: helm, in: $storage.data, startingAt: place) }
  }

  @Test func aNewWindowStartsAtItsFragment() throws {
    let first = try Helm(nav: Shop.segues, entry: .splash)
    let host = Host(WindowOf(helm: first, storage: storage, place: PathFragment(.cart)))
    #expect(first.presentedFragments.last == PathFragment(.cart))
    #expect(first.restoration == nil && first.errors.isEmpty)
    first.dismiss()
    host.settle()
    // When the system restores the window, it is where it was.
    let again = try Helm(nav: Shop.segues, entry: .splash)
    let window = Host(WindowOf(helm: again, storage: storage, place: PathFragment(.cart)))
    #expect(again.path == first.path && !again.isPresented(.cart))
    // A link that was opened first wins.
    let linked = try Helm(nav: Shop.segues, entry: .splash)
    linked.present(.home)
    let late = Host(WindowOf(helm: linked, storage: Storage(), place: PathFragment(.cart)))
    #expect(!linked.isPresented(.cart))
    #expect(host.problems + window.problems + late.problems == [])
  }

  @Test func aWindowGroupCodesItsFragment() throws {
    let windows = WindowGroup(for: PathFragment<Shop>.self) { $place in
      Text(verbatim: place?.description ?? "main")
    }
    #expect(Host(windows.content()).texts == ["main"])
    // The system stores the value as data.
    let place = PathFragment(Shop.product, id: 5)
    #expect(try JSONDecoder().decode(PathFragment<Shop>.self, from: JSONEncoder().encode(place)) == place)
  }

  @Test func damagedDataStartsTheAppNormally() throws {
    storage.data = Data("[]".utf8)
    let (helm, host) = try start()
    #expect(helm.path.isEmpty)
    #expect(helm.restoration?.problem != nil)
    #expect(storage.data == Data("[]".utf8))
    helm.present(.home)
    host.settle()
    #expect(storage.data == helm.save())
  }

  struct Dated: View {
    let helm: Helm<Shop>
    @Bindable var storage: Storage
    let now: Double
    var body: some View {
      Text("shop").restoresState(
        of: helm, in: $storage.data,
        migrating: StateMigration(lifetime: 60, now: { [now] in Date(timeIntervalSince1970: now) }))
    }
  }

  @Test func anExpiringStateIsSavedWithItsDate() throws {
    func start(at now: Double) throws -> (Helm<Shop>, Host) {
      let helm = try Helm(nav: Shop.segues, entry: .splash)
      return (helm, Host(Dated(helm: helm, storage: storage, now: now)))
    }
    let (helm, host) = try start(at: 1000)
    helm.present(.home)
    host.settle()
    #expect(storage.data == helm.save(at: Date(timeIntervalSince1970: 1000)))
    let saved = storage.data
    #expect(try start(at: 1060).0.path == helm.path)
    storage.data = saved
    #expect(try start(at: 1061).0.path.isEmpty)
    // Commands before the first view are saved in the same way.
    let early = try Helm(nav: Shop.segues, entry: .splash)
    early.present(.home)
    early.present(.cart)
    _ = Host(Dated(helm: early, storage: storage, now: 2000))
    #expect(storage.data == early.save(at: Date(timeIntervalSince1970: 2000)))
  }

  @Test func eachWindowSavesItsOwnState() throws {
    let other = Storage()
    let (first, firstHost) = try start()
    let (second, secondHost) = try start(in: other)
    first.present(.home)
    firstHost.settle()
    secondHost.settle()
    #expect(storage.data == first.save())
    #expect(other.data == nil)
    #expect(second.path.isEmpty)
  }
}
