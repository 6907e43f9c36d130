// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PluginConsumer",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    .target(
      name: "TravelGraph", dependencies: [.product(name: "Helm", package: "Helm")],
      plugins: [.plugin(name: "HelmCheck", package: "Helm")]),
    .executableTarget(name: "Travel", dependencies: ["TravelGraph", .product(name: "Helm", package: "Helm")]),
  ],
  swiftLanguageModes: [.v6]
)
