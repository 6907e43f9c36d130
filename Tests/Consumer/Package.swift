// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    .executableTarget(name: "Consumer", dependencies: [
      .product(name: "Helm", package: "Helm"), .product(name: "HelmTesting", package: "Helm"),
    ])
  ],
  swiftLanguageModes: [.v6]
)
