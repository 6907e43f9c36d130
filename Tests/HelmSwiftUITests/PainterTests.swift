import Foundation
import Testing

@testable import HelmTesting

@Suite("Painters of images") struct PainterTests {
  @Test(arguments: [(ViewPainter.window, "a window"), (.imageRenderer, "ImageRenderer")])
  func aDifferenceNamesThePainter(painter: ViewPainter, name: String) {
    let strategy = SnapshotStrategy<Data>(
      fileExtension: "png", encode: { $0 }, decode: { $0 },
      difference: { old, new in old == new ? nil : "2 pixels differ." }, render: { _ in Data() }
    )
    .drawn(by: painter)
    #expect(strategy.difference(Data([1]), Data([2])) == "2 pixels differ. The new picture was drawn by \(name).")
    #expect(strategy.difference(Data([1]), Data([1])) == nil)
    #expect(strategy.fileExtension == "png")
  }

  @Test func aMissingWindowIsExplained() {
    #expect(
      ImageSnapshotError.noWindow.description == """
        There is no window to draw in. Run the tests in an app (a host application), or draw with ImageRenderer: \
        image(by: .imageRenderer), which shows placeholders for stacks, lists, forms and tabs.
        """)
  }
}
