// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Helm",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Helm", targets: ["Helm"]),
    .library(name: "HelmDocuments", targets: ["HelmDocuments"]),
    .library(name: "HelmTesting", targets: ["HelmTesting"]),
    .executable(name: "helm-nav", targets: ["helm-nav"]),
  ],
  targets: [
    .target(name: "Helm"),
    .target(name: "HelmDocuments", dependencies: ["Helm"]),
    .target(name: "HelmTesting", dependencies: ["Helm"]),
    .executableTarget(name: "helm-nav", dependencies: ["Helm", "HelmDocuments", "HelmTesting"]),
    .testTarget(name: "HelmTests", dependencies: ["Helm"]),
    .testTarget(name: "HelmDocumentsTests", dependencies: ["Helm", "HelmDocuments"]),
    .testTarget(name: "HelmNavTests", dependencies: ["Helm", "HelmDocuments", "helm-nav"]),
    .testTarget(name: "HelmTestingTests", dependencies: ["Helm", "HelmTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
