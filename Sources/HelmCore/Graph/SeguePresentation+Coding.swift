// Apart from the types, which are compiled for where nothing is coded, too (Documentation/decisions/the-machine-in-a-page.md).

extension SegueStyle: Codable {}
extension SeguePresentation: Codable {}
extension PresentationLayer: Codable {}
