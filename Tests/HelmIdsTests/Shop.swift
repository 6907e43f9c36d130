import Helm

enum Screen: String, Fragment { case home, list, detail, comments, author, badge, offers }

extension Screen {
  static let item = detail.identified(by: Item.ID.self)
}

struct Item {
  struct ID: FragmentID, RawRepresentable, Hashable {
    var rawValue: Int
  }
}

enum Badge: String, FragmentID, CaseIterable { case gold, silver }

enum Shop {
  static let segues: Segues<Screen> = [
    .tabs(.home => [.list, .offers]),
    .push([.list, .offers] => .detail, tag: Tag.open),
    .push([.detail, .author] => .comments),
    .push(.comments => .author),
    .push(.comments => .detail),
    .sheet(.home => .badge),
    .ids(Screen.item),
    .ids(String.self, for: .author),
    .ids(Badge.self, for: .badge),
  ]

  enum Tag: SegueTag { case open }

  static var graph: NavigationGraph<Screen> { NavigationGraph(segues) }
  static var itemType: String { "Item.ID" }

  static func navigation() throws -> Navigation<Screen> { try Navigation(graph: graph) }
}

/// The error of a command, which must not change anything.
func error<N>(
  in navigation: Navigation<N>, _ body: (inout Navigation<N>) throws(HelmError<N>) -> Void
) -> HelmError<N>? {
  var copy = navigation
  do throws(HelmError<N>) {
    try body(&copy)
    return nil
  } catch {
    return copy == navigation ? error : .deferred
  }
}
