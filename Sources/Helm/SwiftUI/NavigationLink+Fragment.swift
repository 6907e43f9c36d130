#if canImport(SwiftUI)
  import SwiftUI

  extension NavigationLink where Destination == Never {
    /// A link that pushes a fragment, in the stack around.
    ///
    /// ```swift
    /// NavigationLink(value: Screen.settings) { Label("Settings", systemImage: "gear") }
    /// NavigationLink("An article", value: Screen.story(article.id))  // with its id: a `PathFragment`, as SwiftUI takes it
    /// ```
    ///
    /// - Parameters:
    ///   - value: The fragment, whose segue pushes.
    ///   - label: What is tapped.
    public nonisolated init(value: some Fragment, @ViewBuilder label: () -> Label) {
      self.init(value: PathFragment(value), label: label)
    }

    /// A link with a localized title that pushes a fragment, in the stack around.
    ///
    /// - Parameters:
    ///   - titleKey: The title's key.
    ///   - value: The fragment, whose segue pushes.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: some Fragment) where Label == Text {
      self.init(titleKey, value: PathFragment(value))
    }

    /// A link with a title that pushes a fragment, in the stack around.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The fragment, whose segue pushes.
    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, value: some Fragment) where Label == Text {
      self.init(title, value: PathFragment(value))
    }
  }
#endif
