import struct Foundation.Data
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// What a view that restores the state does once it has.
@Suite("After the state was restored", .serialized) @MainActor struct RestorationReportTests {
  enum Page: Fragment { case home, list, detail, note }

  @MainActor @Observable final class Storage {
    var data: Data?
  }

  struct PageView: View {
    let helm: Helm<Page>
    @Bindable var storage: Storage
    var start: PathFragment<Page>?

    var body: some View { Text("pages").restoresState(of: helm, in: $storage.data, startingAt: start) }
  }

  static let segues: Segues<Page> = [.push(.home => .list => .detail), .sheet(.home => .note)]

  let storage = Storage()

  /// What was saved by this view isn't restored by it.
  @Test(arguments: [nil, PathFragment(Page.list)] as [PathFragment<Page>?])
  func nothingIsRestoredLater(start: PathFragment<Page>?) throws {
    let helm = try Helm(nav: Self.segues)
    let host = Host(PageView(helm: helm, storage: storage, start: start))
    #expect(helm.presentedFragments.last == start ?? PathFragment(.home))
    for page in [Page.note, .list, .detail] {
      helm.go(to: page)
      host.settle()
      #expect(storage.data == helm.save())
      #expect(helm.restoration == nil)
    }
    helm.back(to: .home)
    host.settle()
    #expect(helm.path == [] && storage.data == helm.save())
    #expect(helm.restoration == nil && helm.errors == [] && host.problems == [])
  }

  /// No command has navigated, but a rule has.
  @Test func whatARuleRemovesIsSaved() throws {
    let helm = try Helm(nav: Self.segues, path: [.home => .list, .list => .detail])
    let host = Host(PageView(helm: helm, storage: storage))
    #expect(storage.data == nil)
    helm.edit(segue: .list => .detail).add(trait: .disabled)
    host.settle()
    #expect(helm.path == [.home => .list])
    #expect(storage.data != nil && storage.data == helm.save())
    #expect(helm.errors == [] && host.problems == [])
  }
}
