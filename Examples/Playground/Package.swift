// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Playground",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "PlaygroundModel", targets: ["PlaygroundModel"]),
    .library(name: "PlaygroundScreens", targets: ["PlaygroundScreens"]),
    .executable(name: "PlaygroundApp", targets: ["PlaygroundApp"]),
  ],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    .target(name: "PlaygroundModel", dependencies: [.product(name: "Helm", package: "Helm")]),
    .target(
      name: "PlaygroundScreens", dependencies: ["PlaygroundModel", .product(name: "Helm", package: "Helm")]),
    .executableTarget(name: "PlaygroundApp", dependencies: ["PlaygroundScreens"]),
    .testTarget(
      name: "PlaygroundModelTests",
      dependencies: ["PlaygroundModel", .product(name: "HelmDocuments", package: "Helm")]),
  ],
  swiftLanguageModes: [.v6]
)
