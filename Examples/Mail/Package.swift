// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mail",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "Mail", targets: ["Mail"])],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    .target(name: "Mail", dependencies: [.product(name: "Helm", package: "Helm")]),
    .target(name: "MailPlain"),
    .testTarget(name: "MailTests", dependencies: ["Mail", "MailPlain"]),
  ],
  swiftLanguageModes: [.v6]
)
