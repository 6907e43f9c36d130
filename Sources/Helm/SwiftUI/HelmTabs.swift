#if canImport(SwiftUI)
  import SwiftUI

  /// The tab bar of what a fragment holds as tabs, in the order of the graph.
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
  /// It goes into the view of the fragment that holds the tabs, in a ``HelmView``; elsewhere, it shows nothing. In the view of a module, the
  /// tabs are in the module's words. From iOS 18 on, it is made of the system's `Tab`s, before that of views with a `tabItem`. A tab bar that has more to it, or other tabs than the graph, is
  /// written with ``HelmContent``.
  public struct HelmTabs<N: Fragment, Label: View>: View {
    private let label: (N) -> Label
    private let popsOnSecondTap: Bool
    private var badges: [N: Int] = [:]
    private var searched: N?
    private var sections: [TabGroup<N>] = []

    /// Whether the system is taken to be older than it is.
    var isOnOlderSystem = false

    @Environment(\.helmContent) private var source

    /// Makes a tab bar.
    ///
    /// - Parameters:
    ///   - popsOnSecondTap: Whether a second tap on the tab in front pops it to its root.
    ///   - label: What a tab shows in the bar.
    public init(popsOnSecondTap: Bool = false, @ViewBuilder label: @escaping (N) -> Label) {
      self.label = label
      self.popsOnSecondTap = popsOnSecondTap
    }

    /// Shows a number on a tab, where the system has that: not on tvOS and watchOS.
    ///
    /// - Parameters:
    ///   - count: The number; with 0, nothing is shown.
    ///   - tab: The tab.
    /// - Returns: A tab bar that differs in this only.
    public func badge(_ count: Int, on tab: N) -> HelmTabs {
      var tabs = self
      tabs.badges[tab] = count
      return tabs
    }

    /// Lets a tab be the one to search in, which the system sets apart (`TabRole.search`, from iOS 18 on).
    ///
    /// - Parameter tab: The tab.
    /// - Returns: A tab bar that differs in this only.
    public func search(in tab: N) -> HelmTabs {
      var tabs = self
      tabs.searched = tab
      return tabs
    }

    /// Puts tabs under a title, in a sidebar where there is room for one (`TabSection` and `.sidebarAdaptable`, from iOS 18 on).
    ///
    /// - Parameters:
    ///   - titleKey: The title's key.
    ///   - tabs: The tabs, in the order in which they are shown, after those in no section.
    /// - Returns: A tab bar that differs in this only.
    public func section(_ titleKey: LocalizedStringKey, _ tabs: N...) -> HelmTabs {
      var all = self
      all.sections.append(TabGroup(title: titleKey, number: sections.count, tabs: tabs))
      return all
    }

    /// The tab bar.
    public var body: some View {
      if let (tabs, selection) = source?.tabs.tabs(as: N.self, popsOnSecondTap: popsOnSecondTap), !tabs.isEmpty {
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
        ForEach(sections, id: \.number) { section in
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

  /// Tabs under a title.
  private struct TabGroup<N: Fragment> {
    let title: LocalizedStringKey
    let number: Int
    let tabs: [N]
  }
#endif
