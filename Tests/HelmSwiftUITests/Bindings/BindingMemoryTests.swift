import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// What bindings remember of earlier reads and writes, and for how long.
@Suite @MainActor struct BindingMemoryTests {
  enum Page: Fragment { case home, list, panel, detail, share, part }

  let helm: Helm<Page>

  init() throws {
    helm = try Helm(nav: [
      .push(.home => .list => .detail), .inline(.list => .panel), .sheet(.home => .share), .push(.share => .part),
    ])
  }

  private var stack: Binding<[PathFragment<Page>]> { helm.stack(from: .home) }

  /// Presents a list with a panel, which is lost if the list is pushed again.
  private func presentList() {
    helm.present(.list)
    helm.present(.panel, id: 3)
  }

  @Test func aPopIsRevertedOnceEvenIfItIsWrittenTwice() {
    presentList()
    let before = helm.path
    stack.wrappedValue = []
    stack.wrappedValue = []
    #expect(helm.path == [])
    stack.wrappedValue = [PathFragment(.list)]
    #expect(helm.path == before)
    helm.dismiss(.list)
    #expect(helm.path == [])
    stack.wrappedValue = [PathFragment(.list)]
    #expect(helm.path == [.home => .list])
    #expect(helm.errors == [])
  }

  /// Of several screens that are popped at once, the one on top was swiped.
  @Test(arguments: [Page.detail, .list])
  func aPopOfSeveralScreensIsRevertedAsLongAsTheTopmostHasAView(drawn: Page) async {
    presentList()
    helm.present(.detail)
    let before = helm.path
    #expect(before == [.home => .list, PathEdge(.list => .panel, targetID: 3), .list => .detail])
    let owner = ScreenOwner<Page>()
    _ = owner.screen(at: PathFragment(drawn), of: helm)
    stack.wrappedValue = []
    await pendingTasks()
    stack.wrappedValue = [PathFragment(.list), PathFragment(.detail)]
    if drawn == .detail {
      #expect(helm.path == before)
    } else {
      #expect(helm.path == [.home => .list, .list => .detail])
    }
    #expect(helm.errors == [])
    withExtendedLifetime(owner) {}
  }

  @Test func nothingIsPushedOnARemovedScreen() {
    helm.present(.share)
    helm[pushedOn: PathFragment(.share)] = PathFragment(.part)
    #expect(helm.path == [.home => .share, .share => .part])
    helm.dismiss(.share)
    #expect(helm.path == [])
    helm[pushedOn: PathFragment(.share)] = PathFragment(.part)
    #expect(helm.path == [])
    #expect(helm.errors == [])
  }

  enum Mail: Fragment { case bar, news, folders, article, messages }

  static let mail: Segues<Mail> = [
    .tabs(.bar => [.news, .folders]), .push(.news => .article), .columns(.folders => .messages),
  ]

  @Test func aSecondTapOnATabAtItsRootSendsNoCommand() throws {
    let helm = try Helm(nav: Self.mail)
    let tabs: Binding<Mail?> = helm.selection(among: [.news, .folders], popsOnSecondTap: true)
    #expect(tabs.wrappedValue == .news)
    tabs.wrappedValue = .news
    #expect(helm.recording.entries.isEmpty)
    helm.present(.article)
    tabs.wrappedValue = .news
    #expect(helm.presentedFragments.last == PathFragment(.news))
    #expect(helm.recording.entries.count == 2)
    #expect(helm.errors == [])
  }

  @Test func writingTheColumnThatIsShownSendsNoCommand() throws {
    let helm = try Helm(nav: Self.mail)
    let folders = PathFragment(Mail.folders)
    helm.present(.folders)
    helm[columnOver: folders] = PathFragment(.messages, id: 1)
    #expect(helm.path.last == PathEdge(.folders => .messages, targetID: 1))
    #expect(helm.recording.entries.count == 2)
    helm[columnOver: folders] = PathFragment(.messages, id: 1)
    #expect(helm.recording.entries.count == 2)
    helm[columnOver: folders] = nil
    let path = helm.path
    #expect(path.last == PathEdge(.bar => .folders))
    helm[columnOver: folders] = nil
    #expect(helm.path == path && helm.errors == [])
  }

