// swift-tools-version: 6.0
import PackageDescription

// The five apps at once, so that Helm is built once for all of them: `make example-apps`. Each is a package of its own too.
let apps = ["Social", "Shop", "Mail", "Bank", "Modules"]

/// The modules of an app that are targets of their own, each with a plain one beside it.
let modules = ["Modules": ["Recipes", "Groceries"]]

let helm = Target.Dependency.product(name: "Helm", package: "Helm")

func targets(of app: String) -> [Target] {
  let modules = modules[app, default: []]
  let features = modules.map { "\($0)Feature" }
  let plain = modules.map { "\($0)Plain" }
  func sources(_ target: String) -> String { "\(app)/Sources/\(target)" }
  func names(_ targets: [String]) -> [Target.Dependency] { targets.map { .byName(name: $0) } }
  return features.map { .target(name: $0, dependencies: [helm], path: sources($0)) }
    + plain.map { .target(name: $0, path: sources($0)) } + [
      .target(name: app, dependencies: names(features) + [helm], path: sources(app)),
      .target(name: "\(app)Plain", dependencies: names(plain), path: sources("\(app)Plain")),
      .testTarget(name: "\(app)Tests", dependencies: names([app, "\(app)Plain"]), path: "\(app)/Tests/\(app)Tests"),
    ]
}

let package = Package(
  name: "ExampleApps",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "Helm", path: "..")],
  targets: apps.flatMap(targets(of:)),
  swiftLanguageModes: [.v6]
)

// The views are drawn and tapped where the stand-in for SwiftUI is (Documentation/swiftui-model.md).
#if os(Linux)
  if Context.environment["HELM_SWIFTUI_STANDIN"] == "1" {
    package.targets.append(
      .testTarget(name: "ExampleViewTests", dependencies: apps.map { .byName(name: $0) } + [helm], path: "ViewTests"))
  }
#endif
