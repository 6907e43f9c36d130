// swift-tools-version: 6.0
import PackageDescription

// The library's sources by links, not the library as a dependency: its inner parts are fed too, and all of it is instrumented.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "HelmCore"),
    .target(name: "Helm", dependencies: ["HelmCore"]),
    .target(name: "HelmCoordinator", dependencies: ["Helm"]),
    .target(name: "HelmDocuments", dependencies: ["HelmCore"]),
    .target(
      name: "HelmAnalytics", dependencies: ["Helm", "HelmDocuments"], resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(name: "HelmTesting", dependencies: ["Helm", "HelmCoordinator", "HelmDocuments"]),
    .target(
      name: "HelmTools", dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmAnalytics"],
      resources: [.embedInCode("Page/Scripts"), .embedInCode("Page/inspect-server.py")]),
    .target(
      name: "AnalyticsQueries", exclude: ["Spark"], sources: ["Queries.swift"],
      resources: [.embedInCode("Queries"), .embedInCode("run-duckdb.py"), .embedInCode("figures.py")]),
    .target(
      name: "NavTool",
      dependencies: ["Helm", "HelmDocuments", "HelmTesting", "HelmTools", "HelmAnalytics", "AnalyticsQueries"],
      exclude: ["main.swift"]),
    .target(name: "HelmInspector", dependencies: ["Helm", "HelmDocuments"]),
    .target(name: "HelmTestSupport", dependencies: ["HelmCore", "Helm", "HelmTesting"]),
    .target(name: "Reference", dependencies: ["HelmCore", "HelmTesting", "HelmTestSupport"]),
    .executableTarget(
      name: "helm-fuzz",
      dependencies: [
        "Helm", "HelmAnalytics", "HelmDocuments", "HelmInspector", "HelmTesting", "HelmTools", "NavTool", "Reference",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
