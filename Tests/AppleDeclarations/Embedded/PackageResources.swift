/// What HelmTools embeds in its code: here by name alone, as nothing is run.
struct PackageResources {
  static let cards_js: [UInt8] = []
  static let elements_js: [UInt8] = []
  static let graph_js: [UInt8] = []
  static let machine_js: [UInt8] = []
  static let main_js: [UInt8] = []
  static let page_css: [UInt8] = []
  static let pair_js: [UInt8] = []
  static let panel_js: [UInt8] = []
  static let picture_css: [UInt8] = []
  static let picture_js: [UInt8] = []
  static let play_js: [UInt8] = []
  static let sessions_js: [UInt8] = []
  static let steps_js: [UInt8] = []
  static let tools_js: [UInt8] = []
  static let words_js: [UInt8] = []
}
