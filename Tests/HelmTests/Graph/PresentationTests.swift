import Helm
import Testing

@Suite("Presentations (Semantics.md §1)")
struct PresentationTests {
  @Test func automaticResolvesByStyleAndDismissability() {
    #expect(Segue<Letter>(.a => .b, dismissable: true).resolvedPresentation == .push)
    #expect(Segue<Letter>(.a => .b).resolvedPresentation == .swap)
    #expect(Segue<Letter>(.a => .b, style: .hold, dismissable: true).resolvedPresentation == .sheet)
    #expect(Segue<Letter>(.a => .b, style: .hold).resolvedPresentation == .inline)
    #expect(Segue<Letter>(.a => .b, style: .hold, presentation: .popover).resolvedPresentation == .popover)
  }

  @Test(arguments: SeguePresentation.allCases)
  func eachPresentationHasItsStyleAndLayer(presentation: SeguePresentation) {
    let (style, layer): (SegueStyle?, PresentationLayer?) =
      switch presentation {
      case .automatic: (nil, nil)
      case .push, .swap: (.pass, nil)
      case .inline, .column: (.hold, .content)
      case .accessory: (.hold, .accessory)
      case .overlay: (.hold, .overlay)
      case .sheet, .fullScreenCover, .popover, .alert, .dialog: (.hold, .modal)
      case .curtain: (.hold, .curtain)
      }
    #expect(presentation.style == style)
    #expect(presentation.layer == layer)
  }
}
