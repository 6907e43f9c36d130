// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Modules",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "Modules", targets: ["Modules"])],
  dependencies: [.package(name: "Helm", path: "../..")],
  targets: [
    // Neither of the two modules knows the other, or the app.
    .target(name: "RecipesFeature", dependencies: [.product(name: "Helm", package: "Helm")]),
    .target(name: "GroceriesFeature", dependencies: [.product(name: "Helm", package: "Helm")]),
    .target(
      name: "Modules",
      dependencies: ["RecipesFeature", "GroceriesFeature", .product(name: "Helm", package: "Helm")]),
    .target(name: "RecipesPlain"),
    .target(name: "GroceriesPlain"),
    .target(name: "ModulesPlain", dependencies: ["RecipesPlain", "GroceriesPlain"]),
    .testTarget(name: "ModulesTests", dependencies: ["Modules", "ModulesPlain"]),
  ],
  swiftLanguageModes: [.v6]
)
