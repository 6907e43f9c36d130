// swift-tools-version: 6.0
import PackageDescription

// The five apps at once, so that Helm is built once for all of them: `make example-apps`. Each is a package of its own too.
let apps = ["Social", "Shop", "Mail", "Bank", "Modules"]

/// The modules of an app that are targets of their own.
let features = ["Modules": ["RecipesFeature", "GroceriesFeature"]]

let helm = Target.Dependency.product(name: "Helm", package: "Helm")

let package = Package(
  name: "ExampleApps",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "Helm", path: "..")],
  targets: apps.flatMap { app -> [Target] in
    let features = features[app, default: []]
    return features.map { .target(name: $0, dependencies: [helm], path: "\(app)/Sources/\($0)") } + [
      .target(name: app, dependencies: features.map { .byName(name: $0) } + [helm], path: "\(app)/Sources/\(app)"),
      .target(name: "\(app)Plain", path: "\(app)/Sources/\(app)Plain"),
      .testTarget(
        name: "\(app)Tests", dependencies: [.byName(name: app), .byName(name: "\(app)Plain")],
        path: "\(app)/Tests/\(app)Tests"),
    ]
  },
  swiftLanguageModes: [.v6]
)
