#if canImport(SwiftUI)
  import SwiftUI

  extension HelmViewContext {
    /// Returns the view of a curtain, which presents the curtain's modals, unless another view does.
    fileprivate func curtain(at place: PathFragment<N>, isPresenting: Bool = true) -> some View {
      RootView(inCurtain, root: place, isPresenting: isPresenting)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
    }
  }

  /// The curtains over a view, if they have no windows of their own: on macOS, and in previews.
  struct CurtainCover<N: Fragment, Screen: View>: ViewModifier {
    let context: HelmViewContext<N, Screen>

    /// Whether nothing lies over the view.
    let isTop: Bool

    func body(content: Content) -> some View {
      // Without a window for them; covers aren't drawn in place either.
      let isInPlace = context.curtains.map { !$0.hasWindow && !CurtainScreen<N>.isOfCovers } ?? false
      let curtains = isInPlace ? context.helm.curtains : []
      content
        .seen(curtains.isEmpty)
        .overlay {
          ForEach(curtains, id: \.self) { curtain in
            context.curtain(at: curtain, isPresenting: isTop && curtain == curtains.last)
              .seen(curtain == curtains.last)
          }
        }
    }
  }

  struct CurtainAnchor<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let screen: CurtainScreen<N>

    /// Passed on, because windows have no environment of their own.
    @Environment(\.self) private var environment

    var body: some View {
      let environment = environment
      // The screen must not retain itself, nor the row that follows it.
      let context = context.inCurtain
      let _ = screen.draw { AnyView(context.curtain(at: $0).environment(\.self, environment)) }
      Color.clear
        .frame(width: 0, height: 0)
        .accessibilityHidden(true)
        .onChange(of: context.helm.curtains, initial: true) {
          screen.follow(context.helm)
          if let window = environment.helmCurtainWindow { screen.use(window) }
        }
        #if canImport(UIKit) && !os(watchOS)
          .background { SceneReader(screen: screen) }
        #endif
    }
  }
#endif
