// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "Helm", package: "Helm")]),
    .target(name: "ShopPlain"),
    .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopPlain"]),
  ],
  swiftLanguageModes: [.v6]
)
