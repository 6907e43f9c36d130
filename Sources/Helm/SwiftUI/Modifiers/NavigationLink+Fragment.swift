#if canImport(SwiftUI)
  import SwiftUI

  extension NavigationLink where Destination == Never {
    /// Creates a link that pushes a fragment onto the surrounding stack.
    ///
    /// ```swift
    /// NavigationLink(value: Screen.settings) { Label("Settings", systemImage: "gear") }
    /// NavigationLink("An article", value: Screen.story(article.id))  // with its id: a `PathFragment`, as SwiftUI takes it
    /// ```
    ///
    /// - Parameters:
    ///   - value: The fragment, whose segue must be a push.
    ///   - label: A closure that returns the link's label.
    public nonisolated init(value: some Fragment, @ViewBuilder label: () -> Label) {
      self.init(value: PathFragment(value), label: label)
    }

    /// Creates a link with a localized title that pushes a fragment onto the surrounding stack.
    ///
    /// - Parameters:
    ///   - titleKey: The title's key.
    ///   - value: The fragment, whose segue must be a push.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: some Fragment) where Label == Text {
      self.init(titleKey, value: PathFragment(value))
    }

    /// Creates a link with a title that pushes a fragment onto the surrounding stack.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The fragment, whose segue must be a push.
    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, value: some Fragment) where Label == Text {
      self.init(title, value: PathFragment(value))
    }
  }
#endif
