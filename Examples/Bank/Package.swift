// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bank",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "Bank", targets: ["Bank"])],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    .target(name: "Bank", dependencies: [.product(name: "Helm", package: "Helm")]),
    .target(name: "BankPlain"),
    .testTarget(name: "BankTests", dependencies: ["Bank", "BankPlain"]),
  ],
  swiftLanguageModes: [.v6]
)
