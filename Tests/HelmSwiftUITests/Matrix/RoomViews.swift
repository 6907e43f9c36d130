import Helm
@_spi(StandIn) import SwiftUI

/// What draws the containers.
enum FrontEnd: String, CaseIterable, Sendable {
  /// `HelmView`, from the graph.
  case helmView

  /// `HelmView`, in a stack of the app's own.
  case helmViewInStack

  /// The app itself, with bindings.
  case bindings

  /// The containers that it can draw: a push onto the app's own stack covers everything below, including tabs and
  /// overlays.
  var containers: [Container] {
    let uncovered: Set<Container> = [
      .wideColumns, .narrowColumns, .stackInTab, .wideColumnsInTab, .narrowColumnsInTab, .stackUnderOverlay,
    ]
    return Container.allCases.filter { self != .helmViewInStack || !uncovered.contains($0) }
  }
}

/// A screen with its name, a counter, a button that closes it, and the handling of a link.
struct RoomScreen: View {
  let helm: Helm<Room>
  let room: Room
  let link: HelmPath<Room>

  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(room)")
      if count > 0 { Text("tapped \(count)") }
      Button("Tap") { count += 1 }
      Button("Close") { dismiss() }
    }
    .onOpenURL { _ in try? helm.replace(path: link) }
  }
}

/// The containers as `HelmView` draws them.
struct DrawnRooms: View {
  let helm: Helm<Room>
  let container: Container
  var isInStack = false

  var body: some View {
    let view = HelmView(helm) { room in
      if room == container.tabHolder {
        TabView(selection: helm.selection(among: [.left, .right], popsOnSecondTap: true)) {
          HelmContent(Room.left).tag(Room.left)
          HelmContent(Room.right).tag(Room.right)
        }
      } else {
        RoomScreen(helm: helm, room: room, link: container.link)
      }
    }
    if isInStack {
      NavigationStack { view.insideNavigationStack() }
    } else {
      view
    }
  }
}

/// The containers as an app draws them that only has bindings.
struct BoundRooms: View {
  let helm: Helm<Room>
  let container: Container
  let room: Room

  private var isPushedOn: Bool {
    container.path.contains { $0.from.fragment == room && $0.to.fragment == .one }
  }

  var body: some View {
    if room == container.tabHolder {
      let tabs = TabView(selection: helm.selection(among: [.left, .right], popsOnSecondTap: true)) {
        inside(.left).tag(Room.left)
        inside(.right).tag(Room.right)
      }
      if helm.isPresented(.bar) {
        ZStack {
          tabs; screen(.bar)
        }
      } else {
        modals(over: tabs, of: room)
      }
    } else if room == container.columns {
      NavigationSplitView(preferredCompactColumn: helm.compactColumn(from: room)) {
        screen(room)
      } detail: {
        if helm.shownFragment(.one) != nil { stack(on: .one) }
      }
    } else if isPushedOn {
      stack(on: room)
    } else {
      screen(room)
    }
  }

  private func stack(on room: Room) -> some View {
    NavigationStack(path: helm.stack(from: room)) {
      screen(room).navigationDestination(for: PathFragment<Room>.self) { screen($0.fragment) }
    }
  }

  private func screen(_ room: Room) -> some View {
    modals(over: RoomScreen(helm: helm, room: room, link: container.link.dropped(.inbox)), of: room)
  }

  private func inside(_ room: Room) -> AnyView { AnyView(BoundRooms(helm: helm, container: container, room: room)) }

  @ViewBuilder private func modals(over view: some View, of room: Room) -> some View {
    let modal = container.segues.first { $0.edge.from == room && [.modal, .inner].contains($0.edge.to) }
    switch modal?.presentation {
    case .sheet: view.sheet(isPresented: binding(modal)) { inside(modal?.edge.to ?? room) }
    case .fullScreenCover: view.fullScreenCover(isPresented: binding(modal)) { inside(modal?.edge.to ?? room) }
    case .popover: view.popover(isPresented: binding(modal)) { inside(modal?.edge.to ?? room) }
    default: view
    }
  }

  private func binding(_ modal: Segue<Room>?) -> Binding<Bool> {
    modal.map { helm.isPresented($0.edge.to) } ?? .constant(false)
  }
}

extension HelmPath<Room> {
  /// The path without the edges to a fragment.
  func dropped(_ room: Room) -> HelmPath<Room> { HelmPath(filter { $0.to.fragment != room }) }
}
