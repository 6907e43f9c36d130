import Observation
import Testing

@testable import Helm

/// A module with a segue to another screen, which has a segue to the module again.
@Suite("Repeated and missing modules")
@MainActor struct RepeatedModuleTests {
  enum Book: Fragment { case home, chapter(Chapter), note }
  enum Chapter: Fragment { case title, page }

  private func helm() throws -> Helm<Book> {
    let chapter = try Nesting([.push(.title => .page)], in: Book.chapter)
    let helm = try Helm(
      graph: NavigationGraph(
        [
          .push(.home => chapter.root), .push(.chapter(.page) => .note), .push(.note => chapter.root), .nested(chapter),
        ], entry: .home))
    helm.present(.chapter(.title))
    helm.present(.chapter(.page))
    helm.present(.note)
    helm.present(.chapter(.title))
    helm.present(.chapter(.page))
    #expect(helm.screens == [.chapter(.title), .chapter(.page), .note, .chapter(.title), .chapter(.page)])
    return helm
  }

  @Test("leave removes the module's latest occurrence")
  func leave() throws {
    let helm = try helm()
    let chapter = helm.scope(into: Book.chapter)
    chapter.leave()
    #expect(helm.screens == [.chapter(.title), .chapter(.page), .note])
    chapter.leave()
    #expect(helm.screens == [] && helm.errors == [])
    chapter.leave()
    #expect(helm.errors.map(\.kind) == ["moduleNotPresented"])
  }

  @MainActor @Observable final class Access { var isOpen = true }

  @Test("leave takes into account what a guard has just revoked")
  func leaveAfterARevocation() throws {
    let (helm, access) = (try helm(), Access())
    helm.guard(.segue(.note => .chapter(.title))) { access.isOpen ? .allow : .deny("Closed.") }
    access.isOpen = false
    helm.scope(into: Book.chapter).leave()
    #expect(helm.screens == [] && helm.errors == [])
  }

  @Test("the scope of a screen that is gone leaves nothing")
  func leaveOfAScreenThatIsGone() throws {
    let helm = try helm()
    let screen = HelmScreen(PathFragment(.chapter(.page), occurrence: 1), of: helm)
    helm.back()
    screen.scope(into: Book.chapter).leave()
    #expect(helm.screens.count == 4 && helm.errors.map(\.kind) == ["fragmentNotPresented"])
  }

  @Test("back and dismiss act on the topmost of the module's screens")
  func back() throws {
    let helm = try helm()
    let chapter = helm.scope(into: Book.chapter)
    chapter.back()
    #expect(helm.screens == [.chapter(.title), .chapter(.page), .note, .chapter(.title)])
    chapter.dismiss()
    #expect(helm.screens == [.chapter(.title), .chapter(.page), .note])
    #expect(!chapter.canDismiss && !chapter.canGoBack && !chapter.isPresented(.page))
    chapter.dismiss()
    #expect(helm.screens.count == 3 && helm.errors.map(\.kind) == ["moduleNotPresented"])
  }

  @Test("a sequence resolves each command when it is reached")
  func sequence() throws {
    let helm = try helm()
    helm.scope(into: Book.chapter).perform(.sequence([.dismiss, .dismiss]))
    #expect(helm.screens == [.chapter(.title), .chapter(.page), .note])
    #expect(helm.errors == [])
  }

  @Test("a module that is not in the graph does nothing")
  func missing() throws {
    enum Other: Fragment { case one, two }
    let helm = try helm()
    // Its embedding collides with another module: none of its own fragments are in the graph.
    let other = helm.scope { (fragment: Other) in fragment == .one ? Book.home : .home }
    #expect(other.presentedFragments == [] && !other.isPresented(.one) && !other.canPresent(.two))
    other.leave()
    #expect(helm.screens.count == 5)
    #expect(helm.errors.map(\.kind) == ["moduleNotPresented"])
  }

  enum Box: Fragment {
    case lid, gift
    indirect case inside(Box)
  }

  @Test("a module of the app's own type has the fragments that it wraps")
  func ownType() throws {
    let helm = try Helm<Box>(nav: [.push(.lid => .inside(.gift)), .push(.inside(.gift) => .inside(.lid))])
    let inside = helm.scope { Box.inside($0) }
    helm.present(.inside(.gift))
    #expect(inside.presentedFragments == [PathFragment(.gift)])
    inside.present(.lid)
    #expect(helm.screens == [.inside(.gift), .inside(.lid)] && helm.errors == [])
  }

  enum Wrapping: Fragment { case home, box(Box) }

  @Test("a module nested in a module of its own type has the fragments that it wraps")
  func ownTypeInAModule() throws {
    let box = try Nesting([.push(.lid => .inside(.gift)), .push(.inside(.gift) => .inside(.lid))], in: Wrapping.box)
    let helm = try Helm<Wrapping>(
      graph: NavigationGraph([.push(.home => box.root), .nested(box)], entry: .home))
    let outer = helm.scope(box)
    let inner = outer.scope { Box.inside($0) }
    helm.present(box.root)
    #expect(outer.presentedFragments == [PathFragment(.lid)] && inner.presentedFragments == [])
    outer.present(.inside(.gift))
    #expect(inner.presentedFragments == [PathFragment(.gift)] && inner.ids(of: .gift) == [String]())
    #expect(inner.isPresented(.gift) && !inner.isPresented(.lid) && inner.canPresent(.lid))
    inner.present(.lid)
    #expect(helm.screens == [.box(.lid), .box(.inside(.gift)), .box(.inside(.lid))] && helm.errors == [])
    inner.leave()
    #expect(helm.screens == [.box(.lid)] && inner.presentedFragments == [])
  }
}

extension Helm {
  fileprivate var screens: [N] { path.map(\.to.fragment) }
}
