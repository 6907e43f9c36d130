import SwiftUI

// The compiler has to refuse each line that says so, on the systems that are named, and no other line.

func usesWhatIsNewer() -> String {
  if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { return "\(Int128.max)" }
  return "\(Int128.max)"  // refused: is only available in
}

struct Presenting: View {
  @State private var isShown = false

  var body: some View {
    Text(verbatim: "covers and popovers")
      .fullScreenCover(isPresented: $isShown) { EmptyView() }  // refused on macOS: is unavailable in macOS
      .popover(isPresented: $isShown) { EmptyView() }  // refused on tvOS watchOS: is unavailable in
  }
}

#if os(macOS)
  let onlyThere: Int = "text"  // refused on macOS: cannot convert value of type 'String'
#endif

func offTheMainActor() {
  _ = ImageRenderer(content: EmptyView())  // refused: call to main actor-isolated initializer
}
