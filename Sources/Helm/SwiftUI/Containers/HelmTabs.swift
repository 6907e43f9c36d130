#if canImport(SwiftUI)
  import SwiftUI

  /// A tab bar of the tabs that a fragment holds, in the order of the graph.
  ///
  /// ```swift
  /// HelmTabs { (tab: Screen) in
  ///   switch tab {
  ///   case .news: Label("News", systemImage: "newspaper")
  ///   default: Label("Library", systemImage: "books.vertical")
  ///   }
  /// }
  /// ```
  ///
  /// Use it in the view of the fragment that holds the tabs, inside a ``HelmView``; elsewhere, it is empty. In a module's view, the tabs
  /// are the module's own fragments. It uses the system's `Tab` on iOS 18 and later, and views with a `tabItem` before that. Build a tab
  /// bar that needs more than this, or has other tabs than the graph, with ``HelmContent``.
  public struct HelmTabs<N: Fragment, Label: View>: View {
    private let label: (N) -> Label
    private let popsOnSecondTap: Bool
    private var badges: [N: Int] = [:]
    private var searched: N?
    private var sections: [(title: LocalizedStringKey, tabs: [N])] = []

    /// Whether to behave as on an older system.
    var isOnOlderSystem = false

    @Environment(\.helmContent) private var source

    /// Creates a tab bar.
    ///
    /// - Parameters:
    ///   - popsOnSecondTap: Whether a second tap on the tab in front pops it to its root.
    ///   - label: A closure that returns a tab's label in the bar.
    public init(popsOnSecondTap: Bool = false, @ViewBuilder label: @escaping (N) -> Label) {
      self.label = label
      self.popsOnSecondTap = popsOnSecondTap
    }

    /// Shows a number on a tab, except on tvOS and watchOS, which don't support it.
    ///
    /// - Parameters:
    ///   - count: The number; with 0, nothing is shown.
    ///   - tab: The tab.
    /// - Returns: A modified copy of this tab bar.
    public func badge(_ count: Int, on tab: N) -> HelmTabs {
      var tabs = self
      tabs.badges[tab] = count
      return tabs
    }

    /// Makes a tab the search tab, which the system sets apart (`TabRole.search`, on iOS 18 and later).
    ///
    /// - Parameter tab: The tab.
    /// - Returns: A modified copy of this tab bar.
    public func search(in tab: N) -> HelmTabs {
      var tabs = self
      tabs.searched = tab
      return tabs
    }

    /// Groups tabs under a title, in a sidebar if there is room for one (`TabSection` and `.sidebarAdaptable`, on iOS 18 and later).
    ///
    /// - Parameters:
    ///   - titleKey: The title's key.
    ///   - tabs: The tabs, in the order in which they are shown, after the tabs that are in no section.
    /// - Returns: A modified copy of this tab bar.
    public func section(_ titleKey: LocalizedStringKey, _ tabs: N...) -> HelmTabs {
      var all = self
      all.sections.append((titleKey, tabs))
      return all
    }

    /// The tab bar.
    public var body: some View {
      if let (tabs, selection) = source?.contents.tabs(as: N.self, popsOnSecondTap: popsOnSecondTap), !tabs.isEmpty {
        if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *), !isOnOlderSystem {
          bar(of: tabs, selection)
        } else {
          TabView(selection: selection) {
            ForEach(tabs, id: \.self) { tab in item(tab).tag(Optional.some(tab)) }
          }
        }
      }
    }

    @ViewBuilder private func item(_ tab: N) -> some View {
      let item = HelmContent(tab).tabItem { label(tab) }
      #if os(tvOS) || os(watchOS)
        item
      #else
        item.badge(badges[tab] ?? 0)
      #endif
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    @ViewBuilder private func bar(of tabs: [N], _ selection: Binding<N?>) -> some View {
      let grouped = Set(sections.flatMap(\.tabs))
      let bar = TabView(selection: selection) {
        ForEach(tabs.filter { !grouped.contains($0) }, id: \.self) { tab in self.tab(tab) }
        ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
          TabSection {
            ForEach(section.tabs.filter(tabs.contains), id: \.self) { tab in self.tab(tab) }
          } header: {
            Text(section.title)
          }
        }
      }
      #if os(watchOS)
        bar
      #else
        if sections.isEmpty { bar } else { bar.tabViewStyle(.sidebarAdaptable) }
      #endif
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    private func tab(_ tab: N) -> some TabContent<N?> {
      let content = Tab<N?, HelmContent, Label>(value: tab, role: tab == searched ? TabRole.search : nil) {
        HelmContent(tab)
      } label: {
        label(tab)
      }
      #if os(tvOS) || os(watchOS)
        return content
      #else
        return content.badge(badges[tab] ?? 0)
      #endif
    }
  }
#endif
