#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows a navigation's state and events over the view, in debug builds only.
    ///
    /// ```swift
    /// HelmView(helm) { fragment in … }.helmInspector(helm)
    /// ```
    ///
    /// A button at the bottom edge opens a panel with the presented fragments, the path, the fragments that could be presented from here,
    /// live events, undo and redo. A release build returns the view unchanged.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - isPresented: A binding to whether the panel is open, for an app that has its own button for it.
    ///   - identityProvider: A closure that returns the id to present a fragment with, if it needs one.
    /// - Returns: The view, with the panel over it.
    public nonisolated func helmInspector<N: Fragment>(
      _ helm: Helm<N>, isPresented: Binding<Bool>? = nil,
      identityProvider: @escaping @MainActor (N) -> (any FragmentID)? = { _ in nil }
    ) -> some View {
      #if DEBUG
        modifier(Inspector(helm: helm, isPresented: isPresented, identityProvider: identityProvider))
      #else
        self
      #endif
    }
  }

  #if DEBUG
    private struct Inspector<N: Fragment>: ViewModifier {
      let helm: Helm<N>
      let isPresented: Binding<Bool>?
      let identityProvider: @MainActor (N) -> (any FragmentID)?

      @State private var isOpen = false
      @State private var events: [String] = []

      func body(content: Content) -> some View {
        content
          .overlay(alignment: .bottomTrailing) {
            if (isPresented ?? $isOpen).wrappedValue {
              InspectorPanel(helm: helm, events: events, identityProvider: identityProvider, close: close)
            } else if isPresented == nil {
              Button("Helm") { isOpen = true }.padding().background(.regularMaterial)
            }
          }
          .onHelmEvent(of: helm) { event in
            events.insert("\(event)", at: 0)
            if events.count > 50 { events.removeLast() }
          }
      }

      private func close() { (isPresented ?? $isOpen).wrappedValue = false }
    }

    private struct InspectorPanel<N: Fragment>: View {
      let helm: Helm<N>
      let events: [String]
      let identityProvider: @MainActor (N) -> (any FragmentID)?
      let close: () -> Void

      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            HStack {
              Button("Undo") { helm.undo() }.disabled(!helm.canUndo)
              Button("Redo") { helm.redo() }.disabled(!helm.canRedo)
              Spacer()
              Button("Close inspector", action: close)
            }
            section("Presented", helm.presentedFragments.reversed().map(\.description))
            section("Path", helm.path.map(\.description))
            Text("Possible moves").font(.headline)
            ForEach(moves, id: \.self) { fragment in
              Button(action: { helm.present(fragment, id: identityProvider(fragment)) }) {
                Text(verbatim: "→ \(fragment)")
              }
            }
            section("Events", events)
          }
          .padding()
        }
        .frame(maxWidth: 280)
        .background(.regularMaterial)
      }

      /// The fragments that the graph can present from here, in its order; if a guard denies one, the tap reports it.
      private var moves: [N] { helm.graph.fragments.filter { helm.can(.present($0), askingGuards: false) } }

      @ViewBuilder private func section(_ title: LocalizedStringKey, _ lines: [String]) -> some View {
        Text(title).font(.headline)
        ForEach(Array(lines.enumerated()), id: \.offset) { _, line in Text(verbatim: line).font(.footnote) }
      }
    }
  #endif
#endif
