extension KeptPlansTests {
  static let keptTours: [String] = []
  static let keptWalks: [String] = []
  static let keptWays: [String] = []
  static let keptFindings: [String] = []
}
