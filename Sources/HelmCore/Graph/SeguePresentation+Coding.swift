// Kept apart from the types, which are also compiled where nothing is coded (Documentation/decisions/the-machine-in-a-page.md).

extension SegueStyle: Codable {}
extension SeguePresentation: Codable {}
extension PresentationLayer: Codable {}