  enum Doc: Fragment { case page }

  /// The entry has been presented by no segue, so it can't get another id.
  @Test func anIDForTheEntryPresentsItsFragmentAgain() throws {
    let helm = try Helm<Doc>(nav: [.push(.page => .page)], entry: .page)
    let id = helm.presentedID(.page, as: Int.self)
    #expect(id.wrappedValue == nil)
    id.wrappedValue = 5
    #expect(helm.path == [PathEdge(.page => .page, targetID: 5)])
    id.wrappedValue = 6
    let path = helm.path
    #expect(path == [PathEdge(.page => .page, targetID: 5), PathEdge(.page => .page, sourceID: 5, targetID: 6)])
    id.wrappedValue = 6
    #expect(helm.path == path && helm.errors == [])
  }

  @Test func onlyModalsMayNotBeBoundBySeveralViews() async {
    let list: [Binding<Bool>] = [
      helm.isPresented(.list),
      helm.isPresented(.list),
    ]
    let share: [Binding<Bool>] = [
      helm.isPresented(.share),
      helm.isPresented(.share),
    ]
    helm.present(.list)
    #expect(list.map(\.wrappedValue) == [true, true])
    await pendingTasks()
    #expect(helm.viewMemory.warnings.isEmpty)
    helm.dismiss(.list)
    helm.present(.share)
    #expect(share.map(\.wrappedValue) == [true, true])
    await until { !helm.viewMemory.warnings.isEmpty }
    #expect(helm.viewMemory.warnings.count == 1)
    #expect(helm.viewMemory.warnings.first?.hasPrefix("share is bound by several views") == true)
    withExtendedLifetime((list, share)) {}
  }

  @Test func stacksOfScreensThatMayStillBeDrawnAreNotForgotten() {
    let memory = helm.viewMemory
    helm.present(.list)
    let closing = PathFragment(Page.part)
    let owner = ScreenOwner<Page>()
    memory.note(owner, at: closing)
    let stored = [PathFragment(Page.detail)]
    let kept: [FragmentReference<Page>] = [.exactly(closing), .exactly(PathFragment(.list)), .any(.list)]
    let gone = (1...70).map { FragmentReference<Page>.exactly(PathFragment(Page.detail, id: $0)) }
    for root in kept { memory.note(stored, from: root, in: helm.state) }
    memory.note(stored, from: .any(.share), in: helm.state)
    for root in gone { memory.note(stored, from: root, in: helm.state) }
    for root in kept { #expect(memory.stack(from: root) == stored) }
    #expect(memory.stack(from: .any(.share)) == [])
    #expect(memory.stack(from: gone[0]) == [])
    withExtendedLifetime(owner) {}
  }

  enum Blog: Fragment { case feed, profile, posts, likes }

  @Test func selectionsOfScreensThatMayStillBeDrawnAreNotForgotten() throws {
    let helm = try Helm<Blog>(nav: [.push(.feed => .profile), .tabs(.profile => [.posts, .likes])])
    let memory = helm.viewMemory
    let owner = ScreenOwner<Blog>()
    memory.note(owner, at: PathFragment(.profile, id: 0))
    func pick(_ id: Int) -> SelectionKey<Blog> {
      SelectionKey(fragments: [.posts, .likes], holder: .exactly(PathFragment(.profile, id: id)))
    }
    for id in 0...70 {
      helm.present(.profile, id: id)
      memory.note(Blog.posts, for: pick(id), in: helm.state)
      helm.dismiss(.profile, id: id)
    }
    #expect(memory.picked(pick(0), in: helm.state) == .posts)
    #expect(memory.picked(pick(1), in: helm.state) == nil)
    #expect(memory.picked(pick(70), in: helm.state) == .posts)
    #expect(helm.errors == [])
    withExtendedLifetime(owner) {}
  }
}
