// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Helm",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Helm", targets: ["Helm"]),
    .library(name: "HelmClassic", targets: ["HelmClassic"]),
    .library(name: "HelmCoordinator", targets: ["HelmCoordinator"]),
    .library(name: "HelmDocuments", targets: ["HelmDocuments"]),
    .library(name: "HelmTesting", targets: ["HelmTesting"]),
    .library(name: "HelmAnalytics", targets: ["HelmAnalytics"]),
    .library(name: "HelmInspector", targets: ["HelmInspector"]),
    .library(name: "HelmTools", targets: ["HelmTools"]),
    .executable(name: "helm-nav", targets: ["helm-nav"]),
    .plugin(name: "HelmCommand", targets: ["HelmCommand"]),
    .plugin(name: "HelmCheck", targets: ["HelmCheck"]),
  ],
  targets: [
    .target(name: "HelmCore"),
    .target(name: "Helm", dependencies: ["HelmCore"]),
    .target(name: "HelmClassic", dependencies: ["HelmCore", "Helm"]),
    .target(name: "HelmCoordinator", dependencies: ["Helm"]),
    .target(name: "HelmDocuments", dependencies: ["HelmCore"]),
    .target(
      name: "HelmAnalytics", dependencies: ["Helm", "HelmDocuments"], resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(name: "HelmInspector", dependencies: ["Helm", "HelmDocuments"]),
    .target(name: "HelmTesting", dependencies: ["Helm", "HelmCoordinator", "HelmDocuments"]),
    .target(
      name: "HelmTools", dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmAnalytics"],
      resources: [.embedInCode("Page/Scripts"), .embedInCode("Page/inspect-server.py")]),
    .executableTarget(
      name: "helm-nav",
      dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmTools", "HelmAnalytics", "AnalyticsQueries"]),
    .executableTarget(name: "helm-plugin"),
    .plugin(
      name: "HelmCommand",
      capability: .command(
        intent: .custom(
          verb: "helm", description: "Check, draw, compare, walk or export the package's navigation graph")),
      dependencies: ["helm-plugin"]),
    .plugin(name: "HelmCheck", capability: .buildTool(), dependencies: ["helm-plugin"]),
    .target(
      name: "AnalyticsQueries", path: "Analytics", exclude: ["Spark"], sources: ["Queries.swift"],
      resources: [.embedInCode("Queries"), .embedInCode("run-duckdb.py"), .embedInCode("figures.py")]),
    .testTarget(
      name: "HelmTests", dependencies: ["HelmCore", "Helm", "HelmTesting", "HelmTestSupport"],
      exclude: ["Transcripts/__Snapshots__"]),
    .target(name: "HelmTestSupport", dependencies: ["HelmCore", "Helm", "HelmTesting"], path: "Tests/HelmTestSupport"),
    .testTarget(name: "HelmClassicTests", dependencies: ["HelmClassic", "HelmTesting"]),
    .testTarget(
      name: "HelmCoordinatorTests", dependencies: ["Helm", "HelmCoordinator", "HelmTesting", "HelmTestSupport"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "HelmIdsTests", dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmTestSupport"]),
    .testTarget(
      name: "HelmModulesTests", dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmTestSupport"]),
    .target(
      name: "HelmReference", dependencies: ["HelmCore", "HelmTesting", "HelmTestSupport"], path: "Tests/HelmReference"),
    .testTarget(name: "HelmReferenceTests", dependencies: ["HelmReference"]),
    .testTarget(
      name: "HelmPlanningTests",
      dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmReference", "HelmTestSupport"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "HelmRestorationTests",
      dependencies: ["HelmCore", "Helm", "HelmTesting", "HelmReference", "HelmTestSupport"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "HelmDocumentsTests", dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmTestSupport"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "HelmNavTests",
      dependencies: [
        "Helm", "HelmDocuments", "HelmTesting", "HelmTools", "HelmTestSupport", "helm-nav", "helm-plugin",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "HelmDrawingTests",
      dependencies: [
        "Helm", "HelmAnalytics", "HelmDocuments", "HelmTesting", "HelmTools", "HelmTestSupport", "helm-nav",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "HelmDifferenceTests",
      dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmTools", "HelmTestSupport", "helm-nav"],
      exclude: ["__Snapshots__"]),
    .testTarget(name: "HelmInspectorTests", dependencies: ["Helm", "HelmDocuments", "HelmInspector"]),
    .executableTarget(name: "InspectedApp", dependencies: ["Helm", "HelmInspector"], path: "Tests/InspectedApp"),
    .testTarget(
      name: "HelmLinksTests",
      dependencies: ["HelmCore", "Helm", "HelmDocuments", "HelmReference", "HelmTestSupport"]),
    .testTarget(
      name: "HelmAnalyticsTests",
      dependencies: [
        "Helm", "HelmAnalytics", "HelmTesting", "HelmTools", "HelmDocuments", "HelmTestSupport", "helm-nav",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "HelmTrustTests",
      dependencies: [
        "HelmCore", "Helm", "HelmCoordinator", "HelmDocuments", "HelmTesting", "HelmTools", "HelmReference",
        "HelmTestSupport",
      ],
      exclude: ["MachineReplay/replay-machine.mjs"]),
    .testTarget(
      name: "HelmTestingTests", dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmTestSupport"],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make release` asks for the library as users get it, and for tests that are compiled quickly.
if Context.environment["HELM_PLAIN_TESTS"] == "1" {
  for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}

// `make test` leaves these to `make verify`: they take a fifth of the time to compile the tests.
if Context.environment["HELM_FEW_TRIALS"] == "1" {
  for target in package.targets where target.name == "HelmTests" { target.exclude = ["Rules", "Transcripts"] }
}

// Some of the tests, and no more than they need: HELM_TESTS=HelmReferenceTests,HelmTests swift test
let namedTests = (Context.environment["HELM_TESTS"] ?? "").split(separator: ",").map(String.init)

// The SwiftUI layer is tested on Linux against modules of ours named `SwiftUI` and `Combine` (Documentation/swiftui-model.md).
// They are there only if this variable asks for them, and no product ever has them.
#if os(Linux)
  if Context.environment["HELM_SWIFTUI_STANDIN"] == "1" {
    for target in package.targets where target.name == "Helm" { target.dependencies += ["SwiftUI", "Combine"] }
    package.targets += [
      .target(name: "Combine", path: "Tests/CombineStandIn", swiftSettings: [.swiftLanguageMode(.v5)]),
      .target(
        name: "SwiftUI", dependencies: ["Combine"], path: "Tests/SwiftUIStandIn",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .target(name: "PlaygroundModel", dependencies: ["Helm"], path: "Examples/Playground/Sources/PlaygroundModel"),
      .target(
        name: "PlaygroundScreens", dependencies: ["PlaygroundModel", "Helm", "SwiftUI"],
        path: "Examples/Playground/Sources/PlaygroundScreens"),
      .executableTarget(
        name: "PlaygroundApp", dependencies: ["PlaygroundScreens", "SwiftUI"],
        path: "Examples/Playground/Sources/PlaygroundApp"),
      .testTarget(
        name: "HelmSwiftUITests",
        dependencies: [
          "Helm", "HelmCoordinator", "HelmTesting", "HelmTestSupport", "SwiftUI", "Combine", "PlaygroundModel",
          "PlaygroundScreens",
        ], exclude: ["Transcripts/__Snapshots__"]),
    ]
  }
#endif

if !namedTests.isEmpty {
  var wanted = Set(namedTests)
  var isGrowing = true
  while isGrowing {
    let count = wanted.count
    for target in package.targets where wanted.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { wanted.insert(name) }
    }
    isGrowing = wanted.count > count
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products.removeAll()
}
