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
          let isInspected = Bindable(context.helm)[dynamicMember: \.[inspects: child, in: holder]]
          content.inspector(isPresented: isClosing ? .constant(isOpen) : isInspected) {
            if let place = last.value(place, isClosing: place == nil) {
              PlaceView(context: context.inInspector(isClosing: context.isClosing(place)), root: place).id(place)
            }
          }
        } else {
          content
        }
      #endif
    }
  }

  extension Helm {
    /// Whether an inspector is open; writable, because the system closes it and its menu opens it.
    fileprivate subscript(inspects child: N, in holder: PathFragment<N>) -> Bool {
      get { !places(of: child, in: holder).isEmpty }
      set {
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
