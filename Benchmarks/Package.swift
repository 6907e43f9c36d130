// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Helm", path: "..")],
  targets: [
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "helm-bench",
      dependencies: [
        "CAllocationCount", .product(name: "Helm", package: "Helm"), .product(name: "HelmTesting", package: "Helm"),
      ]),
    .testTarget(name: "BenchmarksTests", dependencies: ["helm-bench"]),
  ],
  swiftLanguageModes: [.v6]
)
