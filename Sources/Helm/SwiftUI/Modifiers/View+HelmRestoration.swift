#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Restores a saved state when the view first appears, and saves the state each time the path changes.
    ///
    /// ```swift
    /// @SceneStorage("navigation") private var kept: Data?
    ///
    /// var body: some View {
    ///   HelmView(helm) { fragment in … }.restoresState(of: helm, in: $kept)
    /// }
    /// ```
    ///
    /// Frames that can't be restored are dropped with everything on top of them, which `helm.restoration` reports
    /// (``Helm/restore(saved:migrating:)``). If the user or a link has navigated before, that takes precedence, and nothing is restored.
    /// Each window stores its own state: give each a `Helm` of its own, and the storage of its scene.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - data: The storage of the state.
    ///   - migration: How to read states that earlier versions of the app have saved, and how long a state stays valid.
    ///   - place: Where to go if nothing has been saved, for example the content that a new window was opened for.
    /// - Returns: The view, saving and restoring its state.
    public nonisolated func restoresState<N: Fragment>(
      of helm: Helm<N>, in data: Binding<Data?>, migrating migration: StateMigration<N> = [:],
      startingAt place: PathFragment<N>? = nil
    ) -> some View {
      modifier(StateRestoration(helm: helm, data: data, migration: migration, start: place))
    }

    /// Restores a state saved in the scene's storage when the view first appears, and saves the state each time the path changes.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.restoresState(of: helm, key: "navigation")
    /// ```
    ///
    /// This is `restoresState(of:in:)` with the storage of the scene, which nothing else reads: a view that declares it with
    /// `@SceneStorage` is evaluated again each time it is written, and so is everything in that view.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - key: The key in the storage of the scene.
    ///   - migration: How to read states that earlier versions of the app have saved, and how long a state stays valid.
    ///   - place: Where to go if nothing has been saved, for example the content that a new window was opened for.
    /// - Returns: The view, saving and restoring its state.
    public nonisolated func restoresState<N: Fragment>(
      of helm: Helm<N>, key: String, migrating migration: StateMigration<N> = [:],
      startingAt place: PathFragment<N>? = nil
    ) -> some View {
      modifier(SceneRestoration(helm: helm, key: key, migration: migration, start: place))
    }
  }

  private struct SceneRestoration<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    let key: String
    let migration: StateMigration<N>
    let start: PathFragment<N>?

    func body(content: Content) -> some View {
      SceneData(key) { content.modifier(StateRestoration(helm: helm, data: $0, migration: migration, start: start)) }
    }
  }

  private struct SceneData<Content: View>: View {
    @SceneStorage private var data: Data?
    private let content: (Binding<Data?>) -> Content

    init(_ key: String, content: @escaping (Binding<Data?>) -> Content) {
      _data = SceneStorage(key)
      self.content = content
    }

    var body: some View { content($data) }
  }

  private struct StateRestoration<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    @Binding var data: Data?
    let migration: StateMigration<N>
    let start: PathFragment<N>?

    @State private var isRestored = false

    // One hook for both: nothing may be saved before the saved state has been read.
    func body(content: Content) -> some View {
      content.onChange(of: helm.savedPath, initial: true) {
        // Navigation that happened before restoring takes precedence, so it is saved.
        let isSaved = isRestored || helm.hasNavigated
        if !isRestored {
          isRestored = true
          withAnimationsDisabled {
            if let data {
              helm.restoreAtStart(saved: data, migrating: migration)
            } else if let start, !isSaved {
              helm.perform(.go(through: [start]))
            }
          }
        }
        if isSaved, let saved = helm.save(at: migration.date) { data = saved }
      }
    }
  }
#endif
