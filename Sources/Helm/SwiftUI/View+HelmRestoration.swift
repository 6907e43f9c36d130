#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Restores the saved state when the view first appears, and saves it each time the path changes.
    ///
    /// ```swift
    /// @SceneStorage("navigation") private var kept: Data?
    ///
    /// var body: some View {
    ///   HelmView(helm) { fragment in … }.restoresState(of: helm, in: $kept)
    /// }
    /// ```
    ///
    /// What can't be restored is dropped with everything on top of it, which `helm.restoration` reports
    /// (``Helm/restore(saved:migrating:)``). Where a person or a link has gone somewhere before, that wins, and nothing is
    /// restored. Each window keeps its own state: give each a `Helm` of its own, and the
    /// storage of its scene.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - data: Where the state is kept.
    ///   - migration: How to read what an earlier version of the app has saved, and for how long it is good.
    ///   - place: Where to go while nothing has been saved: what a new window is for.
    /// - Returns: The view, with its state kept.
    public nonisolated func restoresState<N: Fragment>(
      of helm: Helm<N>, in data: Binding<Data?>, migrating migration: StateMigration<N> = [:],
      startingAt place: PathFragment<N>? = nil
    ) -> some View {
      modifier(StateKeeper(helm: helm, data: data, migration: migration, start: place))
    }
  }

  extension View {
    /// Restores the state that a scene has saved when the view first appears, and saves it each time the path changes.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.restoresState(of: helm, key: "navigation")
    /// ```
    ///
    /// This is `restoresState(of:in:)` with the storage of the scene, which nothing else reads: a view that holds it by
    /// `@SceneStorage` is evaluated again each time it is written, and so is everything in that view.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - key: The key in the storage of the scene.
    ///   - migration: How to read what an earlier version of the app has saved, and for how long it is good.
    ///   - place: Where to go while nothing has been saved: what a new window is for.
    /// - Returns: The view, with its state kept.
    public nonisolated func restoresState<N: Fragment>(
      of helm: Helm<N>, key: String, migrating migration: StateMigration<N> = [:],
      startingAt place: PathFragment<N>? = nil
    ) -> some View {
      modifier(SceneKeeper(helm: helm, key: key, migration: migration, start: place))
    }
  }

  private struct SceneKeeper<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    let key: String
    let migration: StateMigration<N>
    let start: PathFragment<N>?

    func body(content: Content) -> some View {
      KeptInScene(content: content, helm: helm, key: key, migration: migration, start: start)
    }
  }

  private struct KeptInScene<N: Fragment, Content: View>: View {
    let content: Content
    let helm: Helm<N>
    let migration: StateMigration<N>
    let start: PathFragment<N>?

    @SceneStorage private var data: Data?

    init(content: Content, helm: Helm<N>, key: String, migration: StateMigration<N>, start: PathFragment<N>?) {
      self.content = content
      self.helm = helm
      self.migration = migration
      self.start = start
      _data = SceneStorage(key)
    }

    var body: some View { content.modifier(StateKeeper(helm: helm, data: $data, migration: migration, start: start)) }
  }

  private struct StateKeeper<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    @Binding var data: Data?
    let migration: StateMigration<N>
    let start: PathFragment<N>?

    @State private var isRestored = false

    // One hook for both: nothing may be saved before the saved state has been read.
    func body(content: Content) -> some View {
      content.onChange(of: helm.path, initial: true) {
        if isRestored {
          if let saved = helm.save(at: migration.date) { data = saved }
        } else {
          isRestored = true
          let hasGoneSomewhere = helm.hasGoneSomewhere
          helm.withoutAnimation {
            if let data {
              helm.restoreAtStart(saved: data, migrating: migration)
            } else if let start, !hasGoneSomewhere {
              helm.perform(.go(through: [start]))
            }
          }
          // What has come first is what there is to save.
          if hasGoneSomewhere, let saved = helm.save(at: migration.date) { data = saved }
        }
      }
    }
  }
#endif
