// swift-tools-version: 6.0
import PackageDescription

// A package of its own: where GTK is missing, it does not build, and nobody else is to be bothered by that.
let package = Package(
  name: "PlaygroundGTK",
  products: [.executable(name: "playground", targets: ["playground"])],
  dependencies: [
    .package(name: "Helm", path: "../../.."),
    .package(name: "Playground", path: ".."),
  ],
  targets: [
    .systemLibrary(
      name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"]), .brew(["libadwaita"])]),
    .target(name: "GTKBridge", dependencies: ["CAdw"]),
    .target(
      name: "PlaygroundWindow",
      dependencies: [
        "GTKBridge", "PlaygroundGallery", .product(name: "Helm", package: "Helm"),
        .product(name: "HelmAnalytics", package: "Helm"), .product(name: "PlaygroundModel", package: "Playground"),
      ]),
    .target(
      name: "PlaygroundGallery",
      dependencies: [
        .product(name: "Helm", package: "Helm"), .product(name: "HelmDocuments", package: "Helm"),
        .product(name: "HelmTesting", package: "Helm"), .product(name: "HelmTools", package: "Helm"),
        .product(name: "PlaygroundModel", package: "Playground"),
      ]),
    .executableTarget(
      name: "playground",
      dependencies: [
        "GTKBridge", "PlaygroundWindow", "PlaygroundGallery", .product(name: "HelmInspector", package: "Helm"),
      ]),
    .testTarget(
      name: "PlaygroundWindowTests",
      dependencies: [
        "GTKBridge", "PlaygroundWindow", "PlaygroundGallery", .product(name: "HelmTesting", package: "Helm"),
        .product(name: "HelmTools", package: "Helm"),
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(name: "PlaygroundGalleryTests", dependencies: ["PlaygroundGallery"]),
  ],
  swiftLanguageModes: [.v6]
)
