import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Bindings") @MainActor struct BindingTests {
  enum Screen: Fragment { case root, list, detail, more, sheet, panel }

  let helm: Helm<Screen>

  init() throws {
    helm = try Helm(nav: [
      Segue(.root => .list, style: .hold, auto: true),
      Segue(.list => .detail, dismissable: true),
      Segue(.detail => .more, dismissable: true),
      Segue(.root => .sheet, style: .hold, dismissable: true),
      Segue(.sheet => .more, dismissable: true),
      Segue(.root => .panel, style: .hold, presentation: .sheet),
    ])
  }

  @Test func writingABindingPresentsAndDismisses() {
    let binding: Binding<Bool> = helm.isPresented(.sheet)
    binding.wrappedValue = true
    #expect(helm.isPresented(.sheet))
    #expect(binding.wrappedValue)
    binding.wrappedValue = false
    #expect(!helm.isPresented(.sheet))
    #expect(helm.errors.isEmpty)
  }

  @Test func writingTheCurrentValueChangesNothing() {
    let before = helm.path
    (helm.isPresented(.sheet) as Binding<Bool>).wrappedValue = false
    (helm.isPresented(.list) as Binding<Bool>).wrappedValue = true
    (helm.isPresented(.sheet, id: 3) as Binding<Bool>).wrappedValue = false
    (helm.isPresented(.sheet, id: .any) as Binding<Bool>).wrappedValue = false
    helm.presentedID(.detail, as: Int.self).wrappedValue = nil
    (helm.selection(among: [.list]) as Binding<Screen?>).wrappedValue = .list
    (helm.selection(among: [.detail]) as Binding<Screen?>).wrappedValue = nil
    (helm.stack(from: .list) as Binding<[PathFragment<Screen>]>).wrappedValue = []
    (helm.stack(from: .more) as Binding<[PathFragment<Screen>]>).wrappedValue = []
    (helm.stack(from: .more) as Binding<[PathFragment<Screen>]>).wrappedValue = [PathFragment(.detail)]
    #expect(helm.path == before)
    #expect(helm.recording.entries.isEmpty)
    #expect(helm.errors.isEmpty)
  }

  @Test func theCompactColumnIsThatOfTheStack() {
    let column = helm.compactColumn(from: .list)
    column.wrappedValue = .detail
    #expect(column.wrappedValue == .sidebar)
    helm.present(.detail)
    helm.present(.more)
    let path = helm.path
    #expect(column.wrappedValue == .detail)
    column.wrappedValue = .detail
    column.wrappedValue = .content
    #expect(helm.path == path)
    column.wrappedValue = .sidebar
    #expect(column.wrappedValue == .sidebar)
    #expect(helm.path == [.root => .list])
    #expect(helm.errors.isEmpty)
  }

  @Test func aBindingMatchesExactlyItsID() {
    helm.present(.detail, id: 5)
    let other: Binding<Bool> = helm.isPresented(.detail, id: 6)
    let plain: Binding<Bool> = helm.isPresented(.detail)
    let any: Binding<Bool> = helm.isPresented(.detail, id: .any)
    #expect([other.wrappedValue, plain.wrappedValue, any.wrappedValue] == [false, false, true])
    other.wrappedValue = false
    plain.wrappedValue = false
    #expect(helm.isPresented(.detail, id: 5))
    any.wrappedValue = false
    #expect(!helm.isPresented(.detail, id: .any))
    any.wrappedValue = true
    #expect(helm.isPresented(.detail))
    #expect(helm.errors.isEmpty)
  }

  @Test func presentedIDIsReadAndWritten() {
    let binding = helm.presentedID(.detail, as: Int.self)
    #expect(binding.wrappedValue == nil)
    binding.wrappedValue = 5
    #expect(helm.isPresented(.detail, id: 5))
    binding.wrappedValue = 6
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.detail, id: 6)])
    #expect(binding.wrappedValue == 6)
    binding.wrappedValue = nil
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.list)])
    helm.present(.detail, id: "seven")
    binding.wrappedValue = nil
    #expect(helm.isPresented(.detail, id: "seven"))
    #expect(helm.errors.isEmpty)
  }

  @Test func aSheetBindingStaysTrueWhileAScreenIsPushedInTheSheet() {
    let sheet: Binding<Bool> = helm.isPresented(.sheet)
    helm.present(.sheet)
    helm.present(.more)
    #expect(sheet.wrappedValue)
    #expect(!helm.isPresented(.sheet))
    sheet.wrappedValue = false
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.list)])
  }

  @Test func dismissingAnUndismissableFragmentByBindingIsReported() {
    helm.present(.panel)
    (helm.isPresented(.panel) as Binding<Bool>).wrappedValue = false
    #expect(helm.isPresented(.panel))
    #expect(helm.errors == [.cannotGoBack(.root => .panel)])
  }

  @Test func aStackBindingPopsAndPresents() {
    let stack: Binding<[PathFragment<Screen>]> = helm.stack(from: .list)
    stack.wrappedValue = [PathFragment(.detail, id: 5), PathFragment(.more)]
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.more)])
    stack.wrappedValue = []
    #expect(helm.presentedFragments == [PathFragment(.root), PathFragment(.list)])
    #expect(helm.errors.isEmpty)
  }

  @Test func writingTheSameStackAfterAPopRestoresThePath() {
    let stack: Binding<[PathFragment<Screen>]> = helm.stack(from: .list)
    stack.wrappedValue = [PathFragment(.detail)]
    stack.wrappedValue = []
    stack.wrappedValue = [PathFragment(.detail)]
    let commands = helm.recording.entries.map { entry in
      switch entry {
      case .state(_, let note): note
      case .command(let command): command.description
      }
    }
    #expect(
      commands == [
        "set the stack on list to detail", "set the stack on list to nothing", "set the stack on list to detail",
      ])
  }

  @Test func aCancelledPopRestoresThePath() throws {
    let helm = try Helm(nav: [
      Segue<Screen>(.root => .list, dismissable: true), Segue(.list => .panel, style: .hold),
    ])
    helm.present(.list)
    helm.present(.panel, id: 3)
    let stack: Binding<[PathFragment<Screen>]> = helm.stack(from: .root)
    let before = helm.path
    stack.wrappedValue = []
    stack.wrappedValue = [PathFragment(.list)]
    #expect(helm.path == before)
    stack.wrappedValue = []
    helm.present(.list)
    helm.back()
    stack.wrappedValue = [PathFragment(.list)]
    #expect(helm.path == before)  // still only the state after the pop
    stack.wrappedValue = []
    helm.present(.list)
    stack.wrappedValue = []
    stack.wrappedValue = [PathFragment(.list)]
    #expect(helm.path.count == 1)
    #expect(helm.errors.isEmpty)
  }
}
