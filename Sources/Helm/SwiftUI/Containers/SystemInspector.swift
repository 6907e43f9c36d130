#if canImport(SwiftUI)
  import SwiftUI

  /// Shows a screen's inspected accessory or overlay in the system's inspector, on systems that have one.
  struct SystemInspector<N: Fragment, Screen: View>: ViewModifier {
    let context: HelmViewContext<N, Screen>
    let holder: PathFragment<N>

    @State private var last = FrozenValue<PathFragment<N>?>()
    @State private var isOpen = FrozenValue<Bool>()

    func body(content: Content) -> some View {
      #if os(tvOS) || os(watchOS) || os(visionOS)
        content
      #else
        if let child = context.inspectors[holder.fragment] {
          let place = context.helm.places(of: child, in: holder).first
          let isClosing = context.isClosing(holder)
          let isOpen = isOpen.value(place != nil, isClosing: isClosing)
          let isInspected = Bindable(context.helm)[
            dynamicMember: \.[inspects: InspectedChild(child: child, holder: holder)]]
          content.inspector(isPresented: isClosing ? .constant(isOpen) : isInspected) {
            if let place = last.value(place, isClosing: place == nil) {
              PlaceView(context: context.inModal(isClosing: context.isClosing(place)), root: place).id(place)
            }
          }
        } else {
          content
        }
      #endif
    }
  }

  private struct InspectedChild<N: Fragment>: Hashable {
    let child: N
    let holder: PathFragment<N>
  }

  extension Helm {
    /// Whether an inspector is open; writable, because the system closes it and its menu opens it.
    fileprivate subscript(inspects inspected: InspectedChild<N>) -> Bool {
      get { !places(of: inspected.child, in: inspected.holder).isEmpty }
      set {
        let (child, holder) = (inspected.child, inspected.holder)
        if let place = places(of: child, in: holder).first {
          if !newValue { back(from: place) }
        } else if newValue {
          perform(.present(child, from: .exactly(holder)))
        }
        let isAsWritten = places(of: child, in: holder).isEmpty != newValue
        for layer in [PresentationLayer.accessory, .overlay] {
          republish(.held(by: holder, in: layer, showing: child), unless: isAsWritten)
        }
      }
    }
  }
#endif
