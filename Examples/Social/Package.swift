// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Social",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "Social", targets: ["Social"])],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    .target(name: "Social", dependencies: [.product(name: "Helm", package: "Helm")]),
    .target(name: "SocialPlain"),
    .testTarget(name: "SocialTests", dependencies: ["Social", "SocialPlain"]),
  ],
  swiftLanguageModes: [.v6]
)
